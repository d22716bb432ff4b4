import { addDays, addMonths, type Day, endOfMonth, startOfMonth } from '../../values/day.ts'
import { collections, type FeePeriod, type FeeTerms, type HeldFee } from './fee-terms.ts'

/** Day of generation and frequency in force. */
export type Rhythm = Pick<FeeTerms, 'frecuencia_cuotas' | 'dia_generacion_factura'>
type OwnRhythm = Pick<HeldFee, keyof Rhythm>

/** The member's own day and frequency, else the fee's. */
export const rhythmOf = (fee: Rhythm, own: OwnRhythm): Rhythm => ({
  frecuencia_cuotas: own.frecuencia_cuotas ?? fee.frecuencia_cuotas,
  dia_generacion_factura: own.dia_generacion_factura ?? fee.dia_generacion_factura,
})

const monthsBetween = (from: Day, to: Day) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
const latest = (...days: readonly (Day | null)[]) => days.reduce<Day>((a, b) => (b !== null && b > a ? b : a), '')
const earlier = (a: Day, b: Day) => (a < b ? a : b)

/** Boundary k from an anchor, always counted from there: day 31 is the 28th in February and the 31st again in March. */
function boundaryFrom(ancla: Day, rhythm: Rhythm, k: number): Day {
  const month = addMonths(startOfMonth(ancla), rhythm.frecuencia_cuotas * k)
  return earlier(addDays(month, rhythm.dia_generacion_factura - 1), endOfMonth(month))
}
const indexFrom = (ancla: Day, rhythm: Rhythm, day: Day) => {
  const k = Math.floor(monthsBetween(ancla, day) / rhythm.frecuencia_cuotas)
  return boundaryFrom(ancla, rhythm, k) <= day ? k : k - 1
}
/** Anchor by which period k contains a day and the month of another day names a boundary. */
const anchorAround = (month: Day, rhythm: Rhythm, k: number, day: Day) =>
  addMonths(startOfMonth(month), rhythm.frecuencia_cuotas * (indexFrom(month, rhythm, day) - k))

/** First day of period k, whole. */
export const boundary = (fee: FeeTerms, held: HeldFee, k: number): Day => boundaryFrom(held.ancla, rhythmOf(fee, held), k)

/** Number of the period that contains a day. */
export const periodIndexAt = (fee: FeeTerms, held: HeldFee, day: Day): number => indexFrom(held.ancla, rhythmOf(fee, held), day)

/** First day after a member's fee; null without an end. */
export const endOf = (held: Pick<HeldFee, 'fecha_fin_cuota'>): Day | null => held.fecha_fin_cuota && addDays(held.fecha_fin_cuota, 1)

/** Period k of a member's fee; without charged days it has `desde` = `hasta`. */
export function periodOf(fee: FeeTerms, held: HeldFee, k: number): FeePeriod {
  const [inicio, fin] = [boundary(fee, held, k), boundary(fee, held, k + 1)]
  const desde = latest(inicio, held.fecha_inicio_cuota, held.desde_cambio)
  const hasta = latest(desde, earlier(fin, endOf(held) ?? fin))
  return { k, inicio, fin, desde, hasta, generar: fee.periodo_cobro_cuota === collections.arrears ? hasta : desde }
}

/** True for a period with days before the end of the member's fee. */
export function beginsBeforeEnd(held: HeldFee, { desde }: FeePeriod): boolean {
  const end = endOf(held)
  return end === null || desde < end
}

/** Next period after one, and the day on which it is raised; no day where the fee ends before it. */
export function nextOf(fee: FeeTerms, held: HeldFee, after: number): Pick<HeldFee, 'siguiente' | 'fecha_proxima'> {
  const period = periodOf(fee, held, after + 1)
  return { siguiente: period.k, fecha_proxima: beginsBeforeEnd(held, period) ? period.generar : null }
}

/** Anchor of a new member's fee: period 0 contains its first day, the month of its next date names a boundary. */
export const anchorFor = (fee: Rhythm, held: OwnRhythm & { readonly fecha_inicio_cuota: Day; readonly fecha_proxima: Day }): Day =>
  anchorAround(held.fecha_proxima, rhythmOf(fee, held), 0, held.fecha_inicio_cuota)

/** Changed dates of a member's fee. */
export type Schedule = Pick<HeldFee, 'ancla' | 'desde_cambio' | 'siguiente' | 'fecha_proxima'>

/** End of what was charged; null where nothing was. */
const chargedUntil = (fee: FeeTerms, held: HeldFee): Day | null => {
  const end = latest(boundary(fee, held, held.siguiente), held.desde_cambio)
  return end > held.fecha_inicio_cuota ? end : null
}

/**
 * Schedule of a member's fee by another day or frequency, given as they will be in force: it holds from the end of what was charged, whose
 * month names a boundary; before the first charge as if it had always held.
 */
export function reanchored(fee: FeeTerms, held: HeldFee, change: Rhythm): Schedule {
  const { siguiente, fecha_inicio_cuota } = held
  const desde_cambio = chargedUntil(fee, held)
  const from = desde_cambio ?? fecha_inicio_cuota
  const ancla = anchorAround(desde_cambio ?? boundary(fee, held, siguiente), change, siguiente, from)
  return { ancla, desde_cambio, ...nextOf(fee, { ...held, ...change, ancla, desde_cambio }, siguiente - 1) }
}

/**
 * Schedule of a member's fee by a typed next date. A month in which a period is raised moves that one's day alone, the next one's
 * before others. Any other month becomes a boundary of the next period, which charges no day again and ends after what was charged.
 */
export function withNextDate(fee: FeeTerms, held: HeldFee, day: Day): Schedule {
  const { ancla, desde_cambio, siguiente } = held
  const month = startOfMonth(day)
  const rhythm = rhythmOf(fee, held)
  const arrears = fee.periodo_cobro_cuota === collections.arrears ? 1 : 0
  const [first, last] = [periodIndexAt(fee, held, month) - 1, periodIndexAt(fee, held, endOfMonth(day))]
  const raised = Array.from({ length: last - first + 1 }, (_, index) => periodOf(fee, held, first + index)).filter(
    ({ desde, hasta, generar }) => desde < hasta && startOfMonth(generar) === month,
  )
  const moved = raised.find(({ k }) => k === siguiente) ?? raised.findLast(({ generar }) => generar <= day) ?? raised[0]
  if (moved) return { ancla, desde_cambio, siguiente: moved.k, fecha_proxima: day }
  const named = monthsBetween(ancla, month) / rhythm.frecuencia_cuotas
  if (Number.isInteger(named)) return { ancla, desde_cambio, siguiente: Math.max(0, named - arrears), fecha_proxima: day }
  const charged = chargedUntil(fee, held)
  const around = anchorAround(month, rhythm, siguiente, charged ?? held.fecha_inicio_cuota)
  const typed = addMonths(month, -rhythm.frecuencia_cuotas * (siguiente + arrears))
  return { ancla: latest(typed, around), desde_cambio: charged, siguiente, fecha_proxima: day }
}
