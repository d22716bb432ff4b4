import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { browser, newAccount } from '../../testing/modules/identity.ts'
import { saveSetting } from '../club/public.ts'

const desk = await club()
const password = 'una-frase-larga'
const demand = (valor: number) => saveSetting(desk.db as never, 'DOBLE_AUTENTIFICACION_ADMIN', { valor })
await demand(0)
let count = 0
const someone = async (is_admin = false) => {
  const email = `s${(count += 1)}@club.test`
  return { email, id: await newAccount(desk, { email, is_admin }) }
}
const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: desk.now().getTime() + seconds * 1000 })
const later = (seconds: number) => desk.at(new Date(desk.now().getTime() + seconds * 1000).toISOString())

/** An account with an authenticator application, the browser that set it up, its secret and its recovery codes. */
async function withTotp() {
  const { email, id } = await someone()
  const page = browser(desk)
  await page.signIn(email, password)
  const { body } = await page.http('POST /api/account/totp/start', { password })
  const secret = body.secret as string
  const confirmed = await page.http('POST /api/account/totp/confirm', { codigo: codeOf(secret) })
  later(60)
  return { email, id, page, secret, start: body, recovery: confirmed.body.recovery_codes as string[] }
}
const mailsTo = async (para: string) => {
  await desk.product.outbox.drained()
  return desk.db.selectFrom('correo').selectAll().where('para', '=', para).orderBy('id_reg_correo').execute()
}

