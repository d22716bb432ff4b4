import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, object } from '../../kit/shapes.ts'
import { activity, activityGroup } from '../activities/activity.ts'
import { course } from '../courses/course.ts'
import { memberFee } from '../fees/member-fee.ts'
import { member } from '../members/member.ts'
import { memberType } from '../members/member-type.ts'

/** Maximum of bookings and of classes to come on the start page. */
export const mostComing = 20

const slot = {
  id_reg_reserva: field.integer(),
  fecha: field.day(),
  hora_ini: field.minute(),
  /** Minutes. */
  duracion: field.integer(),
  desc_recurso: field.text(120),
  desc_tiporecurso: field.text(120),
  /** Its court was taken from it for now: the club puts it elsewhere. */
  sin_pista: field.flag(),
  /** The club still has to confirm it. */
  pendiente_confirmar: field.flag(),
  /** PIN of the booking at the doors, for each of its players; null without one, or until it is confirmed. */
  pin_reserva: optional(field.text(10)),
}

/** Payment states of the own part of a booking: nothing to pay, paid, something left to pay. */
const partStates = ['sin_precio', 'pagada', 'pendiente'] as const

/** Line that the member owes: due, its day and what is left to pay. */
const owedLine = object({
  id_reg_factura: field.integer(),
  concepto: field.text(500),
  /** Day of its booking, or of its making. */
  fecha: field.day(),
  pendiente: field.money(),
  /** It can be paid by card now. */
  pagable: field.flag(),
})

/** Start page of a member (0195): the next bookings, classes, courses and activities, what is owed, the code at the door. */
export const home = action({
  endpoint: 'GET /api/mi/inicio',
  permission: 'member',
  input: {},
  output: object({
    club: field.text(200),
    hoy: field.day(),
    /** Minute of the club's day. */
    minuto: field.integer(),
    socio: object({
      id_mst_socios: field.integer(),
      nombre: member.fields.nombre,
      apellidos: member.fields.apellidos,
      numsocio: member.fields.numsocio,
      desc_tiposocio: memberType.fields.desc,
    }),
    /** Bookings that have not ended, the next first. */
    reservas: list(
      object({
        ...slot,
        es_responsable: field.flag(),
        /** First names of the other players, and the number of guests. */
        jugadores: list(field.text(120), 100),
        invitados: field.integer(),
        estado: field.choice(...partStates),
        /** Own part, and what is left of it, in cents. */
        precio: field.money(),
        pendiente: field.money(),
        /** Own lines of it that can be paid by card now. */
        facturas: list(field.integer(), 100),
      }),
      mostComing,
    ),
    /** Classes of the own courses that have not ended, the next first. */
    clases: list(object({ ...slot, desc_curso: course.fields.desc_curso }), mostComing),
    /** Courses that the member is in, is entered for, or waits for. */
    cursos: list(
      object({
        id_mst_curso: field.integer(),
        desc_curso: course.fields.desc_curso,
        fecha_inicio_cuota: memberFee.fields.fecha_inicio_cuota,
        fecha_fin_cuota: memberFee.fields.fecha_fin_cuota,
        espera: field.flag(),
      }),
      100,
    ),
    /** Enrolments in activities that are not over. */
    actividades: list(
      object({
        id_reg_actividades_grupo: field.integer(),
        desc_actividad: activity.fields.desc_actividad,
        desc_actividades_grupo: activityGroup.fields.desc_actividades_grupo,
        fecha_ini: activity.fields.fecha_ini,
        fecha_fin: activity.fields.fecha_fin,
      }),
      100,
    ),
    /** Debt: its lines, the oldest first, their sum, and the part that can be paid by card now. */
    debe: object({ total: field.money(), pagable: field.money(), lineas: list(owedLine, 1000) }),
    /** Entry at the club's entrance now, by the rules of its terminals (0107); null in a club without terminals. */
    entrada: optional(
      object({
        permitido: field.flag(),
        /** Reason in words, in the member's language. */
        texto: field.text(300),
        desc_terminalacceso: optional(field.text(80)),
        /** Hours of the reason, in minutes of today: below 0 is yesterday. */
        desde: optional(field.integer()),
        hasta: optional(field.integer()),
      }),
    ),
    /** The member's code at the doors, or card number, with its QR as an image address; null without one. */
    codigo: optional(object({ codigo: field.text(30), qr: field.note(20_000) })),
    /** Messages of the club that are not read. */
    sin_leer: field.integer(),
  }),
})
