import { deciding, firstSaid } from '@app/contract/booking-config/config-rules'
import { type Breach, firstBreach, type Hours, limitNames } from '@app/contract/booking-config/hour-limits'
import type { Times } from '@app/contract/booking-config/times'
import { type Day, weekday } from '@app/contract/values/day'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../kit/database.ts'
import { asConfiguration, configurations } from './read-configurations.ts'

/** Who books what and when; what is not known yet is null. */
export interface Booking {
  readonly id_mst_tiporeserva: number
  readonly id_mst_tiporecurso: number
  readonly id_mst_socios: number | null
  readonly fecha: Day
  readonly hora_ini: number
}

/** What the times of a booking hang on beside its court, as one column of another query: every configuration, the booking type's own times, the type of the member who books. */
export const timeRules = (tx: Tx, { id_mst_tiporeserva, id_mst_socios }: Pick<Booking, 'id_mst_tiporeserva' | 'id_mst_socios'>) =>
  jsonObjectFrom(
    tx.selectNoFrom((db) => [
      jsonArrayFrom(configurations(tx)).as('all'),
      jsonObjectFrom(
        db
          .selectFrom('tiporeserva_configuracion')
          .select(['min_tiempo_reserva', 'max_tiempo_reserva', 'default_tiempo_reserva'])
          .where('id_mst_tiporeserva', '=', id_mst_tiporeserva),
      ).as('type'),
      db.selectFrom('socio').select('id_mst_tiposocio').where('id_mst_socios', '=', id_mst_socios).as('owner'),
    ]),
  ).$notNull()
export type TimeRules = NonNullable<ReturnType<typeof timeRules>['expressionType']>

/** The times that configurations and the booking type give this booking; -1 where the court type is to be asked. */
export function configuredTimes({ all, type, owner }: TimeRules, { fecha, id_mst_socios: _owner, ...asking }: Booking): Times {
  const one = deciding(all.map(asConfiguration), { ...asking, id_mst_tiposocio: owner, tipoabonos: passes, dia: weekday(fecha) })
  return firstSaid([one, type])
}

/** Nobody has a pass yet: a configuration that asks for one concerns nobody. */
const passes: readonly number[] = []

/** The first hour limit that a booking would break beside the `others` of its owner. */
export const breachOf = ({ all, owner }: TimeRules, wanted: Hours, others: readonly Hours[]): Breach | null =>
  firstBreach(all.map(asConfiguration), { id_mst_tiposocio: owner, tipoabonos: passes }, wanted, others)

/** The configurations that limit hours, for a condition of another query. */
export const limitingHours = (tx: Tx) =>
  tx
    .selectFrom('reserva_configuracion')
    .select('id_mst_reserva_configuracion')
    .where((where) => where.or(limitNames.map((name) => where(name, '>', 0))))
