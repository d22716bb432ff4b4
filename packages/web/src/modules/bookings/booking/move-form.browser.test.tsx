import { bookingsTexts } from '@app/contract/bookings/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { plannerTexts } from '@app/contract/planner/texts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../../kit/reads/session.ts'
import { eventually } from '../../../testing/eventually.ts'
import { draw, serve, violations } from '../../../testing/page.tsx'
import type { BookingInfo } from './booking-info.ts'
import { MoveForm } from './move-form.tsx'

const es = { ...inLanguage(bookingsTexts, 'es'), ...inLanguage(plannerTexts, 'es') }
const line = (id: number, nombre_completo: string) => ({
  ...{ id_reg_factura: id, id_mst_socios: 10 + id, precio_calculado: 600, concepto: 'Pádel 1', socio: { nombre_completo } },
})
const court = { id_mst_recurso: 3, desc_recurso: 'Pádel 1', id_mst_tiporecurso: 1, capacidad_max: 4 }
const info = {
  reserva: {
    ...{ id_reg_reserva: 7, version: 2, nombre: 'Anna Puig', desc_recurso: 'Pádel 1', id_mst_recurso: 3, id_mst_tiporeserva: 1 },
    ...{ id_mst_socios: 11, fecha: '2026-11-21', hora_ini: 600, hora_fin: 660, duracion: 60 },
  },
  ...{ socios: [], recurso: court, duraciones: [60, 90], facturas: [line(1, 'Anna Puig'), line(2, 'Berta Mas')] },
} as unknown as BookingInfo
const effect = {
  ...{ ahora: 12, pagado: 12, despues: 18, diferencia: 6, abonos: [] },
  lineas: [1, 2].map((id_reg_factura) => ({ id_reg_factura, ahora: 6, despues: 9 })),
  ...{ obstaculo: null, coinciden: [] },
}
const nothing = () => undefined
const drawn = async (money: object) => {
  const asked = serve((call) => {
    if (call.includes('precio_al_mover')) return { body: money }
    if (call.includes('edit_time_reservation')) return { body: { status: 'ok', data: { version: 3, diferencia: 0 } } }
    if (call.includes('informacion')) return { body: { inicios: [600, 615], ocupado: [] } }
    return { body: { recursos: [court], reservas: [] } }
  })
  await draw(<MoveForm info={info} onClose={nothing} onMoved={nothing} />, es)
  return asked
}

beforeEach(() => setSession({ account: { is_staff: true, is_admin: true, rights: [], settings: {} }, info: {}, parameters: {} } as never))
afterEach(() => setSession(null))

test('a move tells each line now and after, and asks once what becomes of the difference, before it is saved (A-128)', async () => {
  const asked = await drawn(effect)
  await expect.element(page.getByText('Libre. Ningún jugador tiene otra reserva a esa hora.')).toBeVisible()
  const row = page.getByRole('row', { name: /Berta Mas/ })
  for (const words of ['6,00', '9,00', '+3,00']) await expect.element(row).toMatchTextContent(words)
  await expect.element(page.getByRole('row', { name: /Total/ })).toMatchTextContent('+6,00')
  await expect.element(page.getByRole('button', { name: /^Mover y dejar 6,00/ })).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.click(page.getByRole('radio', { name: /Mantener el precio pagado/ }))
  await userEvent.click(page.getByRole('button', { name: 'Mover', exact: true }))
  const sent = () => asked.find(({ call }) => call.includes('edit_time_reservation'))?.body
  await eventually(() => expect(sent()).toMatchObject({ id_reg_reserva: 7, duracion: 60, cobrar_diferencia: 0, version: 2 }))
})

test('a move names what stands against the place, or who is booked elsewhere then, and asks nothing at the same price', async () => {
  const lineas = effect.lineas.map((line) => ({ ...line, despues: line.ahora }))
  const same = { ...effect, despues: 12, diferencia: 0, lineas }
  await drawn({ ...same, coinciden: ['Anna Puig ya tiene una reserva.', 'Berta Mas ya tiene una reserva.'] })
  await expect.element(page.getByText('Berta Mas ya tiene una reserva.')).toBeVisible()
  await expect.element(page.getByText('mismo precio')).toBeVisible()
  expect(document.querySelector('.mv table, .mv [type=radio]')).toBeNull()
  await drawn({ ...same, obstaculo: 'La pista está ocupada.', coinciden: ['Anna Puig ya tiene una reserva.'] })
  await expect.element(page.getByText('La pista está ocupada.')).toBeVisible()
  expect(document.body.textContent).not.toContain('ya tiene una reserva')
})
