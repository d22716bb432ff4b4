import { addDays, type Day } from '@app/contract/values/day'
import { ask, type Club, read } from './clubs.ts'

/** Court, day and first minute of a booking of an hour. */
export interface Place {
  readonly court: number
  readonly day: Day
  readonly from: number
}

/** Free hours in sequence: no two are the same place, none is on a holiday. */
function* freeHours(start: Day, holidays: ReadonlySet<Day>): Generator<Place> {
  for (let day = start; ; day = addDays(day, 1)) {
    if (holidays.has(day) || holidays.has(`0004${day.slice(4)}`)) continue
    for (let hour = 480; hour <= 1260; hour += 60) for (let court = 1; court <= 30; court += 1) yield { court, day, from: hour }
  }
}

/** Returns the next free place and a pair of members at each call, from the day after the last booking: a run leaves its bookings behind. */
export async function freePlaces({ desk, floor }: Club): Promise<() => Place & { players: [number, number] }> {
  const [{ last }] = await ask<[{ last: Day }]>(floor('last'))
  const holidays = await read<{ day: Day }[]>(desk.get('/api/calendario/festivos'))
  const hours = freeHours(addDays(last, 1), new Set(holidays.map(({ day }) => day)))
  let n = 0
  return () => {
    n += 1
    const owner = 200 + 2 * (n % 2200)
    return { ...(hours.next().value as Place), players: [owner, owner + 1] }
  }
}

/** Body of a booking in a place. */
export const bookingBody = ({ court, day, from, players: [owner, second] }: Place & { players: [number, number] }) => ({
  fecha_ini: day,
  hora_ini: from,
  duracion: 60,
  id_mst_recurso: court,
  id_mst_socios: owner,
  socios: [owner, second],
  // far ahead some have left
  confirmar_inactivos: 1,
})
