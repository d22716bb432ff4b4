import type { FeeContext, FeeTerms, HeldFee } from '../modules/fees/fee-terms.ts'
import { addDays, type Day, endOfMonth } from '../values/day.ts'

const numberOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** Days of period k, found by walking from day to day; empty before the first boundary. */
export function slowDays(fee: FeeTerms, held: HeldFee, k: number): Day[] {
  const months = held.frecuencia_cuotas ?? fee.frecuencia_cuotas
  const wanted = held.dia_generacion_factura ?? fee.dia_generacion_factura
  const begins = (day: Day) =>
    (numberOf(day) - numberOf(held.ancla)) % months === 0 && Number(day.slice(8)) === Math.min(wanted, Number(endOfMonth(day).slice(8)))
  const days: Day[] = []
  let index = -1
  for (let day = held.ancla; index <= k; day = addDays(day, 1)) {
    if (begins(day)) index += 1
    if (index === k) days.push(day)
  }
  return days
}

const roundedHalfUp = (num: bigint, den: bigint) => {
  const rest = num % den
  return Number((num - rest) / den) + (rest * 2n >= den ? 1 : 0)
}

/** Amount of a period in cents from its days, one by one, on one common denominator; 0 where none is covered. */
export function slowAmount(fee: FeeTerms, held: HeldFee, k: number, context: FeeContext): number {
  const days = slowDays(fee, held, k)
  const since = (day: Day) => day >= held.fecha_inicio_cuota
  const until = (day: Day) => held.fecha_fin_cuota === null || day <= held.fecha_fin_cuota
  const notYet = (day: Day) => held.desde_cambio === null || day >= held.desde_cambio
  const covered = days.filter((day) => since(day) && until(day) && notYet(day))
  if (covered.length === 0) return 0
  const isCutByChange = held.desde_cambio !== null && held.desde_cambio > held.fecha_inicio_cuota && !notYet(days[0]!)
  const start = covered[0] === days[0] ? 0 : isCutByChange ? 1 : fee.primera_mensualidad_proporcional
  const end = covered.at(-1) === days.at(-1) ? 0 : fee.ultima_mensualidad_proporcional
  const counted = days.filter((day) => (start === 0 || (since(day) && notYet(day))) && (end === 0 || until(day))).length
  const promoted = fee.promociones.flatMap((row) => Array.from({ length: row.num_cuotas }, () => row.precio_promocion))
  const price = held.precio_especial ?? promoted[context.anteriores + k] ?? fee.precio
  const families = [0, 0, ...fee.hermanos]
  const family = families[context.hermano ?? 0] ?? families.at(-1)!
  const whole = BigInt(Math.max(0, price - held.importe_descuento) * (held.frecuencia_cuotas ?? fee.frecuencia_cuotas))
  const kept = [held.prc_descuento, held.prc_descuento_acum, family].reduce((all, off) => all * BigInt(10_000 - off), whole)
  const isByDays = start === 1 || end === 1
  const isHalf = !isByDays && counted * 2 <= days.length
  const share = isByDays ? BigInt(counted * 2) : BigInt(days.length * (isHalf ? 1 : 2))
  const piece = roundedHalfUp(kept * share, 10_000n ** 3n * BigInt(fee.frecuencia_cuotas * days.length * 2))
  const first = k === 0 ? held.importe_primera_mensualidad : null
  return (first ?? piece) * Math.max(1, held.cantidad)
}
