import { action, editsOf } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { callsOf } from '../../kit/generic-calls.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { member } from '../members/member.ts'
import { activity, activityEnrolment, activityGroup } from './activity.ts'
import { changedValues } from './extra-columns.ts'

/** Person of an enrolment as shown: name, and e-mail and telephone, a member's own ones. */
export const shownPerson = {
  nombre_completo: field.text(220),
  numsocio: member.fields.numsocio,
  email_contacto: member.fields.email,
  telefono_contacto: member.fields.telefono,
}

/** People enrolled in a group, by name, with the extra columns of the group. */
export const enrolledInGroup = action({
  endpoint: 'GET /api/actividad_grupo/{id}/inscritos',
  permission: 'bookings',
  input: { id: field.ref('actividad_grupo') },
  output: object({
    ...pick(activityGroup.fields, 'id_reg_actividades_grupo', 'desc_actividades_grupo', 'columnas'),
    ...pick(activity.fields, 'desc_actividad'),
    inscritos: list(object({ ...activityEnrolment.fields, ...shownPerson }), Number.POSITIVE_INFINITY),
  }),
})

const written = {
  ...pick(activityEnrolment.fields, 'id_mst_socios', 'nombre', 'email', 'telefono', 'valores', 'precio', 'fecha_facturacion'),
  /** Day of the enrolment; today by default. */
  fecha: optional(activityEnrolment.fields.fecha),
}

/**
 * Enrols a member, or somebody else by name. Refused (422) for both or none of them and for a wrong value of an extra column, (409) for a
 * member that is in the group already.
 */
export const enrol = action({
  endpoint: 'POST /api/actividad_inscrito',
  permission: 'bookings',
  input: { ...pick(activityEnrolment.fields, 'id_reg_actividades_grupo'), ...written },
  output: activityEnrolment.row,
  changes: [activityEnrolment],
  echoes: [callsOf(activityEnrolment).get],
})

/** Changes the sent fields of an enrolment, of `valores` the sent names; null empties one. A chosen member takes the place of the name. */
export const updateEnrolment = action({
  endpoint: 'PUT /api/actividad_inscrito/{id}',
  permission: 'bookings',
  input: {
    id: field.ref('actividad_inscrito'),
    ...partial({ ...written, fecha: activityEnrolment.fields.fecha, valores: optional(changedValues) }),
  },
  output: activityEnrolment.row,
  changes: [activityEnrolment],
  edits: editsOf(callsOf(activityEnrolment).get),
})
