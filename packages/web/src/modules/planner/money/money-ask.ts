import type { OutputOf } from '@app/contract/kit/action'
import type { movePrice } from '@app/contract/planner/move-price'
import { store } from '../../../kit/reads/store.ts'

export type Money = OutputOf<typeof movePrice>
/** What happens to a difference: collected, kept at the price paid, or nothing of either where too much is paid. */
export type MoneyChoice = 'collect' | 'keep' | 'move'

interface MoneyAsk {
  /** The booking whose card the question stands beside. */
  readonly id: number
  readonly money: Money
  /** Where it goes back to, in words. */
  readonly home: string
  readonly settle: (choice: MoneyChoice | null) => void
}
/** The question that is open beside a card. */
export const moneyAsk = store<MoneyAsk | null>(null)

/** Asks beside the card what happens to the difference; null leaves the booking where it was. */
export const askBeside = (id: number, home: string, money: Money) =>
  new Promise<MoneyChoice | null>((resolve) => {
    moneyAsk.get()?.settle(null)
    const settle = (choice: MoneyChoice | null) => {
      moneyAsk.set(null)
      resolve(choice)
    }
    moneyAsk.set({ id, money, home, settle })
  })
