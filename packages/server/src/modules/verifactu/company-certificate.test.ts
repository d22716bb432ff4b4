import { updateCompany } from '@app/contract/company/companies'
import { removeCertificate } from '@app/contract/verifactu/company-certificate'
import { describe, expect, it } from 'vitest'
import { inThisClub } from '../../kit/install.ts'
import { club } from '../../testing/club.ts'
import { certificatePassword, keyPair, packed, pair, person, representative, signed } from '../../testing/modules/certificates.ts'
import { certificateFile, companyNif, uploadFile } from '../../testing/modules/verifactu-sender.ts'
import { warnExpiry } from './warn-expiry.ts'

const desk = await club()
const { db } = desk
await desk.call(updateCompany, { id: 1, nif: companyNif, nombre: 'Club Ejemplo' })
const stored = () => db.selectFrom('verifactu_certificado').selectAll().execute()

describe('the certificate of a company', () => {
  it('is read from a PKCS#12 file, its key sealed, and takes the place of the one before', async () => {
    expect(await uploadFile(desk, certificateFile())).toMatchObject({
      status: 200,
      body: { nombre: 'MARÍA ÑÍGUEZ - DNI 12345678Z', nif: companyNif, clase: 'representante' },
    })
    expect(await uploadFile(desk, packed(pair.key, [signed([['2.5.4.97', `VATES-${companyNif}`]])]))).toMatchObject({
      body: { clase: 'sello' },
    })
    const [row, ...others] = await stored()
    expect([others, row!.clave.startsWith('sealed.')]).toEqual([[], true])
    const { id_reg_verifactu_certificado: id } = row!
    const mine = desk.product.clubs.all()[0]!
    expect(mine.secrets.open(row!.clave, { table: 'verifactu_certificado', column: 'clave', id })).toContain('BEGIN PRIVATE KEY')
  })

  it.each([
    ['another password', () => [certificateFile(), 'otra'] as const, 'contrasena', 'certificado.contrasena'],
    ['no file of keys', () => [Buffer.from('hola')] as const, 'certificado', 'certificado.ilegible'],
    ['another tax id', () => [packed(pair.key, [signed(person)])] as const, 'certificado', 'certificado.otro_nif'],
    ['no private key', () => [packed(null, [signed(representative)])] as const, 'certificado', 'certificado.sin_clave'],
    ['no certificate', () => [packed(pair.key, null)] as const, 'certificado', 'certificado.sin_certificado'],
    [
      'an end that is over',
      () => [packed(pair.key, [signed(representative, pair, ['2024-01-01', '2026-01-01'])])] as const,
      'certificado',
      'certificado.caducado',
    ],
    [
      'a beginning to come',
      () => [packed(pair.key, [signed(representative, pair, ['2027-01-01', '2028-01-01'])])] as const,
      'certificado',
      'certificado.no_vigente',
    ],
    ['no tax id', () => [packed(pair.key, [signed([['2.5.4.3', 'Nadie']])])] as const, 'certificado', 'certificado.sin_nif'],
    ['a hundred thousand bytes and one', () => [Buffer.alloc(100_001)] as const, 'certificado', 'certificado.grande'],
    ['nothing in it', () => [Buffer.alloc(0)] as const, 'certificado', 'certificado.ilegible'],
  ])('is refused with %s, under the field that is wrong', async (_, file, field, code) => {
    const before = await stored()
    const [content, password] = file()
    const { status, body } = await uploadFile(desk, content, password)
    expect([status, body.code]).toEqual([422, code])
    expect(body).toMatchObject({ [field]: [body.msg] })
    expect(await stored()).toEqual(before)
  })

  it('is refused with a short key', async () => {
    const short = keyPair(1024)
    const file = packed(short.key, [signed(representative, short)])
    expect(await uploadFile(desk, file)).toMatchObject({ body: { code: 'certificado.debil' } })
  })

  it('is uploaded and removed by administrators only (A-167)', async () => {
    const staff = await desk.as({ rights: ['invoices', 'params'] })
    expect((await uploadFile(staff, certificateFile())).status).toBe(403)
    await expect(staff.call(removeCertificate, { id: 1 })).rejects.toMatchObject({ status: 403 })
    await desk.call(removeCertificate, { id: 1 })
    expect(await stored()).toEqual([])
    await expect(desk.call(removeCertificate, { id: 1 })).rejects.toMatchObject({ status: 404 })
  })
})

it('administrators are told thirty and seven days before the end of a certificate, once each', async () => {
  await db.updateTable('socio').set({ email: 'admin@club.test' }).where('id_mst_socios', '=', desk.id).execute()
  await uploadFile(desk, packed(pair.key, [signed(representative, pair, ['2025-01-01', '2027-01-01'])]))
  const mine = desk.product.clubs.all()[0]!
  const letters = async (day: string) => {
    await inThisClub(mine, (tx) => warnExpiry(tx, new Date(`${day}T10:00:00Z`), mine))
    return (await db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').orderBy('id').execute()).map(
      ({ payload }) => (payload as { asunto: string }).asunto,
    )
  }
  expect(await letters('2026-12-01')).toEqual([])
  const first = 'El certificado de Club Ejemplo caduca en 30 días'
  expect([await letters('2026-12-02'), await letters('2026-12-03'), await letters('2026-12-24')]).toEqual([[first], [first], [first]])
  const both = [first, 'El certificado de Club Ejemplo caduca en 7 días']
  expect([await letters('2026-12-25'), await letters('2026-12-31'), await letters('2027-01-02')]).toEqual([both, both, both])
})

it('the password of a file is in no answer and in no row', async () => {
  const { body } = await uploadFile(desk, certificateFile())
  const { rows } = await desk.pool.query(`select datos::text as datos from ${desk.product.clubs.all()[0]!.schema}.auditoria`)
  expect(JSON.stringify([body, rows, await stored()])).not.toContain(certificatePassword)
})
