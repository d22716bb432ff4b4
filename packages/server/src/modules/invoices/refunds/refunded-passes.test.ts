import { addCash } from '@app/contract/cash/move-cash'
import { chargeSelected } from '@app/contract/invoices/collect'
import { refundInvoice, refundLines } from '@app/contract/invoices/refund'
import { undoLineRefund } from '@app/contract/invoices/undo-refund'
import { updateIncome, writeOffLines } from '@app/contract/one-off-income/edit-income'
import { getPass } from '@app/contract/passes/member-passes'
import { addPassDay, movePassBalance } from '@app/contract/passes/pass-uses'
import { describe, expect, it } from 'vitest'

import { broken, passClub } from '../../../testing/modules/passes.ts'

const desk = await passClub()
await desk.call(addCash, { id_mst_caja: desk.register, amount: 100_000 })
const [anna] = desk.members
const noneBroken = async () => expect(await broken(desk)).toEqual([])
const get = (id: number) => desk.call(getPass, { id })
const use = (id: number) => desk.call(addPassDay, { id, date: '2026-11-20' })
/** A pass of a member, paid in cash, and used n times. */
async function paid(type: number, uses = 0) {
  const sold = await desk.sell(type)
  await desk.call(chargeSelected, { facturasSeleccionadas: [sold.id_reg_factura!] })
  for (let n = 0; n < uses; n += 1) await use(sold.id_reg_abonos)
  return { id: sold.id_reg_abonos, line: sold.id_reg_factura! }
}
const back = (id_reg_factura: number, more: { importe?: number | null; usos?: number | null; confirmar_abono?: boolean } = {}) => {
  const { importe = null, usos = null, ...rest } = more
  return desk.call(refundLines, {
    facturas: [{ id_reg_factura, importe }],
    usos_abono: usos === null ? null : [{ id_reg_factura, usos }],
    ...rest,
  })
}

describe('a pass whose money goes back', () => {
  it('ends with all of it: its uses go, and it is refused from then on (A-160)', async () => {
    const { id, line } = await paid(desk.bookings)
    expect(await back(line)).toMatchObject({ devuelto: 6000 })
    expect(await get(id)).toMatchObject({ saldo_restante: 0, caducado: true, devuelto: true })
    await expect(use(id)).rejects.toMatchObject({ status: 409, code: 'abono.devuelto' })
    const { id_reg_abonos } = await desk.sell(desk.bookings)
    const sent = { id_reg_abonos, id_reg_abonos_destino: id, saldo: 1 }
    await expect(desk.call(movePassBalance, sent)).rejects.toMatchObject({ code: 'abono.devuelto' })
    await noneBroken()
  })
  it.each(['unlimited', 'weekly'] as const)('ends also if its uses are not counted as a whole (%s) (A-160)', async (type) => {
    const { id, line } = await paid(desk[type], 1)
    await back(line)
    expect(await get(id)).toMatchObject({ caducado: true, devuelto: true, saldo_restante: 0 })
    await expect(use(id)).rejects.toMatchObject({ code: 'abono.devuelto' })
    await noneBroken()
  })
  it('is asked about when it was used: the value of what is left is proposed (A-160)', async () => {
    const { id, line } = await paid(desk.bookings, 4)
    await expect(back(line)).rejects.toMatchObject({
      status: 409,
      code: 'abono.usado',
      msg: expect.stringMatching(/quedan 6.*36,00.*60,00/),
      body: { confirm: 'confirmar_abono', propuesto: 36, usos: 6, id_reg_factura: line },
    })
    await expect(desk.call(refundInvoice, { id: line })).rejects.toMatchObject({ code: 'abono.usado' })
    expect(await get(id)).toMatchObject({ saldo_restante: 6, devuelto: false })
    expect(await back(line, { confirmar_abono: true })).toMatchObject({ devuelto: 6000 })
    expect(await get(id)).toMatchObject({ saldo_restante: 0, devuelto: true })
    await noneBroken()
  })
  it('loses the uses that go with a part, which are asked for, whole and no more than are left (A-160)', async () => {
    const { id, line } = await paid(desk.bookings, 2)
    await expect(back(line, { importe: 1000 })).rejects.toMatchObject({
      status: 409,
      code: 'abono.cuantos_usos',
      body: { propuesto: 48, usos: 8 },
    })
    await expect(back(line, { importe: 1000, usos: 9 })).rejects.toMatchObject({ code: 'abono.sin_saldo' })
    await expect(back(line, { importe: 1000, usos: 0.5 })).rejects.toMatchObject({ code: 'abono.medio_uso' })
    await back(line, { importe: 1000, usos: 0 })
    expect(await get(id)).toMatchObject({ saldo_restante: 8 })
    await back(line, { importe: 1800, usos: 3 })
    expect(await get(id)).toMatchObject({ saldo_restante: 5, devuelto: false })
    await use(id)
    await noneBroken()
  })
  it('is whole again when the refund was a mistake and is undone (A-160)', async () => {
    const { id, line } = await paid(desk.hours, 1)
    const { facturas } = await back(line, { confirmar_abono: true })
    await desk.call(undoLineRefund, { id: facturas[0]!.id_reg_factura })
    expect(await get(id)).toMatchObject({ saldo_restante: 9, devuelto: false, caducado: false })
    await use(id)
    await noneBroken()
  })
  it('stays valid while its line is unpaid, and is refused once that was written off (A-160)', async () => {
    const { id_reg_abonos: id, id_reg_factura } = await desk.sell(desk.bookings)
    await use(id)
    await desk.call(writeOffLines, { id: anna, ids: String(id_reg_factura) })
    await expect(use(id)).rejects.toMatchObject({ status: 409, code: 'abono.perdonado' })
  })
  it('is refused once the rest of its line was written off, at the desk and at the entrance; refunding what was paid ends it (A-160)', async () => {
    const { id_reg_abonos: id, id_reg_factura } = await desk.sell(desk.bookings)
    await desk.call(chargeSelected, { facturasSeleccionadas: [id_reg_factura!], importe: 2000 })
    await use(id)
    await desk.call(writeOffLines, { id: anna, ids: String(id_reg_factura) })
    await expect(use(id)).rejects.toMatchObject({ status: 409, code: 'abono.perdonado' })
    expect(await back(id_reg_factura!, { confirmar_abono: true })).toMatchObject({ devuelto: 2000 })
    expect(await get(id)).toMatchObject({ devuelto: true })
    await noneBroken()
  })
  it('is valid again once its line has a price again (A-160)', async () => {
    const { id_reg_abonos: id, id_reg_factura } = await desk.sell(desk.bookings)
    await desk.call(writeOffLines, { id: anna, ids: String(id_reg_factura) })
    await desk.call(updateIncome, { id_reg_factura: id_reg_factura!, precio: 5000 })
    expect(await use(id)).toMatchObject({ id_reg_abonos: id })
  })
  it('moves no half booking (R-351)', async () => {
    const [one, two] = [await paid(desk.bookings), await paid(desk.bookings)]
    for (const saldo of [0.5, 1.5])
      await expect(desk.call(movePassBalance, { id_reg_abonos: one.id, id_reg_abonos_destino: two.id, saldo })).rejects.toMatchObject({
        status: 422,
        code: 'abono.medio_uso',
      })
    expect(await get(one.id)).toMatchObject({ saldo_restante: 10 })
  })
})
