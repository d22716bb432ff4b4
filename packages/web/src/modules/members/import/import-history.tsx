import type { OutputOf } from '@app/contract/kit/action'
import { listImports } from '@app/contract/members/import-undo'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useMemo } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import type { GridColumn } from '../../../kit/grid/column.ts'
import { DataGrid } from '../../../kit/grid/data-grid.tsx'
import { useRead } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { useUndoImport } from './use-undo-import.ts'

type Row = OutputOf<typeof listImports>[number]

const columnsOf = (): GridColumn<Row>[] => [
  { key: 'fecha', header: t('member-import.fecha'), kind: 'instant' },
  { key: 'nombre_fichero', header: t('member-import.nombre_fichero'), kind: 'text', width: 240 },
  { key: 'undone_at', header: t('member-import.undone_at'), kind: 'instant' },
  { key: 'quedan', header: t('member-import.quedan'), kind: 'integer' },
  { key: 'autor', header: t('member-import.id_mst_socios_autor'), kind: 'text', width: 170 },
  { key: 'filas', header: t('member-import.filas'), kind: 'integer' },
  { key: 'creados', header: t('member-import.creados'), kind: 'integer' },
  { key: 'actualizados', header: t('member-import.actualizados'), kind: 'integer' },
  { key: 'omitidos', header: t('member-import.omitidos'), kind: 'integer' },
]

/** Past imports, each with its undo; nothing if there are none. */
export function ImportHistory({ onUndone }: { onUndone: () => void }) {
  const { data } = useRead(listImports, {})
  const columns = useMemo(() => columnsOf(), [])
  const undo = useUndoImport(onUndone)
  if (!data || data.length === 0) return null
  return (
    <section className="im-history" aria-label={t('import.history')}>
      <h2>{t('import.history')}</h2>
      <DataGrid<Row>
        name="member-imports"
        label={t('import.history')}
        height={260}
        columns={columns}
        rows={data}
        rowId={(row) => row.id_reg_importacion}
        rowTone={(row) => (row.undone_at ? 'muted' : undefined)}
        rowActions={(row) => (
          <IconButton
            label={`${t('import.undo')}: ${row.nombre_fichero}`}
            icon={IconArrowBackUp}
            disabled={row.undone_at !== null || undo.isBusy}
            onClick={() => void undo.ask({ id: row.id_reg_importacion, file: row.nombre_fichero, added: row.creados })}
          />
        )}
      />
    </section>
  )
}
