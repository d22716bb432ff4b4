import { anchorFor, boundary, nextOf, type Rhythm, reanchored, rhythmOf, withNextDate } from '@app/contract/fees/fee-periods'
import { addMonths, type Day, endOfMonth, startOfMonth } from '@app/contract/values/day'
import { type Held, heldOf, termsFor } from './holdings.ts'
import type { FeeWithType } from './terms.ts'

/** Days of a member's fee that follow from the others. */
export type Schedule = Pick<Held, 'ancla' | 'siguiente' | 'desde_cambio' | 'fecha_proxima'>

/** First day of the next full period, where no day names it: one frequency after the day of generation at or before the start. */
function nextFull(rhythm: Rhythm, start: Day): Day {
  const month = startOfMonth(start)
  const last = Number(endOfMonth(start).slice(8))
  const begun = Number(start.slice(8)) >= Math.min(rhythm.dia_generacion_factura, last) ? month : addMonths(month, -1)
  return addMonths(begun, rhythm.frecuencia_cuotas)
}

/** Schedule of a new member's fee from its first day; the month of `proxima` names a boundary. */
export function newSchedule(fee: FeeWithType, row: Held, proxima: Day | null): Schedule {
  const terms = termsFor(fee, row)
  const held = { ...heldOf(row, false), siguiente: 0, desde_cambio: null }
  const fecha_proxima = proxima ?? nextFull(rhythmOf(fee, row), row.fecha_inicio_cuota)
  const ancla = anchorFor(terms, { ...held, fecha_proxima })
  return { ancla, desde_cambio: null, ...nextOf(terms, { ...held, ancla }, -1) }
}

/** First day of the period after the first one of a new member's fee. */
export const secondBoundary = (fee: FeeWithType, row: Held): Day => boundary(fee, heldOf(row, false), 1)

/** Schedule by another day or frequency, of the fee or the member's own. */
export const changedRhythm = (before: FeeWithType, after: FeeWithType, row: Held, own: Partial<Rhythm | Held>): Schedule =>
  reanchored(termsFor(before, row), heldOf(row, false), rhythmOf(after, { ...row, ...own } as Held))

/** Schedule by a typed next date. */
export const typedNext = (fee: FeeWithType, row: Held, day: Day): Schedule => withNextDate(termsFor(fee, row), heldOf(row, false), day)

/** Next day after a change of the end or the collection; one that was typed stays while something is to come. */
export function rescheduled(before: { fee: FeeWithType; row: Held }, after: { fee: FeeWithType; row: Held }): Schedule {
  const dayOf = ({ fee, row }: typeof before) => nextOf(termsFor(fee, row), heldOf(row, false), row.siguiente - 1).fecha_proxima
  const { ancla, siguiente, desde_cambio, fecha_proxima: stored } = before.row
  const computed = dayOf(after)
  const wasTyped = stored !== null && stored !== dayOf(before)
  return { ancla, siguiente, desde_cambio, fecha_proxima: wasTyped && computed !== null ? stored : computed }
}

/** Next period after a pause in which nothing was raised: those that fell due in it are passed over. Older ones stay due. */
export function afterPause(fee: FeeWithType, row: Held, from: Day, today: Day): Schedule {
  const terms = termsFor(fee, row)
  let next: Pick<Held, 'siguiente' | 'fecha_proxima'> = row
  if (row.fecha_proxima !== null && row.fecha_proxima >= from)
    while (next.fecha_proxima !== null && next.fecha_proxima <= today) next = nextOf(terms, heldOf(row, false), next.siguiente)
  const { ancla, desde_cambio } = row
  return { ancla, desde_cambio, siguiente: next.siguiente, fecha_proxima: next.fecha_proxima }
}

/** Period that is due again: its first charged day, and the day on which it was due. */
interface Freed {
  readonly k: number
  readonly desde: Day
  readonly generar: Day | null
}
/** Schedule of a member's fee whose period is due again. Where another day or frequency holds since, it holds from that period on. */
export function dueAgain(fee: FeeWithType, row: Held, { k, desde, generar }: Freed): Schedule {
  const { ancla, desde_cambio, siguiente, fecha_proxima } = row
  if (k >= siguiente && fecha_proxima !== null) return { ancla, desde_cambio, siguiente, fecha_proxima }
  const terms = termsFor(fee, row)
  const held = heldOf(row, false)
  if (desde_cambio === null || desde >= desde_cambio) return { ancla, desde_cambio, siguiente: k, fecha_proxima: generar ?? desde }
  const rhythm = rhythmOf(fee, row)
  const before = addMonths(startOfMonth(desde), -rhythm.frecuencia_cuotas * (k + 1))
  return reanchored(terms, { ...held, ancla: before, siguiente: k, desde_cambio: desde }, rhythm)
}
