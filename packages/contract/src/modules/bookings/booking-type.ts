import { action, editsOf } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { callsOf } from '../../kit/generic-calls.ts'
import { field } from '../../kit/kinds.ts'
import { partial } from '../../kit/partial.ts'
import { resource } from '../../kit/resource.ts'

/** Default booking type: 1. */
export const defaultBookingType = 1
/** Visibility of a type: 0 only administrators, 1 and 2 everybody. */
const adminOnly = 0

/** Purpose of a booking: its colour, and its price without a tariff (spec 3 §3). */
export const bookingType = resource('booking-type', {
  table: 'tipo_reserva',
  path: 'tipo_reserva',
  label: 'desc_tiporeserva',
  permission: 'params',
  dropdown: ['params', 'bookings', 'members'],
  reserved: [defaultBookingType],
  only: ['list', 'get', 'create', 'remove', 'dropdown'],
  shown: { text: 'menu.booking-types', route: '/tipo_reservas' },
  words: 'club',
  fields: {
    id_mst_tiporeserva: field.id(),
    desc_tiporeserva: field.text(80),
    color: defaulted(field.colour(), '#000000'),
    activo: defaulted(field.flag(), true),
    restriccion_reservas: defaulted(field.flag(), false),
    desc_tiporeserva_usuario: optional(field.text(80)),
    color_usuario: defaulted(field.colour(), '#0000ff'),
    visible: defaulted(field.choice(0, 1, 2), 2),
    id_mst_tipoingreso: optional(field.ref('tipo_ingreso')),
    preciohora: defaulted(field.money({ min: 0 }), 0),
    color_segun_pago: defaulted(field.flag(), false),
  },
})

/** Initial row of a new type in the grid: both colours blue although the call's own default is black. */
export const newBookingType = action({
  endpoint: 'GET /api/tipo_reserva/create',
  permission: 'params',
  input: {},
  output: field.json<Record<string, unknown>>(),
})

/** Changes the sent fields of a type; the user-facing fields of an administrators-only type are locked. */
export const editBookingType = action({
  endpoint: 'PUT /api/tipo_reserva/{id}',
  permission: 'params',
  input: { id: field.ref('tipo_reserva'), ...partial(bookingType.fields) },
  output: bookingType.row,
  changes: [bookingType],
  edits: editsOf(callsOf(bookingType).get),
})

/** True if text and colour for users may be edited. */
export const mayEditUserFacing = (visible: number) => visible !== adminOnly
