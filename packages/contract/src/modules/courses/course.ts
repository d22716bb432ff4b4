import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Group of courses: a school, a level. */
export const courseGroup = resource('course-group', {
  table: 'curso_grupo',
  path: 'curso_grupo',
  label: 'desc',
  permission: 'bookings',
  only: [],
  words: 'club',
  fields: { id_mst_curso_grupo: field.id(), desc: field.text(100) },
})

/** Course, with the fee of its students and its places (spec 1 §3). */
export const course = resource('course', {
  table: 'cursos',
  path: 'cursos',
  label: 'desc_curso',
  permission: 'bookings',
  only: [],
  words: 'club',
  fields: {
    id_mst_curso: field.id(),
    desc_curso: field.text(120),
    id_mst_cuotas: optional(field.ref('cuotas')),
    id_mst_curso_grupo: optional(field.ref('curso_grupo')),
    activo: defaulted(field.flag(), true),
    /** Places; 0 is no limit. */
    limite_alumnos: defaulted(field.integer({ min: 0, max: 9999 }), 0),
  },
})
