import { fee } from '@app/contract/fees/fee'
import { formatEuros } from '@app/contract/values/money'
import { RowLink } from '../../kit/buttons/link.tsx'
import type { Choice } from '../../kit/fields/choices.ts'
import { CellComplaint } from '../../kit/grid/cells/cell-complaint.tsx'
import { cellText, formatCount } from '../../kit/grid/cells/value.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { columnsOf } from '../../kit/screen/grid-columns.ts'
import { t } from '../../kit/texts/i18n.ts'
import { collectionChoices, type FeeRow, frequencyChoices, newRow, proportionChoices } from './fee-row.ts'

/** Address of a fee with its members. */
export const feePath = (id: number) => `/cuotas/${id}/detail`

export interface FeeChoices {
  readonly companies: readonly Choice[]
  readonly types: readonly Choice[]
  readonly incomes: readonly Choice[]
  readonly memberTypes: readonly Choice[]
}
const optional = (text: string, choices: readonly Choice[]): Choice[] => [{ value: '', text }, ...choices]

/** Editable columns show the first complaint of the new row under its cell. */
function withComplaints(column: GridColumn<FeeRow>): GridColumn<FeeRow> {
  if (column.kind === 'flag') return column
  const { render } = column
  return {
    ...column,
    render: (row) => {
      const first = Object.keys(row.fallos)[0]
      if (first === column.key) return <CellComplaint complaint={row.fallos[first]!}>{cellText(column, row) || '—'}</CellComplaint>
      return render ? render(row) : cellText(column, row)
    },
  }
}

const figures = (): GridColumn<FeeRow>[] => [
  {
    key: 'socios',
    header: t('fees.members'),
    kind: 'integer',
    width: 76,
    total: 'sum',
    card: 'below',
    render: ({ id_mst_cuotas: id, socios }) => socios !== null && <RowLink to={feePath(id)}>{formatCount(socios)}</RowLink>,
  },
  {
    key: 'al_mes',
    header: t('fees.a_month'),
    kind: 'money',
    width: 104,
    total: 'sum',
    card: 'below',
    render: ({ al_mes }) => (al_mes === null ? '' : al_mes === 0 ? '—' : formatEuros(al_mes)),
  },
]

/** Columns of the specification (spec 1 §2), then members and the sum of a month; the others wait in the chooser. */
export function feeColumns({ companies, types, incomes, memberTypes }: FeeChoices, mayEdit: boolean): GridColumn<FeeRow>[] {
  const editable: Pick<GridColumn<FeeRow>, 'canEdit'> = mayEdit ? { canEdit: () => true } : {}
  const more = {
    id_mst_empresas: { width: 84, kind: 'choice' },
    desc_cuota: { width: 156, card: 'name' },
    id_mst_tipocuotas: { width: 104, kind: 'choice' },
    precio: { width: 88, card: 'end' },
    frecuencia_cuotas: { width: 92, card: 'below' },
    id_mst_tipoingreso: {
      width: 104,
      kind: 'choice',
      choicesFor: ({ id_mst_tipoingreso: chosen }: FeeRow) => (chosen === null ? optional(t('fees.choose_one'), incomes) : incomes),
    },
    dia_generacion_factura: { width: 54 },
    periodo_cobro_cuota: { width: 92 },
    primera_mensualidad_proporcional: { width: 84 },
    activo: { width: 68 },
    cantidad: { width: 84, hidden: true },
    ultima_mensualidad_proporcional: { width: 84, hidden: true },
    id_mst_tiposocio: { width: 120, kind: 'choice', hidden: true },
  } as const
  const names = Object.keys(more) as (keyof typeof more)[]
  const columns = columnsOf(fee, names, more as never, {
    id_mst_empresas: optional(t('fees.main_company'), companies),
    id_mst_tipocuotas: types,
    id_mst_tipoingreso: incomes,
    frecuencia_cuotas: frequencyChoices(),
    periodo_cobro_cuota: collectionChoices(),
    primera_mensualidad_proporcional: proportionChoices(),
    ultima_mensualidad_proporcional: proportionChoices(),
    id_mst_tiposocio: optional(t('fees.no_type'), memberTypes),
  }) as unknown as GridColumn<FeeRow>[]
  const linked = columns.map((column) =>
    column.key !== 'desc_cuota'
      ? column
      : {
          ...column,
          render: ({ id_mst_cuotas: id, desc_cuota }: FeeRow) =>
            id === newRow ? desc_cuota : <RowLink to={feePath(id)}>{desc_cuota}</RowLink>,
        },
  )
  return [...linked.map((column) => withComplaints({ ...column, ...editable })), ...figures()]
}
