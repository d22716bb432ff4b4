import type { OutputOf } from '@app/contract/kit/action'
import type { home } from '@app/contract/member-page/home'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { IconReceipt } from '@tabler/icons-react'
import { t } from '../../kit/texts/i18n.ts'
import { usePay } from './use-pay.ts'

type Owed = OutputOf<typeof home>['debe']

const noteOf = ({ total, pagable }: Owed) =>
  pagable === 0 ? t('member-page.pay_at_club') : pagable < total ? t('member-page.pay_part', { importe: formatEuros(pagable) }) : null

const Lines = ({ lineas }: Pick<Owed, 'lineas'>) => (
  <ul className="player-owed-lines">
    {lineas.map((one) => (
      <li key={one.id_reg_factura}>
        <span>
          {one.concepto}, {formatDay(one.fecha)}
        </span>
        <span className="player-sum">{formatEuros(one.pendiente)}</span>
      </li>
    ))}
  </ul>
)

/** Sum that the member owes, its lines, and the way to pay it. */
export function OwedCard({ debe }: { debe: Owed }) {
  const { pay, isBusy } = usePay()
  const note = noteOf(debe)
  const [only] = debe.lineas
  return (
    <section className="player-card owed" aria-labelledby="player-owed">
      <div className="player-owed">
        <span className="player-line-icon" aria-hidden>
          <IconReceipt size={20} stroke={1.6} />
        </span>
        <div className="player-owed-words">
          <h2 id="player-owed">{t('member-page.owed', { importe: formatEuros(debe.total) })}</h2>
          {debe.lineas.length === 1 && only && (
            <p>
              {only.concepto}, {formatDay(only.fecha)}
            </p>
          )}
          {note && <p>{note}</p>}
        </div>
        {debe.pagable > 0 && (
          <button type="button" className="player-button" disabled={isBusy} onClick={() => void pay()}>
            {t('member-page.pay')}
          </button>
        )}
      </div>
      {debe.lineas.length > 1 && (
        <details className="player-owed-more">
          <summary>{t('member-page.owed_lines', { n: debe.lineas.length })}</summary>
          <Lines lineas={debe.lineas} />
        </details>
      )}
    </section>
  )
}
