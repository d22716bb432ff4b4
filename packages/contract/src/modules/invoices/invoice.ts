import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { resource } from '../../kit/resource.ts'
import { taxFreeCauses, taxKinds } from '../products/tax.ts'

const internal = { only: [], permission: 'invoices' } as const

/** Supplier and member invoices. */
export const invoiceTypes = { supplier: 1, member: 2 } as const

/** Invoice line: a due amount with its subject. total = precio × cantidad; `pagado` is the sum of its payments (spec 1 §3, spec 3 §3). */
export const invoice = resource('invoice', {
  ...internal,
  table: 'factura',
  path: 'factura',
  label: 'concepto',
  shown: { text: 'core.used.invoices', route: '/socios/{id_mst_socios}/edit?tabActivated=tabFacturas' },
  words: { person: ['observaciones'], law: ['concepto'], club: ['desc_tarifa', 'explicacion', 'codigo_c60', 'cobrado_por'] },
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
    /** Deleted booking of the line: a paid line outlives its booking. */
    id_reg_reserva_hist: optional(field.ref('reserva_hist')),
    id_reg_tpv_carro: optional(field.ref('tpv_carro')),
    /** Line of an unpaid cart of the till: not due yet. */
    borrador: defaulted(field.flag(), false),
    /** Official invoice that the line is in. */
    id_reg_facturaoficial: optional(field.ref('facturaoficial')),
    id_reg_factura_anulacion: optional(field.integer({ min: 1 })),
    concepto: defaulted(field.text(200), '--'),
    precio: defaulted(field.money(), 0),
    precio_calculado: optional(field.money()),
    cantidad: defaulted(field.integer({ min: 0, max: 9999 }), 1),
    pagado: defaulted(field.money(), 0),
    /** Cents that the cash machine is charging now: no other payment may cover them. */
    retenido: defaulted(field.money({ min: 0 }), 0),
    pagado_bono: defaulted(field.money(), 0),
    /** Cents that were written off, by which the price was lowered; 0 once it is set anew. */
    perdonado: defaulted(field.money({ min: 0 }), 0),
    /** Tax, its rate, and the cause of a sale without it: those of product or income type when the line was made. */
    impuesto: defaulted(field.choice(...taxKinds), 'iva'),
    prc_iva: defaulted(field.percent(), 2100),
    exencion: optional(field.choice(...taxFreeCauses)),
    desc_tarifa: optional(field.text(200)),
    explicacion: optional(field.json<unknown>()),
    asistencia: defaulted(field.flag(), false),
    observaciones: optional(field.note(2000)),
    fecha_creacion: field.day(),
    fecha_pago: optional(field.day()),
    id_mst_socios_creacion: optional(field.ref('socio')),
    /** Day on which a line with payments was deleted: it is hidden, and its transfers stay. */
    fecha_baja: optional(field.day()),
    /** Bar code of its payment letter; empty once its amount has changed (0091). */
    codigo_c60: optional(field.text(42)),
    /** Line that this one supplements: its player paid that one before the price of the booking rose. */
    id_reg_factura_origen: optional(field.ref('factura')),
    /** Court and time of the booking when this line was charged; null while it has not moved since. */
    cobrado_por: optional(field.json<ChargedPlace>()),
  },
})

/** Court and time that a line was charged for, with the court's name at that time. */
export interface ChargedPlace {
  readonly id_mst_recurso: number
  readonly desc_recurso: string
  readonly fecha: string
  readonly hora_ini: number
  readonly duracion: number
}
