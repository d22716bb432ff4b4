import { isDeepStrictEqual } from 'node:util'
import { type Action, type EditedRead, editedFields } from '@app/contract/kit/action'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { refuse } from './refusal.ts'

/** Repeats a read, answered in wire form. */
export type ReadAgain = (read: Action, input: Readonly<Record<string, unknown>>) => Promise<unknown>

/**
 * Values that a caller read before the change, by name, in wire form; null without `_read`. Refuses names that no read
 * of the call returns.
 */
export function readBefore(action: Action, body: unknown): Readonly<Record<string, unknown>> | null {
  const sent = typeof body === 'object' && body !== null && '_read' in body ? body._read : null
  if (sent === null || !action.edits) return null
  if (typeof sent !== 'object' || Array.isArray(sent)) return refuse('msg.invalid_input', { _read: 'invalid.object' })
  const known = editedFields(action)
  const unknown = Object.keys(sent as object).filter((name) => !(name in known))
  if (unknown.length > 0) refuse('msg.invalid_input', Object.fromEntries(unknown.map((name) => [`_read.${name}`, 'invalid.unknown_field'])))
  return sent as Record<string, unknown>
}

interface Checked {
  readonly tx: Tx
  readonly schema: string
  readonly action: Action
  readonly input: unknown
  readonly before: Readonly<Record<string, unknown>>
  readonly readAgain: ReadAgain
}

/**
 * Refuses a change based on outdated values, naming the fields. Changes of one row wait for each other: it is read
 * again under a lock until the commit. If that read refuses, so does the change.
 */
export async function refuseChanged({ tx, schema, action, input, before, readAgain }: Checked) {
  const changed: string[] = []
  for (const edited of action.edits ?? []) {
    const names = namesIn(edited, before)
    if (names.length === 0) continue
    const readInput = edited.of(input as never)
    const key = JSON.stringify([schema, edited.read.endpoint, readInput])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
    const now: unknown = JSON.parse(JSON.stringify(await readAgain(edited.read, readInput)))
    const there = (edited.as ? { [edited.as]: now } : now) as Readonly<Record<string, unknown>>
    changed.push(...names.filter((name) => !isSame(there[name], before[name])))
  }
  if (changed.length > 0) refuse('msg.changed_meanwhile', Object.fromEntries(changed.map((name) => [name, 'msg.changed_meanwhile'])))
}

const isMap = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
/** In a map, such as the parameters, a caller sends only the changed names. */
const isSame = (now: unknown, seen: unknown): boolean =>
  isMap(now) && isMap(seen)
    ? Object.entries(seen).every(([name, value]) => isDeepStrictEqual(now[name], value))
    : isDeepStrictEqual(now, seen)

const namesIn = ({ read, as }: EditedRead, before: Readonly<Record<string, unknown>>) =>
  (as ? [as] : Object.keys(read.output.facts.fields ?? {})).filter((name) => name in before)
