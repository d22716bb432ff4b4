import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { invoice } from './invoice.ts'

const name = optional(field.text(220))

/** What became of a line, read off its transfers: each payment, what took it back or gave it back, each use of a pass; then its price as hands changed it. */
export const explainLine = action({
  endpoint: 'GET /api/factura/{id}/explicar',
  permission: ['invoices', 'bookings', 'cash', 'members'],
  input: { id: field.ref('factura') },
  output: object({
    ...pick(invoice.fields, 'id_reg_factura', 'concepto', 'precio', 'cantidad', 'pagado', 'pagado_bono', 'prc_iva', 'precio_calculado'),
    ...pick(invoice.fields, 'explicacion', 'desc_tarifa', 'fecha_creacion', 'fecha_pago', 'id_mst_tipopago'),
    total: field.money(),
    /** Cents of it that were given back, and that are still owed. */
    devuelto: field.money(),
    pendiente: field.money(),
    desc_socio: name,
    desc_socio_creacion: name,
    /** Oldest first. */
    pasos: list(
      object({
        ...pick(ledgerTransfer.fields, 'id_reg_asiento', 'fecha', 'motivo', 'texto'),
        /** Cents that came for the line; below zero what went back. Of a pass none: its place costs nothing. */
        importe: field.money(),
        /** By which way, out of which register, from which pass, by which order of the gateway. */
        desc_tipopago: optional(field.text(80)),
        desc_caja: optional(field.text(80)),
        desc_abono: optional(field.text(120)),
        orden: optional(field.text(20)),
        /** Who did it; null for the gateway and the product itself. */
        desc_socio_creacion: name,
        /** Whether a later step took all of it back. */
        anulado: field.flag(),
      }),
      Number.POSITIVE_INFINITY,
    ),
    /** Prices and quantities that somebody wrote, oldest first. */
    cambios: list(
      object({ fecha: field.instant(), desc_socio: name, antes: field.money(), despues: field.money() }),
      Number.POSITIVE_INFINITY,
    ),
  }),
})
