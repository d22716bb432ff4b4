import * as declared from '@app/contract/bookings/calendar-link'
import { archiveBooking, deleteBooking, restoreBooking } from '@app/contract/bookings/cancel-booking'
import { moveBooking } from '@app/contract/bookings/change-booking'
import { describe, expect, it } from 'vitest'
import { deskClub, guest } from '../../../testing/modules/bookings.ts'
import { calendarFeeds } from '../../../testing/modules/calendar-feed.ts'

const desk = await deskClub()
const { padel, other, members, book } = desk
const [anna, berta, carla] = members

const { read, linkOf } = calendarFeeds(desk)

describe('the calendar of a court', () => {
  it('has each booking in UTC under an address that stays, with a number that grows when it moves, goes and comes back (RFC 5545)', async () => {
    const path = await linkOf({ id_mst_recurso: padel })
    const { id_reg_reserva: id } = await book({ hora_ini: 600, duracion: 90 })
    const now = async () => (await read(path)).events.find((event) => event.UID?.startsWith(`reserva-${id}@`))
    const first = await now()
    expect(first).toMatchObject({
      DTSTART: '20261123T090000Z',
      DTEND: '20261123T103000Z',
      SUMMARY: 'Anna Puig',
      LOCATION: 'Pádel 1',
      STATUS: 'CONFIRMED',
      SEQUENCE: '0',
    })
    await desk.call(moveBooking, { id_reg_reserva: id, hora_ini: 660 })
    const moved = await now()
    expect(moved).toMatchObject({ UID: first!.UID, DTSTART: '20261123T100000Z', SEQUENCE: '2' })
    await desk.call(deleteBooking, { id_reg_reserva: id })
    expect(await now()).toMatchObject({ UID: first!.UID, STATUS: 'CANCELLED', SEQUENCE: '3' })
    await desk.call(restoreBooking, { id })
    expect(await now()).toMatchObject({ UID: first!.UID, STATUS: 'CONFIRMED', SEQUENCE: '4' })
    expect((await read(path)).events).toHaveLength(1)
    expect((await read(path)).type).toBe('text/calendar; charset=utf-8')
  })
  it('has what takes the court in the days that it covers; what is archived is not deleted yet', async () => {
    const court = await desk.court('Todo el año')
    const path = await linkOf({ id_mst_recurso: court })
    const made: number[] = []
    for (const fecha_ini of ['2026-11-23', '2026-11-24', '2026-11-25'])
      made.push((await book({ id_mst_recurso: court, fecha_ini, hora_ini: 600, id_mst_socios: guest })).id_reg_reserva)
    const [kept, free, gone] = made as [number, number, number]
    await desk.call(archiveBooking, { id_reg_reserva: kept })
    await desk.db.updateTable('reserva').set({ ocupado: false }).where('id_reg_reserva', '=', free).execute()
    await desk.call(deleteBooking, { id_reg_reserva: gone })
    const shown = async () => (await read(path)).events.map((event) => [event.DTSTART?.slice(0, 8), event.STATUS])
    expect(await shown()).toEqual([
      ['20261123', 'CONFIRMED'],
      ['20261125', 'CANCELLED'],
    ])
    const lie = async (fecha: string) => {
      await desk.db.updateTable('reserva').set({ fecha }).where('id_reg_reserva', '=', kept).execute()
      await desk.db.updateTable('reserva_salida').set({ fecha }).where('id_reg_reserva', '=', gone).execute()
      return (await shown()).length
    }
    expect([await lie('2026-09-21'), await lie('2027-12-25')]).toEqual([2, 2])
    expect([await lie('2026-09-20'), await lie('2027-12-26')]).toEqual([0, 0])
  })
  it.each([
    [150, 60, '20271031T013000Z', '20271031T023000Z'],
    [90, 60, '20271030T233000Z', '20271031T003000Z'],
    [120, 60, '20271031T010000Z', '20271031T020000Z'],
    [135, 30, '20271031T001500Z', '20271031T004500Z'],
    [60, 120, '20271030T230000Z', '20271031T020000Z'],
  ])(
    'lets a booking in the hour that comes twice last what the planner says: %i minutes after midnight, %i long (A-129)',
    async (hora_ini, duracion, start, end) => {
      const court = await desk.court('Otoño')
      const path = await linkOf({ id_mst_recurso: court })
      await book({ id_mst_recurso: court, fecha_ini: '2027-10-31', hora_ini, duracion, id_mst_socios: guest })
      expect((await read(path)).events).toMatchObject([{ DTSTART: start, DTEND: end }])
    },
  )
  it('knows the hours of summer, midnight and what waits for validation or approval', async () => {
    const court = await desk.court('Verano')
    const chief = await desk.as({ is_admin: true })
    const path = await linkOf({ id_mst_recurso: court })
    await book({ id_mst_recurso: court, fecha_ini: '2027-07-01', hora_ini: 1410 })
    await desk.db.updateTable('recurso').set({ id_mst_socios_confirmador: chief.id }).where('id_mst_recurso', '=', court).execute()
    await book({ id_mst_recurso: court, fecha_ini: '2027-07-03', hora_ini: 600 })
    expect((await read(path)).events).toMatchObject([
      { DTSTART: '20270701T213000Z', DTEND: '20270701T223000Z', STATUS: 'CONFIRMED' },
      { DTSTART: '20270703T080000Z', STATUS: 'TENTATIVE' },
    ])
    // a match that waits for approval is no surer
    await desk.db.updateTable('reserva').set({ pendiente_confirmar: 2 }).where('fecha', '=', '2027-07-01').execute()
    expect((await read(path)).events).toMatchObject([{ STATUS: 'TENTATIVE' }, { STATUS: 'TENTATIVE' }])
  })
})

