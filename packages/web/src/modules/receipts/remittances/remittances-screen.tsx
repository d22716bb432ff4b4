import '../receipts.css'
import './remittances.css'
import { listRemittances } from '@app/contract/receipts/remittances/remittances'
import { formatDay } from '@app/contract/values/day'
import { formatEuros } from '@app/contract/values/money'
import { SegmentedControl } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { counted, formatCount, formatValue } from '../../../kit/grid/cells/value.ts'
import { type GridColumn, textColumn } from '../../../kit/grid/column.ts'
import { DataGrid } from '../../../kit/grid/data-grid.tsx'
import { useRead } from '../../../kit/reads/api.ts'
import { clubTime } from '../../../kit/reads/clock.ts'
import { today } from '../../../kit/reads/today.ts'
import { useGridLayouts } from '../../../kit/screen/grid-layouts.ts'
import { useKeptState } from '../../../kit/screen/kept-state.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { StateDot } from '../../../kit/screen/state-dot.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { BankTabs } from '../bank-tabs.tsx'
import { remittancePath } from '../lists/remittance-path.ts'
import { sumOf } from '../sum-of.ts'
import { RemittancePanel } from './remittance-panel.tsx'
import { figuresOn, markOf, type Remittance, stateOn } from './remittance-row.ts'

const parts = {
  all: () => true,
  unsent: ({ estado }: Remittance) => estado === 'creada',
  returned: ({ devueltos }: Remittance) => devueltos > 0,
}
type Part = keyof typeof parts
const partNames = ['all', 'unsent', 'returned'] as const

const column = textColumn<Remittance>
const stateText = (row: Remittance) => t(`remittances.state.${stateOn(row, today())}`)
const returnsText = (rows: readonly Remittance[]) => {
  const n = sumOf(rows, (row) => row.devueltos)
  return n === 0 ? '' : t('receipts.n_and_sum', { n: formatCount(n), importe: formatEuros(-sumOf(rows, (row) => row.importe_devuelto)) })
}
/** Columns of the remittances; the name chooses the one beside the list. */
const columnsOf = (choose: (id: number) => void): GridColumn<Remittance>[] => [
  column('fecha_creacion', t('remittance.fecha_creacion'), {
    kind: 'instant',
    width: 92,
    render: ({ fecha_creacion }) => formatDay(clubTime(fecha_creacion.getTime()).day),
  }),
  column('nombre', t('menu.remittances'), {
    width: 160,
    card: 'name',
    render: ({ id_reg_remesas: id, nombre }) => (
      <button type="button" className="rm-name" tabIndex={-1} onClick={() => choose(id)}>
        {nombre}
      </button>
    ),
  }),
  column('fecha', t('receipts.collection'), { kind: 'day', width: 92, card: 'below' }),
  column('recibos', t('remittance.recibos'), { kind: 'integer', width: 70, total: 'sum' }),
  column('importe', t('remittances.asked'), { kind: 'money', width: 98, total: 'sum' }),
  column('estado', t('remittance.estado'), {
    width: 96,
    card: 'below',
    text: stateText,
    render: (row) => (
      <StateDot
        mark={markOf[stateOn(row, today())]}
        title={row.estado === 'cobrada' && row.firme_desde ? t('remittances.until', { fecha: formatDay(row.firme_desde) }) : undefined}
      >
        {stateText(row)}
      </StateDot>
    ),
  }),
  column('devueltos', t('remittances.returns'), {
    width: 108,
    align: 'end',
    text: (row) => returnsText([row]),
    summary: returnsText,
    render: (row) => <span className={row.devueltos > 0 ? 'rm-bad' : ''}>{returnsText([row])}</span>,
  }),
  column('quedan', t('remittances.stayed'), { kind: 'money', width: 96, total: 'sum', card: 'end' }),
  column('desc_empresa', t('remittance.id_mst_empresas'), { width: 150, hidden: true }),
]

/** Four figures over all remittances. */
function Figures({ rows }: { rows: readonly Remittance[] }) {
  const { toCome, next, collected, returned, returnable } = useMemo(() => figuresOn(rows, today()), [rows])
  const share = formatValue('percent', returned.share)
  return (
    <dl className="rc-figures rm-figures">
      <div>
        <dt>{t('remittances.to_come')}</dt>
        <dd className="tabular">{formatEuros(toCome)}</dd>
        <dd className="rm-more">{next && t('remittances.next', { fecha: formatDay(next) })}</dd>
      </div>
      <div>
        <dt>{t('remittances.collected')}</dt>
        <dd className="tabular">{formatEuros(collected.importe)}</dd>
        <dd className="rm-more">{t('remittances.n', counted(collected.n))}</dd>
      </div>
      <div>
        <dt>{t('remittances.returned')}</dt>
        <dd className={`tabular${returned.importe > 0 ? ' rm-bad' : ''}`}>{formatEuros(-returned.importe)}</dd>
        <dd className="rm-more">{t('remittances.returned_share', { ...counted(returned.n), parte: share })}</dd>
      </div>
      <div>
        <dt>{t('remittances.returnable')}</dt>
        <dd className="tabular">{formatEuros(returnable)}</dd>
        <dd className="rm-more">{t('remittances.eight_weeks')}</dd>
      </div>
    </dl>
  )
}

/** /recibo/visualizarRemesas: the remittances with what became of each (spec 2 §2). */
export function RemittancesScreen() {
  const reading = useRead(listRemittances, {})
  const all = reading.data
  const [part, setPart] = useKeptState<Part>('remittances part', 'all')
  const [chosenId, setChosenId] = useState<number | null>(null)
  const columns = useMemo(() => columnsOf(setChosenId), [])
  const rows = useMemo(() => all?.filter(parts[part]), [all, part])
  const chosen = rows?.find((row) => row.id_reg_remesas === chosenId) ?? rows?.[0]
  const layouts = useGridLayouts('remittances')
  return (
    <Screen fill>
      <BankTabs current="remittances" count={all?.length} />
      {all && all.length > 0 && <Figures rows={all} />}
      <div className="rc-beside">
        <div>
          <DataGrid<Remittance>
            name="remittances"
            label={t('bank.remittances')}
            height="fill"
            columns={columns}
            rows={rows}
            rowId={(row) => row.id_reg_remesas}
            error={reading.error?.msg ?? null}
            onRetry={() => void reading.refetch()}
            layouts={layouts}
            toolbar={
              <SegmentedControl
                aria-label={t('remittances.which')}
                value={part}
                onChange={setPart}
                data={partNames.map((one) => ({
                  value: one,
                  label: t(`remittances.part.${one}`, { n: formatCount(all?.filter(parts[one]).length ?? 0) }),
                }))}
              />
            }
            onOpen={(row) => go(remittancePath(row.id_reg_remesas))}
            rowActions={(row) => (
              <IconButton
                label={t('remittances.receipts_of', { nombre: row.nombre })}
                icon={IconEye}
                onClick={() => go(remittancePath(row.id_reg_remesas))}
              />
            )}
            status={t('remittances.enter_opens')}
            empty={{
              title: t('remittances.none'),
              hint: t('remittances.none_hint'),
              action: <ScreenLink to="/recibo/visualizar">{t('bank.open')}</ScreenLink>,
            }}
          />
        </div>
        {chosen && (
          <aside className="rc-side">
            <RemittancePanel key={chosen.id_reg_remesas} row={chosen} />
          </aside>
        )}
      </div>
    </Screen>
  )
}
