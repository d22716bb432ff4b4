import { listHolidays } from '@app/contract/calendars/holidays'
import type { MonthDay } from '@app/contract/values/month-day'
import { useCallback } from 'react'
import { useRead } from '../../kit/reads/api.ts'
import type { YearMark } from '../../kit/schedule/year-strip-model.ts'
import { t } from '../../kit/texts/i18n.ts'

const at = (day: string): MonthDay => Number(day.slice(5, 7) + day.slice(8, 10))

/** Holidays of a year as marks for the strip; null for those of every year. */
export function useHolidayMarks(): (year: number | null) => readonly YearMark[] {
  const { data } = useRead(listHolidays, {})
  return useCallback(
    (year) =>
      (data ?? [])
        .filter(({ day }) => day.startsWith('0004') || day.startsWith(`${year}-`))
        .map(({ day, desc_festivo }) => ({ at: at(day), label: desc_festivo ?? t('calendars.holiday') })),
    [data],
  )
}
