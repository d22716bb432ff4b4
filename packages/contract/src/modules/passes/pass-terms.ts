import { addDays, addMonths, type Day, daysBetween, weekday } from '../../values/day.ts'
import { units } from '../ledger/account.ts'
import type { ExpiryKind, ExpiryUnit } from '../pass-types/pass-rules.ts'

/** Terms of a pass at its sale. */
export interface PassTerms {
  /** 0 hours, 1 bookings. */
  readonly unidad: 0 | 1
  readonly num_reservas: number
  readonly frec_dias: number
  readonly tipo_caducidad: ExpiryKind
  readonly unidades_caducidad: number
  readonly unidad_caducidad: ExpiryUnit
}

/** True if a pass holds hours, stored in the ledger as minutes; weekly and unlimited ones count bookings. */
const inHours = ({ unidad, num_reservas }: Pick<PassTerms, 'unidad' | 'num_reservas'>) => unidad === 0 && num_reservas === 0

/** Ledger unit of a pass. */
export const unitOfPass = (terms: Pick<PassTerms, 'unidad' | 'num_reservas'>) => (inHours(terms) ? units.minutes : units.uses)

/** Hours or bookings as whole minutes or uses of the ledger. */
export const toLedger = (terms: Pick<PassTerms, 'unidad' | 'num_reservas'>, saldo: number) =>
  Math.floor((inHours(terms) ? saldo * 60 : saldo) + 0.5)

/** Minutes or uses of the ledger as hours or bookings. */
export const fromLedger = (terms: Pick<PassTerms, 'unidad' | 'num_reservas'>, amount: number) => (inHours(terms) ? amount / 60 : amount)

/** Amount taken by one booking of n minutes: its minutes, or one use. */
export const amountOfUse = (terms: Pick<PassTerms, 'unidad' | 'num_reservas'>, minutes: number) => (inHours(terms) ? minutes : 1)

/** Last day of a pass with a term that begins on a day; null for an expiry in hours, which ends at an instant. */
export function lastDayOf(
  { unidades_caducidad: n, unidad_caducidad }: Pick<PassTerms, 'unidades_caducidad' | 'unidad_caducidad'>,
  from: Day,
) {
  const days = { 1: n, 2: n * 7 } as const
  const months = { 3: n, 4: n * 12 } as const
  if (unidad_caducidad === 5) return null
  return unidad_caducidad <= 2 ? addDays(from, days[unidad_caducidad as 1 | 2]) : addMonths(from, months[unidad_caducidad as 3 | 4])
}

/**
 * Period of `frec_dias` days around a day, first and last day: calendar weeks for seven days, otherwise counted from the Monday of the
 * purchase (0097).
 */
export function periodOf({ frec_dias, fecha_compra }: { readonly frec_dias: number; readonly fecha_compra: Day }, day: Day) {
  const monday = addDays(fecha_compra, 1 - weekday(fecha_compra))
  const desde = addDays(monday, Math.floor(daysBetween(monday, day) / frec_dias) * frec_dias)
  return { desde, hasta: addDays(desde, frec_dias - 1) }
}

/** Amount of the ledger in a form shared by all languages: '1 h 30', '3'. */
export function amountText(terms: Pick<PassTerms, 'unidad' | 'num_reservas'>, amount: number): string {
  if (!inHours(terms)) return String(amount)
  const [hours, minutes] = [Math.trunc(amount / 60), amount % 60]
  return minutes === 0 ? `${hours} h` : `${hours} h ${String(minutes).padStart(2, '0')}`
}
