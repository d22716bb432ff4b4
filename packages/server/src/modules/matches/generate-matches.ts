import { createHash } from 'node:crypto'
import { clubMinutes, lockReason } from '@app/contract/bookings/booking-rules'
import { generateMatches, previewMatches } from '@app/contract/matches/generate-matches'
import { addDays, type Day, formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { cancelNotices, courtFacts, lockBookings, removeBookings, skippedAt } from '../bookings/public.ts'
import { openingOfDays } from '../calendars/public.ts'
import { lockOccupied, occupiedBy } from '../courts/public.ts'
import { matchWindows } from '../member-hours/public.ts'
import { requireAllowedSports, restrictedFromSport } from '../member-permissions/public.ts'
import { isCharged } from '../permanent/public.ts'
import { type MatchRow, matchesOf } from './match-rows.ts'
import { bookMatch, ownerOf } from './place-match.ts'
import { daysOfAll, type MatchRequest, type PlacedMatch, participantsOf, planMatches, type Window } from './plan-matches.ts'

/** Days searched for a match, from the first on. */
const longest = 180
const [silently, notifying] = [2, 4]
const isCancelling = (answer: number) => answer >= silently

const later = (a: Day, b: Day) => (a > b ? a : b)
const sooner = (a: Day, b: Day) => (a < b ? a : b)

/** The days of a match: those that it wishes, else its championship's, and none that is past. */
function requestOf(match: MatchRow, today: Day, windows: ReadonlyMap<number, readonly Window[]>): MatchRequest {
  const desde = later(today, match.fecha_desde ?? match.fecha_ini)
  return {
    id: match.id_reg_partidos,
    duracion: match.duracion,
    equipos: [match.id_reg_equipos_local, match.id_reg_equipos_visitante],
    miembros: match.miembros,
    desde,
    hasta: sooner(match.fecha_hasta ?? match.fecha_fin, addDays(desde, longest)),
    hora_desde: match.hora_desde,
    hora_hasta: match.hora_hasta,
    ventanas: match.miembros.flatMap((id) => windows.get(id) ?? []),
  }
}

type Span = NonNullable<ReturnType<typeof daysOfAll>>
/** A day before and after: for bookings past midnight, and the minutes that courts keep free. */
const around = ({ from, to }: Span) => [addDays(from, -1), addDays(to, 1)] as const

/** The bookings on courts, each with its facts and a flag that a match may replace it. */
async function takenOn(tx: Tx, leaves: readonly number[], span: Span, now: number) {
  const [first, last] = around(span)
  const rows = await tx
    .selectFrom('reserva_ocupa as o')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'o.id_reg_reserva')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .leftJoin('socio as s', 's.id_mst_socios', 'r.id_mst_socios')
    .select(['o.id_mst_recurso as leaf', 'c.tiempo_reserva_posterior as pausa', 'c.desc_recurso'])
    .select(['r.id_reg_reserva', 'r.fecha', 'r.hora_ini', 'r.duracion', 'r.ocupado', 'r.num_faltan', 'r.id_mst_socios_creacion'])
    .select(['r.estado_reserva_fija', 'r.pendiente_confirmar', 'r.reserva_relacionada', 'r.es_bloqueig', 'r.id_reg_partidos'])
    .select(sql<string>`coalesce(r.nombre, ${fullName('s')}, c.desc_recurso)`.as('nombre'))
    .select((eb) =>
      eb
        .selectFrom('factura as f')
        .whereRef('f.id_reg_reserva', '=', 'r.id_reg_reserva')
        .select(isCharged.as('cobrada'))
        .$asScalar()
        .$notNull()
        .as('cobrada'),
    )
    .where('o.id_mst_recurso', 'in', leaves) // only for speed
    .where('o.fecha', '>=', first) // only for speed
    .where('o.fecha', '<=', last) // only for speed
    .distinct()
    .orderBy('r.id_reg_reserva')
    .execute()
  return rows.map((row) => {
    const from = clubMinutes(row.fecha, row.hora_ini)
    const isFree = !row.cobrada && !row.es_bloqueig && row.id_reg_partidos === null && lockReason(row) === null
    return { ...row, reserva: row.id_reg_reserva, from, to: from + row.duracion, anulable: isFree && from >= now }
  })
}

