import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { countOnWire, noticeOnWire, serveNotice, shownText, showScreen, signIn } from '../../../testing/notice-cases.tsx'
import { violations } from '../../../testing/page.tsx'
import { NoticeScreen } from '../notice-screen.tsx'

type Own = NonNullable<Parameters<typeof serveNotice>[1]>
/** Opens the dialog over a letter. */
async function opened(more: object = {}, own: Own = () => undefined, scheme: 'light' | 'dark' = 'light') {
  const asked = serveNotice(noticeOnWire(7, more), own)
  await showScreen(NoticeScreen, '/notificacion/7/edit', { scheme })
  await expect.element(page.getByRole('button', { name: /Enviar a (64|0|1\.204)…/ })).toBeVisible()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return asked
}
const dialog = () => shownText('[role=dialog]')
const inDialog = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name })
const orders = (asked: ReturnType<typeof serveNotice>) => asked.filter(({ call }) => call.startsWith('POST /api/notificacion/send/'))
const accepted: Own = (call) =>
  call.includes('/send/')
    ? { body: { status: 1, msg: '', correos: 61, avisos_app: 0, sale: '2126-11-26T11:01:00Z' } }
    : call.includes('/retirar/')
      ? { body: noticeOnWire(7) }
      : undefined

beforeEach(() => signIn())

test('the dialog tells mails with languages, those that get none, and the month after it; Ctrl+Enter sends', async () => {
  const asked = await opened({}, accepted)
  await expect.poll(dialog).toContain('Enviar a 64 personas')
  expect(dialog()).toContain('Correos6134 en catalán')
  expect(dialog()).toContain('No lo reciben3')
  await expect.poll(dialog).toContain('2.115 de 5.000')
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => orders(asked)).toHaveLength(1)
  expect(orders(asked)[0]?.body).toEqual({ cuando: null })
  await expect.poll(() => shownText('.toasts')).toContain('Sale en un minuto: 61 correos, 0 en la app')
  await userEvent.click(page.getByRole('button', { name: 'Deshacer' }).first())
  await expect.poll(() => asked.some(({ call }) => call === 'POST /api/notificacion/retirar/7')).toBe(true)
})

test('a letter is planned for a day and an hour by the clock of the club', async () => {
  const asked = await opened({}, accepted)
  await userEvent.click(page.getByRole('radio', { name: 'Otro momento…' }))
  await userEvent.fill(page.getByLabelText('Día'), '01/07/2126')
  await userEvent.fill(page.getByLabelText('Hora'), '9')
  await userEvent.keyboard('{Tab}')
  await userEvent.click(inDialog(/Programar, 01\/07\/2126 09:00/))
  await expect.poll(() => orders(asked)[0]?.body).toEqual({ cuando: '2126-07-01T07:00:00.000Z' })
})

test('without a subject, a channel or a recipient nothing is sent, and the reason is told (R-420)', async () => {
  const asked = await opened({ subject: null })
  await expect.poll(dialog).toContain('Escribe un asunto.')
  await expect.element(inDialog(/Enviar a 64/)).toBeDisabled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await opened({ envio_email: 0 })
  await expect.poll(dialog).toContain('Elige correo, app o los dos.')
  const nobody = { ...countOnWire(), reciben: 0, correos: 0, avisos_app: 0 }
  await opened({}, (call) => (call.includes('_count') ? { body: nobody } : undefined))
  await expect.poll(dialog).toContain('Nadie en la lista.')
  expect(orders(asked)).toEqual([])
})

test('beyond the cap of the month the limit is told, with the ways out (R-423)', async () => {
  const many = { ...countOnWire(), reciben: 1204, correos: 2700, avisos_app: 741 }
  await opened({ envio_app: 1 }, (call) => (call.includes('_count') ? { body: many } : undefined), 'dark')
  await expect.poll(dialog).toContain('Quedan 2.594 y hacen falta 2.700. No se ha enviado ninguno.')
  await expect.element(inDialog(/^Enviar a/)).toBeDisabled()
  await expect.element(inDialog('Solo por la app, a 741')).toBeVisible()
  expect(await violations()).toEqual([])
  await userEvent.click(inDialog('Programar para el día 1'))
  await expect.element(inDialog(/Programar, 01\//)).toBeEnabled()
})

test('a refusal of the server stands in the dialog with its limit (R-425)', async () => {
  const msg = 'Has llegado al máximo de correos de este mes: 5000.'
  await opened({}, (call) =>
    call.includes('/send/') ? { status: 409, body: { status: 0, code: 'msg.maxEmailsManualesMes', msg } } : undefined,
  )
  await userEvent.click(inDialog(/Enviar a 64/))
  await expect.poll(dialog).toContain(msg)
  expect(dialog()).toContain('No se ha enviado nada.')
  await userEvent.click(inDialog('Seguir escribiendo'))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('those that the letter does not reach are one button away', async () => {
  await opened()
  await userEvent.click(inDialog('Ver quiénes'))
  await expect.element(page.getByRole('tab', { name: /Destinatarios/, selected: true })).toBeVisible()
})
