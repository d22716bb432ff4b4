import { durations, isStart } from '@app/contract/bookings/booking-rules'
import { isOpen, type OpenInterval } from '@app/contract/calendars/opening-rules'
import { addDays, type Day, formatDay } from '@app/contract/values/day'
import { formatMinute, type Minute } from '@app/contract/values/minute'
import { skippedMinutes } from '../../../kit/clock.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { holidayOn, openingOn, openingThrough } from '../../calendars/public.ts'
import { type CourtFacts, checkActive } from './court-facts.ts'

/** Place and time of a booking. */
export interface Slot {
  readonly court: number
  readonly day: Day
  readonly from: Minute
  readonly minutes: number
}
/** Columns of a booking that hold its slot. */
export interface SlotColumns {
  readonly id_mst_recurso: number
  readonly fecha: Day
  readonly hora_ini: Minute
  readonly duracion: number
}

/** Slot of a booking row. */
export const slotOf = ({ id_mst_recurso, fecha, hora_ini, duracion }: SlotColumns): Slot => ({
  court: id_mst_recurso,
  day: fecha,
  from: hora_ini,
  minutes: duracion,
})

interface RequestedSlot extends Slot {
  /** Another day, whose opening hours apply. */
  readonly hoursOf?: Day | null
}

/** True if two slots differ in court, day, start or length. */
export const isElsewhere = (a: Slot, b: Slot) => a.court !== b.court || a.day !== b.day || a.from !== b.from || a.minutes !== b.minutes

/** A place as refusals name it. */
export const slotText = (court: { readonly desc_recurso: string }, { day, from, minutes }: Omit<Slot, 'court'>) => ({
  pista: court.desc_recurso,
  fecha: formatDay(day),
  hora_ini: formatMinute(from),
  hora_fin: formatMinute(from + minutes),
})

/** Opening times of a court on a day; up to the end of the next one for a booking past midnight. */
async function openingFor(tx: Tx, court: CourtFacts, { day, from, minutes }: Slot): Promise<readonly OpenInterval[]> {
  const read = from + minutes > 1440 ? openingThrough : openingOn
  return (await read(tx, day, [court])).get(court.id_mst_recurso) ?? []
}

/**
 * Refuses a place that its court does not allow: closed hours, starts off the step, lengths out of range (R-202,
 * R-215..R-220). Values that a moved booking keeps are not checked again.
 */
export async function checkSlot(tx: Tx, court: CourtFacts, place: RequestedSlot, kept: Partial<Slot> = {}) {
  const words = slotText(court, place)
  if (!court.reservar_pista) refuse('booking.pista_sin_reservas', { id_mst_recurso: 'booking.pista_sin_reservas' }, words)
  if (place.court !== kept.court) checkActive(court)
  const lengths = durations(court)
  if (place.minutes !== kept.minutes && !lengths.includes(place.minutes)) {
    const values = { min: lengths[0] ?? 0, max: lengths.at(-1) ?? 0, paso: court.step_tiempo }
    refuse('booking.duracion_no_valida', { duracion: 'booking.duracion_no_valida' }, values)
  }
  const open = await openingFor(tx, court, { ...place, day: place.hoursOf ?? place.day })
  if (!isOpen(open, place.from, place.from + place.minutes)) {
    const festivo = open.length === 0 && (place.hoursOf ?? null) === null ? await holidayOn(tx, place.day) : null
    if (festivo !== null) refuse('booking.cerrado_festivo', { hora_ini: 'booking.cerrado_festivo' }, { ...words, festivo })
    refuse('booking.cerrado', { hora_ini: 'booking.cerrado' }, words)
  }
  const around = open.find(({ from, to }) => from <= place.from && place.from < to)
  if (place.from !== kept.from && around && !isStart(place.from, court.step_inicio, around)) {
    refuse('booking.inicio_no_valido', { hora_ini: 'booking.inicio_no_valido' }, { ...words, minutos: court.step_inicio })
  }
}

/** The minutes that the clocks of a day skip, if a booking would start or end within them. */
export function skippedAt({ day, from, minutes }: Omit<Slot, 'court'>, zone: string) {
  const end = from + minutes
  const days = Math.floor(end / 1440)
  const [endDay, endMinute] = [addDays(day, days), end - 1440 * days]
  const skippedAtStart = skippedMinutes(day, zone)
  const skippedAtEnd = days === 0 ? skippedAtStart : skippedMinutes(endDay, zone)
  if (skippedAtStart && from >= skippedAtStart.from && from < skippedAtStart.to)
    return { ...skippedAtStart, day, field: 'hora_ini' } as const
  return skippedAtEnd && endMinute > skippedAtEnd.from && endMinute < skippedAtEnd.to
    ? ({ ...skippedAtEnd, day: endDay, field: 'duracion' } as const)
    : null
}

/** Refuses a booking that starts or ends within the hour that the clocks of its day skip. */
export function requireRealTime(slot: Omit<Slot, 'court'>, zone: string) {
  const skipped = skippedAt(slot, zone)
  if (!skipped) return
  const words = { fecha: formatDay(skipped.day), desde: formatMinute(skipped.from), hasta: formatMinute(skipped.to) }
  refuse('booking.hora_inexistente', { [skipped.field]: 'booking.hora_inexistente' }, words)
}
