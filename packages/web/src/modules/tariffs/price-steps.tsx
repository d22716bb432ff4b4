import './price-steps.css'
import type { PriceStep } from '@app/contract/tariffs/price-rules'
import { formatEuros } from '@app/contract/values/money'
import { IconCheck } from '@tabler/icons-react'
import { t } from '../../kit/texts/i18n.ts'

const each = ({ price, per }: PriceStep) =>
  price === null ? '' : per === 'hour' ? t('tarifa.por_hora', { importe: formatEuros(price) }) : formatEuros(price)
const instead = ({ replaced }: PriceStep) => (replaced === undefined ? '' : t('tarifa.explica.instead', { importe: formatEuros(replaced) }))

/** One step as text: the source of the price, the reason it applies or not, the price it replaced. */
function Step({ step }: { step: PriceStep }) {
  return (
    <li data-applied={step.applied}>
      {step.applied ? <IconCheck size={14} aria-hidden /> : <span />}
      <b>{[t(`tarifa.origen.${step.source}`), step.name].filter(Boolean).join(' · ')}</b>
      <span className="tabular">{step.cents === null ? '' : formatEuros(step.cents)}</span>
      <small>{[t(step.reason), each(step), instead(step)].filter(Boolean).join(' · ')}</small>
    </li>
  )
}

/** Explanation of a price: every price considered, the one that applies and the reasons against the others. Invalid data give an empty explanation. */
export function PriceSteps({ steps }: { steps: unknown }) {
  const chain = (Array.isArray(steps) ? steps : []) as readonly PriceStep[]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long explanation is scrolled by keyboard
    <ul className="steps" tabIndex={0} aria-label={t('tarifa.por_que')}>
      {chain.map((step, index) => (
        // the steps of a chain have no other name
        <Step key={index} step={step} />
      ))}
    </ul>
  )
}
