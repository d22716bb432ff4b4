import type { OutputOf } from '@app/contract/kit/action'
import type { monthOccupancy } from '@app/contract/planner/month-occupancy'

/** Day of a month with its figures. */
export type MonthDay = OutputOf<typeof monthOccupancy>['dias'][number]

/** Mean of the open hours; null if all are closed. */
export const mean = (numbers: readonly (number | null)[]) => {
  const open = numbers.filter((one) => one !== null)
  return open.length === 0 ? null : Math.round(open.reduce((sum, one) => sum + one, 0) / open.length)
}
