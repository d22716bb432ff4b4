import { action, editsOf } from '../../kit/action.ts'
import { alias, defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { booking } from '../bookings/booking.ts'
import { confirmar_inactivos } from '../bookings/booking-input.ts'
import { permanentBooking } from './permanent-booking.ts'
import { savedSeries, seriesDecisions, seriesForm, seriesTables } from './series-input.ts'

const fija = field.ref('reservafija')
const name = optional(field.text(220))

/** Permission, answer and tables of saving a series. */
const saving = { permission: 'bookings', output: savedSeries, changes: seriesTables, answer: 'statusOk' } as const

const facts = {
  desc_tiporeserva: field.text(80),
  color: field.colour(),
  desc_responsable: name,
  /** Minutes; an end that is not after the start is on the next day. */
  duracion: field.integer(),
}
const incomes = list(
  object({ id_mst_tipoingreso: field.integer(), desc_tipoingreso: field.text(100), id_mst_tipopago: optional(field.integer()) }),
)

/** Permanent bookings: those in force on a day, active or not, of a sport, of a course (spec 3 §7). Blocks are excluded. */
export const listPermanent = action({
  endpoint: 'GET /api/permanentReservations',
  permission: 'bookings',
  input: {
    fecha: optional(field.day()),
    activas: optional(field.flag()),
    id_mst_tiporecurso: optional(field.ref('tipo_recurso')),
    id_mst_curso: optional(field.ref('cursos')),
  },
  output: list(
    object({
      ...permanentBooking.fields,
      ...facts,
      recursos: list(field.text(80)),
      /** Next date with a booking. */
      proxima: optional(field.day()),
      /** Number of future bookings, and of skipped dates from today on. */
      reservas: field.integer(),
      saltadas: field.integer(),
      /** Unpaid cents of its bookings up to today: later ones are not owed yet. */
      pendiente: field.money(),
    }),
    Number.POSITIVE_INFINITY,
  ),
})

/** A permanent booking or block by itself. */
export const onePermanent = action({
  endpoint: 'GET /api/permanentReservations/{id}',
  permission: 'bookings',
  input: { id: fija },
  output: permanentBooking.row,
})

/** Data of the form of a permanent booking. */
export const permanentInfo = action({
  endpoint: 'GET /api/permanentReservations/edit/{id}/getInfo',
  permission: 'bookings',
  input: { id: fija },
  output: object({
    ...permanentBooking.fields,
    ...facts,
    recursos: list(field.integer()),
    socios: list(object({ id_mst_socios: field.integer(), nombre_completo: field.text(220), cantidad: field.integer() })),
    tipo_ingresos: incomes,
    tipo_pagos: list(object({ id_mst_tipoingreso: field.integer(), id_mst_tipopago: field.integer() })),
  }),
})

/**
 * Creates a permanent booking, or changes one (`edit`) from a day on: 409 with the reason against it, 400 with the list of clashes
 * (R-259..R-262).
 */
export const savePermanent = action({
  ...saving,
  endpoint: 'POST /api/tipo_recurso/0/reservasFijas',
  input: {
    ...seriesForm,
    ...seriesDecisions,
    confirmar_inactivos,
    edit: defaulted(field.flag(), false),
    id_mst_reservasfijas: optional(fija),
    desde: optional(field.day()),
    version: optional(field.integer({ min: 1 })),
  },
  echoes: [permanentInfo],
})

/** Changes the sent fields of a permanent booking, by its number; the others are kept. */
export const updatePermanent = action({
  ...saving,
  endpoint: 'PUT /api/permanentReservations/{id}',
  also: ['POST /api/permanentReservations/{id}'],
  input: {
    id: fija,
    ...partial(seriesForm),
    ...seriesDecisions,
    confirmar_inactivos,
    desde: optional(field.day()),
    version: optional(field.integer({ min: 1 })),
  },
  edits: [...editsOf(onePermanent), ...editsOf(permanentInfo)],
})

/** Deletes a permanent booking or block with its future bookings; past and paid ones stay. */
export const deletePermanent = action({
  ...saving,
  endpoint: 'DELETE /api/permanentReservations/{id}',
  input: { id: fija, ...pick(seriesDecisions, 'vista') },
})

/** Deactivates a permanent booking from a day, or activates it again. */
export const togglePermanent = action({
  ...saving,
  endpoint: 'POST /api/permanentReservations/toggleActivo',
  input: { id: fija, fecha_ini: optional(field.day()), ...seriesDecisions },
})

/** Deletes the bookings of one or several permanent ones between two days; those dates stay skipped. */
export const deleteBetween = action({
  ...saving,
  endpoint: 'POST /api/permanentReservations/deleteByDate',
  input: {
    id: optional(fija),
    ids: defaulted(list(fija, 500), []),
    fecha_ini: field.day(),
    fecha_fin: alias(field.day(), 'fecha_final'),
    ...pick(seriesDecisions, 'fechas', 'vista'),
  },
})

/** Bookings of a permanent booking or block, one by one. */
export const bookingsOfPermanent = action({
  endpoint: 'GET /api/permanentReservations/{id}/reservations',
  permission: 'bookings',
  input: { id: fija },
  output: list(
    object({
      ...pick(booking.fields, 'id_reg_reserva', 'fecha', 'hora_ini', 'duracion', 'id_mst_recurso', 'nombre', 'solapada'),
      hora_fin: field.integer(),
      desc_recurso: field.text(80),
      total: field.money(),
      pagado: field.money(),
      pago: field.choice('paid', 'part', 'unpaid', 'none'),
    }),
    Number.POSITIVE_INFINITY,
  ),
})

/** Income types of a permanent booking, each with its payment type. */
export const incomesOfPermanent = action({
  endpoint: 'GET /api/reservafijas/obtener-tipoingresos/{id}',
  permission: 'bookings',
  input: { id: fija },
  output: incomes,
})

/** Responsible member of a permanent booking. */
export const responsibleOfPermanent = action({
  endpoint: 'GET /api/socio/obtener_responsable_reservafija/{id}',
  permission: 'bookings',
  input: { id: fija },
  output: object({ id_mst_socios: optional(field.integer()), nombre_completo: name }),
})
