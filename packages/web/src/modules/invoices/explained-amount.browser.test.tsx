import { invoicesTexts } from '@app/contract/invoices/texts'
import { inLanguage } from '@app/contract/kit/texts'
import type { PriceStep } from '@app/contract/tariffs/price-rules'
import { tariffsTexts } from '@app/contract/tariffs/texts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, serve, violations } from '../../testing/page.tsx'
import { ExplainedAmount } from './explained-amount.tsx'

const es = { ...inLanguage(invoicesTexts, 'es'), ...inLanguage(tariffsTexts, 'es') }
const step = (source: PriceStep['source'], more: Partial<PriceStep> = {}): PriceStep => ({
  ...{ source, applied: false, reason: 'tarifa.explica.other_hour', name: null, price: null, per: 'hour', cents: null },
  ...more,
})
const others = ['Mañanas', 'Tardes', 'Verano', 'Júnior', 'Torneo'].map((name) => step('tariff', { name }))
const applied = step('court_type', { applied: true, reason: 'tarifa.explica.applied', price: 400, cents: 600 })
const payments = Array.from({ length: 12 }, (_, id) => ({
  ...{ id_reg_asiento: id, fecha: '2026-11-21T10:00:00Z', motivo: 'cobro', texto: null, importe: 0.5, desc_tipopago: 'Efectivo' },
  ...{ desc_caja: 'Recepción', desc_abono: null, orden: null, desc_socio_creacion: 'Marta', anulado: 0 },
}))

/** Line of a booking of an hour and a half at 4,00 €. */
const line = (more: object = {}) => ({
  ...{ id_reg_factura: 5, concepto: 'Pádel 1', precio: 6, cantidad: 1, pagado: 0, pagado_bono: 0, prc_iva: 21, precio_calculado: 6 },
  ...{ explicacion: [...others, applied], desc_tarifa: null, fecha_creacion: '2026-11-21', fecha_pago: null, id_mst_tipopago: 1 },
  ...{ total: 6, devuelto: 0, pendiente: 6, desc_socio: 'Anna Puig', desc_socio_creacion: 'Marta', pasos: [], cambios: [] },
  ...more,
})

async function open(more?: object) {
  serve(() => ({ body: line(more) }))
  await draw(
    <div style={{ position: 'fixed', right: 8, bottom: 120 }}>
      <ExplainedAmount line={5} cents={600} who="Anna Puig" />
    </div>,
    es,
  )
  await userEvent.click(page.getByRole('button', { name: /^Anna Puig: por qué/ }))
}

afterEach(() => page.viewport(1280, 720))

test('an amount is explained in one plain sentence; what did not apply is folded below the chain (A-115)', async () => {
  await open()
  await expect.element(page.getByText(/^Hora y media a 4,00.€ por hora: precio del tipo de pista\. Se deben 6,00.€\.$/)).toBeVisible()
  await expect.element(page.getByText('Lo que no se aplicó: 5 precios')).toBeVisible()
  await expect.element(page.getByText(/Mañanas/)).not.toBeVisible()
  await userEvent.click(page.getByText('Lo que no se aplicó: 5 precios'))
  await expect.element(page.getByText(/Mañanas/)).toBeVisible()
  expect(await violations()).toEqual([])
})

test('a price changed by hand says so', async () => {
  await open({ cambios: [{ fecha: '2026-11-21T10:00:00Z', desc_socio: 'Marta', antes: 6, despues: 4.5 }], total: 4.5, pendiente: 4.5 })
  await expect.element(page.getByText(/precio del tipo de pista\. Cambiado a mano: 4,50.€\. Se deben 4,50.€\./)).toBeVisible()
})

for (const [width, height] of [
  [1366, 768],
  [390, 700],
] as const)
  test(`a long explanation stays inside a window of ${width} × ${height} and scrolls`, async () => {
    await page.viewport(width, height)
    await open({ pasos: payments })
    const region = page.getByRole('region', { name: /^Por qué/ })
    await expect.element(region).toBeVisible()
    await userEvent.click(page.getByText('Lo que no se aplicó: 5 precios'))
    const box = document.querySelector('.mantine-Popover-dropdown')!
    await expect
      .poll(() => {
        const { top, bottom, left, right } = box.getBoundingClientRect()
        return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
      })
      .toBe(true)
    const { scrollHeight, clientHeight } = region.element()
    expect(scrollHeight).toBeGreaterThan(clientHeight)
  })
