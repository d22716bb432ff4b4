import { addDays, type Day, weekday } from '../../values/day.ts'
import { asMidnight, type Minute } from '../../values/minute.ts'
import { hasWeekday } from '../../values/weekdays.ts'

/** Pattern of a series: the weekdays of a span of days, from a start for a length in minutes. */
export interface Pattern {
  readonly dias: number
  readonly hora_ini: Minute
  readonly duracion: number
  readonly from: Day
  /** Last day, inclusive. */
  readonly to: Day
}

/** Minutes from start to end; an end that is not after the start is on the next day, and 1439 is midnight. */
export const lengthOf = (hora_ini: Minute, hora_fin: Minute): number => {
  const length = asMidnight(hora_fin) - hora_ini
  return length > 0 ? length : length + 1440
}

/** The days of a pattern, in order. */
export function datesOf({ dias, from, to }: Pick<Pattern, 'dias' | 'from' | 'to'>): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) if (hasWeekday(dias, weekday(day))) days.push(day)
  return days
}

/**
 * Outcome of a date, or of one of its courts: created, moved, kept, removed, clashing with another booking, untouched because paid, past or
 * closed, or skipped (screens-bookings §0).
 */
export const outcomes = ['new', 'moved', 'kept', 'removed', 'clash', 'paid', 'past', 'closed', 'skipped'] as const
export type Outcome = (typeof outcomes)[number]

/** Court of a date. */
export interface Cell {
  readonly id_mst_recurso: number
  readonly resultado: Outcome
  /** Existing booking. */
  readonly id_reg_reserva: number | null
  /** Court of that booking: another one if the series had to avoid a clash. */
  readonly pista: number
  /** Total of the lines of that booking, in cents; 0 without one. */
  readonly importe: number
  /** Clashing bookings. */
  readonly choques: readonly number[]
  /** One of them occupies the same leaf courts at the same time, not only the minutes after it. */
  readonly solapa: boolean
  /** Free alternative courts. */
  readonly libres: readonly number[]
  /** Reason of a closed day: a holiday's name. */
  readonly motivo: string | null
}

/** Date of a series, with its courts in order. */
export interface Line {
  readonly fecha: Day
  readonly resultado: Outcome
  /** New start; null if there is to be no booking. */
  readonly hora_ini: Minute | null
  readonly duracion: number | null
  /** Current start; null without a booking. */
  readonly antes: Minute | null
  /** Paid cents. */
  readonly pagado: number
  /** The date may be ticked and unticked. */
  readonly marcable: boolean
  /** Ticked by default. */
  readonly marcada: boolean
  readonly celdas: readonly Cell[]
}

/**
 * Answers to a clash: another free court, this court is left out that day, both stay, the other booking is cancelled without or with a
 * notice.
 */
export const answers = ['elsewhere', 'skip', 'both', 'cancel', 'notify'] as const
export type Answer = (typeof answers)[number]

/** Answer of an override value to every clash. */
export const answerOf = (override: number | null): Answer | null =>
  override === 1 ? 'both' : override === 2 || override === 3 ? 'cancel' : override === 4 ? 'notify' : null
