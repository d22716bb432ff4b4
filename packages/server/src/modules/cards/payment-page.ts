import { say as sayIn, type TextKey } from '@app/contract'
import { type LineTax, taxesWithin } from '@app/contract/invoices/invoice-rules'
import { taxWords } from '@app/contract/invoices/tax-words'
import { type Language, languages } from '@app/contract/kit/texts'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatEuros } from '@app/contract/values/money'
import { clubTime } from '../../kit/clock.ts'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import { escaped } from '../../kit/http/html.ts'
import { type Link, mayStart } from './link-state.ts'

const style = `:root{color-scheme:light dark;--text:#1b2130;--soft:#5b6374;--line:#dfe3ea;--card:#fff;--page:#f4f6f8;--main:#3b5bdb;--good:#17803d;--wait:#8a5300}
@media(prefers-color-scheme:dark){:root{--text:#e8ebf1;--soft:#a3abba;--line:#353b47;--card:#1e232c;--page:#14171d;--main:#4c6ef5;--good:#5fd08a;--wait:#f0b356}}
*{box-sizing:border-box}body{margin:0;font:16px/1.45 system-ui,sans-serif;color:var(--text);background:var(--page)}
header{display:flex;gap:12px;align-items:center;justify-content:space-between;padding:14px 16px;background:var(--card);border-bottom:1px solid var(--line)}
header b{display:block}header small,footer,.soft{color:var(--soft);font-size:14px}
main{max-width:440px;margin:0 auto;padding:14px}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:16px;margin-bottom:12px}
h1{font-size:21px;line-height:1.25;margin:0 0 6px}h1.hello{font-size:16px;font-weight:400;color:var(--soft);margin:0}.sum{font-size:38px;font-weight:700;line-height:1.2;margin:0 0 8px;font-variant-numeric:tabular-nums}
p{margin:0 0 8px}ul{list-style:none;margin:0;padding:0}li{display:flex;justify-content:space-between;gap:12px;padding:9px 0;border-top:1px solid var(--line)}
li span:last-child{white-space:nowrap;font-variant-numeric:tabular-nums}li.soft{font-size:14px}
button,.call{display:block;width:100%;min-height:56px;margin:0 0 10px;padding:10px 16px;font:600 17px/1.3 system-ui,sans-serif;border-radius:10px;border:1px solid var(--line);background:var(--card);color:var(--text);cursor:pointer;text-align:center;text-decoration:none}
button.main{background:var(--main);border-color:var(--main);color:#fff}.call{display:flex;align-items:center;justify-content:center}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}
.note{border-left:4px solid var(--wait);padding:8px 12px;background:var(--card);border-radius:6px;margin:0 0 12px}.good{color:var(--good)}.wait{color:var(--wait)}
select{font:inherit;font-size:14px;padding:10px 6px;min-height:44px;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:8px}footer{padding:8px 0 24px}
.lang{display:flex;gap:6px}.lang button{width:auto;min-height:44px;margin:0;font-weight:400;font-size:14px;padding:8px 12px}`

const ownNames: Readonly<Record<Language, string>> = {
  es: 'Español',
  ca: 'Català',
  eu: 'Euskara',
  pt: 'Português',
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
}

/** The payee, as shown in the head of the page. */
export interface Payee {
  readonly nombre: string
  readonly poblacion: string | null
  readonly telefono: string | null
}
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

type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string
const sayer =
  (lang: Language): Say =>
  (key, values) =>
    sayIn(key, lang, values)
const hidden = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('')
const note = (text: string) => `<p class="note" role="status">${escaped(text)}</p>`

/** The frame of every state: payee, language, and the contact for problems. */
function frame({ lang, payee }: Pick<PageView, 'lang' | 'payee'>, title: string, body: string, head = '') {
  const say = sayer(lang)
  const choices = languages.map((one) => `<option value="${one}"${one === lang ? ' selected' : ''}>${ownNames[one]}</option>`).join('')
  const place = [payee.poblacion, payee.telefono].filter((part) => part !== null).join(' · ')
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${head}<link rel="icon" href="data:,"><title>${escaped(title)} · ${escaped(payee.nombre)}</title><style>${style}</style><header><div><b>${escaped(payee.nombre)}</b><small>${escaped(place)}</small></div><form class="lang" method="get"><select name="lang" aria-label="${escaped(say('pago.language'))}">${choices}</select><button>${escaped(say('pago.change'))}</button></form></header><main>${body}<footer>${escaped(say('pago.safe'))}</footer></main></html>`
}

const when = (at: Date, zone: string) => {
  const { today, minute } = clubTime(at, zone)
  return { fecha: formatDay(today), hora: formatMinute(minute) }
}
const callClub = (say: Say, { telefono }: Payee) =>
  telefono ? `<a class="call" href="tel:${escaped(telefono.replaceAll(' ', ''))}">${escaped(say('pago.call', { telefono }))}</a>` : ''

/** A tax within the sum. */
const taxLine = (say: Say, one: LineTax) =>
  one.prc_iva === 0 ? taxWords(say, one) : say('pago.tax_included', { impuesto: taxWords(say, one) })

/** The lines that are still owed, with the tax within them. */
function owedList(say: Say, { lines, owed }: Link) {
  const vat = taxesWithin(lines.map(({ left, impuesto, prc_iva, exencion }) => ({ cents: left, impuesto, prc_iva, exencion })))
  const rows = [
    ...lines.map(({ concepto, left }) => `<li><span>${escaped(concepto)}</span><span>${escaped(formatEuros(left))}</span></li>`),
    ...vat.map((one) => `<li class="soft"><span>${escaped(taxLine(say, one))}</span><span>${escaped(formatEuros(one.cuota))}</span></li>`),
  ]
  return `<p class="sum">${escaped(formatEuros(owed))}</p><ul>${rows.join('')}</ul>`
}

/** Bizum first, the payment of phones; each button pays the full amount. */
function payForm(say: Say, { owed }: Link, { csrf, lang }: PageView) {
  const importe = formatEuros(owed)
  const button = (method: 'bizum' | 'tarjeta', key: 'pago.with_bizum' | 'pago.with_card', look: string) =>
    `<button name="medio" value="${method}"${look}>${escaped(say(key, { importe }))}</button>`
  return `<form method="post">${hidden({ importe: String(owed), lang, ...(csrf !== null && { _token: csrf }) })}${button('bizum', 'pago.with_bizum', ' class="main"')}${button('tarjeta', 'pago.with_card', '')}</form>`
}

/** The page of a link in its state; `changedFrom`: the payer was shown another sum a moment ago. */
export function linkPage(found: Link, shown: PageView, changedFrom: number | null = null): string {
  const { lang, club, payee, now, name } = shown
  const say = sayer(lang)
  const { link, owed, state, done, wasRefused, merchant } = found
  const importe = formatEuros(owed)
  const before = changedFrom ?? link.importe
  const marks = [
    ...(merchant?.isTest ? [note(say('pago.test'))] : []),
    ...(wasRefused && state === 'pay' ? [note(say('pago.refused'))] : []),
    ...(before !== owed && state === 'pay' ? [note(say('pago.changed', { antes: formatEuros(before), ahora: importe }))] : []),
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
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escaped(title)} · ${escaped(payee.nombre)}</title><style>${style}</style><main><section><h1>${escaped(title)}</h1><p>${escaped(say('pago.onward_hint'))}</p></section><form method="post" action="${escaped(form.action)}">${hidden(form.fields)}<button class="main">${escaped(say('pago.continue'))}</button></form></main><script>${autoSubmit}</script></html>`
}
