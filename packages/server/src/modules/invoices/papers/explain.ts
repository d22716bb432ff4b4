import { explainLine } from '@app/contract/invoices/explain'
import { lineRemainder, lineTotal } from '@app/contract/invoices/invoice-rules'
import { pick } from '@app/contract/kit/resource'
import { accounts, consumedAccounts, firstOwnAccount, units } from '@app/contract/ledger/account'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { together } from '../../../kit/database/together.ts'
import type { AuditNote } from '../../../kit/http/audit.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { handle } from '../../../kit/http/serve.ts'

const nameOf = (table: string) =>
  sql<string | null>`nullif(trim(${sql.ref(`${table}.nombre`)} || ' ' || ${sql.ref(`${table}.apellidos`)}), '')`

/** The transfers of a line, those that took them back, and those that took these back: there is no third level. */
const walkOf = (tx: Tx, id: number) =>
  tx
    .with('own', (q) => q.selectFrom('libro_asiento').select('id_reg_asiento').where('id_reg_factura', '=', id))
    .with('back', (q) =>
      q.selectFrom('libro_asiento as a').innerJoin('own as o', 'o.id_reg_asiento', 'a.revierte').select('a.id_reg_asiento'),
    )
    .with('again', (q) =>
      q.selectFrom('libro_asiento as a').innerJoin('back as b', 'b.id_reg_asiento', 'a.revierte').select('a.id_reg_asiento'),
    )
    .with('walk', (q) =>
      q
        .selectFrom('own')
        .select('id_reg_asiento')
        .union(q.selectFrom('back').select('id_reg_asiento'))
        .union(q.selectFrom('again').select('id_reg_asiento')),
    )

/** The steps of a line in the order in which they happened: money by sales and its other side, and uses of passes. */
function stepsOf(tx: Tx, id: number) {
  // money that pays the line; of a supplier's invoice it leaves the club
  const isSale = sql<boolean>`a.haber = ${accounts.sales}`
  const isPurchase = sql<boolean>`a.debe = ${accounts.purchases}`
  const isTakenBack = sql<boolean>`a.haber = ${accounts.purchases}`
  const isUse = sql<boolean>`a.haber = any(${Object.values(consumedAccounts)}::bigint[])`
  return walkOf(tx, id)
    .selectFrom('walk as w')
    .innerJoin('libro_asiento as a', 'a.id_reg_asiento', 'w.id_reg_asiento')
    .innerJoin('libro_cuenta as c', (join) =>
      join.on(sql<boolean>`c.id_reg_cuenta = case when ${isSale} or ${isUse} or ${isTakenBack} then a.debe else a.haber end`),
    )
    .leftJoin('tipo_pago as t', 't.id_mst_tipopago', 'c.id_mst_tipopago')
    .leftJoin('caja as r', 'r.id_mst_caja', 'c.id_mst_caja')
    .leftJoin('abono as p', 'p.id_reg_abonos', 'c.id_reg_abonos')
    .leftJoin('tipo_abono as k', 'k.id_mst_tipoabonos', 'p.id_mst_tipoabonos')
    .leftJoin('libro_operacion as o', 'o.id_reg_operacion', 'a.id_reg_operacion')
    .leftJoin('socio as s', 's.id_mst_socios', 'a.id_mst_socios_creacion')
    .select(['a.id_reg_asiento', 'a.fecha', 'a.motivo', 'a.texto', 't.desc_tipopago', 'r.desc_caja', 'o.orden'])
    .select(['a.id_reg_factura', 'a.devuelto', 'k.desc_tipoabonos as desc_abono', nameOf('s').as('desc_socio_creacion')])
    .select(
      sql<number>`case when a.unidad <> ${units.cents} then 0 when ${isSale} or ${isPurchase} then a.importe else -a.importe end`.as(
        'importe',
      ),
    )
    .select(sql<boolean>`a.devuelto = a.importe`.as('anulado'))
    .where((eb) =>
      eb.or([
        eb('a.haber', '=', accounts.sales),
        eb('a.debe', '=', accounts.sales),
        isPurchase,
        isTakenBack,
        eb.and([eb('a.unidad', 'in', [units.uses, units.minutes]), eb('c.id_reg_cuenta', '>=', firstOwnAccount)]),
      ]),
    )
    .orderBy('a.id_reg_asiento')
    .execute()
}

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const costIn = (noted: unknown, id: number): number | null => {
  const row = (Array.isArray(noted) ? noted : [noted]).filter(isRow).find((one) => one.id_reg_factura === id)
  return row && typeof row.precio === 'number' && typeof row.cantidad === 'number' ? row.precio * row.cantidad : null
}

/** Price of a line before and after each audited action that changed it. */
async function changesOf(tx: Tx, id: number) {
  const entries = await tx
    .selectFrom('auditoria as a')
    .leftJoin('socio as s', 's.id_mst_socios', 'a.id_mst_socios')
    .select(['a.fecha', sql<AuditNote[]>`a.cambios`.as('notas'), nameOf('s').as('desc_socio')])
    .where('a.cambios', 'is not', null) // only for speed
    .where(
      sql<boolean>`jsonb_path_query_array(a.cambios, '$[*] ? (@.table == "factura").*.id_reg_factura') @> ${JSON.stringify([id])}::jsonb`,
    )
    .orderBy('a.id_reg_auditoria')
    .execute()
  return entries.flatMap(({ notas, fecha, desc_socio }) =>
    notas
      .filter(({ table }) => table === 'factura')
      .flatMap(({ before, after }) => {
        const [antes, despues] = [costIn(before, id), costIn(after, id)]
        return antes === null || despues === null || antes === despues ? [] : [{ fecha, desc_socio, antes, despues }]
      }),
  )
}

export const explain = handle(explainLine, async ({ tx, input: { id } }) => {
  const line = await tx
    .selectFrom('factura as f')
    .leftJoin('socio as s', 's.id_mst_socios', 'f.id_mst_socios')
    .leftJoin('socio as m', 'm.id_mst_socios', 'f.id_mst_socios_creacion')
    .selectAll('f')
    .select([nameOf('s').as('desc_socio'), nameOf('m').as('desc_socio_creacion')])
    .where('f.id_reg_factura', '=', id)
    .executeTakeFirst()
  if (!line) return refuse('msg.not_found')
  const [pasos, cambios] = await together(stepsOf(tx, id), changesOf(tx, id))
  // a line of the opposite sign refunds another line's money, not its own
  const given = pasos.filter(({ motivo, id_reg_factura }) => motivo === 'devolucion' && id_reg_factura !== id)
  return {
    ...pick(
      line,
      'id_reg_factura',
      'concepto',
      'precio',
      'cantidad',
      'pagado',
      'pagado_bono',
      'prc_iva',
      'precio_calculado',
      'explicacion',
    ),
    ...pick(line, 'desc_tarifa', 'fecha_creacion', 'fecha_pago', 'id_mst_tipopago', 'desc_socio', 'desc_socio_creacion'),
    total: lineTotal(line),
    devuelto: given.reduce((sum, one) => sum - one.importe - one.devuelto, 0),
    pendiente: line.fecha_pago === null && line.fecha_baja === null ? lineRemainder(line) : 0,
    pasos,
    cambios,
  }
})
