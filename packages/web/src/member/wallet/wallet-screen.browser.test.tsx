import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawMember, homeOf, inWindow, mayEnter, overflow, type Wallet, walletOf, windows } from '../../testing/member-page.tsx'
import { violations } from '../../testing/served-calls.ts'

type Pass = Wallet['abonos'][number]
const pass = (more: Partial<Pass> = {}): Pass => ({
  ...{ id_reg_abonos: 1, cod_reg_abonos: 'AB1', unidad: 0, saldo_original: 10, num_reservas: 0, frec_dias: 0 },
  ...{ fecha_compra: '2029-01-02', fecha_inicio: '2029-01-02', desc_tipoabonos: 'Bono 10 horas', saldo_restante: 6.5 },
  ...{ fecha_caducidad: '2030-02-20', caducado: false, pendiente: 0 },
  ...more,
})
const full = walletOf({
  creditos: 2950,
  lotes: [
    { saldo: 700, vence: new Date('2019-12-31T12:00:00Z') },
    { saldo: 2250, vence: null },
  ],
  abonos: [
    pass(),
    pass({ id_reg_abonos: 2, desc_tipoabonos: 'Dos por semana', unidad: 1, num_reservas: 2, frec_dias: 7, saldo_restante: 1 }),
    pass({ id_reg_abonos: 3, desc_tipoabonos: 'Libre', num_reservas: -1, saldo_restante: null, fecha_caducidad: null }),
    pass({ id_reg_abonos: 4, desc_tipoabonos: 'Bono 50', saldo_original: 50, saldo_restante: 12, pendiente: 3000 }),
    pass({ id_reg_abonos: 5, desc_tipoabonos: 'Bono viejo', caducado: true, fecha_caducidad: '2019-01-01' }),
  ],
  movimientos: [
    { id: 4, fecha: new Date('2019-11-24T11:58:00Z'), motivo: 'cobro', concepto: 'Pista 2, jueves 3', creditos: -450, vence: null },
    { id: 3, fecha: new Date('2019-11-23T11:58:00Z'), motivo: 'devolucion', concepto: 'Pista 4', creditos: 450, vence: null },
    { id: 2, fecha: new Date('2019-11-20T11:58:00Z'), motivo: 'recarga', concepto: null, creditos: 3000, vence: null },
    {
      id: 1,
      fecha: new Date('2019-11-20T11:58:00Z'),
      motivo: 'ingreso',
      concepto: 'Regalo',
      creditos: 700,
      vence: new Date('2019-12-31T12:00:00Z'),
    },
  ],
})
const card = (name: string) => page.getByRole('region', { name, exact: true })

afterEach(() => inWindow())

describe('the wallet of a member', () => {
  it('shows the card with its code, the balance with the part that lapses, and the last movements', async () => {
    await drawMember('/monedero', { home: homeOf(mayEnter), wallet: full })
    await expect.element(card('Marta Agirre').getByRole('img', { name: 'QR del código 20481139' })).toBeVisible()
    await expect.element(card('Marta Agirre').getByText('N.º 1139 · Abonada')).toBeVisible()
    await expect.element(card('Monedero').getByText(/^29,50/)).toBeVisible()
    await expect.element(card('Monedero').getByText(/^7,00.€ caducan el 31\/12\/2019/)).toBeVisible()
    const rows = card('Últimos movimientos').getByRole('listitem')
    await expect
      .poll(() => rows.elements().map((one) => one.textContent?.replaceAll('\u00a0', ' ')))
      .toEqual([
        'Pista 2, jueves 3Dom, 24 nov−4,50 €',
        'Pista 4Sáb, 23 nov · Devolución+4,50 €',
        'RecargaMié, 20 nov+30,00 €',
        'RegaloMié, 20 nov · Añadido por el club · caduca el 31/12/2019+7,00 €',
      ])
  })

  it('shows passes as squares in words too: hours, bookings of a week, without limit, large ones, and earlier ones behind a press', async () => {
    await drawMember('/monedero', { wallet: full })
    await expect.element(card('Bono 10 horas').getByText('6,5 de 10')).toBeVisible()
    await expect.element(card('Bono 10 horas').getByText('Hasta el 20/02/2030')).toBeVisible()
    expect(document.querySelectorAll('[aria-label="Bono 10 horas"] .player-squares i')).toHaveLength(10)
    await expect.element(card('Dos por semana').getByText('1 de 2')).toBeVisible()
    await expect.element(card('Dos por semana').getByText('Esta semana · Hasta el 20/02/2030')).toBeVisible()
    await expect.element(card('Libre').getByText('Sin límite')).toBeVisible()
    await expect.element(card('Bono 50').getByText(/^Quedan 30,00/)).toBeVisible()
    expect(
      card('Bono viejo')
        .elements()
        .filter((one) => one.checkVisibility()),
    ).toEqual([])
    await userEvent.click(page.getByText('Un abono anterior'))
    await expect.element(card('Bono viejo').getByText('Caducó el 01/01/2019')).toBeVisible()
  })

  it.each(windows.flatMap((window) => (['light', 'dark'] as const).map((scheme) => ({ ...window, scheme }))))(
    'is accessible and no wider than a window of $width px, $scheme, letters × $letters',
    async ({ scheme, ...window }) => {
      await inWindow(window as (typeof windows)[number])
      await drawMember('/monedero', { home: homeOf(mayEnter), wallet: full }, scheme)
      await expect.element(page.getByRole('button', { name: 'A pantalla completa' })).toBeVisible()
      await userEvent.click(page.getByText('Un abono anterior'))
      expect(await violations()).toEqual([])
      expect(overflow()).toBe(0)
    },
  )

  it('says so when there is nothing yet, and when credits are owed', async () => {
    await drawMember('/monedero', { wallet: walletOf({ creditos: -300 }) })
    await expect.element(page.getByText('Todavía no hay movimientos.')).toBeVisible()
    await expect.element(page.getByText('Debes este importe al monedero.')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('leads to the receipts', async () => {
    await drawMember('/monedero')
    await userEvent.click(page.getByRole('link', { name: 'Recibos y facturas' }))
    await expect.element(page.getByRole('heading', { level: 1, name: 'Recibos y facturas' })).toHaveFocus()
    await expect.element(page.getByText('Todavía no hay recibos ni facturas')).toBeVisible()
  })
})
