import { bearing, distanceKm, inTenths, type Place } from '@app/contract/club-finder/distance'
import {
  anyName,
  type clubList,
  type foundClub,
  type foundEvent,
  type foundTournament,
  lastDayAhead,
} from '@app/contract/club-finder/provider'
import type { InputOf } from '@app/contract/kit/action'
import type { ValueOf } from '@app/contract/kit/field'
import { addDays, type Day, dayNumber, formatDay } from '@app/contract/values/day'
import { by } from '@app/contract/values/order'
import { plain, searchWords } from '@app/contract/values/text'
import { atMost, clubTime } from '../../kit/clock.ts'
import { finderSettings } from '../../kit/configuration.ts'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { PreparationCall } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'
import { clubAddress } from './club-address.ts'
import { clubDates, type DatedRow } from './club-dates.ts'
import { freeHours } from './free-hours.ts'
import { type ListedClub, listedClub } from './listed-club.ts'

/** Parts of a call that a search needs. */
export type Asking = Pick<PreparationCall<unknown, User | null>, 'installation' | 'now' | 'today' | 'minute' | 'club' | 'request'>
export type FoundClub = ValueOf<typeof foundClub>
export type FoundEvent = ValueOf<typeof foundEvent>
export type FoundTournament = ValueOf<typeof foundTournament>

/** Search with its defaults filled. */
export interface Search extends Place {
  readonly distancia: number
  readonly tipo_recurso: string | null
  readonly fecha: Day
  readonly minuto_ini: number
  readonly minuto_fin: number
  readonly nombre: string
}

/** Clubs that are read at a time. */
const atOnce = 8

