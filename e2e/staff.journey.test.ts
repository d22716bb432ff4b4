import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { visit } = await journey()

const saved = (page: Page) => page.getByText('Guardado').first().waitFor()
const yes = (page: Page, text: string) =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).last().getByRole('button', { name: text }).click()

describe('an administrator', () => {
  it('makes a member staff, gives rights and takes them, and the last administrator stays one (A-87, A-123)', async () => {
    const { page, complaints } = await visit({ at: '/personal' })
    await page.getByRole('grid', { name: 'Personal y permisos' }).getByText('admin@club.test').waitFor()
    expect(await accessFaults(page)).toEqual([])

    await page.getByRole('button', { name: 'Nueva cuenta' }).click()
    await page.getByRole('combobox', { name: '¿Quién va a trabajar con el programa?' }).fill('garcia')
    await page.getByRole('dialog').getByRole('option').first().click()
    await page.locator('input[type="password"]').fill('corta')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await page.getByRole('alert').getByText('La contraseña necesita al menos', { exact: false }).first().waitFor()
    await page.locator('input[type="password"]').fill('una frase bien larga')
    await page.getByRole('button', { name: 'Guardar' }).click()

    const cash = page.getByRole('checkbox', { name: 'Caja' })
    await cash.waitFor()
    expect(await accessFaults(page)).toEqual([])
    await cash.click()
    await soon(() => cash.isChecked()).toBe(true)
    await soon(() => cash.isEnabled()).toBe(true)
    await cash.click()
    await soon(() => cash.isChecked()).toBe(false)
    await page.getByRole('button', { name: 'Cerrar sus sesiones' }).click()
    await yes(page, 'Confirmar')
    await page.getByText('Sesiones cerradas').waitFor()

    const admin = page.getByRole('switch', { name: 'Es administrador' })
    await admin.press('Space')
    await yes(page, 'Cancelar')
    await soon(() => admin.isChecked()).toBe(false)
    await admin.press('Space')
    await yes(page, 'Confirmar')
    await saved(page)
    await soon(() => admin.isChecked()).toBe(true)
    await soon(() => cash.isDisabled()).toBe(true)
    await admin.press('Space')
    await yes(page, 'Confirmar')
    await soon(() => admin.isChecked()).toBe(false)

    await page.keyboard.press('Escape')
    // administrators come first: the list must be sorted before a row is chosen in it
    await soon(() => page.getByRole('gridcell', { name: 'Administrador', exact: true }).count()).toBe(1)
    await page.getByRole('gridcell', { name: 'admin@club.test' }).dblclick()
    await page.getByRole('dialog', { name: 'Marta Administradora' }).waitFor()
    // the user's own password is changed on the page that takes the old one
    await page.getByRole('link', { name: 'Contraseña y segundo factor' }).waitFor()
    expect(await page.getByRole('button', { name: 'Cambiar contraseña' }).count()).toBe(0)
    await admin.press('Space')
    await yes(page, 'Confirmar')
    await page.getByText('Tiene que quedar al menos un administrador.').waitFor()
    await soon(() => admin.isChecked()).toBe(true)
    const refusals = complaints.map((one) => /status of (\d+).*(\/api\/\S+)/.exec(one)?.slice(1).join(' ') ?? one)
    // a password that is too short is refused here, and not sent
    expect(refusals.map((one) => one.replace(/\/staff\/\d+/, '/staff/{id}'))).toEqual(['409 /api/account/staff/{id}'])
  })

  it('is asked to sign in again when the session has ended, and finds what was being typed (R-015)', async () => {
    const { page } = await visit({ at: '/socios/100/edit?tabActivated=tabDatos' })
    await page.getByRole('textbox', { name: 'Nombre' }).first().fill('Begoña')
    await page.context().clearCookies()
    await page.keyboard.press('Control+s')
    await page.locator('input[type="password"]').fill('demo-demo')
    await page
      .getByLabel(/correo|usuario/i)
      .first()
      .fill('admin@club.test')
    await page.keyboard.press('Enter')
    await page.getByText('Hemos recuperado', { exact: false }).waitFor()
    await soon(() => page.getByRole('textbox', { name: 'Nombre' }).first().inputValue()).toBe('Begoña')
  })
})
