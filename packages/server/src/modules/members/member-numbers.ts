import { guestMember } from '@app/contract/members/member'
import type { Tx } from '../../kit/database/database.ts'

/**
 * Whoever gives out member numbers or e-mails waits here for the one before: the guest's row, which every club has, is what they hold.
 * Bookings of the guest do not wait, a foreign key asks for less.
 */
export const takeTurns = (tx: Tx) =>
  tx.selectFrom('socio').select('id_mst_socios').where('id_mst_socios', '=', guestMember).forNoKeyUpdate().execute()

/** The last number plus 1; only certain after `takeTurns`. */
export async function nextNumber(tx: Tx): Promise<number> {
  const { last } = await tx
    .selectFrom('socio')
    .select(({ fn }) => fn.max('numsocio').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}
