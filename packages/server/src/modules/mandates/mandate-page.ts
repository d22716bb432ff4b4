import type { TextKey } from '@app/contract'
import type { Language } from '@app/contract/kit/texts'
import { escaped } from '../../kit/http/html.ts'
import { callClub, hiddenFields, linkFrame, type Payee, type SayIn, sayer } from '../mail/public.ts'

/** State of a link for its reader. */
export type LinkState = 'abierto' | 'firmado' | 'caducado' | 'retirado'
/** Fields of the form as typed. */
export interface TypedMandate {
  readonly iban: string | null
  readonly titular: string | null
  readonly direccion: string | null
  readonly codigo_postal: string | null
  readonly poblacion: string | null
  readonly acepto: boolean | null
}
/** Complaints by field, as text keys. */
export type Complaints = Partial<Record<keyof TypedMandate, TextKey>>

/** Mandate as the page of its link shows it. */
export interface LinkedMandate {
  readonly estado: LinkState
  readonly referencia: string
  readonly socio: string
  /** Creditor identifier. */
  readonly acreedor: string
  /** Last day of the link, and day of the signature. */
  readonly hasta: string
  readonly firmado: string
  readonly values: TypedMandate
  readonly complaints: Complaints
}
interface View {
  readonly lang: Language
  readonly payee: Payee
  /** Token that a signed-in browser has to send along. */
  readonly csrf: string | null
}

/** Style of the form, beside that of pages of links. */
const formStyle = `<style>label{display:block;margin:0 0 4px;font-weight:600}label.tick{display:flex;gap:10px;align-items:flex-start;font-weight:400;margin:4px 0 12px}
input:not([type=checkbox]):not([type=hidden]){width:100%;min-height:48px;font:inherit;color:inherit;background:var(--page);border:1px solid var(--line);border-radius:8px;padding:8px 12px;margin:0 0 12px}
input[type=checkbox]{width:24px;height:24px;flex:none;margin:0}input[aria-invalid]{border-color:var(--wait)!important}.bad{color:var(--wait);font-size:14px;margin:-8px 0 12px}dl{display:grid;grid-template-columns:auto 1fr;gap:4px 12px;margin:8px 0 0;font-size:14px}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}details{margin:0 0 12px}summary{min-height:44px;padding:10px 0;cursor:pointer}</style>`

const texts = ['iban', 'titular', 'direccion', 'codigo_postal', 'poblacion'] as const
type TextName = (typeof texts)[number]
const hints: Readonly<Record<TextName, string>> = {
  iban: 'autocomplete="off" inputmode="text" autocapitalize="characters" maxlength="60" required',
  titular: 'autocomplete="name" maxlength="70" required',
  direccion: 'autocomplete="street-address" maxlength="70"',
  codigo_postal: 'autocomplete="postal-code" maxlength="16"',
  poblacion: 'autocomplete="address-level2" maxlength="35"',
}

/** The form with what was typed, each complaint below its field. */
function form(say: SayIn, { values, complaints }: LinkedMandate, { lang, payee, csrf }: View): string {
  const told = (name: keyof TypedMandate) => (complaints[name] ? ` aria-invalid="true" aria-describedby="${name}-bad"` : '')
  const bad = (name: keyof TypedMandate) =>
    complaints[name] ? `<p class="bad" id="${name}-bad">${escaped(say(complaints[name]))}</p>` : ''
  const input = (name: TextName) =>
    `<label for="${name}">${escaped(say(`mandate.${name}`))}</label><input id="${name}" name="${name}" value="${escaped(values[name] ?? '')}" ${hints[name]}${told(name)}>${bad(name)}`
  const address = ['direccion', 'codigo_postal', 'poblacion'] as const
  const isOpen = address.some((name) => complaints[name] || values[name])
  const sent = hiddenFields({ lang, ...(csrf !== null && { _token: csrf }) })
  const consent = `<label class="tick"><input type="checkbox" name="acepto" value="1"${values.acepto ? ' checked' : ''} required${told('acepto')}><span>${escaped(say('mandate_paper.consent', { empresa: payee.nombre }))}</span></label>${bad('acepto')}`
  return `<form method="post" novalidate>${sent}<section>${input('iban')}${input('titular')}<details${isOpen ? ' open' : ''}><summary>${escaped(say('firma.direccion'))}</summary>${address.map(input).join('')}</details>${consent}</section><button class="main">${escaped(say('firma.firmar'))}</button></form>`
}

/** Page of a link: creditor, reference and form while it is open, otherwise how it ended. */
export function mandatePage(mandate: LinkedMandate, view: View): string {
  const { lang, payee } = view
  const say = sayer(lang)
  const { estado, socio, referencia, acreedor, hasta, firmado, complaints } = mandate
  const values = { socio, empresa: payee.nombre, hasta, fecha: firmado, referencia }
  const frame = (title: string, body: string) => linkFrame({ lang, payee }, { title, body, head: formStyle, foot: 'firma.pie' })
  if (estado !== 'abierto') {
    const title = say(`firma.${estado}`)
    const look = estado === 'firmado' ? ' class="good"' : ''
    const detail = `<p>${escaped(say(`firma.${estado}_detalle`, values))}</p>`
    return frame(title, `<section role="status"><h1${look}>${escaped(title)}</h1>${detail}</section>${callClub(say, payee)}`)
  }
  const facts = [
    [say('mandate.referencia'), referencia],
    [say('mandate.acreedor'), `${payee.nombre} · ${acreedor}`],
  ].map(([name, value]) => `<dt>${escaped(name!)}</dt><dd>${escaped(value!)}</dd>`)
  const title = say('firma.titulo')
  const note = Object.keys(complaints).length > 0 ? `<p class="note" role="alert">${escaped(say('firma.repasa'))}</p>` : ''
  const head = `<section><h1>${escaped(title)}</h1><p>${escaped(say('firma.para', values))}</p><dl>${facts.join('')}</dl></section>`
  return frame(title, `${head}${note}${form(say, mandate, view)}<p class="soft">${escaped(say('firma.hasta', values))}</p>`)
}

/** Page of an unknown link: without any personal data. */
export function unknownMandatePage({ lang, payee }: View): string {
  const say = sayer(lang)
  const title = say('firma.desconocida')
  const body = `<section><h1>${escaped(title)}</h1><p>${escaped(say('firma.desconocida_detalle'))}</p></section>${callClub(say, payee)}`
  return linkFrame({ lang, payee }, { title, body, foot: 'firma.pie' })
}
