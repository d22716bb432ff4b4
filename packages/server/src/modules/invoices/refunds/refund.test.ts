import { deleteBooking, restoreBooking } from '@app/contract/bookings/cancel-booking'
import { drawerInfo } from '@app/contract/cash/drawer'
import { addCash, withdrawCash } from '@app/contract/cash/move-cash'
import { chargeBooking, chargeSelected } from '@app/contract/invoices/collect'
import { hasOfficialInvoice, hasRefund, refundable, refundInvoice, refundLines } from '@app/contract/invoices/refund'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf, newRegister } from '../../../testing/modules/bookings.ts'

const desk = await deskClub()
const { register, members } = desk
const [anna] = members
const held = async (id = register) => (await desk.call(drawerInfo, { id })).expectedAmount
let minute = 480
/** A booking of three lines of 6,00. */
const booked = async () => {
  minute += 60
  const { id_reg_reserva } = await desk.book({ fecha_ini: '2026-12-14', hora_ini: minute - 60, socios: [anna, guest, guest] })
  return { id: id_reg_reserva, lines: (await linesOf(desk, id_reg_reserva)).map((line) => line.id_reg_factura) }
}
const paid = async (id_mst_tipopago = 1) => {
  const one = await booked()
  await desk.call(chargeBooking, { id: one.id, id_mst_tipopago, id_mst_caja: register })
  return one
}
const all = (lines: readonly number[]) => lines.map((id_reg_factura) => ({ id_reg_factura, importe: null }))
const rowsOf = (lines: readonly number[]) =>
  desk.db.selectFrom('factura').selectAll().where('id_reg_factura', 'in', lines).orderBy('id_reg_factura').execute()

