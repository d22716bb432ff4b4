import { classesOfCourse } from '@app/contract/courses/course-students'
import { addMembers } from '@app/contract/fees/add-members'
import { feeDesk } from '@app/contract/fees/fee'
import type { Proportion } from '@app/contract/fees/fee-terms'
import { setEnd } from '@app/contract/fees/member-fee-dates'
import { addDays, type Day, formatDay } from '@app/contract/values/day'
import { Suspense, useState } from 'react'
import { toast } from '../../../kit/dialogs/toasts.ts'
import { DateField } from '../../../kit/fields/date-field.tsx'
import { formatCount } from '../../../kit/grid/cells/value.ts'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { today } from '../../../kit/reads/today.ts'
import { t } from '../../../kit/texts/i18n.ts'
import { ActFrame, EndEffects } from '../../fees/public.ts'
import type { Course, CoursePlaces, Student } from './student-row.ts'

interface Props {
  course: Course
  places: CoursePlaces | undefined
  students: readonly Student[]
  onClose: () => void
}

/** Classes that remain until the last day, and what becomes of the place. */
function Consequences({ course, places, last }: Pick<Props, 'course' | 'places'> & { last: Day }) {
  const classes = useRead(classesOfCourse, { id: course.id_mst_curso, n: 100 }).data?.clases
  const left = classes?.filter(({ fecha, saltada }) => !saltada && fecha <= last).length
  const next = places?.espera.find(({ estado }) => estado === 'despues')
  const fecha = formatDay(addDays(last, 1))
  return (
    <ul className="stu-effects">
      {left !== undefined && <li>{t('students.classes_remain', { n: formatCount(left) })}</li>}
      {course.limite_alumnos > 0 && (
        <li>{next ? t('students.place_is_offered', { fecha, nombre: next.nombre_completo }) : t('students.place_is_free', { fecha })}</li>
      )}
    </ul>
  )
}

/** Last day of students in a course, with the last fee where the right allows it; the place is offered from the day after. */
export function LeaveDialog({ course, places, students, onClose }: Props) {
  const [one] = students
  const [last, setLast] = useState<Day | null>(one?.fecha_fin_cuota ?? today())
  const [proportion, setProportion] = useState<Proportion>(0)
  const hasFee = students.length === 1 && userMay(feeDesk)
  const options = {
    onDone: () => {
      toast.good(t('students.left_n', { n: formatCount(students.length) }))
      onClose()
    },
  }
  const end = useAction(setEnd, options)
  const leave = useAction(addMembers, options)
  const run = () => {
    if (last === null || !one) return
    if (hasFee) return void end.run({ id: one.id, fecha: last, ultima_mensualidad_proporcional: proportion })
    const eliminar = students.map(({ id }) => id)
    const from = { fecha_modificacion: addDays(last, 1), afegir_a_reservafija: true }
    void leave.run({ id: course.id_mst_cuotas ?? 0, idcurso: course.id_mst_curso, socios: [], eliminar, ...from })
  }
  const nombre = students.length === 1 && one ? one.nombre_completo : t('students.n_students', { n: formatCount(students.length) })
  return (
    <ActFrame
      danger
      title={t('students.leave_of', { nombre })}
      act={last === null ? t('students.leave') : t('students.leave_on', { fecha: formatDay(last) })}
      isReady={last !== null}
      isBusy={end.isBusy || leave.isBusy}
      onRun={run}
      onClose={onClose}
    >
      <DateField label={t('fees.last_day')} data-autofocus value={last} onChange={setLast} />
      {last !== null && (
        <>
          {hasFee && one && (
            <Suspense fallback={null}>
              <EndEffects id={one.id} fecha={last} proportion={proportion} onProportion={(value) => setProportion(value as Proportion)} />
            </Suspense>
          )}
          <Consequences course={course} places={places} last={last} />
        </>
      )}
    </ActFrame>
  )
}
