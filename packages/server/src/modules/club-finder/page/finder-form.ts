import { anyName } from '@app/contract/club-finder/provider'
import { addDays } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { plain } from '@app/contract/values/text'
import { escaped } from '../../../kit/http/html.ts'
import { hiddenFields } from '../../mail/public.ts'
import { addressWith, tabPaths, type View } from './finder-view.ts'
import { dayWords } from './finder-words.ts'

const distances = [5, 10, 20, 30, 50, 100, 200] as const
const halfHours = Array.from({ length: 49 }, (_, k) => k * 30)

const options = (values: readonly number[], chosen: number, words: (value: number) => string) =>
  [...new Set([...values, chosen])]
    .sort((a, b) => a - b)
    .map((value) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${escaped(words(value))}</option>`)
    .join('')

/** Links to the seven days from today. */
export function dayLinks(view: View, today: string): string {
  const days = Array.from({ length: 7 }, (_, at) => addDays(today, at))
  // an hour that was not chosen is that of its day
  const { minuto_ini } = view.input
  const links = days.map((day) => {
    const on = day === view.search.fecha ? ' aria-current="date"' : ''
    return `<a href="${escaped(addressWith(view, { fecha: day, minuto_ini }))}"${on}><span>${escaped(dayWords(day, view.lang, 'weekday'))} </span><b>${Number(day.slice(8))}</b><span class="hide"> ${escaped(dayWords(day, view.lang, 'month'))}</span></a>`
  })
  return `<nav class="days" aria-label="${escaped(view.say('finder.day'))}">${links.join('')}</nav>`
}

/** Links to the sports of the listed clubs. */
export function sportLinks(view: View): string {
  const { sports, search, say } = view
  if (sports.length < 2) return ''
  const links = sports.map((name) => {
    const on = search.tipo_recurso !== null && plain(name) === plain(search.tipo_recurso) ? ' aria-current="true"' : ''
    return `<a href="${escaped(addressWith(view, { tipo_recurso: name }))}"${on}>${escaped(name)}</a>`
  })
  return `<nav class="pills" aria-label="${escaped(say('finder.sport'))}">${links.join('')}</nav>`
}

/** Field of the place with the known towns. */
export const placeField = ({ say, towns, input: { lugar } }: View, isFirst: boolean) =>
  `<div class="field"><label for="lugar">${escaped(say('finder.place_field'))}</label><input id="lugar" name="lugar" maxlength="100" list="lugares" autocomplete="off" value="${escaped(lugar ?? '')}"${isFirst ? ' autofocus' : ''}><datalist id="lugares">${towns.map((town) => `<option value="${escaped(town)}">`).join('')}</datalist></div>`

/** Button that asks the browser for the position; the script shows it. */
export const positionButton = ({ say }: View, key: 'finder.my_position' | 'finder.try_again') =>
  `<button type="button" data-position hidden>${escaped(say(key))}</button>`

/** Fields that a form keeps unseen. */
export const unseenFields = ({ lang, search, input, place }: View) =>
  hiddenFields({
    lang,
    ...(search.tipo_recurso !== null && { tipo_recurso: search.tipo_recurso }),
    ...(input.fecha !== null && { fecha: input.fecha }),
    ...(place === 'given' && { latitud: String(search.latitud), longitud: String(search.longitud) }),
  })

/** Form of the search, a GET that works without script. */
export function searchForm(view: View): string {
  const { say, search, input, tab, lang, place } = view
  const summary = [search.tipo_recurso, tab === 'pistas' ? `${formatMinute(search.minuto_ini)} – ${formatMinute(search.minuto_fin)}` : null]
  const where = place === 'named' ? input.lugar! : place === 'given' ? say('finder.my_position') : null
  const hours =
    tab === 'pistas'
      ? `<div class="pair"><div class="field"><label for="desde">${escaped(say('finder.from'))}</label><select id="desde" name="minuto_ini">${options(halfHours.slice(0, -1), search.minuto_ini, formatMinute)}</select></div><div class="field"><label for="hasta">${escaped(say('finder.to'))}</label><select id="hasta" name="minuto_fin">${options(halfHours.slice(1), search.minuto_fin, formatMinute)}</select></div></div>`
      : ''
  const name = search.nombre === anyName ? '' : search.nombre
  return `<form class="box" method="get" action="${tabPaths[tab]}" role="search" aria-label="${escaped(say('finder.search'))}"><details><summary>${escaped(summary.filter(Boolean).join(', ') || say('finder.search'))}<span>${escaped([`${say('finder.distance')} ${search.distancia} km`, where].filter(Boolean).join(' · '))}</span></summary>${unseenFields(view)}${hours}${placeField(view, false)}${positionButton(view, 'finder.my_position')}<div class="field"><label for="distancia">${escaped(say('finder.distance'))}</label><select id="distancia" name="distancia">${options(distances, search.distancia, (km) => say('finder.kilometres', { n: km }))}</select></div><div class="field"><label for="nombre">${escaped(say('finder.club'))}</label><input id="nombre" name="nombre" maxlength="80" lang="${lang}" placeholder="${escaped(say('finder.any_club'))}" value="${escaped(name)}"></div><button class="main">${escaped(say('finder.go'))}</button><p class="soft">${escaped(say('finder.position_use'))}</p></details></form>`
}
