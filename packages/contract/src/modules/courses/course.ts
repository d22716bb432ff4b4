import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Right to see which courses there are: the screens of bookings, of fees and of letters choose one. */
export const courseChoosers = ['bookings', 'members', 'invoices'] as const

/** Group of courses: a school, a level. */
export const courseGroup = resource('course-group', {
  table: 'curso_grupo',
  path: 'curso_grupo',
  label: 'desc',
  permission: 'bookings',
  dropdown: courseChoosers,
  only: ['list', 'get', 'create', 'update', 'remove', 'dropdown', 'template'],
  shown: { text: 'menu.course-groups', route: '/cursos/grupos' },
  words: 'club',
  fields: { id_mst_curso_grupo: field.id(), desc: field.text(100) },
})

/** Course, with the fee of its students and its places (spec 1 §3). */
export const course = resource('course', {
  table: 'cursos',
  path: 'cursos',
  label: 'desc_curso',
  permission: 'bookings',
  dropdown: courseChoosers,
  only: ['dropdown'],
  shown: { text: 'menu.courses', route: '/cursos' },
  words: 'club',
  fields: {
    id_mst_curso: field.id(),
    desc_curso: field.text(120),
    id_mst_cuotas: optional(field.ref('cuotas')),
    id_mst_curso_grupo: optional(field.ref('curso_grupo')),
    /** Booking type of its classes. */
    id_mst_tiporeserva: optional(field.ref('tipo_reserva')),
    activo: defaulted(field.flag(), true),
    /** Day from which its fees are not raised, while it is inactive. */
    inactivo_desde: optional(field.day()),
    /** Places; 0 is no limit. */
    limite_alumnos: defaulted(field.integer({ min: 0, max: 9999 }), 0),
    /** It is nothing but a waiting list: its fee costs 0. */
    es_lista_espera: defaulted(field.flag(), false),
  },
})

/** Sport of a course: its classes are on courts of it. */
export const courseSport = resource('course-sport', {
  table: 'curso_tiporecurso',
  path: 'curso_tiporecurso',
  label: 'id_mst_tiporecurso',
  permission: 'bookings',
  only: [],
  fields: {
    id_reg_curso_tiporecurso: field.id(),
    id_mst_curso: field.ref('cursos'),
    id_mst_tiporecurso: field.ref('tipo_recurso'),
  },
})
