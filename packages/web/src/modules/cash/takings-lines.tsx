import { takingsLines } from '@app/contract/cash/takings'
import type { OutputOf, SentOf } from '@app/contract/kit/action'
import { useMemo } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import type { GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'

type Row = OutputOf<typeof takingsLines>[number]

const columns = (): GridColumn<Row>[] => [
  { key: 'fecha', header: t('ledger-transfer.fecha'), kind: 'instant' },
  { key: 'concepto', header: t('invoice.concepto'), kind: 'text', width: 220, card: 'name' },
  { key: 'desc_pagador', header: t('invoice.id_mst_socios'), kind: 'text', width: 170 },
  { key: 'desc_tipopago', header: t('invoice.id_mst_tipopago'), kind: 'text', width: 120 },
  { key: 'importe', header: t('ledger-transfer.importe'), kind: 'money', total: 'sum', card: 'end' },
  { key: 'desc_socio', header: t('ledger-transfer.id_mst_socios_creacion'), kind: 'text', width: 170 },
]

/** Path of a payment: its booking, its ticket, or the lines of its payer. */
function leadTo({ id_reg_reserva, id_mst_tiporecurso, id_reg_tpv_carro, id_mst_socios_pagador }: Row) {
  if (id_reg_reserva !== null && id_mst_tiporecurso !== null) go(`/reservas/${id_mst_tiporecurso}/${id_reg_reserva}`)
  else if (id_reg_tpv_carro !== null) go(`/tpv?tique=${id_reg_tpv_carro}`)
  else if (id_mst_socios_pagador !== null) go(`/socios/${id_mst_socios_pagador}/edit?tabActivated=tabFacturas`)
}

/** Criteria of the lines behind one figure of the takings, and its name. */
export interface Figure {
  readonly name: string
  readonly id_mst_tipopago?: number
  readonly id_mst_socios?: number
  readonly hora?: number
  /** True for credits that were used, false for money. */
  readonly es_credito?: boolean
}

interface Props {
  query: Pick<SentOf<typeof takingsLines>, 'dia' | 'id_mst_caja'>
  figure: Figure
  onClose: () => void
}

/** Payments behind one figure of the takings. */
export function TakingsLines({ query, figure: { name, ...narrow }, onClose }: Props) {
  const { data, error, refetch } = useRead(takingsLines, { ...query, ...narrow })
  const shown = useMemo(() => columns(), [])
  return (
    <DialogFrame title={name} size={1000} onClose={onClose}>
      <DataGrid<Row>
        name="takings-lines"
        label={name}
        columns={shown}
        rows={data}
        rowId={(row) => row.id_reg_asiento}
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        height={440}
        onOpen={leadTo}
        empty={{ title: t('cash.takings_none') }}
      />
    </DialogFrame>
  )
}
