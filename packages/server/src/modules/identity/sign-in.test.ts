import { readEmail } from '@app/contract/values/email'
import { describe, expect, it } from 'vitest'
import { tablesOf } from '../../kit/database/clubs.ts'
import { club } from '../../testing/club.ts'
import { browser, newAccount } from '../../testing/modules/identity.ts'
import { saveSetting } from '../club/public.ts'
import { isSessionOpen, openSession } from './public.ts'

const desk = await club()
const password = 'una-frase-larga'
const device = { ip: '127.0.0.1', agent: 'test' }
const set = (name: Parameters<typeof saveSetting>[1], valor: unknown) => saveSetting(desk.db as never, name, { valor })
await set('DOBLE_AUTENTIFICACION_ADMIN', 0)
let count = 0
const someone = async (wanted: Parameters<typeof newAccount>[1] = {}) => {
  const email = `p${(count += 1)}@club.test`
  return { email, id: await newAccount(desk, { email, ...wanted }) }
}

describe('signing in', () => {
  it('sets an HttpOnly SameSite=Lax cookie, gives the CSRF token and opens the session (A-04)', async () => {
    const { email, id } = await someone({ rights: ['cash'] })
    const page = browser(desk)
    const answer = await page.signIn(email.toUpperCase(), password)
    expect(answer).toMatchObject({ status: 200, body: { id_mst_socios: id, nombre: 'Aina Prats', _token: page.token() } })
    expect(answer.set).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/)
    const current = await page.http('GET /api/account/current')
    expect(current.body).toMatchObject({
      id_mst_socios: id,
      is_admin: 0,
      es_tribuna: 1,
      rights: ['cash'],
      lang: 'es-ES',
      _token: page.token(),
    })
  })
  it('speaks the club’s language while DEFAULT_LANGUAGE is off, and that of the parameter once it is on (R-004)', async () => {
    const { email } = await someone()
    const page = browser(desk)
    await page.signIn(email, password)
    const spoken = async () => (await page.http('GET /api/account/current')).body.lang
    await saveSetting(desk.db as never, 'DEFAULT_LANGUAGE', { valor: 'fr-FR', activo: false })
    expect(await spoken()).toBe('es-ES')
    await saveSetting(desk.db as never, 'DEFAULT_LANGUAGE', { activo: true })
    expect(await spoken()).toBe('fr-FR')
    await set('DEFAULT_LANGUAGE', 'es-ES')
  })
  it('keeps the token hashed: the table opens nothing (A-04)', async () => {
    const { email, id } = await someone()
    const page = browser(desk)
    await page.signIn(email, password)
    const row = await desk.db.selectFrom('sesion').selectAll().where('id_mst_socios', '=', id).executeTakeFirstOrThrow()
    expect(row.token_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(page.cookie()).not.toContain(row.token_hash)
  })
  it('takes the e-mail, the member number or the tax id as MODO_AUTENTICACION says (R-312, A-04)', async () => {
    const { email } = await someone({ numsocio: 4711, nif: '12345678Z' })
    const names = { 0: email, 1: '4711', 5: '12345678-z' }
    for (const [mode, name] of Object.entries(names)) {
      await set('MODO_AUTENTICACION', mode)
      expect((await browser(desk).signIn(name, password)).status).toBe(200)
      for (const other of Object.values(names).filter((one) => one !== name))
        expect((await browser(desk).signIn(other, password)).status).toBe(401)
    }
    await set('MODO_AUTENTICACION', 0)
  })
  it('answers an unknown user and a wrong password with the same words, and works as long for both (A-04)', async () => {
    const { email } = await someone()
    const wrong = await browser(desk).signIn(email, 'otra-frase-larga')
    const unknown = await browser(desk).signIn('nadie@club.test', 'otra-frase-larga')
    expect(wrong).toMatchObject({
      status: 401,
      body: { code: 'account.wrong_credentials', msg: 'El usuario o la contraseña no son correctos.' },
    })
    expect(unknown.body).toEqual(wrong.body)
    expect(wrong.set).toBeUndefined()
    // in time of the processor, which other work on the machine does not lengthen
    const work = async (name: () => Promise<string>) => {
      let total = 0
      for (let n = 0; n < 6; n += 1) {
        const usuario = await name()
        const start = process.cpuUsage()
        await browser(desk).signIn(usuario, 'otra-frase-larga')
        const { user, system } = process.cpuUsage(start)
        total += user + system
      }
      return total
    }
    const known = await work(async () => (await someone()).email)
    const nobody = await work(async () => `nadie${(count += 1)}@club.test`)
    expect(nobody).toBeGreaterThan(known / 3)
  })
  it('is decided anew when a refused call comes again with its Idempotency-Key', async () => {
    const { email } = await someone()
    const page = browser(desk)
    const again = () =>
      page.http('POST /api/account/login', { usuario: email, password: 'otra-frase-larga' }, { 'idempotency-key': `k-${email}` })
    expect((await again()).status).toBe(401)
    expect((await again()).status).toBe(401)
  })
  it('is refused to the page of another site, or of a neighbouring club, also without an Origin (A-124)', async () => {
    const { email } = await someone()
    const from = async (site: string) =>
      (await browser(desk).http('POST /api/account/login', { usuario: email, password }, { 'sec-fetch-site': site })).status
    expect([await from('cross-site'), await from('same-site')]).toEqual([403, 403])
    expect([await from('same-origin'), await from('none')]).toEqual([200, 200])
  })
  it('does not open for a member without an account', async () => {
    await desk.db.insertInto('socio').values({ nombre: 'Sin', apellidos: 'Cuenta', email: 'sin@club.test' }).execute()
    expect((await browser(desk).signIn('sin@club.test', password)).status).toBe(401)
  })
  it('ends the session that the browser had before', async () => {
    const { email, id } = await someone()
    const page = browser(desk)
    await page.signIn(email, password)
    await page.signIn(email, password)
    const { length } = await desk.db.selectFrom('sesion').selectAll().where('id_mst_socios', '=', id).execute()
    expect(length).toBe(1)
  })
  it('is in the log, the failures too, and no password is (A-04)', async () => {
    const { email, id } = await someone()
    await browser(desk).signIn(email, 'otra-frase-larga')
    await browser(desk).signIn(email, password)
    const rows = await desk.db.selectFrom('auditoria').selectAll().where('accion', '=', 'POST /api/account/login').execute()
    expect(rows.some((row) => row.id_mst_socios === id && JSON.stringify(row.datos).includes('account.wrong_credentials'))).toBe(true)
    expect(rows.some((row) => JSON.stringify(row.cambios).includes(`"id_mst_socios":${id}`))).toBe(true)
    expect(JSON.stringify(rows)).not.toContain('frase-larga')
  })
})

