import { addDays, addMonths, type Day, daysBetween, weekday } from '../../values/day.ts'
import { units } from '../ledger/account.ts'
import type { ExpiryKind, ExpiryUnit } from '../pass-types/pass-rules.ts'

/** The terms that a pass was sold on. */
export interface PassTerms {
  /** 0 hours, 1 bookings. */
  readonly unidad: 0 | 1
  readonly num_reservas: number
  readonly frec_dias: number
  readonly tipo_caducidad: ExpiryKind
  readonly unidades_caducidad: number
  readonly unidad_caducidad: ExpiryUnit
}

/** Whether a pass holds hours, which the ledger keeps in minutes; those of a week and unlimited ones count bookings. */
const inHours = ({ unidad, num_reservas }: Pick<PassTerms, 'unidad' | 'num_reservas'>) => unidad === 0 && num_reservas === 0

/** The unit of the ledger that a pass is kept in. */
export const unitOfPass = (terms: Pick<PassTerms, 'unidad' | 'num_reservas'>) => (inHours(terms) ? units.minutes : units.uses)

/** Hours or bookings as the whole minutes or uses of the ledger. */
export const toLedger = (terms: Pick<PassTerms, 'unidad' | 'num_reservas'>, saldo: number) =>
  Math.floor((inHours(terms) ? saldo * 60 : saldo) + 0.5)

/** Minutes or uses of the ledger as hours or bookings. */
export const fromLedger = (terms: Pick<PassTerms, 'unidad' | 'num_reservas'>, amount: number) => (inHours(terms) ? amount / 60 : amount)

/** What one booking of so many minutes takes: its minutes, or one use. */
export const amountOfUse = (terms: Pick<PassTerms, 'unidad' | 'num_reservas'>, minutes: number) => (inHours(terms) ? minutes : 1)

/** The last day of a pass whose term begins on a day; an expiry in hours has none, it ends at an instant. */
export function lastDayOf(
  { unidades_caducidad: n, unidad_caducidad }: Pick<PassTerms, 'unidades_caducidad' | 'unidad_caducidad'>,
  from: Day,
) {
  const days = { 1: n, 2: n * 7 } as const
  const months = { 3: n, 4: n * 12 } as const
  if (unidad_caducidad === 5) return null
  return unidad_caducidad <= 2 ? addDays(from, days[unidad_caducidad as 1 | 2]) : addMonths(from, months[unidad_caducidad as 3 | 4])
}

/** The stretch of `frec_dias` days that a day falls in, first and last day: calendar weeks where it is seven, counted from the Monday of the purchase otherwise (0097). */
export function periodOf({ frec_dias, fecha_compra }: { readonly frec_dias: number; readonly fecha_compra: Day }, day: Day) {
  const monday = addDays(fecha_compra, 1 - weekday(fecha_compra))
  const desde = addDays(monday, Math.floor(daysBetween(monday, day) / frec_dias) * frec_dias)
  return { desde, hasta: addDays(desde, frec_dias - 1) }
}

/** An amount of the ledger in words that are the same in every language: '1 h 30', '3'. */
export function amountWords(terms: Pick<PassTerms, 'unidad' | 'num_reservas'>, amount: number): string {
  if (!inHours(terms)) return String(amount)
  const [hours, minutes] = [Math.trunc(amount / 60), amount % 60]
  return minutes === 0 ? `${hours} h` : `${hours} h ${String(minutes).padStart(2, '0')}`
}
