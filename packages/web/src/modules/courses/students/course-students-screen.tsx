import './students.css'
import { activateCourse, draftCourseNotice } from '@app/contract/courses/course-acts'
import { studentsOfCourse } from '@app/contract/courses/course-students'
import { getCourse, listCourses } from '@app/contract/courses/courses'
import { placesOfCourse } from '@app/contract/fees/places/course-offers'
import { formatDay } from '@app/contract/values/day'
import { Alert, Button, Menu } from '@mantine/core'
import { IconCalendarRepeat, IconChevronDown, IconChevronUp, IconDots, IconRepeat, IconSpeakerphone } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { NewButton } from '../../../kit/buttons/new-button.tsx'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { useIsPhone } from '../../../kit/reads/media.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { useCommands } from '../../../kit/screen/commands.ts'
import { useKeptState } from '../../../kit/screen/kept-state.ts'
import { go, useNumberParam } from '../../../kit/screen/navigation.ts'
import { Screen } from '../../../kit/screen/screen.tsx'
import { isReady } from '../../../kit/screen/screens.ts'
import { Empty, LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { HolderExplanation } from '../../fees/public.ts'
import { NextClasses } from './next-classes.tsx'
import { StudentFigures } from './student-figures.tsx'
import { asStudent, type Course, type Student, type StudentPart } from './student-row.ts'
import { type ListProps, StudentsGrid } from './students-grid.tsx'
import { StudentsPhone } from './students-phone.tsx'
import { WaitingList } from './waiting-list.tsx'

const EnrolDialog = lazy(() => import('./enrol-dialog.tsx').then((module) => ({ default: module.EnrolDialog })))
const LeaveDialog = lazy(() => import('./leave-dialog.tsx').then((module) => ({ default: module.LeaveDialog })))

const pathOf = ({ id_mst_cuotas, id_mst_curso }: Course) => `/cursos/${id_mst_cuotas}/${id_mst_curso}/detail`

interface WalkProps {
  /** Paths of the courses beside; null at an end of the list. */
  before: string | null
  next: string | null
  /** Position in the list: «2 de 13». */
  position: string
}
/** Leads to the course before and to the next one, by button and by j and k. */
function Walk({ before, next, position }: WalkProps) {
  useCommands(
    useMemo(() => {
      const to = (path: string | null) => () => path !== null && go(path)
      return [
        { id: 'students.next', text: t('students.next_course'), keys: 'j', run: to(next) },
        { id: 'students.before', text: t('students.course_before'), keys: 'k', run: to(before) },
      ]
    }, [before, next]),
  )
  return (
    <span className="stu-walk">
      <span className="tabular">{position}</span>
      <IconButton label={t('students.course_before')} icon={IconChevronUp} disabled={before === null} onClick={() => go(before!)} />
      <IconButton label={t('students.next_course')} icon={IconChevronDown} disabled={next === null} onClick={() => go(next!)} />
    </span>
  )
}

/** Place of a course in the list of those with a fee. */
function Neighbours({ course }: { course: Course }) {
  const all = useRead(listCourses, { activos: course.activo, curso_grupo: null }).data ?? []
  const courses = all.filter(({ id_mst_cuotas }) => id_mst_cuotas !== null)
  const at = courses.findIndex(({ id_mst_curso }) => id_mst_curso === course.id_mst_curso)
  if (at < 0) return null
  const pathAt = (one: Course | undefined) => (one ? pathOf(one) : null)
  const position = t('grid.page', { page: formatCount(at + 1), pages: formatCount(courses.length) })
  return <Walk before={pathAt(courses[at - 1])} next={pathAt(courses[at + 1])} position={position} />
}

const noticePath = '/notificacion/{id}/edit'

/** Draft of a letter to the students; opened where letters are written. */
function NoticeButton({ course }: { course: Course }) {
  const draft = useAction(draftCourseNotice, {
    onDone: ({ id_reg_notificaciones: id, subject }) => {
      toast.good(t('students.notice_ready', { asunto: subject }))
      if (isReady(noticePath)) go(noticePath.replace('{id}', String(id)))
    },
  })
  return (
    <Button
      variant="default"
      leftSection={<IconSpeakerphone size={15} />}
      loading={draft.isBusy}
      disabled={!draft.may}
      onClick={() => void draft.run({ id: course.id_mst_curso })}
    >
      {t('students.notice')}
    </Button>
  )
}

/** Other places of the course: its permanent bookings, its fee. */
const MoreActs = ({ course }: { course: Course }) => (
  <Menu position="bottom-end">
    <Menu.Target>
      <IconButton size={30} label={t('students.more')} icon={IconDots} />
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item leftSection={<IconCalendarRepeat size={15} />} onClick={() => go(`/cursos/${course.id_mst_curso}/permanent`)}>
        {t('students.permanent')}
      </Menu.Item>
      {userMay(['members', 'invoices']) && (
        <Menu.Item leftSection={<IconRepeat size={15} />} onClick={() => go(`/cuotas/${course.id_mst_cuotas}/detail`)}>
          {t('fees.fee')}
        </Menu.Item>
      )}
    </Menu.Dropdown>
  </Menu>
)

/** Line of an inactive course, with its activation. */
function Inactive({ course }: { course: Course }) {
  const activate = useAction(activateCourse, { toast: true })
  const { activo, inactivo_desde, id_mst_curso: id } = course
  if (activo) return null
  return (
    <Alert className="stu-note" color="yellow" variant="light">
      {inactivo_desde === null ? t('students.is_inactive') : t('students.is_inactive_since', { fecha: formatDay(inactivo_desde) })}{' '}
      {activate.may && (
        <Button size="compact-sm" variant="default" loading={activate.isBusy} onClick={() => void activate.run({ id })}>
          {t('students.activate')}
        </Button>
      )}
    </Alert>
  )
}

/** /cursos/{id}/{idcurso}/detail: students of a course, those that wait for a place, its next classes (A-184, A-185). */
export function CourseStudentsScreen() {
  const id = useNumberParam('idcurso')
  const reading = useRead(getCourse, { id })
  const course = reading.data
  const hasFee = course !== undefined && course.id_mst_cuotas !== null
  const isPhone = useIsPhone()
  const [isEnrolling, setEnrolling] = useState(false)
  const enrol =
    hasFee && course.activo ? <NewButton id="students.enrol" text={t('students.enrol')} onClick={() => setEnrolling(true)} /> : null
  return (
    <Screen
      fill={!isPhone}
      title={course?.desc_curso}
      reading={reading}
      actions={
        hasFee && (
          <>
            {course.desc_curso_grupo && <span className="stu-group">{course.desc_curso_grupo}</span>}
            <Neighbours course={course} />
            {!isPhone && <NoticeButton course={course} />}
            <MoreActs course={course} />
            {!isPhone && enrol}
          </>
        )
      }
    >
      {course && !hasFee && (
        <Empty title={t('msg.avisoCursoSinCuota')} action={<ScreenLink to="/cursos">{t('students.to_courses')}</ScreenLink>} />
      )}
      {hasFee && <Students key={id} course={course} enrol={enrol} isPhone={isPhone} />}
      <Suspense fallback={null}>{isEnrolling && hasFee && <EnrolDialog course={course} onClose={() => setEnrolling(false)} />}</Suspense>
    </Screen>
  )
}

interface StudentsProps {
  course: Course
  enrol: ReactNode
  isPhone: boolean
}
/** Students beside the list and the classes; the explanation of an amount takes the place of these. */
function Students({ course, enrol, isPhone }: StudentsProps) {
  const id = course.id_mst_curso
  const reading = useRead(studentsOfCourse, { id })
  const waiting = useRead(placesOfCourse, { id })
  const students = useMemo(() => reading.data?.map(asStudent), [reading.data])
  const places = waiting.data
  const [part, setPart] = useKeptState<StudentPart>('course part', 'dentro')
  const [owing, setOwing] = useKeptState('course owing', false)
  const [explained, setExplained] = useState<number | null>(null)
  const [leaving, setLeaving] = useState<readonly Student[] | null>(null)
  const onWhy = useCallback((student: Student) => setExplained(student.id), [])
  const open = students?.find((one) => one.id === explained)
  const list: Omit<ListProps, 'part' | 'onPart' | 'owing'> = {
    ...{ course, places, students, enrol, onWhy, onLeave: setLeaving },
    ...{ error: reading.error?.msg ?? null, onRetry: () => void reading.refetch() },
  }
  const why = open && (
    <Suspense fallback={null}>
      <HolderExplanation key={open.id} holder={{ ...open, desc_cuota: course.desc_cuota ?? '' }} onClose={() => setExplained(null)} />
    </Suspense>
  )
  const showAll = () => {
    setPart('dentro')
    setOwing(false)
  }
  return (
    <>
      <Inactive course={course} />
      {isPhone ? (
        <>
          {reading.error && <ReadError error={reading.error} onRetry={reading.refetch} />}
          <StudentsPhone
            {...list}
            foot={
              <>
                {enrol}
                <NoticeButton course={course} />
              </>
            }
          />
          {why}
        </>
      ) : (
        <>
          <StudentFigures {...{ course, places }} students={students ?? []} onAll={showAll} onOwing={() => setOwing((now) => !now)} />
          <div className="stu-beside">
            <StudentsGrid {...list} part={part} onPart={setPart} owing={owing} />
            {why || (
              <div className="stu-side">
                {waiting.error && <ReadError error={waiting.error} onRetry={waiting.refetch} />}
                {!waiting.error && !places && <LinesSkeleton lines={4} />}
                {places && <WaitingList course={course} places={places} isOpen={course.activo} />}
                <NextClasses course={course} />
              </div>
            )}
          </div>
        </>
      )}
      <Suspense fallback={null}>
        {leaving && <LeaveDialog {...{ course, places }} students={leaving} onClose={() => setLeaving(null)} />}
      </Suspense>
    </>
  )
}
