import type { Day } from '../../values/day.ts'
import { asMidnight, type Minute } from '../../values/minute.ts'
import { overMinutes } from '../../values/money.ts'
import { ascending, by } from '../../values/order.ts'
import type { tariffsTexts } from './texts.ts'

/** First and last day of a recurring tariff on the wire: year 0000. */
export const yearly = { fecha_ini: '0000-01-01', fecha_fin: '0000-12-31' } as const
/** True if a day of the wire is a yearly one. */
export const isYearly = (day: string): boolean => /^0000-|\/0000$/.test(day)

/** Hours of a tariff are on quarters; the end of the day is allowed too, as 23:59 or 24:00. */
export const tariffStep = 15
const onQuarter = (minute: Minute) => asMidnight(minute) % tariffStep === 0

/**
 * Lengths selectable for a tariff, in minutes, from the club's step and default length: 0 for any, then two steps less to four more
 * (R-340).
 */
export const durationChoices = (step = 30, usual = 60): number[] => {
  const choices = [0, usual - 2 * step, usual - step, usual, usual + step, usual + 2 * step, usual + 4 * step]
  return ascending(choices.filter((minutes) => minutes >= 0 && minutes <= 1440))
}

/** Tariff data used by the rules. */
export interface TariffToCheck {
  readonly tipo_tarifa: 1 | 2 | 3
  readonly fecha_ini: Day | null
  readonly fecha_fin: Day | null
  readonly hora_ini: Minute
  readonly hora_fin: Minute
  readonly dias: number
  readonly dias_tarifa: readonly unknown[]
}
/** Faults of a tariff, by field, as text keys: hours, weekdays, dates, yearly days. */
export function tariffComplaints(tariff: TariffToCheck): Readonly<Record<string, keyof typeof tariffsTexts>> {
  const { tipo_tarifa, fecha_ini, fecha_fin, hora_ini, hora_fin, dias, dias_tarifa } = tariff
  const isBetween = tipo_tarifa === 3
  return {
    ...(!onQuarter(hora_ini) && { hora_ini: 'tarifa.cuartos_de_hora' }),
    ...(!onQuarter(hora_fin) && { hora_fin: 'tarifa.cuartos_de_hora' }),
    ...(hora_fin <= hora_ini && { hora_fin: hora_ini === 0 ? 'tarifa.avisoInfoHorario24' : 'msg.form_start_end_conflict_hour' }),
    ...(dias === 0 && { dias: 'tarifa.sin_dias_semana' }),
    ...(isBetween && fecha_ini === null && { fecha_ini: 'tarifa.falta_fecha' }),
    ...(isBetween && fecha_fin === null && { fecha_fin: 'tarifa.falta_fecha' }),
    ...(isBetween && fecha_ini !== null && fecha_fin !== null && fecha_fin < fecha_ini && { fecha_fin: 'tarifa.fechas_al_reves' }),
    ...(tipo_tarifa === 2 && dias_tarifa.length === 0 && { dias_tarifa: 'tarifa.sin_dias' }),
  }
}

/** A price for lengths from `min_horas` to `max_horas` hours. */
export interface Band {
  readonly min_horas: number
  readonly max_horas: number
}
/** Faulty band: its index and the fault; `from` and `to` are the missing or overlapping hours. */
export interface BandFault {
  readonly index: number
  readonly key: 'tarifa.tramo_vacio' | 'tarifa.tramo_solapado' | 'tarifa.tramo_hueco'
  readonly from: number
  readonly to: number
}
/**
 * First fault of bands: one that ends at or before its start, two that overlap, a gap between two; null if there is none. Adjacent bands
 * are correct.
 */
export function bandFault(bands: readonly Band[]): BandFault | null {
  const empty = bands.findIndex((band) => band.max_horas <= band.min_horas)
  if (empty >= 0) return { index: empty, key: 'tarifa.tramo_vacio', from: bands[empty]!.min_horas, to: bands[empty]!.max_horas }
  const inOrder = bands
    .map((band, index) => ({ ...band, index }))
    .toSorted(
      by(
        (one) => one.min_horas,
        (one) => one.max_horas,
      ),
    )
  for (const [place, { index, min_horas: from, max_horas: to }] of inOrder.entries()) {
    const end = inOrder[place - 1]?.max_horas ?? from
    if (from < end) return { index, key: 'tarifa.tramo_solapado', from, to: Math.min(end, to) }
    if (from > end) return { index, key: 'tarifa.tramo_hueco', from: end, to: from }
  }
  return null
}

/** Placeholder values of a fault: hours in clock form, '1:30', shared by every language. */
export const faultValues = ({ from, to }: BandFault): { desde: string; hasta: string } => {
  const clock = (hours: number) => {
    const minutes = overMinutes(hours, 3600)
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  }
  return { desde: clock(from), hasta: clock(to) }
}

/** Band of a length in minutes: after its start up to and including its end, the first one including its start. */
export const bandOf = <B extends Band>(bands: readonly B[], minutes: number): B | undefined =>
  bands.filter(({ min_horas, max_horas }) => minutes >= min_horas * 60 && minutes <= max_horas * 60).toSorted(by((one) => one.min_horas))[0]
