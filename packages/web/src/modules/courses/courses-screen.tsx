import './courses.css'
import { bookingType } from '@app/contract/bookings/booking-type'
import { courseGroup } from '@app/contract/courses/course'
import { createCourse, listCourses } from '@app/contract/courses/courses'
import { feeDesk } from '@app/contract/fees/fee'
import { feeChoices } from '@app/contract/fees/fees'
import { Button } from '@mantine/core'
import { IconCalendarRepeat, IconCheck, IconFolders, IconUsers, IconX } from '@tabler/icons-react'
import { type Dispatch, lazy, type SetStateAction, Suspense, useMemo, useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { NewButton } from '../../kit/buttons/new-button.tsx'
import { type MenuPlace, RowMenuButton } from '../../kit/buttons/row-menu.tsx'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { type Choice, choicesOf } from '../../kit/fields/choices.ts'
import { activeRow } from '../../kit/grid/keys/active-row.ts'
import { useChoices, useRead } from '../../kit/reads/api.ts'
import { useIsPhone } from '../../kit/reads/media.ts'
import { userMay } from '../../kit/reads/session.ts'
import { useCommands } from '../../kit/screen/commands.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { go } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { changeCourse, notChanged } from './change-course.ts'
import { activate, deactivate, orToast, remove } from './course-acts.ts'
import { courseColumns } from './course-columns.tsx'
import { CourseFilters, useCourseFilter } from './course-filters.tsx'
import { type Course, type CourseRow, newRow, seriesPath, studentsPath } from './course-row.ts'
import { useNewCourse } from './use-new-course.ts'

const CourseMenu = lazy(() => import('./course-menu.tsx').then((module) => ({ default: module.CourseMenu })))
const CloneDialog = lazy(() => import('./clone-dialog.tsx').then((module) => ({ default: module.CloneDialog })))
const SportsDialog = lazy(() => import('./sports-dialog.tsx').then((module) => ({ default: module.SportsDialog })))
const NoFeeBubble = lazy(() => import('./no-fee-bubble.tsx').then((module) => ({ default: module.NoFeeBubble })))

/** Overlay of the grid, for a course. */
type Overlay =
  | { readonly what: 'menu'; readonly id: number; readonly at: MenuPlace }
  | { readonly what: 'clone' | 'sports' | 'nofee'; readonly id: number }
interface Complaint {
  readonly id: number
  readonly fallos: CourseRow['fallos']
}
const none = {}

/** Names behind the references of a course. */
function useCourseChoices() {
  const fees = useRead(feeChoices, {}).data
  const groups = useChoices(courseGroup).data
  const types = useChoices(bookingType).data
  return useMemo(() => ({ fees: choicesOf(fees), groups: choicesOf(groups), bookingTypes: choicesOf(types) }), [fees, groups, types])
}

interface Editing {
  fresh: ReturnType<typeof useNewCourse>
  onComplaint: (complaint: Complaint | null) => void
}
/** Edit of a cell: of the new row, of a course after its questions; a refusal is shown at the cell. */
const editing =
  ({ fresh, onComplaint }: Editing) =>
  async (row: CourseRow, key: keyof CourseRow & string, value: unknown) => {
    if (row.id_mst_curso === newRow) return fresh.change(key, value)
    onComplaint(null)
    try {
      if (key !== 'activo') return await changeCourse(row, key, value)
      if (!(await (value ? activate(row) : deactivate(row)))) throw notChanged()
    } catch (error) {
      if (error instanceof RefusedError && error.status > 0) onComplaint({ id: row.id_mst_curso, fallos: { [key]: error.msg } })
      throw error
    }
  }

/** /cursos: the courses by group with their places, edited in their cells (spec 1 §2, R-090). */
export function CoursesScreen() {
  const reading = useRead(listCourses, {})
  const filter = useCourseFilter(reading.data)
  const choices = useCourseChoices()
  const fresh = useNewCourse()
  const [open, setOpen] = useState<Overlay | null>(null)
  const [complaint, setComplaint] = useState<Complaint | null>(null)
  const onStudents = ({ id_mst_curso: id, id_mst_cuotas: fee }: Course) =>
    fee === null ? setOpen({ what: 'nofee', id }) : go(studentsPath(fee, id))
  const columns = useMemo(
    () =>
      courseColumns({
        ...choices,
        seesMoney: userMay(feeDesk),
        onStudents: ({ id_mst_curso: id }) => setOpen({ what: 'nofee', id }),
        onComplaintRead: () => setComplaint(null),
      }),
    [choices],
  )
  const rows = useMemo(() => {
    const own = filter.rows.map((row): CourseRow => ({ ...row, fallos: complaint?.id === row.id_mst_curso ? complaint.fallos : none }))
    return reading.data && [...(fresh.row ? [fresh.row] : []), ...own]
  }, [reading.data, filter.rows, fresh.row, complaint])
  const onEdit = editing({ fresh, onComplaint: setComplaint })
  const chosen = reading.data?.find(({ id_mst_curso: id }) => id === open?.id)
  useCloneKey((id) => setOpen({ what: 'clone', id }))
  const may = userMay(createCourse.permission)
  const add = may && <NewButton id="courses.new" text={t('courses.new')} onClick={() => fresh.begin(Number(filter.group) || null)} />
  const isLeftOut = reading.data !== undefined && reading.data.length > 0
  return (
    <GridScreen<CourseRow>
      name="courses"
      pageSize={20}
      columns={columns}
      reading={reading}
      rows={rows}
      rowId={(row) => row.id_mst_curso}
      rowTone={(row) => (row.es_lista_espera ? 'warn' : row.activo ? undefined : 'muted')}
      onEdit={onEdit}
      onOpen={(row) => row.id_mst_curso !== newRow && onStudents(row)}
      onDelete={([row]) => row && row.id_mst_curso !== newRow && void orToast(() => remove(row))}
      onMenu={({ id_mst_curso: id }, at) => id !== newRow && setOpen({ what: 'menu', id, at })}
      startAt={fresh.startAt}
      onStarted={fresh.started}
      toolbar={<CourseFilters filter={filter} groups={choices.groups} />}
      actions={
        <>
          <Button variant="default" leftSection={<IconFolders size={15} />} onClick={() => go('/cursos/grupos')}>
            {t('courses.groups')}
          </Button>
          {isLeftOut && rows?.length === 0 && add}
        </>
      }
      add={
        isLeftOut && rows?.length === 0 ? (
          <Button variant="default" onClick={filter.clear}>
            {t('courses.clear_filters')}
          </Button>
        ) : (
          add
        )
      }
      actionsWidth={100}
      rowActions={(row) => (
        <RowActs row={row} fresh={fresh} onStudents={onStudents} onMenu={(id, at) => setOpen({ what: 'menu', id, at })} />
      )}
      {...(fresh.row && { status: t('courses.new_row_keys') })}
      empty={isLeftOut ? { title: t('courses.none_found') } : { title: t('courses.none'), hint: t('courses.none_hint') }}
    >
      <Legend />
      <Overlays open={open} course={chosen} fees={choices.fees} onStudents={onStudents} onOpen={setOpen} />
    </GridScreen>
  )
}

interface OverlaysProps {
  open: Overlay | null
  course: Course | undefined
  fees: readonly Choice[]
  onStudents: (row: Course) => void
  onOpen: Dispatch<SetStateAction<Overlay | null>>
}
/** Menu, dialogs and question over the grid. */
function Overlays({ open, course, fees, onStudents, onOpen }: OverlaysProps) {
  if (!open || !course) return null
  const { id } = open
  const close = () => onOpen(null)
  return (
    <Suspense fallback={null}>
      {open.what === 'menu' && (
        <CourseMenu
          row={course}
          at={open.at}
          onStudents={onStudents}
          onClone={() => onOpen({ what: 'clone', id })}
          onSports={() => onOpen({ what: 'sports', id })}
          // an act of the menu may have opened something else
          onClose={() => onOpen((now) => (now?.what === 'menu' ? null : now))}
        />
      )}
      {open.what === 'clone' && <CloneDialog course={course} onClose={close} />}
      {open.what === 'sports' && <SportsDialog course={course} onClose={close} />}
      {open.what === 'nofee' && <NoFeeBubble course={course} fees={fees} onClose={close} />}
    </Suspense>
  )
}

/** Ctrl+D clones the course of the active row. */
function useCloneKey(clone: (id: number) => void) {
  const [latest] = useState({ clone })
  latest.clone = clone
  useCommands(
    useMemo(() => {
      const run = () => {
        const id = activeRow()
        if (id !== null && id !== newRow) latest.clone(id)
      }
      return [{ id: 'courses.clone', text: t('courses.clone_act'), keys: 'mod+d', run }]
    }, [latest]),
  )
}

interface RowActsProps {
  row: CourseRow
  fresh: ReturnType<typeof useNewCourse>
  onStudents: (row: CourseRow) => void
  onMenu: (id: number, at: { x: number; y: number }) => void
}
/** Students, permanent bookings and the menu of a row; the new one is saved or taken away. */
function RowActs({ row, fresh, onStudents, onMenu }: RowActsProps) {
  const isPhone = useIsPhone()
  const { id_mst_curso: id, desc_curso: nombre } = row
  if (id === newRow) {
    return (
      <>
        <IconButton label={t('courses.save_row')} icon={IconCheck} disabled={fresh.isBusy} onClick={() => void fresh.save()} />
        <IconButton label={t('courses.drop_row')} icon={IconX} onClick={fresh.drop} />
      </>
    )
  }
  return (
    <>
      {!isPhone && (
        <>
          <IconButton label={t('courses.students_of', { nombre })} icon={IconUsers} onClick={() => onStudents(row)} />
          <IconButton label={t('courses.series_of', { nombre })} icon={IconCalendarRepeat} onClick={() => go(seriesPath(id))} />
        </>
      )}
      <RowMenuButton label={t('courses.menu_of', { nombre })} onOpen={(at) => onMenu(id, at)} />
    </>
  )
}

/** Meaning of the colours of the bars. */
const Legend = () => (
  <ul className="cu-legend">
    {(['occupied', 'offered', 'free'] as const).map((name) => (
      <li key={name}>
        <span className="cu-bar" data-key aria-hidden>
          {name !== 'free' && <i style={{ width: '100%' }} data-offered={name === 'offered' || undefined} />}
        </span>
        {t(`courses.key_${name}`)}
      </li>
    ))}
  </ul>
)
