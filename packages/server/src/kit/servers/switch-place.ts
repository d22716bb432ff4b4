import { copyChanges, copySequences } from './copy-changes.ts'
import { asideOf } from './move-lock.ts'
import { type Move, makeForeignKeys, type Prepared, requireThisVersion } from './move-target.ts'
import { tableOf } from './schema-tables.ts'
import { tellServers } from './tell-servers.ts'

/** The address of the installation's own database among remains. */
export const ownAddress = ''
export const addressOf = (url: string | null) => url ?? ownAddress

/** Milliseconds that a club may be read only, and those to have its tables to oneself: longer than PostgreSQL takes to end a deadlock and to stop a vacuum. */
const readOnlyFor = 10_000
const lockWithin = 2500

/** The last pass took too long. */
export class TooSlow extends Error {
  constructor() {
    super(`more than ${readOnlyFor / 1000} s of reading only would be needed`)
  }
}
/** Lock that was not to be had, deadlock, and statement that took too long. */
const passing = new Set(['55P03', '40P01', '57014'])
/** True if nothing was switched, and another try may succeed. */
export const isWorthAnotherTry = (error: unknown) => error instanceof TooSlow || passing.has((error as { code?: string }).code ?? '')

/** Nearly every call that writes begins here: so that it waits without holding rows. */
const firstWritten = 'idempotencia'

/** Keeps all tables from being written; reads go on. */
async function lockTables({ source, schema }: Move, { tables }: Prepared) {
  await source.query(`set local lock_timeout to ${lockWithin}`)
  const first = tables.filter(({ table }) => table === firstWritten)
  const rest = tables.filter(({ table }) => table !== firstWritten)
  for (const names of [first.map(tableOf), [...rest.map(tableOf), `${schema}.migration`]])
    if (names.length > 0) await source.query(`lock table ${names.join(', ')} in exclusive mode`)
}

/** Copies the last changes while nobody writes, compares, and switches. */
export async function switchPlace(move: Move, prepared: Prepared, horizon: string): Promise<void> {
  const { slug, schema, platform, source, target, report } = move
  const began = performance.now()
  const deadline = () => {
    if (performance.now() - began > readOnlyFor) throw new TooSlow()
  }
  await tellServers(platform, slug)
  try {
    for (const client of [source, target]) await client.query('begin')
    await lockTables(move, prepared)
    for (const client of [source, target]) await client.query(`set local statement_timeout to ${readOnlyFor}`)
    await requireThisVersion(source, schema)
    const { rows, changed } = await copyChanges(move, prepared.tables, { horizon, deadline })
    await copySequences(move, schema)
    await makeForeignKeys(target, prepared.foreignKeys)
    deadline()
    await target.query('commit')
    report(`${rows} rows are equal at both places, ${changed} of them copied last`)
    await setAside(move)
  } catch (error) {
    for (const client of new Set([source, target, platform])) await client.query('rollback').catch(() => {})
    throw error
  }
  report(`the club has moved; it was read only for ${Math.ceil(performance.now() - began)} ms`)
}

/**
 * Sets the former schema aside and names the new place, in this order, so that a server that has not heard of it fails to write: in one
 * transaction where both are in one database. Elsewhere a move that is killed between the two commits leaves a club without its schema, which
 * the next request, start or move gives back (`bringBack`).
 */
async function setAside({ slug, schema, platform, source, from, to }: Move) {
  if (source !== platform) await platform.query('begin')
  // nothing may keep the club without a place: its row is ours before its schema goes
  await platform.query(`set local lock_timeout to ${lockWithin}`)
  await platform.query('select from platform.club where slug = $1 for update', [slug])
  await platform.query('set local lock_timeout to 0')
  await source.query(`alter schema ${schema} rename to ${asideOf(schema)}`)
  if (source !== platform) await source.query('commit')
  await platform.query(
    'update platform.club set database_url = $2, remains = array_append(array_remove(remains, $3), $4) where slug = $1',
    [slug, to, addressOf(to), addressOf(from)],
  )
  await tellServers(platform)
  await platform.query('commit')
}
