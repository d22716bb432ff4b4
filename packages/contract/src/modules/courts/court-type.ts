import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** -1 inherits from the next level: the court from its type, the type from the club's parameter. */
const bookingTime = () => defaulted(field.integer({ min: -1, max: 1440 }), -1)

/** Kind of bookable place: padel, tennis, a room (spec 3 §3). Type 1 always exists. */
export const courtType = resource('court-type', {
  table: 'tipo_recurso',
  path: 'tipo_recurso',
  label: 'desc_tiporecurso',
  permission: 'courts',
  read: ['courts', 'params'],
  dropdown: ['courts', 'bookings', 'invoices', 'params'],
  reserved: [1],
  only: ['list', 'get', 'dropdown', 'template'],
  shown: { text: 'menu.court-types', route: '/tipo_recursos/{id_mst_tiporecurso}/edit' },
  words: 'club',
  fields: {
    id_mst_tiporecurso: field.id(),
    desc_tiporecurso: field.text(80),
    activo: defaulted(field.flag(), true),
    acceso_directo: defaulted(field.flag(), true),
    domotica_estado_instalacion: defaulted(field.flag(), false),
    cambiar_inicio: defaulted(field.flag(), true),
    cambiar_duracion: defaulted(field.flag(), true),
    min_tiempo_reserva: bookingTime(),
    max_tiempo_reserva: bookingTime(),
    default_tiempo_reserva: bookingTime(),
  },
})

/** Price per player and hour of a court type for a member type, for starts within the hours (A-115 step 4); the hours are HH:mm. */
export const courtTypePrice = resource('court-type-price', {
  table: 'tiporecurso_tiposocio',
  path: 'tiporecurso_tiposocio',
  repeatsId: true,
  label: 'id_mst_tiposocio',
  permission: 'courts',
  only: [],
  fields: {
    id_reg_tiporecurso_tiposocio: field.id(),
    id_mst_tiporecurso: field.ref('tipo_recurso'),
    id_mst_tiposocio: field.ref('tipo_socio'),
    precio: field.money({ min: 0 }),
    hora_ini: defaulted(field.clock(), 0),
    hora_fin: defaulted(field.clock(), 1439),
  },
})

/** Pass type that pays for the courts of a type. */
export const courtTypePass = resource('court-type-pass', {
  table: 'tiporecurso_tipoabono',
  path: 'tiporecurso_tipoabono',
  label: 'id_mst_tipoabonos',
  permission: 'courts',
  only: [],
  fields: {
    id_reg_tiporecurso_tipoabono: field.id(),
    id_mst_tiporecurso: field.ref('tipo_recurso'),
    id_mst_tipoabonos: field.ref('tipo_abono'),
  },
})
