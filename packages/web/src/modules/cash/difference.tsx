import { difference } from '@app/contract/cash/cash-rules'
import { formatEuros } from '@app/contract/values/money'
import { IconEqual, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { t } from '../../kit/texts/i18n.ts'

const looks = {
  loss: { icon: IconTrendingDown, key: 'desk.loss' },
  gain: { icon: IconTrendingUp, key: 'desk.gain' },
  even: { icon: IconEqual, key: 'desk.even' },
} as const

/** Counted less expected, shown by word, sign and icon, never by colour alone. Null before a count. */
export function Difference({ counted, expected }: { counted: number | null; expected: number }) {
  if (counted === null)
    return (
      <div className="cash-diff open">
        <span>{t('desk.difference')}</span>
        <b>—</b>
      </div>
    )
  const cents = difference(counted, expected)
  const kind = cents < 0 ? 'loss' : cents > 0 ? 'gain' : 'even'
  const { icon: Icon, key } = looks[kind]
  return (
    <div className={`cash-diff ${kind}`} role="status" data-difference={cents}>
      <span>
        <Icon size={18} aria-hidden />
        {t(key)}
      </span>
      <b>{formatEuros(cents, { signed: true })}</b>
    </div>
  )
}
