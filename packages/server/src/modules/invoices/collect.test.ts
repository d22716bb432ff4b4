import { chargeBooking, chargeSelected } from '@app/contract/invoices/collect'
import { createIncome } from '@app/contract/one-off-income/edit-income'
import { createSupplier } from '@app/contract/suppliers/suppliers'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf, newRegister } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { members, book, register } = desk
const [anna] = members
const booking = async (hora_ini: number) => {
  const { id_reg_reserva } = await book({ hora_ini, socios: [anna, guest, guest] })
  return { id: id_reg_reserva, lines: (await linesOf(desk, id_reg_reserva)).map((line) => line.id_reg_factura) }
}

describe('charging lines of a booking', () => {
  it('in cash pays them whole, into the register (R-114, R-115, A-15)', async () => {
    const { id, lines } = await booking(480)
    const answer = await desk.call(chargeSelected, { facturasSeleccionadas: lines.slice(0, 2) })
    expect(answer).toMatchObject({
      cobrado: 1200,
      cobros: [{ importe: 600, id_mst_tipopago: 1, id_mst_caja: register }, { importe: 600 }],
      facturas: [{ pagado_check: true }, { pagado_check: true }],
    })
    expect(await linesOf(desk, id)).toMatchObject([
      { pagado: 600, fecha_pago: '2026-11-20' },
      { pagado: 600 },
      { pagado: 0, fecha_pago: null },
    ])
  })
  it('by card terminal leaves the register alone (A-05)', async () => {
    const { id, lines } = await booking(540)
    expect(await desk.call(chargeSelected, { facturasSeleccionadas: lines, id_mst_tipopago: 4 })).toMatchObject({
      cobrado: 1800,
      cobros: [{ id_mst_caja: null }, {}, {}],
    })
    expect((await linesOf(desk, id)).map((line) => line.id_mst_tipopago)).toEqual([4, 4, 4])
  })
  it('is refused a second time, and charges nothing of the rest either', async () => {
    const { id, lines } = await booking(600)
    await desk.call(chargeSelected, { facturasSeleccionadas: [lines[0]!] })
    await expect(desk.call(chargeSelected, { facturasSeleccionadas: lines })).rejects.toMatchObject({
      status: 409,
      code: 'msg.FACTURA_YA_PAGADA',
    })
    expect((await linesOf(desk, id)).map((line) => line.pagado)).toEqual([600, 0, 0])
  })
  it('is refused for a booking without any, which is not one that is paid', async () => {
    const { id } = await booking(1320)
    await desk.db.deleteFrom('factura').where('id_reg_reserva', '=', id).execute()
    await expect(desk.call(chargeBooking, { id })).rejects.toMatchObject({ code: 'msg.sin_facturas' })
    await expect(desk.call(chargeBooking, { id: id + 1000 })).rejects.toMatchObject({ status: 404 })
  })
  it('is refused for what the club owes a supplier, and pays nothing of the rest', async () => {
    const { lines } = await booking(1260)
    const { id_mst_proveedor } = await desk.call(createSupplier, { nombre: 'Redes, S.L.' })
    const owed = await desk.call(createIncome, {
      id_mst_tipofactura: 1,
      id_mst_proveedor,
      concepto: 'Redes',
      precio: 900,
      id_mst_tipopago: 6,
    })
    await expect(desk.call(chargeSelected, { facturasSeleccionadas: [lines[0]!, owed.id_reg_factura] })).rejects.toMatchObject({
      code: 'income.proveedor_no_cobra',
    })
    expect((await desk.db.selectFrom('factura').select('pagado').where('id_reg_factura', '=', lines[0]!).executeTakeFirst())?.pagado).toBe(
      0,
    )
  })
  it('takes a part of lines of which one costs nothing', async () => {
    const { id, lines } = await booking(1380)
    await desk.db.updateTable('factura').set({ precio: 0 }).where('id_reg_factura', '=', lines[1]!).execute()
    await desk.call(chargeSelected, { facturasSeleccionadas: lines, importe: 1000 })
    expect((await linesOf(desk, id)).map((line) => line.pagado)).toEqual([600, 0, 400])
  })
  it('takes a part, first line first, and never more than is left', async () => {
    const { id, lines } = await booking(660)
    await expect(desk.call(chargeSelected, { facturasSeleccionadas: lines, importe: 1801 })).rejects.toMatchObject({
      code: 'msg.importeSuperiorADeuda',
      fields: { importe: [expect.stringContaining('18,00')] },
    })
    await expect(desk.call(chargeSelected, { facturasSeleccionadas: lines, importe: 0 })).rejects.toMatchObject({
      code: 'msg.importe_cero',
    })
    await desk.call(chargeSelected, { facturasSeleccionadas: lines, importe: 1000 })
    expect(await linesOf(desk, id)).toMatchObject([
      { pagado: 600, fecha_pago: '2026-11-20' },
      { pagado: 400, fecha_pago: null },
      { pagado: 0 },
    ])
    await desk.call(chargeBooking, { id })
    expect((await linesOf(desk, id)).map((line) => line.pagado)).toEqual([600, 600, 600])
  })
  it('is refused for a supplier’s line, which the club pays (R-146)', async () => {
    const { id_reg_factura } = await desk.db
      .insertInto('factura')
      .values({ id_mst_tipofactura: 1, concepto: 'Redes', precio: 900, fecha_creacion: '2026-11-20' })
      .returning('id_reg_factura')
      .executeTakeFirstOrThrow()
    await expect(desk.call(chargeSelected, { facturasSeleccionadas: [id_reg_factura] })).rejects.toMatchObject({
      code: 'income.proveedor_no_cobra',
    })
  })
  it('takes cash, card terminal and transfer only, and of a member the wallet (A-05)', async () => {
    const { lines } = await booking(720)
    const asGuest = desk.call(chargeSelected, { facturasSeleccionadas: lines, id_mst_tipopago: 7 })
    await expect(asGuest).rejects.toMatchObject({ code: 'monedero.invitado' })
    for (const id_mst_tipopago of [2, 3, 5])
      await expect(desk.call(chargeSelected, { facturasSeleccionadas: lines, id_mst_tipopago })).rejects.toMatchObject({
        code: 'msg.tipo_pago_no_cobra',
      })
    await expect(desk.call(chargeSelected, { facturasSeleccionadas: lines, id_mst_tipopago: 6 })).resolves.toMatchObject({ cobrado: 1800 })
  })
  it('marks a line that costs nothing as paid without a payment', async () => {
    const { id } = await booking(780)
    await desk.db.updateTable('factura').set({ precio: 0 }).where('id_reg_reserva', '=', id).execute()
    expect(await desk.call(chargeBooking, { id })).toMatchObject({ cobrado: 0, cobros: [], facturas: [{ pagado_check: true }, {}, {}] })
    await expect(desk.call(chargeBooking, { id })).rejects.toMatchObject({ code: 'msg.FACTURA_YA_PAGADA' })
  })
  it('by GET needs the same token as by POST (A-11)', async () => {
    const { id } = await booking(840)
    const url = `/api/reserva/${id}/factura/cobrar`
    expect(await desk.http({ method: 'GET', url, headers: { 'x-csrf-token': '' } })).toMatchObject({ status: 403 })
    expect(await desk.http({ method: 'GET', url })).toMatchObject({ status: 200, body: { status: 'ok', data: { cobrado: 18 } } })
  })
  it('names a line that is not there, an empty choice and a booking without lines', async () => {
    await expect(desk.call(chargeSelected, { facturasSeleccionadas: [999_999] })).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(chargeSelected, { facturasSeleccionadas: [] })).rejects.toMatchObject({ code: 'No_element_selected' })
    await expect(desk.call(chargeBooking, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  })
  it('with several registers goes to that of the income type, else asks for one (A-15)', async () => {
    const bar = await newRegister(desk, 'Bar')
    const first = await booking(900)
    await expect(desk.call(chargeBooking, { id: first.id })).rejects.toMatchObject({
      code: 'msg.falta_caja',
      fields: { id_mst_caja: ['Elige en qué caja entra el efectivo.'] },
    })
    expect(await desk.call(chargeBooking, { id: first.id, id_mst_caja: register })).toMatchObject({
      cobros: [{ id_mst_caja: register }, {}, {}],
    })
    await desk.db.updateTable('tipo_ingreso').set({ id_mst_caja: bar }).where('id_mst_tipoingreso', '=', 1).execute()
    const second = await booking(960)
    expect(await desk.call(chargeBooking, { id: second.id })).toMatchObject({ cobros: [{ id_mst_caja: bar }, {}, {}] })
  })
  it('leaves everything in order', async () => {
    expect(await broken(desk)).toEqual([])
  })
})
