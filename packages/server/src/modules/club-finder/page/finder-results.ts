import { type Day } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { by } from '@app/contract/values/order'
import { escaped } from '../../../kit/http/html.ts'
import { chosenAddress } from '../club-address.ts'
import { type FoundClub, type FoundEvent, type FoundTournament, isSport } from '../search.ts'
import { arrow } from './finder-map.ts'
import { addressWith, type View } from './finder-view.ts'
import { dayWords, kilometres } from './finder-words.ts'

/** Free hour of a club: its courts that are free then, and the cheapest one. */
export interface HourOfClub {
  readonly from: number
  readonly courts: number
  readonly minutes: number
  readonly price: number
  readonly person: number
  readonly people: number
  readonly sport: string
}
/** Free hours of a club, court by court put together. */
export function hoursOfClub({ pistas }: FoundClub): HourOfClub[] {
  const all = pistas.flatMap(({ horas, personas, tipo_recurso }) =>
    horas.map(({ horaIni, duracion, precio, precio_persona }) => ({
      ...{ from: horaIni, minutes: duracion, price: precio, person: precio_persona, people: personas, sport: tipo_recurso },
    })),
  )
  return [...Map.groupBy(all, ({ from }) => from).values()]
    .map((same) => ({ ...same.toSorted(by((one) => one.price))[0]!, courts: same.length }))
    .toSorted(by((one) => one.from))
}

/** Hours that a club of a list shows. */
const shown = 8

/** Free hours as links that choose one. */
function hourLinks(view: View, club: FoundClub, hours: readonly HourOfClub[]): string {
  const { say, input } = view
  const isChosen = (from: number) => input.hora === from && (input.elegido ?? input.club) === club.club
  const links = hours.map(({ from, price }) => {
    const href = `${addressWith(view, { elegido: club.club, hora: from })}#elegida`
    return `<li><a href="${escaped(href)}"${isChosen(from) ? ' aria-current="true"' : ''}>${formatMinute(from)}<small> ${escaped(formatEuros(price))}<span class="hide"> ${escaped(say('finder.per_court'))}</span></small></a></li>`
  })
  return `<ul class="hours">${links.join('')}</ul>`
}

/** Distance and town of a result. */
const whereabouts = ({ say, lang }: View, { distancia, poblacion }: Pick<FoundClub, 'distancia' | 'poblacion'>) =>
  [say('finder.kilometres', { n: kilometres(distancia, lang) }), poblacion].filter((part) => part !== null).join(' · ')

/** Clubs with their free hours, nearest first. */
export function clubItems(view: View, clubs: readonly FoundClub[], all: boolean): string {
  const { say, input } = view
  const items = clubs.map((club, at) => {
    const hours = hoursOfClub(club)
    const rest = all ? 0 : Math.max(0, hours.length - shown)
    const courts = say('finder.courts', { n: club.pistas.length })
    const more =
      rest > 0
        ? `<p class="soft"><a href="${escaped(addressWith(view, { club: club.club }))}">${escaped(say('finder.more_hours', { n: rest }))}<span class="hide">, ${escaped(club.nombre)}</span></a></p>`
        : ''
    const on = input.elegido === club.club ? ' class="on"' : ''
    return `<li${on}><div><h2>${arrow(view, club.rumbo)}<span>${all ? '' : `<span class="no">${at + 1}. </span>`}${escaped(club.nombre)}</span></h2><div class="where soft">${escaped(whereabouts(view, club))}<br>${escaped(courts)}</div></div><div>${hourLinks(view, club, all ? hours : hours.slice(0, shown))}${more}</div></li>`
  })
  return `<ol class="clubs">${items.join('')}</ol>`
}

/** Sheet of the chosen hour with the way on (R-464); null without one. */
export function chosenSheet(view: View, clubs: readonly FoundClub[], { atOwn, entry }: { atOwn: string; entry: string | null }) {
  const { say, input, lang, search } = view
  const chosen = input.elegido ?? input.club
  const club = clubs.find((one) => one.club === chosen)
  if (!club || input.hora === null) return null
  const hour = hoursOfClub(club).find((one) => one.from === input.hora)
  const words = { club: club.nombre, dia: dayWords(search.fecha, lang, 'long'), hora: formatMinute(input.hora) }
  const sheet = (body: string) =>
    `<section class="sheet" id="elegida" tabindex="-1" aria-labelledby="titulo-elegida"><h2 id="titulo-elegida">${escaped(say('finder.chosen', words))}</h2>${body}</section>`
  const line = (text: string) => `<p class="soft">${escaped(text)}</p>`
  if (!hour) return sheet(line(say('finder.hour_taken')))
  const detail = { deporte: hour.sport, minutos: hour.minutes, n: hour.courts, precio: formatEuros(hour.price) }
  const facts = line(say('finder.detail', detail)) + line(say('finder.per_person', { n: hour.people, precio: formatEuros(hour.person) }))
  const button = (href: string, text: string) => `<a class="button" href="${escaped(href)}">${escaped(text)}</a>`
  const isAtTheClub = club.club === atOwn && input.club === club.club
  if (isAtTheClub) return sheet(facts + button('/socio', say('finder.enter')) + line(say('finder.at_the_club')))
  if (club.club === atOwn && entry) return sheet(facts + button(entry, say('finder.continue')))
  if (club.url === null) return sheet(facts + line(say('finder.no_address')))
  const onward = chosenAddress(club.url, search.fecha, input.hora)
  return sheet(facts + button(onward, say('finder.continue')) + line(say('finder.continue_hint', { club: club.nombre })))
}

const datesOf = ({ say, lang }: View, from: Day, to: Day) =>
  from === to
    ? dayWords(from, lang, 'long')
    : say('finder.dates', { desde: dayWords(from, lang, 'short'), hasta: dayWords(to, lang, 'short') })

type Dated = FoundEvent | FoundTournament
const nameOf = (one: Dated) => ('desc_actividad' in one ? one.desc_actividad : one.desc_campeonato)

/** Events or tournaments by date, with the way to their club. */
export function datedItems(view: View, found: readonly Dated[]): string {
  const { say, lang } = view
  const items = found.map((one) => {
    const kind = 'tipo_recurso' in one ? [one.tipo_recurso, one.desc_categoria].filter((part) => part !== null).join(', ') : null
    const lines = [`${one.nombre} · ${whereabouts(view, one)}`, kind, datesOf(view, one.fecha_ini, one.fecha_fin)]
    const onward =
      one.url === null
        ? ''
        : `<a href="${escaped(one.url)}" aria-label="${escaped(`${say('finder.see_club')}: ${one.nombre}`)}">${escaped(say('finder.see_club'))}</a>`
    return `<li><span class="when">${escaped(dayWords(one.fecha_ini, lang, 'weekday'))}<b>${Number(one.fecha_ini.slice(8))}</b>${escaped(dayWords(one.fecha_ini, lang, 'month'))}</span><div><h2>${escaped(nameOf(one))}</h2>${lines.flatMap((text) => (text ? `<div class="soft">${escaped(text)}</div>` : [])).join('')}${onward}</div></li>`
  })
  return `<ol class="clubs dates">${items.join('')}</ol>`
}

/** Number of free hours of some clubs in a sport. */
export const countHours = (clubs: readonly FoundClub[], sport: string | null) =>
  clubs.reduce(
    (sum, club) => sum + hoursOfClub({ ...club, pistas: club.pistas.filter((one) => isSport(one.tipo_recurso, sport)) }).length,
    0,
  )
