import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { course, courseSport } from './course.ts'
import { endingTables } from './course-acts.ts'
import { courseRow } from './courses.ts'

/** Students of a clone: none, all of them waiting, all of them in it. */
export const cloneStudents = { none: 0, waiting: 1, inside: 2 } as const
/**
 * Clones a course (GET of the specification): with another name, for other days its permanent bookings too, and its students if wanted.
 * Dates of the permanent bookings that are occupied are left out, and counted.
 */
export const cloneCourse = action({
  endpoint: 'GET /api/curso/{id}/duplicar',
  permission: 'bookings',
  changes: [...endingTables, courseSport],
  input: {
    id: field.ref('cursos'),
    desc_curso: optional(course.fields.desc_curso),
    fecha_ini: optional(field.day()),
    fecha_fin: optional(field.day()),
    alumnos: defaulted(field.choice(...Object.values(cloneStudents)), cloneStudents.none),
  },
  output: object({
    curso: courseRow,
    reservas: field.integer(),
    saltadas: field.integer(),
    alumnos: field.integer(),
    espera: field.integer(),
  }),
})
