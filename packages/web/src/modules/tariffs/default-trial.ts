import type { YearDay } from '@app/contract/tariffs/tariffs'
import { addDays, type Day, weekday } from '@app/contract/values/day'
import { asMidnight, type Minute } from '@app/contract/values/minute'
import { hasWeekday } from '@app/contract/values/weekdays'

/** Validity of a tariff. */
export interface TariffTimes {
  readonly tipo_tarifa: number
  readonly fecha_ini: Day | null
  readonly fecha_fin: Day | null
  readonly dias: number
  readonly hora_ini: Minute
  readonly hora_fin: Minute
  readonly duracion: number
  readonly dias_tarifa: readonly YearDay[]
}
const saturday = 6
const evening = 1080
const year = 366

/** Default booking of the trial: next Saturday at 18:00, or the next day and start covered by the tariff. */
export function defaultTrial(tariff: TariffTimes, today: Day): { fecha: Day; hora_ini: Minute; duracion: number } {
  const { tipo_tarifa: type, fecha_ini, fecha_fin, dias, dias_tarifa, hora_ini, hora_fin } = tariff
  const first = type === 3 && fecha_ini && fecha_ini > today ? fecha_ini : addDays(today, 1)
  const days = Array.from({ length: year }, (_, index) => addDays(first, index))
  const isOn = (day: Day) =>
    hasWeekday(dias, weekday(day)) &&
    (type !== 2 || dias_tarifa.some(({ mes, dia_mes }) => mes === Number(day.slice(5, 7)) && dia_mes === Number(day.slice(8)))) &&
    (type !== 3 || fecha_fin === null || day <= fecha_fin)
  const isSaturday = (day: Day) => weekday(day) === saturday
  const soon = days.slice(0, 7).find((day) => isSaturday(day) && isOn(day))
  const isEvening = hora_ini <= evening && evening < asMidnight(hora_fin)
  return {
    fecha: soon ?? days.find(isOn) ?? days.find(isSaturday)!,
    hora_ini: isEvening ? evening : hora_ini,
    duracion: tariff.duracion || 60,
  }
}
