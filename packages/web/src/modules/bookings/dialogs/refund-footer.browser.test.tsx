import { bookingsTexts } from '@app/contract/bookings/texts'
import { invoicesTexts } from '@app/contract/invoices/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../../kit/reads/session.ts'
import { eventually } from '../../../testing/eventually.ts'
import { draw, serve, violations } from '../../../testing/page.tsx'
import type { BookingInfo } from '../booking/booking-info.ts'
import { RefundFooter } from './refund-footer.tsx'

const es = { ...inLanguage(bookingsTexts, 'es'), ...inLanguage(invoicesTexts, 'es') }
const info = {
  reserva: { id_reg_reserva: 7, nombre: 'Anna Puig', desc_recurso: 'Pádel 1', fecha: '2026-11-21', hora_ini: 600, hora_fin: 690 },
  socios: [],
  facturas: [
    { id_reg_factura: 11, id_mst_socios: 1, socio: { nombre_completo: 'Anna Puig' } },
    { id_reg_factura: 12, id_mst_socios: 2, socio: { nombre_completo: 'Berta Mas' } },
  ],
  anulacion: { limite: new Date('2026-11-20T09:00:00Z'), fuera_de_plazo: false, castigo_hasta: null },
} as unknown as BookingInfo
const left = {
  importe: 19.5,
  facturas: [
    { id_reg_factura: 11, importe: 4.5, propuesto: 4.5, usos: 0, es_abono: 0 },
    { id_reg_factura: 12, importe: 15, propuesto: 15, usos: 0, es_abono: 0 },
  ],
  pagos: [
    { id_reg_factura: 11, id_mst_tipopago: 1, desc_tipopago: 'Efectivo', id_mst_caja: 1, importe: 4.5 },
    { id_reg_factura: 12, id_mst_tipopago: 4, desc_tipopago: 'Datáfono', id_mst_caja: null, importe: 15 },
  ],
  cajas: [{ id_mst_caja: 1, desc_caja: 'Recepción', saldo: 100 }],
  monedero: 0,
}
const nothing = () => undefined

beforeEach(() => setSession({ account: { is_staff: true, is_admin: true, rights: [], settings: {} }, info: {}, parameters: {} } as never))
afterEach(() => setSession(null))

test('a cancelled booking gives back line by line, for a reason that blames nobody, with the sum of each way in the button (R-209)', async () => {
  const asked = serve((call) =>
    call.includes('porDevolver')
      ? { body: left }
      : call.startsWith('GET')
        ? { body: [] }
        : { body: { status: 'ok', data: { id_reg_reserva_hist: 1, devuelto: 19.5, avisos: 0, castigado_hasta: null } } },
  )
  const close = { onClose: nothing, onDeleting: nothing, onDeleted: nothing, onRestored: nothing }
  await draw(<RefundFooter info={info} isDelete {...close} />, es)
  const reasons = page.getByRole('group', { name: 'Motivo' })
  await expect.element(reasons.getByRole('button').first()).toHaveTextContent('Lo pide el socio')
  await expect.element(reasons.getByRole('button', { pressed: true })).toHaveTextContent('Lo pide el socio')
  await expect.element(page.getByText('A devolver', { exact: true })).toBeVisible()
  const lines = page.getByRole('listitem')
  for (const words of ['Anna Puig', 'Efectivo', '4,50']) await expect.element(lines.first()).toMatchTextContent(words)
  for (const words of ['Berta Mas', 'Datáfono', '15,00']) await expect.element(lines.last()).toMatchTextContent(words)
  const whole = page.getByRole('button', { name: /^Como se pagó/ })
  for (const words of ['Datáfono 15,00', 'Efectivo 4,50', '19,50']) await expect.element(whole).toMatchTextContent(words)
  expect(await violations()).toEqual([])
  await userEvent.click(whole)
  const sent = () => asked.findLast(({ call }) => !call.startsWith('GET'))?.body
  await eventually(() => expect(sent()).toMatchObject({ id_reg_reserva: 7, motivo: 'Lo pide el socio' }))
})
