import { deleteBooking, restoreBooking } from '@app/contract/bookings/cancel-booking'
import { editBooking, moveBooking } from '@app/contract/bookings/change-booking'
import { deletePermanent } from '@app/contract/permanent/permanent-bookings'
import { describe, expect, it } from 'vitest'
import { tidyUp } from '../../../kit/work/housekeeping.ts'
import { tidies } from '../../../registry.ts'
import { calendarFeeds } from '../../../testing/modules/calendar-feed.ts'
import { letterBox } from '../../../testing/modules/notices.ts'
import { seriesClub } from '../../../testing/modules/permanent.ts'

const { desk, make } = await seriesClub()
const [anna, berta] = desk.members
const box = await letterBox(desk)
const { linkOf, eventOf } = calendarFeeds(desk)
const people = { id_mst_socios: anna, socios: [anna, berta], confirmar_mismo_horario: true }
const identity = (event: Readonly<Record<string, string>> | undefined) => [
  event?.UID,
  Number(event?.SEQUENCE),
  event?.STATUS,
  event?.DTSTART,
]

describe('the calendar entry of a letter', () => {
  it('is that of the feed through the whole life of a booking: one UID, a sequence that grows, REQUEST and CANCEL', async () => {
    await box.set('AVISO_RESERVAS', '2')
    const [feed, bertas] = [await linkOf({ id_mst_socios: anna }), await linkOf({ id_mst_socios: berta })]
    const { id_reg_reserva: id } = await desk.book({ hora_ini: 600, ...people })
    const seen: [string, unknown][] = []
    const look = async () => {
      const letters = await box.told()
      for (const { para, calendar } of letters) {
        const event = await eventOf(para.startsWith('anna') ? feed : bertas, id)
        expect(calendar!.asShown).toBe(true)
        expect(identity(calendar!.events[0])).toEqual(identity(event))
        expect(calendar!.events[0]!.ATTENDEE).toBe(`mailto:${para}`)
        expect(calendar!.events[0]!.ORGANIZER).toMatch(/^mailto:[^<>]+@[^<>]+$/)
      }
      const own = letters.find(({ para }) => para.startsWith('berta'))!
      seen.push([own.calendar!.method, Number(own.calendar!.events[0]!.SEQUENCE)])
    }
    await look()
    await desk.call(moveBooking, { id_reg_reserva: id, hora_ini: 660, confirmar_mismo_horario: true })
    await look()
    await desk.call(editBooking, { id_reg_reserva: id, socios: [anna] })
    await look()
    await desk.call(editBooking, { id_reg_reserva: id, socios: [anna, berta] })
    await look()
    await desk.call(deleteBooking, { id_reg_reserva: id })
    await look()
    await desk.call(restoreBooking, { id })
    await look()
    expect(seen.map(([method]) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL', 'REQUEST', 'CANCEL', 'REQUEST'])
    const numbers = seen.map(([, sequence]) => sequence as number)
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    await desk.call(deleteBooking, { id_reg_reserva: id })
    await box.told()
  })
  it('of a booking moved twice within the minute has the last sequence, also when it is over', async () => {
    const feed = await linkOf({ id_mst_socios: anna })
    const { id_reg_reserva: id } = await desk.book({ hora_ini: 600, id_mst_socios: anna })
    await box.told()
    for (const hora_ini of [660, 720]) await desk.call(moveBooking, { id_reg_reserva: id, hora_ini })
    await desk.call(deleteBooking, { id_reg_reserva: id })
    const [letter] = await box.told()
    expect(letter!.html).toContain('<s>lunes, 23 de noviembre de 2026 10:00–11:00</s>')
    expect(identity(letter!.calendar!.events[0])).toEqual(identity(await eventOf(feed, id)))
  })
})

describe('a series', () => {
  it('is one letter a person, with all of its dates published in one file (RFC 5546: a request has one)', async () => {
    const { id_mst_reservasfijas: id } = await make({ id_mst_socios: anna, socios: [{ id_mst_socios: berta, cantidad: 1 }] })
    const made = await box.told()
    expect(made.map(({ para, asunto }) => [para, asunto])).toEqual([
      ['anna@example.com', '4 reservas confirmadas'],
      ['berta@example.com', '4 reservas confirmadas'],
    ])
    expect(made[0]!.calendar).toMatchObject({ method: 'PUBLISH', events: Array(4).fill({ STATUS: 'CONFIRMED', SEQUENCE: '0' }) })
    expect(made[0]!.calendar!.events.some((event) => event.ATTENDEE)).toBe(false)
    const form = { id_mst_socios: anna, socios: [{ id_mst_socios: berta, cantidad: 1 }], hora_ini: 1140, hora_fin: 1230 }
    await make({ ...form, edit: true, id_mst_reservasfijas: id })
    const moved = await box.told()
    expect(moved.map(({ asunto }) => asunto)).toEqual(Array(2).fill('4 reservas cambiadas'))
    expect(moved[0]!.calendar!.events.map((event) => event.SEQUENCE)).toEqual(Array(4).fill('2'))
    await make({ ...form, hora_ini: 1080, hora_fin: 1170, fecha_fin: '2026-12-20', edit: true, id_mst_reservasfijas: id })
    const [mixed] = await box.told()
    expect(mixed).toMatchObject({ asunto: 'Novedades en tus reservas (4)', calendar: { method: 'PUBLISH' } })
    expect(mixed!.calendar!.events.map((event) => event.STATUS)).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED', 'CANCELLED'])
    expect(mixed!.html).toMatch(/Han cambiado 2 reservas tuyas.*Se han anulado 2 reservas tuyas/)
  })
  it('that takes the place of bookings tells who had them as its answer says, whatever the club has set (A-01)', async () => {
    for (const [level, override, told] of [
      ['1', 2, 0],
      ['1', 4, 1],
      ['0', 4, 1],
      ['0', 2, 0],
    ] as const) {
      await box.set('AVISO_RESERVAS', '1')
      await desk.book({ fecha_ini: '2026-12-07', hora_ini: 1230, id_mst_socios: berta })
      await box.told()
      await box.set('AVISO_RESERVAS', level)
      const { id_mst_reservasfijas: id } = await make({ id_mst_socios: anna, override })
      expect((await box.told()).map(({ para, asunto }) => [para, asunto])).toEqual(
        Array(told).fill(['berta@example.com', 'Reserva anulada: Pádel 1 07/12/2026 20:30']),
      )
      await desk.call(deletePermanent, { id })
      expect((await box.told()).map(({ asunto }) => asunto)).toEqual(level === '0' ? [] : ['4 reservas anuladas'])
    }
  })
  it('extended by the worker tells nobody: its players know of it', async () => {
    await box.set('AVISO_RESERVAS', '2')
    await make({ id_mst_socios: anna, tipo_horario: 1, fecha_fin: null })
    expect(await box.told()).toHaveLength(1)
    box.pass(15 * 86_400)
    await tidyUp(desk.product.clubs.all()[0]!, tidies, desk.now())
    const count = async () => (await desk.db.selectFrom('reserva').select('id_reg_reserva').execute()).length
    const before = await count()
    expect(await box.told()).toEqual([])
    expect(await count()).toBeGreaterThan(before)
    expect(await box.told()).toEqual([])
    // the session of the desk is no longer open then
    box.pass(-15 * 86_400)
  })
})
