import '../styles/tokens.css'
import '../member/member.css'
import { identityTexts } from '@app/contract/identity/texts'
import type { Action, OutputOf } from '@app/contract/kit/action'
import { kitTexts } from '@app/contract/kit/kit-texts'
import { inLanguage } from '@app/contract/kit/texts'
import { home } from '@app/contract/member-page/home'
import { ownData } from '@app/contract/member-page/own-data'
import { ownPapers } from '@app/contract/member-page/own-papers'
import { ownWallet } from '@app/contract/member-page/own-wallet'
import { memberPageScreenTexts } from '@app/contract/member-page/screen-texts'
import { memberPageTexts } from '@app/contract/member-page/texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { page } from 'vitest/browser'
import { ToastHost } from '../kit/dialogs/toast-host.tsx'
import { toasts } from '../kit/dialogs/toasts.ts'
import { queries } from '../kit/reads/queries.ts'
import { setSession } from '../kit/reads/session.ts'
import { startTexts } from '../kit/texts/i18n.ts'
import { MemberPage } from '../member/member-page.tsx'
import { goTo } from '../member/route.ts'
import { type ClubFacts, stage } from '../member/session-start.ts'
import { type ServedCall, serve } from './served-calls.ts'

const es = {
  ...inLanguage(kitTexts, 'es'),
  ...inLanguage(identityTexts, 'es'),
  ...inLanguage(memberPageTexts, 'es'),
  ...inLanguage(memberPageScreenTexts, 'es'),
}

const club: ClubFacts = {
  club: 'Club Sant Jordi',
  zona: 'Europe/Madrid',
  modo_autenticacion: 0,
  language: 'es',
  locales: ['es-ES', 'ca-ES'],
}
const qr = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3"><path d="M0 0h1v1H0zM2 2h1v1H2z"/></svg>')}`

export type Home = OutputOf<typeof home>
export type Wallet = OutputOf<typeof ownWallet>
export type Papers = OutputOf<typeof ownPapers>
export type OwnData = OutputOf<typeof ownData>

/** Booking on Thursday, 10 January 2030, paid, with a code. */
export const booking = (more: Partial<Home['reservas'][number]> = {}): Home['reservas'][number] => ({
  ...{ id_reg_reserva: 1, fecha: '2030-01-10', hora_ini: 1140, duracion: 90, desc_recurso: 'Pista 2', desc_tiporecurso: 'Pádel' },
  ...{
    sin_pista: false,
    pendiente_confirmar: false,
    pin_reserva: '481207',
    es_responsable: true,
    jugadores: ['Neus', 'Jordi', 'Pau'],
    invitados: 1,
  },
  ...{ estado: 'pagada' as const, precio: 450, pendiente: 0, facturas: [] },
  ...more,
})

/** Start page of Monday, 7 January 2030, at 12:00, of a member with nothing; `more` adds to it. */
export const homeOf = (more: Partial<Home> = {}): Home => ({
  ...{ club: club.club, hoy: '2030-01-07', minuto: 720 },
  socio: { id_mst_socios: 7, nombre: 'Marta', apellidos: 'Agirre', numsocio: 1139, desc_tiposocio: 'Abonada' },
  ...{ reservas: [], clases: [], cursos: [], actividades: [], debe: { total: 0, pagable: 0, lineas: [] } },
  ...{ entrada: null, codigo: null, sin_leer: 0 },
  ...more,
})
/** Entry allowed at the turnstile, and the code for its reader. */
export const mayEnter = {
  entrada: { permitido: true, texto: 'Horario de socios', desc_terminalacceso: 'Torno', desde: 480, hasta: 1320 },
  codigo: { codigo: '20481139', qr },
} satisfies Partial<Home>

export const walletOf = (more: Partial<Wallet> = {}): Wallet => ({ creditos: 0, lotes: [], abonos: [], movimientos: [], ...more })
export const papersOf = (more: Partial<Papers> = {}): Papers => ({ recibos: [], facturas: [], ...more })

