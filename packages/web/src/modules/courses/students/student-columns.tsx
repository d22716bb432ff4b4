import { formatEuros } from '@app/contract/values/money'
import { RowLink } from '../../../kit/buttons/link.tsx'
import type { GridColumn } from '../../../kit/grid/column.ts'
import { t, tFound } from '../../../kit/texts/i18n.ts'
import { AmountButton, ReasonChip } from '../../fees/public.ts'
import { memberPath, type Student, studentReason } from './student-row.ts'

const column = (key: keyof Student & string, more: Partial<GridColumn<Student>> = {}): GridColumn<Student> => ({
  ...{ key, header: tFound('member-fee', key), kind: 'text' as const },
  ...more,
})
const nothing = <span className="dimmed">—</span>

interface Options {
  /** Prices and debts are shown. */
  hasPrices: boolean
  linksMembers: boolean
  onWhy: (student: Student) => void
}

/** Reason of a student's amount as a chip. */
function StudentReason({ student }: { student: Student }) {
  const reason = studentReason(student)
  return reason ? <ReasonChip reason={reason} /> : nothing
}

/** Columns of the students of a course: since when, why that amount, and what each owes. */
export const studentColumns = ({ hasPrices, linksMembers, onWhy }: Options): GridColumn<Student>[] => [
  column('nombre_completo', {
    header: t('students.student'),
    width: 164,
    ...(linksMembers && {
      render: ({ id_mst_socios: id, nombre_completo }) => <RowLink to={memberPath(id)}>{nombre_completo}</RowLink>,
    }),
  }),
  column('nivel', { header: t('students.level_short'), kind: 'level', width: 54 }),
  column('fecha_inicio_cuota', { kind: 'day', width: 86 }),
  column('fecha_fin_cuota', { kind: 'day', width: 86 }),
  column('porque', { header: t('fees.reason'), width: 176, render: (row) => <StudentReason student={row} /> }),
  column('paga', {
    header: t('fees.pays'),
    ...{ kind: 'money', width: 76 },
    ...(hasPrices && { total: 'sum' }),
    render: (row) =>
      hasPrices ? <AmountButton inGrid importe={row.paga} nombre={row.nombre_completo} onOpen={() => onWhy(row)} /> : nothing,
  }),
  column('pendiente', {
    header: t('fees.owes'),
    ...{ kind: 'money', width: 76 },
    ...(hasPrices && { total: 'sum' }),
    render: ({ pendiente }) =>
      pendiente === null ? nothing : <span className={pendiente > 0 ? 'stu-owed' : 'dimmed'}>{formatEuros(pendiente)}</span>,
  }),
  column('clases_desde', { kind: 'day', width: 92, hidden: true }),
  column('numsocio', { header: t('fees.number'), kind: 'integer', width: 64, hidden: true }),
]
