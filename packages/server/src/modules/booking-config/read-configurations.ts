import type { Configuration } from '@app/contract/booking-config/config-rules'
import { bookingConfiguration } from '@app/contract/booking-config/configuration'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../kit/database.ts'

const columns = Object.keys(bookingConfiguration.fields).map((name) => `c.${name}` as `c.${keyof typeof bookingConfiguration.fields}`)

/** The configurations with whom they are for, the older first; all of them, or the one with an id. */
export async function readConfigurations(tx: Tx, id?: number): Promise<Configuration[]> {
  const rows = await tx
    .selectFrom('reserva_configuracion as c')
    .select(columns)
    .select((db) => [
      jsonArrayFrom(
        db
          .selectFrom('reserva_configuracion_tiposocio as m')
          .select('m.id_mst_tiposocio as id')
          .whereRef('m.id_mst_reserva_configuracion', '=', 'c.id_mst_reserva_configuracion')
          .orderBy('m.id_mst_tiposocio'),
      ).as('members'),
      jsonArrayFrom(
        db
          .selectFrom('reserva_configuracion_tipoabono as p')
          .select('p.id_mst_tipoabonos as id')
          .whereRef('p.id_mst_reserva_configuracion', '=', 'c.id_mst_reserva_configuracion')
          .orderBy('p.id_mst_tipoabonos'),
      ).as('passes'),
    ])
    .$if(id !== undefined, (q) => q.where('c.id_mst_reserva_configuracion', '=', id ?? 0))
    .orderBy('c.id_mst_reserva_configuracion')
    .execute()
  return rows.map(({ members, passes, ...row }) => ({
    ...row,
    tiposocios: members.map((one) => one.id),
    tipoabonos: passes.map((one) => one.id),
  }))
}
