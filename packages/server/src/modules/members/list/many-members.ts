import type { ValueOf } from '@app/contract/kit/field'
import type { RowOfResource } from '@app/contract/kit/resource'
import type { member } from '@app/contract/members/member'
import type { memberChoice } from '@app/contract/members/member-page'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { fullName } from '../../../kit/full-name.ts'
import type { Note } from '../../../kit/http/audit.ts'
import { settings } from '../../club/public.ts'
import { memberColumns } from '../import/columns.ts'
import { loginField } from '../login-field.ts'
import { filtered, forgiving, type ListContext } from './member-filter.ts'

/** The chosen members, by their ids in order: those that a rule finds now, minus exclusions, or those named; deleted ones are left out. */
export async function chosenMembers(tx: Tx, { regla, menos, ids }: ValueOf<typeof memberChoice>, at: ListContext): Promise<number[]> {
  const found = regla
    ? filtered(tx, await forgiving(tx, regla), at)
        .select('s.id_mst_socios')
        .where('s.id_mst_socios', 'not in', menos)
    : tx.selectFrom('socio as s').select('s.id_mst_socios').where('s.id_mst_socios', 'in', ids)
  return (await found.orderBy('s.id_mst_socios').execute()).map((row) => row.id_mst_socios)
}

/** Values set for many members together. */
export interface MemberChange {
  readonly id_mst_tiposocio?: number
  readonly notificar?: boolean
  readonly activo?: boolean
  readonly acceso_web?: boolean
  readonly fecha_baja?: string | null
}

/**
 * Sets the same values for many locked members, and records the previous ones of each: a common record would be lost
 * when one of them is erased.
 */
export async function changeMembers({ tx, note }: { tx: Tx; note: Note }, ids: readonly number[], change: MemberChange) {
  const names = Object.keys(change) as (keyof MemberChange)[]
  const before = await tx
    .selectFrom('socio')
    .select(['id_mst_socios', ...names])
    .where('id_mst_socios', 'in', ids)
    .orderBy('id_mst_socios')
    .execute()
  await tx.updateTable('socio').set(change).where('id_mst_socios', 'in', ids).execute()
  for (const row of before) note('socio', row, { id_mst_socios: row.id_mst_socios, ...change })
}

/** The given members that cannot regain web access: their login name is taken by now (A-137). Only certain after `takeTurns`. */
export async function withoutLogin(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const login = loginField(await settings(tx))
  if (login === 'numsocio') return new Set()
  const rows = await tx
    .selectFrom('socio as s')
    .innerJoin('socio as o', (join) =>
      join
        .on(sql<boolean>`lower(${sql.ref(`o.${login}`)}) = lower(${sql.ref(`s.${login}`)})`)
        .onRef('o.id_mst_socios', '<>', 's.id_mst_socios'),
    )
    .select('s.id_mst_socios')
    .distinct()
    .where('s.id_mst_socios', 'in', ids)
    .where('o.acceso_web', '=', true)
    .execute()
  return new Set(rows.map((row) => row.id_mst_socios))
}

/** Members with their names and types, as they are stored. */
export const memberRecords = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('socio as s')
    .innerJoin('tipo_socio as t', 't.id_mst_tiposocio', 's.id_mst_tiposocio')
    .select([...memberColumns.map((name) => `s.${name}` as const), fullName('s').as('nombre_completo'), 't.desc as desc_tiposocio'])
    .where('s.id_mst_socios', 'in', ids)
    .execute()
export type MemberRecord = Awaited<ReturnType<typeof memberRecords>>[number]

/**
 * Locks members exclusively, in the order of their ids: no new reference to them is possible until the end of the
 * transaction. Missing ones are left out.
 */
export const closeMembers = (tx: Tx, ids: readonly number[]) =>
  tx.selectFrom('socio').select('id_mst_socios').where('id_mst_socios', 'in', ids).orderBy('id_mst_socios').forUpdate().execute()

/** Overwrites a locked record, without a history entry: one that is ended, restored or erased (0116). */
export const overwriteMember = (tx: Tx, id: number, fields: Partial<RowOfResource<typeof member>>) =>
  tx.updateTable('socio').set(fields).where('id_mst_socios', '=', id).execute()
