import { deciding, firstSaid } from '@app/contract/booking-config/config-rules'
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

/** The times that configurations and the booking type give this booking, in one query; -1 where the court type is to be asked. */
export async function configuredTimes(tx: Tx, { fecha, id_mst_socios, ...asking }: Booking): Promise<Times> {
  const { all, type, owner } = await tx
    .selectNoFrom((db) => [
      jsonArrayFrom(configurations(tx)).as('all'),
      jsonObjectFrom(
        db
          .selectFrom('tiporeserva_configuracion')
          .select(['min_tiempo_reserva', 'max_tiempo_reserva', 'default_tiempo_reserva'])
          .where('id_mst_tiporeserva', '=', asking.id_mst_tiporeserva),
      ).as('type'),
      db.selectFrom('socio').select('id_mst_tiposocio').where('id_mst_socios', '=', id_mst_socios).as('owner'),
    ])
    .executeTakeFirstOrThrow()
  const one = deciding(all.map(asConfiguration), { ...asking, id_mst_tiposocio: owner, tipoabonos: [], dia: weekday(fecha) })
  return firstSaid([one, type])
}
