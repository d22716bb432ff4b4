import { returnReceipt } from '@app/contract/bank-returns/bank-returns'
import { deleteReceipts, downloadedReceipts, openReceipts, receiptsOfRemittance } from '@app/contract/receipts/receipts'
import { makeBankFile, previewBankFile, receiptXml, remittanceFile, storeBatch } from '@app/contract/receipts/remittances/bank-file'
import { deleteRemittance, listRemittances, sendRemittance, settleRemittance } from '@app/contract/receipts/remittances/remittances'
import { describe, expect, it } from 'vitest'
import { tidyUp } from '../../../kit/work/housekeeping.ts'
import { readXml } from '../../../kit/xml/read-xml.ts'
import { schemaFaults } from '../../../kit/xml/schema.ts'
import { account, brokenReceipts, firstDay, receiptClub } from '../../../testing/modules/receipts.ts'
import { settleDue } from './settle-remittances.ts'

const desk = await receiptClub()
const { db, payer, line, make, receiptsOf, batch, file, owed, receipt, mandate } = desk
const debits = (content: string) =>
  readXml(Buffer.from(content))
    .at('CstmrDrctDbtInitn')!
    .all('PmtInf')
    .flatMap((one) => one.all('DrctDbtTxInf'))
const remittance = (id: number) => db.selectFrom('remesa').selectAll().where('id_reg_remesas', '=', id).executeTakeFirstOrThrow()

