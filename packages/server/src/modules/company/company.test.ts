import { bankFiles, uploadMax } from '@app/contract/company/c60'
import { defaultProfile } from '@app/contract/company/c60-profile'
import { companyList, companyRow, updateCompany } from '@app/contract/company/companies'
import { changeLogo, removeLogo } from '@app/contract/company/logo'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const save = (change: object) => desk.call(updateCompany, { id: 1, ...change })

describe('the company', () => {
  it('is changed in what is sent; both payment keys are optional and the private one is never read (R-446)', async () => {
    expect(await save({ nombre: 'Club Esportiu', fax: '934567890' })).toMatchObject({
      nombre: 'Club Esportiu',
      tiene_clavepagospriv: false,
    })
    expect(await save({ clavepagospriv: 'sk_secret', clavepagospub: 'pk' })).toMatchObject({
      tiene_clavepagospriv: true,
      clavepagospub: 'pk',
    })
    for (const url of ['/api/empresa', '/api/empresa/1']) {
      const { body } = await desk.http({ method: 'GET', url })
      expect(JSON.stringify(body)).not.toContain('sk_secret')
    }
    expect(await save({ clavepagospriv: null })).toMatchObject({ tiene_clavepagospriv: false, nombre: 'Club Esportiu' })
    expect(await desk.call(companyList)).toHaveLength(1)
  })
  it('keeps name, tax id, address, postal code and town once they are there; telephone, fax, e-mail and keys may be empty (A-132)', async () => {
    const address = {
      nombre: 'Club Esportiu',
      nif: 'B85626240',
      direccion: 'Carrer Major 1',
      codigo_postal: '08001',
      poblacion: 'Barcelona',
    }
    expect(await save(address)).toMatchObject(address)
    for (const name of Object.keys(address)) {
      const { status, body } = await desk.http({ method: 'PUT', url: '/api/empresa/1', body: { [name]: '' } })
      expect([status, body[name]]).toEqual([422, ['Falta este dato.']])
    }
    expect(await save({ telefono: null, fax: null, email: null, clavepagospub: null })).toMatchObject({ telefono: null, ...address })
  })
  it('has a bank account whose digits fit, a BIC of 8 or 11, and the creditor identifier of its own tax id', async () => {
    await expect(save({ iban: 'ES8350210036679521296135' })).rejects.toMatchObject({ fields: { iban: [expect.any(String)] } })
    await expect(save({ bic: 'CAIX' })).rejects.toMatchObject({ fields: { bic: [expect.any(String)] } })
    await expect(save({ id_acreedor: 'ES78000B85626240' })).rejects.toMatchObject({ fields: { id_acreedor: [expect.any(String)] } })
    const bank = { nif: 'B85626240', iban: 'ES91 2100 0418 4502 0005 1332', bic: 'caixesbbxxx', id_acreedor: 'ES77 000 B85626240' }
    expect(await save(bank)).toMatchObject({ iban: 'ES9121000418450200051332', bic: 'CAIXESBBXXX', id_acreedor: 'ES77000B85626240' })
  })
  it('keeps tax id, suffix and creditor identifier together: the refusal says which one fits', async () => {
    await expect(save({ sufijo_acreedor: '042' })).rejects.toMatchObject({
      fields: { id_acreedor: [expect.stringContaining('ES77042B85626240')] },
    })
    await expect(save({ sufijo_acreedor: '42' })).rejects.toMatchObject({ fields: { sufijo_acreedor: [expect.any(String)] } })
    expect(await save({ sufijo_acreedor: '042', id_acreedor: 'ES77042B85626240' })).toMatchObject({ sufijo_acreedor: '042' })
    expect((await desk.call(companyRow, { id: 1 })).nif).toBe('B85626240')
  })
  it('may have the creditor identifier of another country, which says nothing of a Spanish tax id', async () => {
    const { id_acreedor: own } = await desk.call(companyRow, { id: 1 })
    expect(await save({ id_acreedor: 'DE98ZZZ09999999999' })).toMatchObject({ id_acreedor: 'DE98ZZZ09999999999', nif: 'B85626240' })
    await save({ id_acreedor: own })
  })
  it('has a Cuaderno 60 issuer whose check digit fits', async () => {
    // of the last one ten is left, which counts as 0
    for (const emisora_c60 of ['481166', '280793', '080196', '000050']) expect((await save({ emisora_c60 })).emisora_c60).toBe(emisora_c60)
    await expect(save({ emisora_c60: '481167' })).rejects.toMatchObject({ fields: { emisora_c60: [expect.any(String)] } })
  })
  it('is read and changed by whoever has the right to the parameters; others choose it from a list', async () => {
    const clerk = await desk.as({ rights: ['invoices'] })
    await expect(clerk.call(companyRow, { id: 1 })).rejects.toMatchObject({ status: 403 })
    expect((await clerk.http({ method: 'GET', url: '/api/empresa/dropdown' })).body).toHaveLength(1)
    await expect(desk.call(companyRow, { id: 99 })).rejects.toMatchObject({ status: 404 })
  })
})

