import { updateCompany } from '@app/contract/company/companies'
import { listIncomeTypes, updateIncomeType } from '@app/contract/income-types/income-types'
import { chargeSelected } from '@app/contract/invoices/collect'
import { refundLines } from '@app/contract/invoices/refund'
import { guestMember } from '@app/contract/members/member'
import { deleteOfficialInvoice, issueFullInvoice } from '@app/contract/official-invoices/change-invoices'
import { listDocumentLines } from '@app/contract/official-invoices/document-lines'
import {
  generateSimplified,
  linesToConvert,
  listOfficialInvoices,
  listSeries,
  officialInvoiceDetail,
} from '@app/contract/official-invoices/official-invoices'
import { createIncome } from '@app/contract/one-off-income/edit-income'
import { correctRefused } from '@app/contract/verifactu/mend'
import { describe, expect, it } from 'vitest'
import type { Tx } from '../../kit/database/database.ts'
import { inThisClub } from '../../kit/install.ts'
import { deskClub } from '../../testing/modules/bookings.ts'
import { brokenInvoices } from '../../testing/modules/official-invoices.ts'
import { withInvoicingSystem } from '../../testing/modules/verifactu.ts'
import { verifactuClub } from '../../testing/modules/verifactu-sender.ts'

withInvoicingSystem()
const desk = await deskClub()
const { db } = desk
const mine = desk.product.clubs.all()[0]!
const [anna, berta] = desk.members
await desk.call(updateCompany, { id: 1, nif: 'B85626240' })
await db.updateTable('empresa').set({ verifactu_desde: '2026-01-01' }).execute()

/** Changes a company that has issued, as no call can. */
const company = (change: object) => db.updateTable('empresa').set(change).execute()
/** A paid line of one member that costs n cents. */
const line = async (precio: number, more: object = {}) =>
  (
    await db
      .insertInto('factura')
      .values({
        id_mst_socios: anna,
        concepto: 'Clase',
        precio,
        pagado: precio,
        fecha_creacion: '2026-11-20',
        fecha_pago: '2026-11-20',
        ...more,
      })
      .returning('id_reg_factura')
      .executeTakeFirstOrThrow()
  ).id_reg_factura
const generate = (ids: number[], more: object = {}) => desk.call(generateSimplified, { prefijo: 'T', id_reg_factura: ids, ...more })
const records = () => db.selectFrom('documento_registro').selectAll().orderBy('n').execute()
const wrong = () => brokenInvoices(desk)

describe('simplified invoices over paid lines', () => {
  it('are one for each line, numbered on in their series, each with a record that follows the one before (R-162, A-177)', async () => {
    const ids = [await line(1210), await line(500, { prc_iva: 1000 })]
    const { emitidas } = await generate(ids)
    expect(emitidas.map(({ num_completo, importe }) => [num_completo, importe])).toEqual([
      ['T26/000001', 1210],
      ['T26/000002', 500],
    ])
    const detail = await desk.call(officialInvoiceDetail, { id: emitidas[0]!.id_reg_facturaoficial })
    expect(detail).toMatchObject({ tipo: 'F2', fecha: '2026-11-20', base: 1000, cuota: 210, importe: 1210, nif_emisor: 'B85626240' })
    expect(detail).toMatchObject({ pagos: [{ importe: 1210 }], autor: expect.stringContaining('Prueba') })
    expect(detail.registro).toMatchObject({ n: 1, anterior: '', fecha_hora: '2026-11-20T11:00:00+01:00' })
    const [first, second] = await records()
    expect(first!.entrada).toBe(
      'IDEmisorFactura=B85626240&NumSerieFactura=T26/000001&FechaExpedicionFactura=20-11-2026&TipoFactura=F2&CuotaTotal=2.10&ImporteTotal=12.10&Huella=&FechaHoraHusoGenRegistro=2026-11-20T11:00:00+01:00',
    )
    expect([first!.anterior, second!.anterior]).toEqual(['', first!.huella])
    expect(await wrong()).toEqual([])
  })
  it('are one for each payer where they are grouped, with the taxes of all its lines', async () => {
    const ids = [await line(1210), await line(1100, { prc_iva: 1000 }), await line(300, { id_mst_socios: berta })]
    const { emitidas } = await generate(ids, { agrupar: true })
    expect(emitidas.map(({ importe }) => importe)).toEqual([2310, 300])
    const { impuestos, lineas } = await desk.call(officialInvoiceDetail, { id: emitidas[0]!.id_reg_facturaoficial })
    expect(impuestos).toMatchObject([
      { prc_iva: 1000, base: 1000, cuota: 100 },
      { prc_iva: 2100, base: 1000, cuota: 210 },
    ])
    expect(lineas.map(({ id_reg_factura }) => id_reg_factura)).toEqual(ids.slice(0, 2))
    expect(await wrong()).toEqual([])
  })
  it('are listed by prefix and days, and their lines are no longer offered (A-21, A-96)', async () => {
    const id = await line(700)
    expect((await desk.call(linesToConvert, {})).map(({ id_reg_factura }) => id_reg_factura)).toContain(id)
    await generate([id], { prefijo: 'B' })
    expect((await desk.call(linesToConvert, {})).map(({ id_reg_factura }) => id_reg_factura)).not.toContain(id)
    expect(await desk.call(listOfficialInvoices, { prefijo: 'B' })).toMatchObject([
      {
        num_completo: 'B26/000001',
        importe: 700,
        precio: 700,
        base: 579,
        cuota: 121,
        nif_cliente: null,
        id_mst_empresas: 1,
        descConcatTipoPago: expect.any(String),
        nombre_cliente: expect.any(String),
      },
    ])
    expect(await desk.call(listOfficialInvoices, { prefijo: 'B', start_date: '2026-12-01', end_date: '2026-12-31' })).toEqual([])
  })
})

