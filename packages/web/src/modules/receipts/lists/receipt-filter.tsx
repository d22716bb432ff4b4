import { SegmentedControl } from '@mantine/core'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { ReceiptRow } from './receipt-row.ts'

const filters = {
  all: () => true,
  unsent: (row: ReceiptRow) => row.estado_remesa === 'creada',
  returned: (row: ReceiptRow) => row.devuelto !== 0,
  untold: (row: ReceiptRow) => row.avisado === null,
}
export type ReceiptFilterName = keyof typeof filters
/** Receipts that a filter leaves. */
export const filtered = (rows: readonly ReceiptRow[], name: ReceiptFilterName) => rows.filter(filters[name])

interface Props {
  names: readonly ReceiptFilterName[]
  rows: readonly ReceiptRow[]
  value: ReceiptFilterName
  onChange: (name: ReceiptFilterName) => void
}
/** Restricts a list to some of its receipts, with their counts. */
export const ReceiptFilter = ({ names, rows, value, onChange }: Props) => (
  <SegmentedControl
    aria-label={t('receipts.which_receipts')}
    value={value}
    onChange={onChange}
    data={names.map((name) => ({ value: name, label: t(`receipts.only.${name}`, { n: formatCount(filtered(rows, name).length) }) }))}
  />
)
