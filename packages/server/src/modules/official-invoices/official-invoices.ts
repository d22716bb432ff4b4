import { invoiceTypes } from '@app/contract/invoices/invoice'
import { pick } from '@app/contract/kit/resource'
import * as declared from '@app/contract/official-invoices/official-invoices'
import { type ExpressionBuilder, sql } from 'kysely'
import { type Database, planByValues, type Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { drawingOf } from '../../kit/papers/codes.ts'
import { incomesSeenBy, inIncomes } from '../income-types/public.ts'
import { isDue, lineNumber } from '../invoices/public.ts'
import { daysOf } from './days-of.ts'
import { wasGiven } from './deliveries.ts'
import { followersOf, linesOf, originsOf, taxesOf } from './document-parts.ts'
import { convert } from './generate-run.ts'
import { judgeLine, leftOf } from './issuable.ts'
import { qrOf } from './paper.ts'
import { isSeen } from './seen-invoices.ts'
import { invoicingSystem } from './software.ts'

/** Last record of an official invoice `f`, with its answer: in doubt it has none. */
const lastAnswer = (eb: ExpressionBuilder<Database & { f: Database['facturaoficial'] }, 'f'>) =>
  eb
    .selectFrom('documento_registro as r')
    .leftJoin('documento_respuesta as p', (join) =>
      join.onRef('p.id_reg_documento_cadena', '=', 'r.id_reg_documento_cadena').onRef('p.n', '=', 'r.n'),
    )
    .leftJoin('documento_envio as e', 'e.id_reg_documento_envio', 'p.id_reg_documento_envio')
    .whereRef('r.id_reg_facturaoficial', '=', 'f.id_reg_facturaoficial')
    .select((part) => part.fn.coalesce('p.estado', part.val('en_cola' as const)).as('aeat'))
    .select(['r.n', 'p.codigo', 'p.mensaje', 'e.csv', 'e.respondido'])
    .orderBy('r.id_reg_documento_registro', 'desc')
    .limit(1)
    .as('u')

export const listed = handle(declared.listOfficialInvoices, async ({ tx, input, today, user }) => {
  const [from, to] = daysOf(input, today)
  const incomes = await incomesSeenBy(tx, user)
  return tx
    .selectFrom('facturaoficial as f')
    .leftJoinLateral(lastAnswer, (join) => join.onTrue())
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('facturaoficial_relacion as r')
          .innerJoin('facturaoficial as o', 'o.id_reg_facturaoficial', 'r.id_reg_facturaoficial_origen')
          .whereRef('r.id_reg_facturaoficial', '=', 'f.id_reg_facturaoficial')
          .groupBy('r.clase')
          .select(['r.clase', sql<string[]>`array_agg(o.num_completo order by o.id_reg_facturaoficial)`.as('origen')])
          .as('r'),
      (join) => join.onTrue(),
    )
    .select(['f.id_reg_facturaoficial', 'f.num_factura', 'f.num_completo', 'f.tipo', 'f.nombre_cliente', 'f.importe', 'f.prefijo'])
    .select(['f.fecha', 'f.nif_cliente', 'f.base', 'f.cuota', 'f.id_mst_empresas', 'f.nombre_emisor', 'f.importe as precio'])
    .select(['u.aeat', 'r.clase as relacion', sql<string[]>`coalesce(r.origen, '{}')`.as('origen')])
    .select((eb) => {
      const types = eb
        .selectFrom('facturaoficial_linea as l')
        .innerJoin('factura as x', 'x.id_reg_factura', 'l.id_reg_factura')
        .innerJoin('tipo_pago as t', 't.id_mst_tipopago', 'x.id_mst_tipopago')
        .whereRef('l.id_reg_facturaoficial', '=', 'f.id_reg_facturaoficial')
        .select(sql`string_agg(distinct t.desc_tipopago, ', ')`.as('words'))
      const cancellation = eb
        .selectFrom('facturaoficial_anulacion as a')
        .whereRef('a.id_reg_facturaoficial', '=', 'f.id_reg_facturaoficial')
        .select('a.fecha')
      return [sql<string>`coalesce(${types}, '')`.as('descConcatTipoPago'), eb.exists(cancellation).$castTo<boolean>().as('anulada')]
    })
    .where('f.fecha', '>=', from)
    .where('f.fecha', '<=', to)
    .where(isSeen(tx, incomes))
    .$if(input.prefijo !== null, (query) => query.where('f.prefijo', '=', input.prefijo!))
    .orderBy('f.fecha', 'desc')
    .orderBy('f.id_reg_facturaoficial', 'desc')
    .execute()
})

