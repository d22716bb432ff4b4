import { addDays } from '@app/contract/values/day'
import { auditInput, type Club, read } from './clubs.ts'
import { compare, eightClients, now, type Sample, timed } from './measure.ts'
import { bookingBody, freePlaces } from './places.ts'
import { type Result, rate, took } from './report.ts'

type Next = Awaited<ReturnType<typeof freePlaces>>
const addPath = '/api/reserves/add_reservation'

/** Adds and moves of one client, adds of eight. */
export async function benchBookings(club: Club): Promise<Result[]> {
  const { desk, floor } = club
  const next = await freePlaces(club)
  const add = () => desk.post(addPath, bookingBody(next()))
  const bare = () => floor('add', { ...next(), ...auditInput })
  // on a server in use, every connection has its statements prepared
  await eightClients(20, add)()
  await eightClients(20, bare)()
  return [
    took('add a booking', 'write', await compare(timed(add), [timed(bare)], { rounds: 100 })),
    rate('add bookings, 8 clients', 'write', {
      count: 80,
      of: await compare(eightClients(10, add), [eightClients(10, bare)], { rounds: 9, unjudged: 1 }),
    }),
    took('move a booking', 'write', await compareMoves(club, next)),
    ...(await raceForSlot(club, next)),
  ]
}

/** Each round moves a new booking to another court and day. */
function compareMoves({ desk, floor }: Club, next: Next) {
  const moved = (move: (id_reg_reserva: number, at: ReturnType<Next>) => Promise<unknown>): Sample => {
    return async () => {
      const from = next()
      const { data } = await read<{ data: { id_reg_reserva: number } }>(desk.post(addPath, bookingBody(from)))
      const to = { ...next(), players: from.players }
      return timed(() => move(data.id_reg_reserva, to))()
    }
  }
  const product = moved((id_reg_reserva, { day, from, court }) =>
    desk.post('/api/reserves/edit_time_reservation', {
      id_reg_reserva,
      fecha_ini: day,
      hora_ini: from,
      duracion: 60,
      id_mst_recurso: court,
    }),
  )
  return compare(product, [moved((booking, to) => floor('move', { booking, ...to, ...auditInput }))], { rounds: 60 })
}

/** Fifty clients on one slot: one wins, and the slowest answer is compared. */
async function raceForSlot({ desk, floor }: Club, next: Next): Promise<Result[]> {
  let winners = 0
  const race = (attempt: (place: ReturnType<Next>) => Promise<boolean>): Sample => {
    return async () => {
      const place = next()
      const began = now()
      const wins = await Promise.all(Array.from({ length: 50 }, (_, n) => attempt({ ...place, players: [6000 + 2 * n, 6001 + 2 * n] })))
      winners = Math.max(winners, wins.filter(Boolean).length)
      return now() - began
    }
  }
  const product = race(async (place) => (await desk.post(addPath, bookingBody(place), { anyStatus: true })).status === 200)
  const bare = race((place) =>
    floor('add', { ...place, ...auditInput }).then(
      () => true,
      () => false,
    ),
  )
  const slowest = await compare(product, [bare], { rounds: 7, unjudged: 1 })
  return [
    { what: '50 clients on one slot: winners', value: winners, unit: '', budget: 1 },
    took('50 clients on one slot: slowest answer', 'write', slowest),
  ]
}

const ownSeries = 'Escuela'
/** Deletes the bench's own series, also those of an earlier run. */
async function removeSeries({ desk }: Club) {
  const all = await read<{ id_mst_reservasfijas: number; nombre: string }[]>(desk.get('/api/permanentReservations'))
  for (const { id_mst_reservasfijas: id } of all.filter(({ nombre }) => nombre === ownSeries))
    await desk.remove(`/api/permanentReservations/${id}`)
}

/** Preview and save of a permanent booking without end on four courts and three weekdays, about 690 bookings. */
export async function benchSeries(club: Club): Promise<Result[]> {
  const { desk, floor, today } = club
  const day = addDays(today, 1)
  const when = { dias: 21, hora_ini: 480, hora_fin: 540, tipo_horario: 1, fecha_ini: day }
  const players = [200, 201, 202]
  const socios = players.map((id_mst_socios) => ({ id_mst_socios, cantidad: 1 }))
  const series = { nombre: ownSeries, recursos: [1, 2, 3, 4], ...when, socios }
  const until = `${Number(today.slice(0, 4)) + 1}-12-31`
  const bare = { courts: [1, 2, 3, 4], day, until, from: 480, players, name: ownSeries, ...auditInput }
  const saved = (save: () => Promise<unknown>): Sample => {
    return async () => {
      await removeSeries(club)
      return timed(save)()
    }
  }
  await removeSeries(club)
  const preview = timed(() => desk.post('/api/permanentReservations/preview', series))
  const save = saved(() => desk.post('/api/tipo_recurso/0/reservasFijas', { ...series, resolver: 'skip' }))
  const rows = [
    took('preview of a permanent booking', 'read', await compare(preview, [timed(() => floor('preview', bare))], { rounds: 15 })),
    took('saving a permanent booking', 'write', await compare(save, [saved(() => floor('series', bare))], { rounds: 5, unjudged: 1 })),
  ]
  await removeSeries(club)
  return rows
}
