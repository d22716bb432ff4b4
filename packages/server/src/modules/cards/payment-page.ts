import { type LineTax, taxesWithin } from '@app/contract/invoices/invoice-rules'
import { taxWords } from '@app/contract/invoices/tax-words'
import type { Language } from '@app/contract/kit/texts'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { clubTime } from '../../kit/clock.ts'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import { escaped } from '../../kit/http/html.ts'
import { callClub, hiddenFields, linkFrame, linkStyle, type Payee, pageNote, type SayIn, sayer } from '../mail/public.ts'
import { type Link, mayStart } from './link-state.ts'

interface PageView {
  readonly lang: Language
  readonly club: Pick<ClubFacts, 'nombre' | 'zone'>
  readonly payee: Payee
  readonly now: Date
  /** The payer's first name. */
  readonly name: string | null
  /** Token that a signed-in browser has to send along. */
  readonly csrf: string | null
}

const frame = (shown: Pick<PageView, 'lang' | 'payee'>, title: string, body: string, head = '') =>
  linkFrame(shown, { title, body, head, foot: 'pago.safe' })

const when = (at: Date, zone: string) => {
  const { today, minute } = clubTime(at, zone)
  return { fecha: formatDay(today), hora: formatMinute(minute) }
}
/** A tax within the sum. */
const taxLine = (say: SayIn, one: LineTax) =>
  one.prc_iva === 0 ? taxWords(say, one) : say('pago.tax_included', { impuesto: taxWords(say, one) })

/** The lines that are still owed, with the tax within them. */
function owedList(say: SayIn, { lines, owed }: Link) {
  const vat = taxesWithin(lines.map(({ left, impuesto, prc_iva, exencion }) => ({ cents: left, impuesto, prc_iva, exencion })))
  const rows = [
    ...lines.map(({ concepto, left }) => `<li><span>${escaped(concepto)}</span><span>${escaped(formatEuros(left))}</span></li>`),
    ...vat.map((one) => `<li class="soft"><span>${escaped(taxLine(say, one))}</span><span>${escaped(formatEuros(one.cuota))}</span></li>`),
  ]
  return `<p class="sum">${escaped(formatEuros(owed))}</p><ul>${rows.join('')}</ul>`
}

/** Bizum first, the payment of phones; each button pays the full amount. */
function payForm(say: SayIn, { owed }: Link, { csrf, lang }: PageView) {
  const importe = formatEuros(owed)
  const button = (method: 'bizum' | 'tarjeta', key: 'pago.with_bizum' | 'pago.with_card', look: string) =>
    `<button name="medio" value="${method}"${look}>${escaped(say(key, { importe }))}</button>`
  return `<form method="post">${hiddenFields({ importe: String(owed), lang, ...(csrf !== null && { _token: csrf }) })}${button('bizum', 'pago.with_bizum', ' class="main"')}${button('tarjeta', 'pago.with_card', '')}</form>`
}

/** The page of a link in its state; `changedFrom`: the payer was shown another sum a moment ago. */
export function linkPage(found: Link, shown: PageView, changedFrom: number | null = null): string {
  const { lang, club, payee, now, name } = shown
  const say = sayer(lang)
  const { link, owed, state, done, wasRefused, merchant } = found
  const importe = formatEuros(owed)
  const before = changedFrom ?? link.importe
  const marks = [
    ...(merchant?.isTest ? [pageNote(say('pago.test'))] : []),
    ...(wasRefused && state === 'pay' ? [pageNote(say('pago.refused'))] : []),
    ...(before !== owed && state === 'pay' ? [pageNote(say('pago.changed', { antes: formatEuros(before), ahora: importe }))] : []),
  ].join('')
  if (state === 'pay') {
    const until = link.caduca === null ? '' : `<p class="soft">${escaped(say('pago.until', when(link.caduca, club.zone)))}</p>`
    const hello = say(name === null ? 'pago.owed' : 'pago.hello', { nombre: name ?? '' })
    return frame(
      shown,
      say('pago.title'),
      `${marks}<section><h1 class="hello">${escaped(hello)}</h1>${owedList(say, found)}</section>${payForm(say, found, shown)}${until}`,
    )
  }
  const title = say(`pago.${state}`)
  const hint = () => {
    if (state !== 'paid' || !done) return say(`pago.${state}_hint`, { importe })
    const { fecha, hora } = when(done.fecha_fin ?? done.fecha, club.zone)
    return say(done.medio === 'bizum' ? 'pago.paid_by_bizum' : 'pago.paid_by_card', { importe: formatEuros(done.importe), fecha, hora })
  }
  const look = state === 'paid' || state === 'settled' ? 'good' : state === 'waiting' ? 'wait' : ''
  const again = mayStart(found, now) ? `<p class="soft">${escaped(say('pago.again'))}</p>${payForm(say, found, shown)}` : ''
  const refresh = state === 'waiting' ? '<meta http-equiv="refresh" content="8">' : ''
  return frame(
    shown,
    title,
    `${marks}<section role="status"><h1 class="${look}">${escaped(title)}</h1><p>${escaped(hint())}</p></section>${again}${look === 'good' ? '' : callClub(say, payee)}`,
    refresh,
  )
}

/** Page for an unknown link: without any personal data. */
export function unknownLinkPage(lang: Language, payee: Payee): string {
  const say = sayer(lang)
  const title = say('pago.unknown')
  return frame(
    { lang, payee },
    title,
    `<section><h1>${escaped(title)}</h1><p>${escaped(say('pago.unknown_hint'))}</p></section>${callClub(say, payee)}`,
  )
}

/** Submits the form once it is loaded; its button does if scripts are off. */
export const autoSubmit = 'document.forms[0].submit()'

/** Redirect to the gateway: its form, submitted immediately. */
export function gatewayPage(
  lang: Language,
  payee: Payee,
  form: { readonly action: string; readonly fields: Readonly<Record<string, string>> },
): string {
  const say = sayer(lang)
  const title = say('pago.onward')
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escaped(title)} · ${escaped(payee.nombre)}</title><style>${linkStyle}</style><main><section><h1>${escaped(title)}</h1><p>${escaped(say('pago.onward_hint'))}</p></section><form method="post" action="${escaped(form.action)}">${hiddenFields(form.fields)}<button class="main">${escaped(say('pago.continue'))}</button></form></main><script>${autoSubmit}</script></html>`
}