describe('an authenticator application', () => {
  it('is set up with a secret, its address and a picture, and counts only after a code of it (A-04, R-310)', async () => {
    const { email, start, recovery } = await withTotp()
    expect(start.uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/)
    expect(start.qr).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(recovery).toHaveLength(10)
    expect(new Set(recovery).size).toBe(10)
    const answer = await browser(desk).signIn(email, password)
    expect(answer).toMatchObject({ status: 401, body: { code: 'account.second_factor_needed', metodos: ['totp'] } })
    expect(answer.set).toBeUndefined()
  })
  it('has its secret sealed in the table, and in its own row only', async () => {
    const [one, other] = [await withTotp(), await withTotp()]
    const row = (id: number) => desk.db.selectFrom('cuenta').selectAll().where('id_mst_socios', '=', id).executeTakeFirstOrThrow()
    expect(JSON.stringify(await row(one.id))).not.toContain(one.secret)
    // a secret copied from another account opens nothing
    await desk.db
      .updateTable('cuenta')
      .set({ totp_secret: (await row(other.id)).totp_secret, totp_step: null })
      .where('id_mst_socios', '=', one.id)
      .execute()
    expect((await browser(desk).signIn(one.email, password, { codigo: codeOf(other.secret) })).body.code).toBe('account.wrong_code')
    expect((await browser(desk).signIn(one.email, password, { codigo: one.recovery[0] })).status).toBe(200)
  })
  it('is not on while no code was confirmed', async () => {
    const { email } = await someone()
    const page = browser(desk)
    await page.signIn(email, password)
    await page.http('POST /api/account/totp/start', { password })
    expect((await page.http('POST /api/account/totp/confirm', { codigo: '000000' })).body.code).toBe('account.wrong_code')
    expect((await browser(desk).signIn(email, password)).status).toBe(200)
  })
  it('is confirmed once, and only after it was begun: neither again with a good code, nor by whoever has none', async () => {
    const confirm = (page: ReturnType<typeof browser>, codigo: string) => page.http('POST /api/account/totp/confirm', { codigo })
    const notBegun = { status: 400, body: { code: 'account.second_factor_not_started' } }
    const { email } = await someone()
    const page = browser(desk)
    await page.signIn(email, password)
    expect(await confirm(page, '123456')).toMatchObject(notBegun)
    const own = await withTotp()
    expect(await confirm(own.page, codeOf(own.secret))).toMatchObject(notBegun)
  })
  it('opens with the code of now, which works once, and with one step of drift (A-04)', async () => {
    const { email, secret } = await withTotp()
    const codigo = codeOf(secret)
    expect((await browser(desk).signIn(email, password, { codigo })).status).toBe(200)
    expect(await browser(desk).signIn(email, password, { codigo })).toMatchObject({ status: 401, body: { code: 'account.wrong_code' } })
    later(120)
    expect((await browser(desk).signIn(email, password, { codigo: codeOf(secret, -30) })).status).toBe(200)
    expect((await browser(desk).signIn(email, password, { codigo: codeOf(secret, 300) })).status).toBe(401)
  })
  it('takes other digits than those of the keyboard for a wrong code, when it is set up and when it is asked', async () => {
    const { email } = await withTotp()
    for (const codigo of ['１２３４５６', '١٢٣٤٥٦', '12345', '🔑'])
      expect((await browser(desk).signIn(email, password, { codigo })).body.code).toBe('account.wrong_code')
    const other = await someone()
    const page = browser(desk)
    await page.signIn(other.email, password)
    await page.http('POST /api/account/totp/start', { password })
    expect((await page.http('POST /api/account/totp/confirm', { codigo: '１２３４５６' })).body.code).toBe('account.wrong_code')
  })
  it('says nothing about the second factor to whoever has not the password', async () => {
    const { email, secret } = await withTotp()
    const answer = await browser(desk).signIn(email, 'otra-frase-larga', { codigo: codeOf(secret) })
    expect(answer.body.code).toBe('account.wrong_credentials')
  })
  it('makes whoever guesses codes wait (A-04)', async () => {
    const { email } = await withTotp()
    for (let n = 0; n < 5; n += 1) expect((await browser(desk).signIn(email, password, { codigo: '000000' })).status).toBe(401)
    expect((await browser(desk).signIn(email, password, { codigo: '000000' })).status).toBe(429)
  })
  it('asks for the password before it starts or goes (A-123)', async () => {
    const { page, secret } = await withTotp()
    expect((await page.http('POST /api/account/totp/remove', { password: 'no es esta', codigo: codeOf(secret) })).body.code).toBe(
      'account.wrong_password',
    )
    const { email } = await someone()
    const other = browser(desk)
    await other.signIn(email, password)
    expect((await other.http('POST /api/account/totp/start', {})).body.code).toBe('account.wrong_password')
  })
  it('goes with a code of it or a recovery code only, besides the password', async () => {
    const { page, secret } = await withTotp()
    const remove = (codigo: string) => page.http('POST /api/account/totp/remove', { password, codigo })
    expect((await page.http('POST /api/account/totp/remove', { password })).body).toMatchObject({ codigo: [expect.any(String)] })
    expect(await remove('000000')).toMatchObject({ status: 401, body: { code: 'account.wrong_code' } })
    expect((await page.http('GET /api/account/current')).body.totp_on).toBe(1)
    expect((await remove(codeOf(secret))).status).toBe(200)
    const other = await withTotp()
    expect((await other.page.http('POST /api/account/totp/remove', { password, codigo: other.recovery[0] })).status).toBe(200)
    expect((await other.page.http('GET /api/account/current')).body.totp_on).toBe(0)
  })
  it('makes whoever guesses codes to take it away wait (A-04)', async () => {
    const { page, secret } = await withTotp()
    const remove = (codigo: string) => page.http('POST /api/account/totp/remove', { password, codigo })
    for (let n = 0; n < 5; n += 1) expect((await remove('000000')).status).toBe(401)
    expect((await remove(codeOf(secret))).status).toBe(429)
  })
  it('ends the other sessions and tells the owner when it comes and when it goes (A-123)', async () => {
    const { email, id, page, secret } = await withTotp()
    const elsewhere = browser(desk)
    await elsewhere.signIn(email, password, { codigo: codeOf(secret) })
    later(60)
    expect((await page.http('POST /api/account/totp/remove', { password, codigo: codeOf(secret) })).status).toBe(200)
    expect((await elsewhere.http('GET /api/account/current')).status).toBe(401)
    expect((await page.http('GET /api/account/current')).body).toMatchObject({ totp_on: 0, recovery_codes: 0 })
    expect((await browser(desk).signIn(email, password)).status).toBe(200)
    const mails = await mailsTo(email)
    expect(mails.filter(({ texto }) => texto.includes('Ha cambiado el segundo factor'))).toHaveLength(2)
    const row = await desk.db.selectFrom('cuenta').selectAll().where('id_mst_socios', '=', id).executeTakeFirstOrThrow()
    expect(row.totp_secret).toBeNull()
  })
})

describe('a recovery code', () => {
  it('replaces a code once, however it is typed, and is kept hashed (A-04)', async () => {
    const { email, id, recovery } = await withTotp()
    const typed = recovery[3]!.toUpperCase().replace('-', ' ')
    const page = browser(desk)
    expect((await page.signIn(email, password, { codigo: typed })).status).toBe(200)
    expect((await page.http('GET /api/account/current')).body.recovery_codes).toBe(9)
    expect((await browser(desk).signIn(email, password, { codigo: recovery[3] })).status).toBe(401)
    const row = await desk.db.selectFrom('cuenta').selectAll().where('id_mst_socios', '=', id).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(recovery[4])
  })
})

