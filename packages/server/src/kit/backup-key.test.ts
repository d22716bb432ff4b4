import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adoptKeys, signingKey, verifyingKeys } from './backup-key.ts'

let dataDir: string
const file = () => join(dataDir, 'secret.key')
const secret = () => randomBytes(32).toString('base64')
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tribuna-key-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('the key of backups', () => {
  it('is made once, for its owner alone, and is not the secret itself', () => {
    expect(verifyingKeys(dataDir)).toEqual([])
    const key = signingKey(dataDir)
    expect(signingKey(dataDir)).toEqual(key)
    expect(verifyingKeys(dataDir)).toEqual([key])
    expect(statSync(file()).mode & 0o777).toBe(0o600)
    expect(Buffer.from(readFileSync(file(), 'utf8'), 'base64')).toHaveLength(32)
    expect(key).not.toEqual(Buffer.from(readFileSync(file(), 'utf8'), 'base64'))
  })
  it('changes when a new one is put first; the older ones go on verifying', () => {
    const before = signingKey(dataDir)
    writeFileSync(file(), `${secret()}\n${readFileSync(file(), 'utf8')}`)
    expect(signingKey(dataDir)).not.toEqual(before)
    expect(verifyingKeys(dataDir)).toEqual([signingKey(dataDir), before])
  })
  it('comes from SECRET_KEY or the file of SECRET_KEY_FILE before that of the data folder', () => {
    const [one, other, brought] = [secret(), secret(), secret()]
    const own = signingKey(dataDir)
    const elsewhere = join(dataDir, 'elsewhere.key')
    writeFileSync(elsewhere, `${brought}\n`)
    vi.stubEnv('SECRET_KEY_FILE', elsewhere)
    const fromFile = signingKey(dataDir)
    vi.stubEnv('SECRET_KEY', `${one},${other}`)
    const fromEnvironment = signingKey(dataDir)
    expect(new Set([own, fromFile, fromEnvironment].map(String)).size).toBe(3)
    expect(verifyingKeys(dataDir)).toHaveLength(2)
    expect(verifyingKeys(dataDir, elsewhere).map(String)).toContain(String(fromFile))
  })
  it('is refused when it is none, or not there', () => {
    for (const text of ['', 'short', `${secret()}\nshort`]) {
      writeFileSync(file(), text)
      expect(() => signingKey(dataDir)).toThrow(`${file()} does not hold keys of 32 bytes in base64`)
    }
    vi.stubEnv('SECRET_KEY_FILE', join(dataDir, 'none.key'))
    expect(() => signingKey(dataDir)).toThrow('There is no key file')
  })
  it('is taken over with the data of another installation, by a folder that has none', () => {
    const brought = join(dataDir, 'brought.key')
    writeFileSync(brought, secret())
    adoptKeys(dataDir, brought)
    expect(signingKey(dataDir)).toEqual(verifyingKeys(dataDir, brought)[0])
    writeFileSync(brought, secret())
    adoptKeys(dataDir, brought)
    expect(verifyingKeys(dataDir)).toHaveLength(1)
  })
})
