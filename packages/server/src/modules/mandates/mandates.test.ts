import { mandatePaper, mandateScanPath } from '@app/contract/mandates/mandate-papers'
import {
  changeAccount,
  createMandate,
  getMandate,
  mandateHistory,
  memberMandates,
  revokeMandate,
  updateMandate,
} from '@app/contract/mandates/mandates'
import { confirmMandates, importedMandates, tickMandates } from '@app/contract/mandates/many-mandates'
import { saveImport } from '@app/contract/members/import-save'
import { undoImport } from '@app/contract/members/import-undo'
import { beforeEach, describe, expect, it } from 'vitest'
import { accounts, creditorClub } from '../../testing/modules/mandates.ts'
import { textOfPdf } from '../../testing/pdf.ts'
import { uploadList } from '../../testing/upload-list.ts'
import { currentMandates, endMandates, mandateKey, unuseMandates, useMandates } from './public.ts'

const desk = await creditorClub()
const { anna, berta, carles, mandate, account, all, stored } = desk

beforeEach(async () => {
  await desk.db.deleteFrom('mandato').execute()
  await desk.db.updateTable('socio').set({ full_iban: null }).execute()
})

const call = {
  tx: desk.tx,
  now: new Date('2026-11-20T10:00:00Z'),
  today: '2026-11-20',
  note: () => {},
  club: desk.product.clubs.all()[0]!,
  user: null,
}

