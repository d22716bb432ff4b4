import { closedUntil } from '@app/contract/periods/closed-month'
import { IconLock } from '@tabler/icons-react'
import { useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import './closed-until.css'

/** Month up to which the accounts are closed; nothing before the first. */
export function ClosedUntil() {
  const mes = useRead(closedUntil, {}).data?.mes
  if (!mes) return null
  return (
    <span className="pcu">
      <IconLock size={14} aria-hidden />
      {t('periods.closed_until', { mes: `${mes.slice(5, 7)}/${mes.slice(0, 4)}` })}
    </span>
  )
}
