import { classesOfCourse } from '@app/contract/courses/course-students'
import type { OutputOf } from '@app/contract/kit/action'
import { formatDay } from '@app/contract/values/day'
import { formatMinute } from '@app/contract/values/minute'
import { ScreenLink } from '../../../kit/buttons/link.tsx'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useRead } from '../../../kit/reads/api.ts'
import { LinesSkeleton, ReadError } from '../../../kit/screen/states.tsx'
import { t } from '../../../kit/texts/i18n.ts'
import { Attendance } from './attendance.tsx'
import { ClassDay } from './class-day.tsx'
import type { Course } from './student-row.ts'

type Lesson = OutputOf<typeof classesOfCourse>['clases'][number]

/** One class: its courts and students; a skipped one with the reason. */
function ClassRow({ lesson, course }: { lesson: Lesson; course: Course }) {
  const { fecha, hora_ini, hora_fin, recursos, reservas, alumnos, otra_pista, saltada, motivo } = lesson
  return (
    <li className="stu-class" data-skipped={saltada}>
      <ClassDay day={fecha} booking={reservas[0]} course={course} />
      <span className="tabular" title={`${formatMinute(hora_ini)}–${formatMinute(hora_fin)}`}>
        {formatMinute(hora_ini)}
      </span>
      <span>{saltada ? (motivo === null ? t('students.no_class') : t('students.closed', { motivo })) : recursos.join(', ')}</span>
      {saltada ? (
        <small>{t('students.is_skipped')}</small>
      ) : (
        <small data-odd={otra_pista}>
          {otra_pista ? t('students.other_court') : t('students.n_students', { n: formatCount(alumnos) })}
        </small>
      )}
    </li>
  )
}

/** Next five classes on their courts, those that are left, and the attendance of a month. */
export function NextClasses({ course }: { course: Course }) {
  const { id_mst_curso: id, horario } = course
  const { data, error, refetch } = useRead(classesOfCourse, { id, n: 5 })
  const permanent = `/cursos/${id}/permanent`
  const hasHours = horario.length > 0
  return (
    <section className="stu-box" aria-labelledby="stu-classes">
      <header>
        <h2 id="stu-classes">{t('students.next_classes')}</h2>
        {hasHours && <ScreenLink to={permanent}>{t('students.permanent')}</ScreenLink>}
      </header>
      {error && <ReadError error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={3} />}
      {!hasHours && (
        <p className="stu-hint">
          {t('students.no_hours')} · <ScreenLink to={`${permanent}/new`}>{t('students.set_hours')}</ScreenLink>
        </p>
      )}
      {data && (
        <>
          <ul className="stu-list">
            {data.clases.map((lesson) => (
              <ClassRow key={`${lesson.fecha} ${lesson.hora_ini}`} lesson={lesson} course={course} />
            ))}
          </ul>
          {data.ultima !== null && (
            <p className="stu-hint">{t('students.classes_until', { n: formatCount(data.quedan), fecha: formatDay(data.ultima) })}</p>
          )}
        </>
      )}
      <Attendance course={course} />
    </section>
  )
}
