import { clubMinutes } from '@app/contract/bookings/booking-rules'
import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { inChunks } from '../../../kit/database/in-chunks.ts'
import { type Collision, occupiedBy } from '../../courts/public.ts'
import { sharedStretches } from '../booking-with-lines.ts'
import { occupyShared, reclaim, vacate } from './occupation.ts'
import { slotText } from './slot.ts'

const named = 5

type Placed = { readonly desc_recurso: string; readonly fecha: Day; readonly hora_ini: number; readonly duracion: number }
const placeText = (place: Placed) => {
  const { pista, fecha, hora_ini, hora_fin } = slotText(place, { day: place.fecha, from: place.hora_ini, minutes: place.duracion })
  return `${pista} ${fecha} ${hora_ini}–${hora_fin}`
}

/** Pairs of overlapping bookings, the first one of these and allowed to overlap: '<booking> <other>', each with a leaf court. */
async function overlappingPairs(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('reserva as r')
    .innerJoinLateral(
      (eb) => sharedStretches(eb).as('m'),
      (join) => join.onTrue(),
    )
    .select(['r.id_reg_reserva', 'm.other', 'm.court as id_mst_recurso'])
    .where('r.id_reg_reserva', 'in', ids)
    .where('r.solapada', '=', true)
    .execute()
  return new Map(rows.map((row) => [`${row.id_reg_reserva} ${row.other}`, row]))
}

interface Renewed extends Placed {
  readonly id_reg_reserva: number
}
interface Lost {
  readonly booking: Renewed
  readonly leaf: number
}

/** Occupies leaf courts for bookings that overlap none; returns those that were taken. */
async function occupyFree(tx: Tx, wanted: readonly Lost[]): Promise<Lost[]> {
  const lost: Lost[] = []
  await inChunks(wanted, async (rows) => {
    const taken = await tx
      .insertInto('reserva_ocupa')
      .values(
        rows.map(({ booking: { id_reg_reserva, fecha, hora_ini, duracion }, leaf }) => ({
          id_reg_reserva,
          id_mst_recurso: leaf,
          fecha,
          hora_ini,
          duracion,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id_reg_reserva', 'id_mst_recurso'])
      .execute()
    const got = new Set(taken.map((row) => `${row.id_reg_reserva} ${row.id_mst_recurso}`))
    lost.push(...rows.filter(({ booking, leaf }) => !got.has(`${booking.id_reg_reserva} ${leaf}`)))
  })
  return lost
}

/** Occupies leaf courts for bookings that overlap others; returns those that now overlap further ones. */
async function occupyAgreed(tx: Tx, wanted: readonly Lost[], agreed: ReadonlyMap<string, unknown>): Promise<Lost[]> {
  const byId = Map.groupBy(wanted, ({ booking }) => booking.id_reg_reserva)
  for (const [id, own] of byId)
    await occupyShared(
      tx,
      own.map(({ leaf }) => ({ id, leaf })),
    )
  if (byId.size === 0) return []
  return [...(await overlappingPairs(tx, [...byId.keys()]))].flatMap(([pair, { id_reg_reserva: id, id_mst_recurso: leaf }]) =>
    agreed.has(pair) ? [] : { booking: byId.get(id)![0]!.booking, leaf },
  )
}

/**
 * Renews the occupation of live bookings of these courts from a day on, after courts got other parts. Returns the first
 * that would occupy a court of another booking, except for minutes that both share already; the caller refuses then. Call with the
 * families locked.
 */
export async function renewOccupation(tx: Tx, courts: readonly number[], from: Day): Promise<Collision[]> {
  const bookings = await tx
    .selectFrom('reserva as r')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select(['r.id_reg_reserva', 'r.id_mst_recurso', 'r.fecha', 'r.hora_ini', 'r.duracion', 'c.desc_recurso'])
    .where('r.id_mst_recurso', 'in', courts)
    .where('r.ocupado', '=', true)
    .where('r.fecha', '>=', from)
    .orderBy('r.id_reg_reserva')
    .forUpdate('r')
    .execute()
  if (bookings.length === 0) return []
  const ids = bookings.map((row) => row.id_reg_reserva)
  const agreed = await overlappingPairs(tx, ids)
  const overlapping = new Set([...agreed.values()].map((row) => row.id_reg_reserva))
  const sharing = await vacate(tx, ids)
  const occupied = await occupiedBy(tx, courts)
  const wanted = bookings.flatMap((booking) => (occupied.get(booking.id_mst_recurso) ?? []).map((leaf) => ({ booking, leaf })))
  const isAgreed = ({ booking }: Lost) => overlapping.has(booking.id_reg_reserva)
  const free = await occupyFree(
    tx,
    wanted.filter((one) => !isAgreed(one)),
  )
  const lost = [...free, ...(await occupyAgreed(tx, wanted.filter(isAgreed), agreed))]
  await reclaim(tx, sharing)
  const collisions: Collision[] = []
  for (const { booking, leaf } of lost.slice(0, named)) {
    const other = await holderOf(tx, leaf, booking)
    if (other)
      collisions.push({
        id_reg_reserva: booking.id_reg_reserva,
        id_otra: other.id_reg_reserva,
        text: `${placeText(booking)} / ${placeText(other)}`,
      })
  }
  return collisions
}

/** The booking that occupies the refused leaf court. */
function holderOf(tx: Tx, leaf: number, { id_reg_reserva, fecha, hora_ini, duracion }: Renewed) {
  const from = clubMinutes(fecha, hora_ini)
  return tx
    .selectFrom('reserva_ocupa as o')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'o.id_reg_reserva')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select(['r.id_reg_reserva', 'r.fecha', 'r.hora_ini', 'r.duracion', 'c.desc_recurso'])
    .where('o.id_mst_recurso', '=', leaf)
    .where('o.id_reg_reserva', '<>', id_reg_reserva)
    .where('o.capa', '=', 0)
    .where(sql<boolean>`o.ocupa && int4range(${from}::int, ${from + duracion}::int)`)
    .orderBy('o.fecha')
    .orderBy('o.hora_ini')
    .executeTakeFirst()
}
