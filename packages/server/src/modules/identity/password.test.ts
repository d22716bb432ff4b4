import { describe, expect, it } from 'vitest'
import { hashToken } from '../../kit/secrets/tokens.ts'
import { club } from '../../testing/club.ts'
import { ownMailServer } from '../../testing/mail-server.ts'
import { browser, newAccount } from '../../testing/modules/identity.ts'
import { saveSetting } from '../club/public.ts'
import { issueToken } from './one-time-token.ts'
import { openSession } from './public.ts'

const desk = await club()
await saveSetting(desk.db as never, 'DOBLE_AUTENTIFICACION_ADMIN', { valor: 0 })

const { received, behaviour } = await ownMailServer()

const password = 'una-frase-larga'
let count = 0
const someone = async () => {
  const email = `m${(count += 1)}@club.test`
  return { email, id: await newAccount(desk, { email }) }
}
/** The text of quoted-printable mail. */
const plain = (message: string) => message.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
const mailsTo = async (email: string) => {
  await desk.product.outbox.drained()
  return received.filter(({ to }) => to === email).map(({ message }) => plain(message))
}
const linkIn = (message: string) => /admin#\/login\/reset\/([\w-]{43})/.exec(message)?.[1]
const forgot = (usuario: string) => browser(desk).http('POST /api/account/forgot', { usuario })

describe('a forgotten password', () => {
  it('sends a link through the mail server that works once and ends every session (A-04)', async () => {
    const { email } = await someone()
    const before = browser(desk)
    await before.signIn(email, password)
    expect((await forgot(email)).status).toBe(200)
    const token = linkIn((await mailsTo(email))[0]!)
    expect(token).toBeDefined()
    const fresh = 'otra frase mucho mejor'
    expect((await browser(desk).http('POST /api/account/reset', { token, password: fresh })).status).toBe(200)
    expect((await before.http('GET /api/account/current')).status).toBe(401)
    expect((await browser(desk).signIn(email, password)).status).toBe(401)
    expect((await browser(desk).signIn(email, fresh)).status).toBe(200)
    const again = await browser(desk).http('POST /api/account/reset', { token, password: 'y otra frase más' })
    expect(again).toMatchObject({ status: 400, body: { code: 'account.link_used' } })
    expect((await mailsTo(email)).some((message) => message.includes('contrase'))).toBe(true)
  })
  it('answers the same for a name that nobody has, and mails nothing (A-04)', async () => {
    const { email } = await someone()
    const [known, unknown] = [await forgot(email), await forgot('nadie@club.test')]
    expect(unknown).toMatchObject({ status: known.status, body: known.body })
    expect(await mailsTo('nadie@club.test')).toEqual([])
    expect(await mailsTo(email)).toHaveLength(1)
  })
  it('mails one link in five minutes, and the newest is the only one that works', async () => {
    const { email } = await someone()
    await forgot(email)
    await forgot(email)
    expect(await mailsTo(email)).toHaveLength(1)
    desk.at('2026-11-20T10:06:00Z')
    await forgot(email)
    const [first, second] = (await mailsTo(email)).map(linkIn)
    const use = (token?: string) => browser(desk).http('POST /api/account/reset', { token, password: 'otra frase mucho mejor' })
    expect((await use(first)).status).toBe(400)
    expect((await use(second)).status).toBe(200)
    desk.at('2026-11-20T10:12:00Z')
    await forgot(email)
    const used = await desk.db.selectFrom('token_unico').select('used_at').where('used_at', '=', new Date('2026-11-20T10:06:00Z')).execute()
    // a used one keeps when it was used
    expect(used).toHaveLength(2)
    desk.at('2026-11-20T10:00:00Z')
  })
  it('has a link for each member, and no other kind of link changes a password (A-04)', async () => {
    const [one, other] = [await someone(), await someone()]
    for (const { email } of [one, other]) await forgot(email)
    const use = (token?: string) => browser(desk).http('POST /api/account/reset', { token, password: 'otra frase mucho mejor' })
    const autologin = await issueToken(desk.db as never, { id_mst_socios: one.id, purpose: 'autologin', now: desk.now() })
    expect((await use(autologin)).body.code).toBe('account.link_used')
    for (const { email } of [one, other]) expect((await use(linkIn((await mailsTo(email))[0]!))).status).toBe(200)
    expect((await browser(desk).http(`POST /api/autologin/${autologin}`)).status).toBe(200)
  })
  it('is over after an hour (A-04)', async () => {
    const { email } = await someone()
    await forgot(email)
    const token = linkIn((await mailsTo(email))[0]!)
    desk.at('2026-11-20T11:00:01Z')
    expect((await browser(desk).http('POST /api/account/reset', { token, password: 'otra frase mucho mejor' })).status).toBe(400)
    desk.at('2026-11-20T10:00:00Z')
  })
  it('keeps a bad new password from using the link up', async () => {
    const { email } = await someone()
    await forgot(email)
    const token = linkIn((await mailsTo(email))[0]!)
    const use = (chosen: string) => browser(desk).http('POST /api/account/reset', { token, password: chosen })
    expect(await use('corta')).toMatchObject({
      status: 422,
      body: { code: 'account.password_short', password: [expect.stringContaining('10')] },
    })
    expect((await use('Contrasena123')).body.code).toBe('account.password_common')
    expect((await use('otra frase mucho mejor')).status).toBe(200)
  })
  it('is not mailed to a foreign host that a request names (A-124)', async () => {
    const { email } = await someone()
    await browser(desk).http('POST /api/account/forgot', { usuario: email }, { host: 'ladron.test' })
    expect((await mailsTo(email))[0]).not.toContain('ladron.test')
  })
})

