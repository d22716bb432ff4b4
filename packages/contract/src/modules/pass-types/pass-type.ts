import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

/** Type of pass: a number of hours or bookings, unlimited, or n bookings a week. */
export const passType = resource('pass-type', {
  table: 'tipo_abono',
  path: 'tipo_abono',
  also: ['tipoabonos'],
  label: 'desc_tipoabonos',
  permission: 'tariffs',
  dropdown: ['tariffs', 'invoices', 'params', 'members'],
  only: ['list', 'dropdown'],
  shown: { text: 'menu.pass-types', route: '/tipoabono/edit/{id_mst_tipoabonos}' },
  words: 'club',
  fields: {
    id_mst_tipoabonos: field.id(),
    desc_tipoabonos: field.text(100),
    /** Path of the picture on its tile at the till. */
    imagen: optional(field.file()),
    id_mst_grupo_tipoabonos: optional(field.ref('grupo_tipoabono')),
    /** -1 unlimited, 0 limited by the balance, else the number of bookings in `frec_dias` days. */
    num_reservas: defaulted(field.integer({ min: -1, max: 999 }), 0),
    frec_dias: defaulted(field.integer({ min: 0, max: 366 }), 0),
    /** Initial balance: hours or bookings, by `unidad`. */
    saldo_original: defaulted(field.number({ min: 0, max: 9999 }), 10),
    /** 0 hours, 1 bookings. */
    unidad: defaulted(field.choice(0, 1), 0),
    /** 0 never, 1 from the purchase, 2 from the first use. */
    tipo_caducidad: defaulted(field.choice(0, 1, 2), 0),
    unidades_caducidad: defaulted(field.integer({ min: 0, max: 999 }), 0),
    /** 1 days, 2 weeks, 3 months, 4 years, 5 hours. */
    unidad_caducidad: defaulted(field.choice(1, 2, 3, 4, 5), 1),
    visible_usuario: defaulted(field.flag(), true),
    abono_multipersonal: defaulted(field.flag(), false),
    uso_online: defaulted(field.flag(), true),
    reg_abonos_activo: defaulted(field.flag(), true),
    requiere_reserva_previa: defaulted(field.flag(), false),
    /** Its uses are entries at a turnstile: one per admission. */
    cuenta_entradas: defaulted(field.flag(), false),
    desapuntar_reserva_todas: defaulted(field.flag(), false),
    pedir_cantidad_reserva: defaulted(field.flag(), false),
    asignar_id_mst_tiposocio: optional(field.ref('tipo_socio')),
    asignar_id_mst_cuotas: optional(field.ref('cuotas')),
  },
})

/** Pass types offered together; a group not on sale has a reason. */
export const passGroup = resource('pass-group', {
  table: 'grupo_tipoabono',
  path: 'grupo_tipoabono',
  repeatsId: true,
  also: ['grupotipoabono'],
  label: 'desc_grupo_tipoabonos',
  permission: 'tariffs',
  only: ['dropdown'],
  words: 'club',
  fields: {
    id_mst_grupo_tipoabonos: field.id(),
    desc_grupo_tipoabonos: field.text(100),
    orden: defaulted(field.integer({ min: 0, max: 9999 }), 1),
    en_venta: defaulted(field.flag(), true),
    venta_cerrada_texto: optional(field.note(500)),
  },
})

/** Price of a pass for a member type; once per type. */
export const passPrice = resource('pass-price', {
  table: 'tipoabono_tiposocio_precio',
  path: 'tipoabono_tiposocio_precio',
  label: 'id_mst_tiposocio',
  permission: 'tariffs',
  only: [],
  fields: {
    id_reg_tipoabono_tiposocio_precio: field.id(),
    id_mst_tipoabonos: field.ref('tipo_abono'),
    id_mst_tiposocio: field.ref('tipo_socio'),
    precio: defaulted(field.money({ min: 0 }), 0),
  },
})
