import { hash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { makeFolder } from '../files/make-folder.ts'
import { type Account, databaseAccount, mayEnter } from './account.ts'
import { StartFailure } from './start-failure.ts'

export type Home = { folder: string; data: string; log: string; password: string; account: Account }

/** Folders and files of PostgreSQL for this data folder, private to the account that runs it. */
export function openHome(dataDir: string): Home {
  makeFolder(dataDir)
  const place = join(dataDir, 'postgres')
  if (isDangling(place)) throw new StartFailure(`${place} points to a missing folder: restore it, or set DATA_DIR to another folder.`)
  const data = join(place, 'data')
  const account = databaseAccount(existsSync(data) ? ownerOf(data) : undefined)
  if (!existsSync(data)) createHome(dataDir, place, account)
  const home = homeOf(dataDir, account)
  if (!mayEnter(home.folder, account))
    throw new StartFailure(
      `The folder ${dataDir} is closed to the user PostgreSQL runs as: set DATA_DIR to an open one, such as /var/lib/tribuna.`,
    )
  return home
}

/** The files of PostgreSQL in an existing data folder. */
export function homeOf(dataDir: string, account: Account): Home {
  const folder = realpathSync(join(dataDir, 'postgres'))
  return { folder, data: join(folder, 'data'), log: join(folder, 'log'), password: join(folder, 'password'), account }
}

/** A folder that only the account may enter. */
function makePrivate(folder: string, { uid, gid }: Account): void {
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
  chmodSync(folder, 0o700)
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
}

/** An empty folder for the socket; its path must stay under 100 bytes, so a deeper data folder gets one among the temporary files. */
export function socketFolder({ folder, account }: Home): string {
  const inside = join(folder, 'socket')
  const outside = join(tmpdir(), `tribuna-${hash('sha256', folder).slice(0, 12)}`)
  const chosen = fits(inside) ? inside : outside
  rmSync(chosen, { recursive: true, force: true })
  makePrivate(chosen, account)
  return chosen
}

const fits = (folder: string) => Buffer.byteLength(join(folder, '.s.PGSQL.5432.lock')) < 100

/** A closed data folder is opened for passing through. Root's own home stays closed: the database then lives under /var/lib, behind a link. */
function createHome(dataDir: string, place: string, account: Account): void {
  if (!mayEnter(dataDir, account) && mayEnter(dirname(dataDir), account)) chmodSync(dataDir, statSync(dataDir).mode | 0o011)
  if (existsSync(place) || mayEnter(dataDir, account)) return makePrivate(place, account)
  makeFolder('/var/lib/tribuna')
  const elsewhere = mkdtempSync('/var/lib/tribuna/data-')
  makePrivate(elsewhere, account)
  symlinkSync(elsewhere, place)
}

const isDangling = (place: string) => !existsSync(place) && lstatSync(place, { throwIfNoEntry: false }) !== undefined

const ownerOf = (place: string) => {
  const { uid, gid } = statSync(place)
  return { uid, gid }
}
