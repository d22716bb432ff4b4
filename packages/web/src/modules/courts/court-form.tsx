import { type ReactNode, useId } from 'react'
import { FormFrame } from '../../kit/form.tsx'
import { SaveBar } from '../../kit/form-fields.tsx'
import { FormSections } from '../../kit/form-sections.tsx'
import { type Form, useForm } from '../../kit/use-form.ts'
import { courtFields, newCourtFields, timeNames } from './court-fields.ts'
import { useCourtParts } from './court-parts.tsx'
import { complainingAt } from './list-refusals.ts'
import { useCourtLooks } from './use-court-looks.ts'

interface Props {
  type: number
  /** Null for a new court. */
  court: number | null
  row: Readonly<Record<string, unknown>>
  onSave: (values: Record<string, unknown>, changed: readonly string[]) => Promise<unknown>
  /** Told once what was saved is no longer an unsaved change. */
  onSaved: () => void
  onCancel: () => void
  /** Further cards of the same form. */
  more?: (form: Form) => ReactNode
}

/** A refusal of the lengths as rows is shown at the shortest. */
const lists = {
  minutos_reserva: timeNames[0],
  recurso_tiposocio: 'recurso_tiposocio',
  recurso_tiposocio_permiso: 'recurso_tiposocio_permiso',
  recurso_documentos: 'recurso_documentos',
}

/** The data of a court in parts, with the rows that are saved together with it. */
export function CourtForm({ type, court, row, onSave, onSaved, onCancel, more }: Props) {
  const isNew = court === null
  const looks = useCourtLooks(
    type,
    court,
    timeNames.map((name) => Number(row[name] ?? -1)),
  )
  const form = useForm({
    id: useId(),
    name: 'court',
    fields: isNew ? newCourtFields : courtFields,
    row,
    onSaved,
    onSubmit: async (values, changed) => {
      await complainingAt(lists, () => onSave(values, changed))
    },
  })
  const parts = useCourtParts({ isNew, hasPause: form.draft.tiempo_reserva_posterior_activo === true })
  return (
    <FormFrame form={form} words="court" looks={looks}>
      <FormSections form={form} words="court" looks={looks} columns={parts} autoFocus={isNew} />
      {more?.(form)}
      <SaveBar form={form} always={isNew} {...(isNew && { onCancel })} />
    </FormFrame>
  )
}
