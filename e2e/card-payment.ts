import type { Page } from 'playwright'
import { soon } from './desk.ts'
import type { Visit } from './journey.ts'
import { confirmPassword } from './sign-in-page.ts'

/** Key shared by the simulated gateway and the club's company. */
export const cardSecret = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7'
const goTo = (page: Page, route: string) => page.goto(`${new URL(page.url()).origin}/admin#${route}`)

/** Makes the club's company take cards by the simulated gateway. */
export async function takeCards(page: Page) {
  await goTo(page, '/empresas/1/edit')
  await page.getByRole('combobox', { name: 'Pasarela de tarjetas' }).click()
  await page.getByRole('option', { name: 'simulador' }).click()
  await page.getByLabel('Clave pública de pagos').fill('999008881')
  await page.getByLabel('Clave privada de pagos').fill(cardSecret)
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await confirmPassword(page)
  await page.getByText('Guardado').first().waitFor()
}

/** Opened menu of a line of the income grid. */
export async function lineMenu(page: Page, concept: string) {
  await goTo(page, '/ingresos_puntuales')
  await page
    .getByRole('button', { name: `Acciones de ${concept}` })
    .first()
    .click()
  return page.getByRole('menu')
}

/** Creates a line for a member with an address, by keyboard; of 12,50 € by default. */
export async function makeLine(page: Page, concept: string, price = '12,50') {
  await goTo(page, '/ingresos_puntuales')
  await page.getByRole('grid').getByRole('row').nth(3).waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('n')
  const picker = page.getByRole('dialog')
  await picker.getByRole('combobox').fill('garcia')
  await picker.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await page.locator('.dg-editor').waitFor()
  await page.keyboard.type(concept)
  await page.keyboard.press('Enter')
  const first = page.locator('.dg-body [data-item]').first()
  await soon(() => first.locator('[data-column="concepto"]').innerText()).toBe(concept)
  await first.locator('[data-column="precio"]').click()
  await page.keyboard.press('F2')
  await page.keyboard.type(price)
  await page.keyboard.press('Enter')
  await soon(() => first.locator('[data-column="total"]').innerText()).toContain(price)
}

/** Mails a link to pay a line of 12,50 €; returns its address from the mail. */
export async function mailLink(page: Page, concept: string): Promise<string> {
  await (await lineMenu(page, concept)).getByRole('menuitem', { name: 'Enviar enlace de pago' }).click()
  await page.getByText('Correo de pago enviado.').waitFor()
  await goTo(page, '/correo')
  await page.getByRole('grid').getByText('pago pendiente de 12,50').first().dblclick()
  return (await page.locator('a[href*="/pago/"]').getAttribute('href')) ?? ''
}

/** Pays the link by Bizum on a telephone; `look` is called on the page of the link and on its confirmation. */
export async function payByBizum({ page }: Visit, link: string, look: () => Promise<void> = () => Promise.resolve()) {
  await page.goto(link)
  await look()
  await page.getByRole('button', { name: /con Bizum/ }).click()
  await page.getByRole('heading', { name: 'Simulador de pagos' }).waitFor()
  await page.getByRole('button', { name: 'Pagar' }).click()
  await page.getByRole('heading', { name: 'Pagado. Gracias' }).waitFor()
  await look()
}
