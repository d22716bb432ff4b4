import { formatEuros } from '@app/contract/values/money'
import type { CSSProperties } from 'react'
import { today } from '../../kit/reads/today.ts'
import { monthNames } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type Fee, firstFees, type TypedLists } from './fee-example.ts'

/** Amounts of the first eight fees of a member that starts this month, as columns with their figures. */
export function FeeExamplePicture({ fee, lists }: { fee: Fee; lists: TypedLists }) {
  const day = today()
  const fees = firstFees(fee, lists, day)
  const most = Math.max(1, ...fees.map(({ cents }) => cents))
  return (
    <figure className="fty-example">
      <figcaption>{t('fee-types.example', { mes: monthNames()[Number(day.slice(5, 7)) - 1]!, cuota: fee.desc_cuota })}</figcaption>
      <ol>
        {fees.map(({ k, name, cents, isPromoted }) => (
          <li key={k} data-promoted={isPromoted || undefined}>
            <b className="tabular">{formatEuros(cents)}</b>
            <span className="fty-column" aria-hidden style={{ '--share': cents / most } as CSSProperties} />
            <span>{name}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
