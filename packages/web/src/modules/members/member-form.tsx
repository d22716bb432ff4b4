import { formatDay, isDay } from '@app/contract/values/day'
import { useCallback, useEffect, useId, useMemo, useState } from 'react'
import { confirm } from '../../kit/dialogs.ts'
import { FormFrame } from '../../kit/form.tsx'
import { SaveBar } from '../../kit/form-fields.tsx'
import { FormSections } from '../../kit/form-sections.tsx'
import { t } from '../../kit/i18n.ts'
import { useForm } from '../../kit/use-form.ts'
import { memberFields } from './member-fields.ts'
import { memberParts, useMemberLooks } from './member-parts.ts'

interface Props {
  /** The member as stored; null for a new one. */
  before: Readonly<Record<string, unknown>> | null
  /** First values in code form. */
  row: Readonly<Record<string, unknown>>
  onSave: (values: Record<string, unknown>, changed: readonly string[]) => Promise<void>
  /** Told once what was saved is no longer an unsaved change. */
  onSaved?: () => void
  onCancel?: () => void
}

/** The data of a member in parts; an end date asks first, and cancelling clears it. */
export function MemberForm({ before, row, onSave, onSaved, onCancel }: Props) {
  const [isSaved, setSaved] = useState(false)
  const fields = useMemo(() => memberFields(before), [before])
  const parts = useMemo(() => memberParts(), [])
  const looks = useMemberLooks()
  const form = useForm({
    id: useId(),
    fields,
    row,
    onSubmit: async (values, changed) => {
      await onSave(values, changed)
      setSaved(true)
    },
  })
  const { set, draft, isDirty } = form
  const name = `${String(draft.nombre ?? '')} ${String(draft.apellidos ?? '')}`.trim()
  useEffect(() => {
    if (!isSaved || isDirty) return
    setSaved(false)
    onSaved?.()
  }, [isSaved, isDirty, onSaved])
  const setAsking = useCallback(
    (field: string, value: unknown) => {
      set(field, value)
      if (field !== 'fecha_baja' || !isDay(String(value))) return
      const asking = {
        title: t('members.leave_ask', { nombre: name, fecha: formatDay(String(value)) }),
        hint: t('members.leave_hint'),
        confirm: t('members.leave_confirm'),
      }
      void confirm(asking).then((yes) => (yes ? undefined : set(field, '')))
    },
    [set, name],
  )
  return (
    <FormFrame form={form} words="member">
      <FormSections form={{ ...form, set: setAsking }} words="member" looks={looks} columns={parts} autoFocus={before === null} />
      <SaveBar form={form} always={before === null} {...(onCancel && { onCancel })} />
    </FormFrame>
  )
}
