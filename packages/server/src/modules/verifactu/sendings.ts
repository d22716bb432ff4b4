import { listSendings, sendingDetail } from '@app/contract/verifactu/sendings'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { incomesSeenBy } from '../income-types/public.ts'

/** Sendings that are listed. */
const mostListed = 500

/** Sendings of a company, newest first. */
export const sendingsOf = (tx: Tx, company: number) =>
  tx
    .selectFrom('documento_envio as e')
    .innerJoin('documento_cadena as c', 'c.id_reg_documento_cadena', 'e.id_reg_documento_cadena')
    .select(['e.id_reg_documento_envio', 'e.desde', 'e.hasta', 'e.estado', 'e.incidencia', 'e.enviado', 'e.csv', 'e.codigo', 'e.mensaje'])
    .select('c.instalacion')
    .select((eb) => {
      const answers = (state: 'incorrecto' | 'con_errores') =>
        eb
          .selectFrom('documento_respuesta as p')
          .whereRef('p.id_reg_documento_envio', '=', 'e.id_reg_documento_envio')
          .where('p.estado', '=', state)
          .select((count) => count.fn.countAll<number>().as('n'))
      return [
        answers('incorrecto').$asScalar().$notNull().as('rechazados'),
        answers('con_errores').$asScalar().$notNull().as('con_errores'),
      ]
    })
    .where('c.id_mst_empresas', '=', company)
    .orderBy('e.id_reg_documento_envio', 'desc')

export const list = handle(listSendings, ({ tx, input: { id, por_arreglar } }) =>
  sendingsOf(tx, id)
    .$if(por_arreglar, (query) => query.where('e.estado', 'not in', ['correcto', 'enviando']))
    .limit(mostListed)
    .execute(),
)

export const detail = handle(sendingDetail, async ({ tx, input: { id }, user }) => {
  // the records of a company are of all income types
  if ((await incomesSeenBy(tx, user)) !== null) refuse('msg.not_allowed')
  const sending = await tx.selectFrom('documento_envio').selectAll().where('id_reg_documento_envio', '=', id).executeTakeFirst()
  if (!sending) return refuse('msg.not_found')
  const registros = await tx
    .selectFrom('documento_registro as r')
    .innerJoin('facturaoficial as f', 'f.id_reg_facturaoficial', 'r.id_reg_facturaoficial')
    .leftJoin('documento_respuesta as p', (join) => join.onRef('p.n', '=', 'r.n').on('p.id_reg_documento_envio', '=', id))
    .select(['r.id_reg_documento_cadena', 'r.n', 'r.clase', 'r.id_reg_facturaoficial', 'r.fecha_hora', 'r.xml', 'f.num_completo'])
    .select(['p.estado', 'p.codigo', 'p.mensaje'])
    .where('r.id_reg_documento_cadena', '=', sending.id_reg_documento_cadena)
    .where('r.n', '>=', sending.desde)
    .where('r.n', '<=', sending.hasta)
    .orderBy('r.n')
    .execute()
  return { ...sending, registros }
})
