import { paymentTypes } from '@app/contract/income-types/payment-type'
import { courseExplanation } from '@app/contract/tariffs/price-rules'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import type { WorkCall } from '../../../kit/http/serve.ts'
import { insertManyLines, isOpenQuote, type Line, removeLines, repriceLine, repriceLines } from '../../invoices/public.ts'
import { quoteDays } from '../../tariffs/public.ts'
import type { Booking } from '../booking-row.ts'
import { conceptOf, pricedOf, quotes } from '../prices.ts'
import { slotOf } from '../schedule/slot.ts'
import { isStudentsPlace, type Seat, studentSeats } from '../students.ts'
import { addSeats, unseat } from './seats.ts'

/** Context of a change of students: transaction, day, author. */
export interface Seating extends Pick<WorkCall, 'tx' | 'today' | 'note'> {
  readonly zone: string
  readonly by: number | null
}
/** Places that members lose and get as students. */
export interface SeatChange {
  readonly gone: readonly Seat[]
  readonly come: readonly Seat[]
}

const keyOf = ({ id_reg_reserva, id_mst_socios }: Seat) => `${id_reg_reserva} ${id_mst_socios}`
const keys = (seats: readonly Seat[]) => new Set(seats.map(keyOf))

/** Places lost and gained between two lists. */
export function seatChange(before: readonly Seat[], after: readonly Seat[]): SeatChange {
  const [was, is] = [keys(before), keys(after)]
  return { gone: before.filter((seat) => !is.has(keyOf(seat))), come: after.filter((seat) => !was.has(keyOf(seat))) }
}

/** Calculated lines of members in bookings, locked in the order of their making. */
const lockPlayerLines = (tx: Tx, ids: readonly number[], members: readonly number[]): Promise<Line[]> =>
  tx
    .selectFrom('factura')
    .selectAll()
    .where('id_reg_reserva', 'in', ids)
    .where('id_mst_socios', 'in', members)
    .where('precio_calculado', 'is not', null)
    .orderBy('id_reg_factura')
    .forNoKeyUpdate()
    .execute()

/** Places that members have without being students: those of the owner, and of the people of a permanent booking. */
async function ownSeats(tx: Tx, bookings: readonly Booking[]): Promise<Set<string>> {
  const people = await tx
    .selectFrom('reserva as r')
    .innerJoin('reservafija as s', 's.id_mst_reservasfijas', 'r.id_mst_reservasfijas')
    .leftJoin('reservafija_socio as p', 'p.id_mst_reservasfijas', 's.id_mst_reservasfijas')
    .select(['r.id_reg_reserva', 'p.id_mst_socios as player', 's.id_mst_socios as owner'])
    .where(
      'r.id_reg_reserva',
      'in',
      bookings.map((one) => one.id_reg_reserva),
    )
    .execute()
  return new Set([
    ...bookings.map((one) => `${one.id_reg_reserva} ${one.id_mst_socios}`),
    ...people.flatMap((one) => [`${one.id_reg_reserva} ${one.player}`, `${one.id_reg_reserva} ${one.owner}`]),
  ])
}

/** True if money or a paper depends on a line. */
const hasMoney = (line: Line) =>
  !isOpenQuote(line) || line.borrador || line.id_reg_tpv_carro !== null || line.id_reg_facturaoficial !== null

