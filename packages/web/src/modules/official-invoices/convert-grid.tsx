import { incomeType } from '@app/contract/income-types/income-type'
import { paymentType } from '@app/contract/income-types/payment-type'
import { taxWords } from '@app/contract/invoices/tax-words'
import { Button } from '@mantine/core'
import { IconTransform } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { KeyCaps } from '../../kit/buttons/key-caps.tsx'
import type { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { type Choice, choicesOf } from '../../kit/fields/choices.ts'
import { counted } from '../../kit/grid/cells/value.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { useChoices } from '../../kit/reads/api.ts'
import { useGridLayouts } from '../../kit/screen/grid-layouts.ts'
import { t, tFound } from '../../kit/texts/i18n.ts'
import type { OpenLine } from './convert-plan.ts'

const column = (key: keyof OpenLine & string, more: Partial<GridColumn<OpenLine>> = {}): GridColumn<OpenLine> => ({
  key,
  header: tFound('invoice', key),
  kind: 'text',
  ...more,
})
const reasonOf = ({ motivo }: OpenLine) => (motivo === null ? '' : tFound('official-invoices.out', motivo))
const columnsOf = (incomeTypes: readonly Choice[], methods: readonly Choice[]): GridColumn<OpenLine>[] => [
  column('fecha', { header: t('official-invoice.fecha'), kind: 'day', width: 92 }),
  column('cod_factura', { header: t('official-invoices.number'), width: 104 }),
  column('desc_socio', { header: t('official-invoices.customer'), width: 170, card: 'below' }),
  column('concepto', { width: 180, card: 'name' }),
  column('id_mst_tipoingreso', { kind: 'choice', width: 126, choices: incomeTypes }),
  column('prc_iva', { header: t('official-invoices.tax'), width: 110, text: (row) => taxWords(t, row), render: (row) => taxWords(t, row) }),
  column('id_mst_tipopago', { kind: 'choice', width: 120, choices: methods }),
  column('cantidad', { kind: 'integer', width: 70, hidden: true }),
  column('total', { header: t('official-invoices.total'), kind: 'money', width: 104, total: 'sum', card: 'end' }),
  column('motivo', { header: t('official-invoices.reason'), width: 150, text: reasonOf, render: reasonOf, card: 'below' }),
]
const isOpen = ({ motivo }: OpenLine) => motivo === null

interface Props {
  rows: OpenLine[] | undefined
  reading: { error: RefusedError | null; refetch: () => unknown }
  selected: readonly number[]
  onSelect: (ids: number[]) => void
  onConvert: () => void
  toolbar: ReactNode
}

/** Lines in no official invoice; those that have to stay out are grey, without box, and tell the reason. */
export function ConvertGrid({ rows, reading, selected, onSelect, onConvert, toolbar }: Props) {
  const incomeTypes = useChoices(incomeType).data
  const methods = useChoices(paymentType).data
  const columns = useMemo(() => columnsOf(choicesOf(incomeTypes), choicesOf(methods)), [incomeTypes, methods])
  const layouts = useGridLayouts('official-lines')
  return (
    <DataGrid<OpenLine>
      name="official-lines"
      label={t('official-invoices.to_convert')}
      height="fill"
      columns={columns}
      rows={rows}
      rowId={(row) => row.id_reg_factura}
      rowTone={(row) => (isOpen(row) ? undefined : 'muted')}
      error={reading.error?.msg ?? null}
      onRetry={() => void reading.refetch()}
      layouts={layouts}
      toolbar={toolbar}
      selection="multi"
      selectable={isOpen}
      selected={selected}
      onSelect={(ids) => onSelect(ids.map(Number))}
      countText={(n) => t('official-invoices.n_lines', counted(n))}
      bulkActions={(chosen) => (
        <Button leftSection={<IconTransform size={15} />} rightSection={<KeyCaps keys="mod+Enter" />} onClick={onConvert}>
          {t('official-invoices.convert_n', counted(chosen.length))}
        </Button>
      )}
      empty={{ title: t('official-invoices.none_to_convert') }}
    />
  )
}
