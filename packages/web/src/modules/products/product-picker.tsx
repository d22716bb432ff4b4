import { freeProducts } from '@app/contract/products/products'
import { formatEuros } from '@app/contract/values/money'
import { plain } from '@app/contract/values/text'
import { useState } from 'react'
import { PickerModal } from '../../kit/dialogs/picker-modal.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { t } from '../../kit/texts/i18n.ts'

interface Props {
  /** Maximum number of choices; with 1 a choice closes the picker immediately. */
  capacity: number
  onClose: () => void
  onPick: (products: readonly number[]) => void
}

/** Picker of products on sale, by name or bar code. */
export function ProductPicker({ capacity, onClose, onPick }: Props) {
  const [typed, setTyped] = useState('')
  const { data, isFetching } = useRead(freeProducts, {})
  const items = (data ?? [])
    .filter((one) => one.en_venta && (plain(one.nombre).includes(plain(typed)) || (one.codigo_barras === typed && typed !== '')))
    .map(({ id_mst_producto: id, nombre, precio, stock, control_stock }) => ({
      id,
      name: nombre,
      detail: control_stock ? `${formatEuros(precio)} · ${t('products.left', { n: stock ?? 0 })}` : formatEuros(precio),
      isMuted: control_stock && (stock ?? 0) <= 0,
    }))
  return (
    <PickerModal
      opened
      title={t('products.pick')}
      capacity={capacity}
      hint={t('products.search')}
      typed={typed}
      onType={setTyped}
      found={{ items, isReading: isFetching, hasMore: false, more: () => {} }}
      onClose={onClose}
      onConfirm={(chosen) => onPick(chosen.map(({ id }) => id))}
    />
  )
}
