import { action } from '../../kit/action.ts'
import { defaulted } from '../../kit/field.ts'
import { field } from '../../kit/kinds.ts'
import { list, nothing, object } from '../../kit/shapes.ts'
import { member } from '../members/member.ts'
import { passRow } from '../passes/pass.ts'
import { passWithQr } from '../passes/pass-uses.ts'
import { cartChanges, cartFile, cartOfDesk, tillCall } from './carts.ts'

/** Official invoice while ACTIVAR_FACTURA_OFICIAL is on; the number of a ticket while it is off (0095), and with `es_tique` (0177). */
const ofSale = { id: field.integer({ min: 1 }), es_tique: defaulted(field.flag(), false) }

/** Picture of a pass type by the path in its row, as a data URL; another path is not found (0095). */
export const passImage = action({
  endpoint: 'GET /get_imagen_abonos',
  ...tillCall,
  input: { path: field.text(200) },
  output: object({ path: field.text(200), imagen: field.text(3_000_000) }),
})
/**
 * Adds a pass to a cart at the price for its member's type, each on a separate line; the pass is issued with the payment. Refused without a
 * member, for the guest, for a group not on sale and for a type without a price for the member.
 */
export const addPass = action({
  endpoint: 'POST /api/tpv/post_abono_anadir_al_tiquet',
  ...tillCall,
  input: { ...cartOfDesk, id_mst_tipoabonos: field.ref('tipo_abono') },
  output: cartFile,
  changes: cartChanges,
})
/** Existing passes of a sale. */
export const ticketPasses = action({
  endpoint: 'GET /api/tpv/{id}/get_abonos_factura_oficial',
  ...tillCall,
  input: ofSale,
  output: list(passRow, Number.POSITIVE_INFINITY),
})
/** QRs of the passes of a sale, and the address of its member; refused if it sold none. */
export const ticketQrs = action({
  endpoint: 'GET /api/tpv/{id}/get_qrs_factura_oficial',
  ...tillCall,
  input: ofSale,
  output: object({ email: member.fields.email, abonos: list(passWithQr, Number.POSITIVE_INFINITY) }),
})
/** Mails all QRs of a sale to an address. */
export const mailTicketQrs = action({
  endpoint: 'GET /api/tpv/{id}/mail/{email}/email_qrs_factura_oficial',
  ...tillCall,
  input: { ...ofSale, email: field.email() },
  output: nothing,
  changes: [],
})
