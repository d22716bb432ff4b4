import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from './configuration.ts'
import { type Keyring, keyBytes, keyring } from './sealed.ts'
import { StartFailure } from './start-failure.ts'

type Source = Pick<Configuration, 'dataDir' | 'secretKey' | 'secretKeyFile'>

/** The keys that the environment names, else those of `secret.key` in the data folder, which is made when it is not there. */
export function openKeyring(source: Source): Keyring {
  if (source.secretKey !== undefined && source.secretKeyFile !== undefined)
    throw new StartFailure('SECRET_KEY and SECRET_KEY_FILE are both set: keep one of them.')
  if (source.secretKey !== undefined) {
    const keys = readKeys(source.secretKey, 'SECRET_KEY')
    return keyring(() => keys)
  }
  const file = fileOf(source)
  if (source.secretKeyFile === undefined) makeFile(file)
  return keyring(() => readKeys(readFile(file), file))
}

/**
 * Puts a new key before the others of the file; from now on it seals, and the older ones still open what they sealed. Refuses where the keys
 * are the environment's: they are changed there.
 */
export function addKey(source: Source) {
  const file = fileOf(source)
  const older = readFile(file)
  readKeys(older, file)
  writeFileSync(`${file}.new`, `${newKey()}\n${older}`, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

export const isInFile = ({ secretKey }: Source) => secretKey === undefined
export const fileOf = ({ dataDir, secretKeyFile }: Source) => secretKeyFile ?? join(dataDir, 'secret.key')

const newKey = () => randomBytes(keyBytes).toString('base64')

/** Made once, for its owner alone: of two servers that start at once, the second finds the file of the first. */
function makeFile(file: string) {
  try {
    writeFileSync(file, `${newKey()}\n`, { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  }
}

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error
    throw new StartFailure(`The key file ${file} is not there: put it back, or point SECRET_KEY_FILE to it.`, { cause: error })
  }
}

/** One key a line, or parted by commas; each of 32 bytes in base64. */
function readKeys(text: string, where: string): readonly Buffer[] {
  const keys = text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => Buffer.from(part, 'base64'))
  if (keys.length === 0 || keys.some(({ length }) => length !== keyBytes))
    throw new StartFailure(`${where} does not hold keys of ${keyBytes} bytes in base64: openssl rand -base64 ${keyBytes} makes one.`)
  return keys
}
