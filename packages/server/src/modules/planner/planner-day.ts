import { confirmStates, seasonStates } from '@app/contract/bookings/booking'
import type { InputOf } from '@app/contract/kit/action'
import { courtDay, plannerDay, plannerInfo } from '@app/contract/planner/planner-day'
import { isSeasonDay, seasonWeek } from '@app/contract/season/season-days'
import { type Day, daysBetween } from '@app/contract/values/day'
import { sql } from 'kysely'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { countPending, courtFacts } from '../bookings/public.ts'
import { settings } from '../club/public.ts'
import { inSports, sportsReadBy } from '../member-permissions/public.ts'
import { plannerBookings } from './planner-bookings.ts'
import { plannerCourts } from './planner-courts.ts'

/** More days than this are a report, not a planner. */
const longest = 62
/** The resource type that the planner opens with. */
const firstType = 1
type PlannerQuery = InputOf<typeof plannerInfo>

export const day = handle(plannerDay, async ({ tx, input, today }) => {
  const start = input.day ?? input.start ?? today
  const end = input.day ?? input.end ?? start
  const days = daysBetween(start, end)
  if (days < 0 || days > longest) refuse('booking.demasiado_intervalo', { end: 'booking.demasiado_intervalo' }, { max: longest })
  const club = await settings(tx)
  const courts = await courtFacts(tx, { type: input.id })
  const span = { courts: courts.map((court) => court.id_mst_recurso), start, end, mayMove: club.DUPLICAR_RESERVA_ADMIN }
  const { reservas, aparcadas: parked } = await plannerBookings(tx, span)
  const aparcadas = parked.filter((fecha) => fecha >= today).length
  const recursos = await plannerCourts(tx, start, { courts, bookings: reservas, withSlots: !input.sin_horari })
  const sin_estrenar =
    reservas.length === 0 && (await tx.selectFrom('reserva').select('id_reg_reserva').limit(1).executeTakeFirst()) === undefined
  return { id_mst_tiporecurso: input.id, start, end, recursos, reservas, aparcadas, sin_estrenar }
})

export const ofCourt = handle(courtDay, async ({ tx, input, today }) => {
  const on = input.day ?? today
  const club = await settings(tx)
  const court = (await courtFacts(tx, { ids: [input.id] }))[0] ?? refuse('msg.not_found')
  const { reservas } = await plannerBookings(tx, { courts: [input.id], start: on, end: on, mayMove: club.DUPLICAR_RESERVA_ADMIN })
  const [recurso] = await plannerCourts(tx, on, { courts: [court], bookings: reservas, withSlots: true })
  return { day: on, recurso: recurso!, reservas }
})

/**
 * Condition for the counted bookings of the day, in SQL of `r`: of the model week those approved or pending, of another
 * day those not ended or pending validation.
 */
function counted(
  { fecha_reservas_temporada: season, vigentes, pendientes }: PlannerQuery,
  { today, minute }: { today: Day; minute: number },
) {
  const current =
    season === null
      ? sql<boolean>`(r.fecha, r.hora_ini + r.duracion) > (${today}::date, ${minute}::int)`
      : sql<boolean>`r.estado_reserva_fija = ${seasonStates.approved}`
  const waiting =
    season === null
      ? sql<boolean>`r.pendiente_confirmar in (${confirmStates.validation}, ${confirmStates.pending})`
      : sql<boolean>`r.estado_reserva_fija = ${seasonStates.pending}`
  return sql<boolean>`((not ${vigentes ?? false}::boolean and not ${pendientes ?? false}::boolean) or (${vigentes ?? false}::boolean and ${current}) or (${pendientes ?? false}::boolean and ${waiting}))`
}

export const info = handle(plannerInfo, async ({ tx, user, input, today, minute }) => {
  const season = input.fecha_reservas_temporada
  const on = season ?? input.day ?? today
  if (season !== null && !isSeasonDay(season)) refuse('season.no_es_temporada', { fecha_reservas_temporada: 'season.no_es_temporada' })
  if (season !== null && !(await settings(tx)).ACTIVAR_RESERVAS_TEMPORADA) refuse('season.desactivada')
  const [from, to] = season === null ? [on, on] : [seasonWeek.start, seasonWeek.end]
  const tipos_recurso = await tx
    .selectFrom('tipo_recurso as t')
    .leftJoin('recurso as c', (join) => join.onRef('c.id_mst_tiporecurso', '=', 't.id_mst_tiporecurso').on('c.activo', '=', true))
    .leftJoin('reserva as r', (join) =>
      join
        .onRef('r.id_mst_recurso', '=', 'c.id_mst_recurso')
        .on('r.fecha', '>=', from)
        .on('r.fecha', '<=', to)
        .on(counted(input, { today, minute })),
    )
    .select(['t.id_mst_tiporecurso', 't.desc_tiporecurso'])
    .select([sql<number>`count(distinct c.id_mst_recurso)`.as('recursos'), sql<number>`count(r.id_reg_reserva)`.as('reservas')])
    .where('t.activo', '=', true)
    .where(inSports('t.id_mst_tiporecurso', await sportsReadBy(tx, user)))
    .groupBy(['t.id_mst_tiporecurso', 't.desc_tiporecurso'])
    .orderBy('t.id_mst_tiporecurso')
    .execute()
  const type = input.id_mst_tiporecurso
  if (
    type !== null &&
    !(await tx.selectFrom('tipo_recurso').select('id_mst_tiporecurso').where('id_mst_tiporecurso', '=', type).executeTakeFirst())
  )
    refuse('msg.not_found', { id_mst_tiporecurso: 'msg.not_found' })
  const { pendientes } = await countPending(tx, user, today)
  return {
    day: on,
    today,
    id_mst_tiporecurso: type ?? tipos_recurso[0]?.id_mst_tiporecurso ?? firstType,
    tipos_recurso,
    pendientes,
  }
})
