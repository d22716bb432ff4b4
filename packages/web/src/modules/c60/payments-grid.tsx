import { Checkbox, SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import { RowLink } from '../../kit/buttons/link.tsx'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { type GridColumn, textColumn } from '../../kit/grid/column.ts'
import { DataGrid } from '../../kit/grid/data-grid.tsx'
import { userMay } from '../../kit/reads/session.ts'
import { t } from '../../kit/texts/i18n.ts'
import { isIn, noteText, outcomeText, type Part, type Payment, parts, pays } from './c60-rows.ts'
import type { C60Desk } from './use-c60.ts'

const column = textColumn<Payment>
const paymentColumns = ({ noted, note, isReadBefore }: C60Desk): GridColumn<Payment>[] => [
  column('linea', t('c60.line'), { kind: 'integer', width: 70 }),
  column('nombre_completo', t('c60.member'), {
    width: 190,
    card: 'name',
    text: (row) => row.nombre_completo ?? t('c60.no_member'),
    render: ({ id_mst_socios: id, nombre_completo }) =>
      id !== null && userMay('members') ? (
        <RowLink to={`/socios/${id}/edit?tabActivated=tabFacturas`}>{nombre_completo}</RowLink>
      ) : (
        (nombre_completo ?? <span className="dimmed">{t('c60.no_member')}</span>)
      ),
  }),
  column('concepto', t('c60.concept'), { width: 180, card: 'below' }),
  column('referencia', t('c60.paid_as'), { width: 130 }),
  column('fecha', t('c60.day'), { kind: 'day', width: 100 }),
  column('importe', t('bank-file.importe'), { kind: 'money', width: 100, total: 'sum', card: 'end' }),
  column('resultado', t('c60.outcome'), {
    width: 320,
    card: 'below',
    text: (row) => outcomeText(row, noted),
    render: (row) =>
      row.resultado === 'importe_menor' && !isReadBefore ? (
        <Checkbox
          size="xs"
          label={noteText(row)}
          checked={noted.has(row.referencia)}
          onChange={(event) => note(row.referencia, event.currentTarget.checked)}
        />
      ) : (
        <span className={pays(row, noted) ? 'c60-pays' : 'c60-odd'}>{outcomeText(row, noted)}</span>
      ),
  }),
]

/** Payments of a file with what becomes of each. */
export function PaymentsGrid({ desk }: { desk: C60Desk }) {
  const [part, setPart] = useState<Part>('all')
  const { read, noted } = desk
  const columns = useMemo(() => paymentColumns(desk), [desk])
  const shown = useMemo(() => read?.cobros.filter((row) => isIn(part, row, noted)), [read, part, noted])
  const count = (one: Part) => read?.cobros.filter((row) => isIn(one, row, noted)).length ?? 0
  return (
    <DataGrid<Payment>
      name="c60-payments"
      label={t('c60.payments')}
      height="fill"
      pageSize={20}
      columns={columns}
      rows={shown}
      rowId={(row) => row.linea}
      rowTone={(row) => (pays(row, noted) ? undefined : 'warn')}
      toolbar={
        <SegmentedControl
          aria-label={t('c60.which')}
          value={part}
          onChange={setPart}
          data={parts.map((one) => ({ value: one, label: t(`c60.part.${one}`, { n: formatCount(count(one)) }) }))}
        />
      }
      empty={{ title: t('c60.none_of_filter') }}
    />
  )
}
