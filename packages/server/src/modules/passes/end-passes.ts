import type { Day } from '@app/contract/values/day'
import type { Tx } from '../../kit/database/database.ts'
import { heldPasses, type MoneyContext } from '../invoices/public.ts'
import { lockMembers } from '../ledger/public.ts'
import { endOf } from './pass-accounts.ts'
import { setEndOfPass } from './use-pass.ts'

/** The passes of a member that would hold beyond a day of the club's zone, by number. */
export const passesBeyond = (tx: Tx, id_mst_socios: number, { day, zone }: { readonly day: Day; readonly zone: string }) =>
  heldPasses(tx)
    .where('a.id_mst_socios', '=', id_mst_socios)
    .where((eb) => eb.or([eb('a.vence', 'is', null), eb('a.vence', '>', endOf(day, zone))]))
    .orderBy('a.id_reg_abonos')
    .execute()

/** Ends the passes of a member on a day, as on leaving the club; passes that end earlier are kept. */
export async function endPassesOf(call: MoneyContext, id_mst_socios: number, day: Day) {
  const { tx, club } = call
  await lockMembers(tx, [id_mst_socios])
  const vence = endOf(day, club.zone)
  for (const { desc_tipoabonos: _name, ...pass } of await passesBeyond(tx, id_mst_socios, { day, zone: club.zone }))
    await setEndOfPass(call, pass, vence)
}
