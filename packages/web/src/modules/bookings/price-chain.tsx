import './price-chain.css'
import type { PriceStep } from '@app/contract/tariffs/price-rules'
import { formatEuros } from '@app/contract/values/money'
import { Popover } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { t } from '../../kit/i18n.ts'

/** One step in the user's words: where the price comes from, and why it counts or not. */
function Step({ step }: { step: PriceStep }) {
  const each =
    step.price === null ? '' : step.per === 'hour' ? t('desk.per_hour', { importe: formatEuros(step.price) }) : formatEuros(step.price)
  return (
    <li data-applied={step.applied}>
      {step.applied ? <IconCheck size={14} aria-hidden /> : <span />}
      <b>{[t(`tarifa.origen.${step.source}`), step.name].filter(Boolean).join(' · ')}</b>
      <span className="tabular">{step.cents === null ? '' : formatEuros(step.cents)}</span>
      <small>{[t(step.reason), each].filter(Boolean).join(' · ')}</small>
    </li>
  )
}

/** An amount that tells how it came about: every price that was looked at, the one that applies and why the others do not. */
export function PriceChain({ cents, steps, who }: { cents: number; steps: unknown; who: string }) {
  const chain = (Array.isArray(steps) ? steps : []) as readonly PriceStep[]
  if (chain.length === 0) return <span className="tabular">{formatEuros(cents)}</span>
  return (
    <Popover width={340} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button type="button" className="pc-euro" aria-label={t('desk.explain_price', { importe: formatEuros(cents), nombre: who })}>
          {formatEuros(cents)}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={8} aria-label={t('desk.why_price')}>
        <ul className="pc" tabIndex={0} aria-label={t('desk.why_price')}>
          {chain.map((step, index) => (
            // the steps of a chain have no other name
            <Step key={index} step={step} />
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}
