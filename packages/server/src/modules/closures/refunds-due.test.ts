import { undoClosure } from '@app/contract/closures/closures'
import { markRefunded, refundDue, refundsDue } from '@app/contract/closures/refunds-due'
import { chargeSelected } from '@app/contract/invoices/collect'
import { refundLines } from '@app/contract/invoices/refund'
import { afterEach, describe, expect, it } from 'vitest'
import { rainClub } from '../../testing/modules/closures.ts'

const club = await rainClub()
const { desk, db, close, book, lines, broken } = club
const [anna, berta, carles] = club.members
const pay = async (id: number) => desk.call(chargeSelected, { facturasSeleccionadas: (await lines(id)).map((line) => line.id_reg_factura) })
/** Sums of the refund lines of a booking, by person. */
const givenBack = async (id: number) =>
  (await lines(id)).filter((line) => line.precio < 0).map((line) => [line.id_mst_socios, line.precio] as const)

afterEach(async () => {
  const wrong = await broken()
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong))
  await club.clean()
})

describe('giving back what a closure left due', () => {
  it('gives each who paid his part of it, to the cent (A-140)', async () => {
    const { id_reg_reserva: id } = await book(1020, { duracion: 90, socios: [anna, berta, carles] })
    await pay(id)
    await close()
    const [due] = await desk.call(refundsDue)
    // half of the time is half of the 900 of each; a cent less of it is one person’s
    await db.updateTable('cierre_reserva').set({ por_devolver: 1349 }).where('id_reg_reserva', '=', id).execute()
    expect(due).toMatchObject({ hacer: 'shorten', por_devolver: 1350 })
    expect(await desk.call(refundDue, { id: due!.id_reg_cierre_reserva! })).toMatchObject({ devuelto: 1349 })
    const found = await givenBack(id)
    expect(new Set(found.map(([member]) => member))).toEqual(new Set([anna, berta, carles]))
    expect(found.map(([, cents]) => cents).toSorted((a, b) => a - b)).toEqual([-450, -450, -449])
    expect(await desk.call(refundsDue)).toEqual([])
  })
  it('makes no line for whom nothing is left of it', async () => {
    const { id_reg_reserva: id } = await book(1020, { duracion: 90, socios: [anna, berta] })
    await pay(id)
    await close()
    await db.updateTable('cierre_reserva').set({ por_devolver: 1 }).where('id_reg_reserva', '=', id).execute()
    const [due] = await desk.call(refundsDue)
    expect(await desk.call(refundDue, { id: due!.id_reg_cierre_reserva! })).toMatchObject({ devuelto: 1 })
    expect((await givenBack(id)).map(([, cents]) => cents)).toEqual([-1])
  })
  it('is refused once the closure was taken back: nothing is owed any more', async () => {
    const { id_reg_reserva: id } = await book(1020, { duracion: 90 })
    await pay(id)
    const { id_mst_cierre } = await close()
    const [due] = await desk.call(refundsDue)
    await desk.call(undoClosure, { id: id_mst_cierre })
    await expect(desk.call(refundDue, { id: due!.id_reg_cierre_reserva! })).rejects.toMatchObject({
      status: 409,
      code: 'closures.ya_deshecho',
    })
    expect(await givenBack(id)).toEqual([])
    expect(await lines(id)).toMatchObject([{ precio: 900, pagado: 900 }])
  })
  it('is refused where all of it was given back at the desk meanwhile', async () => {
    const { id_reg_reserva: id } = await book(1020, { duracion: 90 })
    await pay(id)
    await close()
    const [due] = await desk.call(refundsDue)
    await desk.call(refundLines, { facturas: (await lines(id)).map(({ id_reg_factura }) => ({ id_reg_factura, importe: null })) })
    expect(await desk.call(refundsDue)).toEqual([])
    await expect(desk.call(refundDue, { id: due!.id_reg_cierre_reserva! })).rejects.toMatchObject({
      status: 409,
      code: 'closures.ya_devuelto',
    })
  })
  it('knows none where nothing is owed, of a booking that was not paid and of one that is not there', async () => {
    await book(1140)
    await close({ politica: 'cancel' })
    expect(await desk.call(refundsDue)).toEqual([])
    const { id_reg_cierre_reserva: id } = await db.selectFrom('cierre_reserva').select('id_reg_cierre_reserva').executeTakeFirstOrThrow()
    for (const none of [id, 999_999]) {
      await expect(desk.call(refundDue, { id: none })).rejects.toMatchObject({ status: 404 })
      await expect(desk.call(markRefunded, { id: none })).rejects.toMatchObject({ status: 404 })
    }
  })
  it('notes one as given back, and no other', async () => {
    for (const hora_ini of [1140, 1200]) await pay((await book(hora_ini)).id_reg_reserva)
    await close({ politica: 'cancel' })
    const [first, second] = await desk.call(refundsDue)
    await desk.call(markRefunded, { id: first!.id_reg_cierre_reserva! })
    expect(await desk.call(refundsDue)).toEqual([second])
    await expect(desk.call(refundDue, { id: first!.id_reg_cierre_reserva! })).rejects.toMatchObject({ code: 'closures.ya_devuelto' })
  })
})
