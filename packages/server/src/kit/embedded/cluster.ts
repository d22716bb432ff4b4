import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeDurably } from '../files/durable-file.ts'
import { type Binaries, program } from './binaries.ts'
import type { Home } from './home.ts'
import { StartFailure } from './start-failure.ts'

/** The database user of the product: owner of everything, known only by the password in the data folder. */
export const databaseUser = 'tribuna'

/** Ensures a database cluster that these programs can open; one left incomplete by a killed first start is recreated. */
export async function prepareCluster(home: Home, binaries: Binaries): Promise<void> {
  if (existsSync(join(home.data, 'PG_VERSION'))) return refuseOtherMajor(home, binaries)
  const draft = `${home.data}.new`
  rmSync(draft, { recursive: true, force: true })
  writePassword(home)
  await initialise(home, binaries, draft)
  renameSync(draft, home.data)
}

function refuseOtherMajor(home: Home, binaries: Binaries): void {
  const written = Number(readFileSync(join(home.data, 'PG_VERSION'), 'utf8').trim())
  if (written === binaries.major) return
  const how =
    written > binaries.major
      ? 'start the newer version of the product'
      : 'start the older version once more and make a backup to restore here'
  throw new StartFailure(
    `The data folder ${home.data} was written by PostgreSQL ${written} and this is PostgreSQL ${binaries.major}: ${how}.`,
  )
}

function writePassword({ password, account: { uid, gid } }: Home): void {
  writeDurably(password, randomBytes(24).toString('base64url'))
  if (uid !== undefined && gid !== undefined) chownSync(password, uid, gid)
}

/** The password of the only database user; there is no other authentication. */
export function readPassword({ password }: Home): string {
  const text = existsSync(password) ? readFileSync(password, 'utf8').trim() : ''
  if (text === '')
    throw new StartFailure(
      `The file ${password} is ${existsSync(password) ? 'empty' : 'missing'}, which holds the password of the database: restore it from a copy, or set a new one by docs/operations.md ("A lost password").`,
    )
  return text
}

/** These options hold for the life of the data: ICU order, checksums, password over the socket (S-6). */
async function initialise(home: Home, binaries: Binaries, folder: string): Promise<void> {
  const text = ['-E', 'UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=fr']
  const access = ['-U', databaseUser, `--pwfile=${home.password}`, '--auth=scram-sha-256']
  const options = { ...home.account, cwd: '/', env: databaseEnvironment() }
  try {
    await promisify(execFile)(
      program(binaries, 'initdb'),
      ['-D', folder, ...access, ...text, '--data-checksums', '--no-instructions'],
      options,
    )
  } catch (cause) {
    rmSync(folder, { recursive: true, force: true })
    throw new StartFailure(becauseOf(cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : '', home, ''), { cause })
  }
}

/** One sentence for the cause of a failed start, from PostgreSQL's output. */
export function becauseOf(output: string, home: Home, further = ': see its log there'): string {
  if (/No space left on device|Disk quota exceeded/.test(output))
    return `The disk that holds ${home.folder} is full: free some space and start again.`
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const last = lines.findLast((line) => /FATAL:|PANIC:|error:/.test(line)) ?? lines.at(-1)
  const reason = last?.replace(/^.*?(FATAL|PANIC|error):\s*/, '') ?? 'it gave no reason'
  return `PostgreSQL does not start in ${home.folder} (${reason.trim()})${further}.`
}

/** Nothing of our own environment, secrets included, is handed down. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMPDIR } = process.env
  return { PATH, LC_ALL: 'C', ...(SystemRoot ? { SystemRoot } : {}), ...(TEMP ? { TEMP } : {}), ...(TMPDIR ? { TMPDIR } : {}) }
}
