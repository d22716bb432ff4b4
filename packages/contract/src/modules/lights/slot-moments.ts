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

/** The days of a slot of every year; they may stand in its moments too: these count (decision 0018). */
export const slotDays = { diaInicio: day, mesInicio: month, diaFin: day, mesFin: month }
/** From when to when a slot is, as its form sends it; times not sent are 18:00 and 23:59. */
export const slotMoments = object({ fecha_ini: defaulted(from, from.read({})), fecha_fin: defaulted(until, until.read({})) })

type Days = { readonly [K in keyof typeof slotDays]: number | null }
/** Days and minutes of a slot as its moments say them; a day that nobody said is null. */
export const momentsOf = ({ fecha_ini, fecha_fin }: ValueOf<typeof slotMoments>) => ({
  days: { diaInicio: fecha_ini.dia, mesInicio: fecha_ini.mes, diaFin: fecha_fin.dia, mesFin: fecha_fin.mes },
  hora_ini: fecha_ini.hora * 60 + fecha_ini.minuto,
  hora_fin: fecha_fin.hora * 60 + fecha_fin.minuto,
})

/** The days of a slot: those of the call, else those of its moments; the names of what neither says. */
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
/** A moment of every year on the wire, in year 0004: '0004-06-15 18:00'. */
export const yearMoment = (at: MonthDay, minute: number) =>
  `0004-${pad(monthOf(at))}-${pad(dayOfMonth(at))} ${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`
