import { ascending } from '@app/contract/values/order'
import './tariffs.css'
import type { OutputOf } from '@app/contract/kit/action'
import { undefinedFields } from '@app/contract/kit/partial'
import { createTariff, tariffInput, updateTariff } from '@app/contract/tariffs/tariffs'
import { FormFrame } from '../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../kit/forms/form-fields.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { call } from '../../kit/reads/api.ts'
import { Card } from '../../kit/screen/card.tsx'
import { t } from '../../kit/texts/i18n.ts'
import { type FirstTariff, type TariffForm, tariffFields } from './tariff-fields.ts'
import { lengthText, type TariffRow } from './tariff-labels.ts'
import { TariffPrices } from './tariff-prices.tsx'
import { TariffTrial } from './tariff-trial.tsx'
import { TariffValidity } from './tariff-validity.tsx'

interface Props {
  first: FirstTariff
  /** Tariff to change; null for a new one. */
  tariff: TariffRow | null
  /** Lengths to choose from. */
  durations: readonly number[]
  onSaved?: (saved: OutputOf<typeof createTariff>) => void
  onCancel?: (() => void) | undefined
  bandsAt?: (price: number) => string
}
/** Price as input of a call; its bands are kept. */
const sentPrice = <P,>(price: P) => ({ ...price, id_mst_tarifas: null, tramos: null })

/** Tariff: its name, its validity (drawn), the price per member type, and beside it a trial. */
export function TariffPage({ first, tariff, durations, onSaved, onCancel, bandsAt }: Props) {
  const id = tariff?.id_mst_tarifas ?? null
  const form: TariffForm = useForm({
    name: `tariff ${id ?? 'new'}`,
    fields: tariffFields,
    first,
    seen: tariff ?? {},
    by: { precios: { by: ['id_mst_tiposocio'], blank: ['precio', 'precio_faltan_pocas_horas'] } },
    // the tariff's own fields are sent as one object
    at: (path) => path.replace(/^tarifa\./, ''),
    save: (values, { only }) => {
      const all = values.precios.map(sentPrice)
      if (!tariff) return call(createTariff, { ...values, precios: all })
      const { precios, dias_tarifa, ...own } = only
      const kept = new Set(all.map((price) => price.id_mst_tarifas_precios))
      const input = {
        id: tariff.id_mst_tarifas,
        tarifa: { ...undefinedFields(tariffInput), ...own, id_mst_tarifas: undefined },
        precios: precios ? all : [],
        idsTarifaPrecioElim: tariff.precios.map((price) => price.id_mst_tarifas_precios).filter((one) => !kept.has(one)),
        ...(dias_tarifa && { dias_tarifa }),
      }
      return call(updateTariff, input, { read: tariff })
    },
    onSaved,
  })
  const current = first.duracion ?? 0
  const lengths = ascending([...durations, current])
  const looks = {
    duracion: { half: true, options: lengths.map((value) => ({ value, text: lengthText(value) })) },
    id_mst_tipoingreso: { half: true },
    activo: { half: true },
    precios: { label: t('tarifa.parte.precios') },
    dias_tarifa: { label: t('tarifa.dias_del_ano') },
  }
  return (
    <div className="tf-file">
      <FormFrame form={form} words="tariff" looks={looks}>
        <Card title={t('tarifa.parte.tarifa')}>
          <FormFields
            form={form}
            names={['desc_tarifa', 'id_mst_tipoingreso', 'duracion', 'activo']}
            words="tariff"
            looks={looks}
            autoFocus={id === null}
          />
        </Card>
        <Card title={t('tarifa.parte.cuando')}>
          <TariffValidity form={form} />
        </Card>
        <Card title={t('tarifa.parte.precios')}>
          <TariffPrices form={form} tariff={tariff} bandsAt={bandsAt} />
        </Card>
        <SaveBar form={form} always={id === null} onCancel={onCancel} />
      </FormFrame>
      <div className="tf-side">
        <TariffTrial form={form} tariff={tariff} durations={lengths} first={first} />
      </div>
    </div>
  )
}
