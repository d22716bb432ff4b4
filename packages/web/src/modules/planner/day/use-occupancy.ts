import { monthOccupancy } from '@app/contract/planner/month-occupancy'
import { type Day, startOfMonth } from '@app/contract/values/day'
import { useRead } from '../../../kit/reads/api.ts'

/** How full the courts of a sport are on a day of a month, in percent; nothing while it is read, and of days that the month's weeks do not hold. */
export function useOccupancy(sport: number, day: Day): (of: Day) => number | undefined {
  const { data } = useRead(monthOccupancy, { id: sport, day: startOfMonth(day) })
  return (of) => data?.dias.find((one) => one.day === of)?.ocupacion
}
