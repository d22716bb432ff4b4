import { paymentTypes } from '@app/contract/income-types/payment-type'
import { createPassType } from '@app/contract/pass-types/pass-types'
import { payCart } from '@app/contract/till/pay-cart'
import { bestSellersNow, dueSoon, readCode, tillData } from '@app/contract/till/till-data'
import { beforeEach, describe, expect, it } from 'vitest'
import { tillClub } from '../../testing/modules/till.ts'
import { saveSetting } from '../club/public.ts'

const desk = await tillClub()
const { db, water, balls } = desk
const [anna, berta] = desk.members

describe('what sells now', () => {
  let count = 0
  /** n pieces that were paid at an instant. */
  const sold = async (product: number, pieces: number, instant: string | null) => {
    count += 1
    const hash = `desk ${count}`
    const { carro } = await desk.sell(product, pieces, { hash })
    if (instant === null) return
    await desk.call(payCart, { hash, id_reg_tpv_carro: carro.id_reg_tpv_carro })
    await db
      .updateTable('tpv_carro')
      .set({ fecha_pago: new Date(instant) })
      .where('id_reg_tpv_carro', '=', carro.id_reg_tpv_carro)
      .execute()
  }
  const selling = async () => (await desk.call(bestSellersNow)).productos
  beforeEach(async () => {
    await db
      .updateTable('tpv_carro')
      .set({ fecha_pago: new Date('2025-01-01T10:00:00Z') })
      .where('fecha_pago', 'is not', null)
      .execute()
  })

  it('is what was sold most on this weekday around this hour, in the last eight weeks', async () => {
    await sold(water, 2, '2026-11-13T10:30:00Z')
    await sold(balls, 3, '2026-11-06T09:00:00Z')
    expect(await selling()).toEqual([balls, water])
    await sold(water, 2, '2026-10-16T10:59:00Z')
    expect(await selling()).toEqual([water, balls])
  })
  it('keeps its places during the hour: the sales of today do not count, nor does the minute', async () => {
    await sold(water, 2, '2026-11-13T08:00:00Z')
    await sold(balls, 1, '2026-11-13T11:00:00Z')
    const before = await selling()
    await sold(balls, 9, '2026-11-20T09:30:00Z')
    expect(await selling()).toEqual(before)
    desk.at('2026-11-20T10:50:00Z')
    expect(await selling()).toEqual([water, balls])
    desk.at('2026-11-20T10:00:00Z')
  })
  it.each([
    ['of another weekday', '2026-11-19T10:00:00Z'],
    ['more than two hours earlier', '2026-11-13T07:59:00Z'],
    ['more than two hours later', '2026-11-13T12:01:00Z'],
    ['older than eight weeks', '2026-09-25T09:59:59Z'],
    ['that nobody has paid', null],
  ])('is nothing %s', async (_what, instant) => {
    await sold(water, 1, instant)
    expect(await selling()).toEqual([])
  })
  it.each([
    ['two hours earlier', '2026-11-13T08:00:00Z'],
    ['two hours later', '2026-11-13T12:00:00Z'],
    // noon in the club, whose clocks were on summer time
    ['eight weeks ago', '2026-09-25T10:00:00Z'],
  ])('is also what was sold %s', async (_what, instant) => {
    await sold(water, 1, instant)
    expect(await selling()).toEqual([water])
  })
})

describe('the bookings that are about to be paid', () => {
  const soon = async () => (await desk.call(dueSoon)).map((one) => one.hora_ini)

  it('began half an hour ago at most, or begin within two hours, and are today’s', async () => {
    const at = (hora_ini: number, more: object = {}) =>
      desk.book({ fecha_ini: '2026-11-20', hora_ini, duracion: 60, confirmar_mismo_horario: true, ...more })
    await at(780)
    await at(630, { id_mst_recurso: desk.other })
    expect(await soon()).toEqual([630, 780])
    await at(795, { id_mst_recurso: desk.left })
    await at(615, { id_mst_recurso: desk.right })
    await at(660, { fecha_ini: '2026-11-21' })
    expect(await soon()).toEqual([630, 780])
  })
})

