import { action } from '@app/contract/kit/action'
import { field } from '@app/contract/kit/kinds'
import { object } from '@app/contract/kit/shapes'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, serve } from '../../testing/page.tsx'
import { showMessage } from '../dialogs/dialogs.ts'
import { toasts } from '../dialogs/toasts.ts'
import { useAction } from './api.ts'

const open = action({
  endpoint: 'POST /api/taquilla/abre',
  permission: 'signed-in',
  input: {},
  output: object({ abiertas: field.integer() }),
  changes: [{ name: 'locker' }],
  answer: 'statusOk',
})

/** Button of the call; a refusal is a toast, or an alert if `isAlert`. */
function Opener({ isAlert = false }: { isAlert?: boolean }) {
  const { run } = useAction(open, isAlert ? { onRefused: ({ msg }) => void showMessage(msg) } : {})
  return (
    <button type="button" onClick={() => void run({})}>
      Abrir
    </button>
  )
}
const press = () => userEvent.click(page.getByRole('button', { name: 'Abrir' }))

test('the `msg` of an error is an error toast of 3 s (R-016)', async () => {
  serve(() => ({ status: 409, body: { code: 'x', msg: 'Está cerrada.' } }))
  await draw(<Opener />)
  await press()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Está cerrada.')
  expect(toasts.get().map(({ tone, text, milliseconds }) => [tone, text, milliseconds])).toEqual([['bad', 'Está cerrada.', 3000]])
})

test('the `notify` of an answer is an alert, which stays until it is closed (R-019)', async () => {
  serve(() => ({ body: { status: 'ok', notify: 'Falta la llave.', data: { abiertas: 1, msg: '' } } }))
  await draw(<Opener />)
  await press()
  const alert = page.getByRole('dialog', { name: 'Falta la llave.' })
  await expect.element(alert).toBeVisible()
  await userEvent.click(alert.getByRole('button', { name: 'Cerrar' }))
  await expect.element(alert).not.toBeInTheDocument()
})

test('the `data.msg` of an answer that failed is shown, as a toast or as an alert (R-020, A-02)', async () => {
  const failed = { status: 'fail', data: { msg: 'No hay taquillas.' } }
  serve(() => ({ status: 409, body: failed }))
  await draw(<Opener isAlert />)
  await press()
  await expect.element(page.getByRole('dialog', { name: 'No hay taquillas.' })).toBeVisible()
  await draw(<Opener />)
  await press()
  await expect.element(page.getByRole('alert')).toHaveTextContent('No hay taquillas.')
})
