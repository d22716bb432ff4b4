import type { SentOf } from '@app/contract/kit/action'
import { blockCourts, blocksOfDay } from '@app/contract/permanent/blocks'
import {
  bookingsOfPermanent,
  deleteBetween,
  deletePermanent,
  listPermanent,
  savePermanent,
} from '@app/contract/permanent/permanent-bookings'
import { previewBlock } from '@app/contract/permanent/series-preview'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, someDay } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { padel, other, book } = desk
type Sent = SentOf<typeof blockCourts>
const everyDay = [true, true, true, true, true, true, true]
const form = (sent: Partial<Sent> = {}): Sent => ({
  id: 1,
  date: { startDate: someDay, endDate: '2026-11-25' },
  startTime: 600,
  endTime: 720,
  selectedDias: everyDay,
  recursos: [padel, other],
  nombre: 'Cambio de red',
  ...sent,
})
const block = (sent: Partial<Sent> = {}) => desk.call(blockCourts, form(sent))

describe('blocking courts', () => {
  it('with es_bloqueig 0 makes bookings of the club of that type instead, which are no blocks (A-173)', async () => {
    const { id_mst_reservasfijas: id } = await block({ es_bloqueig: 0 as never, recursos: [padel] })
    expect(await desk.db.selectFrom('reserva').select(['es_bloqueig', 'id_mst_socios', 'nombre']).distinct().execute()).toEqual([
      { es_bloqueig: false, id_mst_socios: null, nombre: 'Cambio de red' },
    ])
    expect((await desk.call(listPermanent)).map((row) => row.id_mst_reservasfijas)).toEqual([id])
    await desk.call(deletePermanent, { id })
  })
  it('takes them on the flagged weekdays for nobody, without lines, and lets nobody book (R-238)', async () => {
    const saved = await block({ selectedDias: [true, false, true, false, false, false, false] })
    expect(saved).toMatchObject({ creadas: 4 })
    const rows = await desk.call(bookingsOfPermanent, { id: saved.id_mst_reservasfijas })
    expect(rows.map((row) => `${row.fecha} ${row.desc_recurso} ${row.total}`)).toEqual([
      '2026-11-23 Pádel 1 0',
      '2026-11-23 Pádel 2 0',
      '2026-11-25 Pádel 1 0',
      '2026-11-25 Pádel 2 0',
    ])
    expect(await desk.db.selectFrom('reserva').select(['es_bloqueig', 'id_mst_socios']).distinct().execute()).toEqual([
      { es_bloqueig: true, id_mst_socios: null },
    ])
    await expect(book({ hora_ini: 660 })).rejects.toMatchObject({ status: 409, code: 'booking.pista_ocupada' })
    expect(await desk.call(listPermanent)).toEqual([])
    expect(await broken(desk)).toEqual([])
    await desk.call(deletePermanent, { id: saved.id_mst_reservasfijas })
  })
  it.each([
    ['recursos', { recursos: [] }, 'msg.form_full_required'],
    ['startTime', { startTime: null }, 'msg.form_full_required'],
    ['endTime', { endTime: 0 }, 'msg.form_full_required'],
    ['selectedDias', { selectedDias: [false] }, 'msg.form_full_required'],
    ['endTime', { startTime: 720, endTime: 600 }, 'msg.form_start_end_conflict'],
    ['endTime', { startTime: 600, endTime: 600 }, 'msg.form_start_end_conflict'],
    ['date', { date: { startDate: null, endDate: someDay } }, 'msg.form_full_required'],
    ['date', { date: { startDate: someDay, endDate: null } }, 'msg.form_full_required'],
    ['date', { date: { startDate: '2026-11-25', endDate: someDay } }, 'permanent.fechas_invertidas'],
  ] as const)('asks for %s (R-232, R-233, R-234, R-235, R-236, R-237)', async (field, sent, code) => {
    await expect(block(sent as Partial<Sent>)).rejects.toMatchObject({ status: 422, code, fields: { [field]: expect.anything() } })
  })
  it('refuses courts of another sport (R-239)', async () => {
    await expect(block({ id: 2 })).rejects.toMatchObject({ code: 'permanent.otro_deporte' })
    // only requested courts conflict, not further ones of the other sport
    await desk.db.insertInto('tipo_recurso').values({ id_mst_tiporecurso: 2, desc_tiporecurso: 'Tenis' }).execute()
    const tennis = await desk.db
      .insertInto('recurso')
      .values({ desc_recurso: 'Tenis 1', id_mst_tiporecurso: 2 })
      .returning('id_mst_recurso')
      .executeTakeFirstOrThrow()
    await expect(block({ recursos: [padel, tennis.id_mst_recurso] })).rejects.toMatchObject({ msg: expect.stringContaining('Tenis 1') })
    const { id_mst_reservasfijas: id } = await block()
    await desk.call(deletePermanent, { id })
  })
  it('lists what is in the way with three answers; the choice goes on (R-240, A-01)', async () => {
    await book({ hora_ini: 660, nombre: 'Rosa' })
    const refused = await block().catch((error) => error)
    expect(refused).toMatchObject({
      status: 400,
      code: 'permanent.choca',
      body: { reservas: [{ nombre: 'Rosa', start: '2026-11-23 11:00', desc_recurso: 'Pádel 1' }] },
    })
    const seen = await desk.call(previewBlock, { ...form() })
    expect(seen.fechas.map((line) => line.resultado)).toEqual(['clash', 'new', 'new'])
    const left = await block({ override: 1 })
    expect(left).toMatchObject({ creadas: 6, anuladas: 0 })
    await desk.call(deletePermanent, { id: left.id_mst_reservasfijas })
    const gone = await block({ override: 2 })
    expect(gone).toMatchObject({ creadas: 6, anuladas: 1 })
    expect(await broken(desk)).toEqual([])
    await desk.call(deletePermanent, { id: gone.id_mst_reservasfijas })
  })
  it('over a permanent booking takes its dates away, which can be taken up again; the series stays', async () => {
    const { id_mst_reservasfijas: id } = await desk.call(savePermanent, {
      ...{ nombre: 'Peña', recursos: [padel], dias: 127, hora_ini: 660, hora_fin: 720, tipo_horario: 2 },
      ...{ fecha_ini: someDay, fecha_fin: '2026-11-30' },
    })
    await expect(block()).rejects.toMatchObject({ status: 400, code: 'msg.period_has_full_events' })
    const blocked = await block({ override: 2 })
    expect(blocked.anuladas).toBe(3)
    expect((await desk.call(listPermanent))[0]).toMatchObject({ reservas: 5, saltadas: 3 })
    await desk.call(deletePermanent, { id: blocked.id_mst_reservasfijas })
    await desk.call(deletePermanent, { id })
  })
})