it('an address with letters outside of ASCII in its domain signs in as typed or in its xn-- form', async () => {
  await newAccount(desk, { email: readEmail('laia@peña.test')! })
  for (const typed of ['Laia@Peña.test', 'laia@xn--pea-8ma.test']) expect((await browser(desk).signIn(typed, password)).status).toBe(200)
})

describe('too many failures', () => {
  it('make whoever tries an account from one address wait, longer each time, and success makes it clean again (A-04)', async () => {
    const { email } = await someone()
    const at = (password: string) => browser(desk, '198.51.100.1').signIn(email, password)
    const fail = () => at('no es esta')
    for (let n = 0; n < 5; n += 1) expect((await fail()).status).toBe(401)
    const blocked = await fail()
    expect(blocked).toMatchObject({ status: 429, body: { code: 'account.wait', segundos: 30 } })
    expect((await at(password)).status).toBe(429)
    desk.at('2026-11-20T10:00:31Z')
    expect((await fail()).status).toBe(401)
    expect((await fail()).body.segundos).toBe(60)
    desk.at('2026-11-20T10:02:00Z')
    expect((await at(password)).status).toBe(200)
    for (let n = 0; n < 5; n += 1) expect((await fail()).status).toBe(401)
    expect((await fail()).body.segundos).toBe(30)
    desk.at('2026-11-20T10:00:00Z')
  })
  it('count for a user who does not exist as well, so a pause tells nothing (A-04)', async () => {
    const ghost = (spelling: string) => browser(desk, '198.51.100.2').signIn(spelling, 'x')
    for (let n = 0; n < 5; n += 1) await ghost('fantasma@club.test')
    expect((await ghost(' Fantasma@Club.test ')).status).toBe(429)
  })
  it('make an address wait that tries many accounts (A-04)', async () => {
    const tries = (ip: string, n: number) => browser(desk, ip).signIn(`alguien${n}@club.test`, 'x')
    const statuses = []
    for (let n = 0; n < 21; n += 1) statuses.push((await tries('192.0.2.7', n)).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
    expect((await tries('192.0.2.8', 99)).status).toBe(401)
  })
  it('cannot be outrun by asking many times at once (A-04)', async () => {
    const { email } = await someone()
    const answers = await Promise.all(Array.from({ length: 16 }, () => browser(desk, '198.51.100.3').signIn(email, 'no es esta')))
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5)
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true)
  })
  it('elsewhere do not lock the owner out, who comes from an address of his own', async () => {
    const { email } = await someone()
    for (let n = 0; n < 8; n += 1) await browser(desk, '198.51.100.4').signIn(email, 'no es esta')
    expect((await browser(desk, '198.51.100.4').signIn(email, password)).status).toBe(429)
    expect((await browser(desk).signIn(email, password)).status).toBe(200)
  })
  it('from everywhere make the account wait after a hundred in an hour, however many ask at once', async () => {
    const { email } = await someone()
    const from = (n: number) => browser(desk, `203.0.113.${n % 40}`).signIn(email, 'no es esta')
    const answers = await Promise.all(Array.from({ length: 120 }, (_, n) => from(n)))
    const statuses = answers.map(({ status }) => status)
    // a slow machine answers some of them that it is busy, and counts nothing
    expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([])
    for (let n = 0; statuses.at(-1) !== 429; n += 1) statuses.push((await from(n)).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
    expect((await browser(desk).signIn(email, password)).status).toBe(429)
    desk.at('2026-11-20T11:01:00Z')
    expect((await browser(desk).signIn(email, password)).status).toBe(200)
    desk.at('2026-11-20T10:00:00Z')
  })
})

