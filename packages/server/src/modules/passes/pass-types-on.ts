import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'

/**
 * The types of a member's passes valid on a day: in use, bought by then, not expired. Passes end at the club's
 * midnight, so that noon distinguishes days in every zone; a pass of hours that ends at noon or later counts for the
 * whole day.
 */
export async function passTypesOn(tx: Tx, member: number, day: Day): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('abono')
    .select('id_mst_tipoabonos')
    .distinct()
    .where('id_mst_socios', '=', member)
    .where('fecha_baja', 'is', null)
    .where('activo', '=', true)
    .where('fecha_compra', '<=', day)
    .where((eb) => eb.or([eb('vence', 'is', null), eb('vence', '>', sql<Date>`(${day}::date + time '12:00') at time zone 'UTC'`)]))
    .execute()
  return rows.map((one) => one.id_mst_tipoabonos)
}