export const convertible = handle(declared.linesToConvert, async ({ tx, input, today, minute, user }) => {
  const [from, to] = daysOf(input, today)
  const incomes = await incomesSeenBy(tx, user)
  // days choose a few lines, or a tenth of all
  await planByValues(tx)
  const rows = await tx
    .selectFrom('factura as f')
    .leftJoin('reserva as r', 'r.id_reg_reserva', 'f.id_reg_reserva')
    .leftJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios')
    .leftJoin('tipo_ingreso as t', 't.id_mst_tipoingreso', 'f.id_mst_tipoingreso')
    .select(['f.id_reg_factura', 'f.concepto', 'f.precio', 'f.cantidad', 'f.fecha_pago', 'f.id_mst_tipoingreso', 'f.id_mst_tipopago'])
    .select(['f.id_mst_empresas', 'f.id_mst_socios', 'f.id_reg_tpv_carro', 'f.id_mst_producto', 'f.id_reg_facturaoficial'])
    .select(['f.fecha_creacion', 'f.impuesto', 'f.prc_iva', 'f.exencion', 't.factura_oficial_prefijo as prefijo'])
    .select(sql<boolean>`coalesce(t.hasta_3000, true)`.as('hasta_3000'))
    .select([(await lineNumber(tx)).as('cod_factura'), fullName<string | null>('s').as('desc_socio')])
    .where(sql<boolean>`coalesce(f.fecha_pago, f.fecha_creacion) between ${from} and ${to}`)
    .where((eb) => eb.or([eb('f.fecha_pago', 'is not', null), isDue({ today, minute })]))
    .where('f.id_mst_tipofactura', '=', invoiceTypes.member)
    .where('f.fecha_baja', 'is', null)
    .where('f.borrador', '=', false)
    .where('f.id_reg_facturaoficial', 'is', null)
    .where('f.precio', '>', 0)
    .where(inIncomes('f.id_mst_tipoingreso', incomes))
    .$if(input.prefijo !== null, (query) => query.where('t.factura_oficial_prefijo', '=', input.prefijo))
    .orderBy(sql`coalesce(f.fecha_pago, f.fecha_creacion) desc`)
    .orderBy(sql`f.fecha_pago is null`)
    .orderBy('f.id_reg_factura', 'desc')
    .execute()
  const left = await leftOf(tx, rows)
  const lines = []
  for (const row of rows) {
    const { line, motivo } = await judgeLine(tx, row)
    const { cents: total, isGone } = left.get(row.id_reg_factura)!
    lines.push({ ...line, total, motivo: isGone ? ('devuelta' as const) : motivo === 'facturada' ? null : motivo })
  }
  return lines
})

export const series = handle(declared.listSeries, ({ tx }) =>
  tx.selectFrom('documento_serie').selectAll().orderBy('prefijo').orderBy('anyo').orderBy('id_mst_empresas').execute(),
)

/** Ways in which the lines of an invoice were paid, with their sums. */
const paymentsOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('facturaoficial_linea as l')
    .innerJoin('factura as x', 'x.id_reg_factura', 'l.id_reg_factura')
    .innerJoin('tipo_pago as t', 't.id_mst_tipopago', 'x.id_mst_tipopago')
    .select(['t.desc_tipopago', sql<number>`sum(l.precio * l.cantidad)::bigint`.as('importe')])
    .where('l.id_reg_facturaoficial', '=', id)
    .groupBy('t.desc_tipopago')
    .orderBy('t.desc_tipopago')
    .execute()

/** QR of a record with its drawing; null while the installation has no settings. */
function drawnQr(record: { readonly entrada: string }) {
  const system = invoicingSystem()
  if (system === null) return null
  const enlace = qrOf(system.site, record)
  const { path, units } = drawingOf({ kind: 'qr', content: enlace, caption: '' })
  return { enlace, trazo: path, lado: units[0] }
}

export const detail = handle(declared.officialInvoiceDetail, async ({ tx, input: { id } }) => {
  const [found, lineas, impuestos, registro, entregada, pagos, origenes, posteriores] = await together(
    tx
      .selectFrom('facturaoficial as f')
      .leftJoin('socio as a', 'a.id_mst_socios', 'f.id_mst_socios_creacion')
      .leftJoin('facturaoficial_anulacion as x', 'x.id_reg_facturaoficial', 'f.id_reg_facturaoficial')
      .leftJoinLateral(lastAnswer, (join) => join.onTrue())
      .selectAll('f')
      .select([fullName<string | null>('a').as('autor'), 'x.fecha as anulada'])
      .select(['u.aeat', 'u.n', 'u.codigo', 'u.mensaje', 'u.csv', 'u.respondido'])
      .where('f.id_reg_facturaoficial', '=', id)
      .executeTakeFirst(),
    linesOf(tx, id),
    taxesOf(tx, id),
    tx
      .selectFrom('documento_registro')
      .select(['n', 'huella', 'anterior', 'fecha_hora', 'entrada'])
      .where('id_reg_facturaoficial', '=', id)
      .where('clase', '=', 'alta')
      .orderBy('id_reg_documento_registro')
      .executeTakeFirst(),
    wasGiven(tx, id),
    paymentsOf(tx, id),
    originsOf(tx, id),
    followersOf(tx, id),
  )
  if (!found) return refuse('msg.not_found')
  const { n, codigo, mensaje, csv, respondido, ...document } = found
  const isAnswered = document.aeat !== null && document.aeat !== 'en_cola'
  return {
    ...document,
    ...{ lineas, impuestos, pagos, entregada, origenes, posteriores },
    registro: registro ? pick(registro, 'n', 'huella', 'anterior', 'fecha_hora') : null,
    respuesta: isAnswered ? { n: n!, codigo, mensaje, csv, respondido } : null,
    qr: registro ? drawnQr(registro) : null,
  }
})

export const generate = handle(declared.generateSimplified, async (call) => {
  const { id_reg_factura, ...conversion } = call.input
  const ids = [...new Set(id_reg_factura)]
  return ids.length === 0 ? refuse('No_element_selected') : convert(call, ids, conversion)
})
