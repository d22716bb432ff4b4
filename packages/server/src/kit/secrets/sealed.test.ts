import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { resources } from '@app/contract'
import { updateCompany } from '@app/contract/company/companies'
import type { Resource } from '@app/contract/kit/resource'
import { afterAll, describe, expect, it } from 'vitest'
import { assemble } from '../../assemble.ts'
import { catalogue } from '../../registry.ts'
import { club, testSecrets } from '../../testing/club.ts'
import { openClubs } from '../database/clubs.ts'
import { sealColumns } from './seal-columns.ts'
import { isSealed, keyBytes, keyring } from './sealed.ts'
import { addKey, openKeyring } from './secret-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'tribuna-keys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const place = { schema: 'club_a', table: 'cuenta', column: 'totp_secret', id: 7 }
/** Windows has no such rights. */
const ownerOnly = process.platform === 'win32' ? 0o666 : 0o600
const key = (fill: number) => Buffer.alloc(keyBytes, fill)
const [old, fresh] = [keyring(() => [key(1)]), keyring(() => [key(2), key(1)])]

describe('a sealed secret', () => {
  it('opens in its own row only, and never reads the same twice', () => {
    const sealed = old.seal('JBSWY3DPEHPK3PXP', place)
    expect(sealed).toMatch(/^sealed\.1\.[0-9a-f]{8}\.[\w-]+$/)
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
    expect(old.seal('JBSWY3DPEHPK3PXP', place)).not.toBe(sealed)
    expect(old.open(sealed, place)).toBe('JBSWY3DPEHPK3PXP')
    for (const other of [{ schema: 'club_b' }, { table: 'empresa' }, { column: 'clave' }, { id: 8 }])
      expect(old.open(sealed, { ...place, ...other })).toBeNull()
  })
  it('opens under an older key, not under a stranger, and not when it was touched or is plain text', () => {
    const sealed = old.seal('seed', place)
    expect([fresh.open(sealed, place), fresh.isCurrent(sealed), fresh.isCurrent(fresh.seal('seed', place))]).toEqual(['seed', false, true])
    expect(keyring(() => [key(3)]).open(sealed, place)).toBeNull()
    const touched = `${sealed.slice(0, -2)}${sealed.endsWith('A') ? 'BB' : 'AA'}`
    for (const wrong of [touched, sealed.slice(0, 40), 'seed', '']) expect(old.open(wrong, place)).toBeNull()
  })
  it('under a key that was added meanwhile has the keys read anew', () => {
    let keys = [key(1)]
    const running = keyring(() => keys)
    keys = [key(2), key(1)]
    expect(running.open(fresh.seal('seed', place), place)).toBe('seed')
  })
})

describe('the key', () => {
  it('is made once in the data folder, for its owner alone, and is the same at the next start', () => {
    const dataDir = mkdtempSync(join(folder, 'data-'))
    const source = { dataDir, secretKey: undefined, secretKeyFile: undefined }
    const sealed = openKeyring(source).seal('seed', place)
    const file = join(dataDir, 'secret.key')
    expect(Buffer.from(readFileSync(file, 'utf8'), 'base64')).toHaveLength(keyBytes)
    expect(statSync(file).mode & 0o777).toBe(ownerOnly)
    expect(openKeyring(source).open(sealed, place)).toBe('seed')
    addKey(source)
    const both = openKeyring(source)
    expect([both.open(sealed, place), both.isCurrent(sealed)]).toEqual(['seed', false])
    expect(statSync(file).mode & 0o777).toBe(ownerOnly)
  })
  it('comes from the environment, or from the file that it names, which is not made', () => {
    const text = `${key(2).toString('base64')},${key(1).toString('base64')}`
    const given = openKeyring({ dataDir: folder, secretKey: text, secretKeyFile: undefined })
    expect(given.open(old.seal('seed', place), place)).toBe('seed')
    const file = join(folder, 'given.key')
    const source = { dataDir: folder, secretKey: undefined, secretKeyFile: file }
    expect(() => openKeyring(source)).toThrow(`The key file ${file} is missing`)
    writeFileSync(file, `${key(1).toString('base64')}\n`)
    expect(openKeyring(source).open(old.seal('seed', place), place)).toBe('seed')
    expect(() => openKeyring({ ...source, secretKey: text })).toThrow('both set')
  })
  it('that is none is said in a sentence', () => {
    const file = join(folder, 'bad.key')
    for (const text of ['', 'abc', key(1).subarray(1).toString('base64')]) {
      writeFileSync(file, text)
      expect(() => openKeyring({ dataDir: folder, secretKey: undefined, secretKeyFile: file })).toThrow('32 bytes in base64')
    }
  })
})

