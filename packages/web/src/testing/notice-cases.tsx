import { inLanguage } from '@app/contract/kit/texts'
import { letterScreenTexts } from '@app/contract/letters/screen-texts'
import { lettersTexts } from '@app/contract/letters/texts'
import { mailTexts } from '@app/contract/mail/texts'
import { noticeScreenTexts } from '@app/contract/notifications/screen-texts'
import { notificationsTexts } from '@app/contract/notifications/texts'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { setSession } from '../kit/reads/session.ts'
import { handleKey } from '../kit/screen/commands.ts'
import { hashHistory } from '../kit/screen/history.ts'
import { draw, type ServedCall, serve } from './page.tsx'

/** Texts of letters to many and of their templates in Spanish. */
export const noticeWords = {
  ...inLanguage(lettersTexts, 'es'),
  ...inLanguage(letterScreenTexts, 'es'),
  ...inLanguage(mailTexts, 'es'),
  ...inLanguage(notificationsTexts, 'es'),
  ...inLanguage(noticeScreenTexts, 'es'),
}

const filters = {
  ...{ id_reg_campeonatos: null, id_reg_campeonatos_grupo: null, id_reg_actividades_grupo: null },
  ...{ id_mst_cuotas: null, id_mst_curso: null, id_mst_curso_grupo: null },
}
const narrowing = {
  ...{ estado: 'activos', tipos: [], etiquetas: [], deportes: [], nivel_min: null, nivel_max: null, sx: null, idioma: null },
  ...{ edad_min: null, edad_max: null, espera: 0, sin_respuesta: 0 },
}
/** Letter on the wire, as its editor reads it: a draft with a subject and a text. */
export const noticeOnWire = (id: number, more: object = {}) => ({
  ...{ id_reg_notificaciones: id, cod_notificacion: `N-${id}`, subject: 'Cambio de horario', idioma: null, enlace: null },
  ...{ desc_notificacion: '<p>Hola, {{nombre|socio}}: cambia la hora.</p>', envio_email: 1, envio_app: 0, por_familia: 1, ...filters },
  ...{ textos: [], filtro: narrowing, id_usuario_envio: null, excluidos: [], variante: 'normal', fecha_envio: null, sale: null },
  ...{ fecha_creacion: '2026-11-26T09:00:00Z', parada: null, no_enviada: null, estado: 'borrador' },
  ...more,
})
/** Letter on the wire, as the list reads it. */
export const rowOnWire = (id: number, more: object = {}) => ({
  ...{ id_reg_notificaciones: id, cod_notificacion: `N-${id}`, subject: `Aviso ${id}`, variante: 'normal', envio_email: 1, envio_app: 0 },
  ...{ fecha_creacion: '2026-11-26T09:00:00Z', fecha_envio: null, sale: null, no_enviada: null, ...filters, estado: 'borrador' },
  ...{ desc_filtro: null, personas: 64, correos: 61, llegaron: 0, rebotes: 0 },
  ...more,
})
/** Member among the recipients on the wire. */
export const recipientOnWire = (id: number, more: object = {}) => ({
  ...{
    id_mst_socios: id,
    nombre: `Nombre ${id}`,
    apellidos: `Apellido ${id}`,
    email: `s${id}@club.test`,
    poblacion: null,
    provincia: null,
  },
  ...{
    nivel: 3,
    sx: 'F',
    fecha_nac: null,
    notificar: 1,
    notificarApp: 1,
    observaciones: null,
    numsocio: String(id),
    desc_tiposocio: 'Socio',
  },
  ...{
    full_iban: null,
    etiquetas_usuario: '',
    instalaciones_usuario: '',
    elegido: 1,
    correo: `s${id}@club.test`,
    tutor: null,
    idioma: 'es',
  },
  ...{ por_correo: 1, por_app: 0, motivo: null, juntos: 0, grupo: null },
  ...more,
})
/** Sums of recipients on the wire. */
export const countOnWire = (more: object = {}) => ({
  ...{ encontrados: 67, elegidos: 67, correos: 61, avisos_app: 41, reciben: 64, a_tutores: 18, compartidos: 2 },
  ...{ idiomas: [{ idioma: 'ca', personas: 34 }], no_reciben: [{ motivo: 'no_existe', personas: 3 }] },
  ...more,
})
/** Choices of the filters on the wire. */
const choicesOnWire = {
  campeonatos: [{ id: 4, text: 'Otoño', grupos: [{ id: 41, text: 'Grupo 1' }] }],
  actividades: [{ id: 6, text: 'Campus', grupos: [{ id: 61, text: 'Semana 1' }] }],
  cuotas: [{ id: 2, text: 'Adulto' }],
  cursos: [{ id: 8, text: 'Iniciación, martes' }],
  grupos_curso: [{ id: 9, text: 'Escuela' }],
  tipos: [{ id: 1, text: 'Socio' }],
  etiquetas: [{ id: 3, text: 'Taquilla' }],
  deportes: [{ id: 1, text: 'Pádel' }],
}
const preview = {
  ...{
    destinatario: 1,
    nombre: 'Rovira Sala, Anna',
    correo: 'anna@club.test',
    idioma: 'ca',
    idioma_texto: 'es',
    subject: 'Cambio de horario',
  },
  ...{ html: '<p>Hola, Anna</p><img src="/api/imagen/1/a" alt="Las pistas">', texto: 'Hola, Anna', peso: 20_480 },
  app: { titulo: 'Cambio de horario', texto: 'Hola, Anna' },
}

