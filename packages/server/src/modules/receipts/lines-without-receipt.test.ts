import { linesOfFeeType, linesWithoutReceipt, makeReceipts } from '@app/contract/receipts/lines-without-receipt'
import { deleteReceipts, openReceipts, receiptInvoices } from '@app/contract/receipts/receipts'
import { describe, expect, it } from 'vitest'
import { account, brokenReceipts, receiptClub } from '../../testing/modules/receipts.ts'
import { saveSetting } from '../club/public.ts'

const desk = await receiptClub()
const { db, payer, line, make, mandate, pay } = desk
const anna = await payer('Anna')
const range = { inicio: '2026-05-24', fin: '2026-12-20 23:59:59' }
const openOf = async (id: number) => (await desk.call(linesWithoutReceipt, range)).filter((one) => one.id_mst_socios === id)

describe('lines without receipt (A-94)', () => {
  it('are due lines of members, with the payer’s account and what prevents its debit (A-181)', async () => {
    const id = await line(anna, 4500)
    expect(await openOf(anna)).toMatchObject([
      {
        ...{ id_reg_factura: id, concepto: 'Cuota de noviembre', cantidad: 1, precio: 4500, total: 4500, pendiente: 4500 },
        ...{
          id_mst_socios_pagador: anna,
          id_mst_empresas: 1,
          tipoCuota: null,
          fallo: null,
          secuencia: 'RCUR',
          associated_iban: account(1000 + anna),
        },
      },
    ])
  })
  it('leave out paid, deleted and supplier lines, refunds, guests, and bookings that have not begun', async () => {
    const berta = await payer('Berta')
    await pay(await line(berta, 1000))
    await line(berta, 1000, { fecha_baja: '2026-11-20' })
    await line(berta, -1000)
    await line(berta, 1000, { id_mst_tipofactura: 1 })
    await line(3, 1000)
    const { id_reg_reserva } = await desk.book({ id_mst_socios: berta, socios: [berta] })
    expect(id_reg_reserva).toBeGreaterThan(0)
    expect(await openOf(berta)).toEqual([])
    const part = await line(berta, 1000)
    await pay(part, 400)
    expect(await openOf(berta)).toMatchObject([{ id_reg_factura: part, pendiente: 600, total: 1000 }])
  })
  it('are debited from the holder of the family', async () => {
    const child = await desk.member('Nil')
    await db.updateTable('socio').set({ id_mst_socios_titular: anna }).where('id_mst_socios', '=', child).execute()
    await line(child, 800)
    expect(await openOf(child)).toMatchObject([{ id_mst_socios_pagador: anna, nombre_pagador: 'Anna Puig', fallo: null }])
  })
  it('name each reason against a debit (A-181, formats.md §1.3)', async () => {
    const faultOf = async (name: string, prepare: (id: number) => Promise<unknown>) => {
      const id = await payer(name, { hasMandate: false })
      await prepare(id)
      await line(id, 500)
      return (await openOf(id))[0]!.fallo
    }
    const set = (id: number, full_iban: string | null) =>
      db.updateTable('socio').set({ full_iban }).where('id_mst_socios', '=', id).execute()
    expect(await faultOf('A', (id) => set(id, null))).toBe('sin_cuenta')
    expect(await faultOf('B', (id) => set(id, 'ES8350210036679521296135'))).toBe('iban_mal')
    expect(await faultOf('C', async () => {})).toBe('sin_mandato')
    expect(await faultOf('D', (id) => mandate(id, { confirmado: false, origen: 'importado' }))).toBe('mandato_por_confirmar')
    expect(await faultOf('E', (id) => mandate(id, { iban: account(1) }))).toBe('cuenta_cambiada')
    expect(await faultOf('F', (id) => mandate(id, { fecha_firma: '2026-11-21' }))).toBe('mandato_futuro')
    expect(await faultOf('G', (id) => mandate(id, { uso: 'OOFF', usos: 1, ultimo_uso: '2026-10-01' }))).toBe('mandato_usado')
    expect(await faultOf('H', (id) => mandate(id, { ultimo_uso: '2023-11-19' }))).toBe('mandato_caducado')
    expect(await faultOf('I', (id) => mandate(id, { ultimo_uso: '2023-11-20' }))).toBeNull()
    expect(await faultOf('J', (id) => mandate(id, { estado: 'revocado', fecha_revocado: '2026-11-01' }))).toBe('mandato_revocado')
    expect(await faultOf('K', (id) => mandate(id, { estado: 'reposo' }))).toBe('mandato_reposo')
    expect(
      await faultOf('L', async (id) => {
        await set(id, 'AD1200012030200359100100')
        await mandate(id)
      }),
    ).toBe('sin_direccion')
  })
  it('of a fee type, of none (R-181), and of a range of days', async () => {
    const carla = await payer('Carla')
    await line(carla, 500, { fecha_creacion: '2026-05-23' })
    await line(carla, 700)
    const ofNone = await desk.call(linesOfFeeType, { tipo_cuota: 0 })
    expect(ofNone.filter((one) => one.id_mst_socios === carla)).toHaveLength(2)
    expect(await desk.call(linesOfFeeType, { tipo_cuota: 1 })).toEqual([])
    expect(await openOf(carla)).toMatchObject([{ precio: 700 }])
  })
  it('hide the account from staff without the right to see members, and lines of other income types (A-165)', async () => {
    const clerk = await desk.as({ is_admin: false, rights: ['invoices'] })
    const seen = (await clerk.call(linesWithoutReceipt, range)).find((one) => one.id_mst_socios === anna)!
    expect(seen.associated_iban).not.toBe(account(1000 + anna))
    expect(seen.associated_iban?.slice(-4)).toBe(account(1000 + anna).slice(-4))
    await db.insertInto('socios_tipoingreso').values({ id_mst_socios: clerk.id, id_mst_tipoingreso: 1 }).execute()
    expect(await clerk.call(linesWithoutReceipt, range)).toEqual([])
  })
})

