import { addDays, type Day, endOfMonth, startOfMonth } from '@app/contract/values/day'
import { ask, type Club, read } from './clubs.ts'
import { compare, type Sample, timed } from './measure.ts'
import { bookingBody, freePlaces } from './places.ts'
import { busyDay } from './planner.ts'
import { type Result, took } from './report.ts'

interface Act {
  readonly what: string
  readonly run: Sample
  readonly rounds?: number
}

const cash = 1

/** Acts of a desk and of the office that leave the register as they found it: with few movements since its close. */
async function moneyActs({ desk, floor }: Club): Promise<Act[]> {
  const { data } = await read<{ data: { id_mst_caja: number }[] }>(desk.get('/get_cajas'))
  const registers = data.map((one) => one.id_mst_caja)
  const [id_mst_caja] = registers as [number]
  const lines = await ask<{ id_reg_factura: number }[]>(floor('newLines', { member: 200, count: 200 }))
  const charge = () => {
    const facturasSeleccionadas = [lines.pop()!.id_reg_factura]
    return desk.post('/api/reserva/factura/cobrarSeleccionado', { facturasSeleccionadas, id_mst_tipopago: cash, id_mst_caja })
  }
  const contents = (id: number) => read<{ expectedAmount: number }>(desk.get(`/api/caja/getInfo/${id}`))
  const close = async () => {
    const { expectedAmount: amount } = await contents(id_mst_caja)
    return timed(() => desk.post('/api/caja', { id_mst_caja, amount, desc_caja: 'Bench' }))()
  }
  return [
    { what: 'close of few movements', run: close, rounds: 15 },
    { what: 'one line in cash', run: timed(charge) },
    { what: 'contents of the registers', run: timed(() => Promise.all(registers.map(contents))) },
  ]
}

/** Acts around the members. */
function memberActs({ desk }: Club, days: { start: Day; end: Day }): Act[] {
  const member = 100
  const newMember = async () => {
    const { id_mst_socios } = await read<{ id_mst_socios: number }>(
      desk.post('/api/socio', { nombre: 'Bench', apellidos: 'Prueba', id_mst_tiposocio: 1 }),
    )
    return timed(() => desk.remove(`/api/socio/${id_mst_socios}`))()
  }
  return [
    { what: 'member search', run: timed(() => desk.get('/api/socio/buscar/garc')) },
    { what: 'page of members', run: timed(() => desk.post('/api/socio/pagina', {})), rounds: 30 },
    {
      what: 'page of a member (file and summary)',
      run: timed(async () => {
        await desk.get(`/api/socio/${member}`)
        await desk.get(`/api/socio/${member}/resumen`)
      }),
    },
    {
      what: 'bookings of a member in a month',
      run: timed(() => desk.get(`/api/socio/${member}/reservas?start_date=${days.start}&end_date=${days.end}`)),
    },
    { what: 'deletion of a member', run: newMember, rounds: 12 },
  ]
}

/** A report of a month; none of one that refuses so many rows in every club of this size. */
async function reportActs({ desk }: Club, { start, end }: { start: Day; end: Day }): Promise<Act[]> {
  const acts: Act[] = []
  for (const { id, desc } of await read<{ id: number; desc: string }[]>(desk.get('/api/informe'))) {
    const run = timed(() => desk.get(`/api/informe/${id}?start=${start}&end=${end}`))
    const isAnswered = await run().then(
      () => true,
      () => false,
    )
    if (isAnswered) acts.push({ what: `report of a month: ${desc}`, run, rounds: 7 })
  }
  return acts
}

/** All acts, in the same order in every club; those that write come last. */
async function actsOf(club: Club): Promise<Act[]> {
  const { desk, today } = club
  const day = busyDay(today)
  const before = addDays(startOfMonth(today), -1)
  const days = { start: startOfMonth(before), end: endOfMonth(before) }
  const next = await freePlaces(club)
  const planner = (sport: number) => desk.get(`/api/tipo_recurso/${sport}/reservas?day=${day}`)
  return [
    { what: 'planner day', run: timed(() => planner(1)) },
    { what: 'planner days of three sports', run: timed(() => Promise.all([1, 2, 3].map(planner))), rounds: 30 },
    { what: 'month of 40 courts', run: timed(() => desk.get(`/api/tipo_recurso/1/ocupacion?day=${day}`)), rounds: 30 },
    ...memberActs(club, days),
    {
      what: 'first rows of the invoices of a month',
      run: timed(() => desk.get(`/api/ingresoPuntual/verTodas?start_date=${days.start}&end_date=${days.end}&filas=1500`)),
      rounds: 15,
    },
    {
      what: 'grid of all invoices of a month',
      run: timed(() => desk.get(`/api/ingresoPuntual/verTodas?start_date=${days.start}&end_date=${days.end}`)),
      rounds: 7,
    },
    ...(await reportActs(club, days)),
    { what: 'add a booking', run: timed(() => desk.post('/api/reserves/add_reservation', bookingBody(next()))) },
    ...(await moneyActs(club)),
  ]
}

/** Every act on ten and on thirty times the history, that of a third of a year as the floor. */
export async function benchGrowth(short: Club, longer: readonly (readonly [times: 10 | 30, club: Club])[]): Promise<Result[]> {
  const floors = new Map((await actsOf(short)).map(({ what, run }) => [what, run]))
  const rows: Result[] = []
  for (const [times, club] of longer)
    for (const { what, run, rounds = 40 } of await actsOf(club)) {
      const floor = floors.get(what)
      const budget = times === 10 ? 'growth' : 'longGrowth'
      if (floor) rows.push(took(`${what}, ${times} × the history`, budget, await compare(run, [floor], { rounds })))
    }
  return rows
}
