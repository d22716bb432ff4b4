import { join } from 'node:path'

/** Cause of a failed start, as one plain English sentence: the entry points print it and exit with code 1, without a stack trace. */
export class StartFailure extends Error {
  override name = 'StartFailure'
}

const sentences: Record<string, (detail: string) => string> = {
  EADDRINUSE: (detail) => `The address ${detail} is taken by another program: stop it, or choose another with PORT and HOST.`,
  EADDRNOTAVAIL: (detail) => `The address ${detail} does not belong to this machine: set HOST to one that does.`,
  ENOSPC: (detail) => `The disk that holds ${detail} is full: free some space and start again.`,
  EDQUOT: (detail) => `The disk quota for ${detail} is used up: free some space and start again.`,
  EROFS: (detail) => `${detail} lies on a read-only disk: set DATA_DIR to a folder that can be written.`,
  EACCES: (detail) =>
    `${detail} may not be used by this user: give access to it, or set DATA_DIR, HOST and PORT to what this user may use.`,
  EPERM: (detail) => `${detail} may not be changed by this user: start as its owner, or set DATA_DIR to another folder.`,
  ENOTDIR: (detail) => `${detail} is a file where a folder is needed: set DATA_DIR to a folder.`,
  EEXIST: (detail) => `${detail} is a file where a folder is needed: set DATA_DIR to a folder.`,
}

/** Sentence that an entry point prints when it failed with this error: a cause that is not foreseen follows `what`. */
export function failureSentence(error: unknown, what = ''): string {
  const failure = explained(error, detailOf(error))
  if (failure instanceof StartFailure) return failure.message
  const message = failure instanceof Error ? failure.message.split('\n')[0] : String(failure)
  return `${what}${message || 'No reason was given'} (LOG_LEVEL=debug shows more).`
}

/** Prints the sentence of a failure, and the whole error for LOG_LEVEL=debug if it is not foreseen. */
export function printFailure(error: unknown, what?: string) {
  console.error(failureSentence(error, what))
  if (!(error instanceof StartFailure) && process.env.LOG_LEVEL === 'debug') console.error(error)
}

/** The path or address a system error names. */
function detailOf(error: unknown): string {
  const { path, address, port } = (error ?? {}) as { path?: unknown; address?: unknown; port?: unknown }
  if (typeof path === 'string') return path
  return typeof address === 'string' ? `${address}:${String(port)}` : 'something it needs'
}

/**
 * The sentence for a fault of the machine (disk, port, rights) that concerns `detail`, a path or an address; any other
 * error is returned unchanged.
 */
export function explained(error: unknown, detail: string): unknown {
  const sentence = sentences[codeOf(error)]
  return sentence ? new StartFailure(sentence(detail), { cause: error }) : error
}

/**
 * The sentence for an address that leads to no database, and for its setting; it never repeats the password. Any other
 * error is returned unchanged.
 */
export function explainedDatabase(error: unknown, url: string, setting = 'DATABASE_URL'): unknown {
  const code = codeOf(error)
  const where = serverOf(url)
  if (!where)
    return new StartFailure(`${setting} is not an address of the form postgres://user:password@host:5432/database.`, { cause: error })
  const reason = databaseReasons.find(([codes]) => codes.includes(code))?.[1] ?? driverReason(error)
  return reason ? new StartFailure(`The database of ${setting} (${where}) cannot be used: ${reason}.`, { cause: error }) : error
}

/** The sentence for a password file that does not fit the data beside it; any other error is returned unchanged. */
export const explainedPassword = (error: unknown, dataDir: string): unknown =>
  codeOf(error) === '28P01'
    ? new StartFailure(
        `The password in ${join(dataDir, 'postgres', 'password')} is not the one of the database: restore the file from a copy, or set a new one by docs/operations.md ("A lost password").`,
        { cause: error },
      )
    : error

const databaseReasons: ReadonlyArray<readonly [readonly string[], string]> = [
  [['ECONNREFUSED', 'ENOENT'], 'no server answers there'],
  [['ENOTFOUND', 'EAI_AGAIN'], 'its host name is unknown'],
  [['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'], 'it cannot be reached'],
  [['28P01', '28000'], 'it refuses this user or password'],
  [['3D000'], 'there is no such database'],
  [['42501'], 'this user may not create schemas in it'],
  [['53300'], 'it has no free connection'],
  [['57P03'], 'it is still starting or already stopping'],
]

/** The driver's own errors have no code: a server that accepts the connection and then ends it, or never answers. */
function driverReason(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : ''
  if (message.startsWith('Connection terminated unexpectedly')) return 'what listens there does not answer as PostgreSQL'
  return /timeout/.test(message) ? 'nothing answers there in time' : undefined
}

/** The code of a system or PostgreSQL error; for a host with two addresses, of the first inner error. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function serverOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, host, pathname } = new URL(url)
  return /^postgres(ql)?:$/.test(protocol) ? `${host}${pathname}` : undefined
}
