import { inLanguage } from '@app/contract/kit/texts'
import { walletTexts } from '@app/contract/wallet/texts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSession } from '../../kit/reads/session.ts'
import { draw, serve } from '../../testing/page.tsx'
import { WalletActs } from './wallet-acts.tsx'

const es = inLanguage(walletTexts, 'es')
const refusal = 'Solo hay 12,50 €.'

beforeEach(() => setSession({ account: { is_staff: true, is_admin: true, rights: [] }, info: {}, parameters: {} } as never))
afterEach(() => setSession(null))

/** Opens the dialog of an act over a server that answers its call, and submits it. */
async function submitted(act: 'wallet.subtract' | 'wallet.transfer', answer: { status?: number; body: unknown }) {
  const asked = serve((call) => (/restarCreditos|traspasoMonedero/.test(call) ? answer : { body: [] }))
  await draw(<WalletActs id={12} creditos={1250} en_dinero={0} />, es)
  await userEvent.click(page.getByRole('button', { name: es[act]! }))
  const dialog = page.getByRole('dialog', { name: es[act]! })
  await expect.element(dialog).toBeVisible()
  return { asked, dialog }
}

test('a call of the wallet with status 0 shows its message in the dialog, which stays; with status 1 it is done (R-328, A-03)', async () => {
  const refused = { status: 409, body: { status: 0, code: 'msg.CREDITOS_SUPERADOS', msg: refusal } }
  const { dialog } = await submitted('wallet.subtract', refused)
  await userEvent.type(dialog.getByRole('textbox').first(), '99{Enter}')
  await expect.element(dialog.getByText(refusal)).toBeVisible()
  const good = await submitted('wallet.subtract', { body: { status: 1, creditos: 2.5, msg: 'Hecho' } })
  await userEvent.type(good.dialog.getByRole('textbox').first(), '10{Enter}')
  await expect.element(good.dialog).not.toBeInTheDocument()
  expect(good.asked.some(({ call }) => call.includes('/restarCreditos/10'))).toBe(true)
})
