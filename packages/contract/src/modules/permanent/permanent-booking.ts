import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick, resource } from '../../kit/resource.ts'
import { booking } from '../bookings/booking.ts'

const internal = { only: [], permission: 'bookings' } as const
const b = booking.fields

/** Span of a permanent booking: unlimited, or between its two dates; 0 is read as between dates. */
export const spans = { forever: 1, between: 2 } as const

/**
 * Permanent booking, or block of courts (`es_bloqueig`): weekdays, hours and courts from which bookings are made date by date (spec 3 §3,
 *
 */
export const permanentBooking = resource('permanent-booking', {
  ...internal,
  table: 'reservafija',
  path: 'permanentReservations',
  label: 'nombre',
  shown: { text: 'menu.permanent-bookings' },
  words: { person: ['nombre', 'info', 'observaciones', 'comentarios'], club: ['pin_reserva'] },
  fields: {
    id_mst_reservasfijas: field.id(),
    nombre: field.text(120),
    info: optional(field.note(2000)),
    ...pick(b, 'id_mst_tiporeserva', 'num_faltan', 'nivel', 'nivel_max', 'id_mst_curso', 'sx', 'id_mst_socios'),
    fecha_ini: field.day('2000-01-01'),
    fecha_fin: optional(field.day('2000-01-01')),
    hora_ini: field.minute({ min: 0, max: 1439 }),
    hora_fin: field.minute({ min: 1, max: 1440 }),
    dias: field.weekdays(),
    tipo_horario: defaulted(field.choice(0, 1, 2), spans.between),
    activo: defaulted(field.flag(), true),
    /** First day without new bookings; null while active. */
    desactivada_desde: optional(field.day()),
    ...pick(b, 'observaciones', 'comentarios', 'pin_reserva'),
    es_bloqueig: defaulted(field.flag(), false),
    /** Last day with generated bookings; the worker extends it. */
    generada_hasta: field.day(),
    ...pick(b, 'version', 'id_mst_socios_creacion', 'fecha_creacion', 'fecha_modificacion'),
  },
})

const name = optional(permanentBooking.fields.nombre)
/** Name in a form: a blank one is none, and is asked for by its own message. */
export const typedName: typeof name = { ...name, read: (raw) => name.read(typeof raw === 'string' ? raw.trim() : raw) }

const fija = field.ref('reservafija')

/** A court of a permanent booking. */
export const permanentCourt = resource('permanent-court', {
  ...internal,
  table: 'reservafija_recurso',
  path: 'reservafija_recurso',
  label: 'id_mst_recurso',
  fields: { id_reg_reservafija_recurso: field.id(), id_mst_reservasfijas: fija, id_mst_recurso: field.ref('recurso') },
})

/** Player of every booking of a permanent one; `cantidad` places are charged. */
export const permanentPlayer = resource('permanent-player', {
  ...internal,
  table: 'reservafija_socio',
  path: 'reservafija_socio',
  label: 'orden',
  fields: {
    id_reg_reservafija_socio: field.id(),
    id_mst_reservasfijas: fija,
    id_mst_socios: field.ref('socio'),
    cantidad: defaulted(field.integer({ min: 1, max: 999 }), 1),
    orden: field.integer({ min: 0 }),
  },
})

/** Income type for lines of a permanent booking, with its payment type. */
export const permanentIncome = resource('permanent-income', {
  ...internal,
  table: 'reservafija_ingreso',
  path: 'reservafija_ingreso',
  label: 'orden',
  fields: {
    id_reg_reservafija_ingreso: field.id(),
    id_mst_reservasfijas: fija,
    id_mst_tipoingreso: field.ref('tipo_ingreso'),
    id_mst_tipopago: optional(field.ref('tipo_pago')),
    orden: field.integer({ min: 0 }),
  },
})

/**
 * Date of a permanent booking on one of its courts, with its booking; one without a booking, or with a deleted one, is skipped and can be
 * resumed.
 */
export const permanentDate = resource('permanent-date', {
  ...internal,
  table: 'reservafija_fecha',
  path: 'reservafija_fecha',
  label: 'fecha',
  fields: {
    id_reg_reservafija_fecha: field.id(),
    id_mst_reservasfijas: fija,
    fecha: field.day(),
    id_mst_recurso: field.ref('recurso'),
    id_reg_reserva: optional(field.integer({ min: 1 })),
  },
})

/**
 * Effect of an act on a permanent booking or block: complete state before and after the act, with courts, people, income types and dates.
 */
export const permanentAct = resource('permanent-act', {
  ...internal,
  table: 'acto_fija',
  path: 'acto_fija',
  label: 'id_mst_reservasfijas',
  words: 'person',
  fields: {
    id_reg_acto_fija: field.id(),
    id_reg_acto: field.ref('acto'),
    id_mst_reservasfijas: field.integer({ min: 1 }),
    antes: optional(field.json<SeriesWithDates>()),
    despues: optional(field.json<SeriesWithDates>()),
  },
})

/** Permanent booking with all its dates, as rows of its tables. */
export interface SeriesWithDates {
  readonly reservafija: Readonly<Record<string, unknown>>
  readonly reservafija_recurso: readonly Readonly<Record<string, unknown>>[]
  readonly reservafija_socio: readonly Readonly<Record<string, unknown>>[]
  readonly reservafija_ingreso: readonly Readonly<Record<string, unknown>>[]
  readonly reservafija_fecha: readonly Readonly<Record<string, unknown>>[]
}
