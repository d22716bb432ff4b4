import type { FeeExplanation } from '@app/contract/fees/fee-explanation'
import { periodName } from '@app/contract/fees/period-name'
import { paymentTypes } from '@app/contract/income-types/payment-type'
import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import { recheckVersion } from '../../../kit/database/cached.ts'
import { isOneOf, type Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import type { User } from '../../../kit/http/user.ts'
import { insertManyLines } from '../../invoices/public.ts'
import { wordsIn } from '../../mail/public.ts'
import { inSlicesOfClub, runKind, type Slice, sliceRows } from '../../runs/public.ts'
import type { Amounts } from '../amounts.ts'
import { saveSchedules } from '../save-holdings.ts'
import { incomeTypeOf } from '../terms.ts'
import { type Asked, type Due, dueInRun, incomesOf, inRun, judgeFees } from './due-fees.ts'
import { sumOfDue } from './sums.ts'

interface Rest {
  /** Number of the run of fees, and the last member's fee done. */
  readonly id: number
  readonly ultima: number
}
/** Long run that raises fees. */
export const raiseRun = runKind<Rest>('fees.raise', 'invoices')

/** Locks a run of fees: its slices and its taking back take turns. */
export const lockFeeRun = async (tx: Tx, id: number) =>
  (await tx.selectFrom('cuota_proceso').selectAll().where('id_reg_cuota_proceso', '=', id).forNoKeyUpdate().executeTakeFirst()) ??
  refuse('msg.not_found')

/** Next members' fees that are due in a run, locked. */
async function lockNext(tx: Tx, asked: Asked, after: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('socios_cuotas as h')
    .select('h.id_reg_socios_cuotas')
    .where('h.id_reg_socios_cuotas', '>', after)
    .where('h.fecha_proxima', '<=', asked.hasta)
    .where(await inRun(tx, asked))
    .orderBy('h.id_reg_socios_cuotas')
    .limit(sliceRows)
    .forNoKeyUpdate()
    .execute()
  return rows.map((row) => row.id_reg_socios_cuotas)
}

/** Words of the line of a period in the club's language: fee, period, and the member where another person pays. */
function wordsOf({ club, today }: Pick<Slice<Rest, User | null>, 'club' | 'today'>, amounts: Amounts): (due: Due) => string {
  const say = wordsIn(club.language)
  const names = {
    long: say('date.months').split(','),
    short: say('date.months_short').split(','),
    withYear: (month: string, year: string) => say('date.month', { month, year }),
  }
  return ({ row, amount }) => {
    const words = `${amounts.fee(row).desc_cuota}, ${periodName(amount.periodo, today, names)}`
    return (row.id_mst_socios_pagador === row.id_mst_socios ? words : `${words}, ${row.nombre_completo}`).slice(0, 200)
  }
}

const explained = (amounts: Amounts, { row, amount }: Due, concepto: string): FeeExplanation => ({
  clase: 'cuota',
  id_reg_socios_cuotas: row.id_reg_socios_cuotas,
  periodo: amount.periodo,
  numero: amount.numero,
  cambio: amount.cambio,
  primera: amount.primera,
  ultima: amount.ultima,
  partes: amount.partes,
  familia: amounts.before(row, amount.periodo.desde).map((one) => one.id_mst_socios),
  concepto,
})

/** Inserts the lines of periods with an amount; returns the number of each period's line, null without one. */
async function insertLinesOf(slice: Slice<Rest, User | null>, amounts: Amounts, due: readonly Due[]): Promise<(number | null)[]> {
  const { tx, today, user } = slice
  const words = wordsOf(slice, amounts)
  const incomeType = await incomeTypeOf(tx)
  const charged = due.filter(({ amount }) => amount.importe !== 0)
  const lines = charged.map((one) => {
    const fee = amounts.fee(one.row)
    const concepto = words(one)
    return {
      id_mst_empresas: fee.id_mst_empresas,
      id_mst_socios: one.row.id_mst_socios_pagador,
      concepto,
      precio: one.amount.precio,
      cantidad: one.amount.cantidad,
      id_mst_tipoingreso: incomeType(fee, one.amount.numero),
      id_mst_tipopago: paymentTypes.cash,
      desc_tarifa: null,
      explicacion: explained(amounts, one, concepto),
    }
  })
  const ids = await insertManyLines(tx, lines, { today, by: user?.id_mst_socios ?? null })
  const idOf = new Map(charged.map((one, at) => [one, ids[at]!]))
  return due.map((one) => idOf.get(one) ?? null)
}

/** Inserts raised periods in one statement. */
async function insertPeriods(tx: Tx, run: number, due: readonly Due[], lines: readonly (number | null)[]) {
  const list = <T>(valueOf: (one: Due) => T) => due.map(valueOf)
  const sent = sql<{ h: number; k: number; d: Day; u: Day; i: number; g: Day; f: number | null }>`(select * from unnest(
    ${list(({ row }) => row.id_reg_socios_cuotas)}::bigint[], ${list(({ amount }) => amount.periodo.k)}::integer[],
    ${list(({ amount }) => amount.periodo.desde)}::date[], ${list(({ amount }) => amount.periodo.hasta)}::date[],
    ${list(({ amount }) => amount.importe)}::bigint[], ${list(({ generar }) => generar)}::date[], ${lines}::bigint[])
    as t(h, k, d, u, i, g, f))`
  await tx
    .insertInto('cuota_periodo')
    .columns(['id_reg_socios_cuotas', 'k', 'desde', 'hasta', 'importe', 'generar', 'id_reg_factura', 'id_reg_cuota_proceso'])
    .expression((db) =>
      db.selectFrom(sent.as<'v'>('v')).select(['v.h', 'v.k', 'v.d', 'v.u', 'v.i', 'v.g', 'v.f', sql<number>`${run}::bigint`.as('run')]),
    )
    .execute()
}

/** One slice of a run: its members' fees are locked and judged again, and their periods are raised with their lines. */
async function raiseSlice(slice: Slice<Rest, User | null>) {
  const { tx, datos, user, note } = slice
  const run = await lockFeeRun(tx, datos.id)
  if (run.id_reg_proceso_retirar !== null) return { hechos: 0, isLast: true }
  const asked: Asked = { hasta: run.hasta, ...run.filtro, incomes: await incomesOf(tx, user) }
  const ids = await lockNext(tx, asked, datos.ultima)
  if (ids.length === 0) return { hechos: 0, isLast: true }
  // read again under the locks: a fee may have changed while they were waited for
  recheckVersion(tx)
  const rows = await (await dueInRun(tx, asked)).where(isOneOf('h.id_reg_socios_cuotas', ids)).orderBy('h.id_reg_socios_cuotas').execute()
  const { amounts, judged } = await judgeFees(tx, rows, asked)
  const due = judged.flatMap((one) => one.due)
  if (due.length > 0) {
    const lines = await insertLinesOf(slice, amounts, due)
    await insertPeriods(tx, datos.id, due, lines)
    note(
      'factura',
      null,
      due.flatMap(({ amount }, at) => (lines[at] ? [{ id_reg_factura: lines[at], importe: amount.importe }] : [])),
    )
  }
  await saveSchedules(
    tx,
    judged
      .filter(({ row, next }) => next !== row)
      .map(({ row, next }) => ({ ...row, siguiente: next.siguiente, fecha_proxima: next.fecha_proxima })),
  )
  const { lineas, importe } = sumOfDue(due)
  await tx
    .updateTable('cuota_proceso')
    .set((eb) => ({
      lineas: eb('lineas', '+', lineas),
      importe: eb('importe', '+', importe),
      sin_importe: eb('sin_importe', '+', due.length - lineas),
    }))
    .where('id_reg_cuota_proceso', '=', datos.id)
    .execute()
  return { hechos: due.length, isLast: ids.length < sliceRows, datos: { ...datos, ultima: ids.at(-1)! } }
}
export const raiseSlices = inSlicesOfClub(raiseRun, raiseSlice)
