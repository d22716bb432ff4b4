import { type Day, formatCompact } from '@app/contract/values/day'

const at = (path: string, day: Day, rest = '') => `${path}?date=${formatCompact(day)}${rest}`

/** The planner of a sport on a day. */
export const plannerPath = (sport: number, day: Day) => at(`/reservas/${sport}`, day)

/** A booking beside its planner. */
export const bookingPath = (sport: number, day: Day, id: number) => at(`/reservas/${sport}/${id}`, day)

/** A new booking: court, first minute, and a length in minutes when it was drawn. */
export const newBookingPath = (sport: number, day: Day, { court, from, minutes }: { court: number; from: number; minutes: number }) =>
  at(`/reservas/${sport}/create/${court}/${from}`, day, `&duracion=${minutes}`)
