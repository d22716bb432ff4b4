import { endStaffSessions, setStaffPassword } from '@app/contract/identity/staff'
import { describe, expect, it } from 'vitest'
import { deviceCookie } from '../../kit/http/cookie.ts'
import { hashToken } from '../../kit/secrets/tokens.ts'
import { club } from '../../testing/club.ts'
import { browser, newAccount } from '../../testing/modules/identity.ts'
import { saveSetting } from '../club/public.ts'

const desk = await club()
await saveSetting(desk.db as never, 'DOBLE_AUTENTIFICACION_ADMIN', { valor: 0 })
const password = 'una-frase-larga'
let count = 0
const someone = async () => {
  const email = `d${(count += 1)}@club.test`
  return { email, id: await newAccount(desk, { email }) }
}

describe('a browser that an account was signed in from', () => {
  /** As many wrong passwords from everywhere as make the account wait. */
  const flood = async (email: string) => {
    const clave = `usuario:${email}`
    const blocked = { failures: 101, first_at: desk.now(), blocked_until: new Date(desk.now().getTime() + 900_000) }
    await desk.db
      .insertInto('intento_acceso')
      .values({ clave, ...blocked })
      .onConflict((conflict) => conflict.column('clave').doUpdateSet(blocked))
      .execute()
  }
  const requireSession = async () => {
    const one = await someone()
    const page = browser(desk)
    await page.signIn(one.email, password)
    return { ...one, page }
  }
  it('gets in while failures from everywhere make the account wait', async () => {
    const { email, page } = await requireSession()
    await flood(email)
    expect((await browser(desk).signIn(email, password)).status).toBe(429)
    expect((await page.signIn(email, password)).status).toBe(200)
    expect((await browser(desk).signIn(email, password)).status).toBe(429)
  })
  it('is counted on its own: guesses there wait there, and nowhere else', async () => {
    const { email, page } = await requireSession()
    for (let n = 0; n < 5; n += 1) expect((await page.signIn(email, 'no es esta')).status).toBe(401)
    expect((await page.signIn(email, password)).status).toBe(429)
    expect((await browser(desk).signIn(email, password)).status).toBe(200)
  })
  it('is known by a cookie of a year that scripts cannot read, kept hashed, and by `__Host-` over TLS (A-124)', async () => {
    const { id, page } = await requireSession()
    const token = /device=([\w-]{43})/.exec(page.cookie())![1]!
    const { hash } = await desk.db
      .selectFrom('dispositivo_conocido')
      .select('hash')
      .where('id_mst_socios', '=', id)
      .executeTakeFirstOrThrow()
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(hash).not.toContain(token)
    const cookies: string[] = []
    const reply = { header: (_name: string, value: string) => cookies.push(value) }
    deviceCookie(reply as never, false, 'abc')
    deviceCookie(reply as never, true, 'abc')
    expect(cookies).toEqual([
      'device=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000',
      '__Host-device=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure',
    ])
  })
  it('is known for the accounts of those who signed in there, not for others, nor by a token that nobody was given', async () => {
    const { email, page } = await requireSession()
    const [second, third] = [await someone(), await someone()]
    const device = () => /device=([\w-]+)/.exec(page.cookie())![1]
    const first = device()
    await page.signIn(second.email, password)
    expect(device()).toBe(first)
    for (const one of [email, second.email, third.email]) await flood(one)
    expect((await page.signIn(third.email, password)).status).toBe(429)
    for (const one of [email, second.email]) expect((await page.signIn(one, password)).status).toBe(200)
    const invented = await browser(desk).http(
      'POST /api/account/login',
      { usuario: (await someone()).email, password },
      { cookie: `device=${'x'.repeat(43)}` },
    )
    expect(invented.status).toBe(200)
    const { hash } = await desk.db
      .selectFrom('dispositivo_conocido')
      .select('hash')
      .orderBy('id_reg_dispositivo', 'desc')
      .executeTakeFirstOrThrow()
    expect(hash).not.toBe(hashToken('x'.repeat(43)))
  })
  it('is forgotten with the sessions: by a new password, by ending them all, by an administrator (A-04)', async () => {
    const ways: readonly ((who: { id: number; page: ReturnType<typeof browser> }) => Promise<unknown>)[] = [
      ({ page }) => page.http('POST /api/account/password', { old: password, new: 'otra frase mucho mejor' }),
      ({ page }) => page.http('POST /api/account/sessions/revokeOthers', { _password: password }),
      ({ id }) => desk.call(endStaffSessions, { id }),
      ({ id }) => desk.call(setStaffPassword, { id, password: 'otra frase mucho mejor' }),
    ]
    for (const way of ways) {
      const who = await requireSession()
      await way(who)
      expect(await desk.db.selectFrom('dispositivo_conocido').selectAll().where('id_mst_socios', '=', who.id).execute()).toEqual([])
      await flood(who.email)
      expect((await who.page.signIn(who.email, 'otra frase mucho mejor')).status).toBe(429)
    }
  })
  it('is one of twenty at most, and not for ever', async () => {
    const { email, id } = await someone()
    const pages = Array.from({ length: 22 }, () => browser(desk))
    for (const page of pages) await page.signIn(email, password)
    const known = () => desk.db.selectFrom('dispositivo_conocido').selectAll().where('id_mst_socios', '=', id).execute()
    expect(await known()).toHaveLength(20)
    desk.at('2027-11-21T10:00:00Z')
    await flood(email)
    expect((await pages[21]!.signIn(email, password)).status).toBe(429)
    desk.at('2026-11-20T10:00:00Z')
  })
})
