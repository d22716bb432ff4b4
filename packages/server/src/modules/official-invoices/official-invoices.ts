import { invoiceTypes } from '@app/contract/invoices/invoice'
import { lineTotal } from '@app/contract/invoices/invoice-rules'
import * as declared from '@app/contract/official-invoices/official-invoices'
import { endOfMonth, startOfMonth } from '@app/contract/values/day'
import { sql } from 'kysely'
import { together } from '../../kit/database/together.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { wasGiven } from './deliveries.ts'
import { issue } from './issue.ts'
import { linesToIssue } from './lines-to-issue.ts'

interface Range {
  readonly start_date: string | null
  readonly end_date: string | null
}
/** The days asked for; this month by default. */
const daysOf = ({ start_date, end_date }: Range, today: string) =>
  [start_date ?? startOfMonth(today), end_date ?? endOfMonth(today)] as const

export const listed = handle(declared.listOfficialInvoices, async ({ tx, input, today }) => {
  const [from, to] = daysOf(input, today)
  return tx
    .selectFrom('facturaoficial as f')
    .select([
      'f.id_reg_facturaoficial',
      'f.num_factura',
      'f.num_completo',
      'f.tipo',
      'f.nombre_cliente',
      'f.importe',
      'f.prefijo',
      'f.fecha',
    ])
    .select('f.importe as precio')
    .select((eb) => {
      const types = eb
        .selectFrom('facturaoficial_linea as l')
        .innerJoin('factura as x', 'x.id_reg_factura', 'l.id_reg_factura')
        .innerJoin('tipo_pago as t', 't.id_mst_tipopago', 'x.id_mst_tipopago')
        .whereRef('l.id_reg_facturaoficial', '=', 'f.id_reg_facturaoficial')
        .select(sql`string_agg(distinct t.desc_tipopago, ', ')`.as('words'))
      return sql<string>`coalesce(${types}, '')`.as('descConcatTipoPago')
    })
    .where('f.fecha', '>=', from)
    .where('f.fecha', '<=', to)
    .$if(input.prefijo !== null, (query) => query.where('f.prefijo', '=', input.prefijo!))
    .orderBy('f.fecha', 'desc')
    .orderBy('f.id_reg_facturaoficial', 'desc')
    .execute()
})

export const convertible = handle(declared.linesToConvert, async ({ tx, input, today }) => {
  const [from, to] = daysOf(input, today)
  const rows = await tx
    .selectFrom('factura as f')
    .leftJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios')
    .leftJoin('tipo_ingreso as t', 't.id_mst_tipoingreso', 'f.id_mst_tipoingreso')
    .select(['f.id_reg_factura', 'f.concepto', 'f.precio', 'f.cantidad', 'f.fecha_pago', 'f.id_mst_tipoingreso', 'f.id_mst_tipopago'])
    .select(['f.id_mst_empresas', fullName<string | null>('s').as('desc_socio')])
    .where('f.fecha_pago', '>=', from)
    .where('f.fecha_pago', '<=', to)
    .where('f.id_mst_tipofactura', '=', invoiceTypes.member)
    .where('f.fecha_baja', 'is', null)
    .where('f.borrador', '=', false)
    .where('f.id_reg_facturaoficial', 'is', null)
    .where('f.precio', '>', 0)
    .$if(input.prefijo !== null, (query) => query.where('t.factura_oficial_prefijo', '=', input.prefijo))
    .orderBy('f.fecha_pago')
    .orderBy('f.id_reg_factura')
    .execute()
  return rows.map((row) => ({ ...row, total: lineTotal(row) }))
})

export const detail = handle(declared.officialInvoiceDetail, async ({ tx, input: { id } }) => {
  const [found, lineas, impuestos, registro, entregada] = await together(
    tx.selectFrom('facturaoficial').selectAll().where('id_reg_facturaoficial', '=', id).executeTakeFirst(),
    tx
      .selectFrom('facturaoficial_linea')
      .selectAll()
      .where('id_reg_facturaoficial', '=', id)
      .orderBy('id_reg_facturaoficial_linea')
      .execute(),
    tx
      .selectFrom('facturaoficial_impuesto')
      .selectAll()
      .where('id_reg_facturaoficial', '=', id)
      .orderBy('id_reg_facturaoficial_impuesto')
      .execute(),
    tx
      .selectFrom('documento_registro')
      .select(['n', 'huella', 'anterior', 'fecha_hora'])
      .where('id_reg_facturaoficial', '=', id)
      .where('clase', '=', 'alta')
      .orderBy('n')
      .executeTakeFirst(),
    wasGiven(tx, id),
  )
  return found ? { ...found, lineas, impuestos, registro: registro ?? null, entregada } : refuse('msg.not_found')
})

export const generate = handle(declared.generateSimplified, async (call) => {
  const { tx, input } = call
  const { lines, names } = await linesToIssue(tx, input.id_reg_factura)
  const groups = input.agrupar
    ? [...Map.groupBy(lines, ({ id_mst_empresas, id_mst_socios }) => `${id_mst_empresas} ${id_mst_socios}`).values()]
    : lines.map((line) => [line])
  const emitidas = []
  for (const group of groups) {
    const { id_mst_socios } = group[0]!
    const nombre = names.get(id_mst_socios ?? 0) ?? null
    const draft = { tipo: 'F2', prefijo: input.prefijo, lines: group, id_mst_socios, nombre, cliente: null, fecha: input.fecha } as const
    emitidas.push(await issue(call, draft))
  }
  return {
    emitidas: emitidas.map(({ id_reg_facturaoficial, num_completo, importe }) => ({ id_reg_facturaoficial, num_completo, importe })),
  }
})