type Answer = { status?: number; body: unknown; reads?: string } | 'lost'
type Own = (call: string, body: Record<string, unknown>) => Answer | undefined

/** Answers of a server with one letter, which keeps what is saved; `own` answers first. Returns the calls. */
export function serveNotice(first: object, own: Own = () => undefined): ServedCall[] {
  let stored: object = first
  return serve((call, body) => {
    const found = own(call, body)
    if (found) return found
    const path = call.split('?')[0]!
    if (path === 'POST /api/notificacion/save') {
      const { id_reg_notificaciones: _id, _read, ...values } = body
      stored = { ...stored, ...values }
      return { body: stored }
    }
    if (/^GET \/api\/notificacion\/\d+$/.test(path)) return { body: stored, reads: 'notice' }
    if (path.endsWith('/vista')) return { body: preview }
    if (path.includes('notificaciones_count')) return { body: countOnWire() }
    if (path.includes('get_socios_notificaciones')) return { body: [recipientOnWire(1), recipientOnWire(2)] }
    if (path.endsWith('/opciones')) return { body: choicesOnWire }
    if (path.endsWith('/mes')) return { body: { enviados: 2054, programados: 352, limite: 5000 } }
    return { body: [] }
  })
}

/** Session with the right of messages, with the keys of the screens; it ends with the test. */
export async function signIn(rights: readonly string[] = ['messages', 'members']) {
  await page.viewport(1440, 900)
  const account = { id_mst_socios: 1, is_staff: true, is_admin: false, rights }
  setSession({ account, info: { zona: 'Europe/Madrid' }, parameters: { DEFAULT_LANGUAGE: 'es-ES' } } as never)
  window.addEventListener('keydown', handleKey)
  onTestFinished(() => {
    window.removeEventListener('keydown', handleKey)
    setSession(null)
  })
}

/** Draws a screen of letters at its address in Spanish. */
export async function showScreen(Shown: FunctionComponent, at: string, { scheme = 'light' }: { scheme?: 'light' | 'dark' } = {}) {
  // the page of the tests has a search of its own, which would be part of the last value
  location.hash = at.includes('?') ? `${at}&` : at
  const root = createRootRoute()
  const path = at.split('?')[0]!.replace(/\/\d+\//, '/$id/')
  const paths = [...new Set(['/notificacion', '/notificacion/$id/edit', '/notificacion/plantillas', '/socios/$id/edit', path])]
  const tree = root.addChildren(
    paths.map((one) => createRoute({ getParentRoute: () => root, path: one, ...(one === path && { component: Shown }) })),
  )
  const parseSearch = (search: string) => Object.fromEntries(new URLSearchParams(search))
  const stringifySearch = (search: Record<string, string>) => (Object.keys(search).length > 0 ? `?${new URLSearchParams(search)}` : '')
  const router = createRouter({ routeTree: tree, history: hashHistory(), parseSearch, stringifySearch })
  await draw(<RouterProvider router={router as never} />, noticeWords, scheme)
}
/** Text of the first element of a selector, its spaces plain. */
export const shownText = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll('\u00A0', ' ') ?? ''
