import type { OutputOf } from '@app/contract/kit/action'
import type { movePrice } from '@app/contract/planner/move-price'
import { store } from '../../../kit/reads/store.ts'

export type Money = OutputOf<typeof movePrice>
/** Handling of a difference: collected, kept at the paid price, or neither if it is overpaid. */
export type MoneyChoice = 'collect' | 'keep' | 'move'

interface MoneyPrompt {
  /** Booking of the card beside the question. */
  readonly id: number
  readonly money: Money
  /** Original place, as text. */
  readonly home: string
  readonly settle: (choice: MoneyChoice | null) => void
}
/** Question open beside a card. */
export const moneyPrompt = store<MoneyPrompt | null>(null)

/** Asks at the card how to handle the difference; null leaves the booking in place. */
export const askAtCard = (id: number, home: string, money: Money) =>
  new Promise<MoneyChoice | null>((resolve) => {
    moneyPrompt.get()?.settle(null)
    const settle = (choice: MoneyChoice | null) => {
      moneyPrompt.set(null)
      resolve(choice)
    }
    moneyPrompt.set({ id, money, home, settle })
  })
