import { formatMinute } from '@app/contract/values/minute'
import { endOf, type WeekHours } from '@app/contract/values/week-slots'
import { allWeekdays, listOf } from '@app/contract/values/weekdays'
import { t } from '../texts/i18n.ts'

/** Weekdays of a mask in short form, consecutive ones joined: 'lu–vi, do'. */
export function weekdaysText(mask: number): string {
  if (mask === allWeekdays) return t('pictures.every_day')
  const names = t('core.weekdays').split(',')
  const runs: number[][] = []
  for (const day of listOf(mask)) {
    const last = runs.at(-1)
    if (last?.at(-1) === day - 1) last.push(day)
    else runs.push([day])
  }
  const word = (day: number) => names[day - 1]!
  return runs.map((run) => (run.length > 2 ? `${word(run[0]!)}–${word(run.at(-1)!)}` : run.map(word).join(', '))).join(', ')
}

/** '09:00–14:00'; hours that end on the next day show it: '20:00–02:00 (+1)'. */
export const hoursText = (hours: Omit<WeekHours, 'dias'>): string =>
  `${formatMinute(hours.hora_ini)}–${formatMinute(hours.hora_fin)}${endOf(hours) > 1440 ? ' (+1)' : ''}`