describe('the blocks of a day', () => {
  it('are listed, taken away one by one, or all of the day at once (R-241)', async () => {
    const first = await block({ recursos: [padel] })
    const second = await block({ recursos: [other], nombre: 'Lluvia', date: { startDate: someDay, endDate: someDay } })
    const ofDay = (fecha: string, hasta = fecha) => desk.call(blocksOfDay, { fecha, hasta, id_mst_tiporecurso: 1 })
    expect(await ofDay(someDay)).toMatchObject([
      { nombre: 'Cambio de red', reservas: 3, hoy: 1, recursos: ['Pádel 1'] },
      { nombre: 'Lluvia', reservas: 1, hoy: 1, recursos: ['Pádel 2'] },
    ])
    expect(await ofDay('2026-11-24')).toHaveLength(1)
    expect(await ofDay('2026-11-24', '2026-12-24')).toHaveLength(1)
    const ids = [first.id_mst_reservasfijas, second.id_mst_reservasfijas]
    expect(await desk.call(deleteBetween, { ids, fecha_ini: someDay, fecha_fin: someDay })).toMatchObject({ quitadas: 2 })
    expect(await ofDay(someDay)).toEqual([])
    expect(await ofDay('2026-11-24')).toMatchObject([{ reservas: 2 }])
    await desk.call(deletePermanent, { id: first.id_mst_reservasfijas })
    expect(await ofDay('2026-11-24')).toEqual([])
    await expect(desk.call(deleteBetween, { fecha_ini: someDay, fecha_fin: someDay })).rejects.toMatchObject({
      code: 'No_element_selected',
    })
  })
  it('tell what is to come of them from today on, and how much of the day that is asked for', async () => {
    const { id_mst_reservasfijas: id } = await block({ recursos: [padel, other] })
    const start = desk.now().toISOString()
    desk.at('2026-11-24T10:00:00Z')
    const clerk = await desk.as({ rights: ['bookings'] })
    expect(await clerk.call(blocksOfDay, { fecha: someDay, hasta: '2026-11-25' })).toMatchObject([
      { proxima: '2026-11-24', reservas: 4, hoy: 2 },
    ])
    desk.at('2026-11-26T10:00:00Z')
    const late = await desk.as({ rights: ['bookings'] })
    expect(await late.call(blocksOfDay, { fecha: someDay })).toMatchObject([{ proxima: null, reservas: 0, hoy: 2 }])
    expect(await late.call(blocksOfDay, {})).toEqual([])
    desk.at(start)
    await desk.call(deletePermanent, { id })
  })
  it('are no permanent bookings, and those of the sport that is asked about', async () => {
    const { id_mst_reservasfijas: blocked } = await block({ nombre: null })
    const { id_mst_reservasfijas: played } = await desk.call(savePermanent, {
      ...{ nombre: 'Peña', recursos: [padel], dias: 127, hora_ini: 900, hora_fin: 960, tipo_horario: 2 },
      ...{ fecha_ini: someDay, fecha_fin: '2026-11-30' },
    })
    // a block without a name gets the name of its type
    expect((await desk.call(blocksOfDay, { fecha: someDay })).map((one) => one.nombre)).toEqual(['Bloqueo'])
    expect(await desk.call(blocksOfDay, { fecha: someDay, id_mst_tiporecurso: 2 })).toEqual([])
    for (const id of [blocked, played]) await desk.call(deletePermanent, { id })
  })
  it('are asked for over 400 days at most, from the first to the last', async () => {
    const between = (fecha: string, hasta: string) => desk.call(blocksOfDay, { fecha, hasta })
    const refused = { code: 'booking.demasiado_intervalo', fields: { hasta: [expect.any(String)] } }
    await expect(between(someDay, '2026-11-22')).rejects.toMatchObject(refused)
    await expect(between(someDay, '2027-12-29')).rejects.toMatchObject(refused)
    expect(await between(someDay, '2027-12-28')).toEqual([])
  })
})