/** Times at which the teams and members of matches play already. */
async function busyIn(tx: Tx, matches: readonly MatchRequest[], span: Span) {
  const [first, last] = around(span)
  const members = [...new Set(matches.flatMap((match) => match.miembros))]
  const teams = [...new Set(matches.flatMap((match) => match.equipos))]
  const columns = ['r.id_reg_reserva as reserva', 'r.fecha', 'r.hora_ini', 'r.duracion'] as const
  const [people, sides] = await together(
    tx
      .selectFrom('reserva_socio as p')
      .innerJoin('reserva as r', 'r.id_reg_reserva', 'p.id_reg_reserva')
      .select([...columns, 'p.id_mst_socios'])
      .where('p.id_mst_socios', 'in', members) // only for speed
      .where('r.fecha', '>=', first) // only for speed
      .where('r.fecha', '<=', last) // only for speed
      .where('r.ocupado', '=', true)
      .execute(),
    tx
      .selectFrom('partido as p')
      .innerJoin('reserva as r', 'r.id_reg_partidos', 'p.id_reg_partidos')
      .select([...columns, 'p.id_reg_equipos_local', 'p.id_reg_equipos_visitante'])
      .where('r.fecha', '>=', first) // only for speed
      .where('r.fecha', '<=', last) // only for speed
      .where((eb) => eb.or([eb('p.id_reg_equipos_local', 'in', teams), eb('p.id_reg_equipos_visitante', 'in', teams)]))
      .execute(),
  )
  return [
    ...people.map((row) => ({ ...row, who: participantsOf({ equipos: [], miembros: [row.id_mst_socios] }) })),
    ...sides.map((row) => ({
      ...row,
      who: participantsOf({ equipos: [row.id_reg_equipos_local, row.id_reg_equipos_visitante], miembros: [] }),
    })),
  ].flatMap(({ reserva, fecha, hora_ini, duracion, who }) => {
    const from = clubMinutes(fecha, hora_ini)
    return who.map((quien) => ({ quien, reserva, from, to: from + duracion }))
  })
}

/** Matches whose booking would be of a member restricted from this sport: they are skipped, and the others proceed (R-302, 0127). */
async function keptOut(tx: Tx, open: readonly MatchRow[], { sport, user }: { sport: number; user: Call<unknown>['user'] }) {
  const owners = open.flatMap((match) => ownerOf(match) ?? []).filter((id) => id !== user.id_mst_socios)
  const members = await restrictedFromSport(tx, [...new Set(owners)], sport)
  return new Set(open.filter((match) => members.has(ownerOf(match) ?? 0)).map((match) => match.id_reg_partidos))
}

/** Plans the matches of a group that have no court: reads only. */
async function plan({ tx, today, minute, club, user }: Call<unknown>, matches: readonly MatchRow[], answer: number) {
  const open = matches.filter((match) => match.reserva === null)
  const windows = await matchWindows(
    tx,
    open.flatMap((match) => match.miembros),
  )
  const sport = open[0]?.id_mst_tiporecurso
  const kept = sport === undefined ? new Set<number>() : await keptOut(tx, open, { sport, user })
  const wanted = open.filter((match) => !kept.has(match.id_reg_partidos)).map((match) => requestOf(match, today, windows))
  const span = daysOfAll(wanted)
  if (!span || sport === undefined)
    return { open, kept, placed: new Map<number, PlacedMatch | null>(), taken: [], courts: [], occupied: new Map() }
  const facts = await courtFacts(tx, { type: sport })
  const courts = facts.filter((court) => court.reservar_pista && court.calendario_activo && court.deporte_activo)
  // all of one type: the first represents them
  await requireAllowedSports(tx, { user, owner: null, courts: courts.slice(0, 1) })
  const occupied = await occupiedBy(
    tx,
    courts.map((court) => court.id_mst_recurso),
  )
  const now = clubMinutes(today, minute)
  const [taken, busy, openingOf] = await together(
    takenOn(tx, [...new Set([...occupied.values()].flat())], span, now),
    busyIn(tx, wanted, span),
    openingOfDays(tx, courts, false),
  )
  const calendarOf = new Map(courts.map((court) => [court.id_mst_recurso, court.id_mst_calendario]))
  const placed = planMatches(
    {
      courts: courts.map((court) => ({
        id: court.id_mst_recurso,
        leaves: occupied.get(court.id_mst_recurso) ?? [],
        pausa: court.tiempo_reserva_posterior,
        step_inicio: court.step_inicio,
      })),
      taken,
      busy,
      openOn: (court, day) => openingOf(calendarOf.get(court) ?? null, day),
      isSkipped: (day, from, minutes) => skippedAt({ day, from, minutes }, club.zone) !== null,
      now,
      anula: isCancelling(answer),
    },
    wanted,
  )
  return { open, kept, placed, taken, courts, occupied }
}

