import { inLanguage } from '@app/contract/kit/texts'
import { tillTexts } from '@app/contract/till/texts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, violations } from '../../../testing/page.tsx'
import type { CartFile, Till } from '../use-till.ts'
import { PayDialog } from './pay-dialog.tsx'

const es = inLanguage(tillTexts, 'es')
const ways = [
  { id_mst_tipopago: 1, desc_tipopago: 'Efectivo' },
  { id_mst_tipopago: 4, desc_tipopago: 'Tarjeta (datáfono)' },
  { id_mst_tipopago: 6, desc_tipopago: 'Transferencia' },
]
const now = new Date('2026-11-20T10:00:00Z')
const own = { id_reg_factura: 1, id_mst_producto: 100, id_mst_tipoabonos: null, id_reg_reserva: null }
const line = { ...own, concepto: 'Bolas', precio: 1040, cantidad: 1, prc_iva: 2100 }
const cart: CartFile = {
  carro: {
    id_reg_tpv_carro: 7,
    fecha_creacion: now,
    fecha_modificacion: now,
    fecha_pago: null,
    entregado: null,
    id_reg_facturaoficial: null,
  },
  facturas_oficiales: [],
  usuario: { id_mst_socios: 12, numsocio: 4, path_imagen: null, nombre_completo: 'Rosa Agirre', debe: 0, lineas_debe: 0 },
  total: 1040,
  lines: [{ ...line, fecha_pago: null, detalle: null, es_deuda: false, total: 1040, devuelto: 0, pendiente: 1040 }],
}

/** Dialog over a till that records its calls. */
async function open() {
  const pay = vi.fn<Till['pay']>(async () => null)
  const till = { isBusy: false, pay } as unknown as Till
  await draw(<PayDialog till={till} cart={cart} methods={ways} onClose={() => {}} />, es)
  await expect.element(page.getByRole('dialog', { name: 'Cobrar a Rosa Agirre' })).toBeVisible()
  return pay
}
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
/** Text of the dialog, with plain spaces. */
const says = (text: string) => expect.poll(() => page.getByRole('dialog').element().textContent?.replaceAll('\u00a0', ' ')).toContain(text)
const collect = () => page.getByRole('dialog').getByRole('button', { name: /^Cobrar 10,40/ })

test('all of it is cash at first, and what is handed over says the change and its coins', async () => {
  const pay = await open()
  await expect.element(field('Efectivo')).toHaveValue('10,40')
  await userEvent.fill(page.getByLabelText('Entregado en efectivo'), '20')
  await says('9,60')
  await says('5 € · 2 × 2 € · 50 c · 10 c')
  expect(await violations()).toEqual([])
  await userEvent.click(collect())
  expect(pay).toHaveBeenCalledWith({ pagos: [{ id_mst_tipopago: 1, importe: 1040 }], entregado: 2000 })
})

test('arrows and a plus spread it over several ways, and Enter collects', async () => {
  const pay = await open()
  await userEvent.clear(field('Efectivo'))
  await userEvent.type(field('Efectivo'), '4,5')
  await says('Faltan 5,90')
  await expect.element(collect()).toBeDisabled()
  await userEvent.keyboard('{ArrowDown}+{Enter}')
  expect(pay).toHaveBeenCalledWith({
    pagos: [
      { id_mst_tipopago: 1, importe: 450 },
      { id_mst_tipopago: 4, importe: 590 },
    ],
  })
})

test('too much, too little cash, a second point and a third decimal are not collected', async () => {
  const pay = await open()
  await userEvent.type(field('Transferencia'), '1.5.9')
  await expect.element(field('Transferencia')).toHaveValue('1.59')
  await says('Sobran 1,59')
  await userEvent.clear(field('Transferencia'))
  await userEvent.type(page.getByLabelText('Entregado en efectivo'), '5,999')
  await expect.element(page.getByLabelText('Entregado en efectivo')).toHaveValue('5,99')
  await says('Faltan 4,41')
  await expect.element(collect()).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  expect(pay).not.toHaveBeenCalled()
})
