import { action } from '../../kit/action.ts'
import { alias, defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { invoice } from '../invoices/invoice.ts'
import { booking, bookingHistory, bookingOccupation, bookingPlayer } from './booking.ts'

const f = booking.fields
const id_reg_reserva = field.ref('reserva')
const place = { fecha_ini: alias(f.fecha, 'fecha', 'day'), hora_ini: f.hora_ini, duracion: f.duracion, id_mst_recurso: f.id_mst_recurso }
const details = pick(
  f,
  'observaciones',
  'comentarios',
  'comentarios_usuario',
  'nombre',
  'num_faltan',
  'nivel',
  'nivel_max',
  'id_mst_tiporeserva',
  'sx',
  'pin_reserva',
)
const people = { id_mst_socios: f.id_mst_socios, socios: defaulted(list(field.ref('socio'), 500), []) }
/** The user has seen who is booked elsewhere at that time and goes on. */
const confirmar_mismo_horario = defaulted(field.flag(), false)
const saved = {
  permission: 'bookings',
  output: object({ id_reg_reserva: f.id_reg_reserva, version: f.version, total: field.money() }),
  answer: 'statusOk',
} as const
const written = [booking, bookingPlayer, bookingOccupation, invoice]

/** A new booking with a line for each player; the server checks everything anew (spec 3 §7, R-201, R-202, A-121). */
export const addBooking = action({
  ...saved,
  endpoint: 'POST /api/reserves/add_reservation',
  input: {
    ...place,
    ...details,
    ...people,
    facturaConcepto: optional(field.text(200)),
    id_mst_curso: f.id_mst_curso,
    confirmar_mismo_horario,
  },
  changes: written,
})

/** Changes what is sent of a booking. `version` is what the form was shown: a newer one at another desk refuses this one. */
export const editBooking = action({
  ...saved,
  endpoint: 'POST /api/reserves/edit_reservation',
  input: {
    id_reg_reserva,
    ...partial({ ...place, ...details, ...people, id_mst_curso: f.id_mst_curso }),
    facturaConcepto: optional(field.text(200)),
    version: optional(field.integer({ min: 1 })),
    confirmar_mismo_horario,
  },
  changes: written,
})

/** Moves a booking in time, to another court or to another length: unpaid lines are priced anew, paid ones stay. */
export const moveBooking = action({
  ...saved,
  endpoint: 'POST /api/reserves/edit_time_reservation',
  input: { id_reg_reserva, ...partial(place), version: optional(field.integer({ min: 1 })), confirmar_mismo_horario },
  changes: written,
})

/** A copy of a booking at another time or court with its players and new lines, or (`esDuplicar` 0) the booking itself there (R-206..R-208). */
export const duplicateBooking = action({
  ...saved,
  endpoint: 'POST /api/reserves/duplicate_reservation',
  input: {
    id_reg_reserva,
    hora_ini: f.hora_ini,
    fecha: alias(f.fecha, 'fecha_ini', 'day'),
    id_mst_recurso: f.id_mst_recurso,
    esDuplicar: defaulted(field.flag(), true),
    dia_semana: optional(field.integer({ min: 0, max: 7 })),
    confirmar_mismo_horario,
  },
  changes: written,
})

/** Gives a booking another type; unpaid lines are priced anew. */
export const changeBookingType = action({
  ...saved,
  endpoint: 'POST /api/reserves/tipoReservaChange',
  input: { id_reg_reserva, id_mst_tiporeserva: field.ref('tipo_reserva') },
  changes: [booking, invoice],
})

/** Keeps a booking as it is in the history; deleting it follows. `elimina_admin` 0 is as its owner. */
export const archiveBooking = action({
  endpoint: 'POST /api/reserves/reservaToHist',
  permission: 'bookings',
  input: { id_reg_reserva, elimina_admin: defaulted(field.flag(), true), motivo: optional(field.text(200)) },
  output: object({ id_reg_reserva_hist: bookingHistory.fields.id_reg_reserva_hist }),
  changes: [bookingHistory],
  answer: 'statusOk',
})

/** Archives a booking and deletes it with its unpaid lines; refused while money was paid for it. */
export const deleteBooking = action({
  endpoint: 'POST /api/reserves/delete_reservation',
  permission: 'bookings',
  input: {
    id_reg_reserva,
    pasar_a_monedero: optional(field.flag()),
    forzar_notificar: optional(field.flag()),
    elimina_admin: optional(field.flag()),
    motivo: optional(field.text(200)),
  },
  output: object({ id_reg_reserva_hist: bookingHistory.fields.id_reg_reserva_hist }),
  changes: [...written, bookingHistory],
  answer: 'statusOk',
})

/** Brings a deleted booking back under its own number, while its court is free. */
export const restoreBooking = action({
  ...saved,
  endpoint: 'POST /api/reserva/{id}/restaurar',
  input: { id: field.integer({ min: 1 }) },
  changes: [...written, bookingHistory],
})

/** The bookings deleted for days of a range, newest first; a month at most. */
export const deletedBookings = action({
  endpoint: 'GET /api/reservas/canceladas',
  permission: 'bookings',
  input: { start_date: field.day(), end_date: field.day(), id_mst_tiporecurso: optional(field.ref('tipo_recurso')) },
  output: list(
    object({
      ...pick(
        bookingHistory.fields,
        'id_reg_reserva_hist',
        'id_reg_reserva',
        'fecha',
        'hora_ini',
        'duracion',
        'id_mst_recurso',
        'elimina_admin',
        'motivo',
        'fecha_baja',
      ),
      nombre: optional(field.text(220)),
      desc_recurso: field.text(80),
      desc_socio_baja: optional(field.text(220)),
    }),
    5000,
  ),
})

/** How many players are still sought, at most the places that are free. */
export const changeMissing = action({
  ...saved,
  endpoint: 'POST /api/reserva/numfaltancalculado/{id}/change',
  input: { id: id_reg_reserva, num_faltan: field.integer({ min: 0, max: 500 }) },
  changes: [booking],
})
