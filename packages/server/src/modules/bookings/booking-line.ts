import { addLines, addProducts, changeLineMember, completeWithGuests, repriceLines } from '@app/contract/bookings/booking-line'
import { isPaid } from '@app/contract/invoices/invoice-rules'
import { guestMember } from '@app/contract/members/member'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { requireAllowedIncome } from '../income-types/public.ts'
import { insertLines, type Line, lockBookingLines, repriceLine, requireNotReserved } from '../invoices/public.ts'
import { requireAllowedSports } from '../member-permissions/public.ts'
import { detachPasses } from '../passes/public.ts'
import { sellableOnLine } from '../products/public.ts'
import { type Booking, lockBooking } from './booking-row.ts'
import { recordLeaving } from './calendar/record-leaving.ts'
import { checkHours } from './hour-limits.ts'
import { namesOf, placesOfBooking, setPlaces, warnOfInactive } from './players.ts'
import { conceptOf, linesFor, pricedOf, quotes } from './prices.ts'
import { bookingLines } from './read-lines.ts'
import { repriceBooking } from './reprice-booking.ts'
import { oneCourt } from './schedule/court-facts.ts'

export const addSome = handle(addLines, async ({ tx, input, today, minute, user, note }) => {
  const id = input.id_reg_reserva ?? refuse('msg.factura_puntual_sin_reserva')
  if (input.facturas.length === 0) refuse('No_element_selected', { facturas: 'No_element_selected' })
  await lockBooking(tx, id)
  await namesOf(
    tx,
    input.facturas.map((line) => line.id_mst_socios),
  )
  const types = [...new Set(input.facturas.flatMap((line) => line.id_mst_tipoingreso ?? []))]
  const known = await tx
    .selectFrom('tipo_ingreso')
    .select('id_mst_tipoingreso')
    .where('id_mst_tipoingreso', 'in', [0, ...types])
    .execute()
  if (known.length !== types.length) refuse('msg.not_found', { facturas: 'msg.not_found' })
  await requireAllowedIncome(tx, user, input.facturas)
  const lines = input.facturas.map((line) => ({ ...line, precio_calculado: null, desc_tarifa: null }))
  note('factura', null, await insertLines(tx, id, { today, by: user.id_mst_socios }, lines))
  return { facturas: await bookingLines(tx, id, { today, minute }) }
})

export const addSold = handle(addProducts, async ({ tx, input, today, minute, user, note }) => {
  const { id, productos } = input
  if (productos.length === 0) refuse('No_element_selected', { productos: 'No_element_selected' })
  const { id_mst_socios: owner } = await lockBooking(tx, id)
  const id_mst_socios = input.id_mst_socios ?? owner ?? guestMember
  await namesOf(tx, [id_mst_socios])
  const lines = []
  const asked = new Map<number, number>()
  for (const { id_mst_producto, cantidad } of productos.toSorted((a, b) => a.id_mst_producto - b.id_mst_producto)) {
    const pieces = cantidad + (asked.get(id_mst_producto) ?? 0)
    asked.set(id_mst_producto, pieces)
    const { nombre: concepto, precio, id_mst_tipoingreso } = await sellableOnLine(tx, id_mst_producto, { pieces })
    const sold = { id_mst_socios, id_mst_producto, concepto, precio, cantidad, id_mst_tipoingreso }
    lines.push({ ...sold, precio_calculado: null, desc_tarifa: null })
  }
  await requireAllowedIncome(tx, user, lines)
  note('factura', null, await insertLines(tx, id, { today, by: user.id_mst_socios }, lines))
  return { facturas: await bookingLines(tx, id, { today, minute }) }
})

export const complete = handle(completeWithGuests, async ({ tx, input, now, today, minute, user, club, note }) => {
  const booking = await lockBooking(tx, input.id_reg_reserva)
  const court = await oneCourt(tx, booking.id_mst_recurso)
  const places = await placesOfBooking(tx, booking.id_reg_reserva)
  const free = court.capacidad_max - places.length
  const guests = input.cantidad ?? free
  if (free < 1 || guests > free) refuse('booking.pista_completa', {}, { pista: court.desc_recurso })
  const coming = Array.from({ length: guests }, () => guestMember)
  await setPlaces(tx, booking.id_reg_reserva, [...places, ...coming])
  await tx
    .updateTable('reserva')
    .set({ num_faltan: Math.min(booking.num_faltan, free - guests), version: booking.version + 1, fecha_modificacion: now })
    .where('id_reg_reserva', '=', booking.id_reg_reserva)
    .execute()
  const priced = pricedOf(booking, club.zone)
  const lines = await linesFor(tx, priced, coming, conceptOf(court.desc_recurso, priced))
  note('factura', null, await insertLines(tx, booking.id_reg_reserva, { today, by: user.id_mst_socios }, lines))
  return { facturas: await bookingLines(tx, booking.id_reg_reserva, { today, minute }) }
})

