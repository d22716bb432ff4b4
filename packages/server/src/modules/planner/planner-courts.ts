import { gaps, occupancy, relatedCourts, slotsOf } from '@app/contract/planner/planner-rules'
import type { Tx } from '../../kit/database/database.ts'
import type { CourtFacts } from '../bookings/public.ts'
import { holidayOn, openingOn } from '../calendars/public.ts'

interface Booked {
  readonly id_reg_reserva: number
  readonly nombre: string | null
  readonly id_mst_tiporeserva: number
  readonly color: string
  readonly id_mst_recurso: number
  readonly fecha: string
  readonly hora_ini: number
  readonly hora_fin: number
}

interface CourtsQuery {
  readonly courts: readonly CourtFacts[]
  readonly bookings: readonly Booked[]
  /** True to include the day in slots. */
  readonly withSlots: boolean
}

/** The courts of a planner on a day: open and closed stretches, courts sharing their space, occupancy. */
export async function plannerCourts(tx: Tx, day: string, { courts, bookings, withSlots }: CourtsQuery) {
  const opening = await openingOn(tx, day, courts)
  const isClosed = courts.some((court) => opening.get(court.id_mst_recurso)?.length === 0)
  const motivo = isClosed ? await holidayOn(tx, day) : null
  const related = relatedCourts(courts)
  const booked = Map.groupBy(bookings, (booking) => booking.id_mst_recurso)
  return courts.map((court) => {
    const open = (opening.get(court.id_mst_recurso) ?? []).map(({ from, to }) => ({ hora_ini: from, hora_fin: to }))
    const relacionados = related.get(court.id_mst_recurso) ?? []
    const here = [court.id_mst_recurso, ...relacionados].flatMap((id) => booked.get(id) ?? []).filter(({ fecha }) => fecha === day)
    const own = here.filter((booking) => booking.id_mst_recurso === court.id_mst_recurso)
    return {
      ...court,
      hora_ini: open[0]?.hora_ini ?? 0,
      hora_fin: open.at(-1)?.hora_fin ?? 0,
      abierto: open,
      cerrado: open.length === 0 ? [{ hora_ini: 0, hora_fin: 1440, motivo }] : gaps(open).map((gap) => ({ ...gap, motivo: null })),
      relacionados,
      ocupacion: occupancy(open, here),
      horari: withSlots
        ? slotsOf(open, own).map(({ booking, ...slot }) => ({
            ...slot,
            reserva: booking && { id_reg_reserva: booking.id_reg_reserva, nombre: booking.nombre },
            tipo_reserva: booking && { id_mst_tiporeserva: booking.id_mst_tiporeserva, color: booking.color },
          }))
        : null,
      recurso: { cambiar_inicio: court.cambiar_inicio, cambiar_duracion: court.cambiar_duracion },
    }
  })
}