/** Lines of students at 0 €, each with the text of its booking; in a number of statements that does not grow with seats. */
async function insertClassLines({ tx, today, zone, by }: Seating, bookings: readonly Booking[], seats: readonly Seat[]) {
  if (seats.length === 0) return
  const courts = [...new Set(bookings.map((one) => one.id_mst_recurso))]
  const names = new Map(
    (await tx.selectFrom('recurso').select(['id_mst_recurso', 'desc_recurso']).where('id_mst_recurso', 'in', courts).execute()).map(
      (one) => [one.id_mst_recurso, one.desc_recurso],
    ),
  )
  const membersOf = Map.groupBy(seats, (seat) => seat.id_reg_reserva)
  const lines = []
  for (const [type, ofType] of Map.groupBy(bookings, (one) => one.id_mst_tiporeserva)) {
    const players = [...new Set(ofType.flatMap((one) => membersOf.get(one.id_reg_reserva) ?? []).map((seat) => seat.id_mst_socios))]
    if (players.length === 0) continue
    // hours and the time of making are of no account for a student
    const quoteOn = await quoteDays(tx, { from: 0, minutes: 60, type, players, madeAt: null, zone, isStudent: () => true }, courts)
    for (const booking of ofType) {
      const quoteOf = new Map(quoteOn(booking.id_mst_recurso, booking.fecha).map((quote) => [quote.id_mst_socios, quote]))
      for (const { id_reg_reserva, id_mst_socios } of membersOf.get(booking.id_reg_reserva) ?? []) {
        const { cents: precio, id_mst_tipoingreso, desc_tarifa, explanation: explicacion } = quoteOf.get(id_mst_socios)!
        const concepto = conceptOf(names.get(booking.id_mst_recurso)!, slotOf(booking))
        const row = { id_reg_reserva, id_mst_socios, concepto, precio, cantidad: 1, id_mst_tipoingreso, desc_tarifa, explicacion }
        lines.push({ ...row, id_mst_tipopago: paymentTypes.cash })
      }
    }
  }
  await insertManyLines(tx, lines, { today, by })
}

/** Gives the open lines of new students that were players already the price of 0 €; one set by hand stays. */
async function coverLines({ tx, today }: Seating, lines: readonly Line[]) {
  const open = lines.filter((line) => !hasMoney(line) && line.precio === line.precio_calculado && line.precio !== 0)
  await repriceLines(
    { tx, today },
    open.map(({ id_reg_factura: id }) => ({ id, precio: 0, explicacion: courseExplanation })),
  )
}

/** Gives the open lines of players that are students no more their own price again. */
async function chargeAgain({ tx, today, zone }: Seating, bookings: readonly Booking[], lines: readonly Line[]) {
  for (const booking of bookings) {
    const open = lines.filter((line) => line.id_reg_reserva === booking.id_reg_reserva && !hasMoney(line))
    const priced = await quotes(
      tx,
      { ...pricedOf(booking, zone), course: null },
      open.map((line) => line.id_mst_socios!),
    )
    for (const [index, quote] of priced.entries()) {
      const { id_mst_socios, cents: precio_calculado, id_mst_tipoingreso, desc_tarifa, explanation: explicacion } = quote
      await repriceLine({ tx, today }, open[index]!, { id_mst_socios, precio_calculado, id_mst_tipoingreso, desc_tarifa, explicacion })
    }
  }
}

/** Bookings of each member, for the record of changes. */
const byMember = (seats: readonly Seat[]) =>
  [...Map.groupBy(seats, (seat) => seat.id_mst_socios)].map(([id_mst_socios, own]) => ({
    id_mst_socios,
    reservas: own.map((seat) => seat.id_reg_reserva),
  }))

/**
 * Gives members places as students in locked bookings, after the others and at 0 €, and takes the places of those that are students no more,
 * with their lines. A place with money stays, and so does that of the owner or of a person of the permanent booking, at its own price
 * again. Returns the bookings with other players; their version and the record of their leaving are the caller's.
 */
