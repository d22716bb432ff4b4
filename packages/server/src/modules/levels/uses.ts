import { member } from '@app/contract/members/member'
import { memberType } from '@app/contract/members/member-type'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { type Requester, usesBy, usesRefusal } from '../../kit/database/in-use.ts'
import { refuse } from '../../kit/http/refusal.ts'

/**
 * Refuses to delete a level of members or member types, and names them; bookings keep their range, clipped to existing
 * levels. Levels are numbers, so no reference guards them.
 */
export async function refuseUsed(tx: Tx, level: number, requester: Requester) {
  const members = tx.selectFrom('socio').select('id_mst_socios').where('nivel', '=', level)
  const types = tx.selectFrom('tipo_socio').select('id_mst_tiposocio').where('nivel', '=', level)
  const uses = [await usesBy(tx, member, sql`(${members})`, requester), await usesBy(tx, memberType, sql`(${types})`, requester)].filter(
    (use) => use !== null,
  )
  if (uses.length === 0) return
  const { values, extra } = usesRefusal(uses)
  refuse('msg.in_use', { cod_nivel: { key: 'msg.in_use', values } }, values, extra)
}
