import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { describe, expect, it } from 'vitest'
import { guest } from '../../testing/modules/bookings.ts'
import { outcomesOf, seriesClub } from '../../testing/modules/permanent.ts'

const { desk, make, preview } = await seriesClub()
const { db, padel, other, left, right, hall, book } = desk

/** Sets daily opening hours of a court; without any it is open all day. */
async function openFrom(court: number, hora_ini: number, hora_fin: number) {
  const { id_mst_calendario } = await db
    .insertInto('calendario')
    .values({ desc_calendario: `De ${hora_ini} a ${hora_fin}` })
    .returning('id_mst_calendario')
    .executeTakeFirstOrThrow()
  const { id_mst_horarios } = await db
    .insertInto('horario')
    .values({ id_mst_calendario, tipo_horario: 1 })
    .returning('id_mst_horarios')
    .executeTakeFirstOrThrow()
  await db.insertInto('horario_hora').values({ id_mst_horarios, dias: 127, hora_ini, hora_fin, duracion: 60 }).execute()
  await db.updateTable('recurso').set({ id_mst_calendario }).where('id_mst_recurso', '=', court).execute()
  return id_mst_calendario
}
const alwaysOpen = (court: number) =>
  db.updateTable('recurso').set({ id_mst_calendario: null }).where('id_mst_recurso', '=', court).execute()
const set = (court: number, values: { reservar_pista?: boolean; tiempo_reserva_posterior?: number }) =>
  db.updateTable('recurso').set(values).where('id_mst_recurso', '=', court).execute()

describe('the hours of a permanent booking', () => {
  it('lie within those of its courts up to the last minute (R-066)', async () => {
    await openFrom(other, 960, 1320)
    const outcomes = async (hora_ini: number, hora_fin: number) =>
      new Set(outcomesOf(await preview({ recursos: [other], hora_ini, hora_fin })).map((line) => line.split(' ')[1]))
    expect(await outcomes(1230, 1320)).toEqual(new Set(['new']))
    expect(await outcomes(1230, 1335)).toEqual(new Set(['closed']))
    expect(await outcomes(960, 1020)).toEqual(new Set(['new']))
    expect(await outcomes(945, 1020)).toEqual(new Set(['closed']))
    await alwaysOpen(other)
  })
  it('may run into the next day where that one is open too (R-251, A-17)', async () => {
    await openFrom(other, 0, 1439)
    await db.insertInto('festivo').values({ dia: '2026-12-15', desc_festivo: 'Patrón' }).execute()
    const seen = await preview({ recursos: [other], hora_ini: 1380, hora_fin: 60 })
    expect(outcomesOf(seen)).toEqual(['12-07 new', '12-14 closed', '12-21 new', '12-28 new'])
    await alwaysOpen(other)
  })
})

describe('the people of a permanent booking', () => {
  it('are 999 at most, however few places its court has (R-252)', async () => {
    const unknown = (count: number) => Array.from({ length: count }, (_, index) => ({ id_mst_socios: 100_000 + index, cantidad: 1 }))
    const places = (cantidad: number) => [{ id_mst_socios: guest, cantidad }]
    expect((await preview({ socios: places(999) })).fechas.length).toBeGreaterThan(0)
    const tooMany = { status: 422, code: 'msg.invalid_input' }
    await expect(preview({ socios: places(1000) })).rejects.toMatchObject(tooMany)
    await expect(preview({ socios: unknown(1000) })).rejects.toMatchObject({ ...tooMany, fields: { socios: [expect.any(String)] } })
    await expect(preview({ socios: unknown(999) })).rejects.not.toMatchObject(tooMany)
  })
})

describe('the courts that a date may take instead', () => {
  const offered = async (sent: Parameters<typeof preview>[0] = {}) => {
    const { fechas, recursos } = await preview(sent)
    return { libres: fechas[0]!.celdas[0]!.libres, recursos: recursos.map((court) => court.id_mst_recurso) }
  }
  it('have no parts and share nothing with the series', async () => {
    const one = await book({ fecha_ini: '2026-12-07', hora_ini: 1200 })
    expect((await offered()).libres).toEqual([other, left, right])
    await desk.call(deleteBooking, { id_reg_reserva: one.id_reg_reserva })
    const half = await book({ fecha_ini: '2026-12-07', hora_ini: 1200, id_mst_recurso: left })
    expect((await offered({ recursos: [hall] })).libres).toEqual([padel, other])
    await desk.call(deleteBooking, { id_reg_reserva: half.id_reg_reserva })
  })
  it('are those of its sport that take bookings, and of a sport that is named, while sport and calendar are in use (A-131)', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-07', hora_ini: 1200 })
    await set(left, { reservar_pista: false })
    const calendar = await openFrom(right, 0, 1439)
    await db.updateTable('calendario').set({ activo: false }).where('id_mst_calendario', '=', calendar).execute()
    expect(await offered()).toEqual({ libres: [other], recursos: [padel, other, hall] })
    const { id_mst_tiporecurso } = await db
      .insertInto('tipo_recurso')
      .values({ desc_tiporecurso: 'Tenis' })
      .returning('id_mst_tiporecurso')
      .executeTakeFirstOrThrow()
    const tennis = await desk.court('Tenis 1')
    await db.updateTable('recurso').set({ id_mst_tiporecurso }).where('id_mst_recurso', '=', tennis).execute()
    expect((await offered()).libres).toEqual([other])
    expect((await offered({ id_mst_tiporecurso })).libres).toEqual([other, tennis])
    await db.updateTable('tipo_recurso').set({ activo: false }).where('id_mst_tiporecurso', '=', id_mst_tiporecurso).execute()
    expect((await offered({ id_mst_tiporecurso })).libres).toEqual([other])
    await set(left, { reservar_pista: true })
    await alwaysOpen(right)
    await desk.call(deleteBooking, { id_reg_reserva })
  })
})

