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
import { type At, filtered } from './member-filter.ts'

/** The members whom somebody chose, by their ids in order: those of a rule as it finds them now, but those who were taken out, or those named; who is not there any more is left out. */
export async function chosenMembers(tx: Tx, { regla, menos, ids }: ValueOf<typeof memberChoice>, at: At): Promise<number[]> {
  const found = regla
    ? filtered(tx, regla, at).select('s.id_mst_socios').where('s.id_mst_socios', 'not in', menos)
    : tx.selectFrom('socio as s').select('s.id_mst_socios').where('s.id_mst_socios', 'in', ids)
  return (await found.orderBy('s.id_mst_socios').execute()).map((row) => row.id_mst_socios)
}

/** What many members are given at once. */
export interface MemberChange {
  readonly id_mst_tiposocio?: number
  readonly notificar?: boolean
  readonly activo?: boolean
  readonly acceso_web?: boolean
  readonly fecha_baja?: string | null
}

/** Writes the same of many locked members, and notes of each what it was: a note for all would go whole when one of them is erased. */
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

/** Which of some members cannot have web access back: somebody else signs in with their login name by now (A-137). Only certain after `takeTurns`. */
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

/** Locks members whole, in the order of their ids: nobody can refer to them anew until the end of the transaction. Those who are not there are left out. */
export const closeMembers = (tx: Tx, ids: readonly number[]) =>
  tx.selectFrom('socio').select('id_mst_socios').where('id_mst_socios', 'in', ids).orderBy('id_mst_socios').forUpdate().execute()

/** Writes a locked record over as it is given, untold in the history: one that ends, is put back as it was, or is forgotten (0116). */
export const overwriteMember = (tx: Tx, id: number, fields: Partial<RowOfResource<typeof member>>) =>
  tx.updateTable('socio').set(fields).where('id_mst_socios', '=', id).execute()
