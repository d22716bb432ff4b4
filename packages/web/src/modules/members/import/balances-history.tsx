import type { OutputOf } from '@app/contract/kit/action'
import { listBalances, undoBalances } from '@app/contract/opening-balances/balance-undo'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useMemo } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { confirm, showMessage } from '../../../kit/dialogs/dialogs.ts'
import type { GridColumn } from '../../../kit/grid/column.ts'
import { DataGrid } from '../../../kit/grid/data-grid.tsx'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { t } from '../../../kit/texts/i18n.ts'

type Row = OutputOf<typeof listBalances>[number]

const columnsOf = (): GridColumn<Row>[] => [
  { key: 'fecha', header: t('balance-import.fecha'), kind: 'instant' },
  { key: 'nombre_fichero', header: t('balance-import.nombre_fichero'), kind: 'text', width: 240 },
  { key: 'undone_at', header: t('balance-import.undone_at'), kind: 'instant' },
  { key: 'autor', header: t('balance-import.id_mst_socios_autor'), kind: 'text', width: 170 },
  { key: 'filas', header: t('balance-import.filas'), kind: 'integer' },
  { key: 'monederos', header: t('balance-import.monederos'), kind: 'integer' },
  { key: 'importe', header: t('balance-import.importe'), kind: 'money' },
  { key: 'abonos', header: t('balance-import.abonos'), kind: 'integer' },
  { key: 'omitidos', header: t('balance-import.omitidos'), kind: 'integer' },
]

/** Imported lists of balances, each with its undo; nothing if there are none. */
export function BalancesHistory() {
  const { data } = useRead(listBalances, {})
  const columns = useMemo(() => columnsOf(), [])
  const undo = useAction(undoBalances, { toast: t('import.undone'), onRefused: ({ msg }) => void showMessage(msg) })
  if (!data || data.length === 0) return null
  const ask = async ({ id_reg_saldo_importado: id, nombre_fichero }: Row) => {
    const question = { title: t('members.undo_ask', { archivo: nombre_fichero }), hint: t('balances.undo_hint') }
    if (await confirm({ ...question, confirm: t('import.undo'), danger: true })) await undo.run({ id })
  }
  return (
    <section className="im-history" aria-label={t('import.history')}>
      <h2>{t('import.history')}</h2>
      <DataGrid<Row>
        name="balances-imports"
        label={t('import.history')}
        height={260}
        columns={columns}
        rows={data}
        rowId={(row) => row.id_reg_saldo_importado}
        rowTone={(row) => (row.undone_at ? 'muted' : undefined)}
        rowActions={(row) => (
          <IconButton
            label={`${t('import.undo')}: ${row.nombre_fichero}`}
            icon={IconArrowBackUp}
            disabled={row.undone_at !== null || undo.isBusy}
            onClick={() => void ask(row)}
          />
        )}
      />
    </section>
  )
}
