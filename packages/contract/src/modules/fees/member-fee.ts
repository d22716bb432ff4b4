import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { fee, feeDesk } from './fee.ts'

/** Fee of a member, with what is his own: price, discounts, days (spec 1 §3, spec 3 §3). */
export const memberFee = resource('member-fee', {
  table: 'socios_cuotas',
  path: 'socios_cuotas',
  repeatsId: true,
  label: 'id_reg_socios_cuotas',
  permission: feeDesk,
  only: [],
  shown: { text: 'core.used.member-fees', route: '/socios/{id_mst_socios}/edit?tabActivated=tabCuotas' },
  words: { person: ['observaciones'] },
  fields: {
    id_reg_socios_cuotas: field.id(),
    id_mst_socios: field.ref('socio'),
    id_cuota: field.ref('cuotas'),
    id_mst_curso: optional(field.ref('cursos')),
    /** Pass that brought it. */
    id_reg_abonos: optional(field.ref('abono')),
    fecha_inicio_cuota: field.day(),
    /** Its last day. */
    fecha_fin_cuota: optional(field.day()),
    /** Day on which its next period is raised; empty when none is to come. */
    fecha_proxima: optional(field.day()),
    /** Own frequency and day of generation, in place of the fee's. */
    frecuencia_cuotas: optional(fee.fields.frecuencia_cuotas),
    dia_generacion_factura: optional(field.integer({ min: 1, max: 31 })),
    cantidad: defaulted(field.integer({ min: 0, max: 9999 }), 1),
    /** Own price of a period, in cents; it counts while CUOTA_USUARIO_PRECIO_ESPECIAL is on. */
    precio_especial: optional(field.money({ min: 0 })),
    importe_descuento: defaulted(field.money({ min: 0 }), 0),
    prc_descuento: defaulted(field.percent(), 0),
    prc_descuento_acum: defaulted(field.percent(), 0),
    /** Charge of its first period; that of the fee if empty. */
    primera_mensualidad_proporcional: optional(fee.fields.primera_mensualidad_proporcional),
    /** Charge of its last period; that of the fee if empty. */
    ultima_mensualidad_proporcional: optional(fee.fields.ultima_mensualidad_proporcional),
    /** Amount of its first period set by hand, in cents. */
    importe_primera_mensualidad: optional(field.money({ min: 0 })),
    /** First day on which it is a player of its course's bookings; null for none (`afegir_a_reservafija`). */
    clases_desde: optional(field.day()),
    /** On the list of its course: nothing is raised. */
    espera: defaulted(field.flag(), false),
    /** Days after the pass that brought it on which it is raised. */
    frec_dias: defaulted(field.integer({ min: 0, max: 366 }), 30),
    observaciones: optional(field.note(2000)),
    date_create: field.day(),
    /** First day of the month of its boundary 0. */
    ancla: field.day(),
    /** Number of the next period to be raised. */
    siguiente: defaulted(field.integer(), 0),
    /** Day from which another day or frequency holds. */
    desde_cambio: optional(field.day()),
  },
})
