import { addCash, closeDrawer } from '@app/contract/cash/move-cash'
import { takings, takingsLines } from '@app/contract/cash/takings'
import { chargeBooking } from '@app/contract/invoices/collect'
import { refundLines } from '@app/contract/invoices/refund'
import { voidPayments } from '@app/contract/invoices/wrong-payment'
import { runReport } from '@app/contract/reports/report'
import { fromDecimal } from '@app/contract/values/money'
import { buyCredits } from '@app/contract/wallet/move-credits'
import { saveWalletPrices } from '@app/contract/wallet/wallet-prices'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, newRegister } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { book } = desk
const sum = (cells: readonly { readonly importe: number }[]) => cells.reduce((all, { importe }) => all + importe, 0)
const byWay = async (input: object) =>
  Object.fromEntries(
    [...Map.groupBy((await desk.call(takings, input)).celdas, (one) => one.id_mst_tipopago)].map(([way, own]) => [way, sum(own)]),
  )

describe('the takings of a day', () => {
  it('are added up by payment type, person and hour; what was given back is taken off (A-05)', async () => {
    const register = await newRegister(desk, 'Uno')
    const cash = await book({ hora_ini: 480, id_mst_socios: guest, socios: [guest, guest] })
    await desk.call(chargeBooking, { id: cash.id_reg_reserva, id_mst_caja: register })
    // added change is not a sale
    await desk.call(addCash, { id_mst_caja: register, amount: 5000 })
    const clerk = await desk.as({ rights: ['bookings'] })
    const card = await book({ hora_ini: 600, id_mst_socios: guest })
    await clerk.call(chargeBooking, { id: card.id_reg_reserva, id_mst_tipopago: 4 })
    const [line] = await desk.call(takingsLines, { id_mst_tipopago: 4 })
    expect(line).toMatchObject({ id_reg_reserva: card.id_reg_reserva, importe: 600, id_mst_tiporecurso: 1 })
    await desk.call(refundLines, { facturas: [{ id_reg_factura: line!.id_reg_factura!, importe: 250 }] })
    expect(await byWay({})).toEqual({ 1: 1200, 4: 350 })
    const { celdas, desde } = await desk.call(takings, {})
    expect(desde).toBeNull()
    const people = Map.groupBy(celdas, (one) => one.id_mst_socios)
    expect([...people.values()].map(sum).toSorted((a, b) => a - b)).toEqual([600, 950])
    expect(new Set(celdas.map(({ hora }) => hora)).size).toBe(1)
  })
  it('lead to the lines behind each figure, which add up to it', async () => {
    const { celdas } = await desk.call(takings, {})
    for (const { id_mst_tipopago, id_mst_socios, hora, importe, n } of celdas) {
      const lines = await desk.call(takingsLines, { id_mst_tipopago, id_mst_socios: id_mst_socios ?? 0, hora })
      expect([lines.length, sum(lines)]).toEqual([n, importe])
    }
    expect(sum(await desk.call(takingsLines, {}))).toBe(sum(celdas))
    expect(await desk.call(takingsLines, { id_mst_socios: 0 })).toEqual([])
  })
  it('of another day are others, and those of a shift begin with the close before it (A-15)', async () => {
    const register = await newRegister(desk, 'Dos')
    expect(await byWay({ dia: '2026-11-19' })).toEqual({})
    // cash is in the drawer that took it; a register without a transfer has no shift yet
    expect(await byWay({ id_mst_caja: register })).toEqual({ 4: 350 })
    await desk.call(closeDrawer, { id_mst_caja: register, amount: 0 })
    expect(await byWay({ id_mst_caja: register })).toEqual({})
    desk.at('2026-11-20T11:30:00Z')
    const { id_reg_reserva } = await book({ hora_ini: 720, id_mst_socios: guest })
    await desk.call(chargeBooking, { id: id_reg_reserva, id_mst_tipopago: 6 })
    expect(await byWay({ id_mst_caja: register })).toEqual({ 6: 600 })
    expect((await desk.call(takings, { id_mst_caja: register })).desde).toBeInstanceOf(Date)
    expect(sum(await desk.call(takingsLines, { id_mst_caja: register }))).toBe(600)
  })
  it('of a payment voided after a close net out by its payment type, with the coins of the registers apart (0145)', async () => {
    const before = await byWay({})
    const register = await newRegister(desk, 'Tres')
    const { id_reg_reserva } = await book({ hora_ini: 840, id_mst_socios: guest })
    const { cobros } = await desk.call(chargeBooking, { id: id_reg_reserva, id_mst_caja: register })
    await desk.call(closeDrawer, { id_mst_caja: register, amount: 600 })
    await desk.call(voidPayments, { cobros: cobros.map((one) => one.id_reg_cobro) })
    expect(await byWay({})).toEqual(before)
    const { celdas, cajas } = await desk.call(takings, {})
    expect(celdas.map((one) => one.desc_tipopago)).not.toContain('diferencia')
    expect(cajas.find((one) => one.id_mst_caja === register)).toMatchObject({ desc_caja: 'Tres', saldo: 600 })
  })
  it('keep credits that were used apart from money, also in the reports (A-159)', async () => {
    const was = sum((await desk.call(takings, {})).celdas)
    const [anna] = desk.members
    const [pack] = await desk.call(saveWalletPrices, {
      precios: [
        { id_mst_monedero_virtual_precios: null, precio: 1000, credito: 1100, desc: 'Diez', dias_caducidad: 0, id_mst_tipoingreso: null },
      ],
    })
    await desk.call(buyCredits, { id: anna, pack: pack!.id_mst_monedero_virtual_precios, f: 0, id_mst_tipopago: 4 })
    const bought = await desk.db.selectFrom('factura').selectAll().orderBy('id_reg_factura', 'desc').executeTakeFirstOrThrow()
    expect(bought).toMatchObject({ precio: 1000, prc_iva: 0 })
    const { id_reg_reserva } = await book({ hora_ini: 900, id_mst_socios: anna })
    await desk.call(chargeBooking, { id: id_reg_reserva, id_mst_tipopago: 7 })
    const { celdas } = await desk.call(takings, {})
    const of = (isCredits: boolean) => sum(celdas.filter((one) => one.es_credito === isCredits))
    expect([of(false), of(true)]).toEqual([was + 1000, 600])
    expect(sum(await desk.call(takingsLines, { es_credito: false }))).toBe(was + 1000)
    const report = async (id: number, name: string) =>
      (await desk.call(runReport, { id, start: '2026-11-20', end: '2026-11-20' })).Results.reduce(
        (all, row) => all + fromDecimal(Number(row[`frm$Moneda$${name}`]))!,
        0,
      )
    for (const id of [0, 510, 1650]) expect([id, await report(id, 'importe'), await report(id, 'creditos')]).toEqual([id, was + 1000, 600])
    // the prepayment is no income of its own: what it bought is
    const lines = await desk.db.selectFrom('factura').select(['precio', 'cantidad']).where('fecha_baja', 'is', null).execute()
    const all = lines.reduce((total, one) => total + one.precio * one.cantidad, 0)
    expect(await report(420, 'total')).toBe(all - 1000)
  })
  it('are refused to whoever may not see the cash, and of a register that is none', async () => {
    const nobody = await desk.as({ rights: ['members'] })
    await expect(nobody.call(takings, {})).rejects.toMatchObject({ status: 403 })
    await expect(nobody.call(takingsLines, {})).rejects.toMatchObject({ status: 403 })
    await expect(desk.call(takings, { id_mst_caja: 999 })).rejects.toMatchObject({
      code: expect.stringMatching(/not_found|reference|invalid/),
    })
    expect(await broken(desk)).toEqual([])
  })
})
