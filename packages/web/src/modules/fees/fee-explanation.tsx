import './fees.css'
import { stepValues } from '@app/contract/fees/fee-reason'
import type { FeePart, FeeStep } from '@app/contract/fees/fee-terms'
import type { coming, explained } from '@app/contract/fees/member-fees'
import type { RowOf } from '@app/contract/kit/field'
import { formatEuros } from '@app/contract/values/money'
import {
  type Icon,
  IconCalendarWeek,
  IconCoinEuro,
  IconGift,
  IconPencil,
  IconPercentage,
  IconRepeat,
  IconTag,
  IconUsers,
  IconX,
} from '@tabler/icons-react'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { periodDays, periodLabel } from './period-label.ts'
import { reasonText } from './reason-chip.tsx'

export type Explained = RowOf<typeof explained>
export type Coming = RowOf<typeof coming>

const icons: Readonly<Record<FeeStep, Icon>> = {
  ...{ precio: IconTag, precio_especial: IconPencil, promocion: IconGift, importe_descuento: IconCoinEuro, prc_descuento: IconPercentage },
  ...{ prc_descuento_acum: IconPercentage, familia: IconUsers, frecuencia: IconRepeat, dias: IconCalendarWeek, mitad: IconCalendarWeek },
  ...{ importe_primera: IconPencil, cantidad: IconX },
}
/** Steps that somebody typed for the member. */
const byHand: readonly FeeStep[] = ['precio_especial', 'importe_descuento', 'prc_descuento', 'prc_descuento_acum', 'importe_primera']

const stepText = (part: FeePart) => tFound('cuota.paso', part.paso, stepValues(part))

/** The amount in one sentence: what it comes from, and the steps that decide it. */
function explanationSentence({ importe, partes }: Explained): string {
  const [price, ...steps] = partes
  if (!price || steps.length === 0) return t('fees.why_price', { importe: formatEuros(importe) })
  return t('fees.why_steps', {
    ...{ precio: formatEuros(price.importe), importe: formatEuros(importe) },
    pasos: steps.map(stepText).join('; '),
  })
}

/** Steps with what each changed and the running sum: they add up to the amount. */
function Steps({ partes, family }: { partes: readonly FeePart[]; family: readonly string[] }) {
  let sum = 0
  return (
    <ol className="fe-steps">
      {partes.map((part) => {
        sum += part.importe
        const Drawing = icons[part.paso]
        return (
          <li key={part.paso} data-tone={byHand.includes(part.paso) ? 'hand' : undefined}>
            <Drawing size={16} aria-hidden />
            <div>
              <b>{stepText(part)}</b>
              {part.paso === 'familia' && family.length > 0 && <small>{t('fees.family_before', { nombres: family.join(', ') })}</small>}
            </div>
            <span className="fe-num">
              <b>{formatEuros(part.importe)}</b>
              {part.paso !== 'precio' && <small>{formatEuros(sum)}</small>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** The coming months with their amounts, and why they change. */
export function ComingMonths({ months, chosen }: { months: readonly Coming[]; chosen?: Explained | undefined }) {
  if (months.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the months are scrolled by keyboard
    <section className="fe-months" tabIndex={0} aria-label={t('fees.then')}>
      {months.map((one) => (
        <div key={one.desde} className="fe-month" data-on={one.desde === chosen?.desde} title={periodDays(one)}>
          <small>{periodLabel(one, 'short')}</small>
          <b className="tabular">{formatEuros(one.importe)}</b>
          {one.razon.motivo !== 'precio' && <small>{reasonText(one.razon)}</small>}
        </div>
      ))}
    </section>
  )
}

interface Props {
  amount: Explained
  /** Member and fee. */
  who: string
  what: string
  /** Members of the family before this one, in order. */
  family?: readonly string[]
  months?: readonly Coming[]
}

/** Explanation of an amount of a fee: a sentence, the steps with their running sum, and the months to come. */
export function FeeExplanation({ amount, who, what, family = [], months = [] }: Props) {
  return (
    <div className="fe-why">
      <p className="dimmed">{[who, what, periodLabel(amount), periodDays(amount)].join(' · ')}</p>
      <p className="fe-said">{explanationSentence(amount)}</p>
      <Steps partes={amount.partes} family={family} />
      {months.length > 0 && <h3 className="fe-head">{t('fees.then')}</h3>}
      <ComingMonths months={months} chosen={amount} />
    </div>
  )
}
