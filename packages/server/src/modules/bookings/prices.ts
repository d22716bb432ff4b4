import { isSeasonDay } from '@app/contract/season/season-days'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import type { Tx } from '../../kit/database/database.ts'
import type { NewLine } from '../invoices/public.ts'
import { quotePlayers } from '../tariffs/public.ts'
import type { Slot } from './schedule/slot.ts'

/** Facts that determine a booking's prices. */
export interface Priced extends Slot {
  readonly id_mst_tiporeserva: number
  readonly madeAt: Date
  /** The club's zone. */
  readonly zone: string
}

/**
 * Each player's price with its income type and its reason, in the order of the players; empty in the model week of a
 * season, which is free.
 */
export async function quotes(
  tx: Tx,
  { id_mst_recurso, fecha, hora_ini, duracion, id_mst_tiporeserva, madeAt, zone }: Priced,
  players: readonly number[],
) {
  if (players.length === 0 || isSeasonDay(fecha)) return []
  return quotePlayers(tx, {
    court: id_mst_recurso,
    day: fecha,
    from: hora_ini,
    minutes: duracion,
    type: id_mst_tiporeserva,
    players,
    madeAt,
    zone,
  })
}

/** Default text of a booking's line: court, day and start. */
export const conceptOf = (desc_recurso: string, { fecha, hora_ini }: Slot) =>
  `${desc_recurso} ${formatDay(fecha)} ${formatMinute(hora_ini)}`

/** A line for each player that a price was quoted for. */
export const quotedLines = (quoted: Awaited<ReturnType<typeof quotes>>, concepto: string): NewLine[] =>
  quoted.map(({ id_mst_socios, cents, id_mst_tipoingreso, desc_tarifa, explanation }) => ({
    id_mst_socios,
    concepto,
    precio: cents,
    precio_calculado: cents,
    cantidad: 1,
    id_mst_tipoingreso,
    desc_tarifa,
    explicacion: explanation,
  }))

/** A line for each player. */
export const linesFor = async (tx: Tx, booking: Priced, players: readonly number[], concepto: string) =>
  quotedLines(await quotes(tx, booking, players), concepto)
