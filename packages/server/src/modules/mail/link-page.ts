import { say as sayIn, type TextKey } from '@app/contract'
import { type Language, type Locale, languages, readerLanguage } from '@app/contract/kit/texts'
import { escaped } from '../../kit/http/html.ts'
import type { Call } from '../../kit/http/serve.ts'
import type { User } from '../../kit/http/user.ts'

/** Style of pages of links. */
export const linkStyle = `:root{color-scheme:light dark;--text:#1b2130;--soft:#5b6374;--line:#dfe3ea;--card:#fff;--page:#f4f6f8;--main:#3b5bdb;--good:#17803d;--wait:#8a5300}
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

/** The company of the club, as shown in the head of the page. */
export interface Payee {
  readonly nombre: string
  readonly poblacion: string | null
  readonly telefono: string | null
}

/** Payee of a page: a company, or the club's first one for a page about none. */
export async function clubPayee(
  { tx, club }: Pick<Call<unknown, User | null>, 'tx' | 'club'>,
  company: number | null = null,
): Promise<Payee> {
  const found = await tx
    .selectFrom('empresa')
    .select(['nombre', 'poblacion', 'telefono'])
    .$if(company !== null, (q) => q.where('id_mst_empresas', '=', company!))
    .orderBy('id_mst_empresas')
    .limit(1)
    .executeTakeFirst()
  return found ?? { nombre: club.nombre, poblacion: null, telefono: null }
}

/** Language of a page of a link without a choice: the reader's own, the browser's, the club's. */
export const pageLanguage = ({ request, club }: Pick<Call<unknown, User | null>, 'request' | 'club'>, locale: Locale | null | undefined) =>
  readerLanguage(locale, languages.find((one) => one === request.language) ?? club.language)

/** Translates into one language. */
export type SayIn = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string
/** Returns the translator into a language. */
export const sayer =
  (lang: Language): SayIn =>
  (key, values) =>
    sayIn(key, lang, values)
/** Fields that a form sends along unseen. */
export const hiddenFields = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('')
/** Remark above a page. */
export const pageNote = (text: string) => `<p class="note" role="status">${escaped(text)}</p>`

/** Frame of a page of a letter's link, open to anyone: company, choice of language, body and foot. */
export function linkFrame(
  { lang, payee }: { readonly lang: Language; readonly payee: Payee },
  { title, body, head = '', foot }: { readonly title: string; readonly body: string; readonly head?: string; readonly foot: TextKey },
) {
  const say = sayer(lang)
  const choices = languages.map((one) => `<option value="${one}"${one === lang ? ' selected' : ''}>${ownNames[one]}</option>`).join('')
  const place = [payee.poblacion, payee.telefono].filter((part) => part !== null).join(' · ')
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${head}<link rel="icon" href="data:,"><title>${escaped(title)} · ${escaped(payee.nombre)}</title><style>${linkStyle}</style><header><div><b>${escaped(payee.nombre)}</b><small>${escaped(place)}</small></div><form class="lang" method="get"><select name="lang" aria-label="${escaped(say('pago.language'))}">${choices}</select><button>${escaped(say('pago.change'))}</button></form></header><main>${body}<footer>${escaped(say(foot))}</footer></main></html>`
}

/** Link that calls the club; empty without a number. */
export const callClub = (say: SayIn, { telefono }: Payee) =>
  telefono ? `<a class="call" href="tel:${escaped(telefono.replaceAll(' ', ''))}">${escaped(say('pago.call', { telefono }))}</a>` : ''
