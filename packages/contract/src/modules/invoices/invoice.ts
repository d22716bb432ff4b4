import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'

const internal = { only: [], permission: 'invoices' } as const

/** Supplier and member invoices. */
export const invoiceTypes = { supplier: 1, member: 2 } as const

/** An invoice line: what somebody owes for something. total = precio × cantidad; `pagado` is the sum of its payments (spec 1 §3, spec 3 §3). */
export const invoice = resource('invoice', {
  ...internal,
  table: 'factura',
  path: 'factura',
  label: 'concepto',
  shown: { text: 'core.used.invoices', route: '/socios/{id_mst_socios}/edit?tabActivated=tabFacturas' },
  fields: {
    id_reg_factura: field.id(),
    id_mst_tipofactura: defaulted(field.choice(1, 2), invoiceTypes.member),
    id_mst_empresas: optional(field.ref('empresa')),
    id_mst_socios: optional(field.ref('socio')),
    id_mst_proveedor: optional(field.ref('proveedor')),
    id_mst_tipoingreso: optional(field.ref('tipo_ingreso')),
    id_mst_tipopago: defaulted(field.ref('tipo_pago'), 1),
    id_mst_tipoabonos: optional(field.integer({ min: 1 })),
    id_mst_producto: optional(field.ref('producto')),
    id_reg_reserva: optional(field.ref('reserva')),
    /** The deleted booking that it was of: what money was paid for outlives its booking. */
    id_reg_reserva_hist: optional(field.ref('reserva_hist')),
    id_reg_tpv_carro: optional(field.ref('tpv_carro')),
    /** The till made it, and its cart is not paid: nobody owes it yet. */
    borrador: defaulted(field.flag(), false),
    id_reg_facturaoficial: optional(field.integer({ min: 1 })),
    id_reg_factura_anulacion: optional(field.integer({ min: 1 })),
    concepto: defaulted(field.text(200), '--'),
    precio: defaulted(field.money(), 0),
    precio_calculado: optional(field.money()),
    cantidad: defaulted(field.integer({ min: 0, max: 9999 }), 1),
    pagado: defaulted(field.money(), 0),
    /** Cents that the cash machine is charging now: nobody else may. */
    retenido: defaulted(field.money({ min: 0 }), 0),
    pagado_bono: defaulted(field.money(), 0),
    prc_iva: defaulted(field.percent(), 2100),
    desc_tarifa: optional(field.text(200)),
    explicacion: optional(field.json<unknown>()),
    asistencia: defaulted(field.flag(), false),
    observaciones: optional(field.note(2000)),
    fecha_creacion: field.day(),
    fecha_pago: optional(field.day()),
    id_mst_socios_creacion: optional(field.ref('socio')),
    /** The day on which a line that money touched was deleted: it is shown nowhere, and its transfers stay. */
    fecha_baja: optional(field.day()),
    /** The bar code of its payment letter; none once its amount is another one (0091). */
    codigo_c60: optional(field.text(42)),
    /** The line that this one adds to: its player has paid that one, and the booking has become dearer since. */
    id_reg_factura_origen: optional(field.ref('factura')),
    /** Where and when the booking was when this line was charged; null while it has not moved since. */
    cobrado_por: optional(field.json<ChargedPlace>()),
  },
})

/** A place that a line was charged for; the court by the name it had. */
export interface ChargedPlace {
  readonly id_mst_recurso: number
  readonly desc_recurso: string
  readonly fecha: string
  readonly hora_ini: number
  readonly duracion: number
}
