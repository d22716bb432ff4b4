import { IconDotsVertical } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import type { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import type { EmptyState, GridColumn } from '../../../kit/grid/column.ts'
import { DataGrid } from '../../../kit/grid/data-grid.tsx'
import { useGridLayouts } from '../../../kit/screen/grid-layouts.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { counted } from '../counted.ts'
import type { ReceiptRow } from './receipt-row.ts'
import type { ReceiptActs } from './use-receipt-acts.ts'

const ReceiptMenu = lazy(() => import('./receipt-menu.tsx').then((module) => ({ default: module.ReceiptMenu })))
const ReceiptDetail = lazy(() => import('./receipt-detail.tsx').then((module) => ({ default: module.ReceiptDetail })))
const ReturnDialog = lazy(() => import('./return-dialog.tsx').then((module) => ({ default: module.ReturnDialog })))

interface Props {
  /** Names the layout. */
  name: string
  label: string
  columns: readonly GridColumn<ReceiptRow>[]
  rows: ReceiptRow[] | undefined
  reading: { error: RefusedError | null; refetch: () => unknown }
  acts: ReceiptActs
  selected: readonly number[]
  onSelect: (ids: number[]) => void
  toolbar: ReactNode
  empty: EmptyState
}

/** Receipts in a grid with pages of 20; the menu of each has its acts. */
export function ReceiptsGrid({ name, label, columns, rows, reading, acts, selected, onSelect, toolbar, empty }: Props) {
  const layouts = useGridLayouts(name)
  const { open, setOpen } = acts
  const close = () => setOpen((now) => (now === open ? null : now))
  return (
    <>
      <DataGrid<ReceiptRow>
        name={name}
        label={label}
        height="fill"
        pageSize={20}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id_reg_recibo}
        rowTone={(row) => (row.fallo === null ? undefined : 'warn')}
        error={reading.error?.msg ?? null}
        onRetry={() => void reading.refetch()}
        layouts={layouts}
        toolbar={toolbar}
        selection="multi"
        selected={selected}
        onSelect={(ids) => {
          acts.setComplaint(null)
          onSelect(ids.map(Number))
        }}
        countText={(n) => t('receipts.n_receipts', counted(n))}
        onOpen={(row) => setOpen({ what: 'detail', row })}
        onDelete={(chosen) => acts.may && acts.remove(chosen)}
        onMenu={(row, at) => setOpen({ what: 'menu', row, at })}
        rowActions={(row) => (
          <IconButton
            label={t('receipts.more', { n: row.id_reg_recibo })}
            icon={IconDotsVertical}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => {
              const { right, bottom } = currentTarget.getBoundingClientRect()
              setOpen({ what: 'menu', row, at: { x: right, y: bottom } })
            }}
          />
        )}
        empty={empty}
      />
      <Suspense fallback={null}>
        {open?.what === 'menu' && <ReceiptMenu row={open.row} at={open.at} acts={acts} onClose={close} />}
        {open?.what === 'detail' && <ReceiptDetail row={open.row} acts={acts} onClose={close} />}
        {open?.what === 'return' && <ReturnDialog row={open.row} onClose={close} />}
      </Suspense>
    </>
  )
}
