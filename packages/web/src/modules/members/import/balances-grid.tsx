import type { OutputOf } from '@app/contract/kit/action'
import { balanceStates, type dryRunBalances } from '@app/contract/opening-balances/balance-check'
import { IconBan, IconRestore } from '@tabler/icons-react'
import { useMemo } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import type { GridColumn } from '../../../kit/grid/column.ts'
import { DataGrid } from '../../../kit/grid/data-grid.tsx'
import { t } from '../../../kit/texts/i18n.ts'

type Row = OutputOf<typeof dryRunBalances>['filas'][number]

const findingsText = ({ findings }: Row) =>
  findings.map(({ field, key, params }) => `${t(`balances.field.${field}`)}: ${t(key, params)}`).join(' · ')
/** Dot of a state, as in the import of members. */
const dots = { ready: 'ready', error: 'error', known: 'duplicate', excluded: 'excluded' } as const

const columnsOf = (): GridColumn<Row>[] => [
  { key: 'line', header: t('import.line'), kind: 'integer', width: 60 },
  {
    key: 'state',
    header: t('members.state'),
    kind: 'choice',
    width: 136,
    choices: balanceStates.map((state) => ({ value: state, text: t(`balances.state.${state}`) })),
    render: ({ state }) => (
      <span className={`im-state ${dots[state]}`}>
        <i aria-hidden />
        {t(`balances.state.${state}`)}
      </span>
    ),
  },
  { key: 'socio', header: t('balance-import-row.id_mst_socios'), kind: 'text', width: 190 },
  { key: 'findings', header: t('members.problems'), kind: 'text', width: 340, text: findingsText },
  { key: 'saldo', header: t('balances.field.saldo'), kind: 'money', width: 120 },
  { key: 'saldo_vence', header: t('balances.field.saldo_vence'), kind: 'day', width: 120 },
  { key: 'abono', header: t('balances.field.desc_tipoabonos'), kind: 'text', width: 170 },
  { key: 'usos', header: t('balances.field.usos'), kind: 'number', width: 90 },
  { key: 'abono_vence', header: t('balances.field.abono_vence'), kind: 'day', width: 120 },
]

interface Props {
  rows: Row[]
  /** Rows of the list; fewer may be shown. */
  total: number
  onExclude: (lines: readonly number[], isOut: boolean) => void
}

/** Effect of each row and its member, or the reason against it; any row can be excluded. */
export function BalancesGrid({ rows, total, onExclude }: Props) {
  const columns = useMemo(() => columnsOf(), [])
  const isPart = rows.length < total
  return (
    <DataGrid<Row>
      name="balances-import"
      label={t('balances.preview')}
      height="fill"
      columns={columns}
      rows={rows}
      rowId={(row) => row.line}
      rowTone={({ state }) => (state === 'excluded' || state === 'known' ? 'muted' : undefined)}
      toolbar={
        isPart && <span className="dimmed">{t('members.rows_shown', { n: formatCount(rows.length), total: formatCount(total) })}</span>
      }
      empty={{ title: t('core.nothing_found') }}
      rowActions={({ line, state }) => {
        const isOut = state === 'excluded'
        const label = t(isOut ? 'members.include' : 'members.exclude', { fila: line })
        return <IconButton label={label} icon={isOut ? IconRestore : IconBan} onClick={() => onExclude([line], !isOut)} />
      }}
    />
  )
}
