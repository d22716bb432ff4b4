import './courses.css'
import { bookingType } from '@app/contract/bookings/booking-type'
import { courseGroup } from '@app/contract/courses/course'
import { createCourse, listCourses } from '@app/contract/courses/courses'
import { feeDesk } from '@app/contract/fees/fee'
import { feeChoices } from '@app/contract/fees/fees'
import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import {
  IconArmchair,
  IconCalendarRepeat,
  IconCheck,
  IconDotsVertical,
  IconFolders,
  IconHourglass,
  IconUsers,
  IconX,
} from '@tabler/icons-react'
import { lazy, type MouseEvent, Suspense, useMemo, useState } from 'react'
import { IconButton } from '../../kit/buttons/icon-button.tsx'
import { NewButton } from '../../kit/buttons/new-button.tsx'
import { RefusedError } from '../../kit/dialogs/refused-error.ts'
import { choicesOf } from '../../kit/fields/choices.ts'
import { formatCount } from '../../kit/grid/cells/value.ts'
import { activeRow } from '../../kit/grid/keys/active-row.ts'
import { useChoices, useRead } from '../../kit/reads/api.ts'
import { useIsPhone } from '../../kit/reads/media.ts'
import { userMay } from '../../kit/reads/session.ts'
import { useCommands } from '../../kit/screen/commands.ts'
import { GridScreen } from '../../kit/screen/grid-screen.tsx'
import { useKeptState } from '../../kit/screen/kept-state.ts'
import { go, useSearchParam } from '../../kit/screen/navigation.ts'
import { t } from '../../kit/texts/i18n.ts'
import { changeCourse, notChanged } from './change-course.ts'
import { activate, deactivate, orToast, remove } from './course-acts.ts'
import { courseColumns } from './course-columns.tsx'
import { type Course, type CourseRow, hasPlaces, inOrder, isWaitedFor, newRow, seriesPath, studentsPath } from './course-row.ts'
import { useNewCourse } from './use-new-course.ts'

const CourseMenu = lazy(() => import('./course-menu.tsx').then((module) => ({ default: module.CourseMenu })))
const CloneDialog = lazy(() => import('./clone-dialog.tsx').then((module) => ({ default: module.CloneDialog })))
const SportsDialog = lazy(() => import('./sports-dialog.tsx').then((module) => ({ default: module.SportsDialog })))
const NoFeeBubble = lazy(() => import('./no-fee-bubble.tsx').then((module) => ({ default: module.NoFeeBubble })))

const parts = ['active', 'inactive', 'all'] as const
type Part = (typeof parts)[number]
const isIn = (part: Part) => (row: Course) => part === 'all' || row.activo === (part === 'active')
const figures = { waiting: isWaitedFor, free: hasPlaces }
type Figure = keyof typeof figures

/** What is open over the grid. */
type Overlay =
  | { readonly what: 'menu'; readonly id: number; readonly at: { readonly x: number; readonly y: number } }
  | { readonly what: 'clone' | 'sports' | 'nofee'; readonly id: number }
interface Complaint {
  readonly id: number
  readonly fallos: CourseRow['fallos']
}
const none = {}

/** Courses that the filters of the toolbar leave (R-111). */
function useCourseFilter(all: readonly Course[] | undefined) {
  const [part, setPart] = useKeptState<Part>('courses part', 'all')
  const [figure, setFigure] = useKeptState<Figure | null>('courses figure', null)
  const [group, setGroup] = useSearchParam('grupo')
  const ofGroup = useMemo(
    () => inOrder(all ?? []).filter((row) => group === null || (row.id_mst_curso_grupo ?? 0) === Number(group)),
    [all, group],
  )
  const ofPart = useMemo(() => ofGroup.filter(isIn(part)), [ofGroup, part])
  const rows = useMemo(() => (figure === null ? ofPart : ofPart.filter(figures[figure])), [ofPart, figure])
  const clear = () => {
    setPart('all')
    setFigure(null)
    if (group !== null) setGroup(null)
  }
  return { part, setPart, figure, setFigure, group, setGroup, ofGroup, ofPart, rows, clear }
}

/** Names behind the references of a course. */
function useCourseChoices() {
  const fees = useRead(feeChoices, {}).data
  const groups = useChoices(courseGroup).data
  const types = useChoices(bookingType).data
  return useMemo(() => ({ fees: choicesOf(fees), groups: choicesOf(groups), bookingTypes: choicesOf(types) }), [fees, groups, types])
}

