import './tariffs.css'
import { useId } from 'react'
import { Card } from '../../kit/card.tsx'
import { FormFrame } from '../../kit/form.tsx'
import { type FieldLooks, FormFields, SaveBar } from '../../kit/form-fields.tsx'
import { t } from '../../kit/i18n.ts'
import { useForm } from '../../kit/use-form.ts'
import type { TariffTimes } from './first-question.ts'
import { type TariffValues, tariffFields } from './tariff-draft.ts'
import { TariffPrices } from './tariff-prices.tsx'
import { TariffTrial } from './tariff-trial.tsx'
import { TariffWhen } from './tariff-when.tsx'
import { lengthText } from './tariff-words.ts'

interface Props {
  /** What the form shows first, as `formRow` makes it. */
  row: Readonly<Record<string, unknown>>
  /** The tariff that is changed; null for a new one. */
  id: number | null
  /** Lengths to choose from. */
  durations: readonly number[]
  onSave: (values: TariffValues & Record<string, unknown>, changed: readonly string[]) => Promise<void>
  /** Told once what was saved is no longer an unsaved change. */
  onSaved: () => void
  onCancel?: () => void
  bandsAt?: (price: number) => string
}

/** A tariff: what it is called, when it applies (drawn), what each member type pays, and beside it what somebody would pay. */
export function TariffForm({ row, id, durations, onSave, onSaved, onCancel, bandsAt }: Props) {
  const form = useForm({
    id: useId(),
    name: `tariff ${id ?? 'new'}`,
    fields: tariffFields,
    row,
    onSaved,
    onSubmit: async (values, changed) => {
      await onSave(values as unknown as TariffValues & Record<string, unknown>, changed)
    },
  })
  const current = Number(row.duracion) || 0
  const lengths = durations.includes(current) ? durations : [...durations, current].toSorted((a, b) => a - b)
  const looks: FieldLooks = {
    duracion: { half: true, options: lengths.map((value) => ({ value, text: lengthText(value) })) },
    id_mst_tipoingreso: { half: true },
    activo: { half: true },
  }
  const listLooks: FieldLooks = {
    precios: { label: t('tarifa.parte.precios') },
    dias_tarifa: { label: t('tarifa.dias_del_ano') },
  }
  const prices = row.precios as readonly { id_mst_tiposocio: number }[]
  return (
    <div className="tf-file">
      <FormFrame form={form} words="tariff" looks={listLooks}>
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
          <TariffWhen form={form} />
        </Card>
        <Card title={t('tarifa.parte.precios')}>
          <TariffPrices form={form} {...(bandsAt && { bandsAt })} />
        </Card>
        <SaveBar form={form} always={id === null} {...(onCancel && { onCancel })} />
      </FormFrame>
      <div className="tf-side">
        <TariffTrial
          form={form}
          id={id}
          durations={lengths}
          tariff={row as unknown as TariffTimes}
          memberType={prices[0]?.id_mst_tiposocio ?? 2}
        />
      </div>
    </div>
  )
}
