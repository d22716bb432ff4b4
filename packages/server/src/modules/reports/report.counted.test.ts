import { archiveBooking, deleteBooking } from '@app/contract/bookings/cancel-booking'
import { invoiceTypes } from '@app/contract/invoices/invoice'
import { units } from '@app/contract/ledger/account'
import { createPassType } from '@app/contract/pass-types/pass-types'
import { sellPass } from '@app/contract/passes/sell-pass'
import { freeAmountProduct } from '@app/contract/products/product'
import { readField } from '@app/contract/reports/field-names'
import { runReport, toneField } from '@app/contract/reports/report'
import { newCart } from '@app/contract/till/carts'
import { addCredits } from '@app/contract/wallet/move-credits'
import { describe, expect, it } from 'vitest'
import { tillClub } from '../../testing/modules/till.ts'

const desk = await tillClub()
const [anna] = desk.members
/** The rows of a report with the names of its columns alone. */
const rowsOf = async (id: number, start: string, end = start) =>
  (await desk.call(runReport, { id, start, end })).Results.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [readField(field).name, value])),
  )
const line = (fecha_creacion: string, precio: number, more: object = {}) =>
  desk.db
    .insertInto('factura')
    .values({ id_mst_socios: anna, concepto: 'Cuota', id_mst_tipoingreso: 6, fecha_creacion, precio, ...more })
    .execute()

/** Columns that put a line into an open cart. */
const draft = async (hash: string) => ({
  borrador: true,
  id_reg_tpv_carro: (await desk.call(newCart, { hash })).carro.id_reg_tpv_carro,
})

