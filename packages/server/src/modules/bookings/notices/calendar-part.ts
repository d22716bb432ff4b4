import { confirmStates } from '@app/contract/bookings/booking'
import { clubMinutes } from '@app/contract/bookings/booking-rules'
import { product } from '@app/contract/product'
import { clubTime } from '../../../kit/clock.ts'
import type { ClubFacts } from '../../../kit/database/clubs.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { type CalendarPart, senderAddress } from '../../mail/public.ts'
import { type BookedEvent, endSequenceOf, eventOf, sequenceOf } from '../calendar/booking-event.ts'
import { invitationText } from '../calendar/calendar-text.ts'
import { type Stood, standing } from './untold.ts'

type Facts = Pick<ClubFacts, 'slug' | 'zone' | 'nombre'>
/** Booking as an entry of a letter: as it stands, or as its reader left it. */
export interface LetterEntry extends Omit<Stood, 'socios' | 'id_mst_recurso'> {
  readonly id_reg_reserva: number
  readonly isOver: boolean
  readonly pendiente_confirmar?: number
}
interface Addressed {
  readonly club: Facts
  readonly now: Date
  readonly reader: { readonly name: string; readonly email: string }
  /** Published: the letter is about something else. */
  readonly isPublished?: boolean
}

/** Calendar entries of bookings in a letter to one reader; undefined without any. */
export function calendarPart(entries: readonly LetterEntry[], { club, now, reader, isPublished }: Addressed): CalendarPart | undefined {
  if (entries.length === 0) return undefined
  const events = entries.map(({ id_reg_reserva, fecha, hora_ini, duracion, version, desc_recurso, isOver, pendiente_confirmar }) => {
    const status = isOver ? 'CANCELLED' : pendiente_confirmar === confirmStates.validation ? 'TENTATIVE' : 'CONFIRMED'
    const booked: BookedEvent = {
      ...{ id_reg_reserva, fecha, hora_ini, duracion, changed: now, status },
      ...{ summary: `${desc_recurso} · ${club.nombre}`, location: desc_recurso },
      sequence: isOver ? endSequenceOf(version) : sequenceOf(version),
    }
    return eventOf(booked, club)
  })
  return invitationText({
    product: `${product.name}//${product.name}`,
    organizer: { name: club.nombre, email: senderAddress(club) },
    attendee: reader,
    events,
    isPublished: isPublished ?? false,
  })
}

/** Calendar entry of a booking for a letter about something else, such as its price; undefined once it began. */
export async function bookingEntry(tx: Tx, id_reg_reserva: number, addressed: Addressed): Promise<CalendarPart | undefined> {
  const found = (await standing(tx, [id_reg_reserva])).get(id_reg_reserva)
  const { today, minute } = clubTime(addressed.now, addressed.club.zone)
  if (!found || clubMinutes(found.fecha, found.hora_ini) <= clubMinutes(today, minute)) return undefined
  return calendarPart([{ ...found, id_reg_reserva, isOver: false }], { ...addressed, isPublished: true })
}
