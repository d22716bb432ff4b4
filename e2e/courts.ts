import type { Page } from 'playwright'

interface Span {
  readonly hora_ini: number
  readonly hora_fin: number
}
export interface Booking extends Span {
  readonly id_reg_reserva: number
  readonly id_mst_recurso: number
  readonly pago: string
  readonly socios: readonly { readonly id_mst_socios: number }[]
}
/** Day of a sport as answered by the product. */
interface Day {
  readonly recursos: readonly (Span & { readonly id_mst_recurso: number; readonly abierto: readonly Span[] })[]
  readonly reservas: readonly Booking[]
}
/** Place on the planner: the court and its column, a stretch in minutes. */
export interface Place {
  readonly court: number
  readonly column: number
  readonly from: number
  readonly to: number
}
const pixelsPerMinute = 18 / 15

/** Courts and bookings of a sport on a day. */
export async function readDay(page: Page, sport: number, day: string): Promise<Day> {
  const answer = await page.request.get(new URL(`/api/tipo_recurso/${sport}/reservas?day=${day}`, page.url()).href)
  return (await answer.json()) as Day
}

/** Today's courts and bookings of a sport. */
export const readToday = (page: Page, sport: number): Promise<Day> => readDay(page, sport, '')

export async function bookingNow(page: Page, sport: number, id: number): Promise<Booking> {
  const booking = (await readToday(page, sport)).reservas.find((one) => one.id_reg_reserva === id)
  if (!booking) throw new Error(`Booking ${id} is not on the planner`)
  return booking
}

/** Whole free hours of a day, on every court. */
export function freeHours({ recursos, reservas }: Day): Place[] {
  const isFree = (court: number, from: number) =>
    !reservas.some((one) => one.id_mst_recurso === court && one.hora_ini < from + 60 && from < one.hora_fin)
  return recursos.flatMap(({ id_mst_recurso: court, abierto }, column) =>
    abierto.flatMap(({ hora_ini, hora_fin }) => {
      const hours: Place[] = []
      for (let from = hora_ini; from + 60 <= Math.min(hora_fin, 1440); from += 30)
        if (isFree(court, from) && !hours.some((one) => one.to > from)) hours.push({ court, column, from, to: from + 60 })
      return hours
    }),
  )
}

/** Scrolls a minute of a court into sight and returns its position on the screen. */
async function pointOf(page: Page, { column, minute }: { column: number; minute: number }, firstMinute: number) {
  return page.evaluate(
    ({ at, y }) => {
      const court = document.querySelectorAll('.pl-court')[at]
      const scroller = document.querySelector('.pl-scroll')
      if (!court || !scroller) throw new Error('There is no planner')
      const box = court.getBoundingClientRect()
      return { x: box.left + box.width / 2, y: box.top + y }
    },
    { at: column, y: (minute - firstMinute) * pixelsPerMinute },
  )
}

/** Scrolls so that both minutes are in sight. */
async function showMinutes(page: Page, minutes: readonly number[], firstMinute: number) {
  const top = (Math.min(...minutes) - firstMinute) * pixelsPerMinute
  await page.locator('.pl-scroll').evaluate((scroller, y) => scroller.scrollTo({ top: Math.max(0, y - 60) }), top)
}

interface Spot {
  readonly column: number
  readonly minute: number
}

const firstMinuteOf = (day: Day) => Math.floor(Math.min(...day.recursos.map(({ hora_ini }) => hora_ini)) / 60) * 60

/** Position on the screen of a place's beginning, scrolled into sight. */
export async function placeOnCourts(page: Page, { column, from, to }: Place, day: Day) {
  await showMinutes(page, [from, to], firstMinuteOf(day))
  const at = await pointOf(page, { column, minute: from }, firstMinuteOf(day))
  return { x: at.x, y: at.y + 4 }
}

/** Drags from one place of the planner to another, with a look at the held item. */
export async function drag(page: Page, from: Spot, to: Spot & { inHand?: () => Promise<unknown> }, day: Day) {
  const firstMinute = firstMinuteOf(day)
  await page.locator('.pl-court').nth(Math.max(from.column, to.column)).waitFor()
  await showMinutes(page, [from.minute, to.minute], firstMinute)
  const start = await pointOf(page, from, firstMinute)
  const end = await pointOf(page, to, firstMinute)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 })
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await to.inHand?.()
  await page.mouse.up()
}
