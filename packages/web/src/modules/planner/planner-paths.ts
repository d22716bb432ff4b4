import { type Day, formatCompact } from '@app/contract/values/day'
import { here } from '../../kit/screen/navigation.ts'

/** Views of the planner: the courts of a day, a court in a week, the courts in a month. */
export const views = ['dia', 'semana', 'mes'] as const
export type View = (typeof views)[number]
export const readView = (text: string | null): View => views.find((view) => view === text) ?? 'dia'

/** View and matches of the planner's address, kept by a booking beside it. */
function kept(): string {
  const [path, search] = here().split('?')
  const params = new URLSearchParams(path?.startsWith('/reservas/') ? search : '')
  return ['vista', 'pista', 'cs', 'ircg'].flatMap((name) => (params.get(name) ? [`&${name}=${params.get(name)}`] : [])).join('')
}

const at = (path: string, day: Day, rest = '') => `${path}?date=${formatCompact(day)}${rest}${kept()}`

/** Planner of a sport on a day, in the current view (R-190). */
export const plannerPath = (sport: number, day: Day) => at(`/reservas/${sport}`, day)

/** Planner of a sport in a view; a week is one court's. */
export const viewPath = (sport: number, day: Day, view: View, court?: number) =>
  `/reservas/${sport}?date=${formatCompact(day)}${view === 'dia' ? '' : `&vista=${view}`}${court ? `&pista=${court}` : ''}`

/** Saturday and Sunday of a sport, chosen by one of their days. */
export const weekendPath = (sport: number, day: Day) => at(`/reservas/finsemana/${sport}`, day)

/** Permanent bookings of a sport. */
export const permanentPath = (sport: number) => `/reservas/${sport}/permanent`

/** Blocks of a sport from a day. */
export const blocksPath = (sport: number, day: Day) => `/reservas/${sport}/block?date=${formatCompact(day)}`

/** Closing of courts beside their planner. */
export const closePath = (sport: number, day: Day) => at(`/reservas/${sport}/close`, day)

/** Booking beside its planner. */
export const bookingPath = (sport: number, day: Day, id: number) => at(`/reservas/${sport}/${id}`, day)

/** New booking: court, first minute, and a length in minutes if it was drawn. */
export const newBookingPath = (sport: number, day: Day, { court, from, minutes }: { court: number; from: number; minutes: number }) =>
  at(`/reservas/${sport}/create/${court}/${from}`, day, `&duracion=${minutes}`)
