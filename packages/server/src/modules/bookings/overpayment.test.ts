import { editBookingInfo } from '@app/contract/bookings/booking-form'
import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { moveBooking } from '@app/contract/bookings/change-booking'
import { refundsDue } from '@app/contract/closures/refunds-due'
import { chargeBooking } from '@app/contract/invoices/collect'
import { refundLines } from '@app/contract/invoices/refund'
import { afterEach, describe, expect, it } from 'vitest'
import { broken, deskClub, linesOf } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { members, register: id_mst_caja } = desk
const [anna, berta] = members
const dueOf = async (id_reserva: number) => (await desk.call(editBookingInfo, { id_reserva })).por_devolver
/** 90 minutes of two players, 9 € each, paid. */
async function paid() {
  const { id_reg_reserva: id } = await desk.book({ duracion: 90, id_mst_socios: anna, socios: [berta] })
  await desk.call(chargeBooking, { id, id_mst_caja })
  return id
}
const change = (id_reg_reserva: number, duracion: number) => desk.call(moveBooking, { id_reg_reserva, duracion })

afterEach(async () => {
  const wrong = await broken(desk)
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong))
  for (const { id_reg_reserva } of await desk.db.selectFrom('reserva').select('id_reg_reserva').execute())
    await desk.call(deleteBooking, { id_reg_reserva, devolucion: 'conservar' })
})

describe('a paid booking that becomes shorter', () => {
  it('owes the difference back, in its panel and in the list, until it is refunded (A-128)', async () => {
    const id = await paid()
    expect(await desk.call(refundsDue)).toEqual([])
    await change(id, 60)
    expect(await dueOf(id)).toBe(600)
    const [row] = await desk.call(refundsDue)
    expect(row).toMatchObject({ id_reg_reserva: id, id_reg_cierre_reserva: null, hacer: 'cheaper', por_devolver: 600 })
    const [first, second] = row!.facturas
    await desk.call(refundLines, { facturas: [{ ...first!, importe: 200 }], id_mst_caja })
    expect(await dueOf(id)).toBe(400)
    await desk.call(refundLines, { facturas: [{ ...first!, importe: 100 }, second!], id_mst_caja })
    expect(await dueOf(id)).toBe(0)
    expect(await desk.call(refundsDue)).toEqual([])
  })
  it('owes nothing any more when it is long again, and less when it is longer by a part', async () => {
    const id = await paid()
    await change(id, 30)
    expect(await dueOf(id)).toBe(1200)
    await change(id, 60)
    expect(await dueOf(id)).toBe(600)
    await change(id, 90)
    expect(await dueOf(id)).toBe(0)
  })
  it('owes what was paid above a price made by hand, the paid difference of a longer time included', async () => {
    const id = await paid()
    await change(id, 120)
    await desk.call(chargeBooking, { id, id_mst_caja })
    await change(id, 60)
    expect(await dueOf(id)).toBe(1200)
    const [row] = await desk.call(refundsDue)
    await desk.call(refundLines, { facturas: row!.facturas, id_mst_caja })
    expect((await linesOf(desk, id)).reduce((sum, line) => sum + line.pagado, 0)).toBe(1200)
    expect(await dueOf(id)).toBe(0)
  })
  it('is off the list once it is deleted: what becomes of its money was asked then (R-209)', async () => {
    const id = await paid()
    await change(id, 60)
    await desk.call(deleteBooking, { id_reg_reserva: id, devolucion: 'conservar' })
    expect(await desk.call(refundsDue)).toEqual([])
  })
})
