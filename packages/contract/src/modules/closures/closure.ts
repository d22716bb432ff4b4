import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick, resource } from '../../kit/resource.ts'
import { booking } from '../bookings/booking.ts'
import { bookingAct } from '../bookings/booking-act.ts'
import { closureAnswers, closureKinds } from './closure-rules.ts'

const internal = { only: [], permission: 'bookings' } as const
const b = booking.fields

/** Closure of courts of a sport for some hours of a day, with the results for their bookings. */
export const closure = resource('closure', {
  ...internal,
  table: 'cierre',
  path: 'cierre',
  label: 'fecha',
  fields: {
    id_mst_cierre: field.id(),
    id_mst_tiporecurso: field.ref('tipo_recurso'),
    motivo: field.choice(...closureKinds),
    fecha: b.fecha,
    hora_ini: b.hora_ini,
    /** May exceed 1440 when it runs past midnight. */
    hora_fin: field.integer({ min: 1, max: 2880 }),
    /** Act that undoes it. */
    id_reg_acto: field.ref('acto'),
    /** Number of people notified, and the time the letters are sent. */
    avisos: field.integer({ min: 0 }),
    avisos_salen: field.instant(),
    avisada: defaulted(field.flag(), false),
    fecha_deshecho: optional(field.instant()),
    ...pick(bookingAct.fields, 'id_mst_socios_creacion', 'fecha_creacion'),
  },
})

/** Court closed by a closure, by a separate block: a court with a remaining booking has two, around it. */
export const closureBlock = resource('closure-block', {
  ...internal,
  table: 'cierre_bloqueo',
  path: 'cierre_bloqueo',
  label: 'id_mst_recurso',
  fields: {
    id_reg_cierre_bloqueo: field.id(),
    id_mst_cierre: field.ref('cierre'),
    id_mst_recurso: field.ref('recurso'),
    /** Its block, deleted once the court is open again. */
    id_reg_reserva: field.integer({ min: 1 }),
  },
})

/** Result of a closure for one booking. */
export const closureBooking = resource('closure-booking', {
  ...internal,
  table: 'cierre_reserva',
  path: 'cierre_reserva',
  label: 'nombre',
  words: 'person',
  fields: {
    id_reg_cierre_reserva: field.id(),
    id_mst_cierre: field.ref('cierre'),
    id_reg_reserva: field.integer({ min: 1 }),
    nombre: field.text(220),
    hacer: field.choice(...closureAnswers),
    /** Cents due back to its players. */
    por_devolver: defaulted(field.money({ min: 0 }), 0),
    fecha_devuelto: optional(field.instant()),
  },
})
