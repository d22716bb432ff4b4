import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setScreens } from '../../../kit/screen/screens.ts'
import { noticeOnWire, serveNotice, shownText, showScreen, signIn } from '../../../testing/notice-cases.tsx'
import { violations } from '../../../testing/page.tsx'
import { NoticeScreen } from '../notice-screen.tsx'

const row = (id: number, estado: string, more: object = {}) => ({
  ...{ id_reg_notificaciones_destinos: id, id_mst_socios: id, nombre: `Persona ${id}`, email: `p${id}@club.test`, idioma: 'es' },
  ...{ motivo: null, app: 0, leido: null, estado, hora: null, detalle: null, siguiente: null, telefono: null },
  ...more,
})
const rows = [
  row(1, 'rebotado', { detalle: '550 5.1.1 no such user', telefono: '774 118 209', hora: '2026-11-26T11:00:09Z' }),
  row(2, 'dudoso'),
  row(3, 'rebote_temporal', { siguiente: '2026-11-26T15:00:00Z' }),
  row(4, 'entregado', { hora: '2026-11-26T11:00:12Z' }),
  row(5, 'en_cola'),
  row(6, 'no_recibe', { email: null, motivo: 'sin_correo' }),
  row(7, 'app', { email: null, app: 1, leido: '2026-11-26T12:00:00Z' }),
]
const delivery = (more: object = {}) => ({
  ...{ correos: 5, salidos: 4, avisos_app: 1, leidos: 1, por_minuto: 20, acaba: '2026-11-26T11:03:00Z', autor: 'Vives, Marta' },
  resultados: ['rebotado', 'dudoso', 'rebote_temporal', 'entregado', 'en_cola'].map((estado) => ({ estado, correos: 1 })),
  filas: rows,
  ...more,
})
const leaving = { estado: 'saliendo', sale: '2026-11-26T11:00:00Z', fecha_envio: '2026-11-26T10:59:00Z' }
/** Draws the delivery of a letter. */
async function shown(more: object = leaving, given: object = delivery(), scheme: 'light' | 'dark' = 'light') {
  const asked = serveNotice(noticeOnWire(7, more), (call) => {
    if (call.endsWith('/envio')) return { body: given }
    return call.includes('/parar/') ? { body: { parados: 1 } } : undefined
  })
  await showScreen(NoticeScreen, '/notificacion/7/edit?tab=envio', { scheme })
  return asked
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const body = () => shownText('.dg-body')

beforeEach(() => signIn())

test('the bar tells each outcome and the pace; those to look at are marked, the next attempt of one refused for now is told', async () => {
  const refused = row(8, 'en_cola', { detalle: '451 try later', siguiente: '2026-11-26T16:30:00Z' })
  await shown(leaving, delivery({ filas: [...rows, refused] }))
  await expect.poll(() => shownText('.notice-delivery')).toContain('Enviando: 4 de 5 correos')
  for (const words of ['a 20 por minuto', 'acaba hacia las 12:03', '1 no existe', '1 dudoso', '1 en cola', '1 en la app, 1 leído'])
    expect(shownText('.notice-delivery')).toContain(words)
  await expect.poll(body).toContain('Rebotó: la dirección no existe')
  expect(body()).toContain('Se deja de escribirle')
  expect(body()).toContain('Otra vez a las 16:00')
  expect(body()).toContain('Otra vez a las 17:30')
  expect(body()).toContain('Recibido en la app')
  expect(body()).toContain('sin correo')
  expect(await violations()).toEqual([])
  await userEvent.click(page.getByText('Hay que mirar 3'))
  await expect.poll(body).not.toContain('Persona 4')
})

test('the first in trouble stands beside the list with the words of the server, its file and its telephone', async () => {
  setScreens([{ path: '/socios/{id}/edit', code: 'member-edit', load: async () => () => null }])
  await shown()
  await expect.poll(() => shownText('.notice-side')).toContain('550 5.1.1 no such user')
  expect(shownText('.notice-side')).toContain('Tampoco tiene la app')
  expect(page.getByRole('link', { name: 'Llamar 774 118 209' }).element().getAttribute('href')).toBe('tel:774118209')
  expect(shownText('.notice-side')).toContain('Vives, Marta')
  await userEvent.click(button('Corregir el correo'))
  await expect.poll(() => location.hash).toBe('#/socios/1/edit')
  setScreens([])
})

test('one in doubt is sent again by a person only, after a question', async () => {
  const asked = await shown({ ...leaving, estado: 'enviada' }, delivery(), 'dark')
  await expect.poll(body).toContain('Dudoso: se cortó al enviar')
  await userEvent.click(page.getByText('Persona 2'))
  await expect.poll(() => shownText('.notice-side')).toContain('Puede haber llegado: no se repite solo.')
  expect(await violations()).toEqual([])
  await userEvent.click(page.elementLocator(document.querySelector('.notice-side')!).getByRole('button', { name: 'Enviar otra vez' }))
  await expect.element(page.getByText('El de antes pudo llegar a p2@club.test: lo recibiría dos veces.')).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Enviar otra vez' }))
  await expect.poll(() => asked.some(({ call }) => call === 'POST /api/notificacion/envio/2/repetir')).toBe(true)
})

test('the rest is stopped after a question that counts it', async () => {
  const asked = await shown()
  await userEvent.click(button('Parar lo que queda'))
  await expect.element(page.getByRole('dialog', { name: '¿Parar el correo que queda?' })).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Parar lo que queda' }))
  await expect.poll(() => asked.some(({ call }) => call === 'POST /api/notificacion/parar/7')).toBe(true)
})

test('a draft says that nothing left yet', async () => {
  await shown({})
  await expect.element(page.getByText('Todavía no se ha enviado')).toBeVisible()
  expect(await violations()).toEqual([])
})
