import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartFailure } from './start-failure.ts'

/** The user PostgreSQL runs as; empty when it is simply ours. */
export type Account = { uid?: number; gid?: number }

/**
 * Account for PostgreSQL, which refuses to run as root and needs a user with a passwd entry for `initdb`: root is
 * replaced by `postgres` or `nobody`, or by the owner of existing data (the machine may have gained a `postgres` user
 * since).
 */
export function databaseAccount(dataOwner?: Required<Account>): Account {
  if (process.getuid?.() !== 0) return {}
  const account = dataOwner && dataOwner.uid !== 0 ? dataOwner : (accountNamed('postgres') ?? accountNamed('nobody'))
  if (!account)
    throw new StartFailure('PostgreSQL does not run as root and there is no user "postgres" or "nobody": start as an ordinary user.')
  return account
}

function accountNamed(name: string): Required<Account> | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

/** True if the account may enter this folder; always true for our own account. */
export function mayEnter(folder: string, { uid, gid }: Account): boolean {
  if (uid === undefined) return true
  const path = resolve(folder)
  const stat = statSync(path)
  const digit = stat.uid === uid ? stat.mode >> 6 : stat.gid === gid ? stat.mode >> 3 : stat.mode
  return (digit & 1) === 1 && (path === dirname(path) || mayEnter(dirname(path), { uid, ...(gid === undefined ? {} : { gid }) }))
}
