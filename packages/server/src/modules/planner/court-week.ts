import { courtWeek } from '@app/contract/planner/court-week'
import { weekOf } from '@app/contract/planner/month-rules'
import { minutesOf, minutesTaken, occupancy, relatedCourts } from '@app/contract/planner/planner-rules'
import { addDays, type Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { type CourtFacts, courtFacts } from '../bookings/public.ts'
import { holidayNames, openingOfDays } from '../calendars/public.ts'
import { settings } from '../club/public.ts'
import { plannerBookings } from './planner-bookings.ts'

/** Occupied times of this court by bookings of courts that share its leaf courts. */
async function takenByOthers(tx: Tx, court: CourtFacts, start: Day, end: Day) {
  const parts = await tx
    .selectFrom('recurso')
    .select(['id_mst_recurso', 'id_mst_recurso_padre'])
    .where('id_mst_tiporecurso', '=', court.id_mst_tiporecurso)
    .execute()
  const related = relatedCourts(parts).get(court.id_mst_recurso) ?? []
  if (related.length === 0) return []
  return tx
    .selectFrom('reserva as r')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .innerJoin('tipo_reserva as t', 't.id_mst_tiporeserva', 'r.id_mst_tiporeserva')
    .select(['r.fecha', 'r.hora_ini', sql<number>`r.hora_ini + r.duracion`.as('hora_fin')])
    .select(sql<string>`c.desc_recurso || ' · ' || coalesce(r.nombre, t.desc_tiporeserva)`.as('motivo'))
    .where('r.id_mst_recurso', 'in', related)
    .where('r.ocupado', '=', true)
    .where('r.fecha', '>=', start) // only for speed
    .where('r.fecha', '<=', end) // only for speed
    .orderBy('r.fecha')
    .orderBy('r.hora_ini')
    .execute()
}

export const week = handle(courtWeek, async ({ tx, input: { id, day }, today }) => {
  const { start, end } = weekOf(day ?? today)
  const days = Array.from({ length: 7 }, (_, index) => addDays(start, index))
  const club = await settings(tx)
  const court = (await courtFacts(tx, { ids: [id] }))[0] ?? refuse('msg.not_found')
  const [{ reservas }, others, openOn, holidayOn] = await together(
    plannerBookings(tx, { courts: [id], start, end, mayMove: club.DUPLICAR_RESERVA_ADMIN }),
    takenByOthers(tx, court, start, end),
    openingOfDays(tx, [court], false),
    holidayNames(tx),
  )
  const dias = days.map((one) => {
    const abierto = openOn(court.id_mst_calendario, one).map(({ from, to }) => ({ hora_ini: from, hora_fin: to }))
    const ocupado_por = others.filter(({ fecha }) => fecha === one).map(({ fecha: _fecha, ...span }) => span)
    const booked = [...reservas.filter(({ fecha, ocupado }) => fecha === one && ocupado), ...ocupado_por]
    return {
      day: one,
      festivo: holidayOn(one),
      abierto,
      ocupado_por,
      ocupacion: occupancy(abierto, booked),
      libre: minutesOf(abierto) - minutesTaken(abierto, booked),
    }
  })
  return { start, end, recurso: court, dias, reservas }
})
