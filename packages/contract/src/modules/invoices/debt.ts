import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { invoice } from './invoice.ts'

/** Rights to the screens that collect a debt. */
const collectors = ['bookings', 'members', 'invoices'] as const
const id = field.ref('socio')

/** Current debt of a member, and its due lines, oldest first, together with the separate debts of dependants (A-120, 0090). */
export const memberDebt = action({
  endpoint: 'GET /api/socio/{id}/getPdtePago',
  permission: collectors,
  input: { id },
  output: object({
    pdte_pago: field.money(),
    nombre_completo: field.text(220),
    lineas: list(
      object({
        ...pick(invoice.fields, 'id_reg_factura', 'id_mst_socios', 'concepto'),
        desc_socio: field.text(220),
        desc_tipoingreso: optional(field.text(100)),
        /** Due day: that of the booking, or of the line. */
        desde: field.day(),
        pendiente: field.money(),
      }),
      Number.POSITIVE_INFINITY,
    ),
  }),
})

/**
 * Collects a debt, whole or up to `importe`, spread over the due lines from the oldest: those of `facturas`, also of
 * dependants, or the member's own. A line paid in the meantime refuses all of it.
 */
export const collectDebt = action({
  endpoint: 'POST /api/socio/{id}/updatePdtePago/{id_mst_tipopago}',
  also: ['POST /api/socio/{id}/updatePdtePago'],
  permission: collectors,
  input: {
    id,
    id_mst_tipopago: field.ref('tipo_pago'),
    importe: optional(field.money({ min: 0 })),
    facturas: optional(list(field.ref('factura'), 500)),
    id_mst_caja: optional(field.ref('caja')),
  },
  output: object({ cobrado: field.money(), pdte_pago: field.money() }),
  changes: [invoice, ledgerTransfer, ledgerAccount],
  answer: 'statusOk',
})
