import { addDays } from '@app/contract/values/day'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { today } from '../../../kit/reads/today.ts'
import { setScreens } from '../../../kit/screen/screens.ts'
import { rowOnWire, shownText, showScreen, signIn } from '../../../testing/notice-cases.tsx'
import { serve, violations } from '../../../testing/page.tsx'
import { NoticesScreen } from './notices-screen.tsx'

const sent = { estado: 'enviada', fecha_envio: '2026-11-24T17:02:00Z', envio_app: 1, llegaron: 37, rebotes: 17 }
const rows = [
  rowOnWire(4, { id_mst_curso: 8, desc_filtro: 'Iniciación', subject: 'Cambio del {{grupo}}' }),
  rowOnWire(3, { estado: 'programada', sale: '2026-12-01T08:00:00Z', subject: 'Cuota' }),
  rowOnWire(2, { ...sent, subject: 'El sábado jugamos' }),
  rowOnWire(1, { estado: 'no_enviada', no_enviada: 'nadie', subject: null, personas: 0 }),
]
const stop = (id: number, motivo: string) => ({
  ...{ id_reg_direccion_parada: id, email: `a${id}@club.test`, motivo, detalle: null, fecha: '2026-11-20T09:00:00Z', socios: [] },
})
const served = (all: readonly unknown[] = rows) =>
  serve((call) => {
    if (call.startsWith('GET /api/notificacion/mes')) return { body: { enviados: 2054, programados: 352, limite: 5000 } }
    if (call === 'GET /api/correo/direcciones') return { body: [stop(1, 'no_existe'), stop(2, 'no_existe'), stop(3, 'queja')] }
    if (call.startsWith('GET')) return { body: all }
    return { body: { id_reg_notificaciones: 9 } }
  })
const show = (scheme: 'light' | 'dark' = 'light') => showScreen(NoticesScreen, '/notificacion', { scheme })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const body = () => shownText('.dg-body')

beforeEach(() => signIn())

test('letters of 60 days before to 30 after stand with readers, outcome and state (R-429)', async () => {
  const asked = served()
  await show()
  await expect.poll(body).toContain('Cambio del Grupo')
  const call = asked.find((one) => one.call.startsWith('GET /api/notificacion?'))!.call
  expect(call).toContain(`start_date=${addDays(today(), -60)}`)
  expect(call).toContain(`end_date=${addDays(today(), 30)}`)
  expect(body()).toContain('Curso · Iniciación')
  expect(body()).toContain('Programada, 01/12/2026 09:00')
  expect(body()).toContain('24/11/2026 18:02')
  expect(body()).toContain('Sin enviar: nadie en la lista')
  expect(body()).toContain('Sin asunto')
  expect(document.querySelector('.notice-bad')?.textContent).toBe('17')
  await expect.poll(() => shownText('.notice-month')).toContain('2.054 de 5.000 · quedan 2.594')
  expect(shownText('.dg-status')).toContain('De 60 días antes a 30 después')
  expect([...document.querySelectorAll('.dg-body .state-dot')].map((dot) => dot.getAttribute('data-state'))).toEqual([
    'open',
    'wait',
    'good',
    'half',
  ])
  expect(await violations()).toEqual([])
})

test('drafts, planned and sent ones are counted and shown apart', async () => {
  served()
  await show()
  await expect.element(page.getByText('Borradores 2')).toBeVisible()
  await expect.element(page.getByText('Programadas 1')).toBeVisible()
  await userEvent.click(page.getByText('Enviadas 1'))
  await expect.poll(body).not.toContain('Cuota')
  expect(body()).toContain('El sábado jugamos')
})

test('n begins a draft and opens it; one about data protection has a button (R-431)', async () => {
  const asked = served()
  await show()
  await expect.poll(body).toContain('Cuota')
  await userEvent.keyboard('n')
  await expect.poll(() => location.hash).toBe('#/notificacion/9/edit')
  expect(asked.some(({ call }) => call === 'POST /api/notificacion/new')).toBe(true)
  await show()
  await userEvent.click(button('De protección de datos'))
  await expect.poll(() => asked.some(({ call }) => call === 'POST /api/notificacion/nuevaNotificacionRgpd')).toBe(true)
})

test('a letter is cloned from its menu, a draft deleted after a question, a sent one kept', async () => {
  const asked = served()
  await show()
  await userEvent.click(button('Acciones de El sábado jugamos'))
  await expect.element(page.getByText('Lo que se envió se conserva.')).toBeVisible()
  await userEvent.click(page.getByRole('menuitem', { name: 'Clonar' }))
  await expect.poll(() => asked.some(({ call }) => call === 'POST /api/notificacion/clone/2')).toBe(true)
  await show()
  await userEvent.click(button('Acciones de Cuota'))
  await userEvent.click(page.getByRole('menuitem', { name: /Eliminar/ }))
  await expect.element(page.getByRole('dialog', { name: '¿Eliminar Cuota?' })).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }))
  await expect.poll(() => asked.some(({ call }) => call === 'POST /api/notificacion/delete/3')).toBe(true)
})

test('a row opens its letter; addresses that receive no more are counted by cause and linked once their screen is there', async () => {
  served()
  setScreens([{ path: '/correo/direcciones', code: 'mailbox', load: async () => () => null }])
  await show()
  await expect.element(page.getByRole('link', { name: 'Direcciones que ya no reciben' })).toBeVisible()
  await expect.poll(() => shownText('.notice-foot')).toContain('2 La dirección no existe')
  expect(shownText('.notice-foot')).toContain('1 Marcó un correo como no deseado')
  expect(shownText('.notice-foot')).not.toContain('Se dio de baja')
  setScreens([])
  await show()
  await userEvent.click(page.getByText('El sábado jugamos'))
  await expect.poll(() => location.hash).toBe('#/notificacion/2/edit')
  await expect.element(page.getByRole('link', { name: 'Direcciones que ya no reciben' })).not.toBeInTheDocument()
})

test('without letters the list says how to begin; a refused one offers a retry', async () => {
  served([])
  await show('dark')
  await expect.element(page.getByText('No hay notificaciones en estos días')).toBeVisible()
  expect(await violations()).toEqual([])
  serve(() => ({ status: 500, body: { code: 'msg.unexpected', msg: 'Algo ha fallado' } }))
  await show()
  await expect.element(page.getByText('Algo ha fallado').first()).toBeVisible()
})

test('on a phone letters are cards with readers and state', async () => {
  await page.viewport(390, 844)
  served()
  await show()
  await expect.poll(body).toContain('Cuota')
  expect(body()).toContain('Programada, 01/12/2026 09:00')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await violations()).toEqual([])
})