/** /cursos: the courses by group with their places, edited in their cells (spec 1 §2, R-090). */
export function CoursesScreen() {
  const reading = useRead(listCourses, {})
  const filter = useCourseFilter(reading.data)
  const choices = useCourseChoices()
  const fresh = useNewCourse()
  const [open, setOpen] = useState<Overlay | null>(null)
  const [complaint, setComplaint] = useState<Complaint | null>(null)
  const close = () => setOpen(null)
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
  const onEdit = async (row: CourseRow, key: keyof CourseRow & string, value: unknown) => {
    if (row.id_mst_curso === newRow) return fresh.change(key, value)
    setComplaint(null)
    try {
      if (key !== 'activo') return await changeCourse(row, key, value)
      if (!(await (value ? activate(row) : deactivate(row)))) throw notChanged()
    } catch (error) {
      if (error instanceof RefusedError && error.status > 0) setComplaint({ id: row.id_mst_curso, fallos: { [key]: error.msg } })
      throw error
    }
  }
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
      toolbar={<Filters filter={filter} groups={choices.groups} />}
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
      <Suspense fallback={null}>
        {chosen && open?.what === 'menu' && (
          <CourseMenu
            row={chosen}
            at={open.at}
            onStudents={onStudents}
            onClone={() => setOpen({ what: 'clone', id: open.id })}
            onSports={() => setOpen({ what: 'sports', id: open.id })}
            // an act of the menu may have opened something else
            onClose={() => setOpen((now) => (now?.what === 'menu' ? null : now))}
          />
        )}
        {chosen && open?.what === 'clone' && <CloneDialog course={chosen} onClose={close} />}
        {chosen && open?.what === 'sports' && <SportsDialog course={chosen} onClose={close} />}
        {chosen && open?.what === 'nofee' && <NoFeeBubble course={chosen} fees={choices.fees} onClose={close} />}
      </Suspense>
    </GridScreen>
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

interface FiltersProps {
  filter: ReturnType<typeof useCourseFilter>
  groups: ReturnType<typeof choicesOf>
}
/** Active or not, group, and two counts that filter. */
function Filters({ filter, groups }: FiltersProps) {
  const { part, setPart, figure, setFigure, group, setGroup, ofGroup, ofPart } = filter
  const count = (name: Figure) => formatCount(ofPart.filter(figures[name]).length)
  const counted = [
    ['waiting', IconHourglass],
    ['free', IconArmchair],
  ] as const
  return (
    <>
      <SegmentedControl<Part>
        aria-label={t('courses.which')}
        value={part}
        onChange={setPart}
        data={parts.map((one) => ({ value: one, label: t(`courses.${one}`, { n: formatCount(ofGroup.filter(isIn(one)).length) }) }))}
      />
      <NativeSelect
        aria-label={t('course.id_mst_curso_grupo')}
        value={group ?? ''}
        onChange={({ currentTarget }) => setGroup(currentTarget.value || null)}
      >
        <option value="">{t('courses.all_groups')}</option>
        {groups.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
        <option value="0">{t('courses.no_group')}</option>
      </NativeSelect>
      {counted.map(([name, Picture]) => (
        <Button
          key={name}
          variant={figure === name ? 'light' : 'default'}
          aria-pressed={figure === name}
          leftSection={<Picture size={15} />}
          onClick={() => setFigure(figure === name ? null : name)}
        >
          {t(`courses.with_${name}`, { n: count(name) })}
        </Button>
      ))}
    </>
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
  const openMenu = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { right, bottom } = currentTarget.getBoundingClientRect()
    onMenu(id, { x: right, y: bottom })
  }
  return (
    <>
      {!isPhone && (
        <>
          <IconButton label={t('courses.students_of', { nombre })} icon={IconUsers} onClick={() => onStudents(row)} />
          <IconButton label={t('courses.series_of', { nombre })} icon={IconCalendarRepeat} onClick={() => go(seriesPath(id))} />
        </>
      )}
      <IconButton label={t('courses.menu_of', { nombre })} icon={IconDotsVertical} aria-haspopup="menu" onClick={openMenu} />
    </>
  )
}

/** Meaning of the colours of the bars. */
const Legend = () => (
  <ul className="co-legend">
    {(['occupied', 'offered', 'free'] as const).map((name) => (
      <li key={name}>
        <span className="co-bar" data-key aria-hidden>
          {name !== 'free' && <i style={{ width: '100%' }} data-offered={name === 'offered' || undefined} />}
        </span>
        {t(`courses.key_${name}`)}
      </li>
    ))}
  </ul>
)
