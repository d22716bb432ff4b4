import { invoicePrefixes } from '@app/contract/income-types/income-types'
import { listSeries } from '@app/contract/official-invoices/official-invoices'
import { endOfMonth, startOfMonth } from '@app/contract/values/day'
import { useMemo } from 'react'
import type { Range } from '../../kit/fields/day-range.tsx'
import { useChoices, useRead } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { useKeptState } from '../../kit/screen/kept-state.ts'

const month = (): Range => ({ from: startOfMonth(today()), to: endOfMonth(today()) })
const noSeries: never[] = []

/** Filters of both lists, and what they offer: prefixes of series and income types, and companies. */
export function useFilters() {
  const [prefijo, setPrefijo] = useKeptState<string | null>('official series', null)
  const [company, setCompany] = useKeptState<number | null>('official company', null)
  const [range, setRange] = useKeptState('official range', month)
  const series = useRead(listSeries, {}).data ?? noSeries
  const proposed = useRead(invoicePrefixes, {}).data
  const companies = useChoices({ path: 'empresa' }).data ?? []
  const prefixes = useMemo(() => {
    const all = [...series.map((one) => one.prefijo), ...(proposed ?? []).flatMap((type) => type.factura_oficial_prefijo ?? [])]
    return [...new Set(all)].toSorted()
  }, [series, proposed])
  const query = { prefijo, start_date: range.from, end_date: range.to }
  return { prefijo, setPrefijo, company, setCompany, range, setRange, series, prefixes, companies, query }
}
export type Filters = ReturnType<typeof useFilters>
