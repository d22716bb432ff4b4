import '../receipts.css'
import { memberReceipts } from '@app/contract/receipts/receipts'
import { useMemo } from 'react'
import { DataGrid } from '../../../kit/grid/data-grid.tsx'
import { useRead } from '../../../kit/reads/api.ts'
import { userMayCall } from '../../../kit/reads/session.ts'
import { useGridLayouts } from '../../../kit/screen/grid-layouts.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { memberColumns } from './receipt-columns.tsx'
import type { ReceiptRow } from './receipt-row.ts'

/** Receipts that a member pays, five at a time, twenty or all. */
export function MemberReceipts({ id }: { id: number }) {
  const may = userMayCall(memberReceipts)
  const { data, error, refetch } = useRead(memberReceipts, { id }, { enabled: may })
  const columns = useMemo(memberColumns, [])
  const layouts = useGridLayouts('member-receipts')
  if (!may) return null
  return (
    <DataGrid<ReceiptRow>
      name="member-receipts"
      label={t('menu.receipts-open')}
      height={330}
      pageSize={5}
      pageSizes={[5, 20]}
      columns={columns}
      rows={data}
      rowId={(row) => row.id_reg_recibo}
      rowTone={(row) => (row.devuelto === 0 ? undefined : 'warn')}
      error={error?.msg ?? null}
      onRetry={() => void refetch()}
      layouts={layouts}
      empty={{ title: t('receipts.member_none') }}
    />
  )
}
