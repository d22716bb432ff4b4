import { daysBetween } from '../../values/day.ts'
import { endOf, periodOf, rhythmOf } from './fee-periods.ts'
import {
  type FeeAmount,
  type FeeContext,
  type FeePart,
  type FeePeriod,
  type FeeTerms,
  type HeldFee,
  type NotRaised,
  type Promotion,
  proportions,
} from './fee-terms.ts'

/** Exact amount in cents: numerator and denominator. */
type Exact = readonly [num: bigint, den: bigint]
type Step = Omit<FeePart, 'importe'> & { readonly apply: (amount: Exact) => Exact }

const set = (cents: number) => (): Exact => [BigInt(cents), 1n]
const less =
  (cents: number) =>
  ([num, den]: Exact): Exact => {
    const left = num - BigInt(cents) * den
    return [left > 0n ? left : 0n, den]
  }
const times =
  (by: number, over: number) =>
  ([num, den]: Exact): Exact => [num * BigInt(by), den * BigInt(over)]
/** Whole cents of an amount that is not negative, half up. */
const rounded = ([num, den]: Exact) => Number((num * 2n + den) / (den * 2n))

const percentOff = (paso: FeePart['paso'], valor: number, de?: number): Step => ({
  ...{ paso, valor, apply: times(10_000 - valor, 10_000) },
  ...(de !== undefined && { de }),
})

/** Number of a fee since the member's first one of the type, from 1. */
const numberOf = ({ k }: FeePeriod, { anteriores }: FeeContext) => anteriores + k + 1

/** Promotion of the n-th fee, and its place among the fees of that row. */
function promotionAt(rows: readonly Promotion[], n: number): (Promotion & { readonly place: number }) | null {
  let place = n
  for (const row of rows) {
    if (place <= row.num_cuotas) return { ...row, place }
    place -= row.num_cuotas
  }
  return null
}

/** Percentage of a place in the family: the second has the first one of the list, places beyond it the last. */
const familyPercent = (percentages: readonly number[], place: number | null) =>
  place === null || place < 2 ? 0 : (percentages[Math.min(place - 2, percentages.length - 1)] ?? 0)

/** True for a period that begins at a change of day or frequency instead of its boundary. */
const startsAtChange = ({ desde_cambio }: HeldFee, { inicio, desde }: FeePeriod) => desde_cambio === desde && desde > inicio

/** Proportion of a period that is covered in part; both cuts are one, by days where one of them is. */
function cutOf(fee: FeeTerms, held: HeldFee, period: FeePeriod): Step[] {
  const { inicio, fin, desde, hasta } = period
  const atStart = startsAtChange(held, period) ? proportions.days : fee.primera_mensualidad_proporcional
  const first = desde > inicio ? atStart : proportions.full
  const last = hasta < fin ? fee.ultima_mensualidad_proporcional : proportions.full
  const valor = daysBetween(first === proportions.full ? inicio : desde, last === proportions.full ? fin : hasta)
  const de = daysBetween(inicio, fin)
  if (first === proportions.days || last === proportions.days) return [{ paso: 'dias', valor, de, apply: times(valor, de) }]
  return valor * 2 <= de ? [{ paso: 'mitad', valor, de, apply: times(1, 2) }] : []
}

/** Steps of a piece in the order of. */
function stepsOf(fee: FeeTerms, held: HeldFee, period: FeePeriod, context: FeeContext): Step[] {
  const { precio_especial, importe_descuento, importe_primera_mensualidad } = held
  const promotion = precio_especial === null ? promotionAt(fee.promociones, numberOf(period, context)) : null
  const months = rhythmOf(fee, held).frecuencia_cuotas
  return [
    { paso: 'precio', apply: set(fee.precio) },
    ...(precio_especial === null ? [] : [{ paso: 'precio_especial', valor: precio_especial, apply: set(precio_especial) } as const]),
    ...(promotion
      ? [{ paso: 'promocion', valor: promotion.place, de: promotion.num_cuotas, apply: set(promotion.precio_promocion) } as const]
      : []),
    { paso: 'importe_descuento', valor: importe_descuento, apply: less(importe_descuento) },
    percentOff('prc_descuento', held.prc_descuento),
    percentOff('prc_descuento_acum', held.prc_descuento_acum),
    percentOff('familia', familyPercent(fee.hermanos, context.hermano), context.hermano ?? undefined),
    { paso: 'frecuencia', valor: months, de: fee.frecuencia_cuotas, apply: times(months, fee.frecuencia_cuotas) },
    ...cutOf(fee, held, period),
    ...(period.k === 0 && importe_primera_mensualidad !== null
      ? [{ paso: 'importe_primera', valor: importe_primera_mensualidad, apply: set(importe_primera_mensualidad) } as const]
      : []),
  ]
}

/** Piece in cents, rounded once, and the difference that each step makes to it. */
function pieceOf(steps: readonly Step[]): { precio: number; partes: FeePart[] } {
  const partes: FeePart[] = []
  let amount: Exact = [0n, 1n]
  let precio = 0
  for (const { apply, ...step } of steps) {
    amount = apply(amount)
    const importe = rounded(amount) - precio
    precio += importe
    if (importe !== 0 || step.paso === 'precio') partes.push({ ...step, importe })
  }
  return { precio, partes }
}

/** Reason not to raise a period. */
function refusalOf(fee: FeeTerms, held: HeldFee, period: FeePeriod, active: boolean): NotRaised | null {
  if (period.desde >= period.fin) return 'empieza_despues'
  if (period.desde === period.hasta) return 'terminada'
  if (held.espera) return 'espera'
  if (!fee.activo) return 'inactiva'
  return active ? null : 'curso_inactivo'
}

/** Amount of period k of a member's fee with its explanation, or the reason not to raise it. */
export function feeOf(fee: FeeTerms, held: HeldFee, k: number, context: FeeContext): FeeAmount | { readonly motivo: NotRaised } {
  const periodo = periodOf(fee, held, k)
  const motivo = refusalOf(fee, held, periodo, context.curso_activo)
  if (motivo) return { motivo }
  const numero = numberOf(periodo, context)
  const { precio, partes } = pieceOf(stepsOf(fee, held, periodo, context))
  const cantidad = held.cantidad === 0 ? 1 : held.cantidad
  const importe = precio * cantidad
  const promoted = fee.promociones.reduce((sum, row) => sum + row.num_cuotas, 0)
  const end = endOf(held)
  return {
    ...{ periodo, precio, cantidad, importe, numero },
    partes: importe === precio ? partes : [...partes, { paso: 'cantidad', importe: importe - precio, valor: cantidad }],
    primera: k === 0,
    ultima: end !== null && end <= periodo.fin,
    cambio: startsAtChange(held, periodo) ? rhythmOf(fee, held).dia_generacion_factura : null,
    acaba_promocion: held.precio_especial === null && promoted > 0 && numero === promoted + 1,
  }
}
