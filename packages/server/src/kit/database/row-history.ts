import { sql } from 'kysely'
import type { AuditNote } from '../http/audit.ts'
import type { Tx } from './database.ts'

type Row = Readonly<Record<string, unknown>>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

interface HistoryQuery {
  readonly table: string
  /** The name of the row's id. */
  readonly key: string
  readonly id: number
  /** The data shown to users. */
  readonly names: readonly string[]
}

/** Differences between two versions of a row. */
const differences = (names: readonly string[], before: Row | null, after: Row | null) =>
  names
    .map((campo) => ({ campo, antes: before?.[campo] ?? null, despues: after?.[campo] ?? null }))
    .filter(({ antes, despues }) => JSON.stringify(antes) !== JSON.stringify(despues))

/**
 * The history of one row, newest first, read from the audit: an index on the entries by table finds them (0089). Each
 * entry has author, changes, time and call; for a created row, all its data.
 */
export async function rowHistory(tx: Tx, { table, key, id, names }: HistoryQuery) {
  const path = sql.lit(`$[*] ? (@.table == "${table}").*.${key}`)
  const rowIn = (noted: unknown) => (Array.isArray(noted) ? noted : [noted]).filter(isRow).find((row) => row[key] === id) ?? null
  const entries = await tx
    .selectFrom('auditoria as a')
    .leftJoin('socio as s', 's.id_mst_socios', 'a.id_mst_socios')
    .select(['a.fecha', 'a.id_mst_socios', 'a.accion', sql<AuditNote[]>`a.cambios`.as('notas')])
    .select(sql<string | null>`s.nombre || ' ' || s.apellidos`.as('desc_socio'))
    .where('a.cambios', 'is not', null)
    .where(sql<boolean>`jsonb_path_query_array(a.cambios, ${path}) @> ${JSON.stringify([id])}::jsonb`)
    .orderBy('a.fecha', 'desc')
    .orderBy('a.id_reg_auditoria', 'desc')
    .execute()
  return entries.flatMap(({ notas, ...entry }) =>
    notas
      .filter((one) => one.table === table)
      .map(({ before, after }) => ({ was: rowIn(before), is: rowIn(after) }))
      .filter(({ was, is }) => was !== null || is !== null)
      .map(({ was, is }) => ({ ...entry, es_nueva: was === null, cambios: differences(names, was, is) }))
      .filter(({ cambios }) => cambios.length > 0),
  )
}
