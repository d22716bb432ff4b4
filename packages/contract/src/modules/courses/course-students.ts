import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { nextAmount } from '../fees/member-fees.ts'
import { member } from '../members/member.ts'

const reads = { permission: ['bookings', 'members', 'invoices'] as const }
const everything = Number.POSITIVE_INFINITY
const one = { id: field.ref('cursos') }

/** Phases of a student: inside, to come, leaving on a day that is set, former. Those that wait are among the places. */
const studentPhases = ['dentro', 'entra', 'sale', 'fue'] as const

/** Students of a course. Next amount and debt are null without a right to see fees. */
export const studentsOfCourse = action({
  endpoint: 'GET /api/curso/{id}/alumnos',
  ...reads,
  input: one,
  output: list(
    object({
      /** Number of the member's fee. */
      id: field.integer(),
      id_mst_socios: field.integer(),
      nombre_completo: field.text(220),
      numsocio: member.fields.numsocio,
      telefono: member.fields.telefono,
      nivel: member.fields.nivel,
      fecha_inicio_cuota: field.day(),
      fecha_fin_cuota: optional(field.day()),
      /** First day on which it is a player of the classes; null for none. */
      clases_desde: optional(field.day()),
      fase: field.choice(...studentPhases),
      ...nextAmount,
      pendiente: optional(field.money()),
    }),
    everything,
  ),
})

/** Next classes of a course on their courts, and those that are left: closed days are named. */
export const classesOfCourse = action({
  endpoint: 'GET /api/curso/{id}/clases',
  ...reads,
  input: { ...one, n: defaulted(field.integer({ min: 1, max: 100 }), 5) },
  output: object({
    clases: list(
      object({
        fecha: field.day(),
        hora_ini: field.integer(),
        hora_fin: field.integer(),
        /** Courts; none on a skipped date. */
        recursos: list(field.text(80)),
        reservas: list(field.integer()),
        alumnos: field.integer(),
        /** It is on other courts than those of its permanent booking. */
        otra_pista: field.flag(),
        /** Skipped: the reason, if the club is closed. */
        saltada: field.flag(),
        motivo: optional(field.text(200)),
      }),
      100,
    ),
    /** Classes from today on, and the day of the last one. */
    quedan: field.integer(),
    ultima: optional(field.day()),
  }),
})
/** Attendance of a course in a month, by student: the classes of each, and those attended. It is noted on each booking. */
export const attendanceOfCourse = action({
  endpoint: 'GET /api/curso/{id}/asistencia',
  ...reads,
  input: { ...one, mes: field.day() },
  output: list(
    object({
      id_mst_socios: field.integer(),
      nombre_completo: field.text(220),
      clases: field.integer(),
      asistencias: field.integer(),
      dias: list(object({ id_reg_reserva: field.integer(), fecha: field.day(), asistencia: field.flag() }), 100),
    }),
    everything,
  ),
})
