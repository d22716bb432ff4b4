import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { chargeBooking, chargeSelected } from '@app/contract/invoices/collect'
import { deleteLines } from '@app/contract/invoices/delete-lines'
import { createIncome, getIncome } from '@app/contract/one-off-income/edit-income'
import { listIncome, listInvoices, memberIncome, memberIncomeWithLabel } from '@app/contract/one-off-income/income-list'
import { describe, expect, it } from 'vitest'
import { deskClub, guest, linesOf, someDay } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const [anna, berta] = desk.members
const { id_mst_proveedor } = await desk.db
  .insertInto('proveedor')
  .values({ nombre: 'Xarxes' })
  .returning('id_mst_proveedor')
  .executeTakeFirstOrThrow()
const make = (more: object) => desk.call(createIncome, { id_mst_socios: anna, concepto: 'Pala', precio: 300, ...more })
await make({ concepto: 'Hoy' })
await make({ concepto: 'El primero', fecha_creacion: '2026-11-01', id_mst_socios: berta })
await make({ concepto: 'En octubre', fecha_creacion: '2026-10-31' })
await make({ concepto: 'Redes', id_mst_tipofactura: 1, id_mst_proveedor })
const { id_reg_reserva } = await desk.book()
const concepts = (rows: readonly { concepto: string }[]) => rows.map((row) => row.concepto)

