import { supplierInput } from '@app/contract/suppliers/suppliers'
import { useEffect, useId, useMemo, useState } from 'react'
import { FormFrame } from '../../kit/form.tsx'
import { SaveBar } from '../../kit/form-fields.tsx'
import { FormSections } from '../../kit/form-sections.tsx'
import { Refused } from '../../kit/refused.ts'
import { useForm } from '../../kit/use-form.ts'
import { supplierLooks, supplierParts } from './supplier-parts.ts'

interface Props {
  row: Readonly<Record<string, unknown>>
  isNew: boolean
  /** Makes the call; what it answers is looked at for a `notify`. */
  onSave: (values: Record<string, unknown>, changed: readonly string[]) => Promise<object>
  /** Told once what was saved is no longer an unsaved change. */
  onSaved: () => void
  onCancel?: () => void
}

/** The data of a supplier. An answer with a notice keeps the form as it is: the notice is read first. */
export function SupplierForm({ row, isNew, onSave, onSaved, onCancel }: Props) {
  const [isSaved, setSaved] = useState(false)
  const parts = useMemo(() => supplierParts(), [])
  const looks = useMemo(() => supplierLooks(), [])
  const form = useForm({
    id: useId(),
    fields: supplierInput,
    row,
    onSubmit: async (values, changed) => {
      const answer = await onSave(values, changed)
      if ('notify' in answer) throw new Refused(409, { msg: answer.notify }, '')
      setSaved(true)
    },
  })
  const { isDirty } = form
  useEffect(() => {
    if (!isSaved || isDirty) return
    setSaved(false)
    onSaved()
  }, [isSaved, isDirty, onSaved])
  return (
    <FormFrame form={form} words="supplier">
      <FormSections form={form} words="supplier" looks={looks} columns={parts} autoFocus={isNew} />
      <SaveBar form={form} always={isNew} {...(onCancel && { onCancel })} />
    </FormFrame>
  )
}
