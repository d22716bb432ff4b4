import { type Configuration, decidingConfiguration, firstSetTimes } from '@app/contract/booking-config/config-rules'
import { type Breach, firstBreach, type Hours, limitNames, type Owner } from '@app/contract/booking-config/hour-limits'
import type { Times } from '@app/contract/booking-config/times'
import { type Day, weekday } from '@app/contract/values/day'
import { cached } from '../../kit/database/cached.ts'
import type { Tx } from '../../kit/database/database.ts'
import { together } from '../../kit/database/together.ts'
import { passTypesOn } from '../passes/public.ts'
import { readConfigurations } from './read-configurations.ts'

/** Booking to be configured; unknown facts are null. */
export interface Booking {
  readonly id_mst_tiporeserva: number
  readonly id_mst_socios: number | null
  readonly fecha: Day
  readonly hora_ini: number
}

const typeTimes = cached(['tiporeserva_configuracion'], async (tx, type: number): Promise<Times | null> => {
  const found = await tx
    .selectFrom('tiporeserva_configuracion')
    .select(['min_tiempo_reserva', 'max_tiempo_reserva', 'default_tiempo_reserva'])
    .where('id_mst_tiporeserva', '=', type)
    .executeTakeFirst()
  return found ?? null
})

/** A member's own type and additional ones. */
async function memberTypes(tx: Tx, member: number): Promise<readonly number[]> {
  const [own, more] = await together(
    tx.selectFrom('socio').select('id_mst_tiposocio').where('id_mst_socios', '=', member).execute(),
    tx.selectFrom('socios_tiposocio').select('id_mst_tiposocio').where('id_mst_socios', '=', member).execute(),
  )
  return [...own, ...more].map((one) => one.id_mst_tiposocio)
}

const nobody: Owner = { tiposocios: [], tipoabonos: [] }

/** Facts that select a configuration: all of them, the booking type's own times, and the owner's types and passes on that day. */
export interface Rules {
  readonly all: readonly Configuration[]
  readonly type: Times | null
  readonly owner: Owner
}
export async function rulesFor(tx: Tx, { id_mst_tiporeserva, id_mst_socios: member, fecha }: Booking): Promise<Rules> {
  const [tiposocios, all, type] = await together(
    member === null ? Promise.resolve([]) : memberTypes(tx, member),
    readConfigurations(tx),
    typeTimes(tx, id_mst_tiporeserva),
  )
  if (member === null) return { owner: nobody, all, type }
  const usesPasses = all.some((one) => one.tipoabonos.length > 0)
  return { owner: { tiposocios, tipoabonos: usesPasses ? await passTypesOn(tx, member, fecha) : [] }, all, type }
}

/** Times of this booking by configurations and booking type; -1 inherits from the court type. */
export function configuredTimes(
  { all, type, owner }: Rules,
  { fecha, id_mst_tiporeserva, hora_ini }: Booking,
  id_mst_tiporecurso: number,
): Times {
  const facts = { id_mst_tiporeserva, id_mst_tiporecurso, ...owner, dia: weekday(fecha), hora_ini }
  return firstSetTimes([decidingConfiguration(all, facts), type])
}

/** The first hour limit that a booking would exceed together with the `others` of its owner. */
export const breachOf = ({ all, owner }: Rules, wanted: Hours, others: readonly Hours[]): Breach | null =>
  firstBreach(all, owner, wanted, others)

/** True if any configuration limits hours. */
export const limitsHours = async (tx: Tx): Promise<boolean> =>
  (await readConfigurations(tx)).some((one) => limitNames.some((name) => one[name] > 0))
