import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from '../configuration.ts'
import { StartFailure } from '../embedded/start-failure.ts'
import { linked, writeDurably } from '../files/durable-file.ts'
import { type Keyring, keyBytes, keyring } from './sealed.ts'

/** Source of the secret keys of an installation. */
export type KeySource = Pick<Configuration, 'dataDir' | 'secretKey' | 'secretKeyFile'>

/** The keys of the environment, otherwise those of `secret.key` in the data folder, created if missing; the newest first. */
export function ownSecrets(source: KeySource): readonly Buffer[] {
  if (source.secretKey !== undefined && source.secretKeyFile !== undefined)
    throw new StartFailure('SECRET_KEY and SECRET_KEY_FILE are both set: keep one of them.')
  if (source.secretKey !== undefined) return readKeys(source.secretKey, 'SECRET_KEY')
  const file = fileOf(source)
  if (source.secretKeyFile === undefined && !existsSync(file)) makeFile(file, [newKey()])
  return secretsIn(file)
}

/** The same, but none is made. */
export const knownSecrets = (source: KeySource): readonly Buffer[] =>
  isInFile(source) && source.secretKeyFile === undefined && !existsSync(fileOf(source)) ? [] : ownSecrets(source)

/** The keys of a file. Refuses a missing file, or one with other content. */
export const secretsIn = (file: string): readonly Buffer[] => readKeys(readFile(file), file)

/** Copies the keys of another file, such as the one delivered with the data, into a data folder without keys. */
export function adoptSecrets(source: KeySource, file: string) {
  if (knownSecrets(source).length > 0) return
  if (!makeFile(fileOf(source), secretsIn(file)))
    throw new StartFailure(`${fileOf(source)} was created by another program meanwhile: restore again.`)
}

/** The keys that seal secrets in the database; reloaded for a value sealed under an unknown one. */
export function openKeyring(source: KeySource): Keyring {
  ownSecrets(source)
  return keyring(() => ownSecrets(source))
}

/**
 * Puts a new key before the others of the file; from now on it seals, and the older ones still open their values.
 * Refused for keys of the environment, which are changed there.
 */
export function addKey(source: KeySource) {
  const file = fileOf(source)
  const older = readFile(file)
  readKeys(older, file)
  writeDurably(`${file}.new`, textOf([newKey()]) + older)
  renameSync(`${file}.new`, file)
}

export const isInFile = ({ secretKey }: KeySource) => secretKey === undefined
export const fileOf = ({ dataDir, secretKeyFile }: KeySource) => secretKeyFile ?? join(dataDir, 'secret.key')

const newKey = () => randomBytes(keyBytes)
const textOf = (keys: readonly Buffer[]) => keys.map((key) => `${key.toString('base64')}\n`).join('')

/**
 * Writes the file whole or not at all; returns false if it exists: of two servers that start simultaneously, the second
 * finds the file of the first.
 */
function makeFile(file: string, keys: readonly Buffer[]): boolean {
  const draft = `${file}.${process.pid}`
  writeDurably(draft, textOf(keys))
  try {
    return linked(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error
    throw new StartFailure(`The key file ${file} is missing: restore it, or set SECRET_KEY_FILE to its place.`, { cause: error })
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
