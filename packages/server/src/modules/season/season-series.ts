import { spans } from '@app/contract/permanent/permanent-booking'
import type { Day } from '@app/contract/values/day'
import { weekday } from '@app/contract/values/day'
import { maskOf } from '@app/contract/values/weekdays'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Booking } from '../bookings/public.ts'
import type { Series } from '../permanent/public.ts'

/** From when to when a sport's season is played. */
export interface Period {
  readonly fecha_ini: Day
  readonly fecha_fin: Day
}

export const periodOf = async (tx: Tx, sport: number): Promise<Period | null> =>
  (await tx.selectFrom('temporada').select(['fecha_ini', 'fecha_fin']).where('id_mst_tiporecurso', '=', sport).executeTakeFirst()) ?? null

/** The season of a court's sport; refuses if none is set. */
export async function periodOfCourt(tx: Tx, court: number): Promise<Period> {
  const { id_mst_tiporecurso } = await tx
    .selectFrom('recurso')
    .select('id_mst_tiporecurso')
    .where('id_mst_recurso', '=', court)
    .executeTakeFirstOrThrow()
  return (await periodOf(tx, id_mst_tiporecurso)) ?? refuse('season.sin_periodo')
}

/** Number of places of each person, in the order of first appearance. */
const peopleOf = (places: readonly number[]) =>
  [...Map.groupBy(places, (id) => id)].map(([id_mst_socios, own]) => ({ id_mst_socios, cantidad: own.length }))

/** The minutes of an end: past midnight they are those of the next day. */
const endOf = ({ hora_ini, duracion }: Booking) => {
  const end = hora_ini + duracion
  return end > 1440 ? end - 1440 : end
}

/** The permanent booking made from a booking of the model week: its weekday, hours and court for the whole season. */
export function seriesOfWish(booking: Booking, nombre: string, places: readonly number[], period: Period): Series {
  const { id_mst_tiporeserva, num_faltan, nivel, nivel_max, id_mst_curso, sx, id_mst_socios, observaciones, comentarios, pin_reserva } =
    booking
  const kept = {
    id_mst_tiporeserva,
    num_faltan,
    nivel,
    nivel_max,
    id_mst_curso,
    sx,
    id_mst_socios,
    observaciones,
    comentarios,
    pin_reserva,
  }
  return {
    row: {
      ...kept,
      ...period,
      nombre: nombre.slice(0, 120),
      info: null,
      hora_ini: booking.hora_ini,
      hora_fin: endOf(booking),
      dias: maskOf([weekday(booking.fecha)]),
      tipo_horario: spans.between,
      activo: true,
      desactivada_desde: null,
      es_bloqueig: false,
    },
    courts: [booking.id_mst_recurso],
    people: peopleOf(places),
    incomes: [],
  }
}

/** Players of bookings, the owner first, by booking. */
export async function placesBy(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await tx
    .selectFrom('reserva_socio')
    .select(['id_reg_reserva', 'id_mst_socios'])
    .where('id_reg_reserva', 'in', ids)
    .orderBy('id_reg_reserva')
    .orderBy('orden')
    .execute()
  return new Map([...Map.groupBy(rows, (row) => row.id_reg_reserva)].map(([id, own]) => [id, own.map((row) => row.id_mst_socios)]))
}
