import { movePrice } from '@app/contract/planner/move-price'
import { choose } from '../../../kit/dialogs/dialogs.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { moneyOptions, moneyQuestion, moneyText, type Spot } from '../../planner/public.ts'

/** Asks for the handling of the difference of a paid booking on a move; null cancels the move. */
export async function askAboutDifference(money: Parameters<typeof moneyOptions>[0]) {
  const { title, hint } = moneyQuestion(money)
  const options = moneyOptions(money)
  const chosen = await choose(title, options, hint)
  return options.find(({ id }) => id === chosen)?.id ?? null
}

/** Price effect of another place on a booking. */
export function DestinationPrice({ id, to }: { id: number; to: Spot }) {
  const { data } = useRead(movePrice, { id, ...to }, { keepPrevious: true })
  return (
    <p className="bk-what" role="status">
      {data ? moneyText(data) : ''}
    </p>
  )
}
