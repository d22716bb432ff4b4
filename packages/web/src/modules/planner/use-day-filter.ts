import { searchMembers } from '@app/contract/members/search'
import { useEffect, useMemo } from 'react'
import { useRead } from '../../kit/api.ts'
import { useSettled } from '../../kit/use-settled.ts'
import { countRows, dayFilter, litBy, noFilter } from './day-filter.ts'
import type { DayAnswer } from './use-planner-day.ts'

/** What a search for digits may mean besides what the cards say: a number, a phone, a card of somebody. */
const asNumber = /^[\d +]{3,}$/

/** The filter of the day on screen: which bookings stand out (null: all), how many of each kind there are. It ends with the planner. */
export function useDayFilter(rows: DayAnswer['reservas']) {
  const filter = dayFilter.use()
  useEffect(() => () => dayFilter.set(noFilter), [])
  const number = useSettled(asNumber.test(filter.text.trim()) ? filter.text.replaceAll(' ', '') : '', 200)
  const { data: found } = useRead(searchMembers, number ? { text: number } : null)
  const members = useMemo(() => new Set(number ? found?.map(({ id_mst_socios }) => id_mst_socios) : []), [number, found])
  const lit = useMemo(() => litBy(filter, rows, members), [filter, rows, members])
  return { filter, lit, counts: useMemo(() => countRows(rows), [rows]) }
}