/** Answer for a plan, with its mark, which changes with any part of it. */
function answerFor({ open, kept, placed, taken, courts }: Awaited<ReturnType<typeof plan>>) {
  const names = new Map(courts.map((court) => [court.id_mst_recurso, court.desc_recurso]))
  const byId = new Map(taken.map((one) => [one.reserva, one]))
  const partidos = open.map(({ id_reg_partidos, jornada, duracion, desc_equipo_local, desc_equipo_visitante }) => {
    const place = placed.get(id_reg_partidos) ?? null
    return {
      ...{ id_reg_partidos, jornada, duracion, desc_equipo_local, desc_equipo_visitante },
      restringido: kept.has(id_reg_partidos),
      lugar: place && { ...place, desc_recurso: names.get(place.id_mst_recurso) ?? '' },
      anula: (place?.anula ?? []).flatMap((id) => byId.get(id) ?? []),
    }
  })
  const vista = createHash('sha256')
    .update(JSON.stringify(open.map(({ id_reg_partidos: id, duracion }) => [id, duracion, placed.get(id)])))
    .digest('base64url')
    .slice(0, 32)
  return { partidos, vista }
}

export const preview = handle(previewMatches, async (call) => {
  const { id, eliminarOtrasReservas } = call.input
  await requireGroup(call.tx, id)
  return answerFor(await plan(call, await matchesOf(call.tx, id), eliminarOtrasReservas))
})

/** The sport of a group; refuses an unknown group. */
const requireGroup = async (tx: Tx, id: number) =>
  (await tx
    .selectFrom('campeonato_grupo as g')
    .innerJoin('campeonato as k', 'k.id_reg_campeonatos', 'g.id_reg_campeonatos')
    .select('k.id_mst_tiporecurso')
    .where('g.id_reg_campeonatos_grupo', '=', id)
    .executeTakeFirst()) ?? refuse('msg.not_found')

/** Cancels the bookings that matches take the place of, locked first; one that money was taken for since it was judged is refused. */
async function cancel(call: Call<unknown>, ids: readonly number[], answer: number) {
  const { tx, now, today, user } = call
  const gone = [...new Set(ids)]
  if (gone.length === 0) return 0
  const found = await lockBookings(tx, gone)
  await tx
    .selectFrom('factura')
    .select('id_reg_factura')
    .where('id_reg_reserva', 'in', gone)
    .orderBy('id_reg_factura')
    .forNoKeyUpdate()
    .execute()
  const charged = await tx
    .selectFrom('reserva as r')
    .innerJoin('factura as f', 'f.id_reg_reserva', 'r.id_reg_reserva')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select(['r.id_reg_reserva', 'r.fecha', 'r.hora_ini', 'r.nombre', 'c.desc_recurso'])
    .where('r.id_reg_reserva', 'in', gone)
    .groupBy(['r.id_reg_reserva', 'c.id_mst_recurso'])
    .having(isCharged)
    .limit(1)
    .executeTakeFirst()
  if (charged) {
    const { desc_recurso: pista, fecha, hora_ini } = charged
    const words = { nombre: charged.nombre ?? pista, pista, fecha: formatDay(fecha), hora_ini: formatMinute(hora_ini) }
    refuse('partido.choque_cobrado', {}, words)
  }
  if (found.length !== gone.length) refuse('partido.vista_cambiada')
  const isSilent = answer !== notifying
  if (!isSilent) await cancelNotices(call, gone)
  await removeBookings(tx, gone, { now, today, by: user.id_mst_socios, motivo: null, isSilent })
  return gone.length
}

export const generate = handle(generateMatches, async (call) => {
  const { tx, input } = call
  const { id_mst_tiporecurso: type } = await requireGroup(tx, input.id)
  // Courts first, alone and in order, then the matches: later reads are stable.
  const sport = await courtFacts(tx, { type })
  await lockOccupied(
    tx,
    sport.map((court) => court.id_mst_recurso),
  )
  await tx
    .selectFrom('partido')
    .select('id_reg_partidos')
    .where('id_reg_campeonatos_grupo', '=', input.id)
    .orderBy('id_reg_partidos')
    .forUpdate()
    .execute()
  const planned = await plan(call, await matchesOf(tx, input.id), input.eliminarOtrasReservas)
  if (input.vista !== null && input.vista !== answerFor(planned).vista) refuse('partido.vista_cambiada')
  const chosen = planned.open.filter(({ id_reg_partidos: id }) => input.partidos?.includes(id) ?? true)
  const placed = chosen.flatMap((match) => {
    const place = planned.placed.get(match.id_reg_partidos)
    return place ? [{ match, place }] : []
  })
  const restringidos = chosen.filter((match) => planned.kept.has(match.id_reg_partidos)).length
  const anuladas = await cancel(
    call,
    placed.flatMap(({ place }) => place.anula),
    input.eliminarOtrasReservas,
  )
  for (const { match, place } of placed) {
    const { anula: _gone, ...where } = place
    await bookMatch(call, match, where, planned.occupied.get(where.id_mst_recurso) ?? [])
  }
  return { creadas: placed.length, anuladas, sin_hueco: chosen.length - placed.length - restringidos, restringidos }
})
