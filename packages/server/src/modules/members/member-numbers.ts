import { guestMember } from '@app/contract/members/member'
import type { Tx } from '../../kit/database/database.ts'

/**
 * Serialises the assignment of member numbers and e-mails by a lock of the guest's row, which every club has. Bookings
 * of the guest do not wait, a foreign key takes a weaker lock.
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
