import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import type { Tx } from '../../kit/database.ts'
import { isOpenQuote, type Line, lockBookingLines, type NewLine, repriceLine } from '../invoices/public.ts'
import { quotePlayers } from '../tariffs/public.ts'
import type { Slot } from './slot.ts'

/** What a booking's prices hang on. */
export interface Priced extends Slot {
  readonly id_mst_tiporeserva: number
  readonly madeAt: Date
  /** The club's zone. */
  readonly zone: string
}

/** Each player's price with its income type and its reason, in the order of the players. */
export async function quotes(
  tx: Tx,
  { id_mst_recurso, fecha, hora_ini, duracion, id_mst_tiporeserva, madeAt, zone }: Priced,
  players: readonly number[],
) {
  if (players.length === 0) return []
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

/** The text of a booking's line when nobody gives one: court, day and start. */
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

/** Prices the open lines of a booking anew; paid lines and lines that nobody calculated stay. Returns the lines before and after. */
export async function repriceBooking(tx: Tx, id_reg_reserva: number, booking: Priced): Promise<{ before: Line[]; after: Line[] }> {
  const before = (await lockBookingLines(tx, id_reg_reserva)).filter((line) => isOpenQuote(line) && line.id_mst_socios !== null)
  const fresh = await quotes(
    tx,
    booking,
    before.map((line) => line.id_mst_socios!),
  )
  const after: Line[] = []
  for (const [index, line] of before.entries()) {
    const { cents, id_mst_tipoingreso, desc_tarifa, explanation } = fresh[index]!
    after.push(
      await repriceLine(tx, line, {
        id_mst_socios: line.id_mst_socios,
        precio_calculado: cents,
        id_mst_tipoingreso,
        desc_tarifa,
        explicacion: explanation,
      }),
    )
  }
  return { before, after }
}
