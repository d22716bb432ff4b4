import { afterEach, describe, expect, it } from 'vitest'
import { rainClub } from '../../testing/modules/closures.ts'

const club = await rainClub()
const { desk, db, other, hall, left, right, members, preview, book } = club
const [anna, berta, carles] = members
const today = '2026-11-20'
const set = (
  court: number,
  values: { reservar_pista?: boolean; capacidad_max?: number; tiempo_reserva_posterior?: number; id_mst_calendario?: number },
) => db.updateTable('recurso').set(values).where('id_mst_recurso', '=', court).execute()
/** Destination of each booking: 'Pádel 2 1200', or another outcome. */
const goes = async (sent: Parameters<typeof preview>[0] = {}) =>
  (await preview(sent)).lineas.map(({ hacer, destino }) => (hacer === 'move' ? `${destino!.desc_recurso} ${destino!.hora_ini}` : hacer))
/** Takes a court from 17:45 to 23:00. */
const fill = async (id_mst_recurso: number) => {
  for (const hora_ini of [1065, 1185, 1305])
    await book(hora_ini, { id_mst_recurso, duracion: hora_ini === 1305 ? 75 : 120, id_mst_socios: carles })
}

afterEach(async () => {
  await club.clean()
  await db
    .updateTable('recurso')
    .set({ reservar_pista: true, tiempo_reserva_posterior: 0, capacidad_max: 4, id_mst_calendario: null })
    .execute()
  await set(hall, { capacidad_max: 20 })
})

describe('a booking of a court that closes moves', () => {
  it('to a court that takes bookings, of a calendar and a sport in use (A-140)', async () => {
    await book(1140)
    expect(await goes()).toEqual(['Pádel 2 1140'])
    await set(other, { reservar_pista: false })
    expect(await goes()).toEqual(['Pabellón izquierda 1140'])
    const { id_mst_calendario } = await db
      .insertInto('calendario')
      .values({ desc_calendario: 'Antiguo', activo: false })
      .returning('id_mst_calendario')
      .executeTakeFirstOrThrow()
    await set(left, { id_mst_calendario })
    expect(await goes()).toEqual(['Pabellón derecha 1140'])
    await db.updateTable('tipo_recurso').set({ activo: false }).where('id_mst_tiporecurso', '=', 1).execute()
    expect(await goes()).toEqual(['cancel'])
    await db.updateTable('tipo_recurso').set({ activo: true }).where('id_mst_tiporecurso', '=', 1).execute()
  })
  it('to a court that holds all who play and who are sought still', async () => {
    await book(1140, { id_mst_recurso: hall, socios: [anna, berta, carles], num_faltan: 3 })
    expect(await goes({ recursos: [hall] })).toEqual(['Pabellón 1260'])
    await set(other, { capacidad_max: 5 })
    expect(await goes({ recursos: [hall] })).toEqual(['Pabellón 1260'])
    await set(other, { capacidad_max: 6 })
    expect(await goes({ recursos: [hall] })).toEqual(['Pádel 2 1140'])
  })
  it('at its own hour beside others of that court, with the minutes that the court keeps free between them', async () => {
    for (const court of [left, right]) await fill(court)
    await book(1140)
    await book(1080, { id_mst_recurso: other, id_mst_socios: berta })
    expect(await goes()).toEqual(['Pádel 2 1140'])
    await set(other, { tiempo_reserva_posterior: 15 })
    expect(await goes()).toEqual(['Pádel 2 1155'])
    const next = await book(1230, { id_mst_recurso: other, id_mst_socios: berta })
    expect(await goes()).toEqual(['Pádel 2 1155'])
    // ten minutes less between the next two: after both
    await db.updateTable('reserva_ocupa').set({ hora_ini: 1220 }).where('id_reg_reserva', '=', next.id_reg_reserva).execute()
    expect(await goes()).toEqual(['Pádel 1 1260'])
  })
  it('by two hours at most by itself; the desk may choose the later hour (A-140)', async () => {
    for (const court of [other, left, right]) await fill(court)
    const { id_reg_reserva } = await book(1125)
    // the nearest free hour is after the closure, at 21:00
    expect(await goes()).toEqual(['cancel'])
    expect(await goes({ cambios: [{ id_reg_reserva, hacer: 'move' }] })).toEqual(['Pádel 1 1260'])
  })
  it('to the next start of the hours in which it is, where its own has begun', async () => {
    const { id_mst_calendario } = await db
      .insertInto('calendario')
      .values({ desc_calendario: 'Partido' })
      .returning('id_mst_calendario')
      .executeTakeFirstOrThrow()
    const { id_mst_horarios } = await db
      .insertInto('horario')
      .values({ id_mst_calendario, tipo_horario: 1 })
      .returning('id_mst_horarios')
      .executeTakeFirstOrThrow()
    // from 9:05 to 12:00, and from 16:10 to 22:00
    for (const [hora_ini, hora_fin] of [
      [545, 720],
      [970, 1320],
    ] as const)
      await db.insertInto('horario_hora').values({ id_mst_horarios, dias: 127, hora_ini, hora_fin, duracion: 60 }).execute()
    await set(other, { id_mst_calendario })
    await book(975, { fecha_ini: today })
    const at = (minute: number) => desk.at(`2026-11-20T15:${minute}:00Z`)
    const closing = { fecha: today, hora_ini: 970, hora_fin: 1200 }
    at(14)
    expect(await goes(closing)).toEqual(['Pádel 2 975'])
    // twenty past four is no start of those hours, nor of the clock
    at(19)
    expect(await goes(closing)).toEqual(['Pádel 2 985'])
    // half past four is one of the clock
    at(29)
    expect(await goes({ ...closing, hora_ini: 975 })).toEqual(['Pádel 2 990'])
    desk.at('2026-11-20T10:00:00Z')
  })
})
