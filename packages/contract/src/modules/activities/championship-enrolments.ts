import { action, editsOf } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { callsOf } from '../../kit/generic-calls.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { championship, championshipGroup } from '../matches/championship.ts'
import { championshipEnrolment } from './activity.ts'
import { shownPerson } from './enrolments.ts'

/** People enrolled in a group of a championship, by name. */
export const enrolledInChampionship = action({
  endpoint: 'GET /api/campeonato_grupo/{id}/inscritos',
  permission: 'bookings',
  input: { id: field.ref('campeonato_grupo') },
  output: object({
    ...pick(championshipGroup.fields, 'id_reg_campeonatos_grupo', 'desc_campeonatos_grupo'),
    ...pick(championship.fields, 'desc_campeonato'),
    inscritos: list(object({ ...championshipEnrolment.fields, ...shownPerson }), Number.POSITIVE_INFINITY),
  }),
})

const written = {
  ...pick(championshipEnrolment.fields, 'id_mst_socios', 'nombre', 'email', 'telefono', 'precio', 'fecha_facturacion'),
  /** Day of the enrolment; today by default. */
  fecha: optional(championshipEnrolment.fields.fecha),
}

/** Enrols a member, or somebody else by name, in a group of a championship; refused as in a group of an activity. */
export const enrolInChampionship = action({
  endpoint: 'POST /api/campeonato_inscrito',
  permission: 'bookings',
  input: { ...pick(championshipEnrolment.fields, 'id_reg_campeonatos_grupo'), ...written },
  output: championshipEnrolment.row,
  changes: [championshipEnrolment],
  echoes: [callsOf(championshipEnrolment).get],
})

/** Changes the sent fields of an enrolment; a chosen member takes the place of the name. */
export const updateChampionshipEnrolment = action({
  endpoint: 'PUT /api/campeonato_inscrito/{id}',
  permission: 'bookings',
  input: { id: field.ref('campeonato_inscrito'), ...partial({ ...written, fecha: championshipEnrolment.fields.fecha }) },
  output: championshipEnrolment.row,
  changes: [championshipEnrolment],
  edits: editsOf(callsOf(championshipEnrolment).get),
})
