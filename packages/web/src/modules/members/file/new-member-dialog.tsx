import '../members.css'
import type { OutputOf } from '@app/contract/kit/action'
import { createMember, memberInput, newMember } from '@app/contract/members/member-file'
import { membersById } from '@app/contract/members/member-list'
import { useMemo } from 'react'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import type { MakeProps } from '../../../kit/dialogs/picking.ts'
import { FormFrame } from '../../../kit/forms/form.tsx'
import { FormFields, SaveBar } from '../../../kit/forms/form-fields.tsx'
import { templateOf } from '../../../kit/forms/form-state.ts'
import { useForm } from '../../../kit/forms/use-form.ts'
import { call, useRead } from '../../../kit/reads/api.ts'
import { FormSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { asPickable } from '../search/as-pickable.ts'
import { mandatoryFields, memberFields } from './member-fields.ts'
import { useMemberStyles } from './member-parts.ts'
import { PossibleDuplicates } from './possible-duplicates.tsx'

interface Props extends MakeProps {
  /** Searched name: the first word is proposed as the name, the others as surnames. */
  typed: string
}

/** New member in a few fields: name, contact, type, and those mandatory by parameters; the rest takes its defaults. */
export function NewMemberDialog(props: Props) {
  const { data, error, refetch } = useRead(newMember, {}, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <DialogFrame title={t('menu.member-new')} size={520} onClose={props.onClose}>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <FormSkeleton lines={5} />}
      {data && <ShortForm {...props} defaults={data} />}
    </DialogFrame>
  )
}

function ShortForm({ typed, defaults, onMade, onClose }: Props & { defaults: OutputOf<typeof newMember> }) {
  const fields = useMemo(() => memberFields(null), [])
  const looks = useMemberStyles()
  const names = useMemo(
    () => [...new Set(['nombre', 'apellidos', 'telefono', 'email', ...mandatoryFields(), 'id_mst_tiposocio'] as const)],
    [],
  )
  const [nombre = '', ...apellidos] = typed.split(/\s+/)
  const pick = async (ids: readonly number[]) => {
    const [member] = await call(membersById, { id_mst_socios: ids })
    if (member) onMade(asPickable(member))
  }
  const form = useForm({
    fields,
    first: { ...templateOf(memberInput, defaults), nombre, apellidos: apellidos.join(' ') },
    // the server assigns the next number
    save: (values) => call(createMember, { ...values, numsocio: null }),
    onSaved: ({ id_mst_socios }) => void pick([id_mst_socios]),
  })
  const { nif, email, telefono } = form.draft
  return (
    <FormFrame form={form} words="member" looks={looks}>
      <PossibleDuplicates nif={String(nif)} email={String(email)} telefono={String(telefono)} onUse={(id) => void pick([id])} />
      <FormFields form={form} names={names} words="member" looks={looks} />
      <SaveBar form={form} always save={t('members.add_short')} onCancel={onClose} />
    </FormFrame>
  )
}