describe('an official invoice is refused, and nothing is issued', () => {
  const refused = async (ids: number[], more: object = {}) => {
    const before = (await records()).length
    const error = await generate(ids, more).then(
      () => null,
      ({ code, status }) => [code, status],
    )
    expect((await records()).length).toBe(before)
    return error
  }
  it('of nothing, of unpaid lines, of lines invoiced before, also among good ones (R-160)', async () => {
    expect(await refused([])).toEqual(['No_element_selected', 422])
    expect(await refused([await line(500), await line(500, { pagado: 0, fecha_pago: null })])).toEqual(['oficial.linea_sin_pagar', 409])
    const id = await line(500)
    await generate([id])
    expect(await refused([await line(500), id])).toEqual(['oficial.linea_ya_facturada', 409])
    expect(await refused([999_999])).toEqual(['msg.not_found', 404])
  })
  it('on a day before the last of its series, or to come (R-163)', async () => {
    await generate([await line(500)], { prefijo: 'D' })
    expect(await refused([await line(500)], { prefijo: 'D', fecha: '2026-11-19' })).toEqual(['oficial.fecha_anterior', 422])
    expect(await refused([await line(500)], { prefijo: 'D', fecha: '2026-11-21' })).toEqual(['oficial.fecha_futura', 422])
    await generate([await line(500)], { prefijo: 'E', fecha: '2026-11-18' })
  })
  it('without a tax that says why, with a rate that is not in force, above 3,000 €, with a prefix that records do not take', async () => {
    expect(await refused([await line(500, { prc_iva: 0 })])).toEqual(['oficial.sin_causa', 422])
    expect(await refused([await line(500, { prc_iva: 500 })])).toEqual(['oficial.tasa', 422])
    expect(await refused([await line(300_001)])).toEqual(['oficial.supera_limite', 422])
    expect(await refused([await line(500)], { prefijo: 'A<B' })).toEqual(['oficial.prefijo', 422])
    await generate([await line(300_000), await line(500, { prc_iva: 0, exencion: 'E1' })])
    expect(await wrong()).toEqual([])
  })
  it('takes the cause that its income type names by now for a line of before', async () => {
    const [type] = (await desk.call(listIncomeTypes, {})).filter(({ reservado }) => !reservado)
    const id = await line(500, { prc_iva: 0, id_mst_tipoingreso: type!.id_mst_tipoingreso })
    expect(await refused([id])).toEqual(['oficial.sin_causa', 422])
    await desk.call(updateIncomeType, { id: type!.id_mst_tipoingreso, id_mst_tasa: 4 })
    expect((await generate([id])).emitidas).toHaveLength(1)
  })
  it('of a company without tax id, or of a territory with a system of its own', async () => {
    const id = await line(500)
    await company({ territorio: 'bizkaia' })
    expect(await refused([id])).toEqual(['oficial.territorio', 409])
    await company({ territorio: 'comun' })
    await company({ nif: null })
    expect(await refused([id])).toEqual(['oficial.sin_nif', 409])
    await company({ nif: 'B85626240' })
  })
  it('by a clock that is more than a minute behind; up to that the record has the time of the last', async () => {
    desk.at('2026-11-20T10:10:00Z')
    await generate([await line(500)])
    desk.at('2026-11-20T10:08:59Z')
    expect(await refused([await line(500)])).toEqual(['oficial.reloj_atrasado', 503])
    desk.at('2026-11-20T10:09:30Z')
    await generate([await line(500)])
    expect((await records()).at(-1)!.fecha_hora).toBe('2026-11-20T11:10:00+01:00')
    expect(await wrong()).toEqual([])
  })
})

