import { formatEuros } from '@app/contract/values/money'
import { Button } from '@mantine/core'
import { IconEye, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import type { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { counted } from '../../kit/grid/cells/value.ts'
import type { GridColumn, RowTone } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useGridLayouts } from '../../kit/screen/grid-layouts.ts'
import { t, tFound } from '../../kit/texts/i18n.ts'
import { saveAccountLines } from './account-lines.ts'
import { AgencyFilter, AgencyState, type ShownState } from './agency-state.tsx'
import { FilterBar } from './filter-bar.tsx'
import { type Invoice, seriesSummary } from './series-summary.ts'
import { mostTakenBack, useTakeBack } from './take-back.ts'
import type { Filters } from './use-filters.ts'

const DocumentDetail = lazy(() => import('./document-detail.tsx').then((module) => ({ default: module.DocumentDetail })))

/** Kind of an invoice: cancelled, its relation to others, or its own. */
const kindOf = ({ tipo, anulada, relacion, origen }: Invoice) => {
  if (anulada) return t('oficial.papel_anulada')
  return relacion ? t(`official-invoices.origin.${relacion}`, { numeros: origen.join(', ') }) : tFound('official-invoices.kind', tipo)
}
const stateOf = ({ aeat }: Invoice) => (aeat === null ? '' : t(`official-invoices.aeat.${aeat}`))
const toneOf = ({ aeat, anulada }: Invoice): RowTone | undefined =>
  aeat === 'incorrecto' ? 'late' : aeat === 'con_errores' ? 'warn' : anulada ? 'muted' : undefined
const column = (key: keyof Invoice & string, more: Partial<GridColumn<Invoice>> = {}): GridColumn<Invoice> => ({
  key,
  header: tFound('official-invoice', key),
  kind: 'text',
  ...more,
})
/** Columns of the invoices; the total opens its invoice. */
const columnsOf = (open: (row: Invoice) => void): GridColumn<Invoice>[] => [
  column('num_completo', { header: t('official-invoices.number'), width: 104, card: 'name' }),
  column('fecha', { kind: 'day', width: 92, card: 'below' }),
  column('tipo', { width: 150, text: kindOf, render: kindOf }),
  column('nombre_cliente', { header: t('official-invoices.customer'), width: 150, card: 'below' }),
  column('nif_cliente', { header: 'NIF', width: 92 }),
  column('base', { kind: 'money', width: 88, total: 'sum' }),
  column('cuota', { kind: 'money', width: 84, total: 'sum' }),
  column('importe', {
    header: t('official-invoices.total'),
    kind: 'money',
    width: 92,
    total: 'sum',
    card: 'end',
    render: (row) => (
      <button
        type="button"
        className="oi-figure"
        tabIndex={-1}
        aria-label={`${formatEuros(row.importe)}, ${row.num_completo}`}
        onClick={() => open(row)}
      >
        {formatEuros(row.importe)}
      </button>
    ),
  }),
  column('descConcatTipoPago', { header: t('official-invoices.payment'), width: 116 }),
  column('aeat', {
    header: t('official-invoices.aeat'),
    width: 108,
    card: 'below',
    text: stateOf,
    render: ({ aeat }) => aeat && <AgencyState state={aeat} />,
  }),
  column('prefijo', { width: 80, hidden: true }),
  column('nombre_emisor', { width: 170, hidden: true }),
]

interface Props {
  rows: Invoice[] | undefined
  reading: { error: RefusedError | null; refetch: () => unknown }
  filters: Filters
}

/** Invoices that were issued, newest first, with the numbers of their series. */
export function IssuedGrid({ rows, reading, filters }: Props) {
  const [state, setState] = useState<ShownState>('all')
  const shown = useMemo(() => (state === 'all' ? rows : rows?.filter(({ aeat }) => aeat === state)), [rows, state])
  const [open, setOpen] = useState<Invoice | null>(null)
  const columns = useMemo(() => columnsOf(setOpen), [])
  const takeBack = useTakeBack()
  const layouts = useGridLayouts('official-invoices')
  const exports = useMemo(
    () => [
      {
        text: t('official-invoices.export_accounts'),
        write: (_columns: unknown, shown: readonly Invoice[]) => saveAccountLines(filters.query, shown),
      },
    ],
    [filters.query],
  )
  return (
    <>
      <DataGrid<Invoice>
        name="official-invoices"
        label={t('menu.official-invoices')}
        height="fill"
        columns={columns}
        rows={shown}
        rowId={(row) => row.id_reg_facturaoficial}
        rowTone={toneOf}
        error={reading.error?.msg ?? null}
        onRetry={() => void reading.refetch()}
        layouts={layouts}
        toolbar={
          <FilterBar filters={filters}>
            <AgencyFilter rows={rows ?? []} value={state} onChange={setState} />
          </FilterBar>
        }
        selection="multi"
        onOpen={setOpen}
        onDelete={(chosen) => takeBack.may && void takeBack.run(chosen)}
        countText={(n) => t('official-invoices.n_invoices', counted(n))}
        bulkActions={(chosen) =>
          takeBack.may && (
            <Button
              variant="default"
              leftSection={<IconTrash size={15} />}
              disabled={chosen.length > mostTakenBack}
              loading={takeBack.isBusy}
              onClick={() => void takeBack.run(chosen)}
            >
              {t('official-invoices.take_back_n', { n: chosen.length })}
            </Button>
          )
        }
        actionsWidth={76}
        rowActions={(row) => (
          <>
            <IconButton label={t('official-invoices.view', { numero: row.num_completo })} icon={IconEye} onClick={() => setOpen(row)} />
            {takeBack.may && (
              <IconButton
                label={`${t('core.delete')} ${row.num_completo}`}
                icon={IconTrash}
                disabled={takeBack.isBusy}
                onClick={() => void takeBack.run([row])}
              />
            )}
          </>
        )}
        exports={exports}
        status={rows && seriesSummary(rows)}
        empty={{ title: t('official-invoices.none'), hint: t('official-invoices.none_hint') }}
      />
      <Suspense fallback={null}>{open && <DocumentDetail id={open.id_reg_facturaoficial} onClose={() => setOpen(null)} />}</Suspense>
    </>
  )
}