const person: OwnData['socio'] = {
  ...{ id_mst_socios: 7, numsocio: 1139, nombre: 'Marta', apellidos: 'Agirre', email: 'marta@club.test', telefono: '600111222' },
  ...{ telefono2: null, nif: '12345678Z', fecha_nac: '1990-05-04', sx: 'F', direccion: 'Major 1', codigo_postal: '08001' },
  ...{ poblacion: 'Barcelona', provincia: 'Barcelona', nivel: 3.5, fecha_alta: '2020-02-01', notificar: true, notificarApp: false },
  ...{
    licencia_federacion: null,
    idioma: null,
    desc_tiposocio: 'Abonada',
    numcuenta: 'ES•• ···· 1332',
    desc_titular: null,
    desc_tutor: null,
  },
} as OwnData['socio']
/** Own data of a member with a consent, a refusal noted down by staff, and two purposes never asked. */
export const dataOf = (more: Partial<OwnData['socio']> = {}): OwnData => ({
  socio: { ...person, ...more },
  consentimientos: [
    { finalidad: 'comunicaciones', otorgado: true, fecha: new Date('2029-03-01T12:00:00Z'), prueba: 'Página', desc_socio_creacion: null },
    { finalidad: 'imagen', otorgado: false, fecha: new Date('2029-03-02T12:00:00Z'), prueba: 'Papel', desc_socio_creacion: 'Ana Ruiz' },
    { finalidad: 'cesion', otorgado: null, fecha: null, prueba: null, desc_socio_creacion: null },
    { finalidad: 'salud', otorgado: null, fecha: null, prueba: null, desc_socio_creacion: null },
  ],
})

/** Answer of a call in the form of the wire. */
export const wired = <A extends Action>({ output }: A, answer: OutputOf<A>): unknown => output.write?.(answer as never) ?? answer

type Answer = { status?: number; body: unknown } | 'lost' | Promise<never>
interface Shown {
  readonly home?: Home
  readonly wallet?: Wallet
  readonly papers?: Papers
  readonly data?: OwnData
  /** Answers of further calls, or instead of the given ones, by a part of their address. */
  readonly others?: Readonly<Record<string, (call: ServedCall['call'], body: ServedCall['body']) => Answer>>
  readonly isSignedIn?: boolean
  readonly isStaff?: boolean
  readonly club?: Partial<ClubFacts>
}

/** Answers the calls of the page; an unforeseen one is not found. */
function serveMember({ others = {}, ...given }: Shown): ServedCall[] {
  const own: Readonly<Record<string, unknown>> = {
    '/api/mi/inicio': wired(home, given.home ?? homeOf()),
    '/api/mi/monedero': wired(ownWallet, given.wallet ?? walletOf()),
    '/api/mi/recibos': wired(ownPapers, given.papers ?? papersOf()),
    '/api/mi/datos': wired(ownData, given.data ?? dataOf()),
  }
  return serve((call, body) => {
    const other = Object.entries(others).find(([part]) => call.includes(part))
    if (other) return other[1](call, body)
    const found = Object.entries(own).find(([part]) => call.endsWith(part))
    return found ? { body: found[1] } : { status: 404, body: { code: 'msg.not_found', msg: 'No existe.' } }
  })
}

let unmount: (() => void) | null = null

/** Draws the page at a path as a browser without the program's styles does, in place of the previous test's; returns its calls. */
export async function drawMember(path: string, shown: Shown = {}, scheme: 'light' | 'dark' = 'light'): Promise<ServedCall[]> {
  unmount?.()
  queries.clear()
  toasts.set([])
  const asked = serveMember(shown)
  startTexts('es-ES', es)
  document.documentElement.lang = 'es'
  document.documentElement.dataset.mantineColorScheme = scheme
  const account = { id_mst_socios: 7, is_staff: shown.isStaff ?? false, is_admin: false, rights: [], lang: 'es-ES', _token: 'x' }
  setSession(shown.isSignedIn === false ? null : ({ account, info: { club: club.club, zona: 'Europe/Madrid' }, parameters: {} } as never))
  stage.set({ kind: shown.isSignedIn === false ? 'out' : 'in', club: { ...club, ...shown.club } })
  goTo(path, { replace: true })
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  root.render(
    <QueryClientProvider client={queries}>
      <MemberPage />
      <ToastHost />
    </QueryClientProvider>,
  )
  unmount = () => root.unmount()
  return asked
}

/** Windows in which every screen is looked at: the narrowest phone, a usual one, the same with letters of twice the size, a desk. */
export const windows = [
  { width: 320, height: 640, letters: 1 },
  { width: 390, height: 844, letters: 1 },
  { width: 390, height: 844, letters: 2 },
  { width: 1024, height: 768, letters: 1 },
] as const

/** Sizes the window and the letters; back to the usual ones without arguments. */
export async function inWindow({ width, height, letters }: (typeof windows)[number] = windows[1]) {
  await page.viewport(width, height)
  document.documentElement.style.fontSize = `${letters * 100}%`
}

/** Pixels by which the page is wider than its window. */
export const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
