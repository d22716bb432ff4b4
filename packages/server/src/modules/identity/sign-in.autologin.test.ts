import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { browser, newAccount } from '../../testing/modules/identity.ts'
import { saveSetting } from '../club/public.ts'
import { issueToken } from './one-time-token.ts'

const desk = await club()
await saveSetting(desk.db as never, 'DOBLE_AUTENTIFICACION_ADMIN', { valor: 0 })
let count = 0
const someone = async () => newAccount(desk, { email: `l${(count += 1)}@club.test` })
const linkFor = async (id: number) =>
  `/api/autologin/${await issueToken(desk.db as never, { id_mst_socios: id, purpose: 'autologin', now: desk.now() })}` as const
/** Headers of a browser that opens an address, and of one that sends a form. */
const opening = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-mode': 'navigate' }
const form = {
  ...opening,
  'content-type': 'application/x-www-form-urlencoded',
  origin: 'http://localhost',
  'sec-fetch-site': 'same-origin',
}

describe('the link of automatic sign-in', () => {
  it('opens a page with a button, and a scanner of mail that opens it uses nothing up (A-100)', async () => {
    const id = await someone()
    const link = await linkFor(id)
    const scanner = browser(desk)
    for (const headers of [{}, { ...opening, 'sec-fetch-site': 'cross-site' }]) {
      const opened = await scanner.http(`GET ${link}`, undefined, headers)
      expect([opened.status, opened.set, opened.headers['content-type']]).toEqual([200, undefined, 'text/html; charset=utf-8'])
    }
    expect((await scanner.http('GET /api/account/current')).status).toBe(401)
    const sessions = await desk.db.selectFrom('sesion').selectAll().where('id_mst_socios', '=', id).execute()
    expect(sessions).toEqual([])
    expect((await browser(desk).http(`POST ${link}`)).status).toBe(200)
  })
  it('opens a page without scripts, in the language of the browser, that nobody keeps or frames', async () => {
    const link = await linkFor(await someone())
    const opened = async (language: string) => browser(desk).http(`GET ${link}`, undefined, { ...opening, 'accept-language': language })
    const { body, headers } = await opened('fr-FR,fr;q=0.9')
    const { text } = body as { text: string }
    expect(text).toContain('<html lang="fr">')
    expect(text).toContain('Se connecter à Club de prova')
    expect(text).toContain('<form method="post"><button>Se connecter</button></form>')
    expect(text).not.toMatch(/<script|onclick|javascript:/i)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("form-action 'self'"),
    })
    expect((await opened('de')).body.text).toContain('<html lang="es">')
  })
  it('says the same of a token that is none: the page tells nothing', async () => {
    const [good, wrong] = [await linkFor(await someone()), `/api/autologin/${'x'.repeat(43)}` as const]
    const [one, other] = [await browser(desk).http(`GET ${good}`), await browser(desk).http(`GET ${wrong}`)]
    expect(other).toMatchObject({ status: one.status, body: one.body })
  })
  it('signs in by its form and leads to the product; a program gets the answer (A-100)', async () => {
    const id = await someone()
    const page = browser(desk)
    const sent = await page.http(`POST ${await linkFor(id)}`, '', form)
    expect([sent.status, sent.headers.location]).toEqual([303, '/admin'])
    expect((await page.http('GET /api/account/current')).body.id_mst_socios).toBe(id)
    const program = browser(desk)
    expect(await program.http(`POST ${await linkFor(id)}`, {})).toMatchObject({ status: 200, body: { id_mst_socios: id } })
  })
  it('signs in once, within ten minutes, and tells people so on a page (A-100)', async () => {
    const id = await someone()
    const link = await linkFor(id)
    await browser(desk).http(`POST ${link}`, {})
    expect(await browser(desk).http(`POST ${link}`, {})).toMatchObject({ status: 400, body: { code: 'account.link_used' } })
    const read = await browser(desk).http(`POST ${link}`, '', { ...form, 'accept-language': 'en' })
    expect([read.status, read.set]).toEqual([400, undefined])
    expect(read.body.text).toContain('<h1>This link no longer works. Ask for a new one.</h1>')
    const late = await linkFor(id)
    desk.at('2026-11-20T10:11:00Z')
    expect((await browser(desk).http(`POST ${late}`, {})).status).toBe(400)
    desk.at('2026-11-20T10:00:00Z')
  })
  it('is not sent by a page of another site (A-124)', async () => {
    const link = await linkFor(await someone())
    for (const headers of [{ origin: 'https://otro.test' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await browser(desk).http(`POST ${link}`, '', { ...form, ...headers })).status).toBe(403)
    expect((await browser(desk).http(`POST ${link}`, '', form)).status).toBe(303)
  })
  it('takes whoever is signed in already to the other account, by the token in its form (R-042)', async () => {
    const [first, second] = [await someone(), await someone()]
    const page = browser(desk)
    await page.http(`POST ${await linkFor(first)}`, '', form)
    const link = await linkFor(second)
    const { body } = await page.http(`GET ${link}`, undefined, opening)
    const token = /name="_token" value="([\w-]+)"/.exec(body.text as string)![1]!
    expect((await page.http(`POST ${link}`, '', form)).status).toBe(403)
    expect((await page.http(`POST ${link}`, `_token=${token}`, form)).status).toBe(303)
    expect((await page.http('GET /api/account/current')).body.id_mst_socios).toBe(second)
  })
  it('never leads past a second factor (A-100, A-125)', async () => {
    const id = await someone()
    await desk.db.updateTable('cuenta').set({ email_code_on: true }).where('id_mst_socios', '=', id).execute()
    expect((await browser(desk).http(`POST ${await linkFor(id)}`, {})).status).toBe(400)
  })
})
