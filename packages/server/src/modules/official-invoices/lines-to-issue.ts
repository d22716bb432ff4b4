import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Line, lockLines } from '../invoices/public.ts'

/** Names of the payers of lines, by id. */
export async function payersOf(tx: Tx, lines: readonly Line[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(lines.flatMap(({ id_mst_socios }) => id_mst_socios ?? []))]
  if (ids.length === 0) return new Map()
  const people = await tx
    .selectFrom('socio as s')
    .select(['s.id_mst_socios', fullName('s').as('nombre')])
    .where('s.id_mst_socios', 'in', ids)
    .execute()
  return new Map(people.map(({ id_mst_socios, nombre }) => [id_mst_socios, nombre]))
}

/** The named lines, locked, with the names of their payers by id; refuses none, an unknown one, and one of an unpaid cart. */
export async function linesToIssue(tx: Tx, named: readonly number[]) {
  const ids = [...new Set(named)]
  if (ids.length === 0) refuse('No_element_selected')
  const lines = await lockLines(tx, ids)
  if (lines.length !== ids.length || lines.some(({ borrador, fecha_baja }) => borrador || fecha_baja !== null)) refuse('msg.not_found')
  return { lines, names: await payersOf(tx, lines) }
}
