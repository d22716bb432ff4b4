import { useEffect, useMemo } from 'react'
import { countRows, dayFilter, foundMembers, matchFilter, noFilter } from './day-filter.ts'
import type { DayAnswer } from './use-planner-day.ts'

/** Filter of the day on screen: the highlighted bookings (null: all) and the counts of each kind. It ends with the planner. */
export function useDayFilter(rows: DayAnswer['reservas']) {
  const filter = dayFilter.use()
  const people = foundMembers.use()
  useEffect(() => () => dayFilter.set(noFilter), [])
  const lit = useMemo(() => matchFilter(filter, rows, people), [filter, rows, people])
  return { filter, lit, counts: useMemo(() => countRows(rows), [rows]) }
}
