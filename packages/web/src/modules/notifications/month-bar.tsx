import './notices.css'
import type { OutputOf } from '@app/contract/kit/action'
import type { monthOfMail } from '@app/contract/notifications/notices'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { today } from '../../kit/reads/today.ts'
import { monthNames } from '../../kit/texts/date-labels.ts'
import { t } from '../../kit/texts/i18n.ts'

export type MailMonth = OutputOf<typeof monthOfMail>

const share = (n: number, of: number) => `${of > 0 ? Math.min(100, (n / of) * 100) : 100}%`
/** Name of the month of a day. */
const monthOf = (day: string) => monthNames()[Number(day.slice(5, 7)) - 1]!

interface Props {
  readonly month: MailMonth
  /** Mails of a letter that is about to be sent. */
  readonly more?: number
}
/** Letters of this month by mail against the cap: sent, planned, and those of a letter about to be sent. */
export function MonthBar({ month: { enviados, programados, limite }, more = 0 }: Props) {
  const left = limite - enviados - programados
  const mes = monthOf(today())
  return (
    <div className="notice-month">
      <span>
        {more > 0 ? t('notices.month_after', { mes }) : t('notices.month', { mes })}
        <span>
          <b>{formatCount(enviados + more)}</b>{' '}
          {more > 0
            ? t('notices.month_of', { limite: formatCount(limite) })
            : t('notices.month_left', { limite: formatCount(limite), quedan: formatCount(Math.max(0, left)) })}
        </span>
      </span>
      <div className="notice-meter" aria-hidden>
        <i style={{ width: share(enviados, limite) }} />
        {programados > 0 && <i data-part="planned" style={{ width: share(programados, limite) }} />}
        {more > 0 && <i data-part={more > left ? 'over' : 'new'} style={{ width: share(more, limite) }} />}
      </div>
    </div>
  )
}
