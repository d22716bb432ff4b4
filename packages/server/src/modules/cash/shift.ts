import type { Tx } from '../../kit/database/database.ts'
import { movementsOf } from '../ledger/public.ts'
import { drawerNow } from './drawer-now.ts'

/**
 * The shift of a register, by which its screens count: the transfers of its account after its last close (`since`), in the order in
 * which the drawer counts them, and those without cash from the moment of that close on (`from`). Cash elsewhere, in another register
 * or the cash machine, is not its own. A register that was never closed begins with its first transfer; `from` is null if it has none.
 */
export async function shiftOf(tx: Tx, register: number) {
  const drawer = await drawerNow(tx, register)
  const { last, account } = drawer
  if (last) return { ...drawer, from: last.fecha }
  const first = await tx
    .selectFrom(movementsOf(tx, account, 0).as('m'))
    .select(({ fn }) => fn.min('m.fecha').as('fecha'))
    .executeTakeFirst()
  return { ...drawer, from: first?.fecha ?? null }
}
