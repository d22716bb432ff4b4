import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick, resource } from '../../kit/resource.ts'
import { object } from '../../kit/shapes.ts'
import { passType } from '../pass-types/pass-type.ts'

const { desc_tipoabonos } = passType.fields

/** Who sells passes, and sees what a member has: the member's page and the desk that takes the money. */
export const passDesk = ['members', 'invoices'] as const

/**
 * A pass of a member. What it holds is in the ledger; the terms it was sold on (`unidad`, `num_reservas`, `frec_dias`, the three of its expiry)
 * are its own from then on, so that changing its type changes no pass that is sold (0097).
 */
export const pass = resource('pass', {
  table: 'abono',
  path: 'abono',
  label: 'cod_reg_abonos',
  permission: passDesk,
  only: [],
  shown: { text: 'core.used.passes', route: '/socios/{id_mst_socios}/edit?tabActivated=tabAbonos' },
  fields: {
    id_reg_abonos: field.id(),
    /** What its QR says. */
    cod_reg_abonos: field.text(20),
    id_mst_socios: field.ref('socio'),
    id_mst_tipoabonos: field.ref('tipo_abono'),
    /** The line that sold it. */
    id_reg_factura: optional(field.ref('factura')),
    /** Hours or bookings that it was sold with; of an X-a-week pass those of a week, of an unlimited one 0. */
    saldo_original: defaulted(field.number({ min: 0, max: 9999 }), 0),
    ...pick(passType.fields, 'unidad', 'num_reservas', 'frec_dias', 'tipo_caducidad', 'unidades_caducidad', 'unidad_caducidad'),
    activo: defaulted(field.flag(), true),
    no_generar_cuota: defaulted(field.flag(), false),
    fecha_compra: field.day(),
    /** From when it is good: the purchase, or its first use; null while that has not come. */
    fecha_inicio: optional(field.day()),
    /** The instant at which it ends; null means never, or not known before its first use. */
    vence: optional(field.instant()),
    /** The day on which it was deleted: it is shown nowhere, and its uses stay. */
    fecha_baja: optional(field.day()),
  },
})

const { vence: _end, fecha_baja: _gone, ...shown } = pass.fields
/** A pass as the desk sees it. */
export const passRow = object({
  ...shown,
  desc_tipoabonos,
  nombre_completo: field.text(220),
  /** What is left, in hours or bookings; of an X-a-week pass in this week; null for an unlimited one. */
  saldo_restante: optional(field.number()),
  /** The last day on which it is good. */
  fecha_caducidad: optional(field.day()),
  caducado: field.flag(),
  /** What it cost, in cents, and whether that is paid; null where its line is gone. */
  precio: optional(field.money()),
  pagado_check: optional(field.flag()),
  /** What is still owed for it, in cents. */
  pendiente: optional(field.money()),
})
