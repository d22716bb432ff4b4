import './move-verdict.css'
import { movePrice } from '@app/contract/planner/move-price'
import { formatEuros } from '@app/contract/values/money'
import { useState } from 'react'
import { choose } from '../../../kit/dialogs/dialogs.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { type Money, type MoneyChoice, moneyOptions, moneyQuestion, moneyText, mustAsk, type Spot } from '../../planner/public.ts'
import type { BookingInfo } from './booking-info.ts'
import { memberLabel } from './booking-labels.ts'

/** Asks for the handling of the difference of a paid booking on a move; null cancels the move. */
async function askAboutDifference(money: Money) {
  const { title, hint } = moneyQuestion(money)
  const options = moneyOptions(money)
  const chosen = await choose(title, options, hint)
  return options.find(({ id }) => id === chosen)?.id ?? null
}

/** Preview of a move, the chosen handling of its money, and the text of its button. */
export function useMoveVerdict({ reserva: { id_reg_reserva: id } }: BookingInfo, to: Spot) {
  const { data: money } = useRead(movePrice, { id, ...to }, { keepPrevious: true })
  const [wanted, setWanted] = useState<MoneyChoice | null>(null)
  const options = money && mustAsk(money) ? moneyOptions(money) : []
  const chosen = options.find((one) => one.id === wanted) ?? options[0]
  /** The choice on the screen; a question of its own if the money has changed since. */
  const ask = (now: Money) =>
    chosen && money?.diferencia === now.diferencia && money.abonos.length === now.abonos.length
      ? Promise.resolve(chosen.id)
      : askAboutDifference(now)
  const words = () => {
    if (!chosen || chosen.id === 'keep') return t('desk.move')
    return chosen.id === 'collect' ? t('planner.money.pass_move', { importe: formatEuros(money!.diferencia) }) : chosen.text
  }
  return { money, options, chosen: chosen?.id, choose: setWanted, ask, words: words() }
}

type Verdict = ReturnType<typeof useMoveVerdict>

/** Reason against the place, or the players with another booking then, or that it is free. */
function PlaceVerdict({ money: { obstaculo, coinciden } }: { money: Money }) {
  const against = obstaculo === null ? coinciden : [obstaculo]
  return (
    <p className="mv-place" role="status" data-bad={against.length > 0}>
      {against.length === 0 ? t('desk.move_free') : against.map((text) => <span key={text}>{text}</span>)}
    </p>
  )
}

const change = (cents: number) => (cents === 0 ? t('desk.move_equal') : `${cents > 0 ? '+' : '−'}${formatEuros(Math.abs(cents))}`)

/** Sums of a move, line by line: now, after, difference. */
function MoneyTable({ info, money: { lineas, ahora, despues } }: { info: BookingInfo; money: Money }) {
  const labels = new Map(
    info.facturas.map((line) => [line.id_reg_factura, line.precio_calculado === null ? line.concepto : memberLabel(line)]),
  )
  const cells = (now: number, after: number) => (
    <>
      <td>{formatEuros(now)}</td>
      <td>{formatEuros(after)}</td>
      <td className={after > now ? 'mv-more' : ''}>{change(after - now)}</td>
    </>
  )
  return (
    <table>
      <caption>{t('desk.move_money')}</caption>
      <thead>
        <tr>
          {(['desk.who_what', 'desk.move_now', 'desk.move_after', 'desk.line_difference'] as const).map((key) => (
            <th key={key} scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lineas.map((row) => (
          <tr key={row.id_reg_factura}>
            <th scope="row" title={labels.get(row.id_reg_factura)}>
              {labels.get(row.id_reg_factura)}
            </th>
            {cells(row.ahora, row.despues)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('desk.total')}</th>
          {cells(ahora, despues)}
        </tr>
      </tfoot>
    </table>
  )
}

/** Verdict on a move before it is saved: obstacle, sums line by line, handling of a difference (A-128, 0164). */
export function MoveVerdict({ info, verdict: { money, options, chosen, choose: take } }: { info: BookingInfo; verdict: Verdict }) {
  if (!money) return null
  const { title, hint } = moneyQuestion(money)
  return (
    <div className="mv">
      <PlaceVerdict money={money} />
      {money.lineas.every(({ ahora, despues }) => ahora === despues) ? (
        <p className="bk-what">{moneyText(money)}</p>
      ) : (
        <MoneyTable info={info} money={money} />
      )}
      {options.length > 0 && (
        <fieldset className="mv-ways">
          <legend>{title}</legend>
          {money.abonos.length > 0 && <p className="bk-what">{hint}</p>}
          {options.map((one) => (
            <label key={one.id} className="mv-way">
              <input type="radio" name="move-money" checked={one.id === chosen} onChange={() => take(one.id)} />
              <span>
                {one.text}
                <small>{one.hint}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