describe('what reports count (R-408)', () => {
  it('is no line of a supplier, none of a cart that is being filled, and none that was deleted', async () => {
    const day = '2026-08-03'
    await line(day, 100)
    await line(day, 200, { id_mst_tipofactura: invoiceTypes.supplier })
    await line(day, 400, await draft('lines'))
    await line(day, 800, { fecha_baja: day })
    expect((await rowsOf(60, day)).map(({ total }) => total)).toEqual([1])
    expect(await rowsOf(420, day)).toMatchObject([{ lineas: 1, total: 1 }])
    expect(await rowsOf(2100, day)).toMatchObject([{ mes: '2026-08', lineas: 1, facturado: 1 }])
    expect((await rowsOf(90, day)).map(({ pendiente }) => pendiente)).toEqual([1])
  })
  it('has its tax apart from what is left without it, by rate', async () => {
    const day = '2026-08-06'
    await line(day, 12_100, { prc_iva: 2100 })
    await line(day, 500, { prc_iva: 0 })
    expect((await rowsOf(420, day)).map(({ iva_tipo, base, iva, total }) => [iva_tipo, base, iva, total])).toEqual([
      [0, 5, 0, 5],
      [21, 100, 21, 121],
    ])
  })
  it('of members is who joined, left and plays, nobody who is reserved, the first administrator neither (A-90)', async () => {
    const day = '2026-08-07'
    const person = async (nombre: string, more: object = {}) =>
      desk.db
        .insertInto('socio')
        .values({ nombre, apellidos: 'Vidal', id_mst_tiposocio: 2, fecha_alta: day, ...more })
        .execute()
    await person('Nora')
    await person('Gil', { fecha_alta: '2020-01-01', fecha_baja: day, activo: false })
    await person('Rut', { reservado: true })
    await person('Primera', { id_mst_socios: 1 })
    const joined = (await rowsOf(2071, day)).map(({ socio, mes, movimiento, altas, bajas }) => [socio, mes, movimiento, altas, bajas])
    expect(joined.toSorted((a, b) => Number(a[4]) - Number(b[4]))).toEqual([
      ['Nora Vidal', '2026-08', 'Alta', 1, 0],
      ['Gil Vidal', '2026-08', 'Baja', 0, 1],
    ])
    const active = (await rowsOf(2072, day)).map(({ socio }) => socio).filter((socio) => String(socio).endsWith('Vidal'))
    expect(active).toEqual(['Nora Vidal'])
  })
  it('of products is what was sold of them, and how many are left of those that are counted alone', async () => {
    const day = '2026-08-04'
    const of = (id_mst_producto: number, precio: number, more: object = {}) => line(day, precio, { id_mst_producto, ...more })
    await of(desk.water, 100)
    await of(desk.water, 200, await draft('products'))
    await of(desk.water, 400, { fecha_baja: day })
    await of(freeAmountProduct, 300)
    // one of the house's own
    const own = { id_mst_producto: freeAmountProduct - 1, nombre: 'Fianza', id_mst_tipoingreso: 6, id_mst_tasa: 1 }
    await desk.db.insertInto('producto').values(own).execute()
    await of(own.id_mst_producto, 800)
    await line(day, 500)
    const account = { clase: 'producto', unidad: units.pieces, signo: 1, saldo: 7, id_mst_producto: desk.water } as const
    await desk.db.insertInto('libro_cuenta').values(account).execute()
    const sold = async () =>
      (await rowsOf(540, day))
        .map(({ unidades, total, existencias }) => [unidades, total, existencias])
        .toSorted((a, b) => Number(a[1]) - Number(b[1]))
    expect(await sold()).toEqual([
      [1, 1, null],
      [1, 3, null],
    ])
    await desk.db.updateTable('producto').set({ control_stock: true }).where('id_mst_producto', '=', desk.water).execute()
    expect((await sold())[0]).toEqual([1, 1, 7])
  })
  it('of wallets is what credits came and went, not what passes hold', async () => {
    const { id_mst_tipoabonos } = await desk.call(createPassType, {
      ...{ desc_tipoabonos: 'Bono 10', saldo_original: 10, unidad: 1, tiposocio_precio: [{ id_mst_tiposocio: 2, precio: 6000 }] },
    })
    await desk.call(sellPass, { id_mst_socios: anna, id_mst_tipoabonos })
    await desk.call(addCredits, { id: anna, n: 1500, f: 0 })
    expect((await rowsOf(1620, '2026-11-20')).map(({ entrada, salida }) => [entrada, salida])).toEqual([[15, 0]])
  })
  it('of courts is what was booked on the days themselves: what began the night before counts on its own day', async () => {
    const court = await desk.court('Nocturna')
    await desk.book({ id_mst_recurso: court, fecha_ini: '2026-12-09', hora_ini: 1380, duracion: 90 })
    await desk.book({ id_mst_recurso: court, fecha_ini: '2026-12-11', hora_ini: 0 })
    const busy = async (day: string) =>
      (await rowsOf(1681, day))
        .filter(({ pista, ocupado }) => pista === 'Nocturna' && ocupado !== 0)
        .map(({ hora, ocupado }) => [hora, ocupado])
    expect(await busy('2026-12-09')).toEqual([
      [0, 0.5],
      [23, 1],
    ])
    expect(await busy('2026-12-10')).toEqual([])
    expect(await busy('2026-12-11')).toEqual([[0, 1]])
  })
  it('of cancelled bookings is no one that was only archived; who cancels as it begins is not late yet (R-412)', async () => {
    const court = await desk.court('Frontón')
    const book = async (hora_ini: number) => (await desk.book({ id_mst_recurso: court, fecha_ini: '2026-11-20', hora_ini })).id_reg_reserva
    await desk.call(archiveBooking, { id_reg_reserva: await book(900) })
    // eleven o'clock, by the clock of the club
    await desk.call(deleteBooking, { id_reg_reserva: await book(660) })
    const rows = (await rowsOf(9150, '2026-11-20')).filter(({ pista }) => pista === 'Frontón')
    expect(rows.map((row) => [row.desde, row.antelacion, row[toneField]])).toEqual([[660, 0, 'warn']])
  })
})
