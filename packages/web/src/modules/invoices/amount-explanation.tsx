import './amount-explanation.css'
import { explainLine } from '@app/contract/invoices/explain'
import { taxesWithin } from '@app/contract/invoices/invoice-rules'
import type { OutputOf } from '@app/contract/kit/action'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { type Icon, IconArrowBackUp, IconCash, IconPencil, IconPercentage, IconTag, IconTicket } from '@tabler/icons-react'
import { instant } from '../../kit/kinds/instant.ts'
import { percent } from '../../kit/kinds/percent.ts'
import { useRead } from '../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../kit/screen/states.tsx'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { OtherPrices, priceSentence } from '../tariffs/public.ts'

type Explanation = OutputOf<typeof explainLine>
type Paso = Explanation['pasos'][number]

/** The line in plain words: its price and where that comes from, then the paid, refunded and due amounts. */
function sentence({ total, pagado, devuelto, pendiente, pagado_bono, explicacion, cambios }: Explanation): string {
  const price = priceSentence(explicacion) ?? (cambios.length === 0 && t('explain.costs', { importe: formatEuros(total) }))
  const parts = [
    pagado_bono > 0 ? t('explain.by_pass', { importe: formatEuros(pagado_bono) }) : price,
    cambios.length > 0 && t('explain.hand', { importe: formatEuros(total) }),
    pagado > 0 && t('explain.paid', { importe: formatEuros(pagado) }),
    devuelto > 0 && t('explain.given_back', { importe: formatEuros(devuelto) }),
    pendiente > 0 && t('explain.owed', { importe: formatEuros(pendiente) }),
  ]
  return parts.filter(Boolean).join(' ')
}

interface StepProps {
  icon: Icon
  title: string
  detail?: readonly (string | null | false)[]
  cents?: string
  tone?: 'hand' | 'back'
  isGone?: boolean
}
function Step({ icon: Drawing, title, detail = [], cents, tone, isGone = false }: StepProps) {
  const said = detail.filter(Boolean).join(' · ')
  return (
    <li data-tone={tone} data-gone={isGone}>
      <Drawing size={16} aria-hidden />
      <div>
        <b>{title}</b>
        {said !== '' && <small>{said}</small>}
      </div>
      <span className="ex-num">{cents}</span>
    </li>
  )
}

const signed = (cents: number) => (cents > 0 ? `+${formatEuros(cents)}` : formatEuros(cents))
const by = (name: string | null) => name ?? t('explain.by_nobody')

/** Origin of the price: the tariff, or its author. */
function Price({ explanation }: { explanation: Explanation }) {
  const { precio_calculado, desc_tarifa, fecha_creacion, desc_socio_creacion, cambios, total } = explanation
  const first = cambios[0]?.antes ?? precio_calculado ?? total
  return (
    <Step
      icon={IconTag}
      title={desc_tarifa ?? t('explain.price')}
      detail={[formatDay(fecha_creacion), desc_socio_creacion]}
      cents={formatEuros(first)}
    />
  )
}

function Act({ paso }: { paso: Paso }) {
  const { motivo, importe, fecha, texto, desc_tipopago, desc_caja, desc_abono, orden, desc_socio_creacion, anulado } = paso
  const isBack = importe < 0
  return (
    <Step
      icon={desc_abono ? IconTicket : isBack ? IconArrowBackUp : IconCash}
      title={[tFound('explain.step', motivo), desc_abono ?? desc_tipopago].filter(Boolean).join(' · ')}
      detail={[instant.format(fecha), by(desc_socio_creacion), desc_caja, orden, texto && `«${texto}»`]}
      cents={importe === 0 ? '' : signed(importe)}
      isGone={anulado}
      {...(isBack && { tone: 'back' })}
    />
  )
}

/** Explanation of an amount, step by step: its price, manual changes, its tax, and its payments. */
export function AmountExplanation({ line }: { line: number }) {
  const { data, error, refetch } = useRead(explainLine, { id: line })
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={4} />
  const [vat] = taxesWithin([{ cents: data.total, prc_iva: data.prc_iva }])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long explanation is scrolled by keyboard
    <section className="ex" tabIndex={0} aria-label={t('explain.why', { importe: formatEuros(data.total) })} data-autofocus>
      <h2>
        {t('explain.why', { importe: formatEuros(data.total) })}
        <small>{[data.concepto, data.desc_socio].filter(Boolean).join(' · ')}</small>
      </h2>
      <p className="ex-said">{sentence(data)}</p>
      <ol className="ex-steps">
        <Price explanation={data} />
        {data.cambios.map(({ fecha, desc_socio, antes, despues }, at) => (
          // two changes may share one instant
          <Step
            key={at}
            icon={IconPencil}
            tone="hand"
            title={t('explain.by_hand')}
            detail={[instant.format(fecha), by(desc_socio), `${formatEuros(antes)} → ${formatEuros(despues)}`]}
            cents={signed(despues - antes)}
          />
        ))}
        {vat && data.total !== 0 && (
          <Step
            icon={IconPercentage}
            title={t('explain.vat', { tipo: percent.format(data.prc_iva) })}
            detail={[t('explain.vat_parts', { base: formatEuros(vat.base), cuota: formatEuros(vat.cuota) })]}
          />
        )}
        {data.pasos.map((paso) => (
          <Act key={paso.id_reg_asiento} paso={paso} />
        ))}
      </ol>
      <OtherPrices steps={data.explicacion} />
    </section>
  )
}