describe('the list of income', () => {
  it('names the guest without a comma, who has no surname', async () => {
    const { id_reg_factura } = await make({ id_mst_socios: guest, concepto: 'Suelta', fecha_creacion: '2026-09-01' })
    const rows = await desk.call(listIncome, { start_date: '2026-09-01', end_date: '2026-09-01' })
    expect(rows).toMatchObject([{ id_reg_factura, desc_socio: 'Invitado' }])
  })
  it('holds the lines of no booking of the current month, the newest first (R-152)', async () => {
    const rows = await desk.call(listIncome, {})
    expect(concepts(rows)).toEqual(['Hoy', 'El primero'])
    expect(rows[0]).toMatchObject({
      desc_socio: 'Puig, Anna',
      total: 300,
      pagado_check: false,
      cod_factura: String(rows[0]!.id_reg_factura),
    })
    expect(rows[0]).not.toHaveProperty('duracion_reserva')
  })
  it('holds 30,000 lines at most: a longer one is refused with the way out, never cut short', async () => {
    const { schema } = desk.product.clubs.all()[0]!
    await desk.pool.query(
      `insert into ${schema}.factura (id_mst_socios, concepto, precio, fecha_creacion) select $1, 'Clase', 100, '2019-01-15' from generate_series(1, 30001)`,
      [anna],
    )
    const days = { start_date: '2019-01-01', end_date: '2019-12-31' }
    const tooMany = { status: 409, code: 'income.demasiadas_lineas', msg: expect.stringContaining('30000') }
    await expect(desk.call(listIncome, days)).rejects.toMatchObject(tooMany)
    await expect(desk.call(listInvoices, days)).rejects.toMatchObject(tooMany)
    await expect(desk.call(listInvoices, { ...days, filas: 10 })).rejects.toMatchObject(tooMany)
    await expect(desk.call(memberIncome, { id: anna, fechaIni: '2019-01-01', fechaFin: '2019-12-31' })).rejects.toMatchObject(tooMany)
    await desk.pool.query(`delete from ${schema}.factura where fecha_creacion = '2019-01-15'`)
  })
  it('comes in pages that are the whole list together, also if the last line of a page is deleted meanwhile', async () => {
    const days = { start_date: '2025-03-01', end_date: '2025-03-31' }
    for (const day of [3, 3, 3, 5, 5, 9, 31])
      await make({ concepto: `Del ${day}`, fecha_creacion: `2025-03-${String(day).padStart(2, '0')}` })
    const whole = (await desk.call(listInvoices, days)).map((row) => row.id_reg_factura)
    for (const call of [listIncome, listInvoices]) {
      const pages: number[][] = []
      let after = {}
      do {
        const page = await desk.call(call, { ...days, filas: 2, ...after })
        pages.push(page.map((row) => row.id_reg_factura))
        const last = page.at(-1)
        after = last ? { tras_fecha: last.fecha_creacion, tras_id: last.id_reg_factura } : {}
      } while (pages.at(-1)!.length === 2)
      expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 1])
      expect(pages.flat()).toEqual(whole)
    }
    const [first, last, ...rest] = whole as [number, number, ...number[]]
    await desk.call(deleteLines, { id_reg_facturas: [last] })
    const page = await desk.call(listInvoices, { ...days, filas: 10, tras_fecha: '2025-03-09', tras_id: last })
    expect(page.map((row) => row.id_reg_factura)).toEqual(rest)
    expect((await desk.call(listInvoices, days)).map((row) => row.id_reg_factura)).toEqual([first, ...rest])
    const places = [
      { filas: 10, tras_id: last },
      { filas: 10, tras_fecha: '2025-03-09' },
      { tras_fecha: '2025-03-09', tras_id: last },
    ]
    const lacking = ['tras_fecha', 'tras_id', 'filas']
    for (const [at, place] of places.entries())
      await expect(desk.call(listIncome, { ...days, ...place })).rejects.toMatchObject({
        status: 422,
        fields: { [lacking[at]!]: [expect.any(String)] },
      })
  })
  it('takes a range, whole months where one end is missing, and refuses one that ends before it begins', async () => {
    expect(concepts(await desk.call(listIncome, { start_date: '2026-10-31', end_date: '2026-11-01' }))).toEqual([
      'El primero',
      'En octubre',
    ])
    expect(concepts(await desk.call(listIncome, { end_date: '2026-10-31' }))).toEqual(['En octubre'])
    expect(concepts(await desk.call(listIncome, { start_date: '2026-10-31', end_date: '2026-10-31' }))).toEqual(['En octubre'])
    await expect(desk.call(listIncome, { start_date: '2026-11-02', end_date: '2026-11-01' })).rejects.toMatchObject({
      code: 'income.rango_fechas',
    })
  })
  it('is of suppliers with tipo 1 (R-146)', async () => {
    expect(await desk.call(listIncome, { tipo: 1 })).toMatchObject([{ concepto: 'Redes', desc_proveedor: 'Xarxes', id_mst_socios: null }])
  })
  it('has the lines of bookings too among all invoices, with how long they last and where they are (R-149)', async () => {
    const rows = await desk.call(listInvoices, {})
    expect(rows.find((row) => row.id_reg_reserva === id_reg_reserva)).toMatchObject({
      ...{ duracion_reserva: 60, fecha_reserva: someDay, desc_recurso: 'Pádel 1', id_mst_tiporecurso: 1 },
    })
    expect(rows.find((row) => row.concepto === 'Hoy')).toMatchObject({ duracion_reserva: null, id_mst_tiporecurso: null })
    expect(concepts(rows)).not.toContain('Redes')
    expect(concepts(await desk.call(listInvoices, { tipo: 1 }))).toEqual(['Redes'])
  })
  it('has nothing that was deleted, and of a deleted booking only among all invoices what was paid for it', async () => {
    const gone = await make({ concepto: 'Anulada' })
    await desk.call(chargeSelected, { facturasSeleccionadas: [gone.id_reg_factura] })
    await desk.call(deleteLines, { id_reg_facturas: [gone.id_reg_factura] })
    const booking = await desk.book({ hora_ini: 1200 })
    await desk.call(chargeBooking, { id: booking.id_reg_reserva, id_mst_tipopago: 4 })
    const [kept] = await linesOf(desk, booking.id_reg_reserva)
    await desk.call(deleteBooking, { id_reg_reserva: booking.id_reg_reserva, devolucion: 'conservar' })
    expect(concepts(await desk.call(listIncome, {}))).toEqual(['Hoy', 'El primero'])
    const all = await desk.call(listInvoices, {})
    expect(concepts(all)).not.toContain('Anulada')
    expect(all.map((row) => row.id_reg_factura)).toContain(kept!.id_reg_factura)
    await expect(desk.call(getIncome, { id: gone.id_reg_factura })).rejects.toMatchObject({ status: 404 })
  })
  it('is of one member between two days (spec 3 §7)', async () => {
    const rows = await desk.call(memberIncome, { id: berta, fechaIni: '2026-10-01', fechaFin: '2026-11-30' })
    expect(concepts(rows)).toEqual(['El primero'])
  })
  it('is of a member and a label those of bookings that he played with somebody who has it (decision 0134)', async () => {
    const days = { fechaIni: '2026-11-01', fechaFin: '2026-11-30' }
    const { id_mst_etiqueta } = await desk.db
      .insertInto('etiqueta')
      .values({ desc_etiqueta: 'Veteranos' })
      .returning('id_mst_etiqueta')
      .executeTakeFirstOrThrow()
    const asked = { id: anna, ...days, id_etiqueta: id_mst_etiqueta, etiqueta: 'Veteranos' }
    await desk.db.insertInto('socios_etiqueta').values({ id_mst_socios: anna, id_mst_etiqueta }).execute()
    expect(await desk.call(memberIncomeWithLabel, asked)).toEqual([])
    await desk.db.insertInto('socios_etiqueta').values({ id_mst_socios: berta, id_mst_etiqueta }).execute()
    const together = await desk.book({ hora_ini: 900, socios: [anna, berta] })
    const rows = await desk.call(memberIncomeWithLabel, asked)
    expect(rows.map((row) => row.id_reg_reserva)).toEqual([together.id_reg_reserva])
    await expect(desk.call(memberIncomeWithLabel, { ...asked, id_etiqueta: 9999 })).rejects.toMatchObject({ status: 404 })
  })
  it('says the year with the number where the club wants it so (R-166)', async () => {
    await desk.db.insertInto('param').values({ cod_param: 'FACTURAS_COD_FACTURA', valor: '1', activo: true }).execute()
    expect((await desk.call(listIncome, {}))[0]?.cod_factura).toMatch(/^2026\/\d+$/)
  })
  it('names the types of invoice (spec 2 §7)', async () => {
    expect((await desk.http({ method: 'GET', url: '/api/tipofactura/dropdown' })).body).toEqual([
      { id: 1, text: 'De proveedor' },
      { id: 2, text: 'De socio' },
    ])
  })
})
