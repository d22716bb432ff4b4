import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { productFile } from './products.ts'

/** Sets the stock of a product, with the reason: received, broken, or counted differently. Refused if its stock is not counted. */
export const regulariseStock = action({
  endpoint: 'POST /api/regularizarStock',
  permission: 'cash',
  input: { id_mst_producto: field.ref('producto'), stock: field.integer({ min: 0, max: 1_000_000 }), concepto: field.text(200) },
  output: productFile,
  changes: [ledgerAccount, ledgerTransfer],
})

/** Stock movements of a product, newest first: `piezas` with their sign, and the stock afterwards. */
export const stockHistory = action({
  endpoint: 'GET /api/producto/{id}/stock',
  permission: 'cash',
  input: { id: field.ref('producto') },
  output: list(
    object({
      ...pick(ledgerTransfer.fields, 'id_reg_asiento', 'fecha', 'motivo', 'texto'),
      piezas: field.integer(),
      quedan: field.integer(),
      /** Ticket of the till that sold them. */
      id_reg_tpv_carro: optional(field.integer()),
      desc_socio_creacion: optional(field.text(220)),
    }),
    Number.POSITIVE_INFINITY,
  ),
})