describe('the limit of a simplified invoice (formats.md §3.6)', () => {
  const typeWith = async (hasta_3000: boolean) => {
    const [one, other] = (await desk.call(listIncomeTypes, {})).filter(({ reservado }) => !reservado)
    const id = (hasta_3000 ? one : other)!.id_mst_tipoingreso
    await desk.call(updateIncomeType, { id, hasta_3000 })
    return { id_mst_tipoingreso: id }
  }
  const over = (limite: string) => ({ code: 'oficial.supera_limite', status: 422, msg: expect.stringContaining(`${limite}\u00A0€`) })
  it('is 3,000 €, or 400 € if the income type of one of its lines is not for 3,000 €', async () => {
    const [small, large] = [await typeWith(false), await typeWith(true)]
    await generate([await line(300_000, large), await line(40_000, small)], { prefijo: 'W' })
    await expect(generate([await line(300_001, large)])).rejects.toMatchObject(over('3.000,00'))
    await expect(generate([await line(40_001, small)])).rejects.toMatchObject(over('400,00'))
    const both = [await line(20_000, small), await line(20_001, large)]
    await expect(generate(both, { agrupar: true })).rejects.toMatchObject(over('400,00'))
    await generate(both, { prefijo: 'W' })
    const offered = await desk.call(linesToConvert, {})
    expect(offered.find(({ total }) => total === 40_001)).toMatchObject({ hasta_3000: false })
    expect(offered.find(({ total }) => total === 300_001)).toMatchObject({ hasta_3000: true })
    const receiver = { nombre: 'María Ñíguez', nif: '12345678Z', direccion: 'Carrer Major, 1, 08001 Barcelona' }
    const full = await desk.call(issueFullInvoice, { ...receiver, prefijo: 'WF', id_reg_factura: [await line(40_001, small)] })
    expect(full).toMatchObject({ tipo: 'F1', importe: 40_001 })
  })
  it('looks at what refunds left of the lines; one of which nothing is left stays out', async () => {
    const small = await typeWith(false)
    const paid = async (precio: number) => {
      const made = await desk.call(createIncome, { id_mst_socios: anna, concepto: 'Pala', precio, ...small })
      await desk.call(chargeSelected, { facturasSeleccionadas: [made.id_reg_factura] })
      return made.id_reg_factura
    }
    const give = (id_reg_factura: number, importe: number | null) => desk.call(refundLines, { facturas: [{ id_reg_factura, importe }] })
    const [part, all] = [await paid(50_000), await paid(600)]
    await give(part, 9_999)
    await give(all, null)
    const offered = async (id: number) => (await desk.call(linesToConvert, {})).find(({ id_reg_factura }) => id_reg_factura === id)
    expect(await offered(part)).toMatchObject({ total: 40_001, motivo: null })
    expect(await offered(all)).toMatchObject({ total: 0, motivo: 'devuelta' })
    await expect(generate([all])).rejects.toMatchObject({ code: 'oficial.linea_devuelta', status: 409 })
    await expect(generate([part])).rejects.toMatchObject(over('400,00'))
    await give(part, 1)
    expect((await generate([part], { prefijo: 'W' })).emitidas).toMatchObject([{ importe: 40_000 }])
    expect(await wrong()).toEqual([])
  })
})

