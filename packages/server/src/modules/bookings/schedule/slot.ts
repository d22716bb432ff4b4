import { durations, isStart } from '@app/contract/bookings/booking-rules'
import { isOpen, type OpenInterval } from '@app/contract/calendars/opening-rules'
import { addDays, type Day, formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { skippedMinutes } from '../../../kit/clock.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import { openingOn, openingThrough } from '../../calendars/public.ts'
import { type CourtFacts, checkActive } from './court-facts.ts'

/** Place and time of a booking. */
export interface Slot {
  readonly id_mst_recurso: number
  readonly fecha: string
  readonly hora_ini: number
  readonly duracion: number
}

interface Asked extends Slot {
  /** Another day, whose opening hours apply. */
  readonly hoursOf?: Day | null
}

export const isElsewhere = (a: Slot, b: Slot) =>
  a.id_mst_recurso !== b.id_mst_recurso || a.fecha !== b.fecha || a.hora_ini !== b.hora_ini || a.duracion !== b.duracion

/** A place as refusals name it. */
export const slotText = (court: { readonly desc_recurso: string }, { fecha, hora_ini, duracion }: Omit<Slot, 'id_mst_recurso'>) => ({
  pista: court.desc_recurso,
  fecha: formatDay(fecha),
  hora_ini: formatMinute(hora_ini),
  hora_fin: formatMinute(hora_ini + duracion),
})

/** Opening times of a court on a day; up to the end of the next one for a booking past midnight. */
async function openingFor(tx: Tx, court: CourtFacts, { fecha, hora_ini, duracion }: Slot): Promise<readonly OpenInterval[]> {
  const read = hora_ini + duracion > 1440 ? openingThrough : openingOn
  return (await read(tx, fecha, [court])).get(court.id_mst_recurso) ?? []
}

/**
 * Refuses a place that its court does not allow: closed hours, starts off the step, lengths out of range (R-202,
 * R-215..R-220). Values that a moved booking keeps are not checked again.
 */
export async function checkSlot(tx: Tx, court: CourtFacts, place: Asked, kept: Partial<Slot> = {}) {
  const words = slotText(court, place)
  if (!court.reservar_pista) refuse('booking.pista_sin_reservas', { id_mst_recurso: 'booking.pista_sin_reservas' }, words)
  if (place.id_mst_recurso !== kept.id_mst_recurso) checkActive(court)
  const lengths = durations(court)
  if (place.duracion !== kept.duracion && !lengths.includes(place.duracion)) {
    const values = { min: lengths[0] ?? 0, max: lengths.at(-1) ?? 0, paso: court.step_tiempo }
    refuse('booking.duracion_no_valida', { duracion: 'booking.duracion_no_valida' }, values)
  }
  const open = await openingFor(tx, court, { ...place, fecha: place.hoursOf ?? place.fecha })
  if (!isOpen(open, place.hora_ini, place.hora_ini + place.duracion)) refuse('booking.cerrado', { hora_ini: 'booking.cerrado' }, words)
  const around = open.find(({ from, to }) => from <= place.hora_ini && place.hora_ini < to)
  if (place.hora_ini !== kept.hora_ini && around && !isStart(place.hora_ini, court.step_inicio, around)) {
    refuse('booking.inicio_no_valido', { hora_ini: 'booking.inicio_no_valido' }, { ...words, minutos: court.step_inicio })
  }
}

/** The minutes that the clocks of a day skip, if a booking would start or end within them. */
export function skippedAt({ fecha, hora_ini, duracion }: Omit<Slot, 'id_mst_recurso'>, zone: string) {
  const end = hora_ini + duracion
  const days = Math.floor(end / 1440)
  const [endDay, endMinute] = [addDays(fecha, days), end - 1440 * days]
  const skippedAtStart = skippedMinutes(fecha, zone)
  const skippedAtEnd = days === 0 ? skippedAtStart : skippedMinutes(endDay, zone)
  if (skippedAtStart && hora_ini >= skippedAtStart.from && hora_ini < skippedAtStart.to)
    return { ...skippedAtStart, fecha, field: 'hora_ini' } as const
  return skippedAtEnd && endMinute > skippedAtEnd.from && endMinute < skippedAtEnd.to
    ? ({ ...skippedAtEnd, fecha: endDay, field: 'duracion' } as const)
    : null
}

/** Refuses a booking that starts or ends within the hour that the clocks of its day skip. */
export function requireRealTime(slot: Omit<Slot, 'id_mst_recurso'>, zone: string) {
  const skipped = skippedAt(slot, zone)
  if (!skipped) return
  const words = { fecha: formatDay(skipped.fecha), desde: formatMinute(skipped.from), hasta: formatMinute(skipped.to) }
  refuse('booking.hora_inexistente', { [skipped.field]: 'booking.hora_inexistente' }, words)
}
