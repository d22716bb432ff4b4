import { paymentTypes } from '@app/contract/income-types/payment-type'
import { chargeSelected } from '@app/contract/invoices/collect'
import { deleteLines } from '@app/contract/invoices/delete-lines'
import { refundLines } from '@app/contract/invoices/refund'
import { listActs, undoAct } from '@app/contract/member-acts/member-act'
import { previewAct, runAct } from '@app/contract/member-acts/run-act'
import { createIncome } from '@app/contract/one-off-income/edit-income'
import { removeCredits } from '@app/contract/wallet/move-credits'
import { walletOf } from '@app/contract/wallet/wallet-movements'
import { saveWalletPrices } from '@app/contract/wallet/wallet-prices'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { broken, deskClub } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { db } = desk

let gift: number
let pack: number
let ids: number[]
beforeAll(async () => {
  const more = { id_mst_tipoingreso: null, id_mst_monedero_virtual_precios: null }
  const precios = [
    { precio: 0, credito: 1000, desc: 'Regalo', dias_caducidad: 0, ...more },
    { precio: 5000, credito: 6000, desc: 'Cincuenta', dias_caducidad: 30, ...more },
  ]
  const [free, made] = await desk.call(saveWalletPrices, { precios })
  gift = free!.id_mst_monedero_virtual_precios
  pack = made!.id_mst_monedero_virtual_precios
})
beforeEach(async () => {
  const people = Array.from({ length: 3 }, (_, at) => ({ nombre: 'Nil', apellidos: `Pou${at}`, id_mst_tiposocio: 2 }))
  ids = (await db.insertInto('socio').values(people).returning('id_mst_socios').execute()).map((row) => row.id_mst_socios)
})
const act = (chosen = ids) => ({
  seleccion: { regla: null, menos: [], ids: [...chosen] },
  acto: 'topup' as const,
  id_mst_monedero_virtual_precios: pack,
})
const credits = async () => Promise.all(ids.map(async (id) => (await desk.call(walletOf, { id })).creditos))
const lines = () =>
  db
    .selectFrom('factura')
    .select(['id_reg_factura', 'precio', 'pagado', 'fecha_baja', 'concepto'])
    .where('id_mst_socios', 'in', ids)
    .orderBy('id_mst_socios')
    .execute()

describe('topping up many wallets', () => {
  it('is shown first: to how many, what they will owe, and who is left out', async () => {
    await db.updateTable('socio').set({ activo: false }).where('id_mst_socios', '=', ids[0]!).execute()
    const shown = await desk.call(previewAct, act([...ids, 3]))
    expect(shown).toMatchObject({ elegidos: 4, hechos: 2, importe: 10_000 })
    expect(Object.fromEntries(shown.saltados.map(({ motivo, socios }) => [motivo, socios]))).toEqual({ left: 1, reserved: 1 })
    expect(await credits()).toEqual([0, 0, 0])
  })
  it('gives each the credits of the price, to its end, and makes each owe it (0125)', async () => {
    expect(await desk.call(runAct, act())).toMatchObject({ hechos: 3, saltados: 0, importe: 15_000 })
    expect(await credits()).toEqual([6000, 6000, 6000])
    expect(await lines()).toEqual(
      ids.map(() => expect.objectContaining({ precio: 5000, pagado: 0, fecha_baja: null, concepto: 'Recarga de monedero: Cincuenta' })),
    )
    const { lotes } = await desk.call(walletOf, { id: ids[0]! })
    expect(lotes.map(({ vence }) => vence?.toISOString())).toEqual(['2026-12-20T23:00:00.000Z'])
    const [last] = await desk.call(listActs, {})
    expect(last).toMatchObject({ acto: 'topup', detalle: 'Cincuenta', importe: 15_000, deshecho: null })
    expect(await broken(desk)).toEqual([])
  })
  it('is taken back, line and credits, from who neither paid nor spent any of it', async () => {
    const { id_reg_socio_acto: id } = await desk.call(runAct, act())
    const [first] = await lines()
    await desk.call(chargeSelected, { facturasSeleccionadas: [first!.id_reg_factura], importe: 100 })
    await desk.call(removeCredits, { id: ids[1]!, n: 1, f: 0 })
    expect(await desk.call(undoAct, { id })).toEqual({ deshechos: 1, quedan: 2, sin_acceso: [], id_reg_proceso: null })
    expect(await credits()).toEqual([6000, 5999, 0])
    expect((await lines()).map((line) => line.fecha_baja)).toEqual([null, null, '2026-11-20'])
    await expect(desk.call(undoAct, { id })).rejects.toMatchObject({ status: 409, code: 'acto.ya_deshecho' })
    expect(await broken(desk)).toEqual([])
  })
  it('is taken back where what was spent of it has come back, and where it cost nothing', async () => {
    const { id_reg_socio_acto: id } = await desk.call(runAct, act())
    const spent = await desk.call(createIncome, { id_mst_socios: ids[0]!, concepto: 'Pala', precio: 600 })
    const line = { id_reg_factura: spent.id_reg_factura, importe: null }
    await desk.call(chargeSelected, { facturasSeleccionadas: [spent.id_reg_factura], id_mst_tipopago: paymentTypes.wallet })
    await desk.call(refundLines, { facturas: [line] })
    expect(await desk.call(undoAct, { id })).toMatchObject({ deshechos: 3, quedan: 0 })
    expect(await credits()).toEqual([0, 0, 0])

    const present = { ...act(), id_mst_monedero_virtual_precios: gift }
    const { id_reg_socio_acto: given } = await desk.call(runAct, present)
    expect(await credits()).toEqual([1000, 1000, 1000])
    expect(await desk.call(undoAct, { id: given })).toMatchObject({ deshechos: 3, quedan: 0 })
    expect(await credits()).toEqual([0, 0, 0])
    expect(await broken(desk)).toEqual([])
  })
  it('leaves lines that are neither paid with what they gave nor deleted under it', async () => {
    await desk.call(runAct, act())
    const [first] = await lines()
    const wallet = { facturasSeleccionadas: [first!.id_reg_factura], id_mst_tipopago: paymentTypes.wallet }
    await expect(desk.call(chargeSelected, wallet)).rejects.toMatchObject({ status: 409, code: 'monedero.recarga_con_saldo' })
    await expect(desk.call(deleteLines, { id_reg_facturas: [first!.id_reg_factura] })).rejects.toMatchObject({
      code: 'monedero.linea_de_recarga',
    })
    expect(await credits()).toEqual([6000, 6000, 6000])
  })
  it('is refused without a price of the list, and to staff without the right to members', async () => {
    await expect(desk.call(runAct, { ...act(), id_mst_monedero_virtual_precios: 999_999 })).rejects.toMatchObject({ status: 422 })
    await expect(desk.call(runAct, { ...act(), id_mst_monedero_virtual_precios: null })).rejects.toMatchObject({ status: 422 })
    const other = await desk.as({ rights: ['bookings'] })
    await expect(other.call(runAct, act())).rejects.toMatchObject({ status: 403 })
    expect(await credits()).toEqual([0, 0, 0])
  })
  it('undone by two desks at once is undone once', async () => {
    const { id_reg_socio_acto: id } = await desk.call(runAct, act())
    const both = await Promise.allSettled([desk.call(undoAct, { id }), desk.call(undoAct, { id })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await credits()).toEqual([0, 0, 0])
    expect(desk.deadlocks()).toBe(0)
  })
})
