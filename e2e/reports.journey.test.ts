import { readFile } from 'node:fs/promises'
import { addDays, formatDay } from '@app/contract/values/day'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { soon } from './desk.ts'
import { clubDay, journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const { product, visit } = await journey()
const rows = (page: Page) => page.locator('.dg-body [data-item]')
const openList = async (page: Page) => {
  await page.goto(`${product.url}/admin#/informes`)
  await page.getByRole('heading', { level: 1, name: 'Informes' }).waitFor()
}
/** Chooses an export of the grid and returns the downloaded file. */
async function exported(page: Page, name: string) {
  await page.getByRole('button', { name: 'Exportar' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  const file = await coming
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}
const call = (page: Page, [method, url]: readonly [string, string], body: unknown) =>
  page.evaluate(
    async ([how, where, sent]) => {
      const { _token } = await (await fetch('/api/account/current')).json()
      const headers = { 'content-type': 'application/json', 'x-csrf-token': _token as string }
      return (await fetch(where!, { method: how!, headers, body: sent! })).json()
    },
    [method, url, JSON.stringify(body)] as const,
  )

describe('a report', () => {
  it('is found by keys, drawn as a chart, and exported as it stands; long ones come in pages (R-407, R-410, R-416, R-418)', async () => {
    const { page, complaints } = await visit()
    await openList(page)
    expect(await accessFaults(page)).toEqual([])
    await page.keyboard.type('uno a uno')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Cobros del día, uno a uno' }).waitFor()
    await page.getByLabel('Día', { exact: true }).fill(formatDay(addDays(clubDay(), -1)))
    await page.keyboard.press('Enter')
    await rows(page).first().waitFor()
    await page.getByRole('button', { name: 'Expandir todo' }).click()
    const unfolded = page.locator('.dg-body [data-item]:not(.dg-group)')
    await soon(() => unfolded.count()).toBeGreaterThan(0)
    expect(await accessFaults(page)).toEqual([])

    const csv = await exported(page, 'Texto (.csv)')
    const lines = csv.text.trimEnd().split('\r\n')
    expect(csv.name).toBe(`Cobros del día, uno a uno ${formatDay(addDays(clubDay(), -1)).replaceAll('/', '-')}.csv`)
    expect(lines[0]).toContain('Fecha y hora;Forma de pago;Socio;Concepto')
    const total = await page.locator('.dg-foot').innerText()
    const column = lines[0]!.split(';').indexOf('Importe')
    const amounts = lines.slice(1).map((line) => Math.round(Number(line.split(';')[column]!.replace(',', '.')) * 100))
    // the last line is that of the totals
    const cents = amounts.at(-1)!
    expect(amounts.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(cents)
    expect(total.replaceAll('.', '')).toContain((cents / 100).toFixed(2).replace('.', ','))
    const txt = await exported(page, 'Texto con # (.txt)')
    expect(
      txt.text
        .split('\r\n')
        .slice(0, -1)
        .every((line) => line.startsWith('#')),
    ).toBe(true)
    expect(txt.text.split('\r\n')[1]).toMatch(/^#\d\d\/\d\d\/\d{4} \d\d:\d\d\t/)
    expect(txt.text.trimEnd().split('\r\n')).toHaveLength(lines.length)

    await page.getByText('Gráfico', { exact: true }).click()
    await page.getByRole('region', { name: /^Importe.* por Forma de pago$/ }).waitFor()
    expect(await accessFaults(page)).toEqual([])

    await page.goto(`${product.url}/admin#/informes/2072`)
    await rows(page).first().waitFor()
    await soon(() => page.getByLabel('Por página').locator('option').allInnerTexts()).toEqual(['100', '500', '1.000', 'Todas'])
    expect(complaints).toEqual([])
  })

  it('is opened by the mouse, in a narrow window too, and its days are kept when one comes back (R-407)', async () => {
    const { page, complaints } = await visit({ viewport: { width: 390, height: 844 } })
    await openList(page)
    await page.getByRole('link', { name: /^Ocupación por pista y hora/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Ocupación por pista y hora' }).waitFor()
    const today = formatDay(clubDay())
    await page.getByLabel('Hasta', { exact: true }).fill(today)
    await page.keyboard.press('Enter')
    await rows(page).first().waitFor()
    expect(await accessFaults(page)).toEqual([])
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
    expect(isWide).toBe(false)
    await page.goto(`${product.url}/admin#/informes`)
    await page.goBack()
    await soon(() => page.getByLabel('Hasta', { exact: true }).inputValue()).toBe(today)
    expect(complaints).toEqual([])
  })

  it('that staff were not given is neither in their list nor at its address (A-87)', async () => {
    const { page: admin } = await visit()
    const email = 'informes@club.test'
    const { id_mst_socios } = await call(admin, ['POST', '/api/socio'], {
      nombre: 'Solo',
      apellidos: 'Informes',
      email,
      telefono: '600111333',
    })
    await call(admin, ['POST', '/api/account/staff'], { id_mst_socios, password: 'una frase bien larga' })
    await call(admin, ['POST', '/api/socios_menus'], { id_mst_socios, menu: 'bookings' })
    await admin.goto(`${product.url}/admin#/socios/${id_mst_socios}/edit?tabActivated=tabPermisos`)
    await admin.getByRole('checkbox', { name: 'Reservas del día' }).click()
    await soon(() => admin.getByRole('checkbox', { name: 'Reservas del día' }).isChecked()).toBe(true)
    const { page } = await visit({ signIn: null, at: '/login' })
    await page.getByLabel('Usuario').fill(email)
    await page.locator('input[type="password"]').fill('una frase bien larga')
    await page.keyboard.press('Enter')
    await page.getByRole('navigation').first().waitFor({ state: 'attached' })
    await openList(page)
    await page.getByRole('link', { name: /^Reservas del día/ }).waitFor()
    await soon(() => page.locator('.rp-link').count()).toBe(1)
    for (const id of [60, 1681]) {
      await page.goto(`${product.url}/admin#/informes/${id}`)
      await page.getByRole('alert').getByText('No tienes permiso').first().waitFor()
      expect(await page.getByRole('grid').count()).toBe(0)
    }
  })
})

describe('takings and income', () => {
  it('are drawn along months, payment types and income types where the income stands (A-54)', async () => {
    const { page, complaints } = await visit({ at: '/ingresos_puntuales' })
    await page.getByRole('button', { name: 'Gráfico de cobros' }).click()
    const dialog = page.getByRole('dialog', { name: 'Gráfico de cobros' })
    await dialog.locator('.chart-bar').first().waitFor()
    const months = await dialog.locator('table tbody tr').count()
    expect(months).toBeGreaterThan(0)
    expect(await accessFaults(page)).toEqual([])
    await dialog.getByText('Formas de pago', { exact: true }).click()
    await dialog.getByRole('rowheader', { name: 'Efectivo' }).waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })
  it('of a member are narrowed to what was played with somebody of a label (decision 0134)', async () => {
    const { page, complaints } = await visit({ at: '/socios/100/edit?tabActivated=tabFacturas' })
    const filter = page.getByRole('combobox', { name: 'Jugadas con' }).or(page.getByLabel('Jugadas con')).first()
    await filter.waitFor()
    const status = page.locator('.dg-status [role="status"]')
    await soon(() => status.innerText()).toMatch(/\d/)
    const before = Number(/\d+/.exec(await status.innerText())![0])
    await filter.click()
    await page.getByRole('option', { name: 'Con Equipo veteranos' }).click()
    await soon(async () => Number(/\d+/.exec(await status.innerText())?.[0] ?? before)).toBeLessThan(before)
    expect(complaints).toEqual([])
  })
})
