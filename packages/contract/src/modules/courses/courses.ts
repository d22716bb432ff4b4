import { action, editsOf } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { memberFeeTables } from '../fees/places/course-place.ts'
import { member } from '../members/member.ts'
import { seriesTables } from '../permanent/series-input.ts'
import { course, courseChoosers, courseGroup, courseSport } from './course.ts'

const everything = Number.POSITIVE_INFINITY
const { id_mst_curso, inactivo_desde, ...written } = course.fields
const reads = { permission: 'bookings' } as const

/** Timetable of a permanent booking of a course. */
const timetable = object({
  dias: field.weekdays(),
  hora_ini: field.integer(),
  hora_fin: field.integer(),
  recursos: list(field.text(80)),
})

/**
 * Course as shown: students in it and waiting, places that are offered and held, its sports, when and where it takes place, the
 * number of its bookings from today on. Price and monthly sum are null without a right to see fees.
 */
export const courseRow = object({
  ...course.fields,
  desc_curso_grupo: optional(courseGroup.fields.desc),
  desc_cuota: optional(field.text(120)),
  desc_tiporeserva: optional(field.text(80)),
  limite_alumnos_activos: field.integer(),
  limite_alumnos_espera: field.integer(),
  ofrecidas: field.integer(),
  desc_tiposrecurso: field.text(2000),
  tiposrecurso: list(field.integer(), 200),
  horario: list(timetable, 100),
  reservas: field.integer(),
  /** It may be deleted: inactive and without students. */
  eliminable: field.flag(),
  precio: optional(field.money()),
  al_mes: optional(field.money()),
})

/** Courses by group and name: active or not, of a group; group 0 is those of none. */
export const listCourses = action({
  endpoint: 'GET /api/cursos',
  ...reads,
  input: { activos: optional(field.flag()), curso_grupo: optional(field.integer({ min: 0 })) },
  output: list(courseRow, everything),
})
const one = { id: field.ref('cursos') }
/** One course. */
export const getCourse = action({ endpoint: 'GET /api/cursos/{id}', ...reads, input: one, output: courseRow })
/** A new course: a name to be written over, no fee, active. */
export const newCourse = action({ endpoint: 'GET /api/cursos/create', ...reads, input: {}, output: field.json() })
/** Adds a course; without a name it gets that of a new one. */
export const createCourse = action({
  endpoint: 'POST /api/cursos',
  ...reads,
  input: { ...written, desc_curso: optional(written.desc_curso), id_mst_curso: optional(field.integer()), inactivo_desde },
  output: courseRow,
  changes: [course],
})
/**
 * Changes a course. Refuses a fee with a price for a waiting list, a limit below the number of its students, another fee while
 * students have raised ones. With a higher limit the free places are offered, unless `ofrecer` is 0.
 */
export const updateCourse = action({
  endpoint: 'PUT /api/cursos/{id}',
  ...reads,
  input: {
    ...one,
    ...partial(written),
    ofrecer: defaulted(field.flag(), true),
    id_mst_curso: optional(field.integer()),
    inactivo_desde,
  },
  output: courseRow,
  changes: [...memberFeeTables, ...seriesTables, course],
  edits: editsOf(getCourse),
})
/** Deletes a course that is inactive and has no students. */
export const removeCourse = action({
  endpoint: 'DELETE /api/cursos/{id}',
  ...reads,
  input: one,
  output: nothing,
  changes: [course, courseSport],
})
/** Students of a course, now or later, and its bookings from today on; `msg` says what is against its deletion. */
export const checkCourseEmpty = action({
  endpoint: 'GET /api/curso/{id}/checkCursoVacio',
  ...reads,
  input: one,
  output: object({
    vacio: field.flag(),
    alumnos: field.integer(),
    espera: field.integer(),
    reservas: field.integer(),
    msg: optional(field.text(300)),
  }),
})

/** Fee of a course, with its price against a waiting list. */
export const waitingListPrice = action({
  endpoint: 'GET /api/curso/{id}/listaEsperaPrecioCursoReservas',
  ...reads,
  input: one,
  output: object({
    es_lista_espera: course.fields.es_lista_espera,
    desc_cuota: optional(field.text(120)),
    precio: field.money(),
    /** It may be a waiting list. */
    posible: field.flag(),
    msg: optional(field.text(300)),
  }),
})
const student = object({
  id_mst_socios: field.integer(),
  nombre_completo: field.text(220),
  numsocio: member.fields.numsocio,
})
/** Students that wait for a course, in the order of asking. */
export const waitingOfCourse = action({
  endpoint: 'GET /api/curso/{id}/getListaEspera',
  ...reads,
  input: one,
  output: object({ es_lista_espera: course.fields.es_lista_espera, socios: list(student, everything) }),
})
/** Places of a course, its students and those that wait. */
export const limitOfCourse = action({
  endpoint: 'GET /api/curso/{id}/getLimiteAlumnos',
  ...reads,
  input: one,
  output: object({
    limite_alumnos: course.fields.limite_alumnos,
    limite_alumnos_activos: field.integer(),
    limite_alumnos_espera: field.integer(),
  }),
})
/** Numbers of the students that are in a course today. */
export const studentIds = action({
  endpoint: 'GET /api/curso/{id}/getAlumnosId',
  ...reads,
  input: one,
  output: list(field.integer(), everything),
})
/** Names of the students that are in a course today. */
export const studentNames = action({
  endpoint: 'GET /api/curso/{id}/getAlumnosNombreCompleto',
  ...reads,
  input: one,
  output: list(student, everything),
})
/** Booking type of the classes of a course. */
export const bookingTypeOfCourse = action({
  endpoint: 'GET /api/curso/{id}/getIdMstTipoReserva',
  ...reads,
  input: one,
  output: object({ id_mst_tiporeserva: course.fields.id_mst_tiporeserva }),
})
/** Permanent bookings of a course. */
export const hasPermanentBooking = action({
  endpoint: 'GET /api/curso/comprobar-si-curso-tiene-reservafija',
  ...reads,
  input: { id_mst_curso: field.ref('cursos') },
  output: object({
    tiene: field.flag(),
    reservas_fijas: list(object({ id_mst_reservasfijas: field.integer(), nombre: field.text(120) }), 500),
  }),
})
/** Sets the sports of a course. */
export const setCourseSports = action({
  endpoint: 'POST /api/curso/asignar_tiporecurso/{curso}',
  ...reads,
  input: { curso: field.ref('cursos'), lista: list(field.ref('tipo_recurso'), 200) },
  output: courseRow,
  changes: [courseSport],
})
/** Courses with their groups. */
export const coursesWithGroup = action({
  endpoint: 'GET /api/curso/cursoWithGrupo',
  permission: courseChoosers,
  input: {},
  output: list(
    object({
      id_mst_curso,
      desc_curso: course.fields.desc_curso,
      activo: course.fields.activo,
      id_mst_curso_grupo: course.fields.id_mst_curso_grupo,
      desc_curso_grupo: optional(courseGroup.fields.desc),
    }),
    everything,
  ),
})
/** Courses of a group: while it has some it is not deleted. */
export const checkGroupRemoval = action({
  endpoint: 'POST /api/curso_grupo/{id}/checkDelete',
  ...reads,
  input: { id: field.ref('curso_grupo') },
  output: object({ eliminable: field.flag(), cursos: field.integer(), msg: optional(field.text(300)) }),
})
