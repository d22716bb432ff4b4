import { createCourt, updateCourtOfType } from '@app/contract/courts/court-file'
import type { ReactNode } from 'react'
import { FormFrame } from '../../kit/forms/form.tsx'
import { FormSections, SaveBar } from '../../kit/forms/form-fields.tsx'
import type { Draft } from '../../kit/forms/form-state.ts'
import { useForm } from '../../kit/forms/use-form.ts'
import { call } from '../../kit/reads/api.ts'
import { type CourtForm, changesOf, courtFields, courtRows, type FirstCourt, newCourtOf, timeNames } from './court-fields.ts'
import { useCourtParts } from './court-parts.tsx'
import { useCourtStyles } from './use-court-styles.ts'

interface Props {
  type: number
  /** Null for a new court. */
  court: number | null
  first: FirstCourt
  /** Values of the court as last read, by the changed parts. */
  seen?: Draft
  onSaved: () => void
  onCancel: () => void
  /** Further cards of the same form. */
  more?: (form: CourtForm) => ReactNode
}

/** Data of a court in parts, with the rows that are saved together with it. */
export function CourtPage({ type, court, first, seen = {}, onSaved, onCancel, more }: Props) {
  const isNew = court === null
  const looks = useCourtStyles(
    type,
    court,
    timeNames.map((name) => first[name] ?? -1),
  )
  const form = useForm({
    name: `court ${court ?? 'new'}`,
    fields: courtFields,
    first,
    by: courtRows,
    // a refusal of the length rows is shown at the shortest
    at: (path) => (path.startsWith('minutos_reserva') ? timeNames[0] : path),
    seen,
    save: (values, { only, names, read }) => {
      if (court === null) return call(createCourt, { id: type, ...newCourtOf(values) })
      const { minutos_reserva } = seen
      const isTimed = timeNames.some((name) => names.has(name))
      const input = { id: type, id_recurso: court, ...changesOf(values, only) }
      return call(updateCourtOfType, input, { read: { ...read, ...(isTimed && { minutos_reserva }) } })
    },
    onSaved,
  })
  const parts = useCourtParts({ isNew, hasPause: form.draft.tiempo_reserva_posterior_activo === true })
  return (
    <FormFrame form={form} words="court" looks={looks}>
      <FormSections form={form} words="court" looks={looks} columns={parts} autoFocus={isNew} />
      {more?.(form)}
      <SaveBar form={form} always={isNew} onCancel={isNew ? onCancel : undefined} />
    </FormFrame>
  )
}
