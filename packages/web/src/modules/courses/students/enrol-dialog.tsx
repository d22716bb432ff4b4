import { updateCourse } from '@app/contract/courses/courses'
import { feeDesk, fee as feeResource } from '@app/contract/fees/fee'
import { callsOf } from '@app/contract/kit/generic-calls'
import { useAction, useRead } from '../../../kit/reads/api.ts'
import { userMay } from '../../../kit/reads/session.ts'
import { AddMembersDialog } from '../../fees/public.ts'
import { placesText } from './student-figures.tsx'
import { type Course, timetableText } from './student-row.ts'

/** Fee without its price and rules, which the right to bookings does not see. */
const withoutPrice = ({ id_mst_cuotas, desc_cuota }: Course) => ({
  ...{ id_mst_cuotas: id_mst_cuotas ?? 0, desc_cuota: desc_cuota ?? '', precio: null, frecuencia_cuotas: null },
  ...{ primera_mensualidad_proporcional: null, id_mst_tiposocio: null },
})

/** Enrols members in the course by the dialog of its fee; the limit is raised without offering the new places to others. */
export function EnrolDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const hasPrices = userMay(feeDesk)
  const { id_mst_curso: id, desc_curso: name, id_mst_cuotas } = course
  const { data } = useRead(callsOf(feeResource).get, hasPrices && id_mst_cuotas !== null ? { id: id_mst_cuotas } : null)
  const update = useAction(updateCourse)
  const fee = hasPrices ? data : withoutPrice(course)
  if (!fee) return null
  const enrolled = {
    ...{ id, name, isList: course.es_lista_espera },
    hint: [timetableText(course), placesText(course)].join(' · '),
    raise: (limite_alumnos: number) => update.run({ id, limite_alumnos, ofrecer: false }),
  }
  return <AddMembersDialog fee={fee} course={enrolled} onClose={onClose} />
}
