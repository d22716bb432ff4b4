import { clubMinutes } from '@app/contract/bookings/booking-rules'
import { isOpen } from '@app/contract/calendars/opening-rules'
import type { Day } from '@app/contract/values/day'
import type { Minute } from '@app/contract/values/minute'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { together } from '../../../kit/database/together.ts'
import { openingThrough } from '../../calendars/public.ts'
import { occupiedBy } from '../../courts/public.ts'
import type { CourtFacts } from './court-facts.ts'
import { skippedAt } from './slot.ts'

/** Maximum length of a booking and maximum pause after one, in minutes: bookings further away cannot collide. */
const farthest = 1440

/** Occupied leaf court, in minutes of the day; `pause` stays free after it. */
interface Occupied {
  readonly leaf: number
  readonly from: number
  readonly to: number
  readonly pause: number
}

/** Occupied leaf courts around a day, in one read. */
async function occupiedAround(tx: Tx, leaves: readonly number[], day: Day): Promise<Occupied[]> {
  const midnight = clubMinutes(day, 0)
  const rows = await tx
    .selectFrom('reserva_ocupa as o')
    .innerJoin('reserva as r', 'r.id_reg_reserva', 'o.id_reg_reserva')
    .innerJoin('recurso as c', 'c.id_mst_recurso', 'r.id_mst_recurso')
    .select(['o.id_mst_recurso', 'o.fecha', 'o.hora_ini', 'o.duracion', 'c.tiempo_reserva_posterior'])
    .where('o.id_mst_recurso', 'in', leaves)
    .where(sql<boolean>`o.ocupa && int4range(${midnight - farthest}::int, ${midnight + 1440 + farthest}::int)`)
    .execute()
  return rows.map(({ id_mst_recurso: leaf, fecha, hora_ini, duracion, tiempo_reserva_posterior: pause }) => {
    const from = clubMinutes(fecha, hora_ini) - midnight
    return { leaf, from, to: from + duracion, pause }
  })
}

/** Free start of a court, in minutes of the day. */
interface FreeStart {
  readonly court: number
  readonly from: Minute
  readonly minutes: number
}
interface FreeQuery {
  readonly courts: readonly CourtFacts[]
  readonly day: Day
  readonly zone: string
  /** Minutes between offered starts of a court, counted from its opening. */
  readonly stepOf: (court: CourtFacts) => number
  /** Length of a booking that starts at a minute. */
  readonly lengthAt: (court: CourtFacts, from: Minute) => number
}

/** Starts of a day at which a booking fits, court by court in order: open, free with its pause, at hours that exist. */
export async function freeStarts(tx: Tx, { courts, day, zone, stepOf, lengthAt }: FreeQuery): Promise<FreeStart[]> {
  const ids = courts.map((court) => court.id_mst_recurso)
  const [leavesOf, opening] = await together(occupiedBy(tx, ids), openingThrough(tx, day, courts))
  const taken = Map.groupBy(await occupiedAround(tx, [...new Set([...leavesOf.values()].flat())], day), ({ leaf }) => leaf)
  return courts.flatMap((court) => {
    const here = (leavesOf.get(court.id_mst_recurso) ?? []).flatMap((leaf) => taken.get(leaf) ?? [])
    const open = opening.get(court.id_mst_recurso) ?? []
    const step = stepOf(court)
    const fits = (from: Minute, minutes: number) =>
      isOpen(open, from, from + minutes) &&
      !here.some((one) => one.from < from + minutes + court.tiempo_reserva_posterior && from < one.to + one.pause) &&
      skippedAt({ day, from, minutes }, zone) === null
    return open
      .filter(({ from }) => from < 1440)
      .flatMap(({ from, to }) => Array.from({ length: Math.ceil((Math.min(to, 1440) - from) / step) }, (_, k) => from + k * step))
      .map((from) => ({ court: court.id_mst_recurso, from, minutes: lengthAt(court, from) }))
      .filter(({ from, minutes }) => fits(from, minutes))
  })
}
