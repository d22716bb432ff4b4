import { listReturns, returnFiles } from '@app/contract/bank-returns/applied-returns'
import type { OutputOf } from '@app/contract/kit/action'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { RowLink } from '../../kit/buttons/link.tsx'
import { counted, formatValue } from '../../kit/grid/cells/value.ts'
import { type GridColumn, textColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useRead } from '../../kit/reads/api.ts'
import { userMay } from '../../kit/reads/session.ts'
import { Card } from '../../kit/screen/card.tsx'
import { useGridLayouts } from '../../kit/screen/grid-layouts.ts'
import { t } from '../../kit/texts/i18n.ts'
import { kindText } from './file-bar.tsx'
import { useUndo } from './use-returns-desk.ts'

type Applied = OutputOf<typeof listReturns>[number]

/** State of a return: paid, or the next thing to come. */
const stateText = (row: Applied): string =>
  row.fecha_pago !== null && row.pendiente === 0
    ? t('bank-returns.state.paid', { dia: formatDay(row.fecha_pago) })
    : [t(`bank-returns.state.${row.paso}`), row.pagar_hasta && t('bank-returns.until', { dia: formatDay(row.pagar_hasta) })]
        .filter(Boolean)
        .join(' · ')

function letterText(row: Applied): string {
  if (row.fecha_carta !== null) return t('bank-returns.letter_left', { fecha: formatValue('instant', row.fecha_carta) })
  return t(row.deshacible && !row.sin_carta && row.paso !== 'nada' ? 'bank-returns.letter_waits' : 'bank-returns.letter_none')
}

const column = textColumn<Applied>
const columns = (): GridColumn<Applied>[] => [
  column('fecha', t('bank-return.fecha'), { kind: 'day', width: 92 }),
  column('nombre_completo', t('bank-returns.who'), {
    width: 190,
    card: 'name',
    render: ({ id_mst_socios: id, nombre_completo }) =>
      userMay('members') ? <RowLink to={`/socios/${id}/edit?tabActivated=tabRecibos`}>{nombre_completo}</RowLink> : nombre_completo,
  }),
  column('importe', t('bank-return.importe'), { kind: 'money', width: 92, total: 'sum', card: 'end' }),
  column('motivo_banco', t('bank-returns.said'), { width: 190, card: 'below' }),
  column('codigo', t('bank-return.codigo'), { width: 78 }),
  column('paso', t('bank-returns.now'), { width: 210, text: stateText, card: 'below' }),
  column('pendiente', t('bank-returns.owed'), { kind: 'money', width: 92, total: 'sum' }),
  column('fecha_carta', t('bank-returns.its_letter'), { width: 190, text: letterText }),
]

/** Files that were read, the newest first, each undone while its letters wait. */
function Files() {
  const { data } = useRead(returnFiles, {})
  const undo = useUndo()
  if (!data) return null
  return (
    <Card title={t('bank-returns.files')} className="returns-files">
      {data.length === 0 && <p className="dimmed">{t('bank-returns.no_files')}</p>}
      <ul>
        {data.slice(0, 10).map((one) => (
          <li key={one.id_reg_fichero_devoluciones}>
            <b>{one.nombre_fichero}</b>
            <span>{kindText(one.clase)}</span>
            <span className="tabular">{formatValue('instant', one.fecha)}</span>
            <span className="tabular">{t('bank-returns.count', { ...counted(one.devoluciones), importe: formatEuros(one.importe) })}</span>
            {one.deshacible && undo.may && (
              <Button
                size="compact-sm"
                variant="default"
                loading={undo.isBusy}
                aria-label={t('bank-returns.undo_of', { nombre: one.nombre_fichero })}
                onClick={() => void undo.run({ id: one.id_reg_fichero_devoluciones })}
              >
                {t('bank-returns.undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Applied returns with where each stands now, and the files that told of them. */
export function AppliedReturns() {
  const reading = useRead(listReturns, {})
  const shown = useMemo(() => columns(), [])
  const layouts = useGridLayouts('bank-returns')
  return (
    <>
      <div className="returns-applied">
        <DataGrid<Applied>
          name="bank-returns"
          label={t('bank.returns')}
          height="fill"
          columns={shown}
          rows={reading.data}
          rowId={(row) => row.id_reg_devolucion}
          error={reading.error?.msg ?? null}
          onRetry={() => void reading.refetch()}
          layouts={layouts}
          empty={{ title: t('bank-returns.none'), hint: t('bank-returns.none_hint') }}
        />
      </div>
      <Files />
    </>
  )
}
