import { course } from '@app/contract/courses/course'
import { formatEuros } from '@app/contract/values/money'
import type { ReactNode } from 'react'
import { RowLink } from '../../kit/buttons/link.tsx'
import type { Choice } from '../../kit/fields/choices.ts'
import { CellComplaint } from '../../kit/grid/cells/cell-complaint.tsx'
import { cellText } from '../../kit/grid/cells/value.ts'
import type { GridColumn } from '../../kit/grid/column.ts'
import { columnsOf } from '../../kit/screen/grid-columns.ts'
import { t } from '../../kit/texts/i18n.ts'
import { type CourseRow, newRow, placesSummary, studentsPath, timetableText } from './course-row.ts'
import { PlacesCell } from './places-cell.tsx'

type Column = GridColumn<CourseRow>

export interface CourseColumnOptions {
  readonly fees: readonly Choice[]
  readonly groups: readonly Choice[]
  readonly bookingTypes: readonly Choice[]
  readonly seesMoney: boolean
  /** Opens the students of a course; one without a fee asks for it first. */
  readonly onStudents: (row: CourseRow) => void
  readonly onComplaintRead: () => void
}

/** Name as a link to the students. */
function Name({ row, onStudents }: { row: CourseRow; onStudents: (row: CourseRow) => void }) {
  const { id_mst_curso: id, id_mst_cuotas: fee, desc_curso } = row
  if (id === newRow) return desc_curso
  if (fee !== null) return <RowLink to={studentsPath(fee, id)}>{desc_curso}</RowLink>
  return (
    <button type="button" className="cu-name" tabIndex={-1} onClick={() => onStudents(row)}>
      {desc_curso}
    </button>
  )
}

/** Fee with its price; '—' for the price without the right to see it. */
function Fee({ row, fees, seesMoney }: { row: CourseRow; fees: readonly Choice[]; seesMoney: boolean }) {
  const { id_mst_curso: id, id_mst_cuotas: fee, desc_cuota, precio } = row
  if (fee === null) return <span className="cu-nofee">{t('courses.no_fee')}</span>
  if (id === newRow) return fees.find(({ value }) => value === fee)?.text
  return `${desc_cuota ?? ''} · ${precio === null || !seesMoney ? '—' : formatEuros(precio)}`
}

const optional = (text: string, choices: readonly Choice[]): Choice[] => [{ value: '', text }, ...choices]
const amount = ({ al_mes }: CourseRow) => (al_mes ? formatEuros(al_mes) : '—')

/** Editable columns show the first complaint of a row under its cell. */
const withComplaints = (column: Column, onRead: () => void): Column => ({
  ...column,
  canEdit: () => true,
  ...(column.kind !== 'flag' && {
    render: (row: CourseRow): ReactNode => {
      const [first] = Object.keys(row.fallos)
      const content = column.render ? column.render(row) : cellText(column, row)
      if (first !== column.key) return content
      return (
        <CellComplaint complaint={row.fallos[first]!} {...(row.id_mst_curso !== newRow && { onClose: onRead })}>
          {content || '—'}
        </CellComplaint>
      )
    },
  }),
})

/** Figures of the hidden columns, for the chooser and for files. */
const counts = (): Column[] =>
  (
    [
      ['limite_alumnos_activos', t('courses.inside')],
      ['ofrecidas', t('courses.offered_places')],
      ['limite_alumnos_espera', t('courses.in_waiting')],
      ['reservas', t('courses.bookings')],
    ] as const
  ).map(([key, header]) => ({ key, header, kind: 'integer', width: 76, total: 'sum', aggregate: 'sum', hidden: true }))

/** Columns of the courses; edited in their cells, but for what the permanent bookings and the fees bring. */
export function courseColumns(options: CourseColumnOptions): Column[] {
  const { fees, groups, bookingTypes, seesMoney, onStudents, onComplaintRead } = options
  const names = ['desc_curso', 'id_mst_curso_grupo', 'limite_alumnos', 'id_mst_cuotas', 'id_mst_tiporeserva', 'activo'] as const
  const [name, group, places, fee, booking, active] = (
    columnsOf(
      course,
      names,
      {
        desc_curso: { width: 150, card: 'name' },
        id_mst_curso_grupo: { width: 88, kind: 'choice', grouped: true },
        limite_alumnos: { width: 290, align: 'start', card: 'end' },
        id_mst_cuotas: { width: 140, kind: 'choice' },
        id_mst_tiporeserva: { width: 66, kind: 'choice' },
        activo: { width: 60 },
      },
      {
        id_mst_curso_grupo: optional(t('courses.no_group'), groups),
        id_mst_cuotas: optional(t('courses.no_fee'), fees),
        id_mst_tiporeserva: optional('—', bookingTypes),
      },
    ) as unknown as Column[]
  ).map((column) => withComplaints({ ...column, ...own(column.key) }, onComplaintRead))
  function own(key: string): Partial<Column> {
    if (key === 'desc_curso') return { render: (row) => <Name row={row} onStudents={onStudents} /> }
    if (key === 'limite_alumnos') return { render: (row) => <PlacesCell course={row} />, summary: placesSummary }
    if (key === 'id_mst_cuotas') return { render: (row) => <Fee row={row} fees={fees} seesMoney={seesMoney} /> }
    if (key !== 'id_mst_curso_grupo') return {}
    return {
      // the row that is typed into stays on top, whatever its group
      text: (row) => (row.id_mst_curso === newRow ? t('courses.new') : (row.desc_curso_grupo ?? t('courses.no_group'))),
      render: ({ id_mst_curso_grupo: chosen }) => groups.find(({ value }) => value === chosen)?.text ?? '',
    }
  }
  return [
    name!,
    group!,
    {
      key: 'horario',
      header: t('courses.when'),
      kind: 'text',
      width: 150,
      card: 'below',
      text: timetableText,
      render: (row) => (row.id_mst_curso === newRow ? '' : timetableText(row) || <span className="dimmed">{t('courses.no_series')}</span>),
    },
    places!,
    fee!,
    booking!,
    {
      key: 'al_mes',
      header: t('courses.a_month'),
      kind: 'money',
      width: 86,
      ...(seesMoney && { aggregate: 'sum', total: 'sum' }),
      render: amount,
    },
    active!,
    { key: 'desc_tiposrecurso', header: t('courses.sport_names'), kind: 'text', width: 120, hidden: true },
    ...counts(),
  ]
}
