import type { Configuration } from '@app/contract/booking-config/config-rules'
import { bookingConfiguration } from '@app/contract/booking-config/configuration'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { cached } from '../../kit/database/cached.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'

const columns = Object.keys(bookingConfiguration.fields).map((name) => `c.${name}` as `c.${keyof typeof bookingConfiguration.fields}`)

/** The configurations with their member and pass types, oldest first. */
const configurations = (tx: Tx) =>
  tx
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
    .orderBy('c.id_mst_reserva_configuracion')
type Row = Awaited<ReturnType<ReturnType<typeof configurations>['execute']>>[number]

/** A row as the rules take it: the ids that its lists name. */
const asConfiguration = ({ members, passes, ...row }: Row): Configuration => ({
  ...row,
  tiposocios: members.map((one) => one.id),
  tipoabonos: passes.map((one) => one.id),
})

/** Every configuration. */
export const readConfigurations = cached(
  ['reserva_configuracion', 'reserva_configuracion_tiposocio', 'reserva_configuracion_tipoabono'],
  async (tx): Promise<readonly Configuration[]> => (await configurations(tx).execute()).map(asConfiguration),
)

/** The configuration with an id; refuses an unknown one. */
export const readConfiguration = async (tx: Tx, id: number) =>
  asConfiguration((await configurations(tx).where('c.id_mst_reserva_configuracion', '=', id).executeTakeFirst()) ?? refuse('msg.not_found'))