describe('the logo', () => {
  const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
  const send = (content: Buffer) => {
    const boundary = 'frontera'
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="pictureFile"; filename="logo.png"\r\n\r\n`
    return desk.http({
      method: 'POST',
      url: '/api/empresa/1/changeImage',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    })
  }
  it('is kept small, shown at its own address, replaced and taken away', async () => {
    const { status, body } = await send(pixel)
    expect([status, body.header_logo]).toEqual([200, expect.stringMatching(/^\/api\/imagen\//)])
    expect((await desk.http({ method: 'GET', url: body.header_logo as string })).status).toBe(200)
    expect((await desk.call(companyRow, { id: 1 })).header_logo).toBe(body.header_logo)
    expect(await desk.call(removeLogo, { id: 1 })).toEqual({ header_logo: null })
    expect((await desk.http({ method: 'GET', url: body.header_logo as string })).status).toBe(404)
  })
  it('is refused when it is no picture, above 2 MB, or missing', async () => {
    expect((await send(Buffer.from('hola'))).body.code).toBe('foto.no_es_imagen')
    expect((await send(Buffer.concat([pixel, Buffer.alloc(2_097_152)]))).body.code).toBe('MaxSizeFoto')
    await expect(desk.call(changeLogo, { id: 1 })).rejects.toMatchObject({ status: 422 })
  })
})

describe('the upload of a Cuaderno 60 file', () => {
  const line = (reference: string) =>
    `6001080455010521210004182011260000000045000000012100041845020005133201${reference.padStart(13, '0')}`.padEnd(100)
  const boundary = 'frontera'
  const send = (filename: string, content: string) =>
    desk.http({
      method: 'POST',
      url: '/api/empresa/c60_subida_archivo',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: `--${boundary}\r\nContent-Disposition: form-data; name="c60FileUpload"; filename="${filename}"\r\n\r\n${content}\r\n--${boundary}--\r\n`,
    })
  it('takes in its payments once, and lists it', async () => {
    const first = await send('cobros.txt', `${line('12373')}\r\n${line('12374')}`)
    expect([first.status, first.body]).toEqual([
      200,
      expect.objectContaining({ status: 'ok', data: expect.objectContaining({ cobros: 2 }) }),
    ])
    const again = await send('otro-nombre.txt', `${line('12373')}\r\n${line('12374')}`)
    expect([again.status, again.body.code]).toEqual([409, 'c60.ya_subido'])
    expect(await desk.call(bankFiles, { id: 1 })).toMatchObject([{ nombre_fichero: 'cobros.txt', cobros: 2, importe: 9000 }])
    await expect(desk.call(bankFiles, { id: 2 })).rejects.toMatchObject({ status: 404 })
  })
  it('answers ERROR_C60 and what is wrong where (R-447)', async () => {
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
    expect(await desk.call(bankFiles, { id: 1 })).toHaveLength(1)
  })
  it('takes up to 2 MB', async () => {
    expect((await send('grande.txt', ' '.repeat(uploadMax))).body.code).toBe('ERROR_C60')
    expect((await send('mayor.txt', ' '.repeat(uploadMax + 1))).status).toBe(413)
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
    expect(await desk.call(bankFiles, { id: 1 })).toMatchObject([{ nombre_fichero: 'caixa.txt' }, { nombre_fichero: 'cobros.txt' }])
    expect(await desk.call(bankFiles, { id: 2 })).toEqual([])
    await send('norma57.json', JSON.stringify(defaultProfile))
  })
})
