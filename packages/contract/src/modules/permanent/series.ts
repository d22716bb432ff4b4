import { addDays, type Day, weekday } from '../../values/day.ts'
import { asMidnight, type Minute } from '../../values/minute.ts'
import { hasWeekday } from '../../values/weekdays.ts'

/** When a series takes its courts: the weekdays of a span of days, from a start for a length in minutes. */
export interface Pattern {
  readonly dias: number
  readonly hora_ini: Minute
  readonly duracion: number
  readonly from: Day
  /** The last day, included. */
  readonly to: Day
}

/** Minutes from start to end; an end that is not after the start lies on the next day, and 1439 is midnight. */
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
 * What becomes of a date, or of one of its courts: it is made, moves, stays, goes, stands in the way of another booking, is paid or past or
 * closed and therefore not touched, or is skipped (screens-bookings §0).
 */
export const outcomes = ['new', 'moved', 'kept', 'removed', 'clash', 'paid', 'past', 'closed', 'skipped'] as const
export type Outcome = (typeof outcomes)[number]

/** A court of a date. */
export interface Cell {
  readonly id_mst_recurso: number
  readonly resultado: Outcome
  /** The booking that is there already. */
  readonly id_reg_reserva: number | null
  /** Where that booking is: another court when the series had to give way. */
  readonly pista: number
  /** What the lines of that booking come to, in cents; 0 without one. */
  readonly importe: number
  /** The bookings in the way. */
  readonly choques: readonly number[]
  /** One of them takes the same ground at the same time, not only the minutes after it. */
  readonly solapa: boolean
  /** Courts that are free instead. */
  readonly libres: readonly number[]
  /** Why it is closed: a holiday's name. */
  readonly motivo: string | null
}

/** A date of a series, with its courts in their order. */
export interface Line {
  readonly fecha: Day
  readonly resultado: Outcome
  /** The start as it is to be; null where nothing is to be there. */
  readonly hora_ini: Minute | null
  readonly duracion: number | null
  /** The start as it is; null where nothing is there yet. */
  readonly antes: Minute | null
  /** Cents that were paid. */
  readonly pagado: number
  /** May be ticked and unticked. */
  readonly marcable: boolean
  /** Ticked when nobody says otherwise. */
  readonly marcada: boolean
  readonly celdas: readonly Cell[]
}

/** What is done about a clash: another court that is free, this court is left out that day, both stay, the other booking is cancelled without or with a notice. */
export const answers = ['elsewhere', 'skip', 'both', 'cancel', 'notify'] as const
export type Answer = (typeof answers)[number]

/** What an override value answers to every clash. */
export const answerOf = (override: number | null): Answer | null =>
  override === 1 ? 'both' : override === 2 || override === 3 ? 'cancel' : override === 4 ? 'notify' : null
