import { addDays, weekday } from '@app/contract/values/day'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { bookingNow, drag, freeHours, type Place, placeOnCourts, readDay, readToday } from './courts.ts'
import { card, panel, post, soon } from './desk.ts'
import { clubDay, journey } from './journey.ts'
import { accessFaults } from './watch.ts'

const sport = 1
const { openDesk } = await journey()

/** Books an hour of today for the guest, without another booking. */
async function bookGuest(page: Page, { court, from, to }: Place): Promise<number> {
  const { hoy } = (await (await page.request.get(new URL('/api/admin/generalInfo', page.url()).href)).json()) as { hoy: string }
  const span = { fecha_ini: hoy, hora_ini: from, duracion: to - from }
  const answer = await post(page, '/api/reserves/add_reservation', { ...span, id_mst_recurso: court, id_mst_socios: 3, socios: [] })
  return ((await answer.json()) as { data: { id_reg_reserva: number } }).data.id_reg_reserva
}

describe('the day at a glance', () => {
  it('lets what is owed stand out and hides nothing, by mouse and by key (R-190, R-223)', async () => {
    const { page, complaints } = await openDesk()
    const { reservas } = await readToday(page, sport)
    const owed = reservas.filter(({ pago }) => pago === 'unpaid' || pago === 'part').length
    const dimmed = () => page.locator('.pl-card.pl-dimmed').count()
    await page.locator('.plf-due').click()
    await soon(dimmed).toBe(reservas.length - owed)
    await soon(() => page.locator('.pl-card').count()).toBe(reservas.length)
    await soon(() => page.locator('.plf-lit').innerText()).toContain(`${owed} de ${reservas.length}`)
    await page.locator('.plf-lit').click()
    await soon(dimmed).toBe(0)
    await page.locator('.pl-card').first().focus()
    await page.keyboard.press('f')
    await page.keyboard.press('Enter')
    await soon(() =>
      page
        .getByRole('button', { name: /^Pagada/ })
        .first()
        .getAttribute('aria-pressed'),
    ).toBe('true')
    expect(await accessFaults(page, '.pl-dimmed')).toEqual([])
    await page.keyboard.press('Enter')
    await soon(dimmed).toBe(0)
    expect(complaints).toEqual([])
  })

  it('finds somebody with a slash and letters, and Enter opens the booking', async () => {
    const { page } = await openDesk()
    const name = (await page.locator('.pl-card .pl-name').first().innerText()).split(' ')[0]!
    await page.locator('.pl-card').first().focus()
    await page.keyboard.press('/')
    await page.keyboard.type(name)
    await page.locator('.pl-ringed').first().waitFor()
    // the navigation through the matches is loaded with the first of them
    await page.locator('.pls-count').waitFor()
    await page.keyboard.press('ArrowDown')
    await soon(() => page.locator('.pls-count').innerText()).toMatch(/^1 de \d+$/)
    await page.keyboard.press('Enter')
    await page.locator('.sp').waitFor()
    expect(page.url()).toMatch(/reservas\/1\/\d+/)
    await soon(() => page.locator('.pl-ringed').count()).toBeGreaterThan(0)
  })
})