export async function seatStudents(seating: Seating, bookings: readonly Booking[], { gone, come }: SeatChange): Promise<number[]> {
  const { tx, today, note } = seating
  const ids = [...new Set([...gone, ...come].map((seat) => seat.id_reg_reserva))]
  if (ids.length === 0) return []
  const touched = bookings.filter((one) => ids.includes(one.id_reg_reserva))
  const members = [...new Set([...gone, ...come].map((seat) => seat.id_mst_socios))]
  const lines = Map.groupBy(await lockPlayerLines(tx, ids, members), (line) => `${line.id_reg_reserva} ${line.id_mst_socios}`)
  const linesOf = (seats: readonly Seat[]) => seats.flatMap((seat) => lines.get(keyOf(seat)) ?? [])
  const seated = keys(
    await tx
      .selectFrom('reserva_socio')
      .select(['id_reg_reserva', 'id_mst_socios'])
      .where('id_reg_reserva', 'in', ids)
      .where('id_mst_socios', 'in', members)
      .execute(),
  )
  const own = await ownSeats(tx, touched)
  const lost = gone.filter((seat) => seated.has(keyOf(seat)))
  const leave = lost.filter((seat) => !own.has(keyOf(seat)) && !linesOf([seat]).some(hasMoney))
  const sit = come.filter((seat) => !seated.has(keyOf(seat)))
  const changed = [...new Set([...leave, ...sit].map((seat) => seat.id_reg_reserva))]
  await removeLines(tx, linesOf(leave), today)
  await unseat(tx, leave)
  await addSeats(tx, sit)
  await insertClassLines(
    seating,
    touched,
    sit.filter((seat) => !lines.has(keyOf(seat))),
  )
  await coverLines(seating, linesOf(come.filter((seat) => seated.has(keyOf(seat)))))
  const back = lost.filter((seat) => own.has(keyOf(seat)))
  await chargeAgain(
    seating,
    touched.filter((one) => back.some((seat) => seat.id_reg_reserva === one.id_reg_reserva)),
    linesOf(back),
  )
  if (changed.length > 0) note('reserva_socio', byMember(leave), byMember(sit))
  return changed
}

/** Context of a change of students, from a call. */
export const seatingOf = ({ tx, today, note, user, club }: Pick<WorkCall, 'tx' | 'today' | 'note' | 'user' | 'club'>): Seating => ({
  ...{ tx, today, note, zone: club.zone, by: user.id_mst_socios },
})

/** Lines for the students on places of bookings that have none, at 0 €: those of bookings whose lines were made anew. */
export async function chargeStudents(seating: Seating, ids: readonly number[]) {
  if (ids.length === 0) return
  const { tx } = seating
  const seats = await tx
    .selectFrom('reserva_socio as p')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'p.id_reg_reserva')
    .select(['p.id_reg_reserva', 'p.id_mst_socios'])
    .where('p.id_reg_reserva', 'in', ids)
    .where((eb) => isStudentsPlace(eb))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('factura as f')
            .select('f.id_reg_factura')
            .whereRef('f.id_reg_reserva', '=', 'p.id_reg_reserva')
            .whereRef('f.id_mst_socios', '=', 'p.id_mst_socios')
            .where('f.precio_calculado', 'is not', null),
        ),
      ),
    )
    .orderBy('p.id_reg_reserva')
    .orderBy('p.orden')
    .execute()
  const touched = [...new Set(seats.map((seat) => seat.id_reg_reserva))]
  await insertClassLines(seating, touched.length > 0 ? await bookingsOf(tx, touched) : [], seats)
}

const bookingsOf = (tx: Tx, ids: readonly number[]): Promise<Booking[]> =>
  tx.selectFrom('reserva').selectAll().where('id_reg_reserva', 'in', ids).orderBy('id_reg_reserva').execute()

/** Brings locked bookings from before a change of courses or days in line with their students now. */
export async function reseatStudents(seating: Seating, ids: readonly number[], before: readonly Seat[]) {
  if (ids.length === 0) return
  const { tx } = seating
  const change = seatChange(before, await studentSeats(tx, ids))
  if (change.gone.length + change.come.length > 0) await seatStudents(seating, await bookingsOf(tx, ids), change)
}

/** The same for bookings that are restored: their lines tell the students that they had. */
export async function renewStudents(seating: Seating, ids: readonly number[]) {
  if (ids.length === 0) return
  const former = await seating.tx
    .selectFrom('factura')
    .select(['id_reg_reserva', 'id_mst_socios'])
    .where('id_reg_reserva', 'in', ids)
    .where(sql<boolean>`explicacion -> 0 ->> 'source' = 'course'`)
    .$narrowType<{ id_reg_reserva: number; id_mst_socios: number }>()
    .execute()
  await reseatStudents(seating, ids, former)
}
