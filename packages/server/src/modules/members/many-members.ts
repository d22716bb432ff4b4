import type { ValueOf } from '@app/contract/kit/field'
import type { memberChoice } from '@app/contract/members/member-page'
import type { Tx } from '../../kit/database.ts'
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

/** Writes the same of many locked members. */
export const changeMembers = (tx: Tx, ids: readonly number[], change: MemberChange) =>
  tx.updateTable('socio').set(change).where('id_mst_socios', 'in', ids).execute()
