import { supplier } from '@app/contract/suppliers/supplier'
import type { TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { useRow } from './api.ts'
import { type Pickable, useSupplierSearch } from './picking.ts'
import { SearchField } from './search-field.tsx'

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: number | null
  onChange: (id: number | null, supplier: Pickable | null) => void
}

/** One supplier, found as one types. */
export function SupplierField({ value, onChange, ...input }: Props) {
  const [typed, setTyped] = useState('')
  const found = useSupplierSearch(typed)
  const { data } = useRow(supplier, value)
  return (
    <SearchField
      {...input}
      chosen={value === null ? null : (data?.nombre ?? '…')}
      typed={typed}
      onType={setTyped}
      found={found}
      onPick={(one) => onChange(one?.id ?? null, one)}
    />
  )
}
