import type { OutputOf } from '@app/contract/kit/action'
import { listMerges, undoMerge } from '@app/contract/member-merge/merge'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useMemo } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { DialogFrame } from '../../kit/dialogs/dialog-frame.tsx'
import { toast } from '../../kit/dialogs/toasts.ts'
import { formatCount } from '../../kit/grid/cells/value.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useAction, useRead } from '../../kit/reads/api.ts'
import { today } from '../../kit/reads/today.ts'
import { t } from '../../kit/texts/i18n.ts'

type Row = OutputOf<typeof listMerges>[number]

const columnsOf = (): GridColumn<Row>[] => [
  { key: 'fecha', header: t('member-merge.fecha'), kind: 'instant' },
  { key: 'nombre_origen', header: t('member-merge.nombre_origen'), kind: 'text', width: 190, card: 'name' },
  { key: 'nombre_destino', header: t('member-merge.id_mst_socios'), kind: 'text', width: 190, card: 'below' },
  { key: 'autor', header: t('member-merge.id_mst_socios_creacion'), kind: 'text', width: 150 },
  { key: 'deshecho', header: t('member-merge.deshecho'), kind: 'instant' },
]

/** Recent merges, each with its undo while it is possible. */
export function RecentMerges({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useRead(listMerges, {})
  const columns = useMemo(() => columnsOf(), [])
  const undo = useAction(undoMerge, {
    onDone: ({ devueltos, quedan }) => toast.good(t('merge.undone', { n: formatCount(devueltos), quedan: formatCount(quedan) })),
  })
  return (
    <DialogFrame title={t('merge.recent')} size={820} onClose={onClose}>
      <DataGrid<Row>
        name="member-merges"
        label={t('merge.recent')}
        height={360}
        columns={columns}
        rows={data}
        rowId={(row) => row.id_reg_socio_union}
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        empty={{ title: t('merge.no_recent') }}
        rowTone={(row) => (row.deshecho ? 'muted' : undefined)}
        rowActions={(row) => (
          <IconButton
            label={`${t('merge.undo')}: ${row.nombre_origen}`}
            icon={IconArrowBackUp}
            disabled={row.deshecho !== null || row.hasta < today() || undo.isBusy}
            onClick={() => void undo.run({ id: row.id_reg_socio_union })}
          />
        )}
      />
    </DialogFrame>
  )
}
