import { changeStaff, createStaff, grantRight, staffList } from '@app/contract/identity/staff'
import { updateMember } from '@app/contract/members/member-file'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { browser, newAccount } from '../../testing/modules/identity.ts'
import { saveSetting } from '../club/public.ts'
import { issueToken } from './one-time-token.ts'

const desk = await club()
const password = 'una frase larga y propia'
let count = 0
const player = async (more: object = {}) => {
  const email = `jug${(count += 1)}@club.test`
  const { id_mst_socios: id } = await desk.db
    .insertInto('socio')
    .values({ nombre: 'Nora', apellidos: 'Vila', email, numsocio: 5000 + count, nif: null, ...more })
    .returning('id_mst_socios')
    .executeTakeFirstOrThrow()
  return { id, email, numsocio: 5000 + count }
}
const linkTo = async (usuario: string, email: string) => {
  await browser(desk).http('POST /api/account/forgot', { usuario })
  await desk.product.outbox.drained()
  const mails = await desk.db.selectFrom('correo').select('texto').where('para', '=', email).execute()
  return /http\S+#\S+/.exec(mails.at(-1)?.texto ?? '')?.[0]
}
const tokenOf = (link: string | undefined) => link?.split('/').at(-1)
const accountsOf = (id: number) => desk.db.selectFrom('cuenta').selectAll().where('id_mst_socios', '=', id).execute()
const setPassword = async (one: { email: string }) => {
  const token = tokenOf(await linkTo(one.email, one.email))
  expect((await browser(desk).http('POST /api/account/reset', { token, password })).status).toBe(200)
}

