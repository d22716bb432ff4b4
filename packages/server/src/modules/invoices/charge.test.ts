import { drawerInfo } from '@app/contract/cash/drawer'
import { paymentTypes } from '@app/contract/income-types/payment-type'
import { chargeSelected } from '@app/contract/invoices/collect'
import { refundable, refundLines } from '@app/contract/invoices/refund'
import { changePaymentMethod } from '@app/contract/invoices/wrong-payment'
import { accounts } from '@app/contract/ledger/account'
import { addCredits } from '@app/contract/wallet/move-credits'
import { walletOf } from '@app/contract/wallet/wallet-movements'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, linesOf, newRegister } from '../../testing/modules/bookings.ts'
import { saveSetting } from '../club/public.ts'

const desk = await deskClub()
const { register, members, db } = desk
const [anna] = members
const line = async (precio: number, more: object = {}) =>
  (
    await db
      .insertInto('factura')
      .values({ id_mst_socios: anna, concepto: 'Clase', precio, fecha_creacion: '2026-11-20', ...more })
      .returning('id_reg_factura')
      .executeTakeFirstOrThrow()
  ).id_reg_factura
const charge = (facturasSeleccionadas: number[], more: object = {}) => desk.call(chargeSelected, { facturasSeleccionadas, ...more })
const held = async (id: number) => (await desk.call(drawerInfo, { id })).expectedAmount
/** Switches registers on or off. */
const registers = (valor: 0 | 1) => saveSetting(db as never, 'ACTIVAR_CAJA', { valor })
const accountsOf = (id: number) =>
  db.selectFrom('libro_asiento').select(['debe', 'haber']).where('id_reg_factura', '=', id).orderBy('id_reg_asiento').execute()

describe('cash', () => {
  it('goes to no register, and comes out of none, while the club has them switched off, however many there are (R-060)', async () => {
    const other = await newRegister(desk, 'Bar')
    await registers(0)
    const id = await line(500)
    expect(await charge([id])).toMatchObject({ cobros: [{ importe: 500, id_mst_caja: null }] })
    const { facturas } = await desk.call(refundLines, { facturas: [{ id_reg_factura: id, importe: 200 }], forma: 'efectivo' })
    expect(await accountsOf(id)).toEqual([{ debe: accounts.cashWithoutRegister, haber: accounts.sales }])
    expect(await accountsOf(facturas[0]!.id_reg_factura)).toEqual([{ debe: accounts.sales, haber: accounts.cashWithoutRegister }])
    const { id_reg_reserva } = await desk.book({ hora_ini: 480 })
    await charge((await linesOf(desk, id_reg_reserva)).map((one) => one.id_reg_factura))
    expect(await desk.call(refundable, { id: id_reg_reserva })).toMatchObject({ importe: 600, cajas: [] })
    await registers(1)
    expect((await desk.call(refundable, { id: id_reg_reserva })).cajas.map((one) => one.id_mst_caja)).toEqual([register, other])
    await expect(charge([await line(100)])).rejects.toMatchObject({ code: 'msg.falta_caja' })
    expect(await broken(desk)).toEqual([])
  })
  it('that was put into the wrong register goes to the one that is named, and stays where it is without a name', async () => {
    const bar = await newRegister(desk, 'Terraza')
    const id = await line(700)
    const { cobros } = await charge([id], { id_mst_caja: register })
    const [before, there] = [await held(register), await held(bar)]
    const payments = cobros.map((one) => one.id_reg_cobro)
    await expect(desk.call(changePaymentMethod, { cobros: payments, id_mst_tipopago: 1 })).rejects.toMatchObject({
      code: 'cobro.misma_forma',
    })
    expect(await desk.call(changePaymentMethod, { cobros: payments, id_mst_tipopago: 1, id_mst_caja: bar })).toMatchObject({ importe: 700 })
    expect([await held(register), await held(bar)]).toEqual([before - 700, there + 700])
    expect(await broken(desk)).toEqual([])
  })
})

describe('an amount', () => {
  it('is not spread over lines of which one is money for the member; both are settled whole', async () => {
    const [owed, back] = [await line(500), await line(-200)]
    const more = { id_mst_tipopago: 4 }
    await expect(charge([owed, back], { ...more, importe: 100 })).rejects.toMatchObject({
      code: 'msg.importeSuperiorADeuda',
      fields: { importe: [expect.stringContaining('3,00')] },
    })
    expect(await charge([owed, back], more)).toMatchObject({ cobrado: 300 })
    expect(await broken(desk)).toEqual([])
  })
  it('of nothing pays lines that cost nothing', async () => {
    const free = await line(0)
    expect(await charge([free], { importe: 0, id_mst_tipopago: 4 })).toMatchObject({ cobrado: 0, facturas: [{ pagado_check: true }] })
  })
  it('that is named twice is taken once', async () => {
    const id = await line(450)
    expect(await charge([id, id], { id_mst_tipopago: 4 })).toMatchObject({ cobrado: 450, cobros: [{ importe: 450 }] })
  })
})

describe('lines that the desk does not charge', () => {
  it('are those that the cash machine holds, alone or among others', async () => {
    const [id, free] = [await line(500), await line(300)]
    await db.updateTable('factura').set({ retenido: 500 }).where('id_reg_factura', '=', id).execute()
    for (const ids of [[id], [free, id]])
      await expect(charge(ids, { id_mst_tipopago: 4 })).rejects.toMatchObject({ code: 'cash_machine.linea_ocupada' })
    expect(await accountsOf(free)).toEqual([])
    await db.updateTable('factura').set({ retenido: 0 }).where('id_reg_factura', '=', id).execute()
  })
  it('with credits are those that are money for the member; what costs nothing is paid with them', async () => {
    const wallet = { id_mst_tipopago: paymentTypes.wallet }
    await desk.call(addCredits, { id: anna, n: 1000, f: 0 })
    await expect(charge([await line(500), await line(-200)], wallet)).rejects.toMatchObject({
      code: 'msg.tipo_pago_no_cobra',
      fields: { id_mst_tipopago: [expect.any(String)] },
    })
    expect(await charge([await line(0), await line(300)], wallet)).toMatchObject({ cobrado: 300, cobros: [{ importe: 300 }] })
    expect((await desk.call(walletOf, { id: anna })).creditos).toBe(700)
    expect(await broken(desk)).toEqual([])
  })
})
