import './explained-amount.css'
import { formatEuros } from '@app/contract/values/money'
import { Popover } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { LinesSkeleton } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'

const AmountExplanation = lazy(() => import('./amount-explanation.tsx').then((module) => ({ default: module.AmountExplanation })))

export interface ExplainedAmountProps {
  /** Line of the amount. */
  line: number
  /** Shown amount, in cents. */
  cents: number
  /** Member or concept of the line. */
  who: string
}

/** Amount of a line with its explanation: price, author of changes, payments and refunds; loaded on opening. */
export function ExplainedAmount({ line, cents, who }: ExplainedAmountProps) {
  return (
    <Popover width={360} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button type="button" className="ex-euro" aria-label={t('explain.open', { importe: formatEuros(cents), nombre: who })}>
          {formatEuros(cents)}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={12} aria-label={t('explain.why', { importe: formatEuros(cents) })}>
        <Suspense fallback={<LinesSkeleton lines={4} />}>
          <AmountExplanation line={line} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