describe('lines to convert (A-96, A-178)', () => {
  const of = async (ids: number[], more: object = {}) =>
    (await desk.call(linesToConvert, more)).filter(({ id_reg_factura }) => ids.includes(id_reg_factura))
  it('come with the reason for which they stay out: unpaid ones on the day of their making', async () => {
    const type = (await desk.call(listIncomeTypes, {})).filter(({ reservado }) => !reservado)[1]!.id_mst_tipoingreso
    const ids = [
      await line(500),
      await line(500, { pagado: 0, fecha_pago: null, fecha_creacion: '2026-11-02' }),
      await line(500, { id_mst_tipoingreso: type }),
      await line(500, { prc_iva: 0 }),
      await line(500, { prc_iva: 500 }),
    ]
    expect((await of(ids)).map(({ motivo }) => motivo ?? '').toSorted()).toEqual(['', '', 'sin_causa', 'sin_pagar', 'tasa'])
    await desk.call(updateIncomeType, { id: type, verifactu: false })
    expect(await of([ids[2]!])).toMatchObject([{ motivo: 'fuera', cod_factura: String(ids[2]), total: 500 }])
    await expect(generate([ids[0]!, ids[2]!])).rejects.toMatchObject({ status: 409, code: 'oficial.fuera' })
    await desk.call(updateIncomeType, { id: type, verifactu: true })
    expect(await of([ids[2]!])).toMatchObject([{ motivo: null }])
    expect(await of(ids, { start_date: '2026-11-20' })).toHaveLength(4)
  })
  it('of the guest are grouped by cart: he is many people (R-162)', async () => {
    const moment = new Date('2026-11-20T10:00:00Z')
    const cart = { id_mst_socios_creacion: desk.id, fecha_creacion: moment, fecha_modificacion: moment }
    const carts = await db.insertInto('tpv_carro').values([cart, cart]).returning('id_reg_tpv_carro').execute()
    const guest = { id_mst_socios: guestMember }
    const [first, second] = carts.map(({ id_reg_tpv_carro }) => ({ ...guest, id_reg_tpv_carro }))
    const ids = [await line(100, first), await line(200, first), await line(400, second), await line(800, guest), await line(1600, guest)]
    const { emitidas } = await generate(ids, { agrupar: true })
    expect(emitidas.map(({ importe }) => importe)).toEqual([300, 400, 800, 1600])
  })
})

describe('the lines for the accounts', () => {
  it('have the codes of their income types and share net amount and tax to the cent', async () => {
    const type = (await desk.call(listIncomeTypes, {})).find(({ reservado }) => !reservado)!
    await desk.call(updateIncomeType, { id: type.id_mst_tipoingreso, codigo_1: '70500001', codigo_5: 'CLASES' })
    const ids = [
      await line(333, { id_mst_tipoingreso: type.id_mst_tipoingreso }),
      await line(333),
      await line(334),
      await line(110, { prc_iva: 1000 }),
    ]
    const { emitidas } = await generate(ids, { prefijo: 'L', agrupar: true })
    const lines = await desk.call(listDocumentLines, { prefijo: 'L' })
    const { base, cuota } = await desk.call(officialInvoiceDetail, { id: emitidas[0]!.id_reg_facturaoficial })
    const sum = (name: 'base' | 'cuota' | 'importe') => lines.reduce((all, one) => all + one[name], 0)
    expect([sum('base'), sum('cuota'), sum('importe')]).toEqual([base, cuota, 1110])
    expect(lines[0]).toMatchObject({ num_completo: 'L26/000001', codigo_1: '70500001', codigo_5: 'CLASES', importe: 333 })
    expect(lines[1]).toMatchObject({ codigo_1: null, desc_tipoingreso: null })
  })
})

