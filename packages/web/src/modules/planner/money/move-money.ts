import { movePrice } from '@app/contract/planner/move-price'
import { formatEuros } from '@app/contract/values/money'
import { readQuery } from '../../../kit/reads/api.ts'
import { queries } from '../../../kit/reads/queries.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { Spot } from '../drag/spot.ts'
import type { Money, MoneyChoice } from './money-prompt.ts'

export interface MoneyOption {
  readonly id: MoneyChoice
  readonly text: string
  readonly hint: string
}

/** Price effect of a place on a booking; requested once per place while nothing changes. */
export const priceEffect = (id: number, spot: Spot): Promise<Money> =>
  queries.fetchQuery({ ...readQuery(movePrice, { id, ...spot }), staleTime: 30_000 }) as Promise<Money>

const rest = ({ diferencia }: Money) =>
  t(diferencia > 0 ? 'planner.money.short' : 'planner.money.over', { importe: formatEuros(Math.abs(diferencia)) })

/** The same as text, for the held item; empty for a free booking. */
export function moneyText(money: Money): string {
  const n = money.abonos.length
  return [sumText(money), n > 0 ? t('planner.money.pass_there', { n }) : ''].filter(Boolean).join(' · ')
}

function sumText(money: Money): string {
  const { ahora, despues, pagado, diferencia } = money
  if (ahora === 0 && despues === 0) return ''
  const values = { ahora: formatEuros(ahora), despues: formatEuros(despues) }
  if (diferencia !== 0) return `${t('planner.money.paid', values)} · ${rest(money)}`
  if (ahora === despues) return t('planner.money.same')
  return t(pagado > 0 ? 'planner.money.paid' : 'planner.money.recalculated', values)
}

/** True if a move has to ask: paid players are short or overpaid, or a pass is no longer valid. */
export const mustAsk = ({ diferencia, abonos }: Money) => diferencia !== 0 || abonos.length > 0

/** Options if paid players are short or overpaid, or a pass is no longer valid. */
export function moneyOptions({ diferencia, abonos }: Money): MoneyOption[] {
  if (diferencia === 0) {
    const owed = formatEuros(abonos.reduce((sum, one) => sum + one.importe, 0))
    return [{ id: 'move', text: t('planner.money.pass_move', { importe: owed }), hint: t('planner.money.pass_move_hint') }]
  }
  const importe = formatEuros(Math.abs(diferencia))
  if (diferencia < 0) return [{ id: 'move', text: t('planner.money.leave', { importe }), hint: t('planner.money.leave_hint') }]
  return [
    { id: 'collect', text: t('planner.money.collect', { importe }), hint: t('planner.money.collect_hint') },
    { id: 'keep', text: t('planner.money.keep'), hint: t('planner.money.keep_hint') },
  ]
}

/** Text of the question about a difference, with the place and the reason of each lost pass. */
export function moneyQuestion({ ahora, despues, pagado, diferencia, abonos }: Money) {
  const lost = abonos.map(({ nombre, motivo, importe }) => t('planner.money.pass_lost', { nombre, motivo, importe: formatEuros(importe) }))
  if (diferencia === 0) return { title: t('planner.money.title_pass', { n: abonos.length }), hint: lost.join(' ') }
  const values = { pagado: formatEuros(pagado), ahora: formatEuros(ahora), despues: formatEuros(despues) }
  return {
    title: t(diferencia > 0 ? 'planner.money.title_short' : 'planner.money.title_over', { importe: formatEuros(Math.abs(diferencia)) }),
    hint: [t('planner.money.said', values), ...lost].join(' '),
  }
}
