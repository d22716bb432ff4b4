import { randomUUID } from 'node:crypto'
import type { ClubFacts } from './clubs.ts'
import type { Database, Tx } from './database.ts'
import { TableRecorder } from './table-recorder.ts'

type Table = keyof Database & string
/** Results of a club's readers for one version of its configuration, by reader and arguments. */
interface Memory {
  readonly version: string
  readonly answers: Map<object, Map<string, unknown>>
}
interface Work {
  readonly club: ClubFacts
  readonly recorder: TableRecorder
  /** Read once, with the first cached answer. */
  version: Promise<string> | undefined
}

const memories = new WeakMap<ClubFacts, Memory>()
const works = new WeakMap<Tx, Work>()
/** The tables that some cached reader is made of. */
const configuration = new Set<string>()
/** Maximum of entries of a reader; beyond it the reader's memory is cleared. */
const most = 2000

const hasWritten = ({ written }: TableRecorder) => [...written].some((table) => configuration.has(table))

const readVersion = async (tx: Tx) =>
  (await tx.selectFrom('configuracion_version').select('version').orderBy('id_reg_version').limit(1).executeTakeFirst())?.version ?? ''

/** The transaction of a call, in which cached readers may answer from memory. */
export function withCache(tx: Tx, club: ClubFacts, recorder: TableRecorder): Tx {
  works.set(tx, { club, recorder, version: undefined })
  return tx
}

/** Makes cached readers check the version again, after waiting for a lock. */
export function recheckVersion(tx: Tx) {
  const work = works.get(tx)
  if (work) work.version = undefined
}

/**
 * Sets a new version of the configuration if this transaction changed it: the last step, since other transactions that
 * change it wait here.
 */
export async function renewVersion(tx: Tx, recorder: TableRecorder) {
  if (!hasWritten(recorder)) return
  const version = randomUUID()
  await tx
    .insertInto('configuracion_version')
    .values({ id_reg_version: 1, version })
    .onConflict((conflict) => conflict.column('id_reg_version').doUpdateSet({ version }))
    .execute()
}

function memoryOf(club: ClubFacts, version: string): Memory {
  const known = memories.get(club)
  if (known?.version === version) return known
  const fresh = { version, answers: new Map() }
  memories.set(club, fresh)
  return fresh
}

/** Freezes a value: all callers share the same result. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

/** Runs a reader, and refuses one that reads undeclared tables: their changes would not invalidate its memory. */
async function readOwn<A extends readonly unknown[], T>(
  tx: Tx,
  tables: readonly string[],
  read: (tx: Tx, ...args: A) => Promise<T>,
  args: A,
) {
  const recorder = new TableRecorder()
  const answer = await read(tx.withPlugin(recorder) as Tx, ...args)
  const unnamed = [...recorder.read].filter((table) => !tables.includes(table))
  if (unnamed.length > 0) throw new Error(`a cached reader reads ${unnamed.join(', ')} without naming it`)
  return frozen(answer)
}

/**
 * A cached reader of configuration, which is read at every booking and rarely written: its result is kept in memory for
 * the version of the club's configuration that this transaction sees (decision 0062). A transaction that changed
 * configuration itself reads the tables.
 */
export function cached<A extends readonly unknown[], T>(tables: readonly Table[], read: (tx: Tx, ...args: A) => Promise<T>) {
  for (const table of tables) configuration.add(table)
  return async function reader(tx: Tx, ...args: A): Promise<T> {
    const work = works.get(tx)
    if (!work || hasWritten(work.recorder)) return read(tx, ...args)
    for (const table of tables) work.recorder.read.add(table)
    work.version ??= readVersion(tx)
    const { answers } = memoryOf(work.club, await work.version)
    const own = answers.get(reader) ?? new Map<string, unknown>()
    answers.set(reader, own)
    const key = JSON.stringify(args)
    if (own.has(key)) return own.get(key) as T
    const answer = await readOwn(tx, tables, read, args)
    if (own.size >= most) own.clear()
    own.set(key, answer)
    return answer
  }
}
