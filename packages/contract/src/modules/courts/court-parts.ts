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

/** Permissions of a member type on a court; without a row, none. */
export const courtPermission = resource('court-permission', {
  ...internal,
  table: 'recurso_tiposocio_permiso',
  path: 'recurso_tiposocio_permiso',
  label: 'id_mst_tiposocio',
  fields: {
    id_reg_recurso_tiposocio_permiso: field.id(),
    id_mst_recurso: field.ref('recurso'),
    id_mst_tiposocio: field.ref('tipo_socio'),
    /** Switching the light on by hand. */
    luz_manual: defaulted(field.flag(), false),
  },
})

/** Pass type that pays for a court with individual pass types. */
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

/** Document required by a booking of the court; `obligatorio` 0 or 1. */
export const courtDocument = resource('court-document', {
  ...internal,
  table: 'recurso_documentos',
  path: 'recurso_documentos',
  label: 'descripcion',
  words: 'club',
  fields: {
    id_reg_recurso_documentos: field.id(),
    id_mst_recurso: field.ref('recurso'),
    descripcion: field.text(200),
    obligatorio: defaulted(field.flag(), false),
  },
})

/** Lengths of a court's bookings, in minutes: 0 minimum, 1 maximum, 2 default; -1 inherits from the type. */
export const bookingMinutes = resource('booking-minutes', {
  ...internal,
  table: 'minutos_reserva',
  path: 'minutos_reserva',
  repeatsId: true,
  label: 'tipo_minutosreserva',
  words: 'club',
  fields: {
    id_reg_minutosreserva: field.id(),
    id_mst_recurso: field.ref('recurso'),
    tipo_minutosreserva: field.choice(0, 1, 2),
    minutes: defaulted(field.integer({ min: -1, max: 1440 }), -1),
  },
})

/** Time in which a booking must be paid when it is made: hours on weekdays, between two yearly days. */
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
