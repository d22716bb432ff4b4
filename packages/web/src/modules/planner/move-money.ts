import type { OutputOf } from '@app/contract/kit/action'
import { movePrice } from '@app/contract/planner/move-price'
import { formatEuros } from '@app/contract/values/money'
import { readQuery } from '../../kit/api.ts'
import { t } from '../../kit/i18n.ts'
import { queries } from '../../kit/queries.ts'
import { store } from '../../kit/store.ts'
import type { Spot } from './moving.ts'

export type Money = OutputOf<typeof movePrice>
/** What happens to a difference: collected, kept at the price paid, or nothing of either where too much is paid. */
export type MoneyChoice = 'collect' | 'keep' | 'move'
export interface MoneyOption {
  readonly id: MoneyChoice
  readonly text: string
  readonly hint: string
}

/** What a place would do to a booking's money; asked once for a place while nothing changes. */
export const moneyAt = (id: number, spot: Spot): Promise<Money> =>
  queries.fetchQuery({ ...readQuery(movePrice, { id, ...spot }), staleTime: 30_000 }) as Promise<Money>

const rest = ({ diferencia }: Money) =>
  t(diferencia > 0 ? 'planner.money.short' : 'planner.money.over', { importe: formatEuros(Math.abs(diferencia)) })

/** The same in words, for the thing in hand; nothing for a booking that costs nothing. */
export function moneyText(money: Money): string {
  const { ahora, despues, pagado, diferencia } = money
  if (ahora === 0 && despues === 0) return ''
  const values = { ahora: formatEuros(ahora), despues: formatEuros(despues) }
  if (diferencia !== 0) return `${t('planner.money.paid', values)} · ${rest(money)}`
  if (ahora === despues) return t('planner.money.same')
  return t(pagado > 0 ? 'planner.money.paid' : 'planner.money.recalculated', values)
}

/** The ways to go on where players who have paid are short, or have paid too much. */
export function moneyOptions({ diferencia }: Money): MoneyOption[] {
  const importe = formatEuros(Math.abs(diferencia))
  if (diferencia < 0) return [{ id: 'move', text: t('planner.money.leave', { importe }), hint: t('planner.money.leave_hint') }]
  return [
    { id: 'collect', text: t('planner.money.collect', { importe }), hint: t('planner.money.collect_hint') },
    { id: 'keep', text: t('planner.money.keep'), hint: t('planner.money.keep_hint') },
  ]
}

/** What a question about a difference says. */
export const moneyQuestion = (money: Money) => ({
  title: t(money.diferencia > 0 ? 'planner.money.title_short' : 'planner.money.title_over', {
    importe: formatEuros(Math.abs(money.diferencia)),
  }),
  hint: t('planner.money.said', {
    pagado: formatEuros(money.pagado),
    ahora: formatEuros(money.ahora),
    despues: formatEuros(money.despues),
  }),
})

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
