import type { Day } from '../../values/day.ts'
import { formatMinute } from '../../values/minute.ts'
import { formatMonthDay, spansMeet } from '../../values/month-day.ts'
import { firstOverlap, hoursFault, type WeekHours } from '../../values/week-slots.ts'
import type { DayMonths } from './day-months.ts'
import type { Slot } from './opening-rules.ts'
import type { calendarsTexts } from './texts.ts'

/** Schedule before saving. */
export interface NewSchedule {
  readonly tipoHorario: 1 | 2 | 3
  readonly tipoHorario2_diasMeses: readonly DayMonths[]
  readonly rang: { readonly fecha_ini: Day; readonly fecha_fin: Day } | null
  readonly horaris: readonly Slot[]
}
interface Complaint {
  readonly key: keyof typeof calendarsTexts | 'invalid.required'
  readonly values: Readonly<Record<string, string | number>>
}
/** Complaints by field: 'horaris.0.hora_fin'. */
export type ScheduleComplaints = Readonly<Record<string, Complaint>>

const complaint = (key: Complaint['key'], values: Complaint['values'] = {}): Complaint => ({ key, values })
const hours = { whole_day: 'calendario.dia_entero', same: 'calendario.horas_iguales', end_first: 'calendario.fin_antes' } as const

const displayHours = ({ hora_ini, hora_fin }: Omit<WeekHours, 'dias'>) => `${formatMinute(hora_ini)}–${formatMinute(hora_fin)}`

/** Complaints about the hours of a week. */
function wrongSlots(slots: readonly Slot[]): ScheduleComplaints {
  const found: Record<string, Complaint> = {}
  for (const [index, slot] of slots.entries()) {
    if (slot.dias === 0) found[`horaris.${index}.dias`] = complaint('calendario.sin_dias')
    const wrong = hoursFault(slot)
    if (wrong) found[`horaris.${index}.hora_fin`] = complaint(hours[wrong])
  }
  if (Object.keys(found).length > 0) return found
  const both = firstOverlap(slots)
  if (both) {
    const [one, other] = both.map((index) => displayHours(slots[index]!)) as [string, string]
    found[`horaris.${both[1]}.hora_ini`] = complaint('calendario.tramos_solapados', { uno: one, otro: other })
  }
  return found
}

const asSpan = ({ diames_ini: ini, diames_fin: fin }: DayMonths) => ({ ini, fin })
const rangeText = ({ diames_ini, diames_fin }: DayMonths) => `${formatMonthDay(diames_ini)}–${formatMonthDay(diames_fin)}`

/** Complaints about the yearly days. */
function wrongRanges(ranges: readonly DayMonths[]): ScheduleComplaints {
  const name = 'tipoHorario2_diasMeses'
  if (ranges.length === 0) return { [name]: complaint('calendario.sin_fechas') }
  const at = ranges.findIndex((range, index) => ranges.slice(0, index).some((before) => spansMeet(asSpan(before), asSpan(range))))
  if (at !== -1) {
    const other = ranges.slice(0, at).find((before) => spansMeet(asSpan(before), asSpan(ranges[at]!)))!
    return { [`${name}.${at}`]: complaint('calendario.fechas_solapadas', { uno: rangeText(other), otro: rangeText(ranges[at]!) }) }
  }
  // disjoint ranges never exceed a year in total
  return {}
}

/** Faults of a schedule: a reversed range, overlapping dates or slots, hours that end before they start. */
export function scheduleComplaints({ tipoHorario, tipoHorario2_diasMeses, rang, horaris }: NewSchedule): ScheduleComplaints {
  const dated = rang === null ? { rang: complaint('invalid.required') } : {}
  const wrongWay = rang && rang.fecha_fin < rang.fecha_ini ? { 'rang.fecha_fin': complaint('calendario.fechas_al_reves') } : {}
  return {
    ...(tipoHorario === 2 && wrongRanges(tipoHorario2_diasMeses)),
    ...(tipoHorario === 3 && { ...dated, ...wrongWay }),
    ...wrongSlots(horaris),
  }
}
