import { archiveBooking, deleteBooking, deletedBookings, restoreBooking } from '@app/contract/bookings/cancel-booking'
import { editBooking } from '@app/contract/bookings/change-booking'
import { closuresOfDay, reopenCourt, undoClosure } from '@app/contract/closures/closures'
import { afterEach, describe, expect, it } from 'vitest'
import { rainClub, rainyDay } from '../../testing/modules/closures.ts'

const club = await rainClub()
const { desk, db, padel, other, members, close, book } = club
const [anna, berta] = members
const deletedIds = async () =>
  (await desk.call(deletedBookings, { start_date: rainyDay, end_date: rainyDay })).map((one) => one.id_reg_reserva)

afterEach(async () => {
  const wrong = await club.broken()
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong))
  await club.clean()
  await db.deleteFrom('reserva_hist').execute()
})

describe('the deleted bookings after a closure is taken back', () => {
  it('are those that somebody deleted: what was cancelled for it is there again and cannot be restored once more', async () => {
    const byHand = await book(600)
    await desk.call(deleteBooking, { id_reg_reserva: byHand.id_reg_reserva })
    const cancelled = await book(1140)
    const moved = await book(1200, { id_mst_socios: berta })
    const cambios = [{ id_reg_reserva: cancelled.id_reg_reserva, hacer: 'cancel' as const }]
    const { id_mst_cierre: id, resueltas } = await close({ cambios })
    expect([resueltas, await deletedIds()]).toEqual([2, [cancelled.id_reg_reserva, byHand.id_reg_reserva]])
    await desk.call(undoClosure, { id })
    expect(await deletedIds()).toEqual([byHand.id_reg_reserva])
    for (const one of [cancelled, moved])
      await expect(desk.call(restoreBooking, { id: one.id_reg_reserva })).rejects.toMatchObject({ code: 'booking.ya_restaurada' })
    expect(await desk.call(restoreBooking, { id: byHand.id_reg_reserva })).toMatchObject({ id_reg_reserva: byHand.id_reg_reserva })
  })
  it('have the ones that are deleted later, also where they had been archived before the closure', async () => {
    const { id_reg_reserva } = await book(1140)
    await desk.call(archiveBooking, { id_reg_reserva, motivo: 'Lluvia' })
    const { id_mst_cierre: id } = await close({ politica: 'cancel' })
    await desk.call(undoClosure, { id })
    expect(await deletedIds()).toEqual([])
    await desk.call(deleteBooking, { id_reg_reserva })
    expect(await deletedIds()).toEqual([id_reg_reserva])
    expect(await desk.call(restoreBooking, { id: id_reg_reserva })).toMatchObject({ id_reg_reserva })
  })
})

describe('taking a closure back', () => {
  const undo = (id: number) => desk.call(undoClosure, { id })
  const touch = ({ id_reg_reserva }: { id_reg_reserva: number }) => desk.call(editBooking, { id_reg_reserva, nombre: 'Otra' })
  it('looks at its own bookings, whatever became of others and of those of another closure', async () => {
    const beside = await book(1140, { id_mst_recurso: other, id_mst_socios: berta })
    const early = await book(600)
    await book(1140)
    const { id_mst_cierre: first } = await close({ hora_ini: 590, hora_fin: 700 })
    const { id_mst_cierre: second } = await close()
    await touch(beside)
    await touch(early)
    expect(await undo(second)).toMatchObject({ devueltas: 1 })
    await expect(undo(first)).rejects.toMatchObject({ code: 'booking.tocada_despues' })
  })
  it('is refused where another closure moved its booking on, which may be taken back itself', async () => {
    const { id_reg_reserva } = await book(1140)
    const { id_mst_cierre: first } = await close()
    const { id_mst_cierre: second } = await close({ recursos: [other] })
    await expect(undo(first)).rejects.toMatchObject({ code: 'booking.tocada_despues', body: { reservas: [{ id_reg_reserva }] } })
    expect(await undo(second)).toMatchObject({ devueltas: 1 })
  })
})

describe('the closures of a day', () => {
  const ofDay = (more: { fecha?: string; id_mst_tiporecurso?: number } = {}) => desk.call(closuresOfDay, { fecha: rainyDay, ...more })
  it('may be taken back until the minute in which people are written to, and not from then on (A-140)', async () => {
    await db.updateTable('socio').set({ email: 'anna@example.com' }).where('id_mst_socios', '=', anna).execute()
    await book(1140)
    const early = await close()
    expect(early.avisos).toBe(1)
    desk.at('2026-11-20T10:04:59Z')
    expect(await ofDay()).toMatchObject([{ deshacer: true }])
    await desk.call(undoClosure, { id: early.id_mst_cierre })
    desk.at('2026-11-20T10:00:00Z')
    const late = await close()
    expect(late.avisos).toBe(1)
    desk.at('2026-11-20T10:05:00Z')
    expect(await ofDay()).toMatchObject([{ deshacer: false }])
    await expect(desk.call(undoClosure, { id: late.id_mst_cierre })).rejects.toMatchObject({ code: 'closures.avisos_enviados' })
    desk.at('2026-11-20T10:00:00Z')
    await db.updateTable('socio').set({ email: null }).where('id_mst_socios', '=', anna).execute()
  })
  it('are those of its sport that nobody has taken back; a court of one that was is open already', async () => {
    const { id_mst_cierre: id } = await close()
    expect(await ofDay({ id_mst_tiporecurso: 1 })).toMatchObject([{ id_mst_cierre: id }])
    expect([await ofDay({ id_mst_tiporecurso: 2 }), await ofDay({ fecha: '2026-11-25' })]).toEqual([[], []])
    await desk.call(undoClosure, { id })
    expect(await ofDay()).toEqual([])
    await expect(desk.call(reopenCourt, { id, id_mst_recurso: padel })).rejects.toMatchObject({ code: 'closures.ya_deshecho' })
  })
})
