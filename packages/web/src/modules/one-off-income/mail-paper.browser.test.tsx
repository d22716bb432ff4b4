import { invoicesTexts } from '@app/contract/invoices/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { mailTexts } from '@app/contract/mail/texts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, serve, violations } from '../../testing/page.tsx'
import type { IncomeRow } from './income-row.ts'
import { MailPaper } from './mail-paper.tsx'

const es = { ...inLanguage(invoicesTexts, 'es'), ...inLanguage(mailTexts, 'es') }
const row = { id_reg_factura: 7, concepto: 'Clase suelta' } as unknown as IncomeRow

test('a paper of a line goes to the address of its member, or to another one; a refusal keeps the dialog open', async () => {
  let closed = 0
  const asked = serve((call, { email }) => {
    if (call.startsWith('GET')) return { body: { email: 'anna@club.test' } }
    return email === 'mala@club.test' ? { status: 422, body: { code: 'msg.invalid_input', msg: 'No es válido', fields: {} } } : { body: {} }
  })
  const sent = () => asked.filter(({ call }) => call.startsWith('POST')).at(-1)
  await draw(<MailPaper row={row} flag={1} onClose={() => (closed += 1)} />, es)
  await expect.element(page.getByRole('dialog', { name: 'Enviar el justificante por correo' })).toBeVisible()
  const address = page.getByLabelText('Correo electrónico')
  await expect.element(address).toHaveValue('anna@club.test')
  expect(await violations()).toEqual([])
  await address.fill('otra@club.test')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Enviado a otra@club.test')).toBeVisible()
  expect(sent()).toMatchObject({ call: 'POST /api/factura/7/papel/enviar', body: { flag: 1, email: 'otra@club.test' } })
  expect(closed).toBe(1)
  await draw(<MailPaper row={row} flag={2} onClose={() => (closed += 1)} />, es)
  await expect.element(page.getByRole('dialog', { name: 'Enviar la carta por correo' })).toBeVisible()
  await address.fill('mala@club.test')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect.poll(() => sent()?.body).toMatchObject({ flag: 2, email: 'mala@club.test' })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(closed).toBe(1)
})
