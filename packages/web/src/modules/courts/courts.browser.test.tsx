import { courtsTexts } from '@app/contract/courts/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toasts } from '../../kit/dialogs/toasts.ts'
import { setSession } from '../../kit/reads/session.ts'
import { hashHistory } from '../../kit/screen/history.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { EditCourtScreen } from './edit-court-screen.tsx'
import { PaymentSlotScreen } from './slots/payment-slot-screen.tsx'
import { EditTypeScreen } from './types/edit-type-screen.tsx'

const courts = inLanguage(courtsTexts, 'es')

const court = {
  id_mst_recurso: 7,
  desc_recurso: 'Pista 7',
  id_mst_tiporecurso: 1,
  id_mst_calendario: null,
  capacidad_max: 4,
  capacidad_min: 1,
  cambiar_inicio: 1,
  cambiar_duracion: 1,
  orden: 1,
  activo: 1,
  reservar_pista: 1,
  id_mst_recurso_padre: null,
  id_mst_socios_confirmador: null,
  aperturaacceso: 0,
  mostrar_reservas_pendientes: 1,
  cod_emergencia: '4711',
  aviso_activo: 0,
  mostrar_info_nivel: 0,
  mostrar_nivel_partida_usuarios: 0,
  abono_segun_tiporecurso: 1,
  activar_documentos_adjuntos: 0,
  tiempo_reserva_posterior: 15,
  path_imagen_banner: null,
  familia_desde: null,
}
const slot = {
  id_reg_recurso_pagotramos: 3,
  id_mst_recurso: 7,
  diaInicio: 20,
  mesInicio: 11,
  diaFin: 20,
  mesFin: 11,
  hora_ini: '18:00',
  hora_fin: '23:59',
  dias: 127,
}
const inUse = {
  msg: 'No se puede eliminar: todavía se usa. Pistas (1): Pista 7.',
  code: 'msg.in_use',
  in_use: {
    uses: [{ text: 'Pistas', count: 4, rows: [{ text: 'Pista 7', route: '/elsewhere' }] }],
    hint: 'Si ya no se ofrece, desactívalo.',
  },
}
const prices = [
  { id_reg_tiporecurso_tiposocio: 1, id_mst_tiporecurso: 2, id_mst_tiposocio: 2, precio: 6, hora_ini: '08:00', hora_fin: '20:00' },
]

const answers: Record<string, unknown> = {
  'GET /api/tipo_recurso/1/recurso/7': court,
  'PUT /api/tipo_recurso/1/recurso/7': court,
  'GET /api/socio/administradores': [{ id_mst_socios: 9, nombre_completo: 'Marta Roca' }],
  'GET /api/recurso_pago_tramos/3': slot,
  'POST /api/recurso_pago_tramos/3/update': slot,
  'GET /api/tipo_recurso/2': {
    id_mst_tiporecurso: 2,
    desc_tiporecurso: 'Tenis',
    activo: 1,
    min_tiempo_reserva: -1,
    max_tiempo_reserva: -1,
    default_tiempo_reserva: 60,
  },
  'GET /api/tipo_recurso/2/tiporecurso_tiposocio': prices,
  'GET /api/tipo_recurso/2/tipo_ingreso': { id_mst_tipoingreso: 1 },
  'GET /api/tipo_ingreso/dropdown': [
    { id: 1, text: 'Reservas' },
    { id: 5, text: 'Clases' },
  ],
  'PUT /api/tipo_recurso/2': {},
  'GET /api/tipo_socio/dropdown': [
    { id: 2, text: 'Socio' },
    { id: 3, text: 'Familiar' },
  ],
}
const answer = (call: string) => (call.startsWith('DELETE ') ? { status: 409, body: inUse } : { body: answers[call] ?? [] })

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  setSession(null)
})
/** Screen under its route, for an administrator; other routes are empty. */
async function open(route: string, hash: string, screen: ComponentType, { es_tribuna = true, ACTIVAR_ACCESO = '0' } = {}) {
  const account = { is_staff: true, is_admin: true, rights: [], id_mst_socios: 1, es_tribuna, lang: 'es' }
  setSession({ account, info: { club: 'Club' }, parameters: { STEP_TIEMPO_RESERVA: '30', ACTIVAR_ACCESO } } as never)
  window.location.hash = hash
  const history = hashHistory()
  stops.push(history.destroy)
  const root = createRootRoute({ notFoundComponent: () => null })
  const only = createRoute({ getParentRoute: () => root, path: route, component: screen as never })
  const router = createRouter({ routeTree: root.addChildren([only]), history })
  const asked = serve(answer)
  await draw(<RouterProvider router={router as never} />, courts)
  return asked
}
const courtRoute = '/tipo_recursos/$id/detail/$id_mst_recurso/edit'
const openCourt = (options = {}) => open(courtRoute, '#/tipo_recursos/1/detail/7/edit', EditCourtScreen, options)
const save = () => userEvent.click(page.getByRole('button', { name: 'Guardar', exact: true }))
const name = () => page.getByRole('textbox', { name: courts['court.desc_recurso'] })
const shown = (text: string) => page.getByText(text, { exact: true }).elements().length

