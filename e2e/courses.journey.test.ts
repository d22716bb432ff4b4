import { addDays, addMonths, endOfMonth, formatDay, startOfMonth } from '@app/contract/values/day'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { post, soon } from './desk.ts'
import { clubDay, journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, visit } = await journey()
const goTo = (page: Page, route: string) => page.goto(`${product.url}/admin#${route}`)
const dialog = (page: Page) => page.getByRole('dialog').last()
const rows = (page: Page) => page.locator('.dg-body [data-item]')

const name = 'Pádel de tarde'
const people = ['Aitor', 'Bea', 'Cris', 'Dani', 'Edu']
/** First of next month, and the last day before it. */
const next = startOfMonth(addMonths(clubDay(), 1))
const last = addDays(next, -1)

interface Asked {
  readonly page: Page
  readonly path: string
  readonly data: Record<string, unknown>
}
/** Answer of a call of the desk. */
async function ask<T>({ page, path, data }: Asked): Promise<T> {
  const answer = await post(page, path, data)
  expect([path, answer.status()]).toEqual([path, 200])
  return (await answer.json()) as T
}

/** Makes the course in the inline row: its fee, and a limit of 4. */
async function makeCourse(page: Page) {
  await goTo(page, '/cursos')
  await rows(page).first().waitFor()
  await page.keyboard.press('n')
  await page.locator('.dg-editor').waitFor()
  await page.keyboard.type(name)
  await page.keyboard.press('Control+s')
  await page.getByText(`${name}: añadido.`).waitFor()
  const row = rows(page).filter({ hasText: name })
  await soon(() => row.innerText()).toContain('sin cuota')
  expect(await accessFaults(page)).toEqual([])
}

/** Gives the course its timetable: two hours a week, by its own form. */
async function setTimetable(page: Page, id: number) {
  await goTo(page, `/cursos/${id}/permanent/new`)
  await page.locator('.sf-courts').waitFor()
  for (const day of ['Martes', 'Jueves']) await page.getByRole('checkbox', { name: day }).check()
  await page.getByLabel('Inicio').fill('1530')
  await page.getByRole('textbox', { name: 'Fin', exact: true }).fill('1630')
  await page.locator('.sf-courts button').nth(7).click()
  await page.getByRole('button', { name: /^Ver las \d+ fechas/ }).click()
  await page.locator('.sv-row').first().waitFor()
  await page.getByRole('button', { name: /^Crear \d+ reservas/ }).click()
  await page.waitForURL(new RegExp(`/cursos/${id}/permanent$`))
}

