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
