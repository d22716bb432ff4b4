import {
  changeStaff,
  createStaff,
  endStaffSessions,
  grantRight,
  memberRights,
  removeStaffSecondFactor,
  setStaffPassword,
  staffList,
  withdrawRight,
} from '@app/contract/identity/staff'
import { updateMember } from '@app/contract/members/member-file'
import { addQuickAccess } from '@app/contract/shell/quick-access'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { browser, newAccount } from '../../testing/modules/identity.ts'
import { saveSetting } from '../club/public.ts'
import { emailChanged, refuseCredentialEdit } from './public.ts'

const desk = await club()
await saveSetting(desk.db as never, 'DOBLE_AUTENTIFICACION_ADMIN', { valor: 0 })
const password = 'una-frase-larga'
let count = 0
const member = async (email: string | null = `st${(count += 1)}@club.test`) =>
  await desk.db
    .insertInto('socio')
    .values({ nombre: 'Pol', apellidos: 'Riu', email })
    .returning(['id_mst_socios', 'email'])
    .executeTakeFirstOrThrow()
const mailsTo = async (para: string) => {
  await desk.product.outbox.drained()
  return desk.db.selectFrom('correo').selectAll().where('para', '=', para).execute()
}

describe('a staff account', () => {
  it('starts without any right and with a mailed link to choose the password (A-87)', async () => {
    const { id_mst_socios, email } = await member()
    expect(await desk.call(createStaff, { id_mst_socios })).toMatchObject({ is_staff: true, is_admin: false, rights: [] })
    const [mail] = await mailsTo(email!)
    const token = /reset\/([\w-]{43})/.exec(mail!.texto)?.[1]
    expect((await browser(desk).http('POST /api/account/reset', { token, password })).status).toBe(200)
    const page = browser(desk)
    await page.signIn(email!, password)
    expect((await page.http('GET /api/account/current')).body.rights).toEqual([])
    await expect(desk.call(createStaff, { id_mst_socios })).rejects.toMatchObject({ status: 409, code: 'account.already_account' })
    await expect(desk.call(createStaff, { id_mst_socios: 999_999 })).rejects.toMatchObject({ status: 404 })
  })
  it('needs an address or a password', async () => {
    const { id_mst_socios } = await member(null)
    await expect(desk.call(createStaff, { id_mst_socios })).rejects.toMatchObject({ code: 'account.no_email' })
    await expect(desk.call(createStaff, { id_mst_socios, password: 'corta' })).rejects.toMatchObject({ code: 'account.password_short' })
    expect(await desk.call(createStaff, { id_mst_socios, password })).toMatchObject({ is_staff: true })
  })
  it('is made and changed by administrators only (R-043, A-87, A-123)', async () => {
    const clerk = await desk.as({ rights: ['members', 'params'] })
    const { id_mst_socios } = await member()
    for (const attempt of [
      () => clerk.call(createStaff, { id_mst_socios }),
      () => clerk.call(grantRight, { id_mst_socios: clerk.id, menu: 'cash' }),
      () => clerk.call(changeStaff, { id: clerk.id, is_admin: true, is_staff: true }),
      () => clerk.call(setStaffPassword, { id: desk.id, password }),
      () => clerk.call(endStaffSessions, { id: desk.id }),
      () => clerk.call(removeStaffSecondFactor, { id: desk.id }),
      () => clerk.call(staffList),
      () => clerk.call(memberRights),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 403, code: 'msg.not_allowed' })
  })
  it('is told of a new password or a removed second factor, and its sessions end (A-123)', async () => {
    const email = `st${(count += 1)}@club.test`
    const id = await newAccount(desk, { email })
    const page = browser(desk)
    await page.signIn(email, password)
    await desk.call(setStaffPassword, { id, password: 'otra frase mucho mejor' })
    expect((await page.http('GET /api/account/current')).status).toBe(401)
    await desk.db.updateTable('cuenta').set({ email_code_on: true }).where('id_mst_socios', '=', id).execute()
    await desk.call(removeStaffSecondFactor, { id })
    expect((await browser(desk).signIn(email, 'otra frase mucho mejor')).status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(2)
  })
  it("is the administrator's own: password and second factor change where the password is asked (A-123)", async () => {
    for (const attempt of [
      () => desk.call(setStaffPassword, { id: desk.id, password: 'otra frase mucho mejor' }),
      () => desk.call(removeStaffSecondFactor, { id: desk.id }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 409, code: 'account.own_account', msg: expect.stringContaining('Mi cuenta') })
  })
  it('is given no password that is the name of the club or of its owner', async () => {
    const { id_mst_socios } = await member('pol.riu@club.test')
    const { nombre } = desk.product.clubs.all()[0]!
    for (const password of [`${nombre} 2026`, 'Tribuna-1984!', 'PolRiu-2026', 'pol.riu.1999'])
      await expect(desk.call(createStaff, { id_mst_socios, password })).rejects.toMatchObject({
        status: 422,
        code: 'account.password_name',
        fields: { password: [expect.any(String)] },
      })
    await expect(desk.call(createStaff, { id_mst_socios, password: 'Contraseña-2026' })).rejects.toMatchObject({
      code: 'account.password_common',
    })
    expect(await desk.call(createStaff, { id_mst_socios, password: 'Pol navega a Sant Pol' })).toMatchObject({ is_staff: true })
  })
  it('loses every session when an administrator ends them, who keeps the one at work (A-123)', async () => {
    const email = `st${(count += 1)}@club.test`
    const id = await newAccount(desk, { email })
    const [first, second] = [browser(desk), browser(desk)]
    await first.signIn(email, password)
    await second.signIn(email, password)
    await desk.call(endStaffSessions, { id })
    for (const page of [first, second]) expect((await page.http('GET /api/account/current')).status).toBe(401)
    await desk.call(endStaffSessions, { id: desk.id })
    expect(await desk.call(staffList)).not.toEqual([])
    const { id_mst_socios } = await member()
    await expect(desk.call(endStaffSessions, { id: id_mst_socios })).rejects.toMatchObject({ code: 'account.no_account' })
  })
  it('is of the staff as long as it administers; closed it opens nothing, and is opened again without its old password (A-87)', async () => {
    const email = `st${(count += 1)}@club.test`
    const id = await newAccount(desk, { email, rights: ['cash'] })
    const page = browser(desk)
    await page.signIn(email, password)
    const state = (is_admin: boolean, is_staff: boolean) => desk.call(changeStaff, { id, is_admin, is_staff })
    expect(await state(true, false)).toMatchObject({ is_admin: true, is_staff: true })
    expect(await state(false, false)).toMatchObject({ is_admin: false, is_staff: false, rights: ['cash'] })
    expect((await page.http('GET /api/account/current')).status).toBe(401)
    expect((await browser(desk).signIn(email, password)).status).toBe(401)
    await expect(desk.call(grantRight, { id_mst_socios: id, menu: 'members' })).rejects.toMatchObject({ code: 'account.not_staff' })
    expect(await desk.call(createStaff, { id_mst_socios: id, password: 'otra frase mucho mejor' })).toMatchObject({ is_staff: true })
    expect((await browser(desk).signIn(email, password)).status).toBe(401)
    expect((await browser(desk).signIn(email, 'otra frase mucho mejor')).status).toBe(200)
    const { id_mst_socios: plain } = await member()
    await expect(desk.call(changeStaff, { id: plain, is_admin: false, is_staff: true })).rejects.toMatchObject({
      code: 'account.no_account',
    })
  })
  it('of the last administrator cannot be lowered (A-87)', async () => {
    const email = `st${(count += 1)}@club.test`
    const second = await newAccount(desk, { email, is_admin: true })
    const admins = (await desk.call(staffList)).filter(({ is_admin }) => is_admin)
    for (const { id_mst_socios } of admins.filter(({ id_mst_socios: id }) => id !== desk.id))
      await desk.call(changeStaff, { id: id_mst_socios, is_admin: false, is_staff: true })
    await expect(desk.call(changeStaff, { id: desk.id, is_admin: false, is_staff: true })).rejects.toMatchObject({
      status: 409,
      code: 'account.last_admin',
    })
    expect((await desk.call(staffList)).find(({ id_mst_socios }) => id_mst_socios === second)).toMatchObject({ is_admin: false })
  })
})

describe('a menu right', () => {
  it('opens its routes, is told to its owner, and goes with its sessions (A-87, A-123)', async () => {
    const email = `st${(count += 1)}@club.test`
    const id = await newAccount(desk, { email })
    const page = browser(desk)
    await page.signIn(email, password)
    const params = async () => (await page.http('GET /api/param')).status
    expect(await params()).toBe(403)
    const row = await desk.call(grantRight, { id_mst_socios: id, menu: 'params' })
    expect(await params()).toBe(401)
    await page.signIn(email, password)
    expect(await params()).toBe(200)
    expect(await desk.call(memberRights, { id_mst_socios: id })).toEqual([row])
    await desk.call(withdrawRight, { id: row.id_reg_socios_menus })
    await page.signIn(email, password)
    expect(await params()).toBe(403)
    expect((await mailsTo(email)).filter(({ texto }) => texto.includes('permisos'))).toHaveLength(2)
  })
  it('is granted once, and only to staff (A-87)', async () => {
    const id = await newAccount(desk)
    await desk.call(grantRight, { id_mst_socios: id, menu: 'cash' })
    await expect(desk.call(grantRight, { id_mst_socios: id, menu: 'cash' })).rejects.toMatchObject({ status: 409 })
    const { id_mst_socios: plain } = await member()
    await expect(desk.call(grantRight, { id_mst_socios: plain, menu: 'cash' })).rejects.toMatchObject({ code: 'account.not_staff' })
    await expect(desk.call(withdrawRight, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  })
})

describe('the e-mail address of staff', () => {
  it('is changed by an administrator or the person, and both addresses are told (A-123)', async () => {
    const email = `st${(count += 1)}@club.test`
    const id = await newAccount(desk, { email })
    const clerk = { id_mst_socios: 0, is_admin: false } as never
    await expect(refuseCredentialEdit(desk.db as never, clerk, id)).rejects.toMatchObject({ code: 'msg.not_allowed' })
    const { id_mst_socios: plain } = await member()
    await refuseCredentialEdit(desk.db as never, clerk, plain)
    const page = browser(desk)
    await page.signIn(email, password)
    await desk.db.updateTable('socio').set({ email: 'nuevo@club.test' }).where('id_mst_socios', '=', id).execute()
    const told: string[] = []
    const call = {
      tx: desk.db,
      user: { id_mst_socios: 0 },
      now: desk.now(),
      club: desk.product.clubs.all()[0]!,
      later: async (_kind: unknown, mail: { para: string }) => void told.push(mail.para),
    }
    await emailChanged(call as never, id, email)
    expect(told.toSorted()).toEqual(['nuevo@club.test', email].toSorted())
    expect((await page.http('GET /api/account/current')).status).toBe(401)
  })
})

describe('a change of a member that leaves the address as it was, or is of somebody without an account', () => {
  it('ends no session and mails nobody (A-123)', async () => {
    const email = `st${(count += 1)}@club.test`
    const id = await newAccount(desk, { email })
    const page = browser(desk)
    await page.signIn(email, password)
    const before = (await mailsTo(email)).length
    for (const change of [{ poblacion: 'Vic' }, { email }]) {
      await desk.call(updateMember, { id, ...change })
      expect((await page.http('GET /api/account/current')).status).toBe(200)
    }
    expect(await mailsTo(email)).toHaveLength(before)
    await desk.call(updateMember, { id, email: `nuevo-${email}` })
    expect((await page.http('GET /api/account/current')).status).toBe(401)
    expect(await mailsTo(email)).toHaveLength(before + 1)
    const plain = await member()
    await desk.call(updateMember, { id: plain.id_mst_socios, email: `nuevo-${plain.email}` })
    expect([await mailsTo(plain.email!), await mailsTo(`nuevo-${plain.email}`)]).toEqual([[], []])
  })
})

describe('rows of other users', () => {
  it('are not found by whoever asks for them by number', async () => {
    const [mine, theirs] = [await desk.as({ rights: ['bookings'] }), await desk.as({ rights: ['bookings'] })]
    const row = await theirs.call(addQuickAccess, { id_menu: 2 })
    const url = `/api/accesodirecto_socio/${row.id_accesodirecto_socio}`
    expect((await mine.http({ method: 'DELETE', url })).status).toBe(404)
    expect((await mine.http({ method: 'PUT', url, body: { id_menu: 2, orden: 1 } })).status).toBe(404)
  })
})