describe('the series', () => {
  it('are listed with their last number and day', async () => {
    await generate([await line(500)], { prefijo: 'S', fecha: '2026-11-19' })
    expect((await desk.call(listSeries, {})).find(({ prefijo }) => prefijo === 'S')).toMatchObject({
      ...{ id_mst_empresas: 1, anyo: 2026, ultimo_numero: 1, ultima_fecha: '2026-11-19' },
    })
  })
})

describe('what was issued', () => {
  it('is changed by no call, not even by a fault of its own', async () => {
    const tried = (work: (tx: Tx) => Promise<unknown>) => inThisClub(mine, work).catch((error: { code: string }) => error.code)
    const denied = '42501'
    expect(await tried((tx) => tx.updateTable('facturaoficial').set({ importe: 0 }).execute())).toBe(denied)
    expect(await tried((tx) => tx.deleteFrom('facturaoficial_impuesto').execute())).toBe(denied)
    expect(await tried((tx) => tx.updateTable('facturaoficial_linea').set({ precio: 0 }).execute())).toBe(denied)
    expect(await tried((tx) => tx.updateTable('documento_registro').set({ huella: '' }).execute())).toBe(denied)
    expect(await tried((tx) => tx.deleteFrom('documento_registro').execute())).toBe(denied)
    expect(await tried((tx) => tx.deleteFrom('documento_serie').execute())).toBe(denied)
  })
})

describe('the state of an invoice at the tax agency', () => {
  it('is that of its last record: queued, also in doubt, then taken, taken with errors or refused, and queued again once corrected', async () => {
    const club = await verifactuClub()
    const listed = async () => (await club.call(listOfficialInvoices, {})).toReversed()
    const states = async () => (await listed()).map(({ aeat }) => aeat)
    const detailOf = async (at: number) => club.call(officialInvoiceDetail, { id: (await listed())[at]!.id_reg_facturaoficial })
    await club.issue(2)
    club.agency.behave('down')
    await club.pass(61)
    expect(await states()).toEqual(['en_cola', 'en_cola'])
    expect(await detailOf(0)).toMatchObject({ aeat: 'en_cola', respuesta: null })
    club.agency.behave('well')
    club.agency.refuse(2, 1110)
    await club.pass(3600)
    expect(await states()).toEqual(['correcto', 'incorrecto'])
    expect(await detailOf(0)).toMatchObject({ respuesta: { n: 1, codigo: null, csv: 'A-00000000000001', respondido: expect.any(Date) } })
    const refused = await detailOf(1)
    expect(refused).toMatchObject({
      aeat: 'incorrecto',
      registro: { n: 2 },
      respuesta: { n: 2, codigo: 1110, mensaje: expect.any(String) },
    })
    const { id_reg_documento_cadena } = (await club.panel()).cadena!
    await club.call(correctRefused, { id_reg_documento_cadena, n: 2 })
    expect(await states()).toEqual(['correcto', 'en_cola'])
    club.agency.shiftClock(400)
    await club.pass(120)
    expect(await states()).toEqual(['correcto', 'con_errores'])
    expect(await detailOf(1)).toMatchObject({ registro: { n: 2 }, respuesta: { n: 3, codigo: 2004 } })
    const { headers } = await club.http({ method: 'GET', url: '/api/facturaoficial' })
    expect(String(headers['reads']).split(',')).toEqual(
      expect.arrayContaining(['invoice-record', 'record-answer', 'document-cancellation']),
    )
  })
  it('is none before VERI*FACTU, and there is no QR', async () => {
    await company({ verifactu_desde: null })
    const { emitidas } = await generate([await line(500)], { prefijo: 'V' })
    expect(await desk.call(listOfficialInvoices, { prefijo: 'V' })).toMatchObject([
      { aeat: null, anulada: false, relacion: null, origen: [] },
    ])
    const { aeat, respuesta, qr, registro } = await desk.call(officialInvoiceDetail, { id: emitidas[0]!.id_reg_facturaoficial })
    expect([aeat, respuesta, qr, registro]).toEqual([null, null, null, null])
    await company({ verifactu_desde: '2026-01-01' })
  })
})

