import { addDays, type Day, endOfMonth, startOfMonth } from '@app/contract/values/day'
import type { Club } from './clubs.ts'
import { compare, eightClients, timed } from './measure.ts'
import { type Result, rate, took } from './report.ts'

/** Day of the planner in the measurements. */
export const busyDay = (today: Day) => addDays(today, -3)

/** Day, week and month of the planner, and days for eight clients. */
export async function benchPlanner({ desk, floor, today }: Club): Promise<Result[]> {
  const day = busyDay(today)
  const six = { start: addDays(startOfMonth(day), -6), end: addDays(startOfMonth(day), 35) }
  const planner = () => desk.get(`/api/tipo_recurso/1/reservas?day=${day}`)
  const ways = [() => floor('day', { day }), () => floor('dayInSql', { day })]
  const weeks = [() => floor('week', { day }), () => floor('weekInSql', { day })]
  const month = () => floor('month', six)
  return [
    took('planner day of 40 courts', 'read', await compare(timed(planner), ways.map(timed))),
    took(
      'week of a court',
      'read',
      await compare(
        timed(() => desk.get(`/api/recurso/1/semana?day=${day}`)),
        weeks.map(timed),
        { rounds: 40 },
      ),
    ),
    took(
      'month of 40 courts',
      'read',
      await compare(
        timed(() => desk.get(`/api/tipo_recurso/1/ocupacion?day=${day}`)),
        [timed(month)],
        { rounds: 40 },
      ),
    ),
    rate('planner days, 8 clients', 'read', {
      count: 160,
      of: await compare(
        eightClients(20, planner),
        ways.map((way) => eightClients(20, way)),
        { rounds: 7, unjudged: 2 },
      ),
    }),
  ]
}

/** Reports of a day and of the month before: takings, bookings, payments by day, occupancy. */
export async function benchReports({ desk, floor, today }: Club): Promise<Result[]> {
  const ofDay = { start: busyDay(today), end: busyDay(today) }
  const before = addDays(startOfMonth(today), -1)
  const ofMonth = { start: startOfMonth(before), end: endOfMonth(before) }
  const reports = [
    ['takings of a day', 0, ofDay],
    ['bookings of a day', 30, ofDay],
    ['payments of a month', 510, ofMonth],
    ['occupancy of a month', 1681, ofMonth],
  ] as const
  const rows: Result[] = []
  for (const [what, id, days] of reports) {
    const product = timed(() => desk.get(`/api/informe/${id}?start=${days.start}&end=${days.end}`))
    rows.push(took(`report: ${what}`, 'read', await compare(product, [timed(() => floor(`report${id}`, days))], { rounds: 25 })))
  }
  return rows
}
