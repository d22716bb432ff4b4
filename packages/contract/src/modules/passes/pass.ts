import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick, resource } from '../../kit/resource.ts'
import { object } from '../../kit/shapes.ts'
import { passType } from '../pass-types/pass-type.ts'

const { desc_tipoabonos } = passType.fields

/** Rights of the staff for selling passes and showing those of a member: the member's page and the paying desk. */
export const passDesk = ['members', 'invoices'] as const

/**
 * Pass of a member. Its balance is in the ledger; the terms of its sale (`unidad`, `num_reservas`, `frec_dias`, the three of its expiry)
 * are stored with it, so that changing its type changes no sold pass (0097).
 */
export const pass = resource('pass', {
  table: 'abono',
  path: 'abono',
  label: 'cod_reg_abonos',
  permission: passDesk,
  only: [],
  shown: { text: 'core.used.passes', route: '/socios/{id_mst_socios}/edit?tabActivated=tabAbonos' },
  words: { club: ['cod_reg_abonos'] },
  fields: {
    id_reg_abonos: field.id(),
    /** Content of its QR. */
    cod_reg_abonos: field.text(20),
    id_mst_socios: field.ref('socio'),
    id_mst_tipoabonos: field.ref('tipo_abono'),
    /** Line of its sale. */
    id_reg_factura: optional(field.ref('factura')),
    /** Hours or bookings at its sale; of an X-a-week pass those of a week, of an unlimited one 0. */
    saldo_original: defaulted(field.number({ min: 0, max: 9999 }), 0),
    ...pick(passType.fields, 'unidad', 'num_reservas', 'frec_dias', 'tipo_caducidad', 'unidades_caducidad', 'unidad_caducidad'),
    activo: defaulted(field.flag(), true),
    no_generar_cuota: defaulted(field.flag(), false),
    fecha_compra: field.day(),
    /** Start of its validity: the purchase, or its first use; null before that. */
    fecha_inicio: optional(field.day()),
    /** Instant of its end; null means never, or unknown before its first use. */
    vence: optional(field.instant()),
    /** Day of its deletion: it is hidden, and its uses stay. */
    fecha_baja: optional(field.day()),
  },
})

const { vence: _end, fecha_baja: _gone, ...shown } = pass.fields
/** Pass as shown to the desk. */
export const passRow = object({
  ...shown,
  desc_tipoabonos,
  nombre_completo: field.text(220),
  /** Remainder, in hours or bookings; of an X-a-week pass in this week; null for an unlimited one. */
  saldo_restante: optional(field.number()),
  /** Last day of its validity. */
  fecha_caducidad: optional(field.day()),
  caducado: field.flag(),
  /** All of its money went back, which ended it. */
  devuelto: field.flag(),
  /** Its price, in cents, and its payment state; null if its line is deleted. */
  precio: optional(field.money()),
  pagado_check: optional(field.flag()),
  /** Amount still due for it, in cents. */
  pendiente: optional(field.money()),
})
