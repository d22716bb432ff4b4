import { chargeBooking } from '@app/contract/invoices/collect'
import { allowIncome } from '@app/contract/member-permissions/member-permissions'
import { chart } from '@app/contract/one-off-income/charts'
import { createIncome, updateIncome } from '@app/contract/one-off-income/edit-income'
import { describe, expect, it } from 'vitest'
import { deskClub, guest } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const drawn = async (model: string, more: object = {}, who: Pick<typeof desk, 'call'> = desk) => {
  const { categorias, series } = await who.call(chart, { model, ...more })
  return Object.fromEntries(categorias.map((one, at) => [one, series[0]!.data[at]]))
}

describe('the chart of takings (A-54)', () => {
  it('goes along months, payment types and income types, each time with the same sum', async () => {
    desk.at('2026-10-05T10:00:00Z')
    const booked = await desk.book({ fecha_ini: '2026-10-06', id_mst_socios: guest })
    await desk.call(chargeBooking, { id: booked.id_reg_reserva, id_mst_tipopago: 4 })
    desk.at('2026-11-20T10:00:00Z')
    const made = await desk.call(createIncome, { id_mst_socios: desk.members[0], concepto: 'Pala', precio: 2500, id_mst_tipoingreso: 1 })
    await desk.call(updateIncome, { id_reg_factura: made.id_reg_factura, pagar: true, id_mst_caja: desk.register })
    expect(await drawn('meses')).toEqual({ '2026-10': 600, '2026-11': 2500 })
    expect(await drawn('meses', { start_date: '2026-11-01' })).toEqual({ '2026-11': 2500 })
    const total = (parts: Record<string, number | undefined>) => Object.values(parts).reduce<number>((sum, one) => sum + one!, 0)
    expect(total(await drawn('formas_pago'))).toBe(3100)
    expect(total(await drawn('tipos_ingreso'))).toBe(3100)
    expect(Object.keys(await drawn('formas_pago'))).toHaveLength(2)
  })
  it('has its months one after the other, and payment types and income types by what they brought, the most first', async () => {
    desk.at('2026-09-10T10:00:00Z')
    const early = await desk.call(createIncome, { id_mst_socios: desk.members[0], concepto: 'Pala', precio: 700, id_mst_tipoingreso: 6 })
    await desk.call(updateIncome, { id_reg_factura: early.id_reg_factura, pagar: true, id_mst_caja: desk.register })
    desk.at('2026-11-20T10:00:00Z')
    const bars = async (model: string, more: object = {}) => {
      const { categorias, series } = await desk.call(chart, { model, ...more })
      return { categorias, importes: series[0]!.data }
    }
    expect(await bars('meses')).toEqual({ categorias: ['2026-09', '2026-10', '2026-11'], importes: [700, 600, 2500] })
    expect(await bars('formas_pago')).toEqual({ categorias: ['Efectivo', 'Tarjeta (datáfono)'], importes: [3200, 600] })
    expect(await bars('tipos_ingreso')).toEqual({ categorias: ['Reservas', 'Tienda'], importes: [3100, 700] })
    // days may be one only, and may begin after today
    expect(await bars('meses', { start_date: '2026-11-20', end_date: '2026-11-20' })).toMatchObject({ importes: [2500] })
    expect(await bars('meses', { end_date: '2026-10-31' })).toMatchObject({ importes: [700, 600] })
    expect(await bars('meses', { start_date: '2027-03-01' })).toMatchObject({ importes: [] })
  })
  it('of an unknown model has no series', async () => {
    expect(await desk.call(chart, { model: 'lo_que_sea' })).toEqual({ categorias: [], series: [] })
  })
  it('is of the income types that one sees (R-157), and refuses days that end before they start', async () => {
    const clerk = await desk.as({ rights: ['invoices'] })
    const unused = await desk.db
      .selectFrom('tipo_ingreso')
      .select('id_mst_tipoingreso as id')
      .orderBy('id_mst_tipoingreso', 'desc')
      .executeTakeFirstOrThrow()
    await desk.call(allowIncome, { id_mst_socios: clerk.id, id_mst_tipoingreso: unused.id })
    expect(await drawn('meses', {}, clerk)).toEqual({})
    await expect(desk.call(chart, { model: 'meses', start_date: '2026-02-01', end_date: '2026-01-01' })).rejects.toMatchObject({
      status: 422,
      code: 'income.rango_fechas',
    })
    const nobody = await desk.as({ rights: ['bookings'] })
    await expect(nobody.call(chart, { model: 'meses' })).rejects.toMatchObject({ status: 403 })
  })
})