/** Enrols the five by name: four get in, one waits. */
async function enrol(page: Page) {
  await page.getByRole('button', { name: 'Apuntar alumnos' }).first().click()
  await page.getByRole('combobox', { name: /^Nombre, número/ }).click()
  for (const one of people) {
    await page.keyboard.type(`${one} Zabala`)
    await page.getByRole('option', { name: `${one} Zabala`, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await dialog(page).locator('tbody tr').filter({ hasText: one }).waitFor()
  }
  await dialog(page).getByText('Se ha superado el límite del curso').waitFor()
  const act = dialog(page).getByRole('button', { name: /^Apuntar a 4 y dejar 1 en espera/ })
  await act.and(page.locator(':enabled')).waitFor()
  expect(await accessFaults(page)).toEqual([])
  await act.click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Sets the last day of a student from its row. */
async function leave(page: Page, who: string) {
  await rows(page)
    .filter({ hasText: who })
    .getByRole('button', { name: new RegExp(`^Acciones de ${who}`) })
    .click()
  await page.getByRole('menuitem', { name: 'Deja el curso…' }).click()
  await dialog(page).getByRole('textbox').first().fill(formatDay(last))
  await page.keyboard.press('Tab')
  await dialog(page)
    .getByRole('button', { name: `Terminar el ${formatDay(last)}` })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Address of the link in the letter of an offer, as the mailbox shows it. */
async function linkOf(page: Page): Promise<string> {
  await goTo(page, '/correo')
  await page.getByRole('grid').getByText(`Tienes una plaza en ${name}`).first().dblclick()
  return (await page.locator('a[href*="/plaza/"]').getAttribute('href')) ?? ''
}

/** Raises the fees of the course up to a day; returns the number of lines. */
async function raise(page: Page, id_mst_cuotas: number, hasta: string) {
  const seen = await page.request.get(`${product.url}/api/cuotas/proceso/vista?hasta=${hasta}&id_mst_cuotas=${id_mst_cuotas}`)
  const { huella, lineas } = (await seen.json()) as { huella: string; lineas: { nombre_completo: string }[] }
  await ask({ page, path: '/api/cuotas/proceso', data: { hasta, huella, id_mst_cuotas } })
  return lineas.map((one) => one.nombre_completo.split(' ')[0]!).toSorted((a, b) => a.localeCompare(b))
}

it('a course of two hours a week is filled, one leaves, the place is taken by the letter’s link, its fees are raised, and it is cloned (A-185, R-093, R-094)', async () => {
  const { page, complaints } = await visit()
  for (const nombre of people)
    await ask({
      page,
      path: '/api/socio',
      data: { nombre, apellidos: 'Zabala', acceso_web: 0, email: `${nombre.toLowerCase()}@example.test` },
    })
  const fee = await ask<{ id_mst_cuotas: number }>({
    ...{ page, path: '/api/cuotas' },
    data: { desc_cuota: 'Tarde, 2 h', precio: 38, id_mst_tipoingreso: 2, primera_mensualidad_proporcional: 1 },
  })
  await makeCourse(page)
  const courses = (await (await page.request.get(`${product.url}/api/cursos`)).json()) as { id_mst_curso: number; desc_curso: string }[]
  const { id_mst_curso: id } = courses.find((one) => one.desc_curso === name)!
  const answer = await page.request.get(`${product.url}/api/account/current`)
  const { _token } = (await answer.json()) as { _token: string }
  const put = await page.request.put(`${product.url}/api/cursos/${id}`, {
    headers: { 'x-csrf-token': _token },
    data: { id_mst_cuotas: fee.id_mst_cuotas, limite_alumnos: 4 },
  })
  expect(put.status()).toBe(200)
  await setTimetable(page, id)

  await goTo(page, `/cursos/${fee.id_mst_cuotas}/${id}/detail`)
  await page.getByRole('heading', { name }).waitFor()
  await enrol(page)
  await soon(() => rows(page).count()).toBe(4)
  await soon(() => page.getByText('Edu Zabala').count()).toBeGreaterThan(0)
  await leave(page, 'Aitor')
  await soon(async () => page.getByText(/Ofrecida a Edu Zabala/).count()).toBeGreaterThan(0)
  expect(await accessFaults(page)).toEqual([])

  const guest = await visit({ signIn: null, viewport: { width: 390, height: 844 } })
  const desk = await visit()
  await guest.page.goto(product.url + new URL(await linkOf(desk.page)).pathname)
  await guest.page.getByRole('heading', { name: `Una plaza en ${name}` }).waitFor()
  expect(await accessFaults(guest.page)).toEqual([])
  await guest.page.getByRole('button', { name: 'Aceptar la plaza' }).click()
  await guest.page.getByRole('heading', { name: 'La plaza es tuya' }).waitFor()
  await soon(async () => page.locator('.stu-figures').innerText()).toContain('5')
  await page.getByText('Entran 1').click()
  await soon(() => rows(page).first().innerText()).toContain('Edu Zabala')

  expect(await raise(page, fee.id_mst_cuotas, endOfMonth(next))).toEqual(['Aitor', 'Bea', 'Bea', 'Cris', 'Cris', 'Dani', 'Dani', 'Edu'])
  await goTo(page, '/cursos')
  await rows(page)
    .filter({ hasText: name })
    .getByRole('button', { name: `Más acciones de ${name}` })
    .click()
  await page.getByRole('menuitem', { name: /^Clonar/ }).click()
  await dialog(page).getByRole('textbox', { name: 'Curso' }).fill(`${name}, próxima`)
  await dialog(page).getByRole('button', { name: 'Clonar' }).click()
  await page.getByText(`${name}, próxima: 0 reservas`).waitFor()
  await soon(() =>
    rows(page)
      .filter({ hasText: `${name}, próxima` })
      .count(),
  ).toBe(1)
  expect(complaints).toEqual([])
})
