import type { Day } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { escaped } from '../../../kit/http/html.ts'
import type { FoundClub, FoundEvent, FoundTournament } from '../search.ts'
import { dayLinks, placeField, positionButton, searchForm, sportLinks, unseenFields } from './finder-form.ts'
import { ringMap } from './finder-map.ts'
import { chosenSheet, clubItems, countHours, datedItems, hoursOfClub } from './finder-results.ts'
import { addressWith, tabPaths, type View } from './finder-view.ts'
import { dayWords } from './finder-words.ts'

const link = (href: string, text: string) => `<a href="${escaped(href)}">${escaped(text)}</a>`
const head = (title: string, soft: string, end: string) =>
  `<div class="head"><h1>${escaped(title)}</h1><span class="soft">${escaped(soft)}</span><span class="soft end">${escaped(end)}</span></div>`
/** Page in three parts: fields, results, map and chosen hour. */
const parts = (fields: string, results: string, side: string) =>
  `<div class="grid"><div>${fields}</div><div>${results}</div><div class="side">${side}</div></div>`

/** Page of an unknown place: said in words, no times, the place field at once (R-463). */
export function unknownPlaceBody(view: View): string {
  const { say, input, tab, towns } = view
  const reason =
    input.ubicacion === null
      ? say('finder.unknown_place', { lugar: input.lugar ?? '' })
      : say(input.ubicacion === 'lenta' ? 'finder.slow' : 'finder.denied')
  const form = `<form method="get" action="${tabPaths[tab]}">${unseenFields({ ...view, place: 'fallback' })}${placeField(view, true)}<button class="main">${escaped(say('finder.go'))}</button>${positionButton(view, 'finder.try_again')}</form>`
  const known = towns.slice(0, 12).map((town) => `<li>${link(addressWith({ ...view, place: 'named' }, { lugar: town }), town)}</li>`)
  return `<section class="alert" role="alert"><h1>${escaped(say('finder.unknown_title'))}</h1><p>${escaped(reason)}</p></section><section>${form}<p class="soft">${escaped(say('finder.how_to'))}</p>${known.length > 0 ? `<ul class="places">${known.join('')}</ul>` : ''}</section><section hidden><h2>${escaped(say('finder.recent'))}</h2><ul class="places" data-recent></ul></section>`
}

/** Results of a search for courts. */
interface Found {
  readonly near: readonly FoundClub[]
  readonly free: readonly FoundClub[]
  readonly today: Day
  /** Club of this host. */
  readonly own: string
  /** Own page of the signed-in user; null for a stranger. */
  readonly entry: string | null
  readonly earlier: readonly FoundClub[]
  readonly next: { readonly fecha: Day; readonly clubs: readonly FoundClub[] } | null
  readonly beyond: { readonly km: number; readonly clubs: number }
}

/** Ways out of an empty search: earlier the same day, the next day with an hour. */
function waysOut(view: View, { earlier, next }: Pick<Found, 'earlier' | 'next'>): string {
  const { say, search, lang } = view
  const before = countHours(earlier, search.tipo_recurso)
  const ways = [
    before > 0 &&
      link(
        addressWith(view, { minuto_ini: 0, minuto_fin: search.minuto_ini }),
        say('finder.earlier', { n: before, desde: formatMinute(search.minuto_ini) }),
      ),
    next &&
      link(
        addressWith(view, { fecha: next.fecha, minuto_ini: null, minuto_fin: null }),
        say('finder.other_day', { dia: dayWords(next.fecha, lang, 'long'), n: countHours(next.clubs, search.tipo_recurso) }),
      ),
  ].flatMap((way) => (way ? `<p>${way}</p>` : []))
  return `<section role="status"><p>${escaped(say('finder.nothing_pistas'))}</p>${ways.join('')}</section>`
}

/** Content of the tab of courts. */
export function courtsBody(view: View, found: Found): string {
  const { say, search, input, lang } = view
  const { free, near, today, own, entry, beyond } = found
  const isOne = input.club !== null
  const hours = free.reduce((sum, club) => sum + hoursOfClub(club).length, 0)
  const dia = dayWords(search.fecha, lang, 'long')
  const title = isOne && near[0] ? near[0].nombre : say('finder.found_clubs', { n: free.length })
  const top = head(
    title,
    say('finder.found_hours', { n: hours, dia, desde: formatMinute(search.minuto_ini) }),
    isOne ? '' : say('finder.nearest_first'),
  )
  const list = free.length > 0 ? clubItems(view, free, isOne) : waysOut(view, found)
  const more =
    !isOne && beyond.clubs > 0
      ? `<p class="soft">${escaped(say('finder.wider', { n: beyond.clubs, km: beyond.km }))} ${link(addressWith(view, { distancia: beyond.km }), say('finder.widen', { km: beyond.km }))}</p>`
      : ''
  const back = isOne ? `<p>${link(addressWith(view, { club: null }), say('finder.all_clubs'))}</p>` : ''
  const fields = `${back}${isOne ? '' : searchForm(view)}${sportLinks(view)}${dayLinks(view, today)}`
  const sheet = chosenSheet(view, near, { atOwn: own, entry }) ?? ''
  const map = isOne ? '' : ringMap(view, free, input.elegido)
  return parts(fields, `${top}${list}${more}`, `${map}${sheet}`)
}

/** Content of the tabs of events and tournaments. */
export function datesBody(view: View, found: readonly (FoundEvent | FoundTournament)[], today: Day): string {
  const { say, tab } = view
  const which = tab === 'torneos' ? 'torneos' : 'eventos'
  const top = head(say(`finder.found_${which}`, { n: found.length }), '', say('finder.by_date'))
  const list =
    found.length > 0 ? datedItems(view, found) : `<section role="status"><p>${escaped(say(`finder.nothing_${which}`))}</p></section>`
  const back = view.input.club === null ? '' : `<p>${link(addressWith(view, { club: null }), say('finder.all_clubs'))}</p>`
  const fields = `${back}${searchForm(view)}${tab === 'torneos' ? sportLinks(view) : ''}${dayLinks(view, today)}`
  return parts(fields, top + list, '')
}
