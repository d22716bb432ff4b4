import { chargeBooking, chargeSelected } from '@app/contract/invoices/collect'
import { collectDebt } from '@app/contract/invoices/debt'
import { deleteLine, deleteLines } from '@app/contract/invoices/delete-lines'
import { refundLines } from '@app/contract/invoices/refund'
import { changePaymentMethod, voidPayments } from '@app/contract/invoices/wrong-payment'
import { createIncome, updateIncome } from '@app/contract/one-off-income/edit-income'
import { addCredits, removeCredits } from '@app/contract/wallet/move-credits'
import { walletMovements, walletOf } from '@app/contract/wallet/wallet-movements'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf } from '../../testing/modules/bookings.ts'
import { expireCredits } from './expire-credits.ts'

const desk = await deskClub()
const [anna, berta] = desk.members
const wallet = 7
const give = (id: number, n: number, dias_caducidad = 0) => desk.call(addCredits, { id, n, f: 0, dias_caducidad })
const credits = async (id: number) => (await desk.call(walletOf, { id })).creditos
const fresh = async (id: number, ...given: readonly (readonly [cents: number, days: number])[]) => {
  const n = await credits(id)
  if (n > 0) await desk.call(removeCredits, { id, n, f: 0 })
  for (const [cents, days] of given) await give(id, cents, days)
}
const income = async (id_mst_socios: number, precio = 600) =>
  (await desk.call(createIncome, { id_mst_socios, concepto: 'Pala', precio })).id_reg_factura
const pay = (...facturasSeleccionadas: number[]) => desk.call(chargeSelected, { facturasSeleccionadas, id_mst_tipopago: wallet })
const line = (id: number) => desk.db.selectFrom('factura').selectAll().where('id_reg_factura', '=', id).executeTakeFirstOrThrow()
const back = (id_reg_factura: number, importe: number | null = null) => desk.call(refundLines, { facturas: [{ id_reg_factura, importe }] })

describe('a line paid with the wallet (R-298)', () => {
  it('takes credits of its member, first to expire first, in several transfers', async () => {
    await fresh(anna, [1000, 0], [250, 5], [100, 3])
    const id = await income(anna)
    expect(await pay(id)).toMatchObject({ cobrado: 600 })
    expect(await line(id)).toMatchObject({ pagado: 600, fecha_pago: '2026-11-20', id_mst_tipopago: wallet })
    expect(await desk.call(walletOf, { id: anna })).toMatchObject({ creditos: 750, lotes: [{ saldo: 750, vence: null }] })
    const year = { fechaIni: '2026-01-01', fechaFin: '2026-12-31' }
    expect((await desk.call(walletMovements, { id: anna, ...year }))[0]).toMatchObject({
      ...{ motivo: 'cobro', key: 'Restar', creditos: -600, credito_final: 750, info_reserva: 'Pala', id_reg_factura: id },
    })
    expect(await broken(desk)).toEqual([])
  })
  it('is paid by each line’s own member; one who has too little refuses all of it, with what he has', async () => {
    await fresh(anna, [1000, 0])
    await fresh(berta, [599, 0])
    const lines = [await income(anna), await income(berta)]
    await expect(pay(...lines)).rejects.toMatchObject({ status: 409, code: 'msg.CREDITOS_SUPERADOS', msg: expect.stringContaining('5,99') })
    expect([await credits(anna), await credits(berta)]).toEqual([1000, 599])
    await give(berta, 1, 9)
    await pay(...lines)
    expect([await credits(anna), await credits(berta)]).toEqual([400, 0])
  })
  it('is a booking’s, a debt’s or a one-off one, whole or in part', async () => {
    await fresh(anna, [5000, 0])
    const { id_reg_reserva: id } = await desk.book({ hora_ini: 480 })
    await desk.call(chargeBooking, { id, id_mst_tipopago: wallet })
    const spent = (await linesOf(desk, id)).reduce((sum, one) => sum + one.pagado, 0)
    expect(await credits(anna)).toBe(5000 - spent)
    const own = await income(anna)
    await desk.call(updateIncome, { id_reg_factura: own, id_mst_tipopago: wallet })
    expect(await desk.call(updateIncome, { id_reg_factura: own, pagar: true })).toMatchObject({ pagado: 600, id_mst_tipopago: wallet })
    const due = await income(anna, 900)
    expect(await desk.call(collectDebt, { id: anna, id_mst_tipopago: wallet, facturas: [due], importe: 400 })).toMatchObject({
      cobrado: 400,
    })
    expect(await line(due)).toMatchObject({ pagado: 400, fecha_pago: null })
    expect(await credits(anna)).toBe(5000 - spent - 1000)
    expect(await broken(desk)).toEqual([])
  })
  it('is not the guest’s, nor one that gives money (R-037, R-334)', async () => {
    await expect(pay(await income(guest))).rejects.toMatchObject({ status: 409, code: 'monedero.invitado' })
    const id = await income(anna, 600)
    await desk.db.updateTable('factura').set({ precio: -600 }).where('id_reg_factura', '=', id).execute()
    await expect(pay(id)).rejects.toMatchObject({ code: 'msg.tipo_pago_no_cobra' })
    await desk.db.updateTable('factura').set({ precio: 600, id_mst_socios: null }).where('id_reg_factura', '=', id).execute()
    await expect(pay(id)).rejects.toMatchObject({ code: 'monedero.sin_socio' })
  })
  it('is not changed into the wallet’s way as a mistake, but out of it', async () => {
    await fresh(anna, [1000, 0])
    const id = await income(anna)
    const { cobros } = await pay(id)
    await desk.call(changePaymentMethod, { cobros: cobros.map((one) => one.id_reg_cobro), id_mst_tipopago: 4 })
    expect(await credits(anna)).toBe(1000)
    expect(await line(id)).toMatchObject({ pagado: 600, id_mst_tipopago: 4 })
    const card = await desk.db
      .selectFrom('libro_asiento')
      .select('id_reg_asiento')
      .where('id_reg_factura', '=', id)
      .orderBy('id_reg_asiento', 'desc')
      .executeTakeFirstOrThrow()
    await expect(desk.call(changePaymentMethod, { cobros: [card.id_reg_asiento], id_mst_tipopago: wallet })).rejects.toMatchObject({
      code: 'msg.tipo_pago_no_cobra',
    })
    expect(await broken(desk)).toEqual([])
  })
})