describe('mail', () => {
  it('is tried again when the server is down, and kept once', async () => {
    const { email } = await someone()
    behaviour.decide = async () => 'refused'
    await forgot(email)
    expect(await mailsTo(email)).toEqual([])
    const kept = () => desk.db.selectFrom('correo').selectAll().where('para', '=', email).execute()
    expect(await kept()).toMatchObject([{ sent_at: null }])
    behaviour.decide = async () => 'taken'
    desk.at('2026-11-20T10:01:00Z')
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await kept()).toMatchObject([{ sent_at: expect.any(Date) }])
    desk.at('2026-11-20T10:00:00Z')
  })
  it('with a link or a code in it is not kept readable once a server has it', async () => {
    const { email } = await someone()
    await forgot(email)
    await mailsTo(email)
    const rows = await desk.db.selectFrom('correo').selectAll().where('para', '=', email).execute()
    expect(rows).toMatchObject([{ texto: '', html: '' }])
    const jobs = await desk.db.selectFrom('outbox').selectAll().where('done_at', 'is not', null).execute()
    expect(JSON.stringify(jobs)).not.toContain('login/reset')
  })
  it('is shown to administrators only', async () => {
    const { email } = await someone()
    await forgot(email)
    await mailsTo(email)
    const { body } = await desk.http<{ id_reg_correo: number; para: string }[]>({ method: 'GET', url: '/api/correo' })
    const row = body.find(({ para }) => para === email)
    expect((await desk.http({ method: 'GET', url: `/api/correo/${row?.id_reg_correo}` })).body).toMatchObject({ para: email })
    const clerk = await desk.as({ rights: ['members', 'params'] })
    expect((await clerk.http({ method: 'GET', url: '/api/correo' })).status).toBe(403)
  })
})

describe('changing the own password', () => {
  it('asks for the old one, ends the other sessions and tells the owner (A-123)', async () => {
    const { email } = await someone()
    const [page, elsewhere] = [browser(desk), browser(desk)]
    await page.signIn(email, password)
    await elsewhere.signIn(email, password)
    const change = (old: string, chosen: string) => page.http('POST /api/account/password', { old, new: chosen })
    expect((await change('no es esta', 'otra frase mucho mejor')).body.code).toBe('account.wrong_password')
    expect((await change(password, 'corta')).body).toMatchObject({ code: 'account.password_short', new: [expect.any(String)] })
    expect((await change(password, 'otra frase mucho mejor')).status).toBe(200)
    expect((await page.http('GET /api/account/current')).status).toBe(200)
    expect((await elsewhere.http('GET /api/account/current')).status).toBe(401)
    expect(await mailsTo(email)).toHaveLength(1)
  })
  it('makes a borrowed session wait that guesses the old one (A-04)', async () => {
    const { email } = await someone()
    const page = browser(desk)
    await page.signIn(email, password)
    for (let n = 0; n < 5; n += 1) await page.http('POST /api/account/password', { old: 'x', new: 'otra frase mucho mejor' })
    expect((await page.http('POST /api/account/password', { old: password, new: 'otra frase mucho mejor' })).status).toBe(429)
  })
})

