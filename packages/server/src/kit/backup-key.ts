import { hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { linked, writeDurably } from './durable-file.ts'
import { StartFailure } from './start-failure.ts'

/** The secret keys of the installation as they are written, the one that signs first; the others still verify what it signed before. */
type Secrets = readonly string[]

const keyLength = 32
const fileIn = (dataDir: string) => join(dataDir, 'secret.key')

function readSecrets(text: string, where: string): Secrets {
  const secrets = text.split(/[\s,]+/).filter((one) => one !== '')
  const isKey = (one: string) => /^[\w+/-]+=*$/.test(one) && Buffer.from(one, 'base64').length === keyLength
  if (secrets.length === 0 || !secrets.every(isKey))
    throw new StartFailure(`${where} does not hold keys of ${keyLength} bytes in base64: put back the copy that you keep of it.`)
  return secrets
}

const secretsIn = (file: string): Secrets => {
  if (!existsSync(file)) throw new StartFailure(`There is no key file ${file}.`)
  return readSecrets(readFileSync(file, 'utf8'), file)
}

/** SECRET_KEY, else the file of SECRET_KEY_FILE, else that of the data folder, where there may be none yet. */
function secretsOf(dataDir: string): Secrets {
  const { SECRET_KEY, SECRET_KEY_FILE } = process.env
  if (SECRET_KEY) return readSecrets(SECRET_KEY, 'SECRET_KEY')
  if (SECRET_KEY_FILE) return secretsIn(SECRET_KEY_FILE)
  return existsSync(fileIn(dataDir)) ? secretsIn(fileIn(dataDir)) : []
}

const derived = (secrets: Secrets): Buffer[] =>
  secrets.map((secret) => Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', 'backup', keyLength)))

function writeSecrets(dataDir: string, secrets: Secrets): void {
  const file = fileIn(dataDir)
  const draft = `${file}.${process.pid}`
  writeDurably(draft, `${secrets.join('\n')}\n`)
  linked(draft, file)
  rmSync(draft)
}

/** The key that signs a backup of this installation; its secret is made the first time. */
export function signingKey(dataDir: string): Buffer {
  if (secretsOf(dataDir).length === 0) writeSecrets(dataDir, [randomBytes(keyLength).toString('base64')])
  return derived(secretsOf(dataDir))[0]!
}

/** The keys that verify a backup: those of this installation, and those of a file that was brought along. */
export const verifyingKeys = (dataDir: string, keyFile?: string): Buffer[] =>
  derived([...secretsOf(dataDir), ...(keyFile ? secretsIn(keyFile) : [])])

/** A data folder that has no key of its own goes on with the one that its data came with. */
export function adoptKeys(dataDir: string, keyFile: string): void {
  if (secretsOf(dataDir).length > 0) return
  writeSecrets(dataDir, secretsIn(keyFile))
}