describe('the bank file (A-82, R-170)', () => {
  it('holds the receipts of all batches of one token, is valid, pays their lines in transit and moves them to downloaded (R-175, R-189)', async () => {
    const [anna, berta] = [await payer('Anna'), await payer('Berta')]
    const ids = await receiptsOf([anna, 4500], [berta, 3000])
    const { nombre_tabla } = await desk.call(storeBatch, { ids: [ids[0]!] })
    expect(await desk.call(storeBatch, { ids: [ids[1]!], nombre_tabla })).toMatchObject({ nombre_tabla, nombre_tabla_fs: null })
    const made = await desk.call(makeBankFile, { fechaRecibos: firstDay, nombre_remesa: 'Noviembre', nombre_tabla, nombre_tabla_fs: null })
    expect(made).toMatchObject({ fuera: 0, remesas: [{ nombre: 'Noviembre', recibos: 2, importe: 7500 }] })
    expect(await schemaFaults('sepa/pain.008.001.08', Buffer.from(made.content))).toEqual([])
    expect(debits(made.content).map((one) => one.textAt('InstdAmt'))).toEqual(['45.00', '30.00'])
    const id = made.remesas[0]!.id_reg_remesas
    expect(await remittance(id)).toMatchObject({ fecha: '2026-11-24', estado: 'creada', importe: 7500, formato: 'pain.008.001.08' })
    expect(await desk.call(openReceipts, { id_mst_socios: anna })).toEqual([])
    expect(await desk.call(downloadedReceipts, { id_mst_socios: anna })).toMatchObject([
      { girado: true, id_reg_remesa: id, id_reg_remesas: id },
    ])
    expect(await desk.call(receiptsOfRemittance, { id_reg_remesas: id })).toHaveLength(2)
    const rows = await db.selectFrom('libro_asiento').select(['debe', 'haber', 'importe']).where('debe', '=', 6).execute()
    expect(rows).toEqual([
      { debe: 6, haber: 1, importe: 4500 },
      { debe: 6, haber: 1, importe: 3000 },
    ])
    expect(await db.selectFrom('mandato').select(['usos', 'ultimo_uso']).where('id_mst_socios', '=', anna).execute()).toEqual([
      { usos: 1, ultimo_uso: '2026-11-24' },
    ])
    // the file is kept as it was
    expect((await desk.call(remittanceFile, { id })).content).toBe(made.content)
    await expect(desk.call(deleteReceipts, { rebuts_seleccionats: ids })).rejects.toMatchObject({ code: 'recibo.descargado' })
  })
  it('is previewed with its groups, its left-outs and its validity, and nothing is written', async () => {
    const [carla, dani] = [await payer('Carla'), await payer('Dani')]
    const ids = await receiptsOf([carla, 1000], [dani, 2000])
    await db.updateTable('mandato').set({ estado: 'revocado', fecha_revocado: '2026-11-20' }).where('id_mst_socios', '=', dani).execute()
    const shown = await desk.call(previewBankFile, { nombre_tabla: await batch(ids), nombre_tabla_fs: null })
    expect(shown).toMatchObject({
      ...{ recibos: 1, importe: 1000, fecha: '2026-11-24', primera: '2026-11-24', sin_avisar: 1 },
      ficheros: [
        { desc_empresa: expect.any(String), formato: 'pain.008.001.08', recibos: 1, importe: 1000, fallos: [], financiada: false },
      ],
      fuera: [{ id_reg_recibo: ids[1], nombre_completo: 'Dani Puig', precio: 2000, fallo: 'mandato_revocado' }],
    })
    expect(shown.ficheros[0]!.grupos).toEqual([{ secuencia: 'RCUR', recibos: 1, importe: 1000 }])
    expect(await receipt(ids[0]!)).toMatchObject({ girado: false, adeudo: null })
    await db.updateTable('recibo').set({ concepto: 'Otro' }).where('id_reg_recibo', '=', ids[0]!).execute()
    await db.updateTable('mandato').set({ uso: 'FNAL' }).where('id_mst_socios', '=', carla).execute()
    await expect(
      desk.call(makeBankFile, { fechaRecibos: firstDay, nombre_tabla: await batch(ids), nombre_tabla_fs: null, huella: shown.huella }),
    ).rejects.toMatchObject({ status: 409, code: 'recibo.han_cambiado' })
  })
  it('refuses days: no day, past, none of the banks, within their notice (R-172); nothing chosen (R-173); a choice that ran out', async () => {
    const ids = await receiptsOf([await payer('Eva'), 1000])
    const on = async (fechaRecibos: string) =>
      file(ids, { fechaRecibos }).then(
        () => 'made',
        (refused: { code: string }) => refused.code,
      )
    expect(await on('mañana')).toBe('recibo.fecha_no_valida')
    expect(await on('31/02/2027')).toBe('recibo.fecha_no_valida')
    expect(await on('19/11/2026')).toBe('recibo.fecha_pasada')
    expect(await on('05/12/2026')).toBe('recibo.fecha_sin_bancos')
    expect(await on('25/12/2026')).toBe('recibo.fecha_sin_bancos')
    expect(await on('23/11/2026')).toBe('recibo.fecha_aviso')
    const asked = { fechaRecibos: firstDay, nombre_tabla_fs: null }
    await expect(desk.call(makeBankFile, { ...asked, nombre_tabla: null })).rejects.toMatchObject({ code: 'recibo.elige' })
    await expect(desk.call(makeBankFile, { ...asked, nombre_tabla: 'x' })).rejects.toMatchObject({ code: 'recibo.lote_desconocido' })
    expect(await on('08/12/2026')).toBe('made')
  })
  it('of the other format by the company’s setting', async () => {
    await db.updateTable('empresa').set({ formato_sepa: 'pain.008.001.02' }).execute()
    const made = await file(await receiptsOf([await payer('Fina'), 1000]))
    await db.updateTable('empresa').set({ formato_sepa: 'pain.008.001.08' }).execute()
    expect(await schemaFaults('sepa/pain.008.001.02', Buffer.from(made.content))).toEqual([])
    expect(await remittance(made.remesas[0]!.id_reg_remesas)).toMatchObject({ formato: 'pain.008.001.02' })
  })
  it('for financing is a file of its own, whose message begins with FSDD (A-83)', async () => {
    const gil = await payer('Gil')
    const [plain, financed] = [await receiptsOf([gil, 1000]), await receiptsOf([gil, 2000])]
    const { nombre_tabla, nombre_tabla_fs } = await desk.call(storeBatch, { ids: plain, ids_fs: financed })
    const made = await desk.call(makeBankFile, { fechaRecibos: firstDay, nombre_tabla, nombre_tabla_fs })
    expect(made.remesas.map((one) => one.importe)).toEqual([1000, 2000])
    expect(await remittance(made.remesas[1]!.id_reg_remesas)).toMatchObject({
      financiada: true,
      mensaje: expect.stringMatching(/^FSDD2026/),
    })
    const all = await desk.call(storeBatch, { ids: await receiptsOf([gil, 500]), generar_fs: true })
    expect(all).toMatchObject({ nombre_tabla: null, nombre_tabla_fs: expect.any(String) })
  })
  it('asks FRST for the first debit alone, where the company’s setting wants it; one mandate, two receipts (A-188)', async () => {
    await db.updateTable('empresa').set({ secuencia_primera: 'FRST' }).execute()
    const hug = await payer('Hug')
    const [a, b] = [await line(hug, 1000), await line(hug, 500, { concepto: 'Taquilla' })]
    await file((await make(a, b)).recibos)
    const own = await db
      .selectFrom('recibo')
      .select(['precio', 'secuencia'])
      .where('id_mst_socios', '=', hug)
      .orderBy('id_reg_recibo')
      .execute()
    expect(own.map((one) => one.secuencia)).toEqual(expect.arrayContaining(['FRST', 'RCUR']))
    await file(await receiptsOf([hug, 700]))
    await db.updateTable('empresa').set({ secuencia_primera: 'RCUR' }).execute()
    const last = await db.selectFrom('recibo').select('secuencia').where('id_mst_socios', '=', hug).where('precio', '=', 700).execute()
    expect(last).toEqual([{ secuencia: 'RCUR' }])
  })
  it('uses a mandate for one debit once: a second receipt stays out (formats.md §1.3)', async () => {
    const ivo = await payer('Ivo', { hasMandate: false })
    await mandate(ivo, { uso: 'OOFF' })
    const [a, b] = [await line(ivo, 1000), await line(ivo, 500, { concepto: 'Taquilla' })]
    const { recibos } = await make(a, b)
    expect(await file(recibos)).toMatchObject({ fuera: 1 })
    expect((await owed(a)) + (await owed(b))).toBe(500)
  })
  it('ends a mandate with its last debit (FNAL), and brings it back with the remittance that is deleted (formats.md §1.3)', async () => {
    const ida = await payer('Ida', { hasMandate: false })
    await mandate(ida, { uso: 'FNAL', usos: 4, ultimo_uso: '2026-10-05' })
    const [a, b] = [await line(ida, 1000), await line(ida, 500, { concepto: 'Taquilla' })]
    const made = await file((await make(a, b)).recibos)
    const states = () => db.selectFrom('mandato').select(['estado', 'usos']).where('id_mst_socios', '=', ida).execute()
    const own = await db.selectFrom('recibo').select('secuencia').where('id_mst_socios', '=', ida).orderBy('id_reg_recibo').execute()
    expect(own).toEqual([{ secuencia: 'RCUR' }, { secuencia: 'FNAL' }])
    expect(await states()).toEqual([{ estado: 'revocado', usos: 6 }])
    await desk.call(deleteRemittance, { id_reg_remesas: made.remesas[0]!.id_reg_remesas })
    expect(await states()).toEqual([{ estado: 'activo', usos: 4 }])
  })
  it('tells a changed account once, also after the remittance was deleted (A-181)', async () => {
    const jan = await payer('Jan', { hasMandate: false })
    await mandate(jan, { iban_anterior: account(7), usos: 3, ultimo_uso: '2026-10-05' })
    const first = await file(await receiptsOf([jan, 1000]))
    const amended = (content: string) => debits(content)[0]!.textAt('DrctDbtTx', 'MndtRltdInf', 'AmdmntInd')
    expect(amended(first.content)).toBe('true')
    await desk.call(deleteRemittance, { id_reg_remesas: first.remesas[0]!.id_reg_remesas })
    const own = await db.selectFrom('recibo').select('id_reg_recibo').where('id_mst_socios', '=', jan).execute()
    const again = await file(own.map((one) => one.id_reg_recibo))
    expect(amended(again.content)).toBe('true')
    expect(amended((await file(await receiptsOf([jan, 500]))).content)).toBe('false')
  })
  it('two desks at once, and two clicks: one live remittance, each line paid once', async () => {
    const ids = await receiptsOf([await payer('Kim'), 1000], [await payer('Lea'), 2000])
    const tokens = await Promise.all([batch(ids), batch(ids), batch(ids)])
    const ended = await Promise.allSettled(
      tokens.map((nombre_tabla) => desk.call(makeBankFile, { fechaRecibos: firstDay, nombre_tabla, nombre_tabla_fs: null })),
    )
    expect(ended.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(new Set((await Promise.all(ids.map(receipt))).map((one) => one.id_reg_remesa)).size).toBe(1)
    expect(await brokenReceipts(desk)).toEqual([])
  })
})

describe('the file of one receipt (R-174, R-180)', () => {
  it('makes a remittance of its own; asked again, it answers the debit as it was sent', async () => {
    const [mar, nil] = [await payer('Mar'), await payer('Nil')]
    const [alone] = await receiptsOf([mar, 1000])
    const made = await desk.call(receiptXml, { id: alone! })
    expect(await remittance(made.id_reg_remesas)).toMatchObject({ recibos: 1, importe: 1000, fecha: '2026-11-24' })
    expect((await desk.call(receiptXml, { id: alone! })).content).toBe(made.content)
    const [a, b] = await receiptsOf([mar, 2000], [nil, 3000])
    const both = await file([a!, b!])
    const { content } = await desk.call(receiptXml, { id: b! })
    expect(await schemaFaults('sepa/pain.008.001.08', Buffer.from(content))).toEqual([])
    expect(debits(content).map((one) => one.textAt('InstdAmt'))).toEqual(['30.00'])
    const head = readXml(Buffer.from(content)).at('CstmrDrctDbtInitn')!
    expect([head.textAt('GrpHdr', 'NbOfTxs'), head.textAt('GrpHdr', 'CtrlSum'), head.textAt('GrpHdr', 'MsgId')]).toEqual([
      ...['1', '30.00'],
      (await remittance(both.remesas[0]!.id_reg_remesas)).mensaje,
    ])
  })
  it('of a payer that cannot be debited is refused', async () => {
    const [id] = await receiptsOf([await payer('Oli'), 1000])
    await db.updateTable('socio').set({ full_iban: null }).where('nombre', '=', 'Oli').execute()
    await expect(desk.call(receiptXml, { id: id! })).rejects.toMatchObject({ status: 409, code: 'recibo.nada_para_el_banco' })
  })
})

describe('remittances', () => {
  it('are deleted before they are sent: lines are owed and receipts open again, with those whose payers were told', async () => {
    const pau = await payer('Pau')
    const id = await line(pau, 1500)
    const { recibos } = await make(id)
    const { remesas } = await file(recibos, { avisar: true })
    expect(await owed(id)).toBe(0)
    const gone = remesas[0]!.id_reg_remesas
    expect(await desk.call(deleteRemittance, { id_reg_remesas: gone })).toMatchObject({ recibos: 1, avisados: 1 })
    expect(await owed(id)).toBe(1500)
    expect(await receipt(recibos[0]!)).toMatchObject({ girado: false, id_reg_remesa: null, adeudo: null })
    expect(await db.selectFrom('mandato').select('usos').where('id_mst_socios', '=', pau).execute()).toEqual([{ usos: 0 }])
    expect(await brokenReceipts(desk)).toEqual([])
  })
  it('are deleted without the money of an earlier one, of which a part came back and was collected again', async () => {
    const id = await line(await payer('Rosa'), 1500)
    const first = await make(id)
    await file(first.recibos)
    await desk.call(returnReceipt, { id: first.recibos[0]!, importe: 400 })
    const { remesas } = await file((await make(id)).recibos)
    expect(await owed(id)).toBe(0)
    await desk.call(deleteRemittance, { id_reg_remesas: remesas[0]!.id_reg_remesas })
    expect(await owed(id)).toBe(400)
    expect(await brokenReceipts(desk)).toEqual([])
  })
  it('are sent and settled, by hand with a day, once; then they stay (A-180)', async () => {
    const { remesas } = await file(await receiptsOf([await payer('Quim'), 1500]))
    const { id_reg_remesas: id } = remesas[0]!
    expect(await desk.call(sendRemittance, { id })).toMatchObject({ estado: 'enviada', enviada_por: expect.any(String) })
    await expect(desk.call(deleteRemittance, { id_reg_remesas: id })).rejects.toMatchObject({ code: 'remesa.enviada' })
    await expect(desk.call(settleRemittance, { id, fecha: '2026-11-21', motivo: null })).rejects.toMatchObject({
      code: 'remesa.fecha_cobro',
    })
    desk.at('2026-11-25T10:00:00Z')
    const later = await desk.as({ is_admin: true })
    expect(await later.call(settleRemittance, { id, fecha: '2026-11-24', motivo: 'Visto en el banco' })).toMatchObject({
      ...{ estado: 'cobrada', fecha_cobro: '2026-11-24', cobrada_por: 'a_mano', quedan: 1500, firme_desde: '2027-01-20' },
    })
    await expect(later.call(settleRemittance, { id, fecha: '2026-11-24', motivo: null })).rejects.toMatchObject({ code: 'remesa.cobrada' })
    const settled = await db.selectFrom('libro_asiento').select(['debe', 'haber', 'importe']).where('motivo', '=', 'liquidacion').execute()
    expect(settled).toEqual([{ debe: 5, haber: 6, importe: 1500 }])
    expect(await brokenReceipts(desk)).toEqual([])
    desk.at('2026-11-20T10:00:00Z')
  })
  it('settle by themselves two bank days after their collection (A-180)', async () => {
    const { remesas } = await file(await receiptsOf([await payer('Rut'), 900]))
    const { id_reg_remesas: id } = remesas[0]!
    const tidy = (day: string) => tidyUp(desk.product.clubs.all()[0]!, [settleDue], new Date(`${day}T09:00:00Z`))
    await tidy('2026-11-25')
    expect(await remittance(id)).toMatchObject({ estado: 'creada' })
    await tidy('2026-11-26')
    expect(await remittance(id)).toMatchObject({ estado: 'cobrada', cobrada_por: 'plazo', fecha_cobro: '2026-11-24' })
    expect((await desk.call(listRemittances, {}))[0]).toMatchObject({ id_reg_remesas: id, devueltos: 0, importe_devuelto: 0 })
    expect(await brokenReceipts(desk)).toEqual([])
  })
  it('are not found by staff restricted to other income types (A-165)', async () => {
    const { remesas } = await file(await receiptsOf([await payer('Sam'), 900]))
    const clerk = await desk.as({ is_admin: false, rights: ['invoices'] })
    await db.insertInto('socios_tipoingreso').values({ id_mst_socios: clerk.id, id_mst_tipoingreso: 1 }).execute()
    expect(await clerk.call(listRemittances, {})).toEqual([])
    await expect(clerk.call(remittanceFile, { id: remesas[0]!.id_reg_remesas })).rejects.toMatchObject({ status: 404 })
  })
})
