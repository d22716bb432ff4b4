import { action } from '../../kit/action.ts'
import { defaulted, optional } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { pick } from '../../kit/resource.ts'
import { list, object } from '../../kit/shapes.ts'
import { fee } from '../fees/fee.ts'
import { memberFeeTables } from '../fees/places/course-place.ts'
import { invoice } from '../invoices/invoice.ts'
import { ledgerAccount } from '../ledger/account.ts'
import { ledgerTransfer } from '../ledger/transfer.ts'
import { member } from '../members/member.ts'
import { passGroup, passType } from '../pass-types/pass-type.ts'
import { pass, passDesk, passRow } from './pass.ts'

const { id_mst_tipoabonos, id_mst_socios, no_generar_cuota } = pass.fields
/** The user has confirmed that a buyer is inactive. */
const confirmar_inactivos = defaulted(field.flag(), false)
const sellingChanges = [pass, invoice, ledgerAccount, ledgerTransfer, member, ...memberFeeTables]

/** Pass types that a member can buy, with the price for the member's type, by group; a group not on sale has its reason. */
export const passesToBuy = action({
  endpoint: 'GET /get_abonos_comprar/{id}',
  permission: [...passDesk, 'cash'],
  input: { id: field.ref('socio') },
  output: list(
    object({
      ...pick(passType.fields, 'id_mst_tipoabonos', 'desc_tipoabonos', 'imagen', 'saldo_original', 'unidad', 'num_reservas', 'frec_dias'),
      precio: field.money(),
      /** Fee that it brings. */
      desc_cuota: optional(fee.fields.desc_cuota),
      desc_grupo_tipoabonos: optional(passGroup.fields.desc_grupo_tipoabonos),
      en_venta: field.flag(),
      venta_cerrada_texto: passGroup.fields.venta_cerrada_texto,
    }),
  ),
})

/**
 * Sells a pass to a member: an unpaid line at the price for the member's type, the balance of the pass, and the fee that its type brings, unless
 * `no_generar_cuota`. The guest, a closed group and a
 * type without a price are refused.
 */
export const sellPass = action({
  endpoint: 'POST /api/abono',
  permission: passDesk,
  input: { id_mst_socios, id_mst_tipoabonos, no_generar_cuota, confirmar_inactivos },
  output: passRow,
  changes: sellingChanges,
})

/** Sells a pass to several members together, each at the price for the member's type: to all of them, or to none if one cannot buy it. */
export const sellPassToMany = action({
  endpoint: 'POST /api/socio/asignarAbonosMasivamente',
  permission: passDesk,
  input: { id_mst_tipoabonos, socios: list(field.ref('socio'), 500), confirmar_inactivos },
  output: object({ vendidos: field.integer(), importe: field.money() }),
  changes: sellingChanges,
  answer: 'statusOk',
})
