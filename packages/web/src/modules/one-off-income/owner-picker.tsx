import { supplier } from '@app/contract/suppliers/supplier'
import { plain } from '@app/contract/values/text'
import { useState } from 'react'
import { PickerModal } from '../../kit/dialogs/picker-modal.tsx'
import { useChoices } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'
import { MemberPicker } from '../members/public.ts'
import type { IncomeType } from './income-row.ts'

interface Props {
  tipo: IncomeType
  onClose: () => void
  onPick: (id: number) => void
}

/** Chooses a supplier by name. */
function SupplierPicker({ onClose, onPick }: Omit<Props, 'tipo'>) {
  const [typed, setTyped] = useState('')
  const { data, isFetching } = useChoices(supplier)
  const items = (data ?? [])
    .filter(({ text }) => plain(text).includes(plain(typed)))
    .map(({ id, text }) => ({ id, name: text, detail: '' }))
  return (
    <PickerModal
      opened
      title={t('income.pick_supplier')}
      capacity={1}
      hint={t('core.search')}
      typed={typed}
      onType={setTyped}
      found={{ items, isReading: isFetching, hasMore: false, more: () => {} }}
      onClose={onClose}
      onConfirm={([one]) => one && onPick(one.id)}
    />
  )
}

/** Owner of a line: a member, the guest included, or a supplier. */
export const OwnerPicker = ({ tipo, onClose, onPick }: Props) =>
  tipo === 1 ? (
    <SupplierPicker onClose={onClose} onPick={onPick} />
  ) : (
    <MemberPicker opened withGuest onClose={onClose} onConfirm={([one]) => one && onPick(one.id)} />
  )
