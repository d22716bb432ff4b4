import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { freeHours, readToday } from './courts.ts'
import { post, soon } from './desk.ts'
import { journey } from './journey.ts'

const sport = 1
const seed = 20_261_122
const operations = 200
const { openDesk } = await journey()

/** Numbers below a bound, the same ones every time (mulberry32). */
function chance(start: number) {
  let state = start
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Act of a desk over HTTP, as its own page would; a refusal is an answer like any other. */
async function act(page: Page, path: string, data: Record<string, unknown>): Promise<number> {
  return (await post(page, path, data)).status()
}

/** Cards drawn by a page, by booking: the position of each, independent of scrolling. */
const drawn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('.pl-court')].flatMap((court, column) =>
        [...court.querySelectorAll<HTMLElement>('[data-booking]')].map((card) => [
          card.dataset.booking,
          `${column} ${Math.round(Number.parseFloat(card.style.getPropertyValue('--top')))} ${Math.round(Number.parseFloat(card.style.height))}`,
        ]),
      ),
    ),
  )

/** Expected cards of a page, from the database: 18 pixels a quarter of an hour from the first shown hour. */
async function expectedCards(page: Page): Promise<Record<string, string>> {
  const { recursos, reservas } = await readToday(page, sport)
  const first = Math.floor(Math.min(...recursos.map(({ hora_ini }) => hora_ini), ...reservas.map(({ hora_ini }) => hora_ini)) / 60) * 60
  const column = new Map(recursos.map(({ id_mst_recurso }, index) => [id_mst_recurso, index]))
  const pixels = (minutes: number) => (minutes * 18) / 15
  return Object.fromEntries(
    reservas.map(({ id_reg_reserva, id_mst_recurso, hora_ini, hora_fin }) => [
      String(id_reg_reserva),
      `${column.get(id_mst_recurso)} ${Math.round(pixels(hora_ini - first) + 1)} ${Math.round(pixels(Math.min(hora_fin, 1440) - hora_ini) - 2)}`,
    ]),
  )
}

it('two desks on one day draw what the database holds, under two hundred random operations of both (R-196, R-198)', async () => {
  const [first, second] = [await openDesk(), await openDesk()]
  const desks = [first.page, second.page]
  const { hoy } = (await (await first.page.request.get(new URL('/api/admin/generalInfo', first.page.url()).href)).json()) as { hoy: string }
  const below = chance(seed)
  const statuses: number[] = []
  for (let step = 1; step <= operations; step += 1) {
    const page = desks[below(2)]!
    const day = await readToday(page, sport)
    const free = freeHours(day)
    const place = free[below(free.length)]
    const booking = day.reservas[below(day.reservas.length)]
    if (!booking) throw new Error('The day is empty')
    const id_reg_reserva = booking.id_reg_reserva
    const kind = below(10)
    if (!place || kind > 7) statuses.push(await act(page, '/api/reserves/delete_reservation', { id_reg_reserva }))
    else if (kind < 2) {
      const guest = { id_mst_socios: 3, socios: [] }
      const made = { fecha_ini: hoy, hora_ini: place.from, duracion: 60, id_mst_recurso: place.court, ...guest }
      statuses.push(await act(page, '/api/reserves/add_reservation', made))
    } else {
      const to = kind < 6 ? { hora_ini: place.from, id_mst_recurso: place.court } : { duracion: 30 + 15 * below(5) }
      statuses.push(await act(page, '/api/reserves/edit_time_reservation', { id_reg_reserva, ...to, confirmar_mismo_horario: 1 }))
    }
    if (step % 25 === 0) {
      const truth = await expectedCards(first.page)
      for (const one of desks) await soon(() => drawn(one)).toEqual(truth)
    }
  }
  // the day did change: most requests succeeded
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(operations / 3)
  expect(statuses.every((status) => status < 500)).toBe(true)
  expect([...first.complaints, ...second.complaints]).toEqual([])
})