describe('the calendar of a member', () => {
  it('has the bookings in which he plays, on every court, deleted ones as cancelled', async () => {
    const path = await linkOf({ id_mst_socios: berta })
    const owned = await book({ hora_ini: 900, id_mst_recurso: other, id_mst_socios: berta })
    await book({ hora_ini: 1020, id_mst_socios: guest, socios: [guest, berta] })
    await book({ hora_ini: 1140, id_mst_socios: anna })
    await desk.call(deleteBooking, { id_reg_reserva: owned.id_reg_reserva })
    expect((await read(path)).events.map((event) => [event.SUMMARY, event.STATUS])).toEqual([
      ['Pádel 1', 'CONFIRMED'],
      ['Pádel 2', 'CANCELLED'],
    ])
  })
  it('says what level a match asks for on a court that shows it to members, as its own calendar does not', async () => {
    const shown = await desk.court('Niveles')
    await desk.db.updateTable('recurso').set({ mostrar_nivel_partida_usuarios: true }).where('id_mst_recurso', '=', shown).execute()
    const path = await linkOf({ id_mst_socios: carla })
    const match = { id_mst_socios: carla, fecha_ini: '2027-03-02' }
    await book({ ...match, id_mst_recurso: shown, hora_ini: 600, nivel: 3, nivel_max: 4 })
    await book({ ...match, id_mst_recurso: shown, hora_ini: 720, nivel: 3, nivel_max: 3 })
    await book({ ...match, id_mst_recurso: shown, hora_ini: 840 })
    await book({ ...match, hora_ini: 960, nivel: 3, nivel_max: 4 })
    const ofDay = (await read(path)).events.filter(({ DTSTART }) => DTSTART?.startsWith('20270302'))
    expect(ofDay.map(({ SUMMARY }) => SUMMARY)).toEqual(['Niveles · 3–4', 'Niveles · 3', 'Niveles', 'Pádel 1'])
    const ofCourt = await read(await linkOf({ id_mst_recurso: shown }))
    expect(ofCourt.events.map(({ SUMMARY }) => SUMMARY)).toEqual(['Carles Puig', 'Carles Puig', 'Carles Puig'])
  })
})

describe('the link of a calendar', () => {
  it('opens only what it was made for: a new one ends the old one, a revoked one opens nothing', async () => {
    const whose = { id_mst_socios: anna }
    expect(await desk.call(declared.calendarLinkInfo, whose)).toEqual({ fecha_creacion: null, desc_socio_creacion: null })
    const first = await linkOf(whose)
    expect(await desk.call(declared.calendarLinkInfo, whose)).toMatchObject({
      fecha_creacion: desk.now(),
      desc_socio_creacion: expect.any(String),
    })
    const second = await linkOf(whose)
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    const kept = await desk.db.selectFrom('enlace_calendario').selectAll().where('id_mst_socios', '=', anna).execute()
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain(second.split('/').at(-1))
    await desk.call(declared.revokeCalendarLink, whose)
    expect((await read(second)).status).toBe(404)
    expect((await read('/api/calendario/nada')).status).toBe(404)
  })
  it('is of a court or of a member, never of both or none, and asks for the right to bookings', async () => {
    const refused = { status: 422, fields: { id_mst_recurso: [expect.any(String)] } }
    await expect(desk.call(declared.makeCalendarLink, {})).rejects.toMatchObject(refused)
    await expect(desk.call(declared.makeCalendarLink, { id_mst_recurso: padel, id_mst_socios: anna })).rejects.toMatchObject(refused)
    const cashier = await desk.as({ rights: ['cash'] })
    await expect(cashier.call(declared.makeCalendarLink, { id_mst_recurso: padel })).rejects.toMatchObject({ status: 403 })
  })
  it('made at several desks at once is one', async () => {
    const paths = await Promise.all(Array.from({ length: 6 }, () => linkOf({ id_mst_recurso: other })))
    const answers = await Promise.all(paths.map(async (path) => (await read(path)).status))
    expect(answers.filter((status) => status === 200)).toHaveLength(1)
  })
})
