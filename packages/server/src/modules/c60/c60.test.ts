import { bankFiles, c60Profile, saveC60Profile } from '@app/contract/c60/c60'
import { defaultProfile } from '@app/contract/c60/c60-profile'
import { companyRow } from '@app/contract/company/companies'
import { bankFileMax } from '@app/contract/company/company'
import { assignC60 } from '@app/contract/invoices/c60-assign'
import { describe, expect, it } from 'vitest'
import { brokenReceipts, receiptClub } from '../../testing/modules/receipts.ts'

const desk = await receiptClub()
const { db, owed } = desk
await db.updateTable('empresa').set({ emisora_c60: '080455' }).where('id_mst_empresas', '=', 1).execute()
const boundary = 'frontera'
const part = (name: string, value: string) => `--${boundary}\r\nContent-Disposition: form-data; ${name}\r\n\r\n${value}\r\n`
const sendTo = (url: string, filename: string, content: string, fields: Readonly<Record<string, string>> = {}, by = desk.http) =>
  by<Record<string, unknown> & { data: Record<string, unknown> }>({
    method: 'POST',
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${Object.entries(fields)
      .map(([name, value]) => part(`name="${name}"`, value))
      .join('')}${part(`name="c60FileUpload"; filename="${filename}"`, content)}--${boundary}--\r\n`,
  })
const send = (filename: string, content: string, fields?: Readonly<Record<string, string>>) =>
  sendTo('/api/empresa/c60_subida_archivo', filename, content, fields)
const look = async (content: string) => (await sendTo('/api/empresa/c60/vista', 'vista.txt', content)).body.data as unknown as Shown
type Shown = {
  cobros: { resultado: string; nombre_completo: string | null; pendiente: number | null; tarde: number }[]
  cuadra: number
  huella: string
}
/** Payment as the profile of Norma 57 has it. */
const payment = (reference: string, cents = 4500, day = '201126', issuer = '08045501') =>
  `6001${issuer}521121000418${day}${String(cents).padStart(12, '0')}0000012100041845020005133201${reference.padStart(13, '0')}`.padEnd(100)
let people = 0
/** A due line with a bar code, and its reference. */
const letter = async (cents = 4500) => {
  people += 1
  const id = await desk.line(await desk.payer(`Carta ${people}`), cents)
  const { referencia } = await desk.call(assignC60, { id_reg_factura: id })
  return { id, referencia }
}

describe('payments of a Cuaderno 60 file (A-82)', () => {
  it('are shown before, and pay their lines by the bar code into the bank', async () => {
    const [a, b] = [await letter(), await letter(3000)]
    const text = [payment(a.referencia), payment(b.referencia, 3000)].join('\r\n')
    const shown = await look(text)
    expect(shown.cobros.map((one) => [one.resultado, one.nombre_completo, one.pendiente])).toEqual([
      ['paga', 'Carta 1 Puig', 45],
      ['paga', 'Carta 2 Puig', 30],
    ])
    expect(await owed(a.id)).toBe(4500)
    expect((await send('cobros.txt', text, { huella: shown.huella })).body).toMatchObject({ data: { cobros: 2, importe: 75, pagadas: 2 } })
    expect([await owed(a.id), await owed(b.id)]).toEqual([0, 0])
    expect((await desk.lineOf(a.id)).id_mst_tipopago).toBe(6)
    const rows = await db.selectFrom('libro_asiento').select(['debe', 'haber', 'importe']).where('id_reg_factura', '=', a.id).execute()
    expect(rows).toEqual([{ debe: 5, haber: 1, importe: 4500 }])
    expect(await brokenReceipts(desk)).toEqual([])
  })
  it('have each their own outcome, and never match by the amount alone', async () => {
    const [paid, less, more, gone, twice, late] = [
      await letter(),
      await letter(),
      await letter(),
      await letter(),
      await letter(),
      await letter(),
    ]
    await desk.pay(paid.id)
    await db.updateTable('factura').set({ fecha_baja: '2026-11-20' }).where('id_reg_factura', '=', gone.id).execute()
    const text = [
      payment(paid.referencia),
      payment(less.referencia, 4000),
      payment(more.referencia, 5000),
      payment(gone.referencia),
      payment('999999999999'),
      payment(twice.referencia, 4500, '201126', '28079301'),
      payment(twice.referencia),
      payment(twice.referencia),
      payment(late.referencia, 4500, '311226'),
    ].join('\n')
    const shown = await look(text)
    expect(shown.cobros.map((one) => one.resultado)).toEqual([
      ...['ya_pagada', 'importe_menor', 'importe_mayor', 'borrada', 'desconocida', 'otra_emisora', 'paga', 'repetida', 'paga'],
    ])
    expect(shown.cobros.map((one) => one.tarde)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1])
    const { body } = await send('todos.txt', text, { anotar: `0${less.referencia}` })
    expect(body).toMatchObject({ data: { cobros: 9, pagadas: 3 } })
    expect([await owed(less.id), await owed(more.id), await owed(twice.id), await owed(late.id)]).toEqual([500, 4500, 0, 0])
    // the same payment in a later file
    expect((await look(payment(less.referencia, 4000))).cobros[0]!.resultado).toBe('ya_leida')
  })
  it('of a foot with another total wait for a confirmation', async () => {
    const foot = {
      codigo_pie: '92',
      campos_pie: [
        { nombre: 'code', ancho: 2 },
        { nombre: 'importeTotalCentimos', ancho: 12 },
        { nombre: 'libre', ancho: 86 },
      ],
    }
    const { es_propio, ...before } = await desk.call(c60Profile, { id: 1 })
    expect(es_propio).toBe(false)
    await desk.call(saveC60Profile, { id: 1, ...before, ...foot })
    const one = await letter()
    const text = [payment(one.referencia), '92000000009999'].join('\n')
    expect((await look(text)).cuadra).toBe(0)
    expect((await send('pie.txt', text)).body.code).toBe('c60.pie_distinto')
    expect(await owed(one.id)).toBe(4500)
    expect((await send('pie.txt', text, { confirmar_pie: '1' })).body).toMatchObject({ data: { pagadas: 1 } })
    await desk.call(saveC60Profile, { id: 1, ...before })
  })
  it('of another company alone are refused, and so is what changed since it was shown', async () => {
    const one = await letter()
    expect((await send('otra.txt', payment(one.referencia, 4500, '201126', '28079301'))).body.code).toBe('ERROR_C60')
    const { huella } = await look(payment(one.referencia))
    await desk.pay(one.id, 1000)
    expect((await send('tarde.txt', payment(one.referencia), { huella })).body.code).toBe('c60.han_cambiado')
  })
  it('two clicks at once pay once', async () => {
    const one = await letter()
    const ended = await Promise.all([1, 2, 3].map((n) => send(`${n}.txt`, payment(one.referencia))))
    expect(ended.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(await owed(one.id)).toBe(0)
    expect(await brokenReceipts(desk)).toEqual([])
  })
})

describe('the profile of a company', () => {
  it('is edited as its stretches; one that does not fill the line is refused', async () => {
    const { es_propio: _own, ...plain } = await desk.call(c60Profile, { id: 1 })
    await expect(desk.call(saveC60Profile, { id: 1, ...plain, longitud: 99 })).rejects.toMatchObject({
      status: 422,
      fields: { campos: [expect.any(String)] },
    })
    expect(await desk.call(saveC60Profile, { id: 1, ...plain, nombre: 'Mi banco' })).toMatchObject({ nombre: 'Mi banco', es_propio: true })
    const clerk = await desk.as({ is_admin: false, rights: ['invoices'] })
    await expect(clerk.call(saveC60Profile, { id: 1, ...plain })).rejects.toMatchObject({ status: 403 })
  })
  it('is not overwritten once another desk has changed it', async () => {
    const url = '/api/empresa/1/c60/perfil'
    const { body: first } = await desk.http<Record<string, unknown>>({ method: 'GET', url })
    const { es_propio: _own, ...plain } = first
    const save = (nombre: string) => desk.http<{ code?: string }>({ method: 'PUT', url, body: { ...plain, nombre, _read: first } })
    expect((await save('Banco A')).status).toBe(200)
    expect(await save('Banco B')).toMatchObject({ status: 409, body: { code: 'msg.changed_meanwhile' } })
    expect(await desk.call(c60Profile, { id: 1 })).toMatchObject({ nombre: 'Banco A' })
  })
})

describe('the upload of a Cuaderno 60 file', () => {
  const line = (reference: string) => payment(reference)
  it('is taken once, and listed', async () => {
    const first = await send('cobros.txt', `${line('12373')}\r\n${line('12374')}`)
    expect([first.status, first.body]).toEqual([
      200,
      expect.objectContaining({ status: 'ok', data: expect.objectContaining({ cobros: 2 }) }),
    ])
    const again = await send('otro-nombre.txt', `${line('12373')}\r\n${line('12374')}`)
    expect([again.status, again.body.code]).toEqual([409, 'c60.ya_subido'])
    expect((await desk.call(bankFiles, { id: 1 }))[0]).toMatchObject({ nombre_fichero: 'cobros.txt', cobros: 2, importe: 9000 })
    await expect(desk.call(bankFiles, { id: 2 })).rejects.toMatchObject({ status: 404 })
  })
  it('answers ERROR_C60 and what is wrong where (R-447)', async () => {
    const before = (await desk.call(bankFiles, { id: 1 })).length
    for (const [name, content] of [
      ['foto.txt', 'esto no es'],
      ['largo.txt', `${line('1')}x`],
      ['formato.json', '{"nombre":"x"}'],
      ['roto.json', '{'],
    ] as const) {
      const { status, body } = await send(name, content)
      expect([name, status, body.code, body.status, body.c60FileUpload]).toEqual([name, 422, 'ERROR_C60', 'fail', [expect.any(String)]])
    }
    const { status, body } = await desk.http({ method: 'POST', url: '/api/empresa/c60_subida_archivo', body: {} })
    expect([status, body.code]).toEqual([422, 'ERROR_C60'])
    expect(await desk.call(bankFiles, { id: 1 })).toHaveLength(before)
  })
  it('takes a profile of those with the right to edit it only', async () => {
    const clerk = await desk.as({ is_admin: false, rights: ['invoices'] })
    const { campos, pie: _pie, ...rest } = defaultProfile
    const content = JSON.stringify({ ...rest, nombre: 'Caixa', campos })
    const before = await desk.call(c60Profile, { id: 1 })
    const { status, body } = await sendTo('/api/empresa/c60_subida_archivo', 'caixa.json', content, {}, clerk.http)
    expect([status, body.code]).toEqual([403, 'msg.not_allowed'])
    expect(await desk.call(c60Profile, { id: 1 })).toEqual(before)
  })
  it('takes up to 2 MB', async () => {
    expect((await send('grande.txt', ' '.repeat(bankFileMax))).body.code).toBe('ERROR_C60')
    expect((await send('mayor.txt', ' '.repeat(bankFileMax + 1))).status).toBe(413)
  })
  it('takes a layout of the bank, by which files are read from then on (A-82)', async () => {
    const layout = {
      nombre: 'Caixa',
      longitud: 30,
      codigo: 'P',
      campos: [
        ['code', 1],
        ['referencia', 11],
        ['fechaCobroDDMMAA', 6],
        ['importeCentimos', 12],
      ],
    }
    await desk.db.insertInto('empresa').values({ nombre: 'Otra' }).execute()
    expect((await send('caixa.json', JSON.stringify(layout))).body).toMatchObject({ data: { perfil: 'Caixa', cobros: 0 } })
    expect((await desk.call(companyRow, { id: 1 })).nombre_perfil_c60).toBe('Caixa')
    const others = await desk.db.selectFrom('empresa').select('perfil_c60').where('id_mst_empresas', '<>', 1).execute()
    expect(others.map(({ perfil_c60 }) => perfil_c60)).toEqual([null])
    expect((await send('caixa.txt', 'P00000000123201126000000001234')).body).toMatchObject({ data: { cobros: 1, importe: 12.34 } })
    expect((await desk.call(bankFiles, { id: 1 })).slice(0, 2)).toMatchObject([
      { nombre_fichero: 'caixa.txt' },
      { nombre_fichero: 'cobros.txt' },
    ])
    expect(await desk.call(bankFiles, { id: 2 })).toEqual([])
    await send('norma57.json', JSON.stringify(defaultProfile))
  })
})
