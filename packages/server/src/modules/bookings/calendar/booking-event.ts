import { product } from '@app/contract/product'
import { after, clubTime, wallInstant } from '../../../kit/clock.ts'
import type { ClubFacts } from '../../../kit/database/clubs.ts'
import type { SlotColumns } from '../schedule/slot.ts'
import type { CalendarEvent } from './calendar-text.ts'

/** Id of a booking's event in every calendar: the same for ever, whatever name its club is called by. */
const uidOf = (id_reg_reserva: number, { slug }: Pick<ClubFacts, 'slug'>) => `reserva-${id_reg_reserva}@${slug}.${product.slug}.invalid`

/** Place in the sequence of an event of a version: each change counts two, so that an end fits between. */
export const sequenceOf = (version: number) => 2 * (version - 1)
/** The same of its end at that version. */
export const endSequenceOf = (version: number) => sequenceOf(version) + 1

type Time = Pick<SlotColumns, 'fecha' | 'hora_ini' | 'duracion'>

/**
 * Start and end of a booking. Within the hour that the clocks repeat, its first or second occurrence, so that the event lasts as long as the
 * booking on the planner.
 */
function instantsOf({ fecha, hora_ini, duracion }: Time, zone: string) {
  const [start, end] = [wallInstant(fecha, hora_ini, zone), wallInstant(fecha, hora_ini + duracion, zone)]
  const surplus = (end.getTime() - start.getTime()) / 1000 - duracion * 60
  const isAlike = (a: Date, b: Date) => {
    const [one, other] = [clubTime(a, zone), clubTime(b, zone)]
    return one.today === other.today && one.minute === other.minute
  }
  if (surplus > 0 && isAlike(start, after(start, surplus))) return { start: after(start, surplus), end }
  return surplus < 0 && isAlike(end, after(end, -surplus)) ? { start, end: after(end, -surplus) } : { start, end }
}

/** A booking as an event with its words. */
export interface BookedEvent extends Time, Pick<CalendarEvent, 'summary' | 'location' | 'status' | 'sequence' | 'changed'> {
  readonly id_reg_reserva: number
}
/** Event of a booking in a calendar of its club. */
export const eventOf = ({ id_reg_reserva, fecha, hora_ini, duracion, ...words }: BookedEvent, club: Pick<ClubFacts, 'slug' | 'zone'>) => ({
  ...words,
  uid: uidOf(id_reg_reserva, club),
  ...instantsOf({ fecha, hora_ini, duracion }, club.zone),
})
