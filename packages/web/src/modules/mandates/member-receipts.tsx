import type { OutputOf } from '@app/contract/kit/action'
import { receiptState } from '@app/contract/receipts/receipt-state'
import { memberReceipts } from '@app/contract/receipts/receipts'
import { formatEuros } from '@app/contract/values/money'
import { useMemo } from 'react'
import type { GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { useGridLayouts } from '../../kit/screen/grid-layouts.ts'
import { t } from '../../kit/texts/i18n.ts'

type Receipt = OutputOf<typeof memberReceipts>[number]
const stateText = (row: Receipt) => t(`receipts.state.${receiptState(row)}`, { importe: formatEuros(row.importe_devuelto) })

const columns = (): GridColumn<Receipt>[] => [
  { key: 'fecha', header: t('receipts.made_on'), kind: 'day', width: 92 },
  { key: 'fecha_remesa', header: t('receipts.collection'), kind: 'day', width: 92 },
  { key: 'id_reg_recibo', header: t('receipt.id_reg_recibo'), kind: 'integer', width: 76, align: 'start' },
  { key: 'concepto', header: t('receipt.concepto'), kind: 'text', width: 200, card: 'name' },
  { key: 'referencia', header: t('receipts.mandate'), kind: 'text', width: 160 },
  { key: 'secuencia', header: t('receipt.secuencia'), kind: 'text', width: 92 },
  { key: 'precio', header: t('receipt.precio'), kind: 'money', width: 100, total: 'sum', card: 'end' },
  { key: 'estado_remesa', header: t('receipts.state'), kind: 'text', width: 180, card: 'below', text: stateText, render: stateText },
]

/** Receipts that a member pays, five at a time, twenty or all. */
export function MemberReceipts({ id }: { id: number }) {
  const { data, error, refetch } = useRead(memberReceipts, { id })
  const layouts = useGridLayouts('member-receipts')
  const shown = useMemo(columns, [])
  return (
    <DataGrid<Receipt>
      name="member-receipts"
      label={t('mandates.tab')}
      height={330}
      pageSize={5}
      pageSizes={[5, 20]}
      columns={shown}
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