describe('making receipts (A-179)', () => {
  it('joins the lines of one payer, company and concept, with account and mandate of the day', async () => {
    const dora = await payer('Dora')
    const [a, b, c] = [await line(dora, 1000), await line(dora, 2000), await line(dora, 500, { concepto: 'Taquilla' })]
    const made = await make(a, b, c)
    expect(made).toMatchObject({ importe: 3500, fuera: [] })
    const rows = await desk.call(openReceipts, { id_mst_socios: dora })
    expect(
      rows.map(({ precio, concepto, facturas, nombre_completo, titular, secuencia, girado, devuelto, fallo }) => [
        ...[precio, concepto, facturas, nombre_completo, titular, secuencia, girado, devuelto, fallo],
      ]),
    ).toEqual([
      [500, 'Taquilla', 1, 'Dora Puig', 'Titular Puig', 'RCUR', false, 0, null],
      [3000, 'Cuota de noviembre', 2, 'Dora Puig', 'Titular Puig', 'RCUR', false, 0, null],
    ])
    expect((await desk.call(receiptInvoices, { id: made.recibos[0]! })).facturas).toMatchObject([
      { id_reg_factura: a, precio: 1000, cantidad: 1, importe: 1000 },
      { id_reg_factura: b, precio: 2000, importe: 2000 },
    ])
    expect(await openOf(dora)).toEqual([])
  })
  it('with a concept of its own joins all lines of a payer (R-182)', async () => {
    const ella = await payer('Ella')
    const lines = [await line(ella, 1000), await line(ella, 500, { concepto: 'Taquilla' })]
    const { recibos } = await desk.call(makeReceipts, { facturas: lines, concepto_personalizado: '  Otoño 2026 ' })
    expect(recibos).toHaveLength(1)
    expect(await desk.receipt(recibos[0]!)).toMatchObject({ precio: 1500, concepto: 'Otoño 2026' })
  })
  it('leaves out lines that cannot be collected, with the reason, and refuses when none is left (R-179)', async () => {
    const fina = await payer('Fina')
    const gil = await payer('Gil', { hasMandate: false })
    const [good, none] = [await line(fina, 900), await line(gil, 700)]
    expect(await make(good, none)).toMatchObject({
      recibos: [expect.any(Number)],
      fuera: [{ id_reg_factura: none, motivo: 'sin_mandato' }],
    })
    await expect(make(good)).rejects.toMatchObject({ status: 409, code: 'recibo.nada_que_generar' })
    await expect(make()).rejects.toMatchObject({ status: 422, fields: { facturas: [expect.any(String)] } })
    const paid = await line(fina, 100)
    await pay(paid)
    const held = await line(fina, 100, { retenido: 100 })
    const other = await line(fina, 300)
    expect((await make(good, paid, held, other)).fuera).toEqual([
      { id_reg_factura: good, motivo: 'ya_en_recibo' },
      { id_reg_factura: paid, motivo: 'no_pendiente' },
      { id_reg_factura: held, motivo: 'en_maquina' },
    ])
  })
  it('without bank makes receipts for the list while the parameter is on (R-184)', async () => {
    const hug = await payer('Hug', { hasMandate: false })
    const id = await line(hug, 1200)
    await expect(desk.call(makeReceipts, { facturas: [id], sin_banco: true })).rejects.toMatchObject({ code: 'msg.switched_off' })
    await saveSetting(db as never, 'ACTIVAR_RECIBOS_NO_BANCO', { valor: 1 })
    const { recibos } = await desk.call(makeReceipts, { facturas: [id], sin_banco: true })
    expect(await desk.receipt(recibos[0]!)).toMatchObject({ remesar_sepa_banco: false, numcuenta: null, precio: 1200 })
    expect(await desk.call(openReceipts, { id_mst_socios: hug })).toMatchObject([{ fallo: 'sin_banco' }])
  })
  it('two desks at once: each line is in one live receipt', async () => {
    const ivo = await payer('Ivo')
    const ids = await Promise.all([1, 2, 3, 4].map((n) => line(ivo, n * 100, { concepto: `Clase ${n}` })))
    const ended = await Promise.allSettled(Array.from({ length: 8 }, () => make(...ids)))
    expect(ended.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(await db.selectFrom('recibo').select('id_reg_recibo').where('id_mst_socios', '=', ivo).execute()).toHaveLength(4)
  })
})

describe('deleting receipts (R-177)', () => {
  it('frees their lines; none chosen has its own message', async () => {
    const jan = await payer('Jan')
    const id = await line(jan, 600)
    const { recibos } = await make(id)
    expect(await desk.call(deleteReceipts, { rebuts_seleccionats: recibos })).toMatchObject({ eliminados: 1, avisados: 0 })
    expect(await openOf(jan)).toMatchObject([{ id_reg_factura: id }])
    await expect(desk.call(deleteReceipts, { rebuts_seleccionats: [] })).rejects.toMatchObject({ code: 'recibo.elige_eliminar' })
  })
  it('a line in a receipt is not deleted, and a receipt whose line changed stays out of the next file', async () => {
    const kim = await payer('Kim')
    const id = await line(kim, 600)
    await make(id)
    await db.updateTable('factura').set({ precio: 500 }).where('id_reg_factura', '=', id).execute()
    expect(await desk.call(openReceipts, { id_mst_socios: kim })).toMatchObject([{ fallo: 'linea_cambiada', precio: 600 }])
  })
})

it('everything holds at the end', async () => {
  expect(await brokenReceipts(desk)).toEqual([])
})
