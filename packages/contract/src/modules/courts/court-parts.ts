import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

const internal = { only: [], permission: 'courts' } as const

/** Price per player and hour of one court for a member type, for starts within the hours (A-115 step 3). */
export const courtPrice = resource('court-price', {
  ...internal,
  table: 'recurso_tiposocio',
  path: 'recurso_tiposocio',
  repeatsId: true,
  label: 'id_mst_tiposocio',
  fields: {
    id_reg_recurso_tiposocio: field.id(),
    id_mst_recurso: field.ref('recurso'),
    id_mst_tiposocio: field.ref('tipo_socio'),
    precio: field.money({ min: 0 }),
    hora_ini: defaulted(field.clock(), 0),
    hora_fin: defaulted(field.clock(), 1439),
  },
})

/** What the members of a type may do on a court; without a row, nothing of it. */
export const courtPermission = resource('court-permission', {
  ...internal,
  table: 'recurso_tiposocio_permiso',
  path: 'recurso_tiposocio_permiso',
  label: 'id_mst_tiposocio',
  fields: {
    id_reg_recurso_tiposocio_permiso: field.id(),
    id_mst_recurso: field.ref('recurso'),
    id_mst_tiposocio: field.ref('tipo_socio'),
    /** Switch the light on by hand. */
    luz_manual: defaulted(field.flag(), false),
  },
})

/** A pass type that pays for a court with pass types of its own. */
export const courtPass = resource('court-pass', {
  ...internal,
  table: 'recurso_tipoabono',
  path: 'recurso_tipoabono',
  label: 'id_mst_tipoabonos',
  fields: {
    id_reg_recurso_tipoabono: field.id(),
    id_mst_recurso: field.ref('recurso'),
    id_mst_tipoabonos: field.ref('tipo_abono'),
  },
})

/** A document that a booking of the court asks for; `obligatorio` 0 or 1. */
export const courtDocument = resource('court-document', {
  ...internal,
  table: 'recurso_documentos',
  path: 'recurso_documentos',
  label: 'descripcion',
  fields: {
    id_reg_recurso_documentos: field.id(),
    id_mst_recurso: field.ref('recurso'),
    descripcion: field.text(200),
    obligatorio: defaulted(field.flag(), false),
  },
})

/** How long a booking of the court may be, in minutes: 0 at least, 1 at most, 2 by default; -1 asks the type. */
export const bookingMinutes = resource('booking-minutes', {
  ...internal,
  table: 'minutos_reserva',
  path: 'minutos_reserva',
  repeatsId: true,
  label: 'tipo_minutosreserva',
  fields: {
    id_reg_minutosreserva: field.id(),
    id_mst_recurso: field.ref('recurso'),
    tipo_minutosreserva: field.choice(0, 1, 2),
    minutes: defaulted(field.integer({ min: -1, max: 1440 }), -1),
  },
})

/** When a booking has to be paid as it is made: hours on weekdays, between two days of every year. */
export const paymentSlot = resource('payment-slot', {
  ...internal,
  table: 'recurso_pago_tramo',
  path: 'recurso_pago_tramos',
  label: 'hora_ini',
  fields: {
    id_reg_recurso_pagotramos: field.id(),
    id_mst_recurso: field.ref('recurso'),
    diaInicio: field.integer({ min: 1, max: 31 }),
    mesInicio: field.integer({ min: 1, max: 12 }),
    diaFin: field.integer({ min: 1, max: 31 }),
    mesFin: field.integer({ min: 1, max: 12 }),
    hora_ini: defaulted(field.clock(), 1080),
    hora_fin: defaulted(field.clock(), 1439),
    dias: defaulted(field.weekdays(), 127),
  },
})