/** Places after the line of one of them passes to another member; a player with a place already is refused. */
function placesWith(places: readonly number[], { id_mst_socios: former }: Line, member: { id: number; nombre: string }): readonly number[] {
  if (member.id !== guestMember && member.id !== former && places.includes(member.id))
    refuse('booking.jugador_repetido', { idSocio: 'booking.jugador_repetido' }, { nombre: member.nombre })
  const at = places.indexOf(former ?? 0)
  return at < 0 ? places : places.with(at, member.id)
}

/** Checks a booking for its new owner: permitted sports, and limits of hours unless confirmed. */
async function checkNewOwner({ tx, user }: Call<unknown>, booking: Booking, isConfirmed: boolean) {
  const court = await oneCourt(tx, booking.id_mst_recurso, booking)
  await requireAllowedSports(tx, { user, owner: booking.id_mst_socios, courts: [court] })
  if (!isConfirmed) await checkHours(tx, court, booking)
}

/** Calculated price of a line; extras keep their own, without a calculated one. */
const priceOf = (line: Line, quote: Awaited<ReturnType<typeof quotes>>[number] | undefined) =>
  quote
    ? {
        precio_calculado: quote.cents,
        id_mst_tipoingreso: quote.id_mst_tipoingreso,
        desc_tarifa: quote.desc_tarifa,
        explicacion: quote.explanation,
      }
    : {
        precio_calculado: null,
        id_mst_tipoingreso: line.id_mst_tipoingreso,
        desc_tarifa: line.desc_tarifa,
        explicacion: line.explicacion,
      }

export const changeMember = handle(changeLineMember, async (call) => {
  const { tx, input, now, today, minute, club, note } = call
  const { id, id_factura, idSocio, confirmar_limites, confirmar_inactivos } = input
  const booking = await lockBooking(tx, id)
  const seen = (await lockBookingLines(tx, id)).find((one) => one.id_reg_factura === id_factura) ?? refuse('msg.not_found')
  await requireNotReserved(tx, [id_factura])
  const line = (await detachPasses(call, [seen]))[0]?.line ?? seen
  // An amount due beyond a paid line is the player's, too.
  if (line.pagado !== 0 || isPaid(line) || line.id_reg_factura_origen !== null) refuse('msg.no_action')
  const names = await namesOf(tx, [idSocio])
  const places = await placesOfBooking(tx, id)
  // extras sold with the booking are paid by a pass at their own price, also of a player: they hold no place
  const isPlace = line.precio_calculado !== null
  const changed = isPlace ? placesWith(places, line, { id: idSocio, nombre: names.get(idSocio) ?? '' }) : places
  if (!confirmar_inactivos && isPlace && idSocio !== line.id_mst_socios) await warnOfInactive(tx, [idSocio], booking.fecha)
  const isOwnerless = booking.id_mst_socios === null && booking.id_mst_curso !== null
  const wanted = { ...booking, id_mst_socios: isOwnerless ? null : (changed[0] ?? null) }
  if (wanted.id_mst_socios !== booking.id_mst_socios) await checkNewOwner(call, wanted, confirmar_limites)
  await recordLeaving(tx, [id], now)
  await setPlaces(tx, id, changed)
  await tx
    .updateTable('reserva')
    .set({ id_mst_socios: wanted.id_mst_socios, version: booking.version + 1, fecha_modificacion: now })
    .where('id_reg_reserva', '=', id)
    .execute()
  const [quote] = await quotes(tx, pricedOf(booking, club.zone), [idSocio])
  const after = await repriceLine(call, line, { id_mst_socios: idSocio, ...priceOf(line, isPlace ? quote : undefined) })
  note('factura', line, after)
  return (await bookingLines(tx, id, { today, minute })).find((one) => one.id_reg_factura === id_factura)!
})

export const reprice = handle(repriceLines, async (call) => {
  const { tx, input, today, minute } = call
  const booking = await lockBooking(tx, input.id_reg_reserva)
  await repriceBooking(call, booking, null)
  return { facturas: await bookingLines(tx, booking.id_reg_reserva, { today, minute }) }
})
