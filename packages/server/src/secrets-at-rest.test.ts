import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { addTerminal, renewTerminalKey } from '@app/contract/access/terminals'
import { makeCalendarLink } from '@app/contract/bookings/calendar-link'
import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, it } from 'vitest'
import { backup } from './backup.ts'
import { club } from './testing/club.ts'
import { browser, newAccount } from './testing/modules/identity.ts'
import { scratchFolder } from './testing/scratch-folder.ts'

const desk = await club()
const { folder, discard } = scratchFolder('secrets')
afterAll(discard)

/** Every row of every table of the club, as text. */
async function allRows() {
  const { schema } = desk.product.clubs.all()[0]!
  const { rows: tables } = await desk.pool.query<{ name: string }>(
    'select table_name as name from information_schema.tables where table_schema = $1',
    [schema],
  )
  const rows: { table: string; row: string }[] = []
  for (const { name } of tables)
    for (const { row } of (await desk.pool.query<{ row: string }>(`select t::text as row from ${schema}."${name}" t`)).rows)
      rows.push({ table: name, row })
  return rows
}

it('no secret that is shown once, and no password, is in clear in any table or in a backup, though its call had an Idempotency-Key', async () => {
  let keys = 0
  const keyed = () => ({ 'idempotency-key': `clave-${(keys += 1)}` })
  const [email, password] = ['secretos@club.test', 'una-frase-bien-larga']
  const id_mst_socios = await newAccount(desk, { email, password, is_admin: true })
  const page = browser(desk)
  await page.signIn(email, password)
  const started = await page.http('POST /api/account/totp/start', { password }, keyed())
  const seed = String(started.body.secret)
  const codigo = new TOTP({ secret: Secret.fromBase32(seed) }).generate({ timestamp: desk.now().getTime() })
  const confirmed = await page.http('POST /api/account/totp/confirm', { codigo }, keyed())
  const changed = 'otra-frase-bien-larga'
  expect((await page.http('POST /api/account/password', { old: password, new: changed }, keyed())).status).toBe(200)
  const terminal = await desk.call(addTerminal, { desc_terminalacceso: 'Entrada', recursos: [] }, keyed())
  const renewed = await desk.call(renewTerminalKey, { id: terminal.id_terminalacceso }, keyed())
  const link = await desk.call(makeCalendarLink, { id_mst_socios }, keyed())
  const secrets = [
    seed,
    ...(confirmed.body.recovery_codes as string[]),
    password,
    changed,
    terminal.clave,
    renewed.clave,
    link.path.split('/').at(-1)!.replace('.ics', ''),
    /session=([^;]+)/.exec(page.cookie())![1]!,
  ]
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(8)
  const rows = await allRows()
  expect(rows.filter(({ table }) => table === 'idempotencia').length).toBeGreaterThanOrEqual(5)
  const file = join(folder, 'whole.gz')
  await backup(desk.pool, file, { key: randomBytes(32), files: desk.files })
  const sealed = readFileSync(file)
  const content = gunzipSync(sealed.subarray(0, sealed.lastIndexOf('\nhmac-sha256 '))).toString()
  for (const secret of secrets) {
    expect(rows.filter(({ row }) => row.includes(secret)).map(({ table }) => table)).toEqual([])
    expect(content.includes(secret)).toBe(false)
  }
})

it('a saved answer is returned byte for byte under its key, and refused to another input (R-042)', async () => {
  const headers = { 'idempotency-key': 'clave-terminal' }
  const input = { desc_terminalacceso: 'Segunda', recursos: [] }
  const first = await desk.call(addTerminal, input, headers)
  expect(await desk.call(addTerminal, input, headers)).toEqual(first)
  await expect(desk.call(addTerminal, { desc_terminalacceso: 'Tercera', recursos: [] }, headers)).rejects.toMatchObject({
    code: 'msg.idempotency_mismatch',
  })
})