describe('the screen of a court', () => {
  test('goes back to its type after an update, with what changed and nothing else (R-362)', async () => {
    const asked = await openCourt()
    await userEvent.fill(name(), 'Central')
    await save()
    await expect.poll(() => window.location.hash).toBe('#/tipo_recursos/1/detail')
    expect(asked.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([
      { desc_recurso: 'Central', _read: { desc_recurso: 'Pista 7' } },
    ])
  })
  test('asks for no minutes while no time is left after a booking, and sends the switch (R-361)', async () => {
    const asked = await openCourt()
    const minutes = page.getByRole('textbox', { name: courts['court.tiempo_reserva_posterior'] })
    await expect.element(minutes).toHaveValue('15')
    await userEvent.click(page.getByRole('checkbox', { name: courts['court.tiempo_reserva_posterior_activo'] }))
    await expect.poll(() => minutes.elements()).toEqual([])
    await save()
    await expect.poll(() => asked.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ tiempo_reserva_posterior_activo: 0 })
  })
  test('has an emergency code only where ACTIVAR_ACCESO is 4 (R-363)', async () => {
    await openCourt()
    await expect.element(name()).toBeVisible()
    expect(shown(courts['court.cod_emergencia'])).toBe(0)
    await openCourt({ ACTIVAR_ACCESO: '4' })
    await expect.element(page.getByRole('textbox', { name: courts['court.cod_emergencia'] })).toHaveValue('4711')
  })
  test('leaves out the switches of the users’ pages when the account is not of the product (R-369)', async () => {
    await openCourt()
    await expect.poll(() => shown(courts['court.mostrar_info_nivel'])).toBe(1)
    await openCourt({ es_tribuna: false })
    await expect.element(name()).toBeVisible()
    expect([shown(courts['court.mostrar_info_nivel']), shown(courts['court.mostrar_reservas_pendientes'])]).toEqual([0, 1])
  })
  test('offers administrators as confirmers (R-368), and breaks no rule of accessibility', async () => {
    await openCourt()
    await userEvent.click(page.getByRole('combobox', { name: courts['court.id_mst_socios_confirmador'] }))
    await expect.element(page.getByRole('option', { name: 'Marta Roca' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(await violations()).toEqual([])
  })
})

test('a saved payment slot says so for 10 seconds and goes back to its court (R-365)', async () => {
  const asked = await open(`${courtRoute}/$id_reg_recurso_pagotramos/edit`, '#/tipo_recursos/1/detail/7/edit/3/edit', PaymentSlotScreen)
  await userEvent.fill(page.getByRole('textbox', { name: courts['payment-slot.diaFin'] }), '30')
  await save()
  await expect.poll(() => window.location.hash).toBe('#/tipo_recursos/1/detail/7/edit')
  expect(toasts.get()).toMatchObject([{ tone: 'good', text: 'Guardado', milliseconds: 10_000 }])
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    diaInicio: 20,
    mesInicio: 11,
    diaFin: 30,
    mesFin: 11,
    dias: 127,
    horario: { hora_ini: '18:00', hora_fin: '23:59' },
    _read: expect.objectContaining({ diaFin: 20, hora_ini: '18:00' }),
  })
})

describe('the screen of a court type', () => {
  const openType = () => open('/tipo_recursos/$id/edit', '#/tipo_recursos/2/edit', EditTypeScreen)
  test('says at once that a member type has two prices for an hour, and sends hours as HH:mm (R-359)', async () => {
    const asked = await openType()
    await userEvent.click(page.getByRole('button', { name: courts['courts.add_band'] }))
    const from = page.getByRole('textbox', { name: 'Desde, tramo 2' })
    await expect.element(from).toHaveValue('20:00')
    await userEvent.fill(page.getByRole('textbox', { name: 'Precio por hora: Socio, tramo 2' }), '7,5')
    await userEvent.fill(from, '19')
    await userEvent.tab()
    await expect.element(page.getByText(courts['recurso.horas_solapadas'])).toBeVisible()
    await userEvent.fill(from, '20')
    await userEvent.tab()
    await expect.poll(() => shown(courts['recurso.horas_solapadas'])).toBe(0)
    await save()
    await expect
      .poll(() => asked.find(({ call }) => call.startsWith('PUT'))?.body)
      .toEqual({
        tiporecurso_tiposocio: [
          { id_mst_tiposocio: 2, precio: 6, hora_ini: '08:00', hora_fin: '20:00' },
          { id_mst_tiposocio: 2, precio: 7.5, hora_ini: '20:00', hora_fin: '23:59' },
        ],
        _read: { tiporecurso_tiposocio: [expect.objectContaining({ precio: 6, hora_ini: '08:00' })] },
      })
  })
  test('shows prices as member types by bands of hours: an empty one is none, and a band goes with all its prices', async () => {
    const asked = await openType()
    const bands = () => page.getByRole('group', { name: /^Tramo/ }).elements().length
    await userEvent.fill(page.getByRole('textbox', { name: 'Precio por hora: Familiar, tramo 1' }), '4')
    await userEvent.fill(page.getByRole('textbox', { name: 'Precio por hora: Socio, tramo 1' }), '')
    await userEvent.fill(page.getByRole('textbox', { name: 'Hasta, tramo 1' }), '21')
    await userEvent.tab()
    expect(bands()).toBe(1)
    await save()
    await expect
      .poll(() => asked.find(({ call }) => call.startsWith('PUT'))?.body)
      .toMatchObject({ tiporecurso_tiposocio: [{ id_mst_tiposocio: 3, precio: 4, hora_ini: '08:00', hora_fin: '21:00' }] })
    await userEvent.click(page.getByRole('button', { name: courts['courts.add_band'] }))
    await expect.poll(bands).toBe(2)
    await userEvent.click(page.getByRole('button', { name: 'Quitar el tramo 1' }))
    await userEvent.click(page.getByRole('button', { name: 'Quitar el tramo 1' }))
    await expect.poll(bands).toBe(0)
  })
  test('chooses the income type that its lines go to, here too (A-116)', async () => {
    const asked = await openType()
    const income = page.getByRole('combobox', { name: courts['court-type.id_mst_tipoingreso'] })
    await expect.element(income).toHaveValue('Reservas')
    await userEvent.click(income)
    await userEvent.click(page.getByRole('option', { name: 'Clases' }))
    await save()
    await expect
      .poll(() => asked.find(({ call }) => call.startsWith('PUT'))?.body)
      .toEqual({ id_mst_tipoingreso: 5, _read: { id_mst_tipoingreso: 1 } })
  })
  test('says where a type that cannot be deleted is used, with links to it', async () => {
    await openType()
    await userEvent.click(page.getByRole('button', { name: 'Eliminar' }))
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }))
    const link = page.getByRole('link', { name: 'Pista 7' })
    await expect.element(link).toHaveAttribute('href', '#/elsewhere')
    await expect.element(page.getByText('y 3 más')).toBeVisible()
    await expect.element(page.getByText('Si ya no se ofrece, desactívalo.')).toBeVisible()
    expect(await violations()).toEqual([])
  })
})
