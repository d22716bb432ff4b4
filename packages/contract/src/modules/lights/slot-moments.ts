import { defaulted, optional, type ValueOf } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { dayOfMonth, type MonthDay, monthOf } from '../../values/month-day.ts'

const day = optional(field.integer({ min: 1, max: 31 }))
const month = optional(field.integer({ min: 1, max: 12 }))
const moment = (hora: number, minuto: number) =>
  object({
    dia: day,
    mes: month,
    hora: defaulted(field.integer({ min: 0, max: 24 }), hora),
    minuto: defaulted(field.integer({ min: 0, max: 59 }), minuto),
  })
const from = moment(18, 0)
const until = moment(23, 59)

/** Yearly days of a slot; its moments may include them too, but these take precedence (decision 0018). */
export const slotDays = { diaInicio: day, mesInicio: month, diaFin: day, mesFin: month }
/** Start and end of a slot, as sent by its form; the default times are 18:00 and 23:59. */
export const slotMoments = object({ fecha_ini: defaulted(from, from.read({})), fecha_fin: defaulted(until, until.read({})) })

type Days = { readonly [K in keyof typeof slotDays]: number | null }
/** Days and minutes of a slot from its moments; a missing day is null. */
export const momentsOf = ({ fecha_ini, fecha_fin }: ValueOf<typeof slotMoments>) => ({
  days: { diaInicio: fecha_ini.dia, mesInicio: fecha_ini.mes, diaFin: fecha_fin.dia, mesFin: fecha_fin.mes },
  hora_ini: fecha_ini.hora * 60 + fecha_ini.minuto,
  hora_fin: fecha_fin.hora * 60 + fecha_fin.minuto,
})

/** Days of a slot: those of the call, else those of its moments; otherwise the names of the missing ones. */
export function daysOf(sent: Days, inMoments: Days) {
  const days = {
    diaInicio: sent.diaInicio ?? inMoments.diaInicio,
    mesInicio: sent.mesInicio ?? inMoments.mesInicio,
    diaFin: sent.diaFin ?? inMoments.diaFin,
    mesFin: sent.mesFin ?? inMoments.mesFin,
  }
  const { diaInicio, mesInicio, diaFin, mesFin } = days
  const missing = Object.entries(days).flatMap(([name, value]) => (value === null ? [name] : []))
  return diaInicio === null || mesInicio === null || diaFin === null || mesFin === null
    ? { missing }
    : { days: { diaInicio, mesInicio, diaFin, mesFin } }
}

const pad = (n: number) => String(n).padStart(2, '0')
/** Yearly moment on the wire, in year 0004: '0004-06-15 18:00'. */
export const yearMoment = (at: MonthDay, minute: number) =>
  `0004-${pad(monthOf(at))}-${pad(dayOfMonth(at))} ${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`
