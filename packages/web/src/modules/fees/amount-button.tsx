import './fees.css'
import { formatEuros } from '@app/contract/values/money'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  /** Cents; null where nothing is raised. */
  importe: number | null
  /** Member, for screen readers. */
  nombre: string
  /** Reached by the grid's own keys. */
  inGrid?: boolean
  onOpen: () => void
}

/** Amount that opens its explanation. */
export function AmountButton({ importe, nombre, inGrid = false, onOpen }: Props) {
  if (importe === null) return <span className="dimmed">{t('fees.nothing')}</span>
  const amount = formatEuros(importe)
  return (
    <button
      type="button"
      className="fe-amount"
      {...(inGrid && { tabIndex: -1 })}
      aria-label={t('fees.why_of', { importe: amount, nombre })}
      onClick={onOpen}
    >
      {amount}
    </button>
  )
}
