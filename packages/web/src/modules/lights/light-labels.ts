import type { LightHours } from '@app/contract/lights/light-rules'
import { lightIntervals } from '@app/contract/lights/light-rules'
import { addDays, type Day, weekday } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { formatMonthDay } from '@app/contract/values/month-day'
import type { WeekSlot } from '../../kit/schedule/week-grid-model.ts'
import { hoursText, weekdaysText } from '../../kit/schedule/week-labels.ts'
import type { YearRange } from '../../kit/schedule/year-strip-model.ts'
import { t } from '../../kit/texts/i18n.ts'

/** '01/10–31/03'. */
export const datesText = ({ diames_ini, diames_fin }: LightHours): string => `${formatMonthDay(diames_ini)}–${formatMonthDay(diames_fin)}`

/** '01/10–31/03 · lu–vi · 18:00–24:00'. */
export const slotText = (slot: LightHours): string => [datesText(slot), weekdaysText(slot.dias), hoursText(slot)].join(' · ')

/** Colour of a slot, distinct while there are few. */
const toneOf = (index: number) => index % 6

/** Slots as ranges of the year, with their start times. */
export const yearOf = (slots: readonly (LightHours & { id: number })[]): YearRange[] =>
  slots.map((slot, index) => ({
    id: String(slot.id),
    ini: slot.diames_ini,
    fin: slot.diames_fin,
    label: formatMinute(slot.hora_ini),
    tone: toneOf(index),
  }))

/** Effective lights of the week of a day, in the colours of their slots. */
export function weekOf(slots: readonly LightHours[], day: Day): WeekSlot[] {
  const monday = addDays(day, 1 - weekday(day))
  return [0, 1, 2, 3, 4, 5, 6].flatMap((index) =>
    lightIntervals(slots, addDays(monday, index)).map(({ from, to }) => ({
      id: `${index} ${from}`,
      dias: 1 << index,
      hora_ini: from,
      hora_fin: to === 1440 ? 1439 : to,
      tone: toneOf(
        slots.findIndex((slot) => lightIntervals([slot], addDays(monday, index)).some((own) => own.from <= from && from < own.to)),
      ),
    })),
  )
}

/** Title of a new slot, or its text. */
export const slotTitle = (slot: LightHours | null): string => (slot ? slotText(slot) : t('lights.new_slot'))