describe('giving money of lines back', () => {
  it('by a cash machine is refused in a club that names none', async () => {
    const { lines } = await paid()
    await expect(desk.call(refundLines, { facturas: all(lines), forma: 'maquina' })).rejects.toMatchObject({
      status: 409,
      code: 'cash_machine.sin_maquina',
    })
  })
  it('the way it came takes it out of the register, by a line of the opposite sign that is paid, and answers it: nothing is waited for (R-123, R-130)', async () => {
    const { id, lines } = await paid()
    const before = await held()
    const answer = await desk.call(refundLines, { facturas: all(lines.slice(0, 2)), motivo: 'Lluvia' })
    expect(answer).toMatchObject({ devuelto: 1200, facturas: [{ id_reg_reserva: id, precio: -600 }, { precio: -600 }] })
    expect(await held()).toBe(before - 1200)
    expect(await linesOf(desk, id)).toMatchObject([
      { precio: 600, pagado: 600, id_reg_factura_anulacion: answer.facturas[0]!.id_reg_factura },
      { precio: 600, pagado: 600, id_reg_factura_anulacion: answer.facturas[1]!.id_reg_factura },
      { precio: 600, pagado: 600, id_reg_factura_anulacion: null },
      { precio: -600, pagado: -600, fecha_pago: '2026-11-20', concepto: expect.stringMatching(/^Devolución: /) },
      { precio: -600, pagado: -600 },
    ])
  })
  it('in parts adds up, and refuses more than is left with what that is (R-134)', async () => {
    const { lines } = await paid()
    const [id_reg_factura] = lines
    const part = (importe: number) => desk.call(refundLines, { facturas: [{ id_reg_factura: id_reg_factura!, importe }] })
    await part(250)
    expect((await rowsOf([id_reg_factura!]))[0]!.id_reg_factura_anulacion).toBeNull()
    await expect(part(351)).rejects.toMatchObject({
      code: 'msg.IMPORTE_SUPERIOR_DISPONIBLE',
      fields: { importe: [expect.stringContaining('3,50')] },
    })
    const last = await part(350)
    expect((await rowsOf([id_reg_factura!]))[0]!.id_reg_factura_anulacion).toBe(last.facturas[0]!.id_reg_factura)
    await expect(part(1)).rejects.toMatchObject({ code: 'msg.nada_que_devolver' })
  })
  it('of a line that was paid in two ways gives the newest back first, each by its own way', async () => {
    const { lines } = await booked()
    const [line] = lines
    const pay = (id_mst_tipopago: number, importe?: number) =>
      desk.call(chargeSelected, { facturasSeleccionadas: [line!], id_mst_tipopago, ...(importe && { importe }) })
    await pay(1, 200)
    await pay(4)
    const before = await held()
    await desk.call(refundLines, { facturas: [{ id_reg_factura: line!, importe: 450 }] })
    expect(await held()).toBe(before - 50)
  })
  it('all in cash takes a card payment out of the register too', async () => {
    const { lines } = await paid(4)
    await desk.call(addCash, { id_mst_caja: register, amount: 5000 })
    const before = await held()
    await desk.call(refundLines, { facturas: all(lines), forma: 'efectivo' })
    expect(await held()).toBe(before - 1800)
    const refunds = await desk.db
      .selectFrom('factura')
      .select('id_mst_tipopago')
      .where('precio', '<', 0)
      .orderBy('id_reg_factura', 'desc')
      .limit(1)
      .execute()
    expect(refunds).toEqual([{ id_mst_tipopago: 1 }])
  })
  it('is refused where the register does not hold so much, and says how much it does; another register can give it', async () => {
    const { lines } = await paid()
    await desk.call(withdrawCash, { id_mst_caja: register, amount: (await held()) - 100 })
    await expect(desk.call(refundLines, { facturas: all(lines) })).rejects.toMatchObject({
      code: 'caja.no_hay_tanto_efectivo',
      msg: expect.stringContaining('1,00'),
    })
    const other = await newRegister(desk, 'Bar')
    await desk.call(addCash, { id_mst_caja: other, amount: 2000 })
    await desk.call(refundLines, { facturas: all(lines), id_mst_caja: other })
    expect(await held(other)).toBe(200)
    await expect(desk.call(refundLines, { facturas: all((await paid(4)).lines), forma: 'efectivo' })).rejects.toMatchObject({
      code: 'msg.falta_caja_salida',
    })
    await desk.call(addCash, { id_mst_caja: register, amount: 20_000 })
  })
  it('is refused for what was never paid, for what is not there, for nothing, and for a line that is there twice', async () => {
    const { lines } = await booked()
    const tried = (facturas: ReturnType<typeof all>) => desk.call(refundLines, { facturas })
    await expect(tried(all(lines))).rejects.toMatchObject({ code: 'msg.nada_que_devolver' })
    await expect(tried(all([999_999]))).rejects.toMatchObject({ status: 404 })
    await expect(tried([])).rejects.toMatchObject({ code: 'No_element_selected' })
    await expect(tried(all([lines[0]!, lines[0]!]))).rejects.toMatchObject({ code: 'msg.linea_repetida' })
  })
  it('of one line at once is what the refund button does, a second time and of a refund refused (R-123, R-136)', async () => {
    const { lines } = await paid()
    expect(await desk.call(refundInvoice, { id: lines[0]! })).toMatchObject({ devuelto: 600 })
    expect(await desk.call(hasRefund, { id: lines[0]! })).toEqual({ tiene_devolucion: true })
    expect(await desk.call(hasRefund, { id: lines[1]! })).toEqual({ tiene_devolucion: false })
    expect(await desk.call(hasOfficialInvoice, { id: lines[1]! })).toEqual({ tiene_factura_oficial: false })
    await expect(desk.call(refundInvoice, { id: lines[0]! })).rejects.toMatchObject({ code: 'msg.nada_que_devolver', body: { status: 0 } })
    const made = (await rowsOf(lines))[0]!.id_reg_factura_anulacion!
    await expect(desk.call(refundInvoice, { id: made })).rejects.toMatchObject({ code: 'msg.nada_que_devolver' })
    await expect(desk.call(refundInvoice, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  })
  it('begins with what is left of each line and by which way it came', async () => {
    const { id, lines } = await booked()
    await desk.call(chargeSelected, { facturasSeleccionadas: [lines[0]!], id_mst_tipopago: 4 })
    await desk.call(chargeSelected, { facturasSeleccionadas: [lines[1]!], importe: 100, id_mst_caja: register })
    const found = await desk.call(refundable, { id })
    expect(found).toMatchObject({
      importe: 700,
      facturas: [
        { id_reg_factura: lines[0], importe: 600 },
        { id_reg_factura: lines[1], importe: 100 },
      ],
      pagos: [
        { id_mst_tipopago: 1, id_mst_caja: register, importe: 100 },
        { id_mst_tipopago: 4, id_mst_caja: null, importe: 600 },
      ],
    })
    expect(found.cajas.map(({ id_mst_caja, saldo }) => [id_mst_caja, saldo])).toContainEqual([register, await held()])
  })
})

describe('deleting a paid booking', () => {
  it('gives the money back and frees the court; its lines outlive it (R-209, R-210)', async () => {
    const { id, lines } = await paid(4)
    const answer = await desk.call(deleteBooking, { id_reg_reserva: id, devolucion: 'como_se_pago', motivo: 'Lluvia' })
    expect(answer.devuelto).toBe(1800)
    const rows = await desk.db.selectFrom('factura').selectAll().where('id_reg_reserva_hist', '=', answer.id_reg_reserva_hist).execute()
    expect(rows.map((row) => [row.id_reg_reserva, row.precio]).toSorted((a, b) => b[1]! - a[1]!)).toEqual([
      ...lines.map(() => [null, 600]),
      ...lines.map(() => [null, -600]),
    ])
  })
  it('closes what was paid in part with what was paid, and what nobody paid goes', async () => {
    const { id, lines } = await booked()
    await desk.call(chargeSelected, { facturasSeleccionadas: [lines[0]!], importe: 250, id_mst_tipopago: 4 })
    await desk.call(deleteBooking, { id_reg_reserva: id, devolucion: 'como_se_pago' })
    expect(await rowsOf(lines)).toMatchObject([{ precio: 250, pagado: 250, fecha_pago: '2026-11-20' }])
  })
  it('may keep the money, and the restored booking has its paid lines again', async () => {
    const { id, lines } = await paid(4)
    expect(await desk.call(deleteBooking, { id_reg_reserva: id, devolucion: 'conservar' })).toMatchObject({ devuelto: 0 })
    await desk.call(restoreBooking, { id })
    expect((await linesOf(desk, id)).map((line) => [line.id_reg_factura, line.pagado])).toEqual(lines.map((line) => [line, 600]))
  })
  it('restored owes again what was given back, and nothing twice', async () => {
    const { id, lines } = await paid(4)
    await desk.call(refundLines, { facturas: all([lines[0]!]) })
    await desk.call(deleteBooking, { id_reg_reserva: id, devolucion: 'como_se_pago' })
    await desk.call(restoreBooking, { id })
    expect((await linesOf(desk, id)).map((line) => [line.precio, line.pagado])).toEqual(lines.map(() => [600, 0]))
  })
  it('of which all was given back needs no say about money', async () => {
    const { id, lines } = await paid(4)
    await desk.call(refundLines, { facturas: all(lines) })
    expect(await desk.call(deleteBooking, { id_reg_reserva: id })).toMatchObject({ devuelto: 0 })
  })
  it('gives back nothing where the register does not hold it: the booking stays', async () => {
    const { id } = await paid(4)
    const empty = await newRegister(desk, 'Vacía')
    await expect(desk.call(deleteBooking, { id_reg_reserva: id, devolucion: 'efectivo', id_mst_caja: empty })).rejects.toMatchObject({
      code: 'caja.no_hay_tanto_efectivo',
    })
    expect(await linesOf(desk, id)).toHaveLength(3)
  })
})

it('leaves everything in order', async () => {
  expect(await broken(desk)).toEqual([])
})
