import type { OutputOf } from '@app/contract/kit/action'
import { listActs, undoAct } from '@app/contract/member-acts/member-act'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useMemo } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { DialogFrame } from '../../../kit/dialogs/dialog-frame.tsx'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import type { GridColumn } from '../../../kit/grid/column.ts'
import { DataGrid } from '../../../kit/grid/data-grid.tsx'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { actText } from './act-dialog.tsx'
import { showUndoToast } from './undo-toast.ts'

type Row = OutputOf<typeof listActs>[number]

const columnsOf = (): GridColumn<Row>[] => [
  { key: 'fecha', header: t('member-act.fecha'), kind: 'instant' },
  { key: 'acto', header: t('member-act.acto'), kind: 'text', width: 150, text: ({ acto }) => actText(acto), card: 'name' },
  { key: 'detalle', header: t('member-act.detalle'), kind: 'text', width: 190, card: 'below' },
  { key: 'hechos', header: t('member-act.hechos'), kind: 'integer', card: 'end' },
  { key: 'autor', header: t('member-act.id_mst_socios_creacion'), kind: 'text', width: 150, card: 'below' },
  { key: 'deshecho', header: t('member-act.deshecho'), kind: 'instant' },
  {
    key: 'deshechos',
    header: t('member-act.deshechos'),
    kind: 'integer',
    text: ({ deshecho, deshechos }) => (deshecho ? formatCount(deshechos) : ''),
  },
  { key: 'sin_acceso', header: t('member-act.sin_acceso'), kind: 'text', width: 150, text: ({ sin_acceso }) => sin_acceso.join(', ') },
]

/** Recent bulk actions, each with its undo while it is possible. */
export function RecentActs({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useRead(listActs, {})
  const columns = useMemo(() => columnsOf(), [])
  const undo = useAction(undoAct, { onDone: showUndoToast })
  return (
    <DialogFrame title={t('member-acts.recent')} size={880} onClose={onClose}>
      <DataGrid<Row>
        name="member-acts"
        label={t('member-acts.recent')}
        height={380}
        columns={columns}
        rows={data}
        rowId={(row) => row.id_reg_socio_acto}
        error={error?.msg ?? null}
        onRetry={() => void refetch()}
        empty={{ title: t('member-acts.none') }}
        rowTone={(row) => (row.deshecho ? 'muted' : undefined)}
        rowActions={(row) => (
          <IconButton
            label={`${t('member-acts.undo')}: ${actText(row.acto)} ${row.detalle}`}
            icon={IconArrowBackUp}
            disabled={row.deshecho !== null || (row.acto === 'mail' && row.enviado !== null) || undo.isBusy}
            onClick={() => void undo.run({ id: row.id_reg_socio_acto })}
          />
        )}
      />
    </DialogFrame>
  )
}
