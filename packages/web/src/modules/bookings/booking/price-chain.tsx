import './price-chain.css'
import { formatEuros } from '@app/contract/values/money'
import { Popover } from '@mantine/core'
import { t } from '../../../kit/texts/i18n.ts'
import { OtherPrices, priceSentence } from '../../tariffs/public.ts'

/** Amount with its explanation: the price that applies in one sentence, the others with their reasons folded. */
export function PriceChain({ cents, steps, who }: { cents: number; steps: unknown; who: string }) {
  const sentence = priceSentence(steps)
  if (sentence === null) return <span className="tabular">{formatEuros(cents)}</span>
  return (
    <Popover width={340} position="bottom-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <button type="button" className="pc-euro" aria-label={t('desk.explain_price', { importe: formatEuros(cents), nombre: who })}>
          {formatEuros(cents)}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={12} aria-label={t('desk.why_price')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long explanation is scrolled by keyboard */}
        <section className="pc-why" tabIndex={0} aria-label={t('desk.why_price')} data-autofocus>
          <p>{sentence}</p>
          <OtherPrices steps={steps} />
        </section>
      </Popover.Dropdown>
    </Popover>
  )
}
