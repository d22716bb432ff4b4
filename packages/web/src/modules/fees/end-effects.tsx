import './fees.css'
import { endPreview } from '@app/contract/fees/member-fee-dates'
import type { Day } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Radio } from '@mantine/core'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { useRead } from '../../kit/reads/api.ts'
import { ReadError } from '../../kit/screen/states.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { proportionChoices } from './fee-row.ts'

/** Consequences of a last day: periods that are not raised any more, raised ones beyond it, relatives whose amount changes. */
export function EndEffects({
  id,
  fecha,
  proportion,
  onProportion,
}: {
  id: number
  fecha: Day
  proportion: number
  onProportion: (value: number) => void
}) {
  const { data, error, refetch } = useRead(endPreview, { id, fecha }, { keepPrevious: true })
  if (error) return <ReadError error={error} onRetry={refetch} />
  if (!data) return null
  return (
    <>
      {data.ultimas.length > 0 && <LastFee amounts={data.ultimas} value={proportion} onChange={onProportion} />}
      <ul className="fe-effects">
        <li>{t('fees.end_months', { n: formatCount(data.meses) })}</li>
        {data.generados.length > 0 && <li>{t('fees.end_raised', { n: formatCount(data.generados.length) })}</li>}
        {data.familia.map((one) => (
          <li key={`${one.nombre_completo} ${one.desc_cuota}`}>
            {t('fees.end_family', {
              ...{ nombre: one.nombre_completo, cuota: one.desc_cuota },
              ...{ antes: formatEuros(one.antes), despues: formatEuros(one.despues) },
            })}
          </li>
        ))}
      </ul>
    </>
  )
}

interface LastFeeProps {
  amounts?: readonly { readonly proporcion: number; readonly importe: number }[]
  value: number
  onChange: (value: number) => void
}
/** The last fee: full, by days or half, with its amount each. */
export function LastFee({ amounts, value, onChange }: LastFeeProps) {
  return (
    <Radio.Group label={t('member-fee.ultima_mensualidad_proporcional')} value={String(value)} onChange={(next) => onChange(Number(next))}>
      <div className="fe-ways">
        {proportionChoices().map((one) => {
          const amount = amounts?.find(({ proporcion }) => proporcion === one.value)
          return (
            <Radio.Card key={one.value} value={String(one.value)} className="fe-way">
              <b>{one.text}</b>
              {amount && <small className="tabular">{formatEuros(amount.importe)}</small>}
            </Radio.Card>
          )
        })}
      </div>
    </Radio.Group>
  )
}
