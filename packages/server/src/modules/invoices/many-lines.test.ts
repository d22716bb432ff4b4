import { addLines } from '@app/contract/bookings/booking-line'
import { chargeSelected } from '@app/contract/invoices/collect'
import { voidPayments } from '@app/contract/invoices/wrong-payment'
import { bookingsOfPermanent, deletePermanent, updatePermanent } from '@app/contract/permanent/permanent-bookings'
import { describe, expect, it } from 'vitest'
import { linesOf } from '../../testing/modules/bookings.ts'
import { seriesClub } from '../../testing/modules/permanent.ts'

const { desk, form, make, broken } = await seriesClub()
const [anna] = desk.members
/** The line of a booking whose payment was reverted: it is owed, and the ledger names it. */
async function owedAgain(booking: number) {
  const [line] = await linesOf(desk, booking)
  const { cobros } = await desk.call(chargeSelected, { facturasSeleccionadas: [line!.id_reg_factura] })
  await desk.call(voidPayments, { cobros: cobros.map((one) => one.id_reg_cobro) })
  return line!.id_reg_factura
}
const rowOf = (id: number) => desk.db.selectFrom('factura').selectAll().where('id_reg_factura', '=', id).executeTakeFirst()

describe('the lines of many bookings', () => {
  it('go with them, hidden where the ledger names them; those of other bookings stay', async () => {
    const beside = await desk.book({ fecha_ini: '2026-12-08', id_mst_recurso: desk.other })
    const kept = [await owedAgain(beside.id_reg_reserva)]
    kept.push((await linesOf(desk, (await desk.book({ fecha_ini: '2026-12-09' })).id_reg_reserva))[0]!.id_reg_factura)
    const before = await Promise.all(kept.map(rowOf))
    const { id_mst_reservasfijas: id } = await make({ id_mst_socios: anna })
    const [first, second] = await desk.call(bookingsOfPermanent, { id })
    const hidden = await owedAgain(first!.id_reg_reserva)
    const [gone] = await linesOf(desk, second!.id_reg_reserva)
    await desk.call(deletePermanent, { id })
    expect(await rowOf(hidden)).toMatchObject({ id_reg_reserva: null, fecha_baja: '2026-11-20' })
    expect(await rowOf(gone!.id_reg_factura)).toBeUndefined()
    expect(await Promise.all(kept.map(rowOf))).toEqual(before)
    expect(await broken()).toEqual([])
  })
  it('are priced anew with them alone, when the hours of a series change', async () => {
    const beside = await desk.book({ fecha_ini: '2026-12-10', id_mst_socios: anna })
    const before = await linesOf(desk, beside.id_reg_reserva)
    const { id_mst_reservasfijas: id } = await make({ id_mst_socios: anna })
    const [first] = await desk.call(bookingsOfPermanent, { id })
    const added = { id_mst_socios: anna, concepto: 'Bolas', precio: 590, cantidad: 1, id_mst_tipoingreso: 6 }
    await desk.call(addLines, { id_reg_reserva: first!.id_reg_reserva, facturas: [added] })
    await desk.call(updatePermanent, { id, ...form({ id_mst_socios: anna, hora_ini: 1260, hora_fin: 1380 }) })
    expect(await linesOf(desk, first!.id_reg_reserva)).toMatchObject([
      { ...added, precio_calculado: null },
      {
        id_mst_socios: anna,
        precio: 1200,
        precio_calculado: 1200,
        explicacion: expect.arrayContaining([expect.objectContaining({ applied: true, cents: 1200 })]),
      },
    ])
    expect(await linesOf(desk, beside.id_reg_reserva)).toEqual(before)
  })
  it('keep what was marked as paid though it cost nothing, when the hours of a series change', async () => {
    const free = await desk.member('Gratis')
    await desk.db.updateTable('socio').set({ id_mst_tiposocio: 1 }).where('id_mst_socios', '=', free).execute()
    const { id_mst_reservasfijas: id } = await make({ id_mst_socios: free })
    const [first, second] = await desk.call(bookingsOfPermanent, { id })
    const [line] = await linesOf(desk, first!.id_reg_reserva)
    await desk.call(chargeSelected, { facturasSeleccionadas: [line!.id_reg_factura] })
    const before = await linesOf(desk, first!.id_reg_reserva)
    expect(before).toMatchObject([{ precio: 0, fecha_pago: '2026-11-20' }])
    await desk.call(updatePermanent, { id, ...form({ id_mst_socios: free, hora_ini: 1260, hora_fin: 1380 }) })
    expect(await linesOf(desk, first!.id_reg_reserva)).toEqual(before)
    expect(await linesOf(desk, second!.id_reg_reserva)).toMatchObject([{ precio: 0, fecha_pago: null }])
  })
})
