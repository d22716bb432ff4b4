import { action } from '../../kit/action.ts'
import { optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { productFile } from './products.ts'

/** Says how many pieces of a product there are: what came in, broke, or was counted otherwise, and why. Refused where its stock is not counted. */
export const regulariseStock = action({
  endpoint: 'POST /api/regularizarStock',
  permission: 'cash',
  input: { id_mst_producto: field.ref('producto'), stock: field.integer({ min: 0, max: 1_000_000 }), concepto: field.text(200) },
  output: productFile,
  changes: [ledgerAccount, ledgerTransfer],
})

/** Where the pieces of a product came from and went to, newest first: `piezas` with their sign, and what was there afterwards. */
export const stockHistory = action({
  endpoint: 'GET /api/producto/{id}/stock',
  permission: 'cash',
  input: { id: field.ref('producto') },
  output: list(
    object({
      ...pick(ledgerTransfer.fields, 'id_reg_asiento', 'fecha', 'motivo', 'texto'),
      piezas: field.integer(),
      quedan: field.integer(),
      /** The ticket of the till with which they were sold. */
      id_reg_tpv_carro: optional(field.integer()),
      desc_socio_creacion: optional(field.text(220)),
    }),
    Number.POSITIVE_INFINITY,
  ),
})