describe('the detail of an invoice', () => {
  const rows = async (prefijo: string) => (await desk.call(listOfficialInvoices, { prefijo })).toReversed()
  it('has the QR of its record, whose text is an address of the tax agency (formats.md §3.4)', async () => {
    const { emitidas } = await generate([await line(1210)], { prefijo: 'Q' })
    const { qr } = await desk.call(officialInvoiceDetail, { id: emitidas[0]!.id_reg_facturaoficial })
    expect(qr).toMatchObject({
      enlace: 'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=B85626240&numserie=Q26%2F000001&fecha=20-11-2026&importe=12.10',
      trazo: expect.stringMatching(/^M4 4h7v1h-7z/),
    })
  })
  it('names what it rectifies or replaces, what rectifies or replaces it, and its cancellation (A-177)', async () => {
    const { emitidas } = await generate([await line(500), await line(600), await line(700)], { prefijo: 'X' })
    const [gone, replaced, rectified] = emitidas.map((one) => one.id_reg_facturaoficial)
    await desk.call(deleteOfficialInvoice, { id: gone! })
    const receiver = { nombre: 'María Ñíguez', nif: '12345678Z', direccion: 'Carrer Major, 1, 08001 Barcelona' }
    await desk.call(issueFullInvoice, { ...receiver, prefijo: 'XF', id_reg_facturaoficial: [replaced!] })
    await db
      .insertInto('facturaoficial_entrega')
      .values({ id_reg_facturaoficial: rectified!, via: 'impresa', fecha: new Date(0) })
      .execute()
    await desk.call(deleteOfficialInvoice, { id: rectified! })
    expect((await rows('X')).map(({ anulada, relacion }) => [anulada, relacion])).toEqual([
      [true, null],
      [false, null],
      [false, null],
    ])
    expect(await rows('XF')).toMatchObject([{ tipo: 'F3', relacion: 'sustituye', origen: ['X26/000002'] }])
    expect(await rows('R')).toMatchObject([{ tipo: 'R5', relacion: 'rectifica', origen: ['X26/000003'] }])
    const detail = (id: number) => desk.call(officialInvoiceDetail, { id })
    expect(await detail(gone!)).toMatchObject({ anulada: desk.now(), origenes: [], posteriores: [] })
    expect(await detail(replaced!)).toMatchObject({ anulada: null, posteriores: [{ clase: 'sustituye', num_completo: 'XF26/000001' }] })
    const [rectifying] = (await detail(rectified!)).posteriores
    expect(rectifying).toMatchObject({ clase: 'rectifica', num_completo: 'R26/000001', importe: -700 })
    expect((await detail(rectifying!.id_reg_facturaoficial)).origenes).toMatchObject([{ clase: 'rectifica', num_completo: 'X26/000003' }])
  })
})

it('an invoice with lines of other income types is hidden from staff restricted to some, and so are such lines (R-157, A-165)', async () => {
  const [mine, other] = (await desk.call(listIncomeTypes, {})).filter(({ reservado }) => !reservado)
  const [seen, hidden] = [mine!, other!].map(({ id_mst_tipoingreso }) => id_mst_tipoingreso)
  const clerk = await desk.as({ rights: ['invoices', 'cash'] })
  await db.insertInto('socios_tipoingreso').values({ id_mst_socios: clerk.id, id_mst_tipoingreso: seen! }).execute()
  const [own, theirs, open] = [
    await line(500, { id_mst_tipoingreso: seen! }),
    await line(500, { id_mst_tipoingreso: hidden! }),
    await line(500, { id_mst_tipoingreso: hidden! }),
  ]
  const { emitidas } = await generate([own, theirs], { prefijo: 'Z' })
  const numbers = async () => (await clerk.call(listOfficialInvoices, { prefijo: 'Z' })).map(({ id_reg_facturaoficial: id }) => id)
  expect(await numbers()).toEqual([emitidas[0]!.id_reg_facturaoficial])
  expect((await clerk.call(linesToConvert, {})).map(({ id_reg_factura }) => id_reg_factura)).not.toContain(open)
  const look = (id: number) => clerk.call(officialInvoiceDetail, { id })
  await expect(look(emitidas[1]!.id_reg_facturaoficial)).rejects.toMatchObject({ code: 'msg.not_found', status: 404 })
  expect(await look(emitidas[0]!.id_reg_facturaoficial)).toMatchObject({ importe: 500 })
})
