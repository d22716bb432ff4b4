import type { RowOfResource } from '@app/contract/kit/resource'
import type { ledgerAccount } from '@app/contract/ledger/account'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'

/**
 * Locks members in the order of their ids, after lines and registers, before products: spending, granting and expiring
 * wallets or passes take turns. The member's row stands for all of their accounts, whose balances each spender writes.
 */
export async function lockMembers(tx: Tx, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const locked = await tx
    .selectFrom('socio')
    .select('id_mst_socios')
    .where('id_mst_socios', 'in', wanted)
    .orderBy('id_mst_socios')
    .forNoKeyUpdate()
    .execute()
  if (locked.length !== wanted.length) refuse('msg.not_found', { id_mst_socios: 'msg.not_found' })
}

/** Refuses an unknown member. */
export async function requireMember(tx: Tx, id: number): Promise<void> {
  const found = await tx.selectFrom('socio').select('id_mst_socios').where('id_mst_socios', '=', id).executeTakeFirst()
  if (!found) refuse('msg.not_found')
}

/** Asks about an inactive member to whom something is sold; the answer includes the field that confirms it. */
export async function askAboutInactive(
  { tx, today }: Pick<Call<unknown>, 'tx' | 'today'>,
  members: readonly number[],
  isConfirmed: boolean,
): Promise<void> {
  if (isConfirmed || members.length === 0) return
  const away = await tx
    .selectFrom('socio')
    .select(fullName('socio').as('nombre'))
    .where('id_mst_socios', 'in', members)
    .where((eb) => eb.or([eb('activo', '=', false), eb('fecha_baja', '<', today)]))
    .orderBy('id_mst_socios')
    .limit(1)
    .executeTakeFirst()
  if (away) refuse('ledger.socio_inactivo', {}, { nombre: away.nombre }, { confirm: 'confirmar_inactivos' })
}

type Account = RowOfResource<typeof ledgerAccount>
/** Initial data of a member's account. */
type Opening = Pick<Account, 'clase' | 'unidad' | 'id_mst_socios'> &
  Partial<Pick<Account, 'id_mst_tipopago' | 'id_reg_abonos' | 'desde' | 'vence'>>

/** Opens an empty account of a locked member. Unlimited uses are only counted, without balance. */
export async function openAccount(tx: Tx, opening: Opening): Promise<number> {
  const { id_reg_cuenta } = await tx
    .insertInto('libro_cuenta')
    .values({ ...opening, signo: -1, saldo: opening.clase === 'libre' ? null : 0 })
    .returning('id_reg_cuenta')
    .executeTakeFirstOrThrow()
  return id_reg_cuenta
}

/** Sets the expiry of a locked member's account; null is without end. */
export const setEnd = (tx: Tx, id_reg_cuenta: number, vence: Date | null) =>
  tx.updateTable('libro_cuenta').set({ vence }).where('id_reg_cuenta', '=', id_reg_cuenta).execute()
