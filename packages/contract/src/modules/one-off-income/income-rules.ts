import { paymentTypes } from '../income-types/payment-type.ts'
import { isPaid } from '../invoices/invoice-rules.ts'
import { guestMember } from '../members/member.ts'

/** Facts that decide on the editable data of a line. */
export interface IncomeLine {
  readonly id_mst_tipofactura: 1 | 2
  readonly id_mst_socios: number | null
  readonly id_mst_tipopago: number
  readonly id_mst_producto: number | null
  readonly id_reg_reserva: number | null
  readonly pagado: number
  readonly fecha_pago: string | null
}

/** Products from this id on belong to the club: their lines keep the product's income type. */
const firstOwnProduct = 100

/** Basis of a line's payment, including its member: fixed once money was received. */
const moneyOf: readonly string[] = [
  'precio',
  'cantidad',
  'prc_iva',
  'id_mst_tipopago',
  'id_mst_socios',
  'id_mst_proveedor',
  'id_mst_empresas',
]
/** Data settled by a pass. */
const settledByPass: readonly string[] = ['precio', 'cantidad', 'pagado_check', 'id_mst_tipopago']
/** Data of a line taken from its booking. */
const ofBooking: readonly string[] = ['id_mst_socios', 'fecha_creacion', 'id_mst_empresas']

/**
 * Reason against changing `name` of a line, as a refusal; null if allowed. `isLinked`: the club exports its accounts to an accounting
 * program (ENLACE_…), so that a paid line is fully locked..
 */
export function lockOf(line: IncomeLine, name: string, { isLinked }: { isLinked: boolean }) {
  const isSettled = isPaid(line)
  const hasBooking = line.id_reg_reserva !== null
  if (name === 'pagado_check' && isSettled) return 'msg.FACTURA_YA_PAGADA'
  if (isSettled && (isLinked || hasBooking)) return 'msg.no_action'
  if (line.id_mst_tipopago === paymentTypes.pass && hasBooking) return 'msg.AccedeReservaRealizarCambio'
  if (line.id_mst_tipopago === paymentTypes.pass && settledByPass.includes(name)) return 'msg.CampoNoEditableAbono'
  if ((isSettled || line.pagado !== 0) && moneyOf.includes(name)) return 'msg.no_action'
  if (hasBooking && ofBooking.includes(name)) return 'msg.AccedeReservaRealizarCambio'
  if (name === 'id_mst_socios' && line.id_mst_socios === guestMember) return 'income.invitado'
  if (name === 'id_mst_tipoingreso' && (line.id_mst_producto ?? 0) >= firstOwnProduct) return 'msg.NoPuedeCambiarTipoIngreso'
  return null
}

/** Reason against deleting a line here; null if allowed: no payment and no booking. */
export function removalLock(line: IncomeLine) {
  if (line.id_reg_reserva !== null) return 'msg.AccedeReservaRealizarCambio'
  return isPaid(line) || line.pagado !== 0 ? 'msg.no_action' : null
}