/** Results of a task for each item in order, a few at a time. */
async function eachOf<T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const rest = items.entries()
  const worker = async () => {
    for (const [at, item] of rest) results[at] = await task(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/** Result of reading a club; null, with a line in the log, for a club that fails or takes too long: it is left out. */
async function orLeftOut<T>({ installation }: Asking, { slug }: ClubFacts, work: Promise<T>): Promise<T | null> {
  const { patience } = finderSettings(process.env)
  const leaveOut = (err: unknown) => {
    installation.warn('the club finder leaves a club out', { club: slug, err })
    return null
  }
  const done = await atMost(
    patience,
    work.then((answer) => ({ answer })),
  ).catch(leaveOut)
  return done === undefined ? leaveOut(new Error('no answer in time')) : (done?.answer ?? null)
}

/** Every listed club. */
export async function listedClubs(asking: Asking): Promise<ListedClub[]> {
  const { installation, now } = asking
  const all = await eachOf(installation.clubs, (club) => orLeftOut(asking, club, listedClub(installation, club, now)))
  return all.filter((one) => one !== null)
}

/** Place of a search without one: the installation's, the club's of the request, that of the first listed club. */
export async function fallbackPlace(asking: Asking): Promise<Place> {
  const set = finderSettings(process.env).place
  if (set) return set
  const listed = await listedClubs(asking)
  const { latitud, longitud } = listed.find(({ club }) => club.slug === asking.club.slug) ?? listed[0] ?? { latitud: 0, longitud: 0 }
  return { latitud, longitud }
}

/** The search that was asked for: today from the next hour on, any other day whole. Refuses one coordinate without the other and a day far away. */
export async function searchOf(asking: Asking, input: InputOf<typeof clubList>): Promise<Search> {
  const { today, minute } = asking
  const { latitud, longitud, tipo_recurso, distancia, minuto_fin, nombre } = input
  if ((latitud === null) !== (longitud === null))
    refuse('finder.media_coordenada', { [latitud === null ? 'latitud' : 'longitud']: 'finder.media_coordenada' })
  const fecha = input.fecha ?? today
  const last = addDays(today, lastDayAhead)
  if (fecha < today || fecha > last) refuse('finder.dia_lejano', { fecha: 'finder.dia_lejano' }, { hasta: formatDay(last) })
  const place = latitud === null || longitud === null ? await fallbackPlace(asking) : { latitud, longitud }
  const minuto_ini = input.minuto_ini ?? (fecha === today ? Math.floor(minute / 60) * 60 + 60 : 0)
  return { ...place, distancia, tipo_recurso, fecha, minuto_ini, minuto_fin: minuto_fin === 1439 ? 1440 : minuto_fin, nombre }
}

/** A listed club as it is found from a place. */
function foundAt({ club: request, request: client }: Asking, from: Place, { club, poblacion, codigo_postal, ...place }: ListedClub) {
  const { latitud, longitud } = place
  return {
    ...{ club: club.slug, nombre: club.nombre, poblacion, codigo_postal, latitud, longitud },
    distancia: inTenths(distanceKm(from, place)),
    rumbo: bearing(from, place),
    url: clubAddress(club, client, club.slug === request.slug),
  }
}

/** True for a name with every word of the filter. */
function isNamed(nombre: string, filter: string): boolean {
  const name = plain(nombre)
  return filter.trim() === anyName || searchWords(filter).every((word) => name.includes(word))
}
export const nearest = by<{ readonly distancia: number }>((one) => one.distancia)

/** Listed clubs within the distance and with the name, nearest first. */
async function listedNear(asking: Asking, search: Search) {
  return (await listedClubs(asking))
    .map((listed) => ({ listed, found: foundAt(asking, search, listed) }))
    .filter(({ listed, found }) => found.distancia <= search.distancia && isNamed(listed.club.nombre, search.nombre))
    .toSorted((a, b) => nearest(a.found, b.found))
}

/** True for the sport of a search, by its name; any without one. */
export const isSport = (name: string, wanted: string | null) => wanted === null || plain(name) === plain(wanted)

/** Clubs of this installation with their free hours, nearest first; a past hour of a club's own day is left out. */
export async function ownClubs(asking: Asking, search: Search): Promise<FoundClub[]> {
  const { installation, now } = asking
  const found = await eachOf(await listedNear(asking, search), async ({ listed: { club }, found: place }) => {
    const courts = await orLeftOut(asking, club, freeHours(installation, club, search.fecha, now))
    if (courts === null) return null
    const { today, minute } = clubTime(now, club.zone)
    const first = search.fecha > today ? 0 : search.fecha < today ? 1441 : minute
    const isWanted = (from: number) => from >= Math.max(first, search.minuto_ini) && from < search.minuto_fin
    const pistas = courts
      .filter(({ tipo_recurso }) => isSport(tipo_recurso, search.tipo_recurso))
      .map(({ horas, ...court }) => ({
        ...court,
        horas: horas
          .filter(({ from }) => isWanted(from))
          .map(({ from, minutes, person, all }) => ({ horaIni: from, duracion: minutes, precio: all, precio_persona: person })),
      }))
    return { ...place, hayAlgunaPistaLibre: pistas.some(({ horas }) => horas.length > 0), pistas }
  })
  return found.filter((one) => one !== null)
}

/** Activities or championships of the listed clubs that end on the day or later, earliest first. */
async function datesNear<K extends keyof DatedRow>(asking: Asking, search: Search, what: K) {
  const { installation, now } = asking
  const all = await eachOf(await listedNear(asking, search), async ({ listed: { club }, found }) => {
    const dates = await orLeftOut(asking, club, clubDates(installation, club, now))
    return (dates?.[what] ?? []).filter(({ fecha_fin }) => fecha_fin >= search.fecha).map((row) => ({ ...found, ...row }))
  })
  return all.flat().toSorted(
    by(
      (one) => dayNumber(one.fecha_ini),
      (one) => one.distancia,
    ),
  )
}
export const ownEvents = (asking: Asking, search: Search): Promise<FoundEvent[]> => datesNear(asking, search, 'events')
/** Championships of the sport of the search. */
export const ownTournaments = async (asking: Asking, search: Search): Promise<FoundTournament[]> =>
  (await datesNear(asking, search, 'tournaments')).filter(({ tipo_recurso }) => isSport(tipo_recurso, search.tipo_recurso))

/** Sports of the listed clubs with the number of clubs, the commonest first. */
export async function listedSports(asking: Asking): Promise<{ tipo_recurso: string; clubes: number }[]> {
  const named = (await listedClubs(asking)).flatMap(({ deportes }) => deportes)
  return [...Map.groupBy(named, plain).values()]
    .map((same) => ({ tipo_recurso: same[0]!, clubes: same.length }))
    .toSorted(by((one) => -one.clubes))
}
