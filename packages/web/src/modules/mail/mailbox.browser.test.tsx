import { inLanguage } from '@app/contract/kit/texts'
import { mailTexts } from '@app/contract/mail/texts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Session, setSession } from '../../kit/reads/session.ts'
import { place } from '../../kit/screen/screen-title.ts'
import { draw, serve, violations } from '../../testing/page.tsx'
import { MailboxScreen } from './mailbox-screen.tsx'

const nothing = { created_at: null, run_at: null, sent_at: null, error: null, intentos: 1 }
const rows = [
  { ...nothing, id_outbox: 4, id_reg_correo: 2, tipo: 'mail', estado: 'dudoso', para: 'anna@club.test', asunto: 'Aviso' },
  { ...nothing, id_outbox: 3, id_reg_correo: 1, tipo: 'mail', estado: 'hecho', para: 'pere@club.test', asunto: 'Aviso' },
  { ...nothing, id_outbox: 2, id_reg_correo: null, tipo: 'card-refund', estado: 'fallido', para: null, asunto: null, error: 'timeout' },
]
const calls: string[] = []

beforeEach(() => {
  calls.splice(0)
  setSession({
    account: { id_mst_socios: 1, is_staff: true, is_admin: true, rights: [] },
    info: { club: 'Club' },
    parameters: {},
  } as unknown as Session)
  place.set({ title: 'Correos', above: [], isMenu: true, path: '/correo' })
  serve((call) => {
    calls.push(call)
    return { body: call.startsWith('GET /api/correo') ? rows : { options: null } }
  })
})
const posted = () => calls.filter((call) => call.startsWith('POST /api/correo'))
const button = (row: RegExp, name: string) => page.getByRole('row', { name: row }).getByRole('button', { name })

test('a letter in doubt is sent again only after a question that says it may arrive twice; what is sent has no act', async () => {
  await draw(<MailboxScreen />, inLanguage(mailTexts, 'es'))
  await expect.element(page.getByRole('row', { name: /En duda.*anna@club.test/ })).toBeVisible()
  expect(await violations()).toEqual([])
  expect(button(/pere@club.test/, 'Intentarlo ahora').elements()).toEqual([])
  await userEvent.click(button(/anna@club.test/, 'Intentarlo ahora'))
  await expect.element(page.getByText(/«anna@club.test» quizá lo reciba dos veces/)).toBeVisible()
  expect(posted()).toEqual([])
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Intentarlo ahora' }))
  await expect.poll(posted).toEqual(['POST /api/correo/4/repetir'])
})

test('another task that failed is named in words, says why, and is tried again at once', async () => {
  await draw(<MailboxScreen />, inLanguage(mailTexts, 'es'))
  await expect.element(page.getByRole('row', { name: /Devolución a una tarjeta.*timeout/ })).toBeVisible()
  await userEvent.click(button(/Devolución a una tarjeta/, 'Intentarlo ahora'))
  await expect.poll(posted).toEqual(['POST /api/correo/2/repetir'])
})

test('on a phone a card says to whom, the state and the subject; a task that goes to nobody is named by its kind', async () => {
  await page.viewport(390, 844)
  await draw(<MailboxScreen />, inLanguage(mailTexts, 'es'))
  const cards = () => [...document.querySelectorAll('.dg-card')].map((card) => (card as HTMLElement).innerText.replaceAll(/\s+/g, ' '))
  await expect.poll(() => cards()[0]).toMatch(/anna@club\.test.*En duda.*Aviso/)
  expect(cards()[2]).toMatch(/Devolución a una tarjeta.*Fallido/)
  expect(await violations()).toEqual([])
})
