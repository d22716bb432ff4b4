import type { Language } from '@app/contract/kit/texts'
import { type Day, formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { escaped } from '../../../kit/http/html.ts'
import { callClub, hiddenFields, linkFrame, type Payee, sayer } from '../../mail/public.ts'

/** State of an offer for the reader of its link. */
export type OfferState = 'ofrecida' | 'aceptada' | 'rechazada' | 'caducada' | 'retirada'

/** Offer as its page shows it. */
export interface ShownOffer {
  readonly estado: OfferState
  readonly curso: string
  readonly socio: string
  /** First day in the course. */
  readonly fecha: Day
  /** Day and hour until which the place is held. */
  readonly hasta: string
  /** First fee and the one after it, in cents; null where nothing is raised. */
  readonly primera: number | null
  readonly precio: number | null
}
interface View {
  readonly lang: Language
  readonly payee: Payee
  /** Token that a signed-in browser has to send along. */
  readonly csrf: string | null
}

/** Page of an offer: its facts with both answers while it is open, otherwise how it ended. */
export function offerPage(offer: ShownOffer, { lang, payee, csrf }: View): string {
  const say = sayer(lang)
  const { estado, curso, socio, hasta, primera, precio } = offer
  const values = { curso, socio, hasta, fecha: formatDay(offer.fecha) }
  const frame = (title: string, body: string) => linkFrame({ lang, payee }, { title, body, foot: 'plaza.pie' })
  if (estado !== 'ofrecida') {
    const title = say(`plaza.${estado}`)
    const look = estado === 'aceptada' ? ' class="good"' : ''
    const detail = `<p>${escaped(say(`plaza.${estado}_detalle`, values))}</p>`
    return frame(title, `<section role="status"><h1${look}>${escaped(title)}</h1>${detail}</section>${callClub(say, payee)}`)
  }
  const amounts = { primera: formatEuros(primera ?? 0), precio: formatEuros(precio ?? 0) }
  const money = primera === null ? '' : `<p>${escaped(say('plaza.precio', amounts))}</p>`
  const sent = hiddenFields({ lang, ...(csrf !== null && { _token: csrf }) })
  const button = (answer: 'aceptar' | 'rechazar', look: string) =>
    `<button name="respuesta" value="${answer}"${look}>${escaped(say(`plaza.${answer}`))}</button>`
  const title = say('plaza.titulo', values)
  return frame(
    title,
    `<section><h1>${escaped(title)}</h1><p>${escaped(say('plaza.para', values))}</p>${money}</section><form method="post">${sent}${button('aceptar', ' class="main"')}${button('rechazar', '')}</form><p class="soft">${escaped(say('plaza.hasta', values))}</p>`,
  )
}

/** Page of an unknown link: without any personal data. */
export function unknownOfferPage(lang: Language, payee: Payee): string {
  const say = sayer(lang)
  const title = say('plaza.desconocida')
  const body = `<section><h1>${escaped(title)}</h1><p>${escaped(say('plaza.desconocida_detalle'))}</p></section>${callClub(say, payee)}`
  return linkFrame({ lang, payee }, { title, body, foot: 'plaza.pie' })
}
