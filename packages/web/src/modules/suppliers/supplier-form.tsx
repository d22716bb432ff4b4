import type { OutputOf } from '@app/contract/kit/action'
import { createSupplier, supplierInput, updateSupplier } from '@app/contract/suppliers/suppliers'
import { useMemo } from 'react'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { FormFrame } from '../../kit/forms/form.tsx'
import { FormSections, SaveBar } from '../../kit/forms/form-fields.tsx'
import type { First } from '../../kit/forms/form-state.ts'
import { useForm } from '../../kit/forms/use-form.ts'
import { call } from '../../kit/reads/api.ts'
import { supplierParts, supplierStyles } from './supplier-parts.ts'

type Saved = OutputOf<typeof createSupplier>
interface Props {
  /** Supplier to change; null for a new one. */
  id: number | null
  first: First<typeof supplierInput>
  onSaved?: (saved: Saved) => void
  onCancel?: () => void
}

/** An answer with a notice saves nothing: the form keeps its state, and the notice is shown first. */
function accepted(saved: Saved): Saved {
  if ('notify' in saved) throw new RefusedError(409, { msg: saved.notify }, '')
  return saved
}

/** Data of a supplier. */
export function SupplierForm({ id, first, onSaved, onCancel }: Props) {
  const parts = useMemo(() => supplierParts(), [])
  const looks = useMemo(() => supplierStyles(), [])
  const form = useForm({
    name: `supplier ${id ?? 'new'}`,
    fields: supplierInput,
    first,
    save: async (values, { only, read }) =>
      accepted(await (id === null ? call(createSupplier, values) : call(updateSupplier, { id, ...only }, { read }))),
    onSaved,
  })
  return (
    <FormFrame form={form} words="supplier">
      <FormSections form={form} words="supplier" looks={looks} columns={parts} autoFocus={id === null} />
      <SaveBar form={form} always={id === null} onCancel={onCancel} />
    </FormFrame>
  )
}