describe('the own sessions', () => {
  it('are listed and can be ended one by one or all others at once, never those of another user (A-04)', async () => {
    const [mine, other] = [await someone(), await someone()]
    const [page, phone, tablet, stranger] = [browser(desk), browser(desk), browser(desk), browser(desk)]
    for (const one of [phone, tablet, page]) await one.signIn(mine.email, password)
    await stranger.signIn(other.email, password)
    const list = async (of: typeof page) => (await of.http<{ id_reg_sesion: number; actual: number }[]>('GET /api/account/sessions')).body
    expect((await list(page)).filter(({ actual }) => actual === 1)).toHaveLength(1)
    expect(await list(page)).toHaveLength(3)
    const theirs = (await list(stranger))[0]!.id_reg_sesion
    expect((await page.http(`POST /api/account/sessions/${theirs}/revoke`)).status).toBe(404)
    const phones = (await list(phone)).find(({ actual }) => actual === 1)!.id_reg_sesion
    expect((await page.http(`POST /api/account/sessions/${phones}/revoke`, { _password: password })).status).toBe(200)
    expect((await phone.http('GET /api/account/current')).status).toBe(401)
    expect((await page.http('POST /api/account/sessions/revokeOthers', { _password: password })).status).toBe(200)
    expect((await tablet.http('GET /api/account/current')).status).toBe(401)
    expect(await list(page)).toHaveLength(1)
    expect(await list(stranger)).toHaveLength(1)
  })
  it('ask for the password before another one ends, and count wrong ones; the current one ends without it (A-04)', async () => {
    const { email } = await someone()
    const [page, phone] = [browser(desk), browser(desk)]
    for (const one of [phone, page]) await one.signIn(email, password)
    const { body: list } = await page.http<{ id_reg_sesion: number; actual: number }[]>('GET /api/account/sessions')
    const idOf = (actual: number) => list.find((one) => one.actual === actual)!.id_reg_sesion
    const ways = ['POST /api/account/sessions/revokeOthers', `POST /api/account/sessions/${idOf(0)}/revoke`] as const
    for (const way of ways) {
      expect((await page.http(way)).body).toMatchObject({ code: 'msg.password_confirms', msg: 'Confírmalo con tu contraseña.' })
      expect((await page.http(way, { _password: 'no es esta' })).body.code).toBe('account.wrong_password')
    }
    expect((await phone.http('GET /api/account/current')).status).toBe(200)
    for (let n = 0; n < 3; n += 1) await page.http(ways[0], { _password: 'x' })
    expect((await page.http(ways[0], { _password: password })).status).toBe(429)
    expect((await page.http(`POST /api/account/sessions/${idOf(1)}/revoke`)).status).toBe(200)
    expect((await page.http('GET /api/account/current')).status).toBe(401)
  })
  it('are fifty at most: the one longest unused ends for a further one', async () => {
    const { email, id } = await someone()
    const [first, second] = [browser(desk), browser(desk)]
    for (const one of [first, second]) await one.signIn(email, password)
    const later = new Date(desk.now().getTime() + 1000)
    await desk.db
      .updateTable('sesion')
      .set({ last_seen: later })
      .where('token_hash', '=', hashToken(/session=([^;]+)/.exec(first.cookie())![1]!))
      .execute()
    for (let n = 0; n < 49; n += 1) await openSession(desk.db as never, { id_mst_socios: id, ip: null, agent: null, now: desk.now() })
    expect((await first.http<unknown[]>('GET /api/account/sessions')).body).toHaveLength(50)
    expect((await second.http('GET /api/account/current')).status).toBe(401)
  })
  it('that were opened while the clock was ahead do not live on when it is right again', async () => {
    const { email } = await someone()
    const page = browser(desk)
    const right = desk.now().toISOString()
    desk.at('2027-12-25T10:00:00Z')
    await page.signIn(email, password)
    expect((await page.http('GET /api/account/current')).status).toBe(200)
    desk.at(right)
    expect((await page.http('GET /api/account/current')).status).toBe(401)
    const other = browser(desk)
    await other.signIn(email, password)
    expect((await other.http<unknown[]>('GET /api/account/sessions')).body).toHaveLength(1)
  })
  it('leave no answer in the cache of their browser once they end (ASVS 14.3.1)', async () => {
    const { email } = await someone()
    const page = browser(desk)
    await page.signIn(email, password)
    const { headers, set } = await page.http('POST /api/account/logout')
    expect([headers['clear-site-data'], set]).toEqual(['"cache"', expect.stringContaining('Max-Age=0')])
  })
})
