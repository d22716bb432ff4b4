import { inLanguage } from '@app/contract/kit/texts'
import { mailTexts } from '@app/contract/mail/texts'
import { officialInvoicesTexts } from '@app/contract/official-invoices/texts'
import { tillTexts } from '@app/contract/till/texts'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../../kit/reads/session.ts'
import { draw, serve, violations } from '../../../testing/page.tsx'
import { printCartTicket } from './print-ticket.ts'
import { TicketInvoices } from './ticket-invoices.tsx'

const es = { ...inLanguage(tillTexts, 'es'), ...inLanguage(officialInvoicesTexts, 'es'), ...inLanguage(mailTexts, 'es') }
const invoices = [{ id_reg_facturaoficial: 31, num_completo: 'T26/000031' }]
const session = (on: 0 | 1) =>
  setSession({
    ...{ account: { rights: [], is_staff: true, is_admin: true }, info: { club: '', zona: 'Europe/Madrid' } },
    parameters: { ACTIVAR_FACTURA_OFICIAL: String(on), FACTURA_OFICIAL_TIQUET_SIZE: '80' },
  } as never)
afterEach(() => setSession(null))

test('a ticket with an official invoice shows its number, and mails it to the address of its payer (R-159, R-378)', async () => {
  session(1)
  const asked = serve((call) => ({ body: call.includes('/lector') ? { email: 'anna@club.test' } : {} }))
  await draw(<TicketInvoices invoices={invoices} />, es)
  await expect.element(page.getByText('T26/000031')).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: es['mail.send']! }))
  await expect.element(page.getByRole('dialog', { name: 'Enviar la factura por correo' })).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveValue('anna@club.test')
  await userEvent.type(page.getByRole('textbox'), '{Enter}')
  await expect.poll(() => asked.map(({ call }) => call)).toContain('POST /api/facturaoficial/31/papel/enviar')
})

test('a refused PDF says why', async () => {
  session(1)
  serve(() => ({ status: 409, body: { code: 'oficial.sin_configurar', msg: 'Falta la configuración.' } }))
  await draw(<TicketInvoices invoices={invoices} />, es)
  await userEvent.click(page.getByRole('button', { name: 'PDF' }))
  await expect.element(page.getByText('Falta la configuración.')).toBeVisible()
})

test('official invoices are hidden while they are off (R-159)', async () => {
  session(0)
  await draw(<TicketInvoices invoices={invoices} />, es)
  expect(page.getByText('T26/000031').query()).toBeNull()
})

test('printing a ticket prints its official invoice instead', async () => {
  session(1)
  const papel = { empresa: {}, cobros: [], ivas: [], fecha: '2026-11-20T10:00:00Z' }
  const tique = { carro: { id_reg_tpv_carro: 7 }, facturas_oficiales: invoices, usuario: null, total: 0, lines: [] }
  const paper = '<!doctype html><html><head></head><body><h2>Factura simplificada T26/000031</h2></body></html>'
  const asked = serve((call) => ({ body: call.includes('/imprimir') ? paper : { tique, papel, cambio: null, email: null } }))
  await draw(<p>Caja</p>, es)
  printCartTicket(7)
  await expect.poll(() => asked.map(({ call }) => call)).toContain('GET /api/view/facturaoficial/31/imprimir')
})
