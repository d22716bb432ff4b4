import type { OutputOf, SentOf } from '@app/contract/kit/action'
import { checkMember, createMember, updateMember } from '@app/contract/members/member-file'
import { type getMember } from '@app/contract/members/member-list'
import { formatDay, isDay } from '@app/contract/values/day'
import { provinceOf } from '@app/contract/values/postal-code'
import { lazy, Suspense, useMemo } from 'react'
import { confirm } from '../../../kit/dialogs/dialogs.ts'
import { FormFrame } from '../../../kit/forms/form.tsx'
import { FormSections, SaveBar } from '../../../kit/forms/form-fields.tsx'
import type { First } from '../../../kit/forms/form-state.ts'
import { type Form, useForm } from '../../../kit/forms/use-form.ts'
import { call } from '../../../kit/reads/api.ts'
import { t, tKey } from '../../../kit/texts/i18n.ts'
import { type MemberFields, memberFields } from './member-fields.ts'
import { memberParts, useMemberStyles } from './member-parts.ts'

const PossibleDuplicates = lazy(() => import('./possible-duplicates.tsx').then((module) => ({ default: module.PossibleDuplicates })))

const text = (value: unknown) => (typeof value === 'string' ? value : '')

interface Props {
  /** Stored member; null for a new one. */
  member: OutputOf<typeof getMember> | null
  first: First<MemberFields>
  onSaved?: (saved: OutputOf<typeof createMember>) => void
  onCancel?: () => void
}

/** Confirms a typed end date; cancelling clears it. */
async function confirmLeaving(form: Form<MemberFields>, day: unknown) {
  if (!isDay(String(day))) return
  const { nombre, apellidos } = form.draft
  const isConfirmed = await confirm({
    title: t('members.leave_ask', { nombre: `${nombre} ${apellidos}`.trim(), fecha: formatDay(String(day)) }),
    hint: t('members.leave_hint'),
    confirm: t('members.leave_confirm'),
  })
  if (!isConfirmed) form.set('fecha_baja', '')
}

/** Proposes the province of a typed postal code while none is chosen. */
function proposeProvince(form: Form<MemberFields>, code: unknown) {
  const province = provinceOf(text(code).trim())
  if (province && text(form.draft.provincia) === '') form.set('provincia', province)
}

/** Server-side complaints about a member, as text: a tax id with a wrong letter, an e-mail of another member. */
async function checked(id: number | null, values: SentOf<typeof checkMember>) {
  const answer = await call(checkMember, { ...values, id })
  return Object.fromEntries(Object.entries(answer).map(([name, key]) => [name, [tKey(key)]]))
}

/** Without the proposed number: another desk may have assigned it meanwhile, and the server assigns the next one. */
const withoutProposed = <T extends { numsocio?: number | null }>(values: T, proposed: number | null | undefined): T =>
  values.numsocio === proposed ? { ...values, numsocio: null } : values

/** Data of a member in parts. */
export function MemberForm({ member, first, onSaved, onCancel }: Props) {
  const fields = useMemo(() => memberFields(member), [member])
  const parts = useMemo(() => memberParts(), [])
  const looks = useMemberStyles()
  const form: Form<MemberFields> = useForm({
    name: `member ${member?.id_mst_socios ?? 'new'}`,
    fields,
    first,
    save: (values, { only, read }) =>
      member
        ? call(updateMember, { id: member.id_mst_socios, ...only }, { read })
        : call(createMember, withoutProposed(values, first.numsocio)),
    check: (values) => checked(member?.id_mst_socios ?? null, member ? values : withoutProposed(values, first.numsocio)),
    onChange: (name, value) => {
      if (name === 'fecha_baja') void confirmLeaving(form, value)
      if (name === 'codigo_postal') proposeProvince(form, value)
    },
    onSaved,
  })
  return (
    <FormFrame form={form} words="member" looks={looks}>
      {member === null && (
        <Suspense fallback={null}>
          <PossibleDuplicates nif={text(form.draft.nif)} email={text(form.draft.email)} telefono={text(form.draft.telefono)} />
        </Suspense>
      )}
      <FormSections form={form} words="member" looks={looks} columns={parts} autoFocus={member === null} />
      <SaveBar form={form} always={member === null} onCancel={onCancel} />
    </FormFrame>
  )
}
