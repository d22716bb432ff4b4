import { type Action, writtenResources } from '@app/contract/kit/action'
import { sql } from 'kysely'
import type { Catalogue } from './catalogue.ts'
import type { Tx } from './database.ts'
import type { TableRecorder } from './table-recorder.ts'

/** written ⊆ changes: forgetting one would leave another desk with an old screen. */
export function requireDeclaredChanges(action: Action, written: ReadonlySet<string>, { byTable }: Catalogue) {
  const declared = writtenResources(action)
  const undeclared = [...written].map((table) => byTable.get(table)?.name).filter((name) => name && !declared.includes(name))
  if (undeclared.length > 0) throw new Error(`${action.endpoint} wrote ${undeclared.join(', ')} without declaring it in changes`)
}

/**
 * locked ⊆ noted: every table that PostgreSQL read in this transaction was seen by the recorder. Raw SQL or a function
 * could hide a table from it, and a screen made of that table would stay old. A write also locks the targets of its
 * foreign keys, but in another mode.
 */
export async function requireRecordedReads(tx: Tx, action: Action, recorder: TableRecorder) {
  const { rows } = await sql<{ relname: string }>`
    select distinct c.relname from pg_locks l join pg_class c on c.oid = l.relation
    where l.pid = pg_backend_pid() and l.locktype = 'relation' and c.relkind in ('r', 'v', 'm', 'p')
      and c.relnamespace <> 'pg_catalog'::regnamespace and (${action.changes === undefined} or l.mode = 'AccessShareLock')`.execute(tx)
  const hidden = rows.map(({ relname }) => relname).filter((table) => !recorder.read.has(table))
  if (hidden.length > 0) throw new Error(`${action.endpoint} read ${hidden.join(', ')} without the recorder seeing it`)
}
