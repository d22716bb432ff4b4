import type { TextKey } from '@app/contract'
import { confirmStates } from '@app/contract/bookings/booking'
import { guestMember } from '@app/contract/members/member'
import { type Day, formatDay, weekday } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import type { SayIn } from '../../mail/public.ts'
import type { NewsFacts } from './booking-facts.ts'
import { type News, newsKinds } from './told.ts'
import type { Stood } from './untold.ts'

/** A day in the reader's language, such as 'jueves, 3 de diciembre de 2026'. */
const dayText = (day: Day, say: SayIn) => {
  const [year, month, dayOfMonth] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))]
  const nameOf = (key: TextKey, at: number) => say(key).split(',')[at]!
  return say('date.long', {
    weekday: nameOf('date.days', weekday(day) - 1),
    day: dayOfMonth,
    month: nameOf('date.months_of', month - 1),
    year,
  })
}
const hoursText = ({ hora_ini, duracion }: Stood) => `${formatMinute(hora_ini)}–${formatMinute(hora_ini + duracion)}`

/** A booking in one line, such as 'Pádel 1 23/11/2026 21:00'. */
const shortText = ({ desc_recurso, fecha, hora_ini }: Stood) => `${desc_recurso} ${formatDay(fecha)} ${formatMinute(hora_ini)}`

/** Bookings of news as the field «reservas» of a template names them. */
export const newsText = (news: readonly News[], say: SayIn) => {
  const full = (place: Stood) => `${place.desc_recurso}, ${dayText(place.fecha, say)}, ${hoursText(place)}`
  return news.map(({ before, now }) => [before, now].flatMap((place) => (place ? full(place) : [])).join(' → ')).join('; ')
}

/** The one kind of some news; null if they are of several. */
export const kindOf = (news: readonly News[]) => {
  const [first, ...more] = new Set(news.map((one) => one.kind))
  return first && more.length === 0 ? first : null
}

/** Subject of a letter with news. */
export function newsSubject(news: readonly News[], say: SayIn) {
  const kind = kindOf(news)
  const { now, before } = news[0]!
  const values = { n: news.length, reserva: shortText((now ?? before)!) }
  return say(kind ? `booking.aviso_asunto_${kind}` : 'booking.aviso_asunto_varias', values)
}

/** Further facts of one news: who else plays, what is owed or was given back, the code of the door, a confirmation that is missing. */
function details(one: News, facts: NewsFacts, say: SayIn): string[] {
  const { now, id_mst_socios } = one
  if (!now) return facts.givenBack(one) > 0 ? [say('booking.aviso_devuelto', { importe: formatEuros(facts.givenBack(one)) })] : []
  const others = now.id_mst_curso === null ? now.socios.filter((id) => id !== id_mst_socios) : []
  const guests = others.filter((id) => id === guestMember).length
  const nombres = others.flatMap((id) => facts.names.get(id) ?? [])
  if (guests > 0) nombres.push(say('booking.aviso_invitados', { n: guests }))
  return [
    ...(nombres.length > 0 ? [say('booking.aviso_con', { nombres: nombres.join(', ') })] : []),
    ...(facts.owed(one) > 0 ? [say('booking.aviso_por_pagar', { importe: formatEuros(facts.owed(one)) })] : []),
    ...(now.pin_reserva ? [say('booking.aviso_codigo', { codigo: now.pin_reserva })] : []),
    ...(now.pendiente_confirmar === confirmStates.validation ? [say('booking.aviso_por_confirmar')] : []),
  ]
}

/** Markup with texts as fields, so that nothing written in them becomes markup. */
function markup() {
  const values: Record<string, string> = {}
  const put = (text: string) => {
    const name = `v${Object.keys(values).length}`
    values[name] = text
    return `{{${name}}}`
  }
  return { values, put }
}
type Put = (text: string) => string

/** Time and court of one news: what is over or was before is struck out. */
function placeHtml({ before, now }: News, put: Put, say: SayIn) {
  const dayOf = (place: Stood) => put(dayText(place.fecha, say))
  const hoursOf = (place: Stood) => put(hoursText(place))
  const place = (now ?? before)!
  if (!now) return { when: `<s>${dayOf(place)} ${hoursOf(place)}</s>`, where: `<s>${put(place.desc_recurso)}</s>` }
  if (!before) return { when: `${dayOf(now)} ${hoursOf(now)}`, where: put(now.desc_recurso) }
  const isSameHour = before.hora_ini === now.hora_ini && before.duracion === now.duracion
  const hours = isSameHour ? hoursOf(now) : `<s>${hoursOf(before)}</s> → ${hoursOf(now)}`
  const when =
    before.fecha === now.fecha ? `${dayOf(now)} ${hours}` : `<s>${dayOf(before)} ${hoursOf(before)}</s> → ${dayOf(now)} ${hoursOf(now)}`
  const isSameCourt = before.id_mst_recurso === now.id_mst_recurso
  return { when, where: isSameCourt ? put(now.desc_recurso) : `<s>${put(before.desc_recurso)}</s> → ${put(now.desc_recurso)}` }
}

/** The product's own letter about news in the reader's language: markup with fields, and their values. */
export function newsHtml(news: readonly News[], facts: NewsFacts, { say, opening }: { say: SayIn; opening: readonly string[] }) {
  const { values, put } = markup()
  const paragraph = (text: string) => `<p>${put(text)}</p>`
  const blocks = newsKinds.flatMap((kind) => {
    const own = news.filter((one) => one.kind === kind)
    if (own.length === 0) return []
    const sentence = paragraph(say(`booking.aviso_${kind}`, { n: own.length }))
    const written = own.map((one) => ({ ...placeHtml(one, put, say), more: details(one, facts, say) }))
    if (news.length === 1)
      return [sentence, ...written.flatMap(({ when, where, more }) => [`<h2>${when}</h2>`, `<p>${where}</p>`, ...more.map(paragraph)])]
    const lines = written.map(({ when, where, more }) => `<li>${[`<strong>${when}</strong>`, where, ...more.map(put)].join(' · ')}</li>`)
    return [sentence, `<ul>${lines.join('')}</ul>`]
  })
  return { html: [...opening.map(paragraph), ...blocks].join(''), values }
}
