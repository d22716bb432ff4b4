import type { Action } from '@app/contract/kit/action'
import type { Fields } from '@app/contract/kit/field'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { ClubFacts } from '../database/clubs.ts'
import { json, type Tx } from '../database/database.ts'
import type { User } from './user.ts'

export interface AuditNote {
  readonly table: string
  readonly before: unknown
  readonly after: unknown
}
/** Adds a row of money to the audit entry, before and after the change. */
export type Note = (table: string, before: unknown, after: unknown) => void
interface Entry {
  readonly action: Action
  readonly input: Record<string, unknown>
  readonly user: User | null
  readonly now: Date
  readonly request: FastifyRequest
  readonly ip: string
  readonly tables: ReadonlySet<string>
  readonly notes: readonly AuditNote[]
}

/** Input for the log: without secrets and files; a long list as its length. */
function redacted(fields: Fields, input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const kind = fields[name]?.kind
      if (kind === 'secret' || kind === 'file' || Buffer.isBuffer((value as { content?: unknown } | null)?.content)) return [name, '•']
      return [name, Array.isArray(value) && value.length > 200 ? `${value.length}` : value]
    }),
  )
}

/** One entry per command, in its transaction: a successful command has an entry, a failed one has none. */
export async function writeAudit(tx: Tx, { action, input, user, now, request, ip, tables, notes }: Entry) {
  const who = { id_mst_socios: user?.id_mst_socios ?? null, accion: action.endpoint, peticion: request.id, ip }
  await insertEntry(tx, { ...who, fecha: now, datos: redacted(action.input, input) }, { tables, notes })
}

/**
 * Removes a member's data from the audit, as when they are erased: action, author and time stay. Calls may not change
 * the audit (0086); a function of the database does this one thing for them.
 */
export const forgetInAudit = (tx: Tx, { schema }: Pick<ClubFacts, 'schema'>, id_mst_socios: number) =>
  sql`select ${sql.id(schema, 'suprimir_de_auditoria')}(${id_mst_socios}::bigint)`.execute(tx)

interface EntryFields {
  readonly fecha: Date
  readonly id_mst_socios: number | null
  readonly accion: string
  readonly peticion: string
  readonly ip: string | null
  readonly datos: unknown
}
/** One entry: author, call, tables written, and the rows of money among them. */
export const insertEntry = (tx: Tx, { datos, ...entryFields }: EntryFields, { tables, notes }: Pick<Entry, 'tables' | 'notes'>) =>
  tx
    .insertInto('auditoria')
    .values({ ...entryFields, tablas: json([...tables]), datos: json(datos), cambios: notes.length > 0 ? json(notes) : null })
    .execute()