describe('what the till sells with', () => {
  const families = async () => (await desk.call(tillData)).familias.map((one) => one.id_mst_tipoingreso)
  const ways = async () => (await desk.call(tillData)).formas.map((one) => one.id_mst_tipopago)

  it('are the families that are shown and active and have something on sale', async () => {
    expect(await families()).toContain(6)
    for (const off of [{ activo: false }, { mostrar: false }]) {
      await db.updateTable('tipo_ingreso').set(off).where('id_mst_tipoingreso', '=', 6).execute()
      expect(await families()).not.toContain(6)
      await db.updateTable('tipo_ingreso').set({ activo: true, mostrar: true }).where('id_mst_tipoingreso', '=', 6).execute()
    }
    for (const off of [{ visible_tpv: false }, { en_venta: false }]) {
      await db.updateTable('producto').set(off).where('id_mst_producto', 'in', [water, balls]).execute()
      expect(await families()).not.toContain(6)
      await db.updateTable('producto').set({ visible_tpv: true, en_venta: true }).where('id_mst_producto', 'in', [water, balls]).execute()
    }
  })
  it('is the wallet too where the club has wallets, and passes where one has a price', async () => {
    expect((await desk.call(tillData)).vende_abonos).toBe(false)
    const { cash, cardTerminal, transfer, wallet } = paymentTypes
    expect(await ways()).toEqual([cash, cardTerminal, transfer, wallet])
    await saveSetting(db as never, 'MONEDERO_SOCIOS', { valor: 0 })
    expect(await ways()).toEqual([cash, cardTerminal, transfer])
    await desk.call(createPassType, {
      ...{ desc_tipoabonos: 'Bono 10', saldo_original: 10, unidad: 1 },
      tiposocio_precio: [{ id_mst_tiposocio: 2, precio: 6000 }],
    })
    expect((await desk.call(tillData)).vende_abonos).toBe(true)
  })
})

describe('a code', () => {
  it('that no number of a member can be is looked for among the others, and is unknown where it is nobody’s', async () => {
    const long = '9999999999'
    await expect(desk.call(readCode, { codigo: long })).rejects.toMatchObject({ status: 404, code: 'tpv.codigo_desconocido' })
    await db.updateTable('producto').set({ codigo_barras: long }).where('id_mst_producto', '=', water).execute()
    expect(await desk.call(readCode, { codigo: long })).toEqual({ es: 'producto', id: water })
    await db.updateTable('socio').set({ numsocio: 2_147_483_647 }).where('id_mst_socios', '=', berta).execute()
    expect(await desk.call(readCode, { codigo: '2147483647' })).toEqual({ es: 'socio', id: berta })
    const { carro } = await desk.sell(water, 1, { hash: 'code' })
    expect(await desk.call(readCode, { codigo: `t-${carro.id_reg_tpv_carro}` })).toEqual({ es: 'tique', id: carro.id_reg_tpv_carro })
    await expect(desk.call(readCode, { codigo: 'T999999999' })).rejects.toMatchObject({ status: 404 })
  })
})

describe('a code that several things have', () => {
  it('is the member’s before the product’s, and the active member’s before one who left', async () => {
    await db.updateTable('producto').set({ codigo_barras: '471247' }).where('id_mst_producto', '=', balls).execute()
    expect(await desk.call(readCode, { codigo: '471247' })).toEqual({ es: 'producto', id: balls })
    await db.updateTable('socio').set({ codigo_tarjeta_acceso: '471247', activo: false }).where('id_mst_socios', '=', anna).execute()
    await db.updateTable('socio').set({ codigo_tarjeta_acceso: '471247' }).where('id_mst_socios', '=', berta).execute()
    expect(await desk.call(readCode, { codigo: '471247' })).toEqual({ es: 'socio', id: berta })
    await db.updateTable('socio').set({ reservado: true }).where('id_mst_socios', 'in', [anna, berta]).execute()
    expect(await desk.call(readCode, { codigo: '471247' })).toEqual({ es: 'producto', id: balls })
  })
})