describe('a session', () => {
  it('ends after twelve quiet hours, and after thirty days however busy (A-04)', async () => {
    const { email } = await someone()
    const page = browser(desk)
    await page.signIn(email, password)
    const is = async () => (await page.http('GET /api/account/current')).status
    desk.at('2026-11-20T21:59:00Z')
    expect(await is()).toBe(200)
    desk.at('2026-11-21T09:00:00Z')
    expect(await is()).toBe(200)
    desk.at('2026-11-21T21:01:00Z')
    expect(await is()).toBe(401)
    await page.signIn(email, password)
    for (let hour = 0; hour < 30 * 24; hour += 11) {
      desk.at(new Date(Date.parse('2026-11-21T21:01:00Z') + hour * 3_600_000).toISOString())
      expect(await is()).toBe(200)
    }
    desk.at('2026-12-21T21:02:00Z')
    expect(await is()).toBe(401)
    desk.at('2026-11-20T10:00:00Z')
  })
  it('is open until it is ended, and asking does not count as being at the desk', async () => {
    const theClub = desk.product.clubs.all()[0]!
    const token = await desk.db
      .transaction()
      .execute((tx) => openSession(tx as never, { id_mst_socios: desk.id, ...device, now: desk.now() }))
    const isOpen = (now = desk.now()) => isSessionOpen(tablesOf(theClub), token.token, { club: theClub, now })
    expect([await isOpen(), await isOpen(new Date('2026-11-20T22:01:00Z'))]).toEqual([true, false])
    await desk.db.deleteFrom('sesion').where('csrf', '=', token.csrf).execute()
    expect(await isOpen()).toBe(false)
  })
  it('is written to at most once a minute', async () => {
    const { email, id } = await someone()
    const page = browser(desk)
    await page.signIn(email, password)
    const seen = async () =>
      (await desk.db.selectFrom('sesion').select('last_seen').where('id_mst_socios', '=', id).executeTakeFirstOrThrow()).last_seen
    const first = await seen()
    for (const at of ['10:00:50', '10:01:00']) {
      desk.at(`2026-11-20T${at}Z`)
      await page.http('GET /api/account/current')
      expect(await seen()).toEqual(first)
    }
    desk.at('2026-11-20T10:01:10Z')
    await page.http('GET /api/account/current')
    expect(await seen()).toEqual(desk.now())
    desk.at('2026-11-20T10:00:00Z')
  })
  it('ends with logout, cookie and row', async () => {
    const { email } = await someone()
    const page = browser(desk)
    await page.signIn(email, password)
    const before = page.cookie()
    const out = await page.http('POST /api/account/logout', {})
    expect(out.set).toContain('Max-Age=0')
    expect((await page.http('GET /api/account/current', undefined, { cookie: before })).status).toBe(401)
  })
  it('writes only with the CSRF token of its own (R-042, A-124)', async () => {
    const [one, other] = [await someone(), await someone()]
    const [page, stranger] = [browser(desk), browser(desk)]
    await page.signIn(one.email, password)
    await stranger.signIn(other.email, password)
    const write = (headers: Record<string, string>) => page.http('POST /api/socio/setEnableDragDrop', { newValueDragDrop: 0 }, headers)
    expect((await write({ 'x-csrf-token': '' })).body.code).toBe('msg.bad_token')
    expect((await write({ 'x-csrf-token': stranger.token() })).body.code).toBe('msg.bad_token')
    expect((await write({ origin: 'https://otro.test' })).body.code).toBe('msg.bad_token')
    expect((await write({ origin: 'http://localhost' })).status).toBe(200)
  })
  it('is a player’s at once when its account is of staff no more: rights that are left open nothing (0195)', async () => {
    const { email, id } = await someone()
    const page = browser(desk)
    await desk.db.insertInto('socios_menus').values({ id_mst_socios: id, menu: 'cash' }).execute()
    expect((await page.signIn(email, password)).body.is_staff).toBe(1)
    expect((await page.http('GET /get_cajas')).status).toBe(200)
    await desk.db.updateTable('cuenta').set({ is_staff: false }).where('id_mst_socios', '=', id).execute()
    expect((await page.http('GET /api/account/current')).body).toMatchObject({ is_staff: 0, is_admin: 0, rights: [] })
    for (const call of ['GET /get_cajas', 'GET /api/admin/generalInfo', 'GET /api/live', 'GET /api/docs'] as const)
      expect((await page.http(call)).status).toBe(403)
  })
})
