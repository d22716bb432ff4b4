import { feeDesk } from '@app/contract/fees/fee'
import { Button, SegmentedControl } from '@mantine/core'
import { IconUserMinus } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { DataGrid } from '../../../kit/grid/data-grid.tsx'
import { userMay } from '../../../kit/reads/session.ts'
import { useGridLayouts } from '../../../kit/screen/grid-layouts.ts'
import { go } from '../../../kit/screen/navigation.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { freePlaceRows } from './free-places.tsx'
import { usePlaceOffers } from './place-acts.ts'
import { StudentActs } from './student-acts.tsx'
import { studentColumns } from './student-columns.tsx'
import { type Course, type CoursePlaces, isInPart, memberPath, type Student, type StudentPart, studentParts } from './student-row.ts'

interface SwitchProps {
  students: readonly Student[] | undefined
  part: StudentPart
  onPart: (part: StudentPart) => void
}
/** Switch of the parts of the list, with their counts. */
const Parts = ({ students, part, onPart }: SwitchProps) => (
  <SegmentedControl<StudentPart>
    aria-label={t('students.which')}
    value={part}
    onChange={onPart}
    data={studentParts.map((one) => ({
      value: one,
      label: t(`students.part.${one}`, { n: formatCount(students?.filter((row) => isInPart(one, row)).length ?? 0) }),
    }))}
  />
)

/** Empty list of a course: its free places are offered to those that wait, or students are enrolled. */
export function EmptyAct({ course, places, enrol }: { course: Course; places: CoursePlaces | undefined; enrol: ReactNode }) {
  const { all } = usePlaceOffers()
  const waiting = places?.espera.length ?? 0
  const n = Math.min(waiting, places?.libres ?? waiting)
  if (n === 0 || !all.may || course.es_lista_espera) return enrol
  return (
    <div className="stu-empty">
      <Button loading={all.isBusy} onClick={() => void all.run({ id: course.id_mst_curso, ofrecer: true })}>
        {t('students.offer_n', { n: formatCount(n) })}
      </Button>
      {enrol}
    </div>
  )
}

/** Words of an empty list. */
export function emptyText(course: Course, places: CoursePlaces | undefined): { title: string; hint?: string } {
  const waiting = places?.espera.length ?? 0
  return {
    title: t(course.es_lista_espera ? 'students.list_only_hint' : 'students.nobody'),
    ...(waiting > 0 && { hint: t('students.n_wait', { n: formatCount(waiting) }) }),
  }
}

export interface ListProps {
  course: Course
  places: CoursePlaces | undefined
  students: readonly Student[] | undefined
  error: string | null
  onRetry: () => void
  part: StudentPart
  onPart: (part: StudentPart) => void
  /** Those that owe alone. */
  owing: boolean
  enrol: ReactNode
  onWhy: (student: Student) => void
  onLeave: (students: readonly Student[]) => void
}

/** Students of a course in a grid; its free places are rows of their own at the end. */
export function StudentsGrid({ course, places, students, error, onRetry, part, onPart, owing, enrol, onWhy, onLeave }: ListProps) {
  const hasPrices = userMay(feeDesk)
  const linksMembers = userMay('members')
  const columns = useMemo(() => studentColumns({ hasPrices, linksMembers, onWhy }), [hasPrices, linksMembers, onWhy])
  const layouts = useGridLayouts('course-students')
  const rows = useMemo(
    () => students?.filter((row) => isInPart(part, row) && (!owing || (row.pendiente ?? 0) > 0)),
    [students, part, owing],
  )
  const isOpen = course.activo
  return (
    <DataGrid<Student>
      name="course-students"
      label={course.desc_curso}
      height="fill"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowTone={({ fase }) => (fase === 'fue' ? 'muted' : undefined)}
      error={error}
      onRetry={onRetry}
      layouts={layouts}
      onOpen={(row) => (row.siguiente ? onWhy(row) : linksMembers && go(memberPath(row.id_mst_socios)))}
      toolbar={<Parts students={students} part={part} onPart={onPart} />}
      rowActions={(row) => <StudentActs student={row} isOpen={isOpen} onWhy={onWhy} onLeave={onLeave} />}
      {...(places && part === 'dentro' && !owing && { after: freePlaceRows(places) })}
      {...(isOpen && {
        selection: 'multi' as const,
        countText: (n: number) => t('students.n_students', { n: formatCount(n) }),
        ...(part !== 'fue' && {
          onDelete: onLeave,
          bulkActions: (chosen: Student[]) => (
            <Button variant="default" leftSection={<IconUserMinus size={15} />} onClick={() => onLeave(chosen)}>
              {t('students.leave')}
            </Button>
          ),
        }),
      })}
      status={course.horario.length > 0 ? t('students.are_players') : undefined}
      empty={
        part === 'dentro' && !owing
          ? { ...emptyText(course, places), ...(isOpen && { action: <EmptyAct {...{ course, places, enrol }} /> }) }
          : { title: t('students.none_here') }
      }
    />
  )
}
