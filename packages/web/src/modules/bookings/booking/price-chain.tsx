import './price-chain.css'
import { formatEuros } from '@app/contract/values/money'
import { Popover } from '@mantine/core'
import { t } from '../../../kit/texts/i18n.ts'
import { PriceSteps } from '../../tariffs/public.ts'

/** Amount with its explanation: every price considered, the one that applies and the reasons against the others. */
export function PriceChain({ cents, steps, who }: { cents: number; steps: unknown; who: string }) {
  if (!Array.isArray(steps) || steps.length === 0) return <span className="tabular">{formatEuros(cents)}</span>
  return (
    <Popover width={340} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button type="button" className="pc-euro" aria-label={t('desk.explain_price', { importe: formatEuros(cents), nombre: who })}>
          {formatEuros(cents)}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={8} aria-label={t('desk.why_price')}>
        <PriceSteps steps={steps} />
      </Popover.Dropdown>
    </Popover>
  )
}
