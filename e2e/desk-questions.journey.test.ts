import { formatMinute } from '@app/contract/values/minute'
import { formatEuros, withoutTax } from '@app/contract/values/money'
import { openPool } from '@app/server/kit/database'
import { openEmbedded } from '@app/server/kit/embedded-postgres'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { signIn } from './bench/desk-client.ts'
import { bookingNow, drag, freeHours, type Place, readToday } from './courts.ts'
import { card, idIn, panel, soon, state } from './desk.ts'
import { centsOf, expectedCash } from './drawer.ts'
import { clubDay, journey, type Visit } from './journey.ts'
import { accessFaults } from './watch.ts'

const sport = 1
const reception = 1
const bar = 2
const { product, openDesk } = await journey()

const question = (page: Page) => page.getByRole('dialog')
/** Console messages of the refusals in a journey: status and address. */
const refusalsOf = ({ complaints }: Visit) =>
  complaints.map((one) => /status of (\d+).*(\/api\/[^\s?]+)/.exec(one)?.slice(1).join(' ') ?? one)

/** Draws a place on the planner and fills in the player; nothing is saved yet. */
async function fillIn(page: Page, { column, from, to }: Place, who: string) {
  await drag(page, { column, minute: from + 3 }, { column, minute: to - 3 }, await readToday(page, sport))
  const search = panel(page).getByRole('combobox').first()
  await search.fill(who)
  await page.getByRole('option').first().click()
  await panel(page).locator('.pp-row').first().waitFor()
}
const save = (page: Page) => panel(page).getByRole('button', { name: 'Reservar' }).click()

/** Books a place and leaves its panel open. */
async function book(page: Page, place: Place, who: string) {
  await fillIn(page, place, who)
  await save(page)
  await state(page).waitFor()
  return idIn(page)
}

/** Member of this name without a booking today: the first match of the desk may be on a court at the free hour. */
async function freeMember(page: Page, word: string): Promise<string> {
  const ask = async (path: string) => (await page.request.get(new URL(path, page.url()).href)).json()
  const { tipos_recurso } = (await ask('/api/administracion/reserva/getInfo')) as { tipos_recurso: { id_mst_tiporecurso: number }[] }
  const days = await Promise.all(tipos_recurso.map((one) => readToday(page, one.id_mst_tiporecurso)))
  const playing = new Set(days.flatMap((day) => day.reservas.flatMap(({ socios }) => socios.map((one) => one.id_mst_socios))))
  const all = (await ask(`/api/socio/buscar/${word}`)) as { id_mst_socios: number; nombre_completo: string }[]
  const found = all.find((one) => !playing.has(one.id_mst_socios))
  if (!found) throw new Error(`Everybody called ${word} plays today`)
  return found.nombre_completo
}

/** Two courts free at the same hour. */
async function twoCourts(page: Page): Promise<[Place, Place]> {
  const hours = freeHours(await readToday(page, sport))
  for (const one of hours) {
    const other = hours.find(({ court, from }) => court > one.court && from === one.from)
    if (other) return [one, other]
  }
  throw new Error('The demo club has no two courts free at the same time today')
}

/** Removes the registers from the income types, outside the running product. */
async function removeRegisters() {
  const { connection } = await openEmbedded({ dataDir: product.dataDir })
  const pool = openPool(connection)
  await pool.query('update club_demo.tipo_ingreso set id_mst_caja = null')
  await pool.end()
}

/** A headless browser has no print dialog: the page is kept instead. */
const keepPrints = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => window.top?.postMessage({ printed: `<!doctype html>${document.documentElement.outerHTML}` })
    window.addEventListener('message', ({ data }) => {
      if (data?.printed) document.documentElement.dataset.printed = data.printed
    })
  })

/** Printed page: its lines as on the paper, and the width of each sheet in millimetres. */
async function printed(page: Page) {
  const html = () => page.evaluate(() => document.documentElement.dataset.printed ?? '')
  await soon(html).not.toBe('')
  const paper = await page.context().newPage()
  await paper.setContent(await html())
  await paper.emulateMedia({ media: 'print' })
  const pdf = (await paper.pdf({ preferCSSPageSize: true })).toString('latin1')
  const lines = (await paper.locator('body').innerText()).split('\n').filter((line) => line.trim() !== '')
  const sheets = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+)/g)].map(([, points]) => (Number(points) / 72) * 25.4)
  return { paper, lines, sheets }
}

