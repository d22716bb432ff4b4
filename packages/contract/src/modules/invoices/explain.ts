import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { invoice } from './invoice.ts'

const name = optional(field.text(220))

/** History of a line from its transfers: each payment, its reversal or refund, each use of a pass; then its manual price changes. */
export const explainLine = action({
  endpoint: 'GET /api/factura/{id}/explicar',
  permission: ['invoices', 'bookings', 'cash', 'members'],
  input: { id: field.ref('factura') },
  output: object({
    ...pick(invoice.fields, 'id_reg_factura', 'concepto', 'precio', 'cantidad', 'pagado', 'pagado_bono', 'prc_iva', 'precio_calculado'),
    ...pick(invoice.fields, 'explicacion', 'desc_tarifa', 'fecha_creacion', 'fecha_pago', 'id_mst_tipopago'),
    total: field.money(),
    /** Cents refunded, and cents still due. */
    devuelto: field.money(),
    pendiente: field.money(),
    desc_socio: name,
    desc_socio_creacion: name,
    /** Oldest first. */
    pasos: list(
      object({
        ...pick(ledgerTransfer.fields, 'id_reg_asiento', 'fecha', 'motivo', 'texto'),
        /** Cents received for the line; below zero refunded. 0 for a pass: its place costs nothing. */
        importe: field.money(),
        /** Payment method, register, pass and gateway order. */
        desc_tipopago: optional(field.text(80)),
        desc_caja: optional(field.text(80)),
        desc_abono: optional(field.text(120)),
        orden: optional(field.text(20)),
        /** User; null for the gateway and the product itself. */
        desc_socio_creacion: name,
        /** True if a later step reversed this one completely. */
        anulado: field.flag(),
      }),
      Number.POSITIVE_INFINITY,
    ),
    /** Manual changes of price and quantity, oldest first. */
    cambios: list(
      object({ fecha: field.instant(), desc_socio: name, antes: field.money(), despues: field.money() }),
      Number.POSITIVE_INFINITY,
    ),
  }),
})
