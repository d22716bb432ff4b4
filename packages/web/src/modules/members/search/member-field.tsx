import type { TextInputProps } from '@mantine/core'
import { useState } from 'react'
import type { Pickable } from '../../../kit/dialogs/picking.ts'
import { SearchField } from '../../../kit/fields/search-field.tsx'
import { useMemberSearch, useMembers } from './find-members.ts'

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: number | null
  onChange: (id: number | null, member: Pickable | null) => void
}

/** One member, found while typing: name, number, telephone, e-mail, tax id or card. */
export function MemberField({ value, onChange, ...input }: Props) {
  const [typed, setTyped] = useState('')
  const found = useMemberSearch(typed)
  const known = useMembers(value === null ? [] : [value])
  return (
    <SearchField
      {...input}
      chosen={value === null ? null : (known[0]?.name ?? '…')}
      typed={typed}
      onType={setTyped}
      found={found}
      onPick={(member) => onChange(member?.id ?? null, member)}
    />
  )
}
