import { updateMember } from '@app/contract/members/member-file'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { browser, newAccount } from '../../testing/modules/identity.ts'
import { saveSetting } from '../club/public.ts'
import { issueToken } from './one-time-token.ts'

const desk = await club()
await saveSetting(desk.db as never, 'DOBLE_AUTENTIFICACION_ADMIN', { valor: 0 })
const password = 'una-frase-larga'
let count = 0
const someone = async (is_admin = false) => {
  const email = `c${(count += 1)}@club.test`
  return { email, id: await newAccount(desk, { email, is_admin }) }
}
/** The three ways to end a member's access; today is 2026-11-20. */
const gone = {
  inactive: { activo: false },
  'without web access': { acceso_web: false },
  'who has left': { fecha_baja: '2026-11-19' },
} as const
const back = { activo: true, acceso_web: true, fecha_baja: null }
const write = (id: number, change: object) => desk.db.updateTable('socio').set(change).where('id_mst_socios', '=', id).execute()
const linkTo = async (email: string) => {
  await browser(desk).http('POST /api/account/forgot', { usuario: email })
  await desk.product.outbox.drained()
  const mails = await desk.db.selectFrom('correo').select('texto').where('para', '=', email).execute()
  return /reset\/([\w-]{43})/.exec(mails.at(-1)?.texto ?? '')?.[1]
}

describe('a member', () => {
  for (const [how, change] of Object.entries(gone))
    for (const is_admin of [false, true])
      it(`${how} is out at the next request and gets in no way${is_admin ? ', an administrator neither' : ''} (A-04)`, async () => {
        const { email, id } = await someone(is_admin)
        const page = browser(desk)
        await page.signIn(email, password)
        const [token, autologin] = [
          await linkTo(email),
          await issueToken(desk.db as never, { id_mst_socios: id, purpose: 'autologin', now: desk.now() }),
        ]
        // straight in the table, as an import or another program would
        await write(id, change)
        expect((await page.http('GET /api/account/current')).status).toBe(401)
        const refused = await browser(desk).signIn(email, password)
        expect(refused).toMatchObject({ status: 401, body: { code: 'account.wrong_credentials' } })
        expect(refused.body).toEqual((await browser(desk).signIn(`nadie-${email}`, password)).body)
        expect((await browser(desk).http('POST /api/account/reset', { token, password: 'otra frase mucho mejor' })).body.code).toBe(
          'account.link_used',
        )
        expect((await browser(desk).http(`POST /api/autologin/${autologin}`)).body.code).toBe('account.link_used')
        await write(id, back)
        expect((await browser(desk).signIn(email, password)).status).toBe(200)
      })
  it('is mailed no link while he may not come in', async () => {
    const { email, id } = await someone()
    await write(id, gone.inactive)
    expect(await linkTo(email)).toBeUndefined()
  })
  it('comes in on the day that he leaves, by the calendar of the club, and not the day after', async () => {
    const { email, id } = await someone()
    await write(id, { fecha_baja: '2026-11-20' })
    const page = browser(desk)
    desk.at('2026-11-20T20:00:00Z')
    expect((await page.signIn(email, password)).status).toBe(200)
    desk.at('2026-11-20T22:59:00Z')
    expect((await page.http('GET /api/account/current')).status).toBe(200)
    desk.at('2026-11-20T23:01:00Z')
    expect((await page.http('GET /api/account/current')).status).toBe(401)
    desk.at('2026-11-20T10:00:00Z')
  })
  it('who was sent away at the desk does not find the old session again when he is let in', async () => {
    for (const change of Object.values(gone)) {
      const { email, id } = await someone()
      const page = browser(desk)
      await page.signIn(email, password)
      await desk.call(updateMember, { id, ...change })
      await desk.call(updateMember, { id, ...back })
      expect((await page.http('GET /api/account/current')).status).toBe(401)
      expect((await page.signIn(email, password)).status).toBe(200)
    }
  })
  it('who is to leave today stays signed in for the day', async () => {
    const { email, id } = await someone()
    const page = browser(desk)
    await page.signIn(email, password)
    await desk.call(updateMember, { id, fecha_baja: '2026-11-20' })
    expect((await page.http('GET /api/account/current')).status).toBe(200)
  })
})

describe('sending staff away', () => {
  it('is for administrators: a clerk locks nobody out (A-123)', async () => {
    const { id } = await someone()
    const clerk = await desk.as({ rights: ['members'] })
    for (const change of Object.values(gone))
      await expect(clerk.call(updateMember, { id, ...change })).rejects.toMatchObject({ status: 403, code: 'msg.not_allowed' })
    expect(await clerk.call(updateMember, { id, poblacion: 'Vic' })).toMatchObject({ poblacion: 'Vic' })
  })
  it('leaves an administrator: the last who stays is refused, also with a day to come (A-87)', async () => {
    await desk.db.updateTable('cuenta').set({ is_admin: false }).where('id_mst_socios', '<>', desk.id).execute()
    for (const change of [...Object.values(gone), { fecha_baja: '2027-06-30' }])
      await expect(desk.call(updateMember, { id: desk.id, ...change })).rejects.toMatchObject({ status: 409, code: 'account.last_admin' })
    const { id } = await someone(true)
    await write(id, gone.inactive)
    await expect(desk.call(updateMember, { id: desk.id, fecha_baja: '2027-06-30' })).rejects.toMatchObject({ code: 'account.last_admin' })
    await write(id, back)
    expect(await desk.call(updateMember, { id: desk.id, fecha_baja: '2027-06-30' })).toMatchObject({ fecha_baja: '2027-06-30' })
  })
})
