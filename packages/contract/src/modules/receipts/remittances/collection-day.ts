import type { Day } from '../../../values/day.ts'
import { addDays } from '../../../values/day.ts'
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

/** Last day on which the bank takes the file of a collection. */
export const lastSendDay = (collection: Day, { aviso_banco }: BankNotice): Day => addTargetDays(collection, -aviso_banco)

/** First day for which the bank takes a file that is made now. */
export function firstCollectionDay({ today, minute }: ClubMoment, { aviso_banco, hora_banco }: BankNotice): Day {
  const isInTime = isTargetDay(today) && minute <= hora_banco
  return addTargetDays(isInTime ? today : nextTargetDay(addDays(today, 1)), aviso_banco)
}

/** Fault of a day of collection, with the next possible one: before today, no day of TARGET, within the notice; null if it can be. */
export function collectionDayFault(day: Day, now: ClubMoment, notice: BankNotice) {
  const first = firstCollectionDay(now, notice)
  if (day < now.today) return { fallo: 'recibo.fecha_pasada' as const, siguiente: first }
  if (!isTargetDay(day)) {
    const next = nextTargetDay(day)
    return { fallo: 'recibo.fecha_sin_bancos' as const, siguiente: next < first ? first : next }
  }
  return day < first ? { fallo: 'recibo.fecha_aviso' as const, siguiente: first } : null
}
