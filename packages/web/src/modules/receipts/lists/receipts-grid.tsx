import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { RowMenuButton } from '../../../kit/buttons/row-menu.tsx'
import type { RefusedError } from '../../../kit/dialogs/refused-error.ts'
import { counted } from '../../../kit/grid/cells/value.ts'
import type { EmptyState, GridColumn } from '../../../kit/grid/column.ts'
import { DataGrid } from '../../../kit/grid/data-grid.tsx'
import { useGridLayouts } from '../../../kit/screen/grid-layouts.ts'
import { t } from '../../../kit/texts/i18n.ts'
import type { ReceiptRow } from './receipt-row.ts'
import type { ReceiptActs } from './use-receipt-acts.ts'

const ReceiptMenu = lazy(() => import('./receipt-menu.tsx').then((module) => ({ default: module.ReceiptMenu })))
const ReceiptDetail = lazy(() => import('./receipt-detail.tsx').then((module) => ({ default: module.ReceiptDetail })))
const ReturnDialog = lazy(() => import('./return-dialog.tsx').then((module) => ({ default: module.ReturnDialog })))

interface Props {
  /** Names the layout. */
  name: string
  label: string
  /** Columns, which open a receipt. */
  shape: (open: (row: ReceiptRow) => void) => GridColumn<ReceiptRow>[]
  rows: ReceiptRow[] | undefined
  reading: { error: RefusedError | null; refetch: () => unknown }
  acts: ReceiptActs
  toolbar: ReactNode
  empty: EmptyState
}

/** Receipts in a grid with pages of 20; the menu of each has its acts. */
export function ReceiptsGrid({ name, label, shape, rows, reading, acts, toolbar, empty }: Props) {
  const layouts = useGridLayouts(name)
  const { open, setOpen } = acts
  const columns = useMemo(() => shape((row) => setOpen({ what: 'detail', row })), [shape, setOpen])
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
        selected={acts.selected}
        onSelect={(ids) => acts.select(ids.map(Number))}
        countText={(n) => t('receipts.n_receipts', counted(n))}
        onOpen={(row) => setOpen({ what: 'detail', row })}
        onDelete={(chosen) => acts.may && acts.remove(chosen)}
        onMenu={(row, at) => setOpen({ what: 'menu', row, at })}
        rowActions={(row) => (
          <RowMenuButton label={t('receipts.more', { n: row.id_reg_recibo })} onOpen={(at) => setOpen({ what: 'menu', row, at })} />
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
