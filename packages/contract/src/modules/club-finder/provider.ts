import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'

/** Kilometres around the place by default, and the most that is searched. */
export const standardDistance = 30
export const farthestDistance = 500
/** Name filter that leaves every club. */
export const anyName = '-'
/** Last day of a search, in days from today. */
export const lastDayAhead = 60

export const latitude = () => field.number({ min: -90, max: 90 })
export const longitude = () => field.number({ min: -180, max: 180 })

/**
 * Search of a provider. Without coordinates it is around the fallback ones, without a start minute from the next hour on. The
 * resource type is a sport by its name: numbers differ between clubs.
 */
export const finderQuery = {
  distancia: defaulted(field.integer({ min: 1, max: farthestDistance }), standardDistance),
  latitud: optional(latitude()),
  longitud: optional(longitude()),
  tipo_recurso: optional(field.text(80)),
  fecha: optional(field.day()),
  minuto_ini: optional(field.minute()),
  minuto_fin: defaulted(field.minute(), 1440),
  nombre: defaulted(field.text(80), anyName),
} as const

/** A found club: its place, its distance in km, its direction in degrees from north, and the page for continuing there. */
const found = {
  club: field.text(80),
  nombre: field.text(160),
  poblacion: optional(field.text(100)),
  codigo_postal: optional(field.text(12)),
  latitud: latitude(),
  longitud: longitude(),
  distancia: field.number({ min: 0 }),
  rumbo: field.integer({ min: 0, max: 359 }),
  url: optional(field.text(400)),
}

/** Free start of a court: prices of the court with all its players, and of one of them. */
const freeHour = object({
  horaIni: field.clock(),
  duracion: field.integer({ min: 1, max: 1440 }),
  precio: field.money({ min: 0 }),
  precio_persona: field.money({ min: 0 }),
})

/** Club with its courts and their free hours (spec 3 §3). */
export const foundClub = object({
  ...found,
  hayAlgunaPistaLibre: field.flag(),
  pistas: list(
    object({
      desc_recurso: field.text(80),
      tipo_recurso: field.text(80),
      personas: field.integer({ min: 1, max: 500 }),
      horas: list(freeHour, 500),
    }),
    500,
  ),
})

const dates = { fecha_ini: field.day(), fecha_fin: field.day() }
/** Activity of a club. */
export const foundEvent = object({ ...found, desc_actividad: field.text(80), ...dates })
/** Championship of a club. */
export const foundTournament = object({
  ...found,
  desc_campeonato: field.text(80),
  tipo_recurso: field.text(80),
  desc_categoria: optional(field.text(80)),
  ...dates,
})

/** Most results of an answer. */
const mostFound = 2000

/** Clubs of this installation that agreed to be listed, nearest first, with their free hours. */
export const clubList = action({
  endpoint: 'GET /getClubsLista',
  permission: 'anyone',
  heavy: true,
  input: finderQuery,
  output: list(foundClub, mostFound),
})
/** Their activities on or after the day, earliest first. */
export const eventList = action({
  endpoint: 'GET /getEventosLista',
  permission: 'anyone',
  heavy: true,
  input: finderQuery,
  output: list(foundEvent, mostFound),
})
/** Their championships on or after the day, earliest first. */
export const tournamentList = action({
  endpoint: 'GET /getTorneosLista',
  permission: 'anyone',
  heavy: true,
  input: finderQuery,
  output: list(foundTournament, mostFound),
})
