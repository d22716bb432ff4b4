import { courtTypeInput, createCourtType, updateCourtType } from '@app/contract/courts/court-types'
import { pick } from '@app/contract/kit/resource'
import { useId, useMemo } from 'react'
import { FormFrame } from '../../kit/form.tsx'
import { type FieldLooks, SaveBar, sideBySide } from '../../kit/form-fields.tsx'
import { FormSections } from '../../kit/form-sections.tsx'
import { t } from '../../kit/i18n.ts'
import { useSession } from '../../kit/session.ts'
import { useForm } from '../../kit/use-form.ts'
import { complainingAt } from './list-refusals.ts'
import { PriceRows } from './price-rows.tsx'
import { timeOptions } from './time-options.ts'

const times = ['min_tiempo_reserva', 'max_tiempo_reserva', 'default_tiempo_reserva'] as const
const halves = [...times, 'cambiar_inicio', 'cambiar_duracion', 'activo', 'acceso_directo']
const prices = 'tiporecurso_tiposocio'
const changed = { ...courtTypeInput, ...pick(updateCourtType.input, prices) }
const added = { ...changed, ...pick(createCourtType.input, 'id_mst_tipoingreso') }

interface Props {
  row: Readonly<Record<string, unknown>>
  isNew: boolean
  onSave: (values: Record<string, unknown>, changed: readonly string[]) => Promise<unknown>
  /** Told once what was saved is no longer an unsaved change. */
  onSaved: () => void
  onCancel: () => void
}

function useLooks(row: Props['row']): FieldLooks {
  const step = Number(useSession().parameters.STEP_TIEMPO_RESERVA) || 30
  return useMemo(() => {
    const stored = times.map((name) => Number(row[name] ?? -1))
    const options = timeOptions({ step, inherits: t('courts.as_club'), stored })
    return {
      ...sideBySide(halves),
      ...Object.fromEntries(times.map((name) => [name, { options, half: true }])),
      [prices]: { label: t('courts.part.prices') },
      id_mst_tipoingreso: { hint: t('courts.income_hint') },
    }
  }, [row, step])
}

/** The data of a court type with its prices by hour. */
export function TypeForm({ row, isNew, onSave, onSaved, onCancel }: Props) {
  const looks = useLooks(row)
  const form = useForm({
    id: useId(),
    name: 'court-type',
    fields: isNew ? added : changed,
    row,
    onSaved,
    onSubmit: async (values, names) => {
      await complainingAt({ [prices]: prices }, () => onSave(values, names))
    },
  })
  const parts = [
    [
      { title: t('courts.part.type'), names: ['desc_tiporecurso', 'activo', 'acceso_directo', 'domotica_estado_instalacion'] },
      ...(isNew ? [{ title: t('courts.part.income'), names: ['id_mst_tipoingreso'] }] : []),
    ],
    [{ title: t('courts.part.times'), names: ['cambiar_inicio', 'cambiar_duracion', ...times] }],
  ]
  return (
    <FormFrame form={form} words="court-type" looks={looks}>
      <FormSections form={form} words="court-type" looks={looks} columns={parts} autoFocus={isNew} />
      <PriceRows form={form} name={prices} title={t('courts.part.prices')} hint={t('courts.type_prices_hint')} />
      <SaveBar form={form} always={isNew} {...(isNew && { onCancel })} />
    </FormFrame>
  )
}
