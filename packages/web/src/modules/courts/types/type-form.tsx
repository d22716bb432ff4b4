import { createCourtType, updateCourtType } from '@app/contract/courts/court-type-file'
import type { OutputOf } from '@app/contract/kit/action'
import { useMemo } from 'react'
import { FormFrame } from '../../../kit/forms/form.tsx'
import { type FormPart, FormSections, SaveBar, sideBySide } from '../../../kit/forms/form-fields.tsx'
import type { First } from '../../../kit/forms/form-state.ts'
import { useForm } from '../../../kit/forms/use-form.ts'
import { call } from '../../../kit/reads/api.ts'
import { useSession } from '../../../kit/reads/session.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { PriceRows } from '../price-rows.tsx'
import { pricePlan } from '../price-rules.ts'
import { timeOptions } from '../slots/time-options.ts'

const times = ['min_tiempo_reserva', 'max_tiempo_reserva', 'default_tiempo_reserva'] as const
const halves = [...times, 'cambiar_inicio', 'cambiar_duracion', 'activo', 'acceso_directo'] as const
/** Form fields of a court type. */
const typeFields = createCourtType.input

interface Props {
  /** Null for a new one. */
  id: number | null
  first: First<typeof typeFields>
  onSaved?: (type: OutputOf<typeof createCourtType>) => void
  onCancel: () => void
}

function useLooks(first: Props['first']) {
  const step = Number(useSession().parameters.STEP_TIEMPO_RESERVA) || 30
  return useMemo(() => {
    const stored = times.map((name) => first[name] ?? -1)
    const options = timeOptions({ step, inherits: t('courts.as_club'), stored })
    return {
      ...sideBySide(halves),
      ...Object.fromEntries(times.map((name) => [name, { options, half: true }])),
      tiporecurso_tiposocio: { label: t('courts.part.prices') },
      id_mst_tipoingreso: { hint: t('courts.income_hint') },
    }
  }, [first, step])
}

/** Data of a court type with its prices by hour. */
export function TypeForm({ id, first, onSaved, onCancel }: Props) {
  const isNew = id === null
  const looks = useLooks(first)
  const form = useForm({
    name: `court-type ${id ?? 'new'}`,
    fields: typeFields,
    first,
    by: { tiporecurso_tiposocio: pricePlan },
    save: (values, { only, read }) => (isNew ? call(createCourtType, values) : call(updateCourtType, { id, ...only }, { read })),
    onSaved,
  })
  const parts: FormPart<keyof typeof typeFields>[][] = [
    [
      { title: t('courts.part.type'), names: ['desc_tiporecurso', 'activo', 'acceso_directo', 'domotica_estado_instalacion'] },
      { title: t('courts.part.income'), names: ['id_mst_tipoingreso'] },
    ],
    [{ title: t('courts.part.times'), names: ['cambiar_inicio', 'cambiar_duracion', ...times] }],
  ]
  return (
    <FormFrame form={form} words="court-type" looks={looks}>
      <FormSections form={form} words="court-type" looks={looks} columns={parts} autoFocus={isNew} />
      <PriceRows rows={form.rows('tiporecurso_tiposocio')} title={t('courts.part.prices')} hint={t('courts.type_prices_hint')} />
      <SaveBar form={form} always={isNew} onCancel={isNew ? onCancel : undefined} />
    </FormFrame>
  )
}
