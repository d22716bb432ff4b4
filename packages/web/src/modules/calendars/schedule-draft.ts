import type { DayMonths } from '@app/contract/calendars/day-months'
import type { Slot } from '@app/contract/calendars/opening-rules'
import { defaultSlot, generateSchedule, type getSchedule } from '@app/contract/calendars/schedules'
import type { OutputOf } from '@app/contract/kit/action'
import { addDays, type Day, isDay } from '@app/contract/values/day'
import { dayInYear } from '@app/contract/values/month-day'
import type { First } from '../../kit/forms/form-state.ts'
import type { Form } from '../../kit/forms/use-form.ts'

export type Schedule = OutputOf<typeof getSchedule>
export type ScheduleType = 1 | 2 | 3
/** Dates of a type 3 schedule during typing. */
export interface DraftRange {
  readonly fecha_ini: Day | ''
  readonly fecha_fin: Day | ''
}
/** Schedule as held by its form. */
export interface ScheduleDraft {
  readonly tipoHorario: ScheduleType
  readonly tipoHorario2_diasMeses: readonly DayMonths[]
  readonly rang: DraftRange
  readonly horaris: readonly Slot[]
}
const { tipoHorario, tipoHorario2_diasMeses, rang, horaris } = generateSchedule.input
/** Form fields of a schedule. */
export const scheduleFields = { tipoHorario, tipoHorario2_diasMeses, rang, horaris }

/** Initial values of the form: an existing schedule, or a new one of a type. */
export const firstSchedule = (schedule: Schedule | null, type: ScheduleType): First<typeof scheduleFields> =>
  schedule === null
    ? { tipoHorario: type, horaris: [{ ...defaultSlot, hora_ini: 540, hora_fin: 1320 }] }
    : {
        tipoHorario: schedule.tipo_horario,
        tipoHorario2_diasMeses: schedule.tipoHorario2_diasMeses,
        rang: schedule.fecha_ini && schedule.fecha_fin ? { fecha_ini: schedule.fecha_ini, fecha_fin: schedule.fecha_fin } : null,
        horaris: schedule.horas.map(({ dias, hora_ini, hora_fin, duracion }) => ({ dias, hora_ini, hora_fin, duracion })),
      }

export const noDates: DraftRange = { fecha_ini: '', fecha_fin: '' }
/** Current draft of the form. */
export const typedDraft = ({ draft }: Form<typeof scheduleFields>): ScheduleDraft => ({
  ...draft,
  tipoHorario: Number(draft.tipoHorario) as ScheduleType,
  rang: draft.rang || noDates,
})

const isWhole = ({ fecha_ini, fecha_fin }: DraftRange) => isDay(fecha_ini) && isDay(fecha_fin)
/** Schedule as it would be saved. */
export const asNew = ({ tipoHorario: type, tipoHorario2_diasMeses: ranges, rang: dates, horaris: slots }: ScheduleDraft) => ({
  tipoHorario: type,
  tipoHorario2_diasMeses: type === 2 ? ranges : [],
  rang: type === 3 && isWhole(dates) ? { fecha_ini: dates.fecha_ini, fecha_fin: dates.fecha_fin } : null,
  horaris: slots,
})

/** First day from today on covered by a schedule; today if there is none. */
export function firstDay({ tipoHorario: type, tipoHorario2_diasMeses: ranges, rang: dates }: ScheduleDraft, today: Day): Day {
  if (type === 3) return isDay(dates.fecha_ini) && dates.fecha_ini > today ? dates.fecha_ini : today
  const range = ranges[0]
  if (type === 1 || !range) return today
  const year = Number(today.slice(0, 4))
  return [year, year + 1].map((one) => dayInYear(range.diames_ini, one)).find((day) => day !== null && day >= today) ?? addDays(today, 1)
}
