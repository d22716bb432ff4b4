import { isRectifying } from '@app/contract/official-invoices/document-kinds'
import type { Tx } from '../../../kit/database/database.ts'
import { together } from '../../../kit/database/together.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import type { MoneyContext } from '../../invoices/public.ts'
import type { Invoice } from '../document.ts'

/** Documents by their ids, in their order; refuses an unknown one. */
export async function documentsOf(tx: Tx, ids: readonly number[]): Promise<Invoice[]> {
  const found = await tx.selectFrom('facturaoficial').selectAll().where('id_reg_facturaoficial', 'in', ids).execute()
  const byId = new Map(found.map((one) => [one.id_reg_facturaoficial, one]))
  return ids.map((id) => byId.get(id) ?? refuse('msg.not_found'))
}

/** Refuses a document that rectifies another, was cancelled, or was replaced by a full one: it names that one. */
export async function requireChangeable(
  { tx }: Pick<MoneyContext, 'tx'>,
  { id_reg_facturaoficial: id, tipo, num_completo: numero }: Invoice,
) {
  if (isRectifying(tipo)) refuse('oficial.es_rectificativa', {}, { numero })
  const [cancelled, replaced] = await together(
    tx.selectFrom('facturaoficial_anulacion').select('id_reg_facturaoficial').where('id_reg_facturaoficial', '=', id).executeTakeFirst(),
    tx
      .selectFrom('facturaoficial_relacion as r')
      .innerJoin('facturaoficial as f', 'f.id_reg_facturaoficial', 'r.id_reg_facturaoficial')
      .select('f.num_completo')
      .where('r.id_reg_facturaoficial_origen', '=', id)
      .where('r.clase', '=', 'sustituye')
      .executeTakeFirst(),
  )
  if (cancelled) refuse('oficial.anulada', {}, { numero })
  if (replaced) refuse('oficial.sustituida', {}, { numero, por: replaced.num_completo })
}
