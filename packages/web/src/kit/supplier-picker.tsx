import { useState } from 'react'
import { t } from './i18n.ts'
import { PickerModal } from './picker-modal.tsx'
import { type Pickable, useSupplierSearch } from './picking.ts'

interface Props {
  opened: boolean
  onClose: () => void
  onConfirm: (supplier: Pickable) => void
}

/** Chooses one supplier in a dialog. */
export function SupplierPicker({ opened, onClose, onConfirm }: Props) {
  const [typed, setTyped] = useState('')
  return (
    <PickerModal
      opened={opened}
      title={t('ui.pick_supplier')}
      capacity={1}
      typed={typed}
      onType={setTyped}
      found={useSupplierSearch(typed)}
      onClose={onClose}
      onConfirm={([one]) => one && onConfirm(one)}
    />
  )
}
