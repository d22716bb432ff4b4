import type { RowOfResource } from '../../kit/resource.ts'
import { asMidnight } from '../../values/minute.ts'
import { by } from '../../values/order.ts'
import type { bookingConfiguration } from './configuration.ts'
import { areSet, inherited, type Times } from './times.ts'

/** Configuration with the types it applies to. */
export interface Configuration extends RowOfResource<typeof bookingConfiguration> {
  readonly tiposocios: number[]
  readonly tipoabonos: number[]
}
/** Facts of a requested booking: `dia` is 1 Monday … 7 Sunday, `hora_ini` minutes of the day. */
export interface BookingCriteria {
  readonly id_mst_tiporeserva: number
  readonly id_mst_tiporecurso: number
  /** The member's own type and further ones; empty without a member. */
  readonly tiposocios: readonly number[]
  /** Types of the member's passes in force. */
  readonly tipoabonos: readonly number[]
  readonly dia: number
  readonly hora_ini: number
}

/** The weekday flags, Monday first. */
export const dayFlags = ['lu', 'ma', 'mi', 'ju', 'vi', 'sa', 'do'] as const

/** True if a configuration applies to this booking: every criterion it sets must match. */
export const appliesTo = (one: Configuration, criteria: BookingCriteria): boolean =>
  (one.id_mst_tiporeserva === null || one.id_mst_tiporeserva === criteria.id_mst_tiporeserva) &&
  (one.id_mst_tiporecurso === null || one.id_mst_tiporecurso === criteria.id_mst_tiporecurso) &&
  (one.tiposocios.length === 0 || one.tiposocios.some((id) => criteria.tiposocios.includes(id))) &&
  (one.tipoabonos.length === 0 || one.tipoabonos.some((id) => criteria.tipoabonos.includes(id))) &&
  one[dayFlags[criteria.dia - 1]!] &&
  one.hora_ini <= criteria.hora_ini &&
  criteria.hora_ini < asMidnight(one.hora_fin)

/** Specificity of a configuration, the weightier criterion first: booking type, court type, passes, member types. */
const weight = (one: Configuration) =>
  (one.id_mst_tiporeserva === null ? 0 : 8) +
  (one.id_mst_tiporecurso === null ? 0 : 4) +
  (one.tipoabonos.length === 0 ? 0 : 2) +
  (one.tiposocios.length === 0 ? 0 : 1)

/** Deciding configuration: of those with times that apply to this booking, the most specific one; the older of two equals. */
export const decidingConfiguration = (all: readonly Configuration[], criteria: BookingCriteria): Configuration | null =>
  all
    .filter((one) => areSet(one) && appliesTo(one, criteria))
    .toSorted(
      by(
        (one) => -weight(one),
        (one) => one.id_mst_reserva_configuracion,
      ),
    )[0] ?? null

/** Each time from the first level that sets it; -1 defers to the next one. */
export function firstSetTimes(levels: readonly (Times | null)[]): Times {
  const firstSet = (name: keyof Times) => levels.find((level) => level !== null && level[name] !== inherited)?.[name] ?? inherited
  return {
    min_tiempo_reserva: firstSet('min_tiempo_reserva'),
    max_tiempo_reserva: firstSet('max_tiempo_reserva'),
    default_tiempo_reserva: firstSet('default_tiempo_reserva'),
  }
}
