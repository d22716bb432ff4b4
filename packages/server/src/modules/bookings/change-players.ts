import { lineTotal } from '@app/contract/invoices/invoice-rules'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import { insertLines, isOpenQuote, type Line, lockBookingLines, removeLines, requireNotReserved } from '../invoices/public.ts'
import { detachPasses } from '../passes/public.ts'
import type { Booking } from './booking-row.ts'
import { namesOf, setPlaces } from './players.ts'
import { conceptOf, linesFor, pricedOf } from './prices.ts'
import type { CourtFacts } from './schedule/court-facts.ts'

/** Multiset difference of `from` and `without`: three guests less one guest are two. */
function lessThose(from: readonly number[], without: readonly number[]): number[] {
  const left = [...without]
  return from.filter((id) => {
    const at = left.indexOf(id)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

interface NewPlayers {
  readonly booking: Booking
  readonly court: CourtFacts
  readonly before: readonly number[]
  /** The owner first. */
  readonly places: readonly number[]
  readonly concepto: string | null
}

/**
 * Replaces the players of a booking: a removed player's unpaid line is deleted, an added one gets a line; a player with
 * a paid line cannot be removed, a use of a pass is reverted.
 */
export async function changePlayers(call: Call<unknown>, { booking, court, before, places, concepto }: NewPlayers) {
  const { tx, today, user, club, note } = call
  const leaving = lessThose(before, places)
  const coming = lessThose(places, before)
  const lines = await lockBookingLines(tx, booking.id_reg_reserva)
  const gone: Line[] = []
  for (const member of leaving) {
    const theirs = lines.filter(
      (line) =>
        line.id_mst_socios === member && line.precio_calculado !== null && line.id_reg_factura_origen === null && !gone.includes(line),
    )
    const open = theirs.find((line) => isOpenQuote(line) || lineTotal(line) === 0)
    if (!open && theirs.length > 0) {
      await requireNotReserved(
        tx,
        theirs.map((line) => line.id_reg_factura),
      )
      refuse(
        'booking.jugador_con_pago',
        { socios: 'booking.jugador_con_pago' },
        { nombre: (await namesOf(tx, [member])).get(member) ?? '' },
      )
    }
    if (open) gone.push(open)
  }
  await detachPasses(call, gone)
  await removeLines(tx, gone, today)
  await setPlaces(tx, booking.id_reg_reserva, places)
  const priced = pricedOf(booking, club.zone)
  const made = await insertLines(
    tx,
    booking.id_reg_reserva,
    { today, by: user.id_mst_socios },
    await linesFor(tx, priced, coming, concepto ?? conceptOf(court.desc_recurso, priced)),
  )
  if (gone.length + made.length > 0) note('factura', gone, made)
}