describe('what is in the way of a permanent booking', () => {
  const inTheWayOf = async (court: number, sent: Parameters<typeof preview>[0] = {}) =>
    (await preview(sent)).recursos.find((one) => one.id_mst_recurso === court)?.choques
  it('counts by dates, and is not what it has booked itself', async () => {
    const ids: number[] = []
    for (const [fecha_ini, hora_ini] of [
      ['2026-12-07', 1200],
      ['2026-12-07', 1260],
      ['2026-12-14', 1200],
    ] as const)
      ids.push((await book({ fecha_ini, hora_ini, id_mst_recurso: other, confirmar_mismo_horario: true })).id_reg_reserva)
    ids.push((await book({ fecha_ini: '2026-12-07', hora_ini: 600 })).id_reg_reserva)
    expect(await inTheWayOf(other, { recursos: [other] })).toBe(2)
    // only bookings in the way are listed
    expect((await preview({ recursos: [other] })).choques.map((one) => one.id_reg_reserva)).toEqual(ids.slice(0, 3))
    for (const id_reg_reserva of ids) await desk.call(deleteBooking, { id_reg_reserva })
    const { id_mst_reservasfijas } = await make()
    const later = { id_mst_reservasfijas, hora_ini: 1230, hora_fin: 1320 }
    expect(outcomesOf(await preview(later))).toEqual(['12-07 moved', '12-14 moved', '12-21 moved', '12-28 moved'])
    expect(await inTheWayOf(padel, later)).toBe(0)
  })
  it('needs the minutes that its own court keeps free, not those of others', async () => {
    await set(padel, { tiempo_reserva_posterior: 15 })
    await set(other, { tiempo_reserva_posterior: 60 })
    const before = await book({ fecha_ini: '2026-12-07', hora_ini: 1125 })
    const after = await book({ fecha_ini: '2026-12-14', hora_ini: 1305 })
    expect(outcomesOf(await preview())).toEqual(['12-07 new', '12-14 new', '12-21 new', '12-28 new'])
    expect(outcomesOf(await preview({ hora_ini: 1195 }))[0]).toBe('12-07 clash')
    expect(outcomesOf(await preview({ hora_fin: 1295 }))[1]).toBe('12-14 clash')
    for (const { id_reg_reserva } of [before, after]) await desk.call(deleteBooking, { id_reg_reserva })
    for (const court of [padel, other]) await set(court, { tiempo_reserva_posterior: 0 })
  })
})

describe('a permanent booking', () => {
  it('is refused on a court that takes no bookings, and on one whose calendar is not used any more (A-131)', async () => {
    await set(other, { reservar_pista: false })
    await expect(make({ recursos: [other] })).rejects.toMatchObject({
      code: 'booking.pista_sin_reservas',
      msg: expect.stringContaining('Pádel 2'),
    })
    await set(other, { reservar_pista: true })
    const calendar = await openFrom(other, 0, 1439)
    await db.updateTable('calendario').set({ activo: false }).where('id_mst_calendario', '=', calendar).execute()
    await expect(make({ recursos: [other] })).rejects.toMatchObject({ code: 'booking.calendario_inactivo' })
    await alwaysOpen(other)
  })
  it('may begin on the last day of the horizon, and not a day later', async () => {
    // 400 days from the clock's 20 November: Christmas, a Saturday
    const at = (fecha_ini: string) => make({ dias: 127, tipo_horario: 1, fecha_ini, fecha_fin: null })
    await expect(at('2027-12-26')).rejects.toMatchObject({ code: 'permanent.fuera_horizonte', msg: expect.stringContaining('25/12/2027') })
    expect(await at('2027-12-25')).toMatchObject({ creadas: 1 })
  })
  it('has ten thousand bookings at most', async () => {
    const courts = []
    for (let at = 0; at < 26; at += 1) courts.push(await desk.court(`Campo ${at}`))
    const daily = (recursos: number[]) => preview({ recursos, dias: 127, tipo_horario: 1, fecha_ini: '2026-11-21', fecha_fin: null })
    await expect(daily(courts)).rejects.toMatchObject({ code: 'permanent.demasiadas', msg: expect.stringMatching(/10.?400/) })
    expect((await daily(courts.slice(1))).fechas).toHaveLength(400)
  })
})