describe('a desk is asked or told', () => {
  it('that the member is booked elsewhere at that hour: no changes nothing, yes books (R-229)', async () => {
    const desk = await openDesk()
    const { page } = desk
    const [first, second] = await twoCourts(page)
    const who = await freeMember(page, 'rovira')
    const id = await book(page, first, who)
    const court = await page.locator('.pl-head-name').nth(first.column).innerText()
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    const count = (await readToday(page, sport)).reservas.length

    await fillIn(page, second, who)
    await save(page)
    await question(page).getByText('ya tiene una reserva a esa hora').waitFor()
    await soon(() => question(page).innerText()).toContain(`${court}, de ${formatMinute(first.from)} a ${formatMinute(first.to)}`)
    expect(await accessFaults(page)).toEqual([])
    await question(page).getByRole('button', { name: 'Cancelar' }).click()
    await question(page).waitFor({ state: 'detached' })
    expect((await readToday(page, sport)).reservas).toHaveLength(count)
    await soon(() => panel(page).locator('.pp-row').count()).toBe(1)

    await save(page)
    await question(page).getByRole('button', { name: 'Guardar igualmente' }).click()
    await state(page).waitFor()
    const both = [await bookingNow(page, sport, id), await bookingNow(page, sport, idIn(page))]
    expect(both).toMatchObject([
      { id_mst_recurso: first.court, hora_ini: first.from },
      { id_mst_recurso: second.court, hora_ini: first.from },
    ])
    expect((await readToday(page, sport)).reservas).toHaveLength(count + 1)
    expect(refusalsOf(desk)).toEqual(Array(2).fill('409 /api/reserves/add_reservation'))
  })

  it('which register the cash goes to, pays once, and prints the ticket of 80 mm (A-15)', async () => {
    await removeRegisters()
    const desk = await openDesk()
    const { page } = desk
    await keepPrints(page)
    await page.reload()
    const [place] = await twoCourts(page)
    await book(page, place, await freeMember(page, 'garcia'))
    await panel(page).getByRole('button', { name: 'Invitado', exact: true }).click()
    await soon(() => panel(page).locator('.bl tbody tr').count()).toBe(2)
    const before = { reception: await expectedCash(page, reception), bar: await expectedCash(page, bar) }
    const cash = panel(page).locator('[data-way="1"]')
    const total = centsOf(await cash.locator('b').innerText())

    await cash.click()
    await question(page).getByText('Elige en qué caja entra el efectivo.').waitFor()
    expect(await accessFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'detached' })
    expect(await state(page).getAttribute('class')).toContain('unpaid')
    expect(await expectedCash(page, bar)).toBe(before.bar)

    await cash.click()
    await question(page).getByRole('button', { name: 'Bar' }).click()
    await soon(() => state(page).getAttribute('class')).toContain(' paid')
    await panel(page).getByText('No queda nada por cobrar').waitFor()
    expect(await expectedCash(page, bar)).toBe(before.bar + total)
    expect(await expectedCash(page, reception)).toBe(before.reception)
    await soon(() => panel(page).getByRole('button', { name: 'Devolver' }).isEnabled()).toBe(true)
    expect(await accessFaults(page)).toEqual([])

    await panel(page).getByRole('button', { name: 'Tique' }).click()
    const { paper, lines, sheets } = await printed(page)
    const when = `${formatMinute(place.from)}–${formatMinute(place.to)}`
    expect(lines).toEqual([
      'Club Esportiu Sant Jordi',
      'NIF G99999990',
      'Carrer de la Pista 12 · 08019 · Barcelona',
      '+34770000000',
      expect.stringMatching(new RegExp(`^Reserva n\\.º ${idIn(page)} · \\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d$`)),
      expect.stringMatching(new RegExp(`^.+ · .+ · ${when}$`)),
      expect.stringMatching(/^[^\t]+ · [^\t]+\t\d+,\d\d\s€$/),
      expect.stringMatching(/^Invitado · [^\t]+\t\d+,\d\d\s€$/),
      `Total\t${formatEuros(total)}`,
      expect.stringMatching(new RegExp(`^Efectivo · \\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d\t${formatEuros(total)}$`)),
      `IVA 21 %, base ${formatEuros(withoutTax(total, 2100))}\t${formatEuros(total - withoutTax(total, 2100))}`,
    ])
    expect(sheets).toEqual([expect.closeTo(80, 0)])
    await paper.close()
    expect(refusalsOf(desk)).toEqual(Array(2).fill('422 /api/reserva/factura/cobrarSeleccionado'))
  })

  it('that a paid booking which was made longer has a difference to collect, and where each part was charged (A-128)', async () => {
    const desk = await openDesk()
    const { page } = desk
    const [place] = await twoCourts(page)
    const id = await book(page, place, await freeMember(page, 'garcia'))
    const edge = (minute: number) => ({ column: place.column, minute })
    const day = await readToday(page, sport)
    const sumShown = async () => centsOf(await panel(page).locator('[data-way="4"] b').innerText())
    const whole = await sumShown()
    await drag(page, edge(place.to - 2), edge(place.to - 32), day)
    await soon(sumShown).not.toBe(whole)
    const half = await sumShown()
    expect((await bookingNow(page, sport, id)).hora_fin).toBe(place.to - 30)
    await panel(page).locator('[data-way="4"]').click()
    await soon(() => state(page).getAttribute('class')).toContain(' paid')

    await drag(page, edge(place.to - 32), edge(place.to - 2), day)
    await page.getByRole('dialog', { name: /^Queda una diferencia/ }).waitFor()
    await page.keyboard.press('Enter')
    const owed = `quedan ${formatEuros(whole - half)} de diferencia por cobrar`
    await page.locator('.toast').filter({ hasText: owed }).waitFor()
    expect((await bookingNow(page, sport, id)).hora_fin).toBe(place.to)
    await panel(page).getByRole('status').filter({ hasText: owed }).waitFor()
    const [paid, difference] = await panel(page).locator('.bl tbody tr').allInnerTexts()
    expect(paid).toContain(`${formatMinute(place.from)}–${formatMinute(place.to - 30)}`)
    expect(difference).toContain('Diferencia · ')
    expect(await accessFaults(page)).toEqual([])

    await panel(page).locator('[data-way="4"]').click()
    await soon(() => state(page).getAttribute('class')).toContain(' paid')
    expect(desk.complaints).toEqual([])
  })

  it('that another desk was faster: the card flies home, the reason is told, nothing has changed (R-195)', async () => {
    const desk = await openDesk()
    const { page } = desk
    const [here, there] = await twoCourts(page)
    const id = await book(page, here, await freeMember(page, 'garcia'))
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    await page.route('**/api/live*', () => {})
    await page.reload()
    await card(page, id).waitFor()
    const place = await card(page, id).innerText()
    const day = await readToday(page, sport)

    const other = await signIn(product.url)
    const { text } = await other.post('/api/reserves/add_reservation', {
      fecha_ini: clubDay(),
      hora_ini: there.from,
      duracion: there.to - there.from,
      id_mst_recurso: there.court,
      id_mst_socios: 100,
      socios: [100],
      confirmar_mismo_horario: 1,
      confirmar_limites: 1,
    })
    const { id_reg_reserva: theirs } = (JSON.parse(text) as { data: { id_reg_reserva: number } }).data
    expect(await card(page, theirs).count()).toBe(0)
    await drag(page, { column: here.column, minute: here.from + 20 }, { column: there.column, minute: there.from + 20 }, day)
    await page.locator('.pl-notice').filter({ hasText: 'No se puede mover' }).waitFor()
    expect(await page.locator('.pl-notice').innerText()).toContain('está ocupada')
    await page.locator('.pl-ghost').waitFor({ state: 'detached' })
    expect(await card(page, id).innerText()).toBe(place)
    expect(await bookingNow(page, sport, id)).toMatchObject({ id_mst_recurso: here.court, hora_ini: here.from })
    await card(page, theirs).waitFor()
    expect(await accessFaults(page)).toEqual([])
    expect(refusalsOf(desk)).toEqual(['409 /api/reserves/edit_time_reservation'])
  })
})
