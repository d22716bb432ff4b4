import { addDays } from '@app/contract/values/day'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { soon } from './desk.ts'
import { journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const sport = 1
const length = 90
const pixelsPerMinute = 18 / 15
const { visit } = await journey()

interface Span {
  readonly hora_ini: number
  readonly hora_fin: number
}
interface Day {
  readonly start: string
  readonly recursos: readonly (Span & { readonly id_mst_recurso: number; readonly abierto: readonly Span[] })[]
  readonly reservas: readonly (Span & { readonly id_mst_recurso: number })[]
}

/** Weekend of the league’s first round, with its matches beside it. */
async function openWeekend() {
  const desk = await visit({ viewport: { width: 1900, height: 1400 }, at: `/reservas/finsemana/${sport}?cs=1` })
  await desk.page.locator('.mtc-chip').first().waitFor()
  await desk.page.locator('.pl-card').first().waitFor()
  return desk
}
const readDay = async (page: Page, day: string): Promise<Day> =>
  (await page.request.get(new URL(`/api/tipo_recurso/${sport}/reservas?day=${day}`, page.url()).href)).json() as Promise<Day>
const json = async (page: Page, path: string) => (await page.request.get(new URL(path, page.url()).href)).json()
const matchesOf = async (page: Page, group: number) =>
  (await json(page, `/api/campeonato_grupo/${group}/get_partidos`)) as {
    id_reg_partidos: number
    estado: string
    fecha_desde: string
    reserva: { id_reg_reserva: number; fecha: string; hora_ini: number; id_mst_recurso: number } | null
  }[]

/** Places of a day, by column and start, with room for a match. */
function freePlaces({ recursos, reservas }: Day) {
  return recursos.flatMap(({ id_mst_recurso: court, abierto }, column) =>
    abierto.flatMap(({ hora_ini, hora_fin }) =>
      Array.from({ length: Math.max(0, Math.floor((hora_fin - length - hora_ini) / 30) + 1) }, (_, n) => hora_ini + 30 * n)
        .filter((from) => !reservas.some((one) => one.id_mst_recurso === court && one.hora_ini < from + length && from < one.hora_fin))
        .map((from) => ({ court, column, from })),
    ),
  )
}
/** Position on the screen of a minute of a column. */
async function pointOf(page: Page, { column, from }: { column: number; from: number }, days: readonly Day[]) {
  const opens = days.flatMap((day) => day.recursos.map((court) => court.hora_ini))
  const first = Math.floor(Math.min(...opens) / 60) * 60
  const top = (from - first) * pixelsPerMinute
  await page.locator('.pl-scroll').evaluate((scroller, y) => scroller.scrollTo({ top: Math.max(0, y - 200), left: 0 }), top)
  const box = (await page.locator('.pl-court').nth(column).boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + top + 3 }
}

/** A confirmed warning is not a fault. */
const isFault = (complaint: string) => !/409 .*createReservationFromPartido/.test(complaint)
/** Confirms the warning that a player of the match plays elsewhere at that hour; the demo club's players do on some days. */
async function saveAnyway(page: Page) {
  const question = page.getByRole('button', { name: 'Guardar igualmente' })
  await question.or(page.locator('.mtc-placed').first()).waitFor()
  if ((await question.count()) > 0) await question.press('Enter')
}

/** Moves by keyboard from one free hour of the weekend to the next, until a match fits at the cursor. */
async function toFreePlace(page: Page) {
  const [{ fecha_desde: saturday }] = (await matchesOf(page, 1)) as [Awaited<ReturnType<typeof matchesOf>>[number]]
  const days = [await readDay(page, saturday), await readDay(page, addDays(saturday as never, 1))]
  const places = days.flatMap((day, index) =>
    freePlaces(day).map(({ column, from }) => ({ column: column + index * day.recursos.length, from })),
  )
  const cursor = () =>
    page.evaluate(() => {
      const cell = document.activeElement as HTMLElement
      const isCell = cell.classList.contains('pl-cell')
      return { column: isCell ? Math.round(cell.offsetLeft / cell.offsetWidth) : -1, name: cell.getAttribute('aria-label') ?? '' }
    })
  const fits = ({ column, name }: Awaited<ReturnType<typeof cursor>>) => {
    const [, hour, minute] = /(\d\d):(\d\d)/.exec(name) ?? []
    return places.some((one) => one.column === column && one.from === Number(hour) * 60 + Number(minute))
  }
  for (let now = await cursor(); !fits(now); now = await cursor()) {
    await page.keyboard.press('.')
    await soon(async () => JSON.stringify(await cursor())).not.toBe(JSON.stringify(now))
  }
}

describe('the matches of a championship', () => {
  it('are dragged onto a court, marked as placed, approved for the day, and taken off again (R-193, R-194)', async () => {
    const { page, complaints } = await openWeekend()
    const [{ id_reg_partidos: id, fecha_desde }] = (await matchesOf(page, 1)) as [Awaited<ReturnType<typeof matchesOf>>[number]]
    const days = [await readDay(page, fecha_desde)]
    const place = freePlaces(days[0]!)[0]!
    const chip = page.locator(`[data-match="${id}"]`)
    const to = await pointOf(page, place, days)
    const from = (await chip.boundingBox())!
    await page.mouse.move(from.x + 40, from.y + 12)
    await page.mouse.down()
    await page.mouse.move(from.x + 90, from.y + 40, { steps: 3 })
    await page.mouse.move(to.x, to.y, { steps: 8 })
    await page.locator('.mtc-ghost:not([data-nowhere])').waitFor()
    await page.mouse.up()
    await saveAnyway(page)
    await soon(async () => (await matchesOf(page, 1)).find((one) => one.id_reg_partidos === id)?.reserva).toMatchObject({
      ...{ fecha: fecha_desde, hora_ini: place.from, id_mst_recurso: place.court },
    })
    await page.locator('.mtc-placed').waitFor()
    expect(await accessFaults(page, '.pl-dimmed')).toEqual([])
    await page.getByRole('button', { name: /^Aprobar Sáb/ }).click()
    await page.getByText('1 partido aprobado').waitFor()
    await soon(async () => (await matchesOf(page, 1)).map((one) => one.estado)).toContain('aprobado')
    await page.getByRole('button', { name: /^Quitar .* de la pista$/ }).click()
    await soon(async () => (await matchesOf(page, 1)).filter((one) => one.reserva).length).toBe(0)
    await soon(() => page.locator('.mtc-placed').count()).toBe(0)
    // taken with a click and dropped with a double one: placed once, and no form of a new booking opens
    await chip.click()
    await page.mouse.dblclick(to.x, to.y)
    await saveAnyway(page)
    await page.locator('.mtc-placed').waitFor()
    expect((await matchesOf(page, 1)).filter((one) => one.reserva)).toHaveLength(1)
    expect(await page.locator('.sp').count()).toBe(0)
    await page.getByRole('button', { name: /^Quitar .* de la pista$/ }).click()
    await soon(() => page.locator('.mtc-placed').count()).toBe(0)
    // a drop outside the free hours returns to the list
    await page.mouse.move(from.x + 40, from.y + 12)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y + 90, { steps: 3 })
    await page.mouse.up()
    await page.getByText('Ahí no hay una hora libre.').waitFor()
    expect(await page.locator('.mtc-chip[aria-pressed="true"]').count()).toBe(0)
    expect(complaints.filter(isFault)).toEqual([])
  })

  it('are put on a court with the keyboard alone, and approved in the booking’s panel', async () => {
    const { page, complaints } = await openWeekend()
    const before = (await matchesOf(page, 1)).filter((one) => one.reserva).length
    await page.locator('[data-match]').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('.mtc-hint[data-held]').waitFor()
    await page.keyboard.press('Escape')
    await soon(() => page.locator('.mtc-hint[data-held]').count()).toBe(0)
    await soon(() => page.evaluate(() => document.activeElement?.hasAttribute('data-match'))).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await toFreePlace(page)
    await page.keyboard.press('Enter')
    await saveAnyway(page)
    await soon(async () => (await matchesOf(page, 1)).filter((one) => one.reserva).length).toBe(before + 1)
    // the focus is back at the unplaced matches
    await soon(() => page.evaluate(() => document.activeElement?.hasAttribute('data-match'))).toBe(true)
    await page.locator('.mtc-placed .mtc-chip').first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Aprobar partido' }).waitFor()
    await soon(() => page.locator('.mtc').count()).toBe(1)
    await page.getByRole('button', { name: 'Aprobar partido' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Anular aprobación' }).waitFor()
    await page.getByRole('button', { name: 'Quitar de la pista' }).click()
    await soon(async () => (await matchesOf(page, 1)).filter((one) => one.reserva).length).toBe(before)
    expect(complaints.filter(isFault)).toEqual([])
  })

  it('are generated for a group: each with its place, ticked, then placed at once', async () => {
    const { page, complaints } = await openWeekend()
    await page.getByLabel('Campeonato y grupo').selectOption('2')
    await page.getByRole('button', { name: 'Generar…' }).click()
    await page.locator('.mg-row').first().waitFor()
    await soon(() => page.locator('.mg-row').count()).toBe(6)
    expect(await accessFaults(page, '.pl')).toEqual([])
    const ticks = page.locator('.mg-row input:checked')
    const all = await ticks.count()
    await ticks.first().uncheck()
    await page.keyboard.press('Control+Enter')
    await soon(() => page.locator('.mg').count()).toBe(0)
    await soon(async () => (await matchesOf(page, 2)).filter((one) => one.estado === 'pendiente').length).toBe(all - 1)
    await soon(() => page.locator('.mtc-placed').count()).toBe(all - 1)
    expect(complaints).toEqual([])
  })

  it('are played by teams of any members: a new one is found by typing', async () => {
    const { page, complaints } = await visit({ at: '/campeonatos/equipos' })
    await page.getByText('Bosch / Sala').waitFor()
    await page.getByRole('button', { name: 'Nuevo' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Grupo').click()
    await page.locator('[role=option]', { hasText: 'Grupo B' }).click()
    await form.getByLabel('Equipo o pareja').fill('Recién llegados')
    await form.getByLabel('Jugador o capitán').fill('200')
    const box = form.getByLabel('Jugador o capitán')
    await page.locator('[role=option]:visible').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    // the name arrives after the choice
    await soon(() => box.inputValue()).toMatch(/\p{L}{2}/u)
    const chosen = await box.inputValue()
    await form.getByRole('button', { name: 'Guardar' }).click()
    await page.getByText('Recién llegados').waitFor()
    const [team] = ((await json(page, '/api/equipo')) as { desc_equipo: string; id_mst_socios: number }[]).filter(
      (one) => one.desc_equipo === 'Recién llegados',
    )
    const members = (await json(page, '/api/equipo/jugadores/dropdown')) as { id: number; text: string }[]
    const name = members.find((one) => one.id === team?.id_mst_socios)?.text ?? ''
    expect(chosen.replace(',', '').split(' ').toSorted()).toEqual(name.split(' ').toSorted())
    expect(complaints).toEqual([])
  })
})