describe('a player', () => {
  it('asks for a password by mail, which makes the account, and signs in with it to the own page (0195, A-04)', async () => {
    const one = await player()
    expect(await accountsOf(one.id)).toEqual([])
    const link = await linkTo(one.email.toUpperCase(), one.email)
    expect(link).toMatch(/\/socio#\/contrasena\/[\w-]{43}$/)
    expect(await accountsOf(one.id)).toMatchObject([{ is_staff: false, is_admin: false, password_hash: null }])
    expect((await browser(desk).http('POST /api/account/reset', { token: tokenOf(link), password: 'corta' })).status).toBe(422)
    await browser(desk).http('POST /api/account/reset', { token: tokenOf(link), password })
    const phone = browser(desk)
    const { status, body } = await phone.signIn(one.email, password)
    expect([status, body]).toMatchObject([200, { id_mst_socios: one.id, nombre: 'Nora Vila', is_staff: 0, second_factor_pending: 0 }])
    expect((await phone.http('GET /api/account/current')).body).toMatchObject({ is_staff: 0, is_admin: 0, rights: [] })
    expect((await phone.http('POST /api/account/set-locale/fr-FR', {})).status).toBe(200)
    expect((await phone.http('GET /api/account/current')).body.lang).toBe('fr-FR')
    expect((await phone.http('POST /api/account/logout', {})).status).toBe(200)
    expect((await phone.http('GET /api/account/current')).status).toBe(401)
  })
  it('does not stand in the way of staff with the same e-mail', async () => {
    const child = await player()
    await setPassword(child)
    const parent = await newAccount(desk, { email: child.email })
    const { status, body } = await browser(desk).signIn(child.email, 'una-frase-larga')
    expect([status, body]).toMatchObject([200, { id_mst_socios: parent, is_staff: 1 }])
  })
  it('asked for twice at once has one account and one link', async () => {
    const one = await player()
    await Promise.all([1, 2, 3].map(() => browser(desk).http('POST /api/account/forgot', { usuario: one.email })))
    await desk.product.outbox.drained()
    expect(await accountsOf(one.id)).toHaveLength(1)
    expect(await desk.db.selectFrom('correo').select('texto').where('para', '=', one.email).execute()).toHaveLength(1)
  })
  it('is mailed nothing and gets no account without web access, after leaving, or as a record of the club', async () => {
    for (const closed of [{ acceso_web: false }, { activo: false }, { fecha_baja: '2026-11-19' }, { reservado: true }]) {
      const one = await player(closed)
      expect(await linkTo(one.email, one.email)).toBeUndefined()
      expect(await accountsOf(one.id)).toEqual([])
    }
  })
  it('signs in by the login name of the club (R-312)', async () => {
    const one = await player()
    await setPassword(one)
    const form = async () => (await browser(desk).http('GET /api/account/sign-in')).body
    expect(await form()).toMatchObject({ club: 'Club de prova', zona: 'Europe/Madrid', modo_autenticacion: 0, language: 'es' })
    await saveSetting(desk.db as never, 'MODO_AUTENTICACION', { valor: 1 })
    expect((await form()).modo_autenticacion).toBe(1)
    expect((await browser(desk).signIn(one.email, password)).status).toBe(401)
    expect((await browser(desk).signIn(String(one.numsocio), password)).status).toBe(200)
    const other = await player()
    expect(await linkTo(String(other.numsocio), other.email)).toContain('/socio#/contrasena/')
    await saveSetting(desk.db as never, 'MODO_AUTENTICACION', { valor: 0 })
  })
  it('waits after failures like everybody (A-04)', async () => {
    const one = await player()
    await setPassword(one)
    const phone = browser(desk)
    const tries = []
    for (let at = 0; at < 7; at += 1) tries.push((await phone.signIn(one.email, 'no es esta')).status)
    expect(tries.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
    expect(tries.at(-1)).toBe(429)
  })
  it('is out at the next request when the access ends, and is told of another e-mail (A-123)', async () => {
    const one = await player()
    await setPassword(one)
    const phone = browser(desk)
    await phone.signIn(one.email, password)
    const old = tokenOf(await linkTo(one.email, one.email))
    await desk.call(updateMember, { id: one.id, email: `nueva-${one.email}` })
    expect((await phone.http('GET /api/account/current')).status).toBe(401)
    await desk.product.outbox.drained()
    const told = await desk.db.selectFrom('correo').select('asunto').where('para', '=', `nueva-${one.email}`).execute()
    expect(told).toHaveLength(1)
    expect((await browser(desk).http('POST /api/account/reset', { token: old, password })).status).not.toBe(200)
    await phone.signIn(`nueva-${one.email}`, password)
    await desk.call(updateMember, { id: one.id, acceso_web: false })
    expect((await phone.http('GET /api/account/current')).status).toBe(401)
  })
  it('that becomes staff is signed out, so that no session of a player leads past a second factor (A-125)', async () => {
    const one = await player()
    await setPassword(one)
    expect((await desk.call(staffList)).map(({ id_mst_socios }) => id_mst_socios)).not.toContain(one.id)
    const phone = browser(desk)
    await phone.signIn(one.email, password)
    expect(await desk.call(createStaff, { id_mst_socios: one.id, is_admin: true })).toMatchObject({ is_admin: true })
    expect((await phone.http('GET /api/account/current')).status).toBe(401)
    expect((await browser(desk).signIn(one.email, password)).status).toBe(401)
  })
  it('that becomes staff by a change loses the automatic link that was sent, and staff who come back have no old rights (A-100, A-87)', async () => {
    const one = await player()
    await linkTo(one.email, one.email)
    const token = await issueToken(desk.db as never, { id_mst_socios: one.id, purpose: 'autologin', now: desk.now() })
    const staff = (is_staff: boolean) => desk.call(changeStaff, { id: one.id, is_staff, is_admin: false })
    await staff(true)
    expect((await browser(desk).http(`POST /api/autologin/${token}`, {})).status).not.toBe(200)
    await desk.call(grantRight, { id_mst_socios: one.id, menu: 'cash' })
    await staff(false)
    expect(await desk.call(createStaff, { id_mst_socios: one.id, is_admin: false, password })).toMatchObject({ rights: [] })
  })
  it('is the first of several with one e-mail, whichever had a link before', async () => {
    const parent = await player()
    const child = await player()
    await desk.db.updateTable('socio').set({ email: parent.email }).where('id_mst_socios', '=', child.id).execute()
    await desk.signedIn(child.id)
    await setPassword(parent)
    expect((await browser(desk).signIn(parent.email, password)).body).toMatchObject({ id_mst_socios: parent.id })
  })
  it('is led to the own page by an automatic link, staff to the program (A-100)', async () => {
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost',
      'sec-fetch-site': 'same-origin',
      accept: 'text/html',
      'sec-fetch-mode': 'navigate',
    }
    const leads = async (id: number) => {
      const token = await issueToken(desk.db as never, { id_mst_socios: id, purpose: 'autologin', now: desk.now() })
      return (await browser(desk).http(`POST /api/autologin/${token}`, '', form)).headers.location
    }
    const one = await player()
    await linkTo(one.email, one.email)
    expect(await leads(one.id)).toBe('/socio')
    expect(await leads(await newAccount(desk, { email: 'clerk9@club.test' }))).toBe('/admin')
  })
})
