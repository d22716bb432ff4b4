import { asMidnight, type Minute } from './minute.ts'
import { listOf } from './weekdays.ts'

/** Hours on some weekdays; an end at or before the start is on the next day, 1439 and 1440 are midnight. */
export interface WeekHours {
  readonly dias: number
  readonly hora_ini: Minute
  readonly hora_fin: Minute
}
/** A part of one weekday, 1 Monday to 7 Sunday; `to` at most 1440. */
export interface Stretch {
  readonly day: number
  readonly from: Minute
  readonly to: Minute
  /** Whole, or the part before or after midnight. */
  readonly part: 'whole' | 'head' | 'tail'
}

/** End in minutes of the first day: beyond 1440 if the hours run past midnight. */
export const endOf = ({ hora_ini, hora_fin }: Omit<WeekHours, 'dias'>): Minute => {
  const to = asMidnight(hora_fin)
  return to <= hora_ini ? to + 1440 : to
}

/** Parts of the week taken by hours: one per weekday, two if they run past midnight; Sunday's night ends on Monday. */
export function stretchesOf(hours: WeekHours): Stretch[] {
  const to = endOf(hours)
  return listOf(hours.dias).flatMap((day): Stretch[] =>
    to <= 1440
      ? [{ day, from: hours.hora_ini, to, part: 'whole' }]
      : [
          { day, from: hours.hora_ini, to: 1440, part: 'head' },
          { day: (day % 7) + 1, from: 0, to: to - 1440, part: 'tail' },
        ],
  )
}

/** First two that share a minute of the week, by index; one that overlaps itself counts as both. Null if there are none. */
export function firstOverlap(slots: readonly WeekHours[]): readonly [number, number] | null {
  const taken = slots.flatMap((slot, index) => stretchesOf(slot).map((stretch) => ({ ...stretch, index })))
  const inOrder = taken.toSorted((a, b) => a.day - b.day || a.from - b.from || a.index - b.index)
  const at = inOrder.findIndex((one, index) => {
    const next = inOrder[index + 1]
    return next !== undefined && next.day === one.day && next.from < one.to
  })
  if (at < 0) return null
  const [one, other] = [inOrder[at]!.index, inOrder[at + 1]!.index]
  return one < other ? [one, other] : [other, one]
}

/** A night ends by noon: longer hours past midnight are a mistake (decision 0018). */
const latestNightEnd = 720

/** Fault of hours: 0:00 to 0:00 (`whole_day`), other identical ends, or an end before the start without a night; null if there is none. */
export function hoursFault({ hora_ini, hora_fin }: Omit<WeekHours, 'dias'>): 'whole_day' | 'same' | 'end_first' | null {
  if (hora_ini === hora_fin) return hora_ini === 0 ? 'whole_day' : 'same'
  return asMidnight(hora_fin) < hora_ini && hora_fin > latestNightEnd ? 'end_first' : null
}
