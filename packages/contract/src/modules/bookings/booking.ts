import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { bookingName, occupationName } from '../courts/court.ts'
import { defaultBookingType } from './booking-type.ts'

const internal = { only: [], permission: 'bookings' } as const

/** Allowed players: not stated, men, women, mixed. */
export const bookingSexes = ['-', 'M', 'F', 'X'] as const
/** States of estado_reserva_fija: none, draft, pending approval, approved. */
export const seasonStates = { none: 0, draft: 1, pending: 2, approved: 3 } as const
/** States of pendiente_confirmar: none, waiting for its confirmer, match waiting for approval, match approved. */
export const confirmStates = { none: 0, validation: 1, pending: 2, approved: 3 } as const
/** Level range of a booking open to all levels. */
export const everyLevel = { from: 0, to: 7 } as const

/** Booking of a court: a day, a start and a length in minutes; it may run past midnight (spec 3 §3, A-17). */
export const booking = resource(bookingName, {
  ...internal,
  table: 'reserva',
  path: 'reserva',
  label: 'nombre',
  shown: {
    text: 'menu.planner',
    route: '/reservas/{id_mst_recurso.id_mst_tiporecurso}/{id_reg_reserva}',
    name: ['fecha', 'hora_ini', 'nombre'],
  },
  words: { person: ['nombre', 'observaciones', 'comentarios', 'comentarios_usuario'], club: ['pin_reserva'] },
  fields: {
    id_reg_reserva: field.id(),
    fecha: field.day('2000-01-01'),
    hora_ini: field.minute({ min: 0, max: 1439 }),
    duracion: field.integer({ min: 1, max: 1440 }),
    id_mst_recurso: field.ref('recurso'),
    id_mst_tiporeserva: defaulted(field.ref('tipo_reserva'), defaultBookingType),
    id_mst_socios: optional(field.ref('socio')),
    nombre: optional(field.text(120)),
    observaciones: optional(field.note(2000)),
    comentarios: optional(field.note(2000)),
    comentarios_usuario: optional(field.note(2000)),
    num_faltan: defaulted(field.integer({ min: -1, max: 500 }), 0),
    nivel: defaulted(field.level(), everyLevel.from),
    nivel_max: defaulted(field.level(), everyLevel.to),
    sx: defaulted(field.choice(...bookingSexes), '-'),
    pin_reserva: optional(field.text(10)),
    id_mst_curso: optional(field.ref('cursos')),
    solapada: defaulted(field.flag(), false),
    reserva_relacionada: optional(field.integer({ min: 1 })),
    estado_reserva_fija: defaulted(field.choice(0, 1, 2, 3), 0),
    pendiente_confirmar: defaulted(field.choice(0, 1, 2, 3), 0),
    id_mst_reservasfijas: optional(field.integer({ min: 1 })),
    /** Championship match of the booking; one booking per match. */
    id_reg_partidos: optional(field.ref('partido')),
    /** True for a block: a booking without an owner that keeps the court closed (spec 3 §3). */
    es_bloqueig: defaulted(field.flag(), false),
    ocupado: defaulted(field.flag(), true),
    id_mst_socios_creacion: optional(field.ref('socio')),
    version: defaulted(field.integer({ min: 1 }), 1),
    fecha_creacion: field.instant(),
    fecha_modificacion: field.instant(),
  },
})

/** Place of a booking: the owner first, then players and guests; a guest may occur several times. */
export const bookingPlayer = resource('booking-player', {
  ...internal,
  table: 'reserva_socio',
  path: 'reserva_socio',
  label: 'orden',
  fields: {
    id_reg_reserva_socio: field.id(),
    id_reg_reserva: field.ref('reserva'),
    id_mst_socios: field.ref('socio'),
    orden: field.integer({ min: 0 }),
  },
})

/**
 * Leaf courts a booking occupies: one row for each court without parts under its court. `reserva_pista_libre` keeps them apart, layer by
 * layer: 0 holds the court. A booking allowed to overlap is divided: the contested stretches have the booking's number as their layer
 * until the holder leaves.
 */
export const bookingOccupation = resource(occupationName, {
  ...internal,
  table: 'reserva_ocupa',
  path: 'reserva_ocupa',
  label: 'hora_ini',
  fields: {
    id_reg_reserva_ocupa: field.id(),
    id_reg_reserva: field.ref('reserva'),
    id_mst_recurso: field.ref('recurso'),
    fecha: field.day(),
    hora_ini: field.minute({ min: 0, max: 1439 }),
    duracion: field.integer({ min: 1, max: 1440 }),
    capa: defaulted(field.integer({ min: 0 }), 0),
  },
})

/** Booking at the time it was archived: deleted ones exist only here, and can be restored while the court is free. */
export const bookingHistory = resource('booking-history', {
  ...internal,
  table: 'reserva_hist',
  path: 'reserva_hist',
  label: 'fecha',
  shown: { text: 'core.used.archived_bookings', name: ['fecha', 'hora_ini'] },
  words: 'person',
  fields: {
    id_reg_reserva_hist: field.id(),
    id_reg_reserva: field.integer({ min: 1 }),
    fecha: field.day(),
    hora_ini: field.minute({ min: 0, max: 1439 }),
    duracion: field.integer({ min: 1, max: 1440 }),
    id_mst_recurso: field.ref('recurso'),
    elimina_admin: defaulted(field.flag(), true),
    motivo: optional(field.text(200)),
    id_mst_socios_baja: optional(field.ref('socio')),
    fecha_archivo: field.instant(),
    fecha_baja: optional(field.instant()),
    fecha_restaurada: optional(field.instant()),
    datos: field.json<ArchivedBooking>(),
  },
})

/** Archived data: the booking, its places in order and its unpaid lines. */
export interface ArchivedBooking {
  readonly reserva: Readonly<Record<string, unknown>>
  readonly socios: readonly number[]
  readonly facturas: readonly Readonly<Record<string, unknown>>[]
  /** Penalty of its owner for its late cancellation: first day with web access before it, and by it. */
  readonly castigo?: { readonly antes: string | null; readonly hasta: string }
  /** Stretches shared with other bookings: leaf court, first and last minute of the club (exclusive), the other booking. */
  readonly compartida?: readonly (readonly [court: number, from: number, to: number, other: number])[]
}
