import { deleteLines } from '@app/contract/invoices/delete-lines'
import { formatDay } from '@app/contract/values/day'
import { Button } from '@mantine/core'
import { IconTrash, IconUsers, IconX } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { type MenuPlace, RowMenuButton } from '../../../kit/buttons/row-menu.tsx'
import { counted } from '../../../kit/grid/cells/value.ts'
import { type GridColumn, textColumn } from '../../../kit/grid/column.ts'
import { DataGrid } from '../../../kit/grid/data-grid.tsx'
import { userMayCall } from '../../../kit/reads/session.ts'
import { useGridLayouts } from '../../../kit/screen/grid-layouts.ts'
import { StateDot } from '../../../kit/screen/state-dot.tsx'
import { t, tFound } from '../../../kit/texts/i18n.ts'
import { ExplainedAmount } from '../../invoices/public.ts'
import { DeleteLinesDialog } from '../../one-off-income/public.ts'
import { accountText } from '../account-text.ts'
import { LineFilters } from './line-filters.tsx'
import { LineMenu } from './line-menu.tsx'
import { canBeDebited, type Generate, type OpenLine } from './use-generate.ts'

const column = textColumn<OpenLine>
const isForOther = ({ id_mst_socios, id_mst_socios_pagador }: OpenLine) => id_mst_socios !== id_mst_socios_pagador
const debitText = ({ fallo, associated_iban }: OpenLine) =>
  fallo === null ? accountText(associated_iban ?? '') : tFound('receipts.fault', fallo)
const columns = (): GridColumn<OpenLine>[] => [
  column('fecha_creacion', t('receipt.fecha'), { kind: 'day', width: 92, card: 'below' }),
  column('desc_usuario', t('receipts.member'), {
    width: 164,
    card: 'name',
    render: (row) => (
      <>
        {row.desc_usuario}
        {isForOther(row) && (
          <span className="rc-other" title={t('receipts.paid_by', { nombre: row.nombre_pagador })}>
            <IconUsers size={14} aria-hidden />
            <span className="sr-only">{t('receipts.paid_by', { nombre: row.nombre_pagador })}</span>
          </span>
        )}
      </>
    ),
  }),
  column('nombre_pagador', t('receipts.payer'), { width: 160, hidden: true }),
  column('concepto', t('receipt.concepto'), { width: 132, card: 'below' }),
  column('tipoCuota', t('receipts.fee_type'), { width: 108, text: ({ tipoCuota }) => tipoCuota ?? t('receipts.no_fee') }),
  column('total', t('receipts.total'), { kind: 'money', width: 92, total: 'sum', hidden: true }),
  column('pendiente', t('receipts.left'), {
    kind: 'money',
    width: 88,
    total: 'sum',
    card: 'end',
    render: (row) => <ExplainedAmount line={row.id_reg_factura} cents={row.pendiente} who={row.desc_usuario} />,
  }),
  column('fallo', t('receipts.can_be'), {
    width: 190,
    text: debitText,
    render: (row) => <StateDot mark={row.fallo === null ? 'good' : 'fault'}>{debitText(row)}</StateDot>,
  }),
  column('observaciones', t('invoice.observaciones'), { width: 140, hidden: true }),
]
/** Lines as the dialog of deletion takes them. */
const removed = (row: OpenLine) => ({ ...row, pagado: row.total - row.pendiente })
const mostDeleted = 500

/** Line with an open menu, and its place. */
interface OpenMenu {
  readonly row: OpenLine
  readonly at: MenuPlace
}

/** Due lines without a receipt; those that cannot be debited are amber, without box, and tell the reason. */
export function LinesGrid({ generate }: { generate: Generate }) {
  const { shown, chosen, isFirstChoice, select, reading, fault, setFault, range, scope } = generate
  const shape = useMemo(columns, [])
  const layouts = useGridLayouts('receipts-generate')
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const [deleted, setDeleted] = useState<readonly OpenLine[] | null>(null)
  const inShown = useMemo(() => new Set(shown?.map((row) => row.id_reg_factura)), [shown])
  const hidden = chosen.filter((row) => !inShown.has(row.id_reg_factura)).length
  const isAllDone = reading.data?.length === 0
  return (
    <>
      <DataGrid<OpenLine>
        name="receipts-generate"
        label={t('bank.generate')}
        height="fill"
        pageSize={20}
        columns={shape}
        rows={shown}
        rowId={(row) => row.id_reg_factura}
        rowTone={(row) => (canBeDebited(row) ? undefined : 'warn')}
        error={reading.error?.msg ?? null}
        onRetry={() => void reading.refetch()}
        layouts={layouts}
        toolbar={
          <>
            <LineFilters generate={generate} />
            {fault !== null && (
              <Button variant="light" size="compact-sm" rightSection={<IconX size={13} aria-hidden />} onClick={() => setFault(null)}>
                {t('receipts.only_fault', { motivo: tFound('receipts.fault', fault) })}
              </Button>
            )}
          </>
        }
        selection="multi"
        selectable={canBeDebited}
        selected={chosen.map((row) => row.id_reg_factura)}
        onSelect={select}
        chosen={{ count: isFirstChoice ? 0 : chosen.length, outside: hidden, isFiltered: hidden > 0, clear: () => select([]) }}
        countText={(n) => t('receipts.n_lines', counted(n))}
        onDelete={(rows) => userMayCall(deleteLines) && setDeleted(rows)}
        bulkActions={(rows) =>
          userMayCall(deleteLines) && (
            <Button
              variant="default"
              leftSection={<IconTrash size={15} />}
              disabled={rows.length === 0 || rows.length > mostDeleted}
              onClick={() => setDeleted(rows)}
            >
              {t('receipts.delete_lines', counted(rows.length))}
            </Button>
          )
        }
        onMenu={(row, at) => setMenu({ row, at })}
        rowActions={(row) => (
          <RowMenuButton
            label={t('receipts.line_menu', { nombre: `${row.desc_usuario}, ${row.concepto}` })}
            onOpen={(at) => setMenu({ row, at })}
          />
        )}
        status={t('receipts.chosen', counted(chosen.length))}
        empty={
          isAllDone
            ? {
                title: t('receipts.none_to_generate', { fecha: formatDay(range.to) }),
                action: <ScreenLink to="/recibo/visualizarDescargados">{t('receipts.see_downloaded')}</ScreenLink>,
              }
            : { title: scope?.length === 0 || shown?.length === 0 ? t('receipts.none_of_filter') : '' }
        }
      />
      {menu && <LineMenu {...menu} generate={generate} onDelete={setDeleted} onClose={() => setMenu(null)} />}
      {deleted && <DeleteLinesDialog rows={deleted.map(removed)} onClose={() => setDeleted(null)} />}
    </>
  )
}
