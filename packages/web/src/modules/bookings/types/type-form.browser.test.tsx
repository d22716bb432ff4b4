import { bookingsTexts } from '@app/contract/bookings/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, serve, violations } from '../../../testing/page.tsx'
import { TypeForm } from './type-form.tsx'

const es = inLanguage(bookingsTexts, 'es')

const row = {
  id_mst_tiporeserva: 5,
  desc_tiporeserva: 'Clase',
  color: '#d98a00',
  activo: true,
  restriccion_reservas: false,
  desc_tiporeserva_usuario: 'Clase de pádel',
  color_usuario: '#0000ff',
  visible: 2 as const,
  id_mst_tipoingreso: null,
  preciohora: 0,
  color_segun_pago: false,
}
const userName = () => page.getByRole('textbox', { name: es['booking-type.desc_tiporeserva_usuario'] })
const show = async (text: string) => {
  await userEvent.click(page.getByRole('combobox', { name: es['booking-type.visible'] }))
  await userEvent.click(page.getByRole('option', { name: text, exact: true }))
}
const form = (showsPayment = false, of: typeof row | null = row) =>
  draw(<TypeForm row={of} incomes={[]} showsPayment={showsPayment} onDone={() => {}} />, es)

test('what users see of a type is locked with a notice while only administrators see it, and editable otherwise (R-370, R-372, R-376)', async () => {
  serve(() => ({ body: {} }))
  await form()
  await expect.element(userName()).toBeEnabled()
  await show(es['booking-type.visible.0'])
  await expect.element(userName()).toBeDisabled()
  await expect.element(page.getByText(es['booking.tipo_bloqueado'])).toBeVisible()
  expect(await violations()).toEqual([])
  await show(es['booking-type.visible.1'])
  await expect.element(userName()).toBeEnabled()
  expect(page.getByText(es['booking.tipo_bloqueado']).elements()).toEqual([])
})

test('colours that tell payment are asked only where the club shows them (R-375)', async () => {
  serve(() => ({ body: {} }))
  const payment = () => page.getByRole('checkbox', { name: es['booking-type.color_segun_pago'] }).elements().length
  await form(false)
  await expect.element(userName()).toBeVisible()
  expect(payment()).toBe(0)
  await form(true)
  await expect.poll(payment).toBe(1)
})

test('a new type starts blue twice, as the server says (R-373)', async () => {
  const template = {
    ...row,
    desc_tiporeserva: null,
    desc_tiporeserva_usuario: null,
    color: '#0000ff',
    activo: 1,
    restriccion_reservas: 0,
    color_segun_pago: 0,
  }
  serve(() => ({ body: template }))
  await form(false, null)
  await expect.element(page.getByRole('textbox', { name: es['booking-type.color'], exact: true })).toHaveValue('#0000ff')
  await expect.element(page.getByRole('textbox', { name: es['booking-type.color_usuario'] })).toHaveValue('#0000ff')
})
