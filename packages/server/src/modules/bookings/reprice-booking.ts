import { lineTotal } from '@app/contract/invoices/invoice-rules'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import type { Tx } from '../../kit/database/database.ts'
import type { Call } from '../../kit/http/serve.ts'
import { insertLines, isOpenQuote, type Line, lockBookingLines, recordChargedPlace, removeLines, repriceLine } from '../invoices/public.ts'
import { detachPasses, reapplyPasses } from '../passes/public.ts'
import { requireOpenLines } from '../periods/public.ts'
import type { Booking } from './booking-row.ts'
import { recordOverpaid } from './overpayment.ts'
import { conceptOf, pricedOf, quotes } from './prices.ts'
import type { Slot } from './schedule/slot.ts'

/** Previous place of a booking, and the current name of its court. */
interface Move {
  readonly from: Slot
  readonly court: string
  /** True if already paid places owe a price increase; null only for a longer booking. */
  readonly collects: boolean | null
  /** True if the club moved it and the agreed prices stay: nothing is due back for a cheaper place. */
  readonly isAgreed?: boolean
}

/** A line's text at the new place; a text written by hand, without the old day and hour, is kept. */
const movedText = ({ concepto }: Line, { from, court }: Move, to: Slot) =>
  concepto.includes(`${formatDay(from.day)} ${formatMinute(from.from)}`) ? conceptOf(court, to) : concepto

/** Records the place that the booking leaves on fully or partly paid lines. */
async function keepPlace(tx: Tx, settled: readonly Line[], { court: id_mst_recurso, day: fecha, from: hora_ini, minutes: duracion }: Slot) {
  if (settled.length === 0) return
  const { desc_recurso } = await tx
    .selectFrom('recurso')
    .select('desc_recurso')
    .where('id_mst_recurso', '=', id_mst_recurso)
    .executeTakeFirstOrThrow()
  await recordChargedPlace(tx, settled, { id_mst_recurso, desc_recurso, fecha, hora_ini, duracion })
}

/** A player's line with the lines that add to it. */
interface Charge {
  readonly base: Line
  /** Amount charged already, in calculated cents: a price reduced by hand remains reduced. */
  readonly charged: number
  /** The same, as it was charged. */
  readonly settled: number
  /** The difference that is not paid yet. */
  readonly open: Line | undefined
}

/** The players’ calculated lines, each with the amount charged already. */
export function chargesOf(lines: readonly Line[]): Charge[] {
  const calculated = lines.filter((line) => line.precio_calculado !== null && line.id_mst_socios !== null)
  return calculated
    .filter((line) => line.id_reg_factura_origen === null)
    .map((base) => {
      const added = calculated.filter((line) => line.id_reg_factura_origen === base.id_reg_factura)
      const settled = [base, ...added].filter((line) => !isOpenQuote(line))
      const charged = settled.reduce((sum, line) => sum + line.precio_calculado!, 0)
      return { base, charged, settled: settled.reduce((sum, line) => sum + lineTotal(line), 0), open: added.find(isOpenQuote) }
    })
}

interface Repricing {
  readonly id_reg_reserva: number
  readonly priced: ReturnType<typeof pricedOf>
  readonly move: Move | null
  /** True if a separate line collects the difference of a paid one. */
  readonly collects: boolean
}
/** Gives the open line of a charge its new price, or adds a line for the difference; returns these lines before and after. */
async function repriceCharge(
  { tx, today, user }: Call<unknown>,
  { base, charged, open }: Charge,
  quote: Awaited<ReturnType<typeof quotes>>[number],
  { id_reg_reserva, priced, move, collects }: Repricing,
): Promise<{ before: readonly Line[]; after: readonly Line[] }> {
  const { cents, id_mst_tipoingreso, desc_tarifa, explanation: explicacion } = quote
  const line = isOpenQuote(base) ? base : open
  const rest = move?.collects === false && open ? open.precio_calculado! : cents - charged
  const price = { id_mst_socios: base.id_mst_socios, precio_calculado: rest, id_mst_tipoingreso, desc_tarifa, explicacion }
  if (line && line !== base && rest <= 0) {
    await removeLines(tx, [line], today)
    return { before: [line], after: [] }
  }
  if (line) {
    const repriced = await repriceLine({ tx, today }, line, { ...price, ...(move && { concepto: movedText(line, move, priced) }) })
    return { before: [line], after: [repriced] }
  }
  if (!move || !collects || rest <= 0) return { before: [], after: [] }
  const added = { precio: rest, cantidad: 1, concepto: conceptOf(move.court, priced), id_reg_factura_origen: base.id_reg_factura }
  return { before: [], after: await insertLines(tx, id_reg_reserva, { today, by: user.id_mst_socios }, [{ ...price, ...added }]) }
}

/**
 * Recalculates the prices of a changed booking. Open lines get the new price and text. A paid line keeps both and
 * remembers its place; if the booking became longer, or the desk requests it, a separate line collects the difference,
 * which follows the booking until it is paid. Prices entered by hand are kept. A pass that paid for a
 * place follows the booking if it is valid there too (0098). The part of a paid line above a cheaper place is due back.
 * A move out of a closed month, or into one, is refused.
 */
export async function repriceBooking(call: Call<unknown>, booking: Booking, move: Move | null) {
  const { tx, club, note } = call
  const seen = await lockBookingLines(tx, booking.id_reg_reserva)
  if (move) {
    await requireOpenLines(call, seen, move.from.day)
    await requireOpenLines(call, seen)
  }
  const lifted = move ? await detachPasses(call, seen) : []
  const lines = lifted.length > 0 ? await lockBookingLines(tx, booking.id_reg_reserva) : seen
  const collects = move !== null && (move.collects ?? booking.duracion > move.from.minutes)
  const charges = chargesOf(lines).filter(({ base, open }) => move || isOpenQuote(base) || open)
  const priced = pricedOf(booking, club.zone)
  const fresh = await quotes(
    tx,
    priced,
    charges.map(({ base }) => base.id_mst_socios!),
  )
  const before: Line[] = []
  const after: Line[] = []
  const repricing = { id_reg_reserva: booking.id_reg_reserva, priced, move, collects }
  for (const [index, charge] of charges.entries()) {
    const changed = await repriceCharge(call, charge, fresh[index]!, repricing)
    before.push(...changed.before)
    after.push(...changed.after)
  }
  if (move) {
    const isSettled = (line: Line) => line.precio_calculado !== null && !isOpenQuote(line)
    await keepPlace(tx, lines.filter(isSettled), move.from)
    const places = charges.map((charge, index) => ({ ...charge, cents: fresh[index]!.cents })).filter(({ base }) => isSettled(base))
    if (!move.isAgreed)
      await recordOverpaid(
        tx,
        places.map(({ base, charged, settled, cents }) => ({
          id_reg_factura: base.id_reg_factura,
          now: cents < charged ? Math.max(0, settled - (charged - cents) * base.cantidad) : null,
        })),
      )
  }
  if (before.length + after.length > 0) note('factura', before, after)
  await reapplyPasses(call, booking, lifted)
}
