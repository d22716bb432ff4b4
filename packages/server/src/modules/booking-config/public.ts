import { deciding, firstSaid } from '@app/contract/booking-config/config-rules'
import type { Times } from '@app/contract/booking-config/times'
import { type Day, weekday } from '@app/contract/values/day'
import type { Tx } from '../../kit/database.ts'
import { readConfigurations } from './read-configurations.ts'

/** Who books what and when; what is not known yet is null. */
export interface Booking {
  readonly id_mst_tiporeserva: number
  readonly id_mst_tiporecurso: number
  readonly id_mst_socios: number | null
  readonly fecha: Day
  readonly hora_ini: number
}

/** The times that configurations and the booking type give this booking; -1 where the court type is to be asked. */
export async function configuredTimes(tx: Tx, { fecha, id_mst_socios, ...asking }: Booking): Promise<Times> {
  const all = await readConfigurations(tx)
  const owner = all.length === 0 || id_mst_socios === null ? undefined : await memberTypeOf(tx, id_mst_socios)
  const type = await tx
    .selectFrom('tiporeserva_configuracion')
    .select(['min_tiempo_reserva', 'max_tiempo_reserva', 'default_tiempo_reserva'])
    .where('id_mst_tiporeserva', '=', asking.id_mst_tiporeserva)
    .executeTakeFirst()
  const one = deciding(all, { ...asking, id_mst_tiposocio: owner ?? null, tipoabonos: [], dia: weekday(fecha) })
  return firstSaid([one, type ?? null])
}

const memberTypeOf = async (tx: Tx, id: number) =>
  (await tx.selectFrom('socio').select('id_mst_tiposocio').where('id_mst_socios', '=', id).executeTakeFirst())?.id_mst_tiposocio
