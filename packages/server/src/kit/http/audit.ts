import type { Action } from '@app/contract/kit/action'
import type { Field, Fields } from '@app/contract/kit/field'
import { holdsWords } from '@app/contract/kit/words'
import type { FastifyRequest } from 'fastify'
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

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const isFile = ({ content, sample }: { content?: unknown; sample?: unknown }) => Buffer.isBuffer(content ?? sample)

/** A value for the log: without secrets, files, and words that are not declared to be about nobody; a long list as its length. */
function redactedValue(field: Field | undefined, value: unknown): unknown {
  if (!field || value === null || value === undefined || value === '' || typeof value === 'boolean') return field ? value : '•'
  const { kind, facts } = field
  if (kind === 'secret' || kind === 'file' || isFile(value)) return '•'
  if (Array.isArray(value) && value.length > 200) return `${value.length}`
  if (facts.item && Array.isArray(value)) return value.map((one) => redactedValue(facts.item, one))
  if (facts.fields && isRecord(value)) return redacted(facts.fields, value)
  return holdsWords(field) && facts.words !== 'club' ? '•' : value
}
/** Input for the log. */
const redacted = (fields: Fields, input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, redactedValue(fields[name], value)]))

/** One entry per command, in its transaction: a successful command has an entry, a failed one has none. */
export async function writeAudit(tx: Tx, { action, input, user, now, request, ip, tables, notes }: Entry) {
  const who = { id_mst_socios: user?.id_mst_socios ?? null, accion: action.endpoint, peticion: request.id, ip }
  await insertEntry(tx, { ...who, fecha: now, datos: redacted(action.input, input) }, { tables, notes })
}

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
