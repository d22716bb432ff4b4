import { denominations } from '@app/contract/cash/cash-rules'
import { formatEuros } from '@app/contract/values/money'
import { t } from '../../../kit/texts/i18n.ts'
import { asText, type Paying } from './use-payment.ts'

/** Usual cash for an amount: up to the next five, twenty and fifty. */
const notesFor = (cents: number) =>
  [...new Set([500, 2000, 5000].map((note) => Math.ceil(cents / note) * note))].filter((sum) => sum > cents)

/** Change in notes and coins, the largest first: '5 € · 2 × 2 € · 50 c'. */
function coinsOf(cents: number): string {
  let left = cents
  return denominations
    .toReversed()
    .flatMap((value) => {
      const count = Math.floor(left / value)
      left -= count * value
      const name = value >= 100 ? `${value / 100}\u00a0€` : `${value}\u00a0c`
      return count === 0 ? [] : [count === 1 ? name : `${count} × ${name}`]
    })
    .join(' · ')
}

/** Given cash, by usual notes, and the change with its coins. */
export function PayCash({ paying: { cash, given, give, handed, change } }: { paying: Paying }) {
  return (
    <>
      <label className="till-given">
        <span>{t('till.given')}</span>
        <input
          className="tabular"
          inputMode="decimal"
          autoComplete="off"
          disabled={cash === 0}
          placeholder={asText(cash)}
          value={given}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => give(event.currentTarget.value)}
        />
      </label>
      {cash > 0 && (
        <div className="till-notes">
          <button type="button" aria-pressed={handed === cash} onClick={() => give(asText(cash))}>
            {t('till.exactly', { importe: formatEuros(cash) })}
          </button>
          {notesFor(cash).map((note) => (
            <button key={note} type="button" aria-pressed={handed === note} onClick={() => give(asText(note))}>
              {formatEuros(note)}
            </button>
          ))}
        </div>
      )}
      <div className={change < 0 ? 'till-change bad' : 'till-change'} aria-live="polite">
        <span>{t('till.change')}</span>
        <b className="tabular">{formatEuros(Math.max(0, change))}</b>
        {change > 0 && <small>{coinsOf(change)}</small>}
        {change < 0 && <small>{t('till.missing', { importe: formatEuros(-change) })}</small>}
      </div>
    </>
  )
}
