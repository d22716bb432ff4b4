import { invoicesTexts } from '@app/contract/invoices/texts'
import { inLanguage } from '@app/contract/kit/texts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { setSession } from '../../kit/reads/session.ts'
import { draw } from '../../testing/page.tsx'
import { deskRegister } from './desk-register.ts'
import { withRegister } from './with-register.ts'

const registers = [
  { id: 1, text: 'Recepción' },
  { id: 2, text: 'Bar' },
]
const signIn = (cajas: readonly object[]) =>
  setSession({ account: { is_staff: true, rights: [] }, info: { cajas }, parameters: {} } as never)
beforeEach(async () => {
  localStorage.clear()
  signIn(registers)
  await draw(null, inLanguage(invoicesTexts, 'es'))
})
afterEach(() => {
  setSession(null)
  localStorage.clear()
})

/** Call that needs a register, and the registers that it was made with. */
function cashCall() {
  const made: unknown[] = []
  const work = async ({ id_mst_caja }: { id_mst_caja?: number }) => {
    made.push(id_mst_caja)
    if (id_mst_caja === undefined) throw new RefusedError(409, { code: 'msg.falta_caja', msg: '¿Qué caja?' }, '')
    return id_mst_caja
  }
  return { made, work }
}

test('the register of a desk is asked for once and remembered in its browser (0167)', async () => {
  const { made, work } = cashCall()
  const first = withRegister(work)
  await userEvent.click(page.getByRole('button', { name: 'Bar' }))
  expect(await first).toBe(2)
  expect(await withRegister(work)).toBe(2)
  expect([made, deskRegister()]).toEqual([[undefined, 2, undefined, 2], 2])
})

test('a desk that backs out is asked again, and so is one whose register the club has no more (0167)', async () => {
  const { work } = cashCall()
  const first = withRegister(work)
  await expect.element(page.getByRole('button', { name: 'Bar' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect([await first, deskRegister()]).toEqual([null, null])
  const second = withRegister(work)
  await userEvent.click(page.getByRole('button', { name: 'Bar' }))
  expect(await second).toBe(2)
  signIn([registers[0]!])
  expect(deskRegister()).toBeNull()
})