describe('money of a wallet', () => {
  it('goes back to the same credits, in parts too', async () => {
    await fresh(anna, [300, 0], [400, 9])
    const id = await income(anna)
    await pay(id)
    expect(await back(id, 150)).toMatchObject({ devuelto: 150 })
    expect(await credits(anna)).toBe(250)
    await back(id)
    expect((await desk.call(walletOf, { id: anna })).lotes.map(({ saldo }) => saldo)).toEqual([400, 300])
    await expect(back(id)).rejects.toMatchObject({ code: 'msg.nada_que_devolver' })
    expect(await broken(desk)).toEqual([])
  })
  it.each([-1, 0])(
    'goes back to new credits where they have ended (after %d hours), with what they still had when they were spent',
    async (end) => {
      await fresh(anna, [600, 10])
      const id = await income(anna)
      await pay(id)
      const before = await desk.db
        .selectFrom('libro_cuenta')
        .select('id_reg_cuenta')
        .where('id_mst_socios', '=', anna)
        .orderBy('id_reg_cuenta', 'desc')
        .executeTakeFirstOrThrow()
      // spent ten hours ago, ended just now or an hour ago: the hours that were left of it
      const hour = 3_600_000
      const at = (hours: number) => new Date(desk.now().getTime() + hours * hour)
      await desk.db
        .updateTable('libro_cuenta')
        .set({ vence: at(end) })
        .where('id_reg_cuenta', '=', before.id_reg_cuenta)
        .execute()
      await desk.db
        .updateTable('libro_asiento')
        .set({ fecha: at(-10) })
        .where('id_reg_factura', '=', id)
        .execute()
      await back(id)
      expect((await desk.call(walletOf, { id: anna })).lotes).toEqual([{ saldo: 600, vence: at(end + 10) }])
      await desk.db.transaction().execute((tx) => expireCredits(tx as never, desk.now(), desk.product.clubs.all()[0]!))
      expect(await credits(anna)).toBe(600)
    },
  )
  it('is there until the instant of its end, and expires at it', async () => {
    await fresh(anna, [600, 10])
    const { id_reg_cuenta } = await desk.db
      .selectFrom('libro_cuenta')
      .select('id_reg_cuenta')
      .where('id_mst_socios', '=', anna)
      .orderBy('id_reg_cuenta', 'desc')
      .executeTakeFirstOrThrow()
    const endsIn = (milliseconds: number) =>
      desk.db
        .updateTable('libro_cuenta')
        .set({ vence: new Date(desk.now().getTime() + milliseconds) })
        .where('id_reg_cuenta', '=', id_reg_cuenta)
        .execute()
    await endsIn(1)
    expect(await credits(anna)).toBe(600)
    await endsIn(0)
    expect(await credits(anna)).toBe(0)
    await expect(pay(await income(anna))).rejects.toMatchObject({ code: 'msg.CREDITOS_SUPERADOS' })
    await desk.db.transaction().execute((tx) => expireCredits(tx as never, desk.now(), desk.product.clubs.all()[0]!))
    const { saldo } = await desk.db
      .selectFrom('libro_cuenta')
      .select('saldo')
      .where('id_reg_cuenta', '=', id_reg_cuenta)
      .executeTakeFirstOrThrow()
    expect(saldo).toBe(0)
    expect(await broken(desk)).toEqual([])
  })
  it('is asked about when its line is deleted: it comes back, or with no it is lost (R-127)', async () => {
    await fresh(anna, [1200, 0])
    const [one, two] = [await income(anna), await income(anna)]
    await pay(one, two)
    const remove = (id_factura: number, pasar_a_monedero: boolean | null = null) =>
      desk.call(deleteLine, { id: 0, id_factura, pasar_a_monedero })
    await expect(remove(one)).rejects.toMatchObject({
      status: 409,
      code: 'monedero.devolver_creditos',
      msg: expect.stringContaining('6,00'),
    })
    expect(await remove(one, true)).toMatchObject({ anulado: 600 })
    expect(await credits(anna)).toBe(600)
    expect(await remove(two, false)).toMatchObject({ anulado: 0 })
    expect(await credits(anna)).toBe(600)
    expect(await line(two)).toMatchObject({ pagado: 0, fecha_baja: '2026-11-20' })
    expect(await broken(desk)).toEqual([])
  })
  it('comes back when a payment was keyed wrongly, and when its line is deleted', async () => {
    await fresh(anna, [1200, 0])
    const [one, two] = [await income(anna), await income(anna)]
    const { cobros } = await pay(one)
    await pay(two)
    expect(await credits(anna)).toBe(0)
    await desk.call(voidPayments, { cobros: cobros.map((each) => each.id_reg_cobro) })
    expect(await line(one)).toMatchObject({ pagado: 0, fecha_pago: null })
    await desk.call(deleteLines, { id_reg_facturas: [two] })
    expect(await credits(anna)).toBe(1200)
    expect(await broken(desk)).toEqual([])
  })
})