describe('a code by e-mail', () => {
  const withMail = async () => {
    const { email, id } = await someone()
    const page = browser(desk)
    await page.signIn(email, password)
    expect((await page.http('POST /api/account/emailcode/on', { password })).status).toBe(200)
    return { email, id, page }
  }
  const mailedCode = async (email: string) =>
    (await mailsTo(email)).findLast(({ asunto }) => asunto.startsWith('Tu código'))?.asunto.match(/\d{6}/)?.[0]

  it('is sent when the password is right and opens once, within ten minutes (A-04)', async () => {
    const { email } = await withMail()
    const page = browser(desk)
    expect((await page.signIn(email, password)).body).toMatchObject({ code: 'account.second_factor_needed', metodos: ['email'] })
    const codigo = await mailedCode(email)
    expect((await page.signIn(email, password, { codigo })).status).toBe(200)
    expect((await page.signIn(email, password, { codigo })).status).toBe(401)
    later(120)
    await page.signIn(email, password)
    const second = await mailedCode(email)
    later(601)
    expect((await page.signIn(email, password, { codigo: second })).status).toBe(401)
  })
  it('opens in the browser that asked for it, and in no other one', async () => {
    const { email } = await withMail()
    const [page, other] = [browser(desk), browser(desk)]
    await page.signIn(email, password)
    const codigo = await mailedCode(email)
    expect((await other.signIn(email, password, { codigo })).body.code).toBe('account.wrong_code')
    expect((await page.signIn(email, password, { codigo })).status).toBe(200)
  })
  it('is not sent twice within a minute', async () => {
    const { email } = await withMail()
    await browser(desk).signIn(email, password)
    await browser(desk).signIn(email, password)
    expect((await mailsTo(email)).filter(({ asunto }) => asunto.startsWith('Tu código'))).toHaveLength(1)
  })
  it('ends after five wrong tries (A-04)', async () => {
    const { email, id } = await withMail()
    await browser(desk).signIn(email, password)
    const codigo = await mailedCode(email)
    const wrong = codigo === '111111' ? '222222' : '111111'
    for (let n = 0; n < 5; n += 1) {
      await browser(desk).signIn(email, password, { codigo: wrong })
      await desk.db.deleteFrom('intento_acceso').execute()
    }
    const row = await desk.db.selectFrom('token_unico').selectAll().where('id_mst_socios', '=', id).executeTakeFirstOrThrow()
    expect(row.tries).toBe(5)
    expect((await browser(desk).signIn(email, password, { codigo })).status).toBe(401)
  })
  it('needs an address', async () => {
    const id = await newAccount(desk, { numsocio: 812 })
    await saveSetting(desk.db as never, 'MODO_AUTENTICACION', { valor: 1 })
    const page = browser(desk)
    await page.signIn('812', password)
    expect((await page.http('POST /api/account/emailcode/on', { password })).body.code).toBe('account.no_email')
    await saveSetting(desk.db as never, 'MODO_AUTENTICACION', { valor: 0 })
    expect(id).toBeGreaterThan(0)
  })
})

describe('an administrator of a club that demands a second factor', () => {
  it('may do nothing but set one up at the first sign-in, and cannot leave without one (R-310, A-125)', async () => {
    await demand(1)
    const { email } = await someone(true)
    const page = browser(desk)
    expect((await page.signIn(email, password)).body.second_factor_pending).toBe(1)
    expect((await page.http('GET /api/account/current')).body).toMatchObject({ second_factor_pending: 1, is_admin: 0, rights: [] })
    expect((await page.http('GET /api/account/staff')).status).toBe(403)
    const { body } = await page.http('POST /api/account/totp/start', {})
    const code = () => codeOf(body.secret as string)
    expect((await page.http('POST /api/account/totp/confirm', { codigo: code() })).status).toBe(200)
    expect((await page.http('GET /api/account/staff')).status).toBe(200)
    later(60)
    const remove = () => page.http('POST /api/account/totp/remove', { password, codigo: code() })
    expect((await remove()).body.code).toBe('account.second_factor_required')
    expect((await page.http('POST /api/account/emailcode/on', { password })).status).toBe(200)
    expect((await remove()).status).toBe(200)
    await demand(0)
  })
  it('is not held up while the parameter is off (R-310)', async () => {
    const { email } = await someone(true)
    expect((await browser(desk).signIn(email, password)).body.second_factor_pending).toBe(0)
  })
})
