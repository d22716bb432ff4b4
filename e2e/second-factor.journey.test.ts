import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { soon } from './desk.ts'
import { journey } from './journey.ts'
import { codeOf } from './totp.ts'
import { accessFaults } from './watch.ts'

const { product, visit } = await journey()

/** Types user and password, up to the request for the code. */
async function signInUpToTheCode(page: Page) {
  await page.getByLabel('Usuario').fill('admin@club.test')
  await page.locator('input[type="password"]').fill('demo-demo')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Un paso más' }).waitFor()
}
async function giveCode(page: Page, code: string) {
  await page.getByLabel('Código').fill(code)
  await page.getByRole('button', { name: 'Entrar' }).click()
}
const isIn = (page: Page) => page.getByRole('navigation').first().waitFor()
async function signOut(page: Page) {
  await page.locator('.top-user').click()
  await page.getByRole('menuitem', { name: 'Salir' }).click()
  await page.getByLabel('Usuario').waitFor()
}
const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const drawer = (page: Page) => page.getByRole('dialog')
async function switchOn(page: Page, name: string, save: string) {
  await line(page, name).getByRole('button', { name: 'Activar' }).click()
  await drawer(page).locator('input[type="password"]').fill('demo-demo')
  await drawer(page).getByRole('button', { name: save }).click()
}
/** Code of the newest mail with one, read on the screen. */
async function mailedCode(page: Page) {
  await page.goto(`${product.url}/admin#/correo`)
  await page
    .getByRole('gridcell', { name: /^Tu código es/ })
    .first()
    .dblclick()
  const text = await drawer(page).locator('.mail-text').innerText()
  expect(await accessFaults(page)).toEqual([])
  return /\b\d{6}\b/.exec(text)![0]
}

describe('a second factor', () => {
  it('is set up, asked for when signing in, replaced by a recovery code once, and by a code that is mailed, and taken away with a code (A-04, R-310)', async () => {
    const { page, complaints } = await visit({ at: '/cuenta' })
    await switchOn(page, 'Aplicación de códigos', 'Continuar')
    await drawer(page).getByRole('img', { name: 'Código QR' }).waitFor()
    const secret = (await drawer(page).locator('code').innerText()).replaceAll(' ', '')
    expect(await accessFaults(page)).toEqual([])
    await drawer(page).getByLabel('Código de la aplicación').fill('000000')
    await drawer(page).getByRole('button', { name: 'Confirmar' }).click()
    await drawer(page).getByText('El código no es correcto').first().waitFor()
    await drawer(page).getByLabel('Código de la aplicación').fill(codeOf(secret))
    await drawer(page).getByRole('button', { name: 'Confirmar' }).click()
    await drawer(page).locator('.account-codes li').first().waitFor()
    const codes = await drawer(page).locator('.account-codes li').allInnerTexts()
    expect(codes).toHaveLength(10)
    expect(await accessFaults(page)).toEqual([])
    await drawer(page).getByRole('button', { name: 'Ya los he guardado' }).click()
    await line(page, 'Aplicación de códigos').getByText('Activado').waitFor()
    await switchOn(page, 'Código por correo', 'Activar')
    await line(page, 'Código por correo').getByText('Activado').waitFor()

    await signOut(page)
    await signInUpToTheCode(page)
    expect(await accessFaults(page)).toEqual([])
    await giveCode(page, codeOf(secret, 1))
    await isIn(page)

    await signOut(page)
    await signInUpToTheCode(page)
    await giveCode(page, codes[0]!.toUpperCase())
    await isIn(page)
    await page.goto(`${product.url}/admin#/cuenta`)
    await line(page, 'Aplicación de códigos').getByText('Quedan 9 códigos de recuperación.').waitFor()
    await page.getByText('Esta sesión').waitFor()

    await signOut(page)
    await signInUpToTheCode(page)
    await giveCode(page, codes[0]!)
    await page.getByRole('alert').getByText('El código no es correcto o ya no vale.').waitFor()
    expect(await accessFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Enviar un código por correo' }).click()
    await page.getByText('Te hemos enviado un código por correo.').waitFor()
    await soon(() => page.getByText('El código no es correcto').count()).toBe(0)

    const { page: mailbox } = await visit({ signIn: null })
    await mailbox.goto(`${product.url}/admin#/login`)
    await signInUpToTheCode(mailbox)
    await giveCode(mailbox, codes[1]!)
    await isIn(mailbox)
    const code = await mailedCode(mailbox)
    await mailbox.context().close()
    await giveCode(page, code)
    await isIn(page)

    await page.goto(`${product.url}/admin#/cuenta`)
    await line(page, 'Aplicación de códigos').getByRole('button', { name: 'Desactivar' }).click()
    await drawer(page).locator('input[type="password"]').fill('demo-demo')
    await drawer(page).getByLabel('Código de la aplicación').fill(codes[2]!)
    expect(await accessFaults(page)).toEqual([])
    await drawer(page).getByRole('button', { name: 'Desactivar' }).click()
    await line(page, 'Aplicación de códigos').getByRole('button', { name: 'Activar' }).waitFor()
    const refusals = complaints.map((one) => /status of (\d+).*(\/api\/[^\s?]+)/.exec(one)?.slice(1).join(' ') ?? one)
    expect(refusals).toEqual(['401 /api/account/totp/confirm', ...Array(5).fill('401 /api/account/login')])
  })
})
