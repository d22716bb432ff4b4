import { action } from '@app/contract/kit/action'
import { field } from '@app/contract/kit/kinds'
import { nothing } from '@app/contract/kit/shapes'
import { supplier } from '@app/contract/suppliers/supplier'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, serve } from '../../testing/page.tsx'
import { onSignedOut } from '../reads/call.ts'
import { type Session, setSession } from '../reads/session.ts'
import { ActionForm } from './form.tsx'
import { keepDrafts } from './kept-drafts.ts'

const save = action({
  endpoint: 'POST /api/prueba/{id}',
  permission: 'signed-in',
  input: { id: field.ref('prueba'), nombre: field.text(20), precio: field.money(), clave: field.secret() },
  output: nothing,
  changes: [supplier],
})
const texts = { 'court.nombre': 'Nombre', 'court.precio': 'Precio', 'court.clave': 'Clave' }
const form = (id: number) => draw(<ActionForm action={save} given={{ id }} ask={['nombre', 'precio', 'clave']} words="court" />, texts)
const box = (name: string) => page.getByLabelText(name, { exact: false }).first()
const signIn = (id_mst_socios: number) => setSession({ account: { id_mst_socios, _token: 'x' } } as Session)
const notice = page.getByText('Hemos recuperado', { exact: false })

beforeEach(() => {
  sessionStorage.clear()
  signIn(7)
  onSignedOut(keepDrafts)
})
afterAll(() => {
  onSignedOut(() => {})
  setSession(null)
})

/** Types into the form of row 1 and saves it with an expired session. */
async function typeAndLose() {
  serve(() => ({ status: 401, body: { code: 'msg.not_signed_in', msg: 'Inicia sesión para continuar.' } }))
  await form(1)
  await userEvent.fill(box('Nombre'), 'Pala')
  await userEvent.fill(box('Precio'), '12,5')
  await userEvent.fill(box('Clave'), 'muy secreta')
  await userEvent.click(page.getByRole('button', { name: 'Guardar' }))
  await expect.element(page.getByText('Inicia sesión para continuar.')).toBeVisible()
}

test('what was typed when the session expired is there again after signing in, but for secrets, and a notice says so (R-015)', async () => {
  await typeAndLose()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secreta')
  await form(1)
  await expect.element(notice).toBeVisible()
  await expect.element(box('Nombre')).toHaveValue('Pala')
  await expect.element(box('Precio')).toHaveValue('12,50')
  await expect.element(box('Clave')).toHaveValue('')
  await userEvent.click(page.getByRole('button', { name: 'Descartar' }).last())
  await expect.element(box('Nombre')).toHaveValue('')
  await form(1)
  await expect.element(box('Nombre')).toHaveValue('')
})

test('a wrong code refuses as 401 too, and nobody is taken to the sign-in page for it (A-04)', async () => {
  const gone = vi.fn<() => void>()
  onSignedOut(gone)
  serve(() => ({ status: 401, body: { code: 'account.wrong_code', msg: 'El código no es correcto.' } }))
  await form(1)
  await userEvent.fill(box('Nombre'), 'Pala')
  await userEvent.fill(box('Precio'), '12,5')
  await userEvent.fill(box('Clave'), '123456')
  await userEvent.click(page.getByRole('button', { name: 'Guardar' }))
  await expect.element(page.getByText('El código no es correcto.')).toBeVisible()
  expect(gone).not.toHaveBeenCalled()
})

test('a draft comes back to its own record only', async () => {
  await typeAndLose()
  await form(2)
  await expect.element(box('Nombre')).toHaveValue('')
  await form(1)
  await expect.element(box('Nombre')).toHaveValue('Pala')
})

test('somebody else who signs in sees nothing of it, and nothing of it stays', async () => {
  await typeAndLose()
  signIn(8)
  await form(1)
  await expect.element(box('Nombre')).toHaveValue('')
  expect(sessionStorage.length).toBe(0)
  expect(notice.query()).toBeNull()
})
