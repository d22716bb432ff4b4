import type { BookedFact } from '@app/contract/access/access-rules'
import { confirmStates } from '@app/contract/bookings/booking'
import { addDays, type Day, daysBetween } from '@app/contract/values/day'
import { sql } from 'kysely'
import { minuteAfter } from '../../kit/clock.ts'
import { planByValues, type Tx } from '../../kit/database/database.ts'
import type { Call } from '../../kit/http/serve.ts'
import { param, settings } from '../club/public.ts'
import { occupiedBy, paidAtOnce } from '../courts/public.ts'
import { lightOf } from '../lights/public.ts'
import type { CodeHolder } from './identify-by-code.ts'

export interface Door {
  readonly clase: 'entrada' | 'puerta' | 'luz'
  /** The courts behind it; none for the entrance of the club. */
  readonly recursos: readonly number[]
}
interface Margins {
  readonly antes: number
  readonly despues: number
}

/** Bookings of three days around a day that a member plays in, or that have the pin, on courts whose doors or lights depend on bookings. */
const bookingsOf = (tx: Tx, who: CodeHolder, door: Door, day: Day) =>
  tx
    .selectFrom('reserva as r')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .innerJoin('tipo_recurso as t', 't.id_mst_tiporecurso', 'c.id_mst_tiporecurso')
    .leftJoin('socio as o', 'o.id_mst_socios', 'r.id_mst_socios')
    .select(['r.id_reg_reserva', 'r.fecha', 'r.hora_ini', 'r.duracion', 'r.id_mst_recurso', 'c.desc_recurso'])
    .select(sql<string | null>`coalesce(r.nombre, trim(o.nombre || ' ' || o.apellidos))`.as('nombre'))
    .where('r.fecha', 'in', [addDays(day, -1), day, addDays(day, 1)])
    .where('r.ocupado', '=', true)
    .where('r.es_bloqueig', '=', false)
    .where('r.pendiente_confirmar', 'in', [confirmStates.none, confirmStates.approved])
    .where(door.clase === 'luz' ? 't.domotica_estado_instalacion' : 'c.aperturaacceso', '=', true)
    .$if(who.reservas !== null, (query) => query.where('r.id_reg_reserva', 'in', who.reservas!))
    .$if(who.reservas === null, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('reserva_socio as p')
            .select('p.id_reg_reserva_socio')
            .whereRef('p.id_reg_reserva', '=', 'r.id_reg_reserva')
            .where('p.id_mst_socios', '=', who.id_mst_socios ?? 0),
        ),
      ),
    )
    .orderBy('r.fecha')
    .orderBy('r.hora_ini')
    .execute()
type Booked = Awaited<ReturnType<typeof bookingsOf>>[number]

/** Bookings behind the door: a court and its parts share leaf courts. */
async function behind(tx: Tx, door: Door, found: readonly Booked[]) {
  if (door.clase === 'entrada' || found.length === 0) return found
  const leavesByCourt = await occupiedBy(tx, [...new Set([...door.recursos, ...found.map((one) => one.id_mst_recurso)])])
  const leaves = new Set(door.recursos.flatMap((court) => leavesByCourt.get(court) ?? []))
  return found.filter((one) => (leavesByCourt.get(one.id_mst_recurso) ?? []).some((leaf) => leaves.has(leaf)))
}

/**
 * Unpaid cents that keep the doors shut: the rest of a booking that had to be prepaid, for a member at a door only of
 * the member's own places.
 */
async function unpaid(tx: Tx, booking: Booked, who: CodeHolder, door: Door) {
  if (!(await param(tx, 'PAGO_TRAMO_OBLIGATORIO')) || !(await paidAtOnce(tx, booking))) return 0
  const { rest } = await tx
    .selectFrom('factura')
    .select(sql<number>`coalesce(sum(precio * cantidad - pagado), 0)::bigint`.as('rest'))
    .where('id_reg_reserva', '=', booking.id_reg_reserva)
    .where('fecha_pago', 'is', null)
    .where('fecha_baja', 'is', null)
    .$if(door.clase !== 'luz' && who.reservas === null, (query) => query.where('id_mst_socios', '=', who.id_mst_socios ?? 0))
    .executeTakeFirstOrThrow()
  return Math.max(0, rest)
}

/** Minutes for which the light stays on after the last booking of a day on the court that has that. */
async function extraLight(tx: Tx, { id_mst_recurso, fecha, hora_ini }: Booked) {
  const { RECURSO_LUZ_EXTRA_ULTIMA_PISTA, MINUTOS_LUZ_EXTRA_ULTIMA_PISTA } = await settings(tx)
  if (RECURSO_LUZ_EXTRA_ULTIMA_PISTA !== id_mst_recurso) return 0
  const later = await tx
    .selectFrom('reserva')
    .select('id_reg_reserva')
    .where('id_mst_recurso', '=', id_mst_recurso)
    .where('fecha', '=', fecha)
    .where('hora_ini', '>', hora_ini)
    .where('ocupado', '=', true)
    .limit(1)
    .executeTakeFirst()
  return later ? 0 : MINUTOS_LUZ_EXTRA_ULTIMA_PISTA
}

/** True if the booking type uses the light calendar. */
const followsCalendar = async (tx: Tx, id: number) =>
  (await tx
    .selectFrom('factura as f')
    .innerJoin('tipo_ingreso as i', 'i.id_mst_tipoingreso', 'f.id_mst_tipoingreso')
    .select('f.id_reg_factura')
    .where('f.id_reg_reserva', '=', id)
    .where('f.fecha_baja', 'is', null)
    .where('i.usar_horario_domotica', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Hours in which a booking's light may be on, in minutes of the booking's day: during play and a little longer, or
 * within the hours of the light calendar.
 */
async function lit(tx: Tx, booking: Booked) {
  const span = { desde: booking.hora_ini, hasta: booking.hora_ini + booking.duracion + (await extraLight(tx, booking)) }
  const calendar = (await followsCalendar(tx, booking.id_reg_reserva)) ? await lightOf(tx, booking.id_mst_recurso, booking.fecha) : null
  if (!calendar) return [span]
  return calendar
    .map(({ from, to }) => ({ desde: Math.max(from, span.desde), hasta: Math.min(to, span.hasta) }))
    .filter(({ desde, hasta }) => desde < hasta)
}

/** Hours in which a member's bookings open a door or switch a light on, in minutes of the given day. */
export async function bookedAt(
  { tx, club }: Pick<Call<unknown>, 'tx' | 'club'>,
  who: CodeHolder,
  door: Door & { margen: Margins },
  day: Day,
): Promise<BookedFact[]> {
  const { margen } = door
  const facts: BookedFact[] = []
  // a member plays seldom, or daily for years
  await planByValues(tx)
  for (const booking of await behind(tx, door, await bookingsOf(tx, who, door, day))) {
    const { fecha, hora_ini, duracion, desc_recurso, nombre } = booking
    const shift = daysBetween(day, fecha) * 1440
    const pendiente = await unpaid(tx, booking, who, door)
    const played = [
      {
        desde: minuteAfter(fecha, hora_ini, -margen.antes, club.zone),
        hasta: minuteAfter(fecha, hora_ini + duracion, margen.despues, club.zone),
      },
    ]
    for (const { desde, hasta } of door.clase === 'luz' ? await lit(tx, booking) : played)
      facts.push({ desde: desde + shift, hasta: hasta + shift, desc_recurso, nombre, pendiente })
  }
  return facts
}