describe('a mandate of payer and company', () => {
  it('is stored as signed, with a reference of its own, and gives the record its account (A-181)', async () => {
    const made = await mandate()
    expect(made).toMatchObject({
      estado: 'activo',
      titular: 'Anna Puig',
      iban: accounts.own,
      origen: 'papel',
      confirmado: true,
      fallo: null,
    })
    expect(made).toMatchObject({ secuencia: 'RCUR', caduca: '2029-11-20', acreedor: 'ES77000B85626240', cuenta_entera: true })
    expect(made.referencia).toMatch(/^\d+-[A-Z\d]{8}$/)
    expect(await account(anna)).toBe(accounts.own)
    const other = await mandate({ id_mst_socios: berta })
    expect(other.referencia).not.toBe(made.referencia)
    expect(await desk.call(memberMandates, { id: anna })).toMatchObject({
      mandatos: [{ referencia: made.referencia }],
      sin_mandato: [],
      titular: 'Anna Puig',
    })
    expect((await desk.call(memberMandates, { id: carles })).sin_mandato).toMatchObject([{ id_mst_empresas: 1, fallo: 'sin_cuenta' }])
  })
  it('is refused twice, signed in the future, with a reference that exists or that no bank takes, and for a company without creditor identifier', async () => {
    const { referencia } = await mandate()
    const refused = (sent: Parameters<typeof mandate>[0]) =>
      mandate(sent).then(
        () => null,
        (error: unknown) => error,
      )
    expect(await refused({})).toMatchObject({ status: 409, code: 'mandato.ya_hay' })
    expect(await refused({ id_mst_socios: berta, fecha_firma: '2026-11-21' })).toMatchObject({
      code: 'mandato.firma_futura',
      fields: { fecha_firma: [expect.any(String)] },
    })
    expect(await refused({ id_mst_socios: berta, referencia })).toMatchObject({ status: 422, code: 'mandato.referencia_repetida' })
    for (const wrong of ['/A', 'A/', 'A//B', 'Ñ-1'])
      expect(await refused({ id_mst_socios: berta, referencia: wrong })).toMatchObject({ fields: { referencia: [expect.any(String)] } })
    expect(await refused({ id_mst_socios: 3 })).toMatchObject({ code: 'socio.usuario_reservado' })
    const { id_mst_empresas } = await desk.db
      .insertInto('empresa')
      .values({ nombre: 'Bar' })
      .returning('id_mst_empresas')
      .executeTakeFirstOrThrow()
    expect(await refused({ id_mst_socios: berta, id_mst_empresas })).toMatchObject({ status: 409, code: 'mandato.sin_acreedor' })
    expect(await all()).toHaveLength(1)
    expect(await mandate({ id_mst_socios: berta, referencia: "OLD+2019/7:(x).,'?" })).toMatchObject({ referencia: "OLD+2019/7:(x).,'?" })
  })
  it('of an account outside of the EEA needs the address of its holder (EPC153-22)', async () => {
    await expect(mandate({ iban: accounts.andorra })).rejects.toMatchObject({
      code: 'mandato.sin_direccion',
      fields: { pais: [expect.any(String)] },
    })
    const address = { pais: 'AD', direccion: 'Av. Meritxell 1', poblacion: 'Andorra la Vella' }
    const made = await mandate({ iban: accounts.andorra, ...address })
    expect(made).toMatchObject({ ...address, fallo: null })
    await expect(desk.call(updateMandate, { id: made.id_reg_mandato, poblacion: null })).rejects.toMatchObject({
      code: 'mandato.sin_direccion',
    })
  })
  it('created at two desks at once is one', async () => {
    const outcomes = await Promise.allSettled([mandate(), mandate(), mandate()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await all()).map(({ estado }) => estado)).toEqual(['activo'])
  })
  it('changes its holder and its reference, which the bank is told once after a first debit', async () => {
    const { id_reg_mandato: id, referencia } = await mandate()
    expect(await desk.call(updateMandate, { id, titular: 'Anna Puig Vila', referencia: 'R-1' })).toMatchObject({
      titular: 'Anna Puig Vila',
      referencia_anterior: null,
    })
    await useMandates(desk.tx, [{ id_reg_mandato: id, dia: '2026-11-27' }])
    expect(await desk.call(updateMandate, { id, referencia: 'R-2' })).toMatchObject({ referencia: 'R-2', referencia_anterior: 'R-1' })
    expect(await desk.call(updateMandate, { id, referencia: 'R-3' })).toMatchObject({ referencia: 'R-3', referencia_anterior: 'R-1' })
    expect(referencia).not.toBe('R-1')
  })
  it('is revoked today with its reason, once, and nothing is debited by it (A-181)', async () => {
    const { id_reg_mandato: id } = await mandate()
    expect(await desk.call(revokeMandate, { id, motivo: 'Lo pide ella' })).toMatchObject({
      estado: 'revocado',
      motivo: 'Lo pide ella',
      fecha_revocado: '2026-11-20',
      fallo: 'mandato_revocado',
    })
    const again = [
      () => desk.call(revokeMandate, { id }),
      () => desk.call(updateMandate, { id, titular: 'X' }),
      () => desk.call(changeAccount, { id, iban: accounts.other, modo: 'nuevo' }),
    ]
    for (const act of again) await expect(act()).rejects.toMatchObject({ status: 409, code: 'mandato.revocado' })
    const fresh = await mandate()
    expect((await desk.call(memberMandates, { id: anna })).mandatos.map((one) => one.id_reg_mandato)).toEqual([fresh.id_reg_mandato, id])
  })
  it('has a history: who changed what, newest first', async () => {
    const { id_reg_mandato: id } = await mandate()
    await desk.call(changeAccount, { id, iban: accounts.other, modo: 'enmienda' })
    await desk.call(revokeMandate, { id, motivo: 'Baja' })
    const [last, second, first] = await desk.call(mandateHistory, { id })
    expect(first).toMatchObject({ es_nueva: true })
    expect(second!.cambios).toEqual([{ campo: 'iban', antes: accounts.own, despues: accounts.other }])
    expect(last!.cambios.map(({ campo }) => campo)).toEqual(['estado', 'motivo', 'fecha_revocado'])
    await expect(desk.call(mandateHistory, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  })
})

describe('a change of account', () => {
  it('with an amendment keeps the mandate; the bank is told the account that it knows, if a debit was made by it', async () => {
    const { id_reg_mandato: id } = await mandate()
    const change = (iban: string) => desk.call(changeAccount, { id, iban, modo: 'enmienda' })
    expect(await change(accounts.other)).toMatchObject({ iban: accounts.other, iban_anterior: null, estado: 'activo' })
    expect(await account(anna)).toBe(accounts.other)
    await useMandates(desk.tx, [{ id_reg_mandato: id, dia: '2026-11-27' }])
    expect(await change(accounts.own)).toMatchObject({ iban: accounts.own, iban_anterior: accounts.other })
    const third = 'ES1000492352082414205416'
    expect(await change(third)).toMatchObject({ iban: third, iban_anterior: accounts.other })
    expect(await change(accounts.other)).toMatchObject({ iban: accounts.other, iban_anterior: null })
  })
  it('by a new mandate revokes the old one with its reason, and has another reference', async () => {
    const old = await mandate()
    const fresh = await desk.call(changeAccount, { id: old.id_reg_mandato, iban: accounts.other, modo: 'nuevo', titular: 'Berta Puig' })
    expect(fresh).toMatchObject({ estado: 'activo', iban: accounts.other, titular: 'Berta Puig', fecha_firma: '2026-11-20', usos: 0 })
    expect(fresh.referencia).not.toBe(old.referencia)
    expect(await stored(old.id_reg_mandato)).toMatchObject({
      estado: 'revocado',
      fecha_revocado: '2026-11-20',
      motivo: 'Sustituido por un mandato nuevo',
    })
    expect(await account(anna)).toBe(accounts.other)
  })
  it('is a fault of the debit while the record has another account than the mandate', async () => {
    const { id_reg_mandato: id } = await mandate()
    await desk.db.updateTable('socio').set({ full_iban: accounts.other }).where('id_mst_socios', '=', anna).execute()
    expect(await desk.call(getMandate, { id })).toMatchObject({ fallo: 'cuenta_cambiada' })
  })
  it('wakes a mandate at rest', async () => {
    const { id_reg_mandato: id } = await mandate()
    await endMandates(call, [id], 'reposo', 'AC04')
    expect(await desk.call(getMandate, { id })).toMatchObject({ estado: 'reposo', motivo: 'AC04', fallo: 'mandato_reposo' })
    expect(await desk.call(changeAccount, { id, iban: accounts.other, modo: 'enmienda' })).toMatchObject({
      estado: 'activo',
      motivo: null,
      fallo: null,
    })
  })
})

describe('debits of bank files', () => {
  it('count, keep the last day, and empty what the bank was told; taken back, it is told again', async () => {
    const { id_reg_mandato: id } = await mandate()
    await useMandates(desk.tx, [
      { id_reg_mandato: id, dia: '2026-11-27' },
      { id_reg_mandato: id, dia: '2026-12-01' },
    ])
    expect(await stored(id)).toMatchObject({ usos: 2, ultimo_uso: '2026-12-01', acreedor: 'ES77000B85626240' })
    await useMandates(desk.tx, [{ id_reg_mandato: id, dia: '2026-11-25' }])
    expect(await stored(id)).toMatchObject({ usos: 3, ultimo_uso: '2026-12-01' })
    await desk.call(changeAccount, { id, iban: accounts.other, modo: 'enmienda' })
    await useMandates(desk.tx, [{ id_reg_mandato: id, dia: '2027-01-04' }])
    expect(await stored(id)).toMatchObject({ usos: 4, iban_anterior: null })
    const enmienda = { iban_anterior: accounts.own, referencia_anterior: null, acreedor_anterior: null }
    await unuseMandates(desk.tx, [{ id_reg_mandato: id, dia: '2026-12-01', enmienda }])
    expect(await stored(id)).toMatchObject({ usos: 3, ultimo_uso: '2026-12-01', iban_anterior: accounts.own })
    await unuseMandates(desk.tx, [{ id_reg_mandato: id, dia: null }])
    expect(await stored(id)).toMatchObject({ usos: 2, ultimo_uso: '2026-12-01' })
    await unuseMandates(desk.tx, [
      { id_reg_mandato: id, dia: null },
      { id_reg_mandato: id, dia: null },
      { id_reg_mandato: id, dia: null },
    ])
    expect(await stored(id)).toMatchObject({ usos: 0, ultimo_uso: null })
  })
  it('take the mandate in force, else at rest, asked for, or the last one revoked', async () => {
    const states = async () => {
      const found = await currentMandates(desk.tx, [anna, berta])
      return [found.size, found.get(mandateKey(anna, 1))?.estado, found.get(mandateKey(anna, 1))?.id_reg_mandato]
    }
    const first = await mandate()
    await endMandates(call, [first.id_reg_mandato], 'revocado', 'MD01')
    await endMandates(call, [first.id_reg_mandato], 'revocado', 'otra vez')
    expect(await stored(first.id_reg_mandato)).toMatchObject({ motivo: 'MD01' })
    expect(await states()).toEqual([1, 'revocado', first.id_reg_mandato])
    const second = await mandate()
    expect(await states()).toEqual([1, 'activo', second.id_reg_mandato])
    await endMandates(call, [second.id_reg_mandato], 'reposo', 'AC01')
    expect(await states()).toEqual([1, 'reposo', second.id_reg_mandato])
  })
})

describe('papers of a mandate', () => {
  const part = (content: string, filename: string) =>
    `--x\r\ncontent-disposition: form-data; name="documento"; filename="${filename}"\r\n\r\n${content}\r\n--x--\r\n`
  const upload = (id: number, content: string, filename: string) =>
    desk.http({
      method: 'POST',
      url: `/api/mandato/${id}/documento`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: part(content, filename),
    })
  it('are kept as a scan in place of an earlier one, and handed out to who sees members', async () => {
    const { id_reg_mandato: id, referencia } = await mandate()
    expect((await desk.http({ method: 'GET', url: `${mandateScanPath}/${id}` })).status).toBe(404)
    expect((await upload(id, '%PDF-1.7 uno', 'firma.pdf')).body).toMatchObject({ tiene_documento: 1 })
    await upload(id, '%PDF-1.7 dos', 'firma.pdf')
    const sent = await desk.http({ method: 'GET', url: `${mandateScanPath}/${id}` })
    expect([sent.status, sent.body.text, sent.headers['content-type']]).toEqual([200, '%PDF-1.7 dos', 'application/pdf'])
    expect(sent.headers['content-disposition']).toContain(`${referencia}.pdf`)
    const { files } = await desk.db
      .selectFrom('archivo')
      .select((eb) => eb.fn.countAll<number>().as('files'))
      .executeTakeFirstOrThrow()
    expect(files).toBe(1)
    const treasurer = await desk.as({ rights: ['invoices'] })
    expect((await treasurer.http({ method: 'GET', url: `${mandateScanPath}/${id}` })).status).toBe(403)
    await desk.db.deleteFrom('mandato').execute()
  })
  it('of another kind, without content or of a mandate that is not signed are refused', async () => {
    const { id_reg_mandato: id } = await mandate()
    for (const [content, name, code] of [
      ['', 'firma.pdf', 'mandato.sin_fichero'],
      ['hola', 'firma.txt', 'mandato.tipo_fichero'],
      ['hola', 'firma.pdf', 'mandato.tipo_fichero'],
    ] as const)
      expect((await upload(id, content, name)).body).toMatchObject({ code, documento: [expect.any(String)] })
    expect(await stored(id)).toMatchObject({ id_reg_archivo: null })
  })
  it('are printed for a signature by hand, with creditor, reference and consent', async () => {
    const { id_reg_mandato: id, referencia } = await mandate()
    const { fichero, bytes } = await desk.call(mandatePaper, { id })
    expect(fichero).toBe(`${referencia}.pdf`)
    const text = textOfPdf(Buffer.from(bytes, 'base64'))
    for (const words of ['Orden de domiciliación', referencia, 'ES77000B85626240', 'Anna Puig', 'ES91 2100 0418 4502 0005 1332'])
      expect(text).toContain(words)
  })
})

describe('mandates of many', () => {
  it('are recorded for a signed paper of the account in the record; those that cannot have one are named', async () => {
    await desk.db.updateTable('socio').set({ full_iban: accounts.own }).where('id_mst_socios', 'in', [anna, berta]).execute()
    await mandate({ id_mst_socios: berta })
    const input = { socios: [anna, berta, carles], id_mst_empresas: 1, fecha_firma: '2026-10-01' }
    expect(await desk.call(tickMandates, input)).toEqual({ hechos: 1, fuera: [{ nombre: 'Carles Puig', fallo: 'sin_cuenta' }] })
    expect(await desk.call(tickMandates, input)).toMatchObject({ hechos: 0 })
    expect((await desk.call(memberMandates, { id: anna })).mandatos).toMatchObject([
      { origen: 'marca', fecha_firma: '2026-10-01', fallo: null },
    ])
    await expect(desk.call(tickMandates, { ...input, fecha_firma: '2026-11-21' })).rejects.toMatchObject({ code: 'mandato.firma_futura' })
  })
  it('replace one whose account changed', async () => {
    const { id_reg_mandato: id } = await mandate()
    await desk.db.updateTable('socio').set({ full_iban: accounts.other }).where('id_mst_socios', '=', anna).execute()
    expect(await desk.call(tickMandates, { socios: [anna], id_mst_empresas: 1, fecha_firma: '2026-11-20' })).toMatchObject({ hechos: 1 })
    expect(await stored(id)).toMatchObject({ estado: 'revocado' })
    expect((await desk.call(memberMandates, { id: anna })).mandatos[0]).toMatchObject({ iban: accounts.other, fallo: null })
  })
})

describe('rights', () => {
  it('of members change mandates and see accounts whole; those of invoices see them masked, and the sums that stop (A-188)', async () => {
    const { id_reg_mandato: id } = await mandate()
    await desk.db
      .insertInto('factura')
      .values({ id_mst_socios: anna, id_mst_tipofactura: 2, concepto: 'Cuota', precio: 4500, cantidad: 1, fecha_creacion: '2026-11-01' })
      .execute()
    const treasurer = await desk.as({ rights: ['invoices'] })
    const secretary = await desk.as({ rights: ['members'] })
    expect(await treasurer.call(getMandate, { id })).toMatchObject({
      iban: 'ES•• ···· 1332',
      cuenta_entera: false,
      pendientes: 1,
      pendiente: 4500,
    })
    expect(await secretary.call(getMandate, { id })).toMatchObject({
      iban: accounts.own,
      cuenta_entera: true,
      pendientes: null,
      pendiente: null,
    })
    await expect(treasurer.call(revokeMandate, { id })).rejects.toMatchObject({ status: 403 })
    await expect(
      treasurer.call(createMandate, { id_mst_socios: berta, id_mst_empresas: 1, iban: accounts.own, fecha_firma: '2026-11-20' }),
    ).rejects.toMatchObject({ status: 403 })
    await expect((await desk.as({ rights: ['cash'] })).call(memberMandates, { id: anna })).rejects.toMatchObject({ status: 403 })
    await desk.db.deleteFrom('factura').execute()
  })
})

describe('imported members', () => {
  it('with an account have a mandate from another program, to be confirmed by the treasurer (A-181)', async () => {
    const list = async (text: string) => {
      const { token, columnas } = (await uploadList(desk, text)).body
      return desk.call(saveImport, { token, mapping: columnas.map(({ campo }) => campo ?? '') })
    }
    const { id_reg_importacion: id } = await list(`Nombre;Apellidos;IBAN\nOna;Riu;${accounts.own}\nPau;Mas;`)
    const [row] = await desk.call(importedMandates)
    expect(row).toMatchObject({ fecha_firma: '2026-11-20', iban: accounts.own, nombre_completo: 'Ona Riu' })
    expect(await desk.call(getMandate, { id: row!.id_reg_mandato })).toMatchObject({
      origen: 'importado',
      confirmado: false,
      fallo: 'mandato_por_confirmar',
    })
    const mandatos = [row!.id_reg_mandato]
    expect(await desk.call(confirmMandates, { mandatos })).toEqual({ confirmados: 1 })
    expect(await desk.call(confirmMandates, { mandatos })).toEqual({ confirmados: 0 })
    expect(await desk.call(getMandate, { id: row!.id_reg_mandato })).toMatchObject({ fallo: null })
    expect(await desk.call(importedMandates)).toEqual([])
    await desk.call(undoImport, { id })
    expect(await all()).toEqual([])
  })
  it('have no mandate while the company is no creditor', async () => {
    await desk.db.updateTable('empresa').set({ id_acreedor: null }).execute()
    const { token, columnas } = (await uploadList(desk, `Nombre;Apellidos;IBAN\nEva;Gil;${accounts.other}`)).body
    await desk.call(saveImport, { token, mapping: columnas.map(({ campo }) => campo ?? '') })
    expect(await all()).toEqual([])
    await desk.db.updateTable('empresa').set({ id_acreedor: 'ES77000B85626240' }).execute()
  })
})
