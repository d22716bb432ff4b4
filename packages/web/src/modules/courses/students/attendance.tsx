import { attendanceOfCourse } from '@app/contract/courses/course-students'
import { addMonths, startOfMonth } from '@app/contract/values/day'
import { IconCheck, IconChevronLeft, IconChevronRight, IconMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../../kit/buttons/icon-button.tsx'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { today } from '../../../kit/reads/today.ts'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { dayName } from '../../../kit/texts/date-labels.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { ClassDay } from './class-day.tsx'
import type { Course } from './student-row.ts'

/** Attendance of a month: classes of each student and those attended, each day linked to its booking. */
function Month({ course }: { course: Course }) {
  const [mes, setMes] = useState(() => startOfMonth(today()))
  const { data, error, refetch } = useRead(attendanceOfCourse, { id: course.id_mst_curso, mes }, { keepPrevious: true })
  const turn = (months: number) => () => setMes((now) => addMonths(now, months))
  return (
    <>
      <p className="stu-month">
        <IconButton label={t('students.month_before')} icon={IconChevronLeft} onClick={turn(-1)} />
        <b aria-live="polite">{dayName(mes, 'month')}</b>
        <IconButton label={t('students.month_next')} icon={IconChevronRight} onClick={turn(1)} />
      </p>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={3} />}
      {data?.length === 0 && <p className="stu-hint">{t('students.no_attendance')}</p>}
      <ul className="stu-list">
        {data?.map(({ id_mst_socios, nombre_completo, clases, asistencias, dias }) => (
          <li key={id_mst_socios} className="stu-attended">
            <span>{nombre_completo}</span>
            <b className="tabular">{t('students.attended', { n: formatCount(asistencias), de: formatCount(clases) })}</b>
            <ul>
              {dias.map(({ id_reg_reserva, fecha, asistencia }) => (
                <li key={id_reg_reserva} data-came={asistencia}>
                  {asistencia ? <IconCheck size={12} aria-hidden /> : <IconMinus size={12} aria-hidden />}
                  <ClassDay day={fecha} booking={id_reg_reserva} course={course} />
                  <span className="sr-only">{t(asistencia ? 'students.came' : 'students.did_not_come')}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Fold with the attendance of a course, read once it is open. */
export function Attendance({ course }: { course: Course }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="stu-attendance" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('students.attendance')}</summary>
      {isOpen && <Month course={course} />}
    </details>
  )
}
