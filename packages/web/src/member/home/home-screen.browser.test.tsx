import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { booking, drawMember, type Home, homeOf, inWindow, mayEnter, overflow, windows } from '../../testing/member-page.tsx'
import { violations } from '../../testing/served-calls.ts'

const slot = { fecha: '2030-01-08', hora_ini: 1080, duracion: 60, desc_recurso: 'Pista 1', desc_tiporecurso: 'Pádel' }
const owed = (more: Partial<Home['debe']> = {}): Home['debe'] => ({
  ...{ total: 1550, pagable: 1550 },
  lineas: [
    { id_reg_factura: 3, concepto: 'Alquiler de pala', fecha: '2029-11-24', pendiente: 300, pagable: true },
    { id_reg_factura: 4, concepto: 'Clase suelta', fecha: '2029-12-01', pendiente: 1250, pagable: true },
  ],
  ...more,
})
const full = homeOf({
  ...mayEnter,
  reservas: [
    booking(),
    booking({ id_reg_reserva: 2, fecha: '2030-01-17', estado: 'pendiente', pendiente: 450, facturas: [9], pin_reserva: null }),
    booking({ id_reg_reserva: 3, fecha: '2030-01-24', pin_reserva: '300200' }),
  ],
  clases: [{ ...slot, id_reg_reserva: 4, sin_pista: false, pendiente_confirmar: false, pin_reserva: null, desc_curso: 'Adultos A' }],
  cursos: [{ id_mst_curso: 1, desc_curso: 'Adultos A', fecha_inicio_cuota: '2029-09-01', fecha_fin_cuota: null, espera: false }],
  actividades: [
    {
      id_reg_actividades_grupo: 1,
      ...{ desc_actividad: 'Liga social', desc_actividades_grupo: 'Grupo 2', fecha_ini: '2030-01-01', fecha_fin: '2030-03-01' },
    },
  ],
  debe: owed(),
})

afterEach(() => inWindow())

describe('the start page of a member', () => {
  it('shows the next booking with its players, its payment and the code of its door', async () => {
    await drawMember('/', { home: full })
    await expect.element(page.getByRole('heading', { name: 'Jueves 10, 19:00' })).toBeVisible()
    const card = page.getByRole('region', { name: 'Tu próxima reserva' })
    await expect.element(card.getByText('Pádel, Pista 2, hasta las 20:30')).toBeVisible()
    await expect.element(card.getByText('Con Neus, Jordi, Pau, un invitado')).toBeVisible()
    await expect.element(card.getByText('Pagada')).toBeVisible()
    await expect.element(card.getByText('481\u202f207')).toBeVisible()
    for (const title of ['Más reservas', 'Clases', 'Cursos y actividades'])
      await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(page.getByText('Mañana, 18:00')).toBeVisible()
  })

  it.each(windows.flatMap((window) => (['light', 'dark'] as const).map((scheme) => ({ ...window, scheme }))))(
    'is accessible and no wider than a window of $width px, $scheme, letters × $letters',
    async ({ scheme, ...window }) => {
      await inWindow(window as (typeof windows)[number])
      await drawMember('/', { home: full }, scheme)
      await expect.element(page.getByRole('button', { name: 'Ver QR' })).toBeVisible()
      await userEvent.click(page.getByText('Ver las 2 líneas'))
      expect(await violations()).toEqual([])
      expect(overflow()).toBe(0)
    },
  )

  it('says that a booking is being played, and that the club has to confirm one', async () => {
    const now = booking({ fecha: '2030-01-07', hora_ini: 690, pendiente_confirmar: true, pin_reserva: null })
    await drawMember('/', { home: homeOf({ reservas: [now] }) })
    const card = page.getByRole('region', { name: 'Ahora' })
    await expect.element(card.getByRole('heading', { name: 'Hoy, 11:30' })).toBeVisible()
    await expect.element(card.getByText('Por confirmar')).toBeVisible()
    expect(card.getByText('Código').elements()).toEqual([])
    await drawMember('/', { home: homeOf({ minuto: 10, reservas: [booking({ fecha: '2030-01-06', hora_ini: 1410 })] }) })
    await expect.element(page.getByRole('region', { name: 'Ahora' }).getByRole('heading', { name: 'Ayer, 23:30' })).toBeVisible()
  })

  it('does not name a court that was taken from a booking (A-141)', async () => {
    await drawMember('/', { home: homeOf({ reservas: [booking({ sin_pista: true })] }) })
    const card = page.getByRole('region', { name: 'Tu próxima reserva' })
    await expect.element(card.getByText('Cambia de pista')).toBeVisible()
    await expect.element(card.getByText('Pádel, hasta las 20:30')).toBeVisible()
  })

  it('is not empty without bookings: it says where the next one will be', async () => {
    await drawMember('/')
    await expect.element(page.getByText('No tienes reservas')).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
    expect(await violations()).toEqual([])
  })

  it('leads to the payment of a booking, and of all that is owed', async () => {
    const asked = await drawMember('/', {
      home: { ...full, reservas: [booking({ estado: 'pendiente', pendiente: 450, facturas: [9] })] },
      others: { '/api/mi/pagar': () => ({ body: { url: '#/pagado', importe: 4.5, queda: 0 } }) },
    })
    await userEvent.click(page.getByRole('button', { name: /^Pagar 4,50/ }))
    await expect.poll(() => location.hash).toBe('#/pagado')
    location.hash = '#/'
    await userEvent.click(page.getByRole('button', { name: 'Pagar', exact: true }))
    await expect.poll(() => asked.filter(({ call }) => call.includes('pagar')).map(({ body }) => body)).toEqual([{ facturas: [9] }, {}])
  })

  it('names the part that is paid at the desk, and offers no button if it is all', async () => {
    await drawMember('/', { home: homeOf({ debe: owed({ pagable: 300 }) }) })
    await expect.element(page.getByText(/^3,00.€ con tarjeta; lo demás, en recepción/)).toBeVisible()
    await drawMember('/', { home: homeOf({ debe: owed({ pagable: 0 }) }) })
    await expect.element(page.getByText('Se paga en recepción.')).toBeVisible()
    expect(page.getByRole('button', { name: 'Pagar' }).elements()).toEqual([])
  })

  it('says why a payment cannot begin', async () => {
    const refusal = { status: 409, body: { code: 'mi.pago_en_curso', msg: 'Hay un pago empezado.' } }
    await drawMember('/', { home: full, others: { '/api/mi/pagar': () => refusal } })
    await userEvent.click(page.getByRole('button', { name: 'Pagar', exact: true }))
    await expect.element(page.getByRole('alert').getByText('Hay un pago empezado.')).toBeVisible()
  })

  it('opens the QR over the whole screen, and gives the focus back', async () => {
    await drawMember('/', { home: full })
    await expect.element(page.getByText('Entras ahora')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Ver QR' }))
    const dialog = page.getByRole('dialog', { name: 'QR del código 20481139' })
    await expect.element(dialog.getByText('20481139')).toBeVisible()
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement?.textContent).toBe('Ver QR')
    expect(dialog.elements()).toEqual([])
  })

  it('says why the member does not enter now', async () => {
    const entrada = { ...mayEnter.entrada, permitido: false, texto: 'Se entra desde las 16:00' }
    await drawMember('/', { home: homeOf({ entrada, codigo: mayEnter.codigo }) }, 'dark')
    await expect.element(page.getByText('Ahora no entras')).toBeVisible()
    await expect.element(page.getByText('Se entra desde las 16:00')).toBeVisible()
    expect(await violations()).toEqual([])
  })
})
