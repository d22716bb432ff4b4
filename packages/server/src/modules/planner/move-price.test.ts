import { moveBooking } from '@app/contract/bookings/change-booking'
import { chargeSelected } from '@app/contract/invoices/collect'
import { movePrice } from '@app/contract/planner/move-price'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { db, padel, other, members, book } = desk
const [anna] = members

/** A court at 9 € per hour instead of 6 €. */
const dear = await desk.court('Pádel central')
await db
  .insertInto('recurso_tiposocio')
  .values([2, 3].map((id_mst_tiposocio) => ({ id_mst_recurso: dear, id_mst_tiposocio, precio: 900 })))
  .execute()

const paid = async (hora_ini: number, players: readonly number[] = [anna]) => {
  const { id_reg_reserva } = await book({ hora_ini, socios: [...players] })
  const [first] = await linesOf(desk, id_reg_reserva)
  await desk.call(chargeSelected, { facturasSeleccionadas: [first!.id_reg_factura] })
  return id_reg_reserva
}
const pricesOf = async (id: number) => (await linesOf(desk, id)).map(({ precio, pagado }) => [precio, pagado])

describe('what a move does to the money', () => {
  it('is a new price where nothing is paid, and asking changes nothing (A-115)', async () => {
    const { id_reg_reserva: id } = await book({ hora_ini: 480, socios: [anna, guest] })
    const before = await linesOf(desk, id)
    expect(await desk.call(movePrice, { id, duracion: 90 })).toEqual({
      ...{ ahora: 1200, pagado: 0, despues: 1800, diferencia: 0, abonos: [] },
      lineas: before.map(({ id_reg_factura }) => ({ id_reg_factura, ahora: 600, despues: 900 })),
      ...{ obstaculo: null, coinciden: [] },
    })
    expect(await desk.call(movePrice, { id, id_mst_recurso: dear })).toMatchObject({ despues: 1800, diferencia: 0 })
    expect(await desk.call(movePrice, { id, id_mst_recurso: other, hora_ini: 600 })).toMatchObject({ despues: 1200, diferencia: 0 })
    expect(await linesOf(desk, id)).toEqual(before)
  })
  it('is what is missing or too much of what players have paid (A-128)', async () => {
    const id = await paid(600, [anna, guest])
    expect(await desk.call(movePrice, { id, duracion: 90 })).toMatchObject({ ahora: 1200, pagado: 600, despues: 1800, diferencia: 300 })
    expect(await desk.call(movePrice, { id, duracion: 30 })).toMatchObject({ ahora: 1200, pagado: 600, despues: 600, diferencia: -300 })
    expect(await desk.call(movePrice, { id, id_mst_recurso: dear })).toMatchObject({ despues: 1800, diferencia: 300 })
  })
  it('leaves a price made by hand alone', async () => {
    const { id_reg_reserva: id } = await book({ hora_ini: 720 })
    await db.updateTable('factura').set({ precio: 100 }).where('id_reg_reserva', '=', id).execute()
    expect(await desk.call(movePrice, { id, duracion: 120 })).toMatchObject({ ahora: 100, pagado: 0, despues: 100, diferencia: 0 })
  })
  it('counts a difference that is open already', async () => {
    const id = await paid(780)
    await desk.call(moveBooking, { id_reg_reserva: id, duracion: 90 })
    expect(await pricesOf(id)).toEqual([
      [600, 600],
      [300, 0],
    ])
    expect(await desk.call(movePrice, { id, hora_ini: 795 })).toMatchObject({ ahora: 900, despues: 900, diferencia: 0 })
    // one row for the place and what it owes besides
    expect(await desk.call(movePrice, { id, duracion: 120 })).toMatchObject({ lineas: [{ ahora: 900, despues: 1200 }] })
    expect(await desk.call(movePrice, { id, duracion: 60 })).toMatchObject({ despues: 600, diferencia: -300 })
  })
  it('is what the move then does, in every case', async () => {
    const id = await paid(900, [anna, guest])
    for (const to of [{ duracion: 90 }, { duracion: 120 }, { id_mst_recurso: other }, { id_mst_recurso: dear, duracion: 60 }]) {
      const { despues } = await desk.call(movePrice, { id, ...to })
      expect(await desk.call(moveBooking, { id_reg_reserva: id, ...to, cobrar_diferencia: true })).toMatchObject({ total: despues })
    }
    expect(await broken(desk)).toEqual([])
  })
  it('is refused to who may not see bookings, and for a booking that is not there', async () => {
    const clerk = await desk.as({ rights: ['cash'] })
    await expect(clerk.call(movePrice, { id: 1 })).rejects.toMatchObject({ status: 403 })
    await expect(desk.call(movePrice, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  })
})

describe('the verdict on a move (0164)', () => {
  it('is the refusal that the move then meets: a taken court, a length that reaches the next booking, a day of the model week; none at a free place', async () => {
    const { id_reg_reserva: id } = await book({ hora_ini: 480, fecha_ini: '2026-12-14' })
    await book({ hora_ini: 600, fecha_ini: '2026-12-14', id_mst_socios: members[1], socios: [members[1]] })
    for (const to of [{ hora_ini: 570 }, { duracion: 150 }, { fecha_ini: '2099-12-14' }]) {
      const { obstaculo } = await desk.call(movePrice, { id, ...to })
      await expect(desk.call(moveBooking, { id_reg_reserva: id, ...to })).rejects.toMatchObject({ msg: obstaculo })
    }
    expect(await desk.call(movePrice, { id, hora_ini: 540 })).toMatchObject({ obstaculo: null })
    expect(await desk.call(movePrice, { id })).toMatchObject({ obstaculo: null })
  })
  it('names every player with another booking at that time, and no guest (R-229)', async () => {
    const [, berta] = members
    const day = { fecha_ini: '2026-12-15' }
    const { id_reg_reserva: id } = await book({ ...day, hora_ini: 480, socios: [anna, berta, guest] })
    await book({ ...day, hora_ini: 600, id_mst_recurso: other, socios: [anna, guest] })
    await book({ ...day, hora_ini: 630, id_mst_recurso: dear, id_mst_socios: berta, socios: [berta] })
    const { coinciden, obstaculo } = await desk.call(movePrice, { id, hora_ini: 600 })
    expect(obstaculo).toBeNull()
    expect(coinciden).toEqual([expect.stringContaining('10:00'), expect.stringContaining('10:30')])
    expect((await desk.call(movePrice, { id, hora_ini: 720 })).coinciden).toEqual([])
  })
})

describe('moving a paid booking to a dearer court', () => {
  it('costs nothing more unless the desk asks for it, and then has a line of its own (A-128)', async () => {
    const kept = await paid(1020)
    expect(await desk.call(moveBooking, { id_reg_reserva: kept, id_mst_recurso: dear })).toMatchObject({ total: 600, diferencia: 0 })
    const asked = await paid(1110)
    const to = { id_reg_reserva: asked, id_mst_recurso: dear, cobrar_diferencia: true }
    expect(await desk.call(moveBooking, to)).toMatchObject({ total: 900, diferencia: 300 })
    expect(await pricesOf(asked)).toEqual([
      [600, 600],
      [300, 0],
    ])
    expect(await desk.call(moveBooking, { id_reg_reserva: asked, id_mst_recurso: padel })).toMatchObject({ total: 600, diferencia: 0 })
  })
  it('adds no line where nothing is left to collect', async () => {
    const id = await paid(1290)
    await desk.call(moveBooking, { id_reg_reserva: id, id_mst_recurso: other, cobrar_diferencia: true })
    expect(await pricesOf(id)).toEqual([[600, 600]])
  })
  it('may become longer at the price that was paid, where the desk says so', async () => {
    const id = await paid(1200)
    const longer = { id_reg_reserva: id, duracion: 90, cobrar_diferencia: false }
    expect(await desk.call(moveBooking, longer)).toMatchObject({ total: 600, diferencia: 0 })
    expect(await broken(desk)).toEqual([])
  })
})