describe('the secrets of a club', async () => {
  const desk = await club()
  const here = desk.product.clubs.all()[0]!
  const account = () => desk.db.selectFrom('cuenta').selectAll().where('id_mst_socios', '=', desk.id).executeTakeFirstOrThrow()
  const write = (totp_secret: string) => desk.db.updateTable('cuenta').set({ totp_secret }).where('id_mst_socios', '=', desk.id).execute()
  const placeOf = ({ id_mst_cuenta }: { id_mst_cuenta: number }) => ({ table: 'cuenta', column: 'totp_secret', id: id_mst_cuenta })

  it('that an older version kept as plain text are sealed once, and read as before', async () => {
    await write('JBSWY3DPEHPK3PXP')
    expect(await sealColumns(here, catalogue.resources)).toEqual({ sealed: 1, unreadable: 0 })
    const row = await account()
    expect(isSealed(row.totp_secret!)).toBe(true)
    expect(here.secrets.open(row.totp_secret!, placeOf(row))).toBe('JBSWY3DPEHPK3PXP')
    expect(await sealColumns(here, catalogue.resources)).toEqual({ sealed: 0, unreadable: 0 })
    expect((await account()).totp_secret).toBe(row.totp_secret)
  })
  it('are sealed when the product starts', async () => {
    await write('JBSWY3DPEHPK3PXP')
    const { stop } = await assemble({
      pool: desk.pool,
      connection: desk.connection,
      now: desk.now,
      secrets: testSecrets,
      files: desk.files,
    })
    await stop()
    expect(isSealed((await account()).totp_secret!)).toBe(true)
  })
  it('are sealed anew under a new key, and those whose key is lost are counted and left', async () => {
    await write('JBSWY3DPEHPK3PXP')
    await sealColumns(here, catalogue.resources)
    const rotated = keyring(() => [key(9), key(7)])
    const after = (await openClubs(desk.pool, rotated, desk.files)).all()[0]!
    expect(await sealColumns(after, catalogue.resources, { anew: true })).toEqual({ sealed: 1, unreadable: 0 })
    const row = await account()
    expect([rotated.isCurrent(row.totp_secret!), testSecrets.isCurrent(row.totp_secret!)]).toEqual([true, false])
    expect(after.secrets.open(row.totp_secret!, placeOf(row))).toBe('JBSWY3DPEHPK3PXP')
    expect(await sealColumns(here, catalogue.resources, { anew: true })).toEqual({ sealed: 0, unreadable: 1 })
    expect((await account()).totp_secret).toBe(row.totp_secret)
  })
  it('are sealed anew by npm run rotate-key, which leaves the older keys behind the new one', async () => {
    await write('JBSWY3DPEHPK3PXP')
    await sealColumns(here, catalogue.resources)
    const { host, user, password, database } = desk.connection
    const dataDir = mkdtempSync(join(folder, 'rotate-'))
    const file = join(dataDir, 'secret.key')
    writeFileSync(file, `${key(7).toString('base64')}\n`)
    const url = `postgres://${user}:${encodeURIComponent(password!)}@localhost/${database}?host=${encodeURIComponent(host!)}`
    const command = join(import.meta.dirname, '../../commands.ts')
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url, SECRET_KEY: '', SECRET_KEY_FILE: '' }
    const { stdout } = await promisify(execFile)(process.execPath, [command, 'rotate-key'], { env })
    expect(stdout).toContain(`${here.slug}: 1 resealed`)
    const keys = readFileSync(file, 'utf8').trim().split('\n')
    expect([keys.length, keys[1]]).toEqual([2, key(7).toString('base64')])
    const row = await account()
    const after = (
      await openClubs(desk.pool, openKeyring({ dataDir, secretKey: undefined, secretKeyFile: undefined }), desk.files)
    ).all()[0]!
    expect([after.secrets.isCurrent(row.totp_secret!), after.secrets.open(row.totp_secret!, placeOf(row))]).toEqual([
      true,
      'JBSWY3DPEHPK3PXP',
    ])
    await write('JBSWY3DPEHPK3PXP')
  })
  it('of the company are sealed as they are saved, and never answered', async () => {
    const answer = await desk.call(updateCompany, { id: 1, clavepagospriv: 'la clave del banco' })
    expect(JSON.stringify(answer)).not.toContain('la clave')
    const { clavepagospriv } = await desk.db.selectFrom('empresa').select('clavepagospriv').executeTakeFirstOrThrow()
    expect(clavepagospriv).not.toContain('la clave')
    expect(here.secrets.open(clavepagospriv!, { table: 'empresa', column: 'clavepagospriv', id: 1 })).toBe('la clave del banco')
    await desk.call(updateCompany, { id: 1, clavepagospriv: null })
    expect((await desk.db.selectFrom('empresa').select('clavepagospriv').executeTakeFirstOrThrow()).clavepagospriv).toBeNull()
  })
  it('are every secret that is stored but for hashes and the tokens of forms, and no generic route touches one', () => {
    const stored = (resources as readonly Resource[]).flatMap(({ table, only, fields }) =>
      Object.entries(fields)
        .filter(([, { kind }]) => kind === 'secret')
        .map(([name, { facts }]) => ({ name: `${table}.${name}`, isSealed: facts.sealed === true, only })),
    )
    expect(stored.filter((one) => !one.isSealed).map(({ name }) => name)).toEqual([
      'cuenta.password_hash',
      'sesion.token_hash',
      'sesion.csrf',
      'token_unico.hash',
      'dispositivo_conocido.hash',
    ])
    expect(stored.filter(({ only }) => only.some((operation) => operation !== 'dropdown'))).toEqual([])
  })
})
