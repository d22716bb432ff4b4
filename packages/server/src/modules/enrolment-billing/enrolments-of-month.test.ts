import { createHmac } from 'node:crypto'
import * as declared from '@app/contract/enrolment-billing/enrolments-of-month'
import { afterAll, describe, expect, it } from 'vitest'
import { installation } from '../../testing/modules/enrolment-billing.ts'

const { desk, host, bills, enrolled, inLeague } = await installation()
const november = { month: 11, year: 2026 }

await bills('club_segon', 'actividades', 'campeonatos')
await bills('club_tercer', 'actividades')
await enrolled('club_segon', 'Jan Batlle', { fecha: '2026-11-30', precio: 1500 })
await enrolled('club_segon', 'Ona Batlle', { fecha: '2026-11-01', precio: 2000, billed: '2026-11-15' })
await enrolled('club_segon', 'Pau Vega', { fecha: '2026-12-01', precio: 1500 })
await enrolled('club_tercer', 'Enzo Oller', { fecha: '2026-11-05', precio: 1000 })
await enrolled('club_prova', 'Marta Agirre', { fecha: '2026-11-05', precio: 700 })
await inLeague('club_segon', 'Max Camps', { fecha: '2026-11-14', precio: 2500 })

describe('the enrolments of a month', () => {
  it('of all clubs that bill them are listed at the central host, without names (A-176)', async () => {
    const rows = await desk.call(declared.activityEnrolmentsOfMonth, november, host)
    expect(rows.map(({ club, fecha, precio, fecha_facturacion }) => [club, fecha, precio, fecha_facturacion])).toEqual([
      ['Segon club', '2026-11-01', 2000, '2026-11-15'],
      ['Segon club', '2026-11-30', 1500, null],
      ['Tercer club', '2026-11-05', 1000, null],
    ])
    expect(rows.every(({ nombre_completo }) => nombre_completo === null)).toBe(true)
    expect(rows[0]).toMatchObject({ url_club: 'segon.test', titulo: 'Campus', grupo: 'Matins', marcado_hoy: false })
  })
  it('of one club have their names; any of its hosts names it (A-70)', async () => {
    const asked = { ...november, url_club: 'WWW.segon.test' }
    const rows = await desk.call(declared.activityEnrolmentsOfMonth, asked, host)
    expect(rows.map(({ nombre_completo }) => nombre_completo)).toEqual(['Ona Batlle', 'Jan Batlle'])
    const league = await desk.call(declared.championshipEnrolmentsOfMonth, { ...november, url_club: 'segon.test' }, host)
    expect(league).toMatchObject([{ nombre_completo: 'Max Camps', titulo: 'Lliga', grupo: 'A', precio: 2500 }])
  })
  it('are those of the own club for its staff, who see no other one', async () => {
    await bills('club_prova', 'actividades')
    const clerk = await desk.as({ rights: ['invoices'] })
    expect(await clerk.call(declared.activityEnrolmentsOfMonth, november, host)).toMatchObject([{ nombre_completo: 'Marta Agirre' }])
    await expect(clerk.call(declared.activityEnrolmentsOfMonth, { ...november, url_club: 'segon.test' }, host)).rejects.toMatchObject({
      status: 404,
      code: 'facturacion.club_desconocido',
    })
    await bills('club_prova')
  })
  it('are refused with the parameter of the section off (R-451)', async () => {
    const clerk = await desk.as({ rights: ['invoices'] })
    await expect(clerk.call(declared.championshipEnrolmentsOfMonth, november, host)).rejects.toMatchObject({
      status: 409,
      code: 'msg.switched_off',
    })
  })
  it('of a month or a year that there is not are refused by name (R-452)', async () => {
    const read = (month: number, year: number) => desk.call(declared.activityEnrolmentsOfMonth, { month, year }, host)
    await expect(read(13, 2026)).rejects.toMatchObject({ status: 422, fields: { month: [expect.any(String)] } })
    await expect(read(0, 2026)).rejects.toMatchObject({ status: 422, fields: { month: [expect.any(String)] } })
    await expect(read(11, 1999)).rejects.toMatchObject({ status: 422, fields: { year: [expect.any(String)] } })
  })
  it('of an unknown club are refused', async () => {
    await expect(desk.call(declared.activityEnrolmentsOfMonth, { ...november, url_club: 'nobody.test' }, host)).rejects.toMatchObject({
      status: 404,
      code: 'facturacion.club_desconocido',
    })
  })
  it('are closed to staff without the right', async () => {
    const other = await desk.as({ rights: ['bookings'] })
    await expect(other.call(declared.activityEnrolmentsOfMonth, november, host)).rejects.toMatchObject({ status: 403 })
  })
})

describe('the list by a hash', () => {
  const token = 'ein-geheimnis-von-langer-dauer'
  const hashOf = (text: string, key = token) => createHmac('sha256', key).update(text).digest('hex')
  const read = (hash: string, headers = host, month = 11) =>
    desk.anonymous.call(declared.activityEnrolmentsByHash, { hash, month, year: 2026 }, headers)
  const unknown = { status: 404, code: 'facturacion.hash_incorrecto' }
  process.env.CENTRAL_TOKEN = token
  afterAll(() => {
    delete process.env.CENTRAL_TOKEN
  })

  it('answers the accounting of the central host, with no session and without names (A-176)', async () => {
    const rows = await read(hashOf('11/2026'))
    expect(rows.map(({ club, precio, nombre_completo }) => [club, precio, nombre_completo])).toEqual([
      ['Segon club', 2000, null],
      ['Segon club', 1500, null],
      ['Tercer club', 1000, null],
    ])
    const league = { hash: hashOf('11/2026'), ...november }
    expect(await desk.anonymous.call(declared.championshipEnrolmentsByHash, league, host)).toMatchObject([{ precio: 2500 }])
  })
  it('is unknown with the hash of another month, another token, or no hash at all', async () => {
    for (const hash of [hashOf('12/2026'), hashOf('11/2026', 'another-token-of-long-life'), 'a', 'zz'.repeat(32)])
      await expect(read(hash)).rejects.toMatchObject(unknown)
    await expect(read(hashOf('12/2026'))).rejects.toMatchObject(unknown)
  })
  it('is unknown at any other host', async () => {
    await expect(read(hashOf('11/2026'), { host: 'segon.test' })).rejects.toMatchObject(unknown)
  })
  it('is unknown without a token, or with a short one', async () => {
    for (const short of ['', 'short']) {
      process.env.CENTRAL_TOKEN = short
      await expect(read(hashOf('11/2026', short))).rejects.toMatchObject(unknown)
    }
    process.env.CENTRAL_TOKEN = token
  })
})
