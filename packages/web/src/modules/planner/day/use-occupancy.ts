import { monthOccupancy } from '@app/contract/planner/month-occupancy'
import { type Day, startOfMonth } from '@app/contract/values/day'
import { useRead } from '../../../kit/reads/api.ts'

/** Occupancy in percent of a sport's courts on a day of a month; undefined during loading and for days outside the month's weeks. */
export function useOccupancy(sport: number, day: Day): (of: Day) => number | undefined {
  const { data } = useRead(monthOccupancy, { id: sport, day: startOfMonth(day) })
  return (of) => data?.dias.find((one) => one.day === of)?.ocupacion
}