describe('one key each', () => {
  it('charges and duplicates the booking that has the keyboard, and gives the keyboard back to its card', async () => {
    const { page, complaints } = await openDesk()
    const place = freeHours(await readToday(page, sport)).at(-1)
    const id = await bookGuest(page, place!)
    await card(page, id).focus()
    await page.keyboard.press('F8')
    await page.locator('.sp .wb.first:focus').waitFor()
    await page.keyboard.press('Escape')
    await page.locator(`[data-booking="${id}"]:focus`).waitFor()
    await page.keyboard.press('Control+d')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  it('says in the dialog of a copy why it is refused, and keeps what was chosen (R-208)', async () => {
    const { page } = await openDesk()
    const card = page.locator('.pl-card[data-booking]').first()
    const id = await card.getAttribute('data-booking')
    const before = await page.locator('.pl-card[data-booking]').count()
    await page.locator(`[data-booking="${id}"]`).focus()
    await page.keyboard.press('Control+d')
    const dialog = page.getByRole('dialog')
    const hour = dialog.getByLabel('Inicio')
    await hour.waitFor()
    const chosen = await hour.inputValue()
    await dialog.getByRole('button', { name: 'Duplicar' }).click()
    await soon(() => dialog.getByText(/está ocupada/).count()).toBe(2)
    expect(await hour.inputValue()).toBe(chosen)
    // the first Escape closes the hours offered by the field
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.locator('.pl-card[data-booking]').count()).toBe(before)
  })
  it('opens the menu of a court at its head and books its first free hour; the day is printed from the toolbar', async () => {
    const { page, complaints } = await openDesk()
    await page.locator('.pl-head').nth(1).click()
    await page.getByRole('menuitem', { name: 'Reservar en el primer hueco' }).click()
    await page.waitForURL(/create/)
    await page.keyboard.press('Escape')
    // a browser without windows is through with printing at once, and the printed page goes with it
    await page.addInitScript(() => void (window.print = () => {}))
    await page.getByRole('button', { name: 'Más', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Imprimir el día', exact: true }).click()
    const sheet = page.frameLocator('iframe[aria-hidden]')
    await sheet.locator('.page').first().waitFor()
    const { reservas } = await readToday(page, sport)
    await soon(() => sheet.locator('.card').count()).toBe(reservas.length)
    expect(complaints).toEqual([])
  })
})

describe('the parking strip', () => {
  const placeOf = async (page: Page, id: number) => {
    const one = (await readToday(page, sport)).reservas.find((row) => row.id_reg_reserva === id)
    return `${one?.id_mst_recurso} ${one?.hora_ini}`
  }

  it('takes a booking by key, which keeps its hour until Enter puts it elsewhere (A-141)', async () => {
    const { page, complaints } = await openDesk()
    const id = await bookGuest(page, freeHours(await readToday(page, sport)).at(-1)!)
    const before = await placeOf(page, id)
    await card(page, id).focus()
    await page.keyboard.press('F6')
    await page.locator('.plk-one').waitFor()
    await page.locator(`.pl-parked[data-booking="${id}"]`).waitFor()
    expect(await placeOf(page, id)).toBe(before)
    expect(await accessFaults(page)).toEqual([])
    await card(page, id).focus()
    await page.keyboard.press('Shift+F6')
    await page.locator('.plk-hint').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.plk-hint').waitFor({ state: 'detached' })
    await page.keyboard.press('Shift+F6')
    await page.locator('.plk-hint').waitFor()
    await page.keyboard.press('.')
    await page.locator('.pl-cell:focus').waitFor()
    await page.keyboard.press('Enter')
    await soon(() => placeOf(page, id)).not.toBe(before)
    await page.locator('.plk').waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  it('takes a booking by mouse, dropped on the foot, and gives it back with a click; another desk sees it parked (A-141)', async () => {
    const { page, complaints } = await openDesk()
    const second = await openDesk()
    const id = await bookGuest(page, freeHours(await readToday(page, sport)).at(-1)!)
    await card(page, id).scrollIntoViewIfNeeded()
    const from = (await card(page, id).boundingBox())!
    const foot = (await page.locator('.plf').boundingBox())!
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(foot.x + 200, foot.y - 60, { steps: 4 })
    await page.mouse.move(foot.x + 200, foot.y + foot.height / 2, { steps: 4 })
    await page.mouse.up()
    await page.locator('.plk-one').waitFor()
    await second.page.locator(`.pl-parked[data-booking="${id}"]`).waitFor()
    await page.locator('.plk-one button').last().click()
    await page.locator('.plk').waitFor({ state: 'detached' })
    await second.page.locator(`.pl-parked[data-booking="${id}"]`).waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })
})

describe('the parking strip and the courts', () => {
  it('give a parked booking its new hour by a drag, and one that finds no room stays parked (A-141)', async () => {
    const { page, complaints } = await openDesk()
    const day = await readToday(page, sport)
    const free = freeHours(day)
    const [target, home] = [free[0]!, free.at(-1)!]
    const id = await bookGuest(page, home)
    await card(page, id).focus()
    await page.keyboard.press('F6')
    const chip = page.locator(`[data-parked="${id}"]`)
    await chip.waitFor()
    const taken = day.reservas.find((one) => one.hora_fin - one.hora_ini >= 60)!
    await card(page, taken.id_reg_reserva).scrollIntoViewIfNeeded()
    const wrong = (await card(page, taken.id_reg_reserva).boundingBox())!
    const hold = async () => {
      const from = (await chip.boundingBox())!
      await page.mouse.move(from.x + 20, from.y + from.height / 2)
      await page.mouse.down()
    }
    await hold()
    await page.mouse.move(wrong.x + wrong.width / 2, wrong.y + 20, { steps: 6 })
    await page.locator('.plk-ghost[data-nowhere]').waitFor()
    await page.mouse.up()
    expect(await bookingNow(page, sport, id)).toMatchObject({ id_mst_recurso: home.court, hora_ini: home.from })
    await page.locator('.pl-court').nth(target.column).scrollIntoViewIfNeeded()
    const spot = await placeOnCourts(page, target, day)
    await hold()
    await page.mouse.move(spot.x, spot.y, { steps: 6 })
    await page.locator('.plk-ghost:not([data-nowhere])').waitFor()
    await page.mouse.up()
    await soon(async () => {
      const { id_mst_recurso, hora_ini } = await bookingNow(page, sport, id)
      return { id_mst_recurso, hora_ini }
    }).toEqual({ id_mst_recurso: target.court, hora_ini: target.from })
    await chip.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })
})

describe('what is dragged out of the parking strip', () => {
  it('turns to another day over its button, and lies down there (A-141)', async () => {
    const { page, complaints } = await openDesk()
    const id = await bookGuest(page, freeHours(await readToday(page, sport)).at(-1)!)
    await card(page, id).focus()
    await page.keyboard.press('F6')
    const chip = page.locator(`[data-parked="${id}"]`)
    await chip.waitFor()
    const from = (await chip.boundingBox())!
    const next = (await page.getByRole('button', { name: 'Día siguiente' }).boundingBox())!
    // time stands still except for the dwell delay: a slow machine would turn two days
    const now = Date.now()
    await page.clock.install({ time: now })
    await page.clock.pauseAt(now + 1000)
    await page.mouse.move(from.x + 20, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(next.x + next.width / 2, next.y + next.height / 2, { steps: 6 })
    await page.clock.runFor(1000)
    const tomorrow = `date=${addDays(clubDay(), 1).split('-').toReversed().join('')}`
    await soon(() => page.url()).toContain(tomorrow)
    // away from the button the day does not change again
    const lanes = (await page.locator('.pl-lanes').boundingBox())!
    await page.mouse.move(lanes.x + 40, lanes.y + 300)
    await page.clock.runFor(2000)
    expect(page.url()).toContain(tomorrow)
    await page.clock.resume()
    await page.locator('.pl[aria-busy="false"]').or(page.locator('.pl-card')).first().waitFor()
    const free = await page.evaluate(() => {
      const lanes = document.querySelector<HTMLElement>('.pl-lanes')!
      const [column, row] = ['--pl-col', '--pl-row'].map((name) => Number.parseFloat(getComputedStyle(lanes).getPropertyValue(name))) as [
        number,
        number,
      ]
      const box = lanes.getBoundingClientRect()
      const view = lanes.closest('.pl')!.getBoundingClientRect()
      const isFree = (x: number, y: number) =>
        [0, 1, 2, 3, 4].every((step) => document.elementFromPoint(x, y + step * row - 2)?.closest('[data-booking], .pl-closed') === null)
      for (let y = view.top + 90; y < view.bottom - 120; y += row)
        for (let x = box.left + column / 2; x < view.right; x += column) if (isFree(x, y)) return { x, y }
      return null
    })
    await page.mouse.move(free!.x, free!.y, { steps: 3 })
    await page.locator('.plk-ghost:not([data-nowhere])').waitFor()
    await page.mouse.up()
    await chip.waitFor({ state: 'detached' })
    await card(page, id).waitFor()
    expect(complaints).toEqual([])
  })
})

describe('a phone', () => {
  it('lists the day, books from a free hour, and shows the courts when asked (R-190, R-195)', async () => {
    const { page, complaints } = await openDesk()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('.pdl').waitFor()
    // late in the evening today has no free hour any more
    await page.keyboard.press('j')
    await page.locator('.pdl-free').first().waitFor()
    expect(await accessFaults(page)).toEqual([])
    await page.locator('.pdl-free').last().click()
    await page.waitForURL(/create/)
    await page.goBack()
    await page.locator('.pdl-row').first().click()
    await page.locator('.sp').waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Pistas', exact: true }).click()
    await page.locator('.pl-card').first().waitFor()
    await soon(() => page.locator('.pdl').count()).toBe(0)
    expect(complaints).toEqual([])
  })
})

describe('a move and its money', () => {
  it('is asked once beside a paid booking that gets dearer: collect, keep or leave it, and Ctrl+Z takes it back (A-128, R-195)', async () => {
    const { page, complaints } = await openDesk()
    const day = await readToday(page, sport)
    const free = freeHours(day)
    // an hour with the next one free, too; of the guest, since a member in two bookings at one hour is a question of its own
    const place = free.find((one) => free.some(({ court, from }) => court === one.court && from === one.to))
    if (!place) throw new Error('The demo club has no two free hours in a row')
    const id = await bookGuest(page, place)
    const { from: hora_ini, to: hora_fin, column } = place
    const now = () => bookingNow(page, sport, id)
    await card(page, id).focus()
    await page.keyboard.press('F8')
    await page.locator('.sp .wb.first:focus').waitFor()
    await page.keyboard.press('Enter')
    await soon(now).toMatchObject({ pago: 'paid' })
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'detached' })
    const question = page.getByRole('dialog', { name: /^Queda una diferencia/ })
    const longer = async () => {
      await card(page, id).focus()
      await page.keyboard.press('Shift+ArrowDown')
      await question.waitFor()
    }
    await longer()
    expect(await accessFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect(await now()).toMatchObject({ hora_fin, pago: 'paid' })

    await longer()
    await page.keyboard.press('2')
    await soon(async () => (await now()).hora_fin).toBe(hora_fin + 15)
    expect(await now()).toMatchObject({ pago: 'paid' })
    await page.keyboard.press('Control+z')
    await soon(async () => (await now()).hora_fin).toBe(hora_fin)

    await longer()
    await page.keyboard.press('Enter')
    await soon(async () => (await now()).hora_fin).toBe(hora_fin + 15)
    expect(await now()).toMatchObject({ pago: 'part' })
    await soon(() => card(page, id).innerText()).toContain('€')
    await page.keyboard.press('Control+z')
    await soon(now).toMatchObject({ hora_fin, pago: 'paid' })

    // the label of the held item shows the sum before the drop
    const end = { column, minute: hora_fin - 1 }
    const label = page.locator('.pl-label small')
    const inHand = () => soon(() => label.innerText()).toMatch(/→.* faltan /)
    await drag(page, end, { column, minute: hora_fin + 29, inHand }, day)
    await question.waitFor()
    await page.keyboard.press('Escape')
    await soon(now).toMatchObject({ hora_ini, hora_fin, pago: 'paid' })
    expect(complaints).toEqual([])
  })
})

describe('a week of a court and a month', () => {
  it('are one key away; a drag across lanes changes the day, and the month leads to its days (R-192, R-230)', async () => {
    const { page, complaints } = await openDesk()
    const day = await readToday(page, sport)
    const isMonday = weekday(clubDay()) === 1
    const beside = await readDay(page, sport, addDays(clubDay(), isMonday ? 1 : -1))
    const onBothDays = freeHours({ ...day, reservas: [...day.reservas, ...beside.reservas] })
    const free = onBothDays[0]
    if (!free) throw new Error('The demo club has no hour that is free today and on the day beside it')
    const id = await bookGuest(page, free)
    await card(page, id).waitFor()
    await card(page, id).focus()
    await page.keyboard.press('2')
    await page.locator('.plt-court').selectOption(String(free.court))
    await soon(() => page.locator('.pl-court').count()).toBe(7)
    await card(page, id).waitFor()
    expect(await accessFaults(page)).toEqual([])
    const place = async () => {
      const answer = await page.request.get(new URL(`/api/administracion/reserva/getInfoEditar?id_reserva=${id}`, page.url()).href)
      return ((await answer.json()) as { reserva: { fecha: string } }).reserva.fecha
    }
    const before = await place()
    await card(page, id).focus()
    await page.keyboard.press(isMonday ? 'Alt+ArrowRight' : 'Alt+ArrowLeft')
    await soon(place).not.toBe(before)
    await page.keyboard.press('Control+z')
    await soon(place).toBe(before)
    await page.keyboard.press('Control+ArrowRight')
    await soon(() => page.locator('.plt-court').inputValue()).not.toBe(String(free.court))

    await page.keyboard.press('3')
    await page.locator('.plx-grid').waitFor()
    expect(await accessFaults(page)).toEqual([])
    const today = page.locator('.plx-day[aria-current]')
    await page.getByRole('button', { name: 'Horas punta libres' }).click()
    await soon(() => today.innerText()).toMatch(/\d h/)
    await today.focus()
    await page.keyboard.press('ArrowDown')
    // the card of the day has its free peak hours
    await page.locator('.plday').getByText(/punta/).waitFor()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    const above = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.day)
    await page.keyboard.press('Enter')
    await soon(() => page.url()).toContain(`date=${above?.split('-').toReversed().join('')}`)
    await page.locator('.pl-court').first().waitFor()
    expect(complaints).toEqual([])
  })

  it('the weekend stands side by side from the coming Saturday on (R-191, R-193)', async () => {
    const { page, complaints } = await openDesk()
    await page.goto(new URL('/admin#/reservas/finsemana/1', page.url()).href)
    const courts = (await readToday(page, sport)).recursos.length
    await soon(() => page.locator('.pl-court').count()).toBe(2 * courts)
    await soon(() => page.locator('.plt-title').innerText()).toMatch(/^Sáb, .* – Dom, /)
    expect(await accessFaults(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})
