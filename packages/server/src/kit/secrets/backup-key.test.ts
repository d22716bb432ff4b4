import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signingKey, verifyingKeys } from './backup-key.ts'
import { adoptSecrets, type KeySource } from './secret-key.ts'

let dataDir: string
const file = () => join(dataDir, 'secret.key')
const source = (more: Partial<KeySource> = {}): KeySource => ({ dataDir, secretKey: undefined, secretKeyFile: undefined, ...more })
const secret = () => randomBytes(32).toString('base64')
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tribuna-key-'))
})
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true })
})

describe('the key of backups', () => {
  it('is made once, for its owner alone, and is not the secret itself', () => {
    expect(verifyingKeys(source())).toEqual([])
    const key = signingKey(source())
    expect(signingKey(source())).toEqual(key)
    expect(verifyingKeys(source())).toEqual([key])
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(Buffer.from(readFileSync(file(), 'utf8'), 'base64')).toHaveLength(32)
    expect(key).not.toEqual(Buffer.from(readFileSync(file(), 'utf8'), 'base64'))
  })
  it('changes when a new one is put first; the older ones go on verifying', () => {
    const before = signingKey(source())
    writeFileSync(file(), `${secret()}\n${readFileSync(file(), 'utf8')}`)
    expect(signingKey(source())).not.toEqual(before)
    expect(verifyingKeys(source())).toEqual([signingKey(source()), before])
  })
  it('comes from SECRET_KEY or the file of SECRET_KEY_FILE before that of the data folder', () => {
    const [one, other, brought] = [secret(), secret(), secret()]
    const own = signingKey(source())
    const elsewhere = join(dataDir, 'elsewhere.key')
    writeFileSync(elsewhere, `${brought}\n`)
    const fromFile = signingKey(source({ secretKeyFile: elsewhere }))
    const inEnvironment = source({ secretKey: `${one},${other}` })
    const fromEnvironment = signingKey(inEnvironment)
    expect(new Set([own, fromFile, fromEnvironment].map(String)).size).toBe(3)
    expect(verifyingKeys(inEnvironment)).toHaveLength(2)
    expect(verifyingKeys(inEnvironment, elsewhere).map(String)).toContain(String(fromFile))
  })
  it('is refused when it is none, or not there', () => {
    for (const text of ['', 'short', `${secret()}\nshort`]) {
      writeFileSync(file(), text)
      expect(() => signingKey(source())).toThrow(`${file()} does not hold keys of 32 bytes in base64`)
    }
    const none = source({ secretKeyFile: join(dataDir, 'none.key') })
    expect(() => signingKey(none)).toThrow('is missing')
  })
  it('is taken over with the data of another installation, by a folder that has none', () => {
    const brought = join(dataDir, 'brought.key')
    writeFileSync(brought, secret())
    adoptSecrets(source(), brought)
    expect(signingKey(source())).toEqual(verifyingKeys(source(), brought)[0])
    writeFileSync(brought, secret())
    adoptSecrets(source(), brought)
    expect(verifyingKeys(source())).toHaveLength(1)
  })
})
