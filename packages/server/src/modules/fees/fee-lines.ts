import * as declared from '@app/contract/fees/fee-lines'
import { periodOf } from '@app/contract/fees/fee-periods'
import { addDays, type Day } from '@app/contract/values/day'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { removeLinesOfFees } from '../invoices/public.ts'
import { saveHolding } from './change-holding.ts'
import { type Held, heldOf, lockHoldings, termsFor } from './holdings.ts'
import { dueAgain, typedNext } from './reschedule.ts'
import { allFees, type FeeWithType } from './terms.ts'

/** Periods that lines were raised for, with their members' fees. */
const periodsOf = (tx: Call<unknown>['tx'], lines: readonly number[]) =>
  tx
    .selectFrom('cuota_periodo as p')
    .innerJoin('factura as f', 'f.id_reg_factura', 'p.id_reg_factura')
    .select([
      'p.id_reg_cuota_periodo',
      'p.id_reg_socios_cuotas',
      'p.k',
      'p.desde',
      'p.hasta',
      'p.importe',
      'p.generar',
      'p.id_reg_cuota_proceso',
    ])
    .select(['f.id_reg_factura', 'f.explicacion'])
    .where('p.id_reg_factura', 'in', lines)
    .where('p.retirado', '=', false)
    .orderBy('p.id_reg_socios_cuotas')
    .orderBy('p.k')
    .execute()
type Period = Awaited<ReturnType<typeof periodsOf>>[number]

export const info = handle(declared.feeLinesInfo, async ({ tx, input }) => {
  if (input.id_reg_facturas.length === 0) return { lineas: [] }
  const periods = await periodsOf(tx, input.id_reg_facturas)
  if (periods.length === 0) return { lineas: [] }
  const held = await tx
    .selectFrom('socios_cuotas as h')
    .innerJoin('socio as s', 's.id_mst_socios', 'h.id_mst_socios')
    .selectAll('h')
    .select(fullName('s').as('nombre_completo'))
    .where(
      'h.id_reg_socios_cuotas',
      'in',
      periods.map((one) => one.id_reg_socios_cuotas),
    )
    .execute()
  const byId = new Map(held.map((row) => [row.id_reg_socios_cuotas, row]))
  const fees = await allFees(tx)
  return {
    lineas: periods.map(({ id_reg_cuota_periodo: _p, generar: _g, k, explicacion, ...one }) => {
      const row = byId.get(one.id_reg_socios_cuotas)!
      const fee = fees.get(row.id_cuota)!
      const parts = (explicacion as { partes?: { paso: string; importe: number }[] } | null)?.partes ?? []
      return {
        ...one,
        nombre_completo: row.nombre_completo,
        desc_cuota: fee.desc_cuota,
        partes: parts as never,
        fecha_proxima: row.fecha_proxima,
        fecha_otra_vez: periodOf(termsFor(fee, row), heldOf(row, false), k).generar,
        cambio_precio: parts.some(({ paso, importe }) => paso === 'precio' && importe !== fee.precio),
      }
    }),
  }
})

interface Answer {
  readonly despues: (typeof declared.lineAnswers)[number]
  readonly fecha_proxima: Day | null
}

/** A member's fee after a line of one of its periods went. */
function answered(fee: FeeWithType, row: Held, period: Period, { despues, fecha_proxima }: Answer): Held {
  if (despues === 'perdonar') return row
  if (despues === 'descansar') return { ...row, ...typedNext(fee, row, fecha_proxima!) }
  if (despues === 'volver_a_cobrar') return { ...row, ...dueAgain(fee, row, period) }
  const last = addDays(period.desde, -1)
  return { ...row, fecha_fin_cuota: last < row.fecha_inicio_cuota ? row.fecha_inicio_cuota : last, fecha_proxima: null }
}

/** Answers by line, in both forms of the call. */
function answersOf(input: {
  readonly id_reg_factura: number | null
  readonly fecha_proxima: Day | null
  readonly lineas: readonly (Answer & { readonly id_reg_factura: number })[]
}): ReadonlyMap<number, Answer> {
  const { id_reg_factura, fecha_proxima, lineas } = input
  const answers = new Map<number, Answer>(lineas.map((one) => [one.id_reg_factura, one]))
  if (id_reg_factura !== null) answers.set(id_reg_factura, { despues: 'descansar', fecha_proxima })
  const open = [...answers.values()].some((one) => one.despues === 'descansar' && one.fecha_proxima === null)
  if (open) refuse('msg.invalid_input', { fecha_proxima: 'invalid.required' })
  return answers.size > 0 ? answers : refuse('No_element_selected', { id_reg_factura: 'No_element_selected' })
}

export const remove = handle(declared.deleteFeeLines, async (call) => {
  const { tx, input } = call
  const answers = answersOf(input)
  const ids = [...answers.keys()]
  const seen = await periodsOf(tx, ids)
  const rows = new Map(
    (
      await lockHoldings(
        tx,
        seen.map((one) => one.id_reg_socios_cuotas),
      )
    ).map((row) => [row.id_reg_socios_cuotas, row]),
  )
  // read again under the locks: another desk, or a run that is taken back, may have been first
  const periods = await periodsOf(tx, ids)
  const isOther = input.id_socios_cuota !== null && periods.some((one) => one.id_reg_socios_cuotas !== input.id_socios_cuota)
  if (periods.length < ids.length || isOther) refuse('cuota.linea_sin_cuota')
  await tx
    .updateTable('cuota_periodo')
    .set({ retirado: true, id_reg_factura: null })
    .where(
      'id_reg_cuota_periodo',
      'in',
      periods.map((one) => one.id_reg_cuota_periodo),
    )
    .execute()
  await removeLinesOfFees(call, ids)
  const fees = await allFees(tx)
  // the oldest period decides last: what is due again is due from there on
  for (const period of periods.toReversed()) {
    const row = rows.get(period.id_reg_socios_cuotas)!
    rows.set(row.id_reg_socios_cuotas, answered(fees.get(row.id_cuota)!, row, period, answers.get(period.id_reg_factura)!))
  }
  for (const before of await lockHoldings(tx, [...rows.keys()])) await saveHolding(call, before, rows.get(before.id_reg_socios_cuotas)!)
  return { borradas: ids.length }
})
