import { action } from '../../kit/action.ts'
import { alias, defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { object } from '../../kit/shapes.ts'
import { memberFeeTables } from '../fees/places/course-place.ts'
import { notice } from '../notifications/notice.ts'
import { seriesTables } from '../permanent/series-input.ts'
import { course } from './course.ts'
import { courseRow } from './courses.ts'

const reads = { permission: 'bookings' } as const
/** Tables written when the bookings of a course end or begin. */
export const endingTables = [course, ...memberFeeTables, ...seriesTables]

const named = { id: alias(field.ref('cursos'), 'id_mst_curso') }
/** Activates an inactive course; its fees go on with the next period, nothing is made up for. */
export const activateCourse = action({
  endpoint: 'POST /api/curso/activar',
  ...reads,
  input: named,
  output: courseRow,
  changes: [course, ...memberFeeTables],
})
/** Switches a waiting list on or off: refused on while its fee costs something. On, its students wait. */
export const toggleWaitingList = action({
  endpoint: 'POST /api/curso/listaEsperaCursoReservas',
  ...reads,
  input: named,
  output: courseRow,
  changes: [course, ...memberFeeTables],
})
/** Draft of a letter to the students of a course. */
export const draftCourseNotice = action({
  endpoint: 'POST /api/curso/crearNotificacion',
  ...reads,
  input: named,
  output: object({ id_reg_notificaciones: field.integer(), subject: field.text(200) }),
  changes: [notice],
})
/**
 * Deactivates an active course: its permanent bookings end today, its bookings from today on are deleted, its fees are not raised.
 * Paid ones stay. `solo_ver` counts only.
 */
export const deactivateCourse = action({
  endpoint: 'POST /api/curso/deleteCursoReservas',
  ...reads,
  changes: endingTables,
  input: { ...named, solo_ver: defaulted(field.flag(), false) },
  output: object({
    reservas: field.integer(),
    /** Bookings with a payment: they stay. */
    pagadas: field.integer(),
    alumnos: field.integer(),
  }),
})
