import { courtsPage, eventsPage, tournamentsPage } from '@app/contract/club-finder/finder-pages'
import { addDays } from '@app/contract/values/day'
import { plain } from '@app/contract/values/text'
import { handle, type PreparationCall } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'
import { sayer } from '../mail/public.ts'
import { ownPage } from './club-address.ts'
import { knownPlaces, placeNamed, provider } from './configured-provider.ts'
import { languageOf } from './language.ts'
import { courtsBody, datesBody, unknownPlaceBody } from './page/finder-bodies.ts'
import { finderFrame } from './page/finder-frame.ts'
import { finderScript } from './page/finder-script.ts'
import type { PageInput, Tab, View } from './page/finder-view.ts'
import { listedSports, type Search, searchOf } from './search.ts'

type PageCall = PreparationCall<PageInput, User | null>

/** Days after the one of an empty search that are looked at. */
const daysAhead = 6

/** Place of a page: the named town before the position; null for a town without a club. */
async function placeOf(call: PageCall) {
  const { lugar, latitud } = call.input
  const places = await knownPlaces(call)
  const towns = [...new Map(places.flatMap(({ poblacion }) => (poblacion ? [[plain(poblacion), poblacion] as const] : []))).values()]
  if (lugar === null) return { towns, place: latitud === null ? 'fallback' : 'given', at: {} } as const
  const named = placeNamed(places, lugar)
  return { towns, place: named ? 'named' : null, at: named ?? { latitud: null, longitud: null } } as const
}

/** The view of a page; its search keeps to one sport, the commonest unless another is chosen. */
async function viewOf(call: PageCall, tab: Tab): Promise<{ readonly view: View; readonly isSomewhere: boolean }> {
  const { input } = call
  const lang = languageOf(input.lang)
  const { towns, place, at } = await placeOf(call)
  const sports = (await listedSports(call)).map((one) => one.tipo_recurso)
  const asked = { ...input, ...at, tipo_recurso: input.tipo_recurso ?? (tab === 'torneos' ? null : (sports[0] ?? null)) }
  const search = await searchOf(call, asked)
  const view: View = { tab, lang, say: sayer(lang), input, search, place: place ?? 'fallback', sports, towns }
  return { view, isSomewhere: place !== null && input.ubicacion === null }
}

/** The next day with free hours, after an empty search; null if there is none. */
async function nextDay(call: PageCall, search: Search) {
  for (let ahead = 1; ahead <= daysAhead; ahead += 1) {
    const fecha = addDays(search.fecha, ahead)
    const clubs = await provider().clubs(call, { ...search, fecha, minuto_ini: 0, minuto_fin: 1440 })
    if (clubs.some((one) => one.hayAlgunaPistaLibre)) return { fecha, clubs }
  }
  return null
}

/** Radius of the wider search that is offered. */
const wider = (km: number) => [50, 100, 200, 500].find((one) => one > km) ?? km

/** Clubs with free hours; of one club the whole day, wherever it is. */
async function courtsContent(call: PageCall, view: View): Promise<string> {
  const { input, search } = view
  const { clubs: ask } = provider()
  const km = wider(search.distancia)
  const asked = input.club === null ? { ...search, distancia: km } : { ...search, distancia: 20_100, nombre: '-' }
  const all = (await ask(call, asked)).filter((one) => input.club === null || one.club === input.club)
  const near = input.club === null ? all.filter((one) => one.distancia <= search.distancia) : all
  const free = near.filter((one) => one.hayAlgunaPistaLibre)
  const earlier =
    free.length === 0 && search.minuto_ini > 0 ? await ask(call, { ...asked, minuto_ini: 0, minuto_fin: search.minuto_ini }) : []
  const next =
    free.length === 0 && near.length > 0
      ? await nextDay(call, { ...asked, distancia: input.club === null ? search.distancia : asked.distancia })
      : null
  const isNear = ({ club, distancia }: { club: string; distancia: number }) =>
    input.club === null ? distancia <= search.distancia : club === input.club
  return courtsBody(view, {
    ...{ near, free, today: call.today, own: call.club.slug, entry: call.user && ownPage(call.user) },
    earlier: earlier.filter(isNear),
    next: next && { ...next, clubs: next.clubs.filter(isNear) },
    beyond: { km, clubs: all.filter((one) => one.hayAlgunaPistaLibre && !near.includes(one)).length },
  })
}

/** The whole page of a tab, or null for a signed-in user of this club, who goes on at the planner. */
async function pageOf(call: PageCall, tab: Tab): Promise<string | null> {
  const { input, club, user } = call
  if (user !== null && input.club === club.slug && input.hora !== null) return null
  const { view, isSomewhere } = await viewOf(call, tab)
  const title = view.say(tab === 'pistas' ? 'finder.title' : `finder.tab.${tab}`)
  if (!isSomewhere && input.club === null) return finderFrame(view, { title, body: unknownPlaceBody(view) })
  const place = view.place === 'named' ? input.lugar : null
  if (tab === 'pistas') return finderFrame(view, { title, body: await courtsContent(call, view), place })
  const found = tab === 'eventos' ? await provider().events(call, view.search) : await provider().tournaments(call, view.search)
  const shown = input.club === null ? found : found.filter((one) => one.club === input.club)
  return finderFrame(view, { title, body: datesBody(view, shown, call.today), place })
}

const steps = (tab: Tab) => ({
  prepare: (call: PageCall) => pageOf(call, tab),
  run: async ({
    user,
    reply,
    prepared: html,
  }: {
    user: User | null
    reply: { leadsTo: (page: { origin: null; script: string }) => void; goTo: (path: string) => void }
    prepared: string | null
  }) => {
    // only for a signed-in user
    if (html === null) reply.goTo(ownPage(user!))
    else reply.leadsTo({ origin: null, script: finderScript })
    return html ?? ''
  },
})

export const courts = handle(courtsPage, steps('pistas'))
export const events = handle(eventsPage, steps('eventos'))
export const tournaments = handle(tournamentsPage, steps('torneos'))
