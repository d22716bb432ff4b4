import { addDays, type Day, latest } from '../../../values/day.ts'
import { addTargetDays, isTargetDay, nextTargetDay } from '../../../values/target-day.ts'

/** Notice of a bank: days of TARGET before the collection, and the minute of the day until which it takes files. */
export interface BankNotice {
  readonly aviso_banco: number
  readonly hora_banco: number
}
/** Day and minute of the club. */
export interface ClubMoment {
  readonly today: Day
  readonly minute: number
}

/** Days after a collection within which a payer may have it returned without a reason: eight weeks (formats.md §1.4). */
export const refundDays = 56

/** Last day on which the bank takes the file of a collection. */
export const lastSendDay = (collection: Day, { aviso_banco }: BankNotice): Day => addTargetDays(collection, -aviso_banco)

/** First day for which the bank takes a file that is made now. */
export function firstCollectionDay({ today, minute }: ClubMoment, { aviso_banco, hora_banco }: BankNotice): Day {
  const isInTime = isTargetDay(today) && minute <= hora_banco
  return addTargetDays(isInTime ? today : nextTargetDay(addDays(today, 1)), aviso_banco)
}

/** First day on which a receipt can be debited: not before the day from which it may be collected, if it has one. */
export function firstDebitDay(now: ClubMoment, { cobrar_desde, ...notice }: BankNotice & { readonly cobrar_desde: Day | null }): Day {
  const first = firstCollectionDay(now, notice)
  return cobrar_desde === null ? first : latest(first, nextTargetDay(cobrar_desde))
}

/** Fault of a day of collection, with the next possible one: before today, no day of TARGET, within the notice; null if it can be. */
export function collectionDayFault(day: Day, now: ClubMoment, notice: BankNotice) {
  const first = firstCollectionDay(now, notice)
  if (day < now.today) return { fallo: 'recibo.fecha_pasada' as const, siguiente: first }
  if (!isTargetDay(day)) {
    return { fallo: 'recibo.fecha_sin_bancos' as const, siguiente: latest(first, nextTargetDay(day)) }
  }
  return day < first ? { fallo: 'recibo.fecha_aviso' as const, siguiente: first } : null
}
