import type { RowOfResource } from '@app/contract/kit/resource'
import type { documentDelivery } from '@app/contract/official-invoices/document-delivery'
import type { Tx } from '../../kit/database/database.ts'
import type { PreparationCall } from '../../kit/http/serve.ts'

type Way = RowOfResource<typeof documentDelivery>['via']

/** Records that somebody was given an official invoice, once for each way; nothing of one that is not there. */
export const recordDelivery = (tx: Tx, id: number, via: Way, { by, now }: { readonly by: number; readonly now: Date }) =>
  tx
    .insertInto('facturaoficial_entrega')
    .columns(['id_reg_facturaoficial', 'via', 'fecha', 'id_mst_socios_creacion'])
    .expression((eb) =>
      eb
        .selectFrom('facturaoficial')
        .select(['id_reg_facturaoficial', eb.val(via).as('via'), eb.val(now).as('fecha'), eb.val(by).as('id_mst_socios_creacion')])
        .where('id_reg_facturaoficial', '=', id),
    )
    .onConflict((conflict) => conflict.columns(['id_reg_facturaoficial', 'via']).doNothing())
    .execute()

/** The same in a transaction of its own, before a call that reads. */
export const delivering = (
  { inTransaction, user, now }: Pick<PreparationCall<unknown>, 'inTransaction' | 'user' | 'now'>,
  id: number,
  via: Way,
) => inTransaction((tx) => recordDelivery(tx, id, via, { by: user.id_mst_socios, now }))

/** True if an official invoice was printed, mailed or shown to somebody. */
export const wasGiven = async (tx: Tx, id: number): Promise<boolean> => {
  const found = await tx
    .selectFrom('facturaoficial_entrega')
    .select('via')
    .where('id_reg_facturaoficial', '=', id)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
