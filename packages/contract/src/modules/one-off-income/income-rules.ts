import { paymentTypes } from '../income-types/payment-type.ts'
import { isPaid } from '../invoices/invoice-rules.ts'
import { guestMember } from '../members/member.ts'

/** What decides which data of a line may be changed. */
export interface IncomeLine {
  readonly id_mst_tipofactura: 1 | 2
  readonly id_mst_socios: number | null
  readonly id_mst_tipopago: number
  readonly id_mst_producto: number | null
  readonly id_reg_reserva: number | null
  readonly pagado: number
  readonly fecha_pago: string | null
}

/** Products from this id on are the club's own: their lines keep the product's income type. */
const firstOwnProduct = 100

/** What the payment of a line rests on, with whom it is for: fixed as soon as money came. */
const moneyOf: readonly string[] = [
  'precio',
  'cantidad',
  'prc_iva',
  'id_mst_tipopago',
  'id_mst_socios',
  'id_mst_proveedor',
  'id_mst_empresas',
]
/** What a pass has settled. */
const settledByPass: readonly string[] = ['precio', 'cantidad', 'pagado_check', 'id_mst_tipopago']
/** What a line of a booking has from it. */
const ofBooking: readonly string[] = ['id_mst_socios', 'fecha_creacion', 'id_mst_empresas']

/**
 * Why `name` of a line may not be changed, as the refusal that says so; null where it may. `isLinked`: the club hands its accounts to an
 * accounting program (ENLACE_…), so that nothing of a paid line changes..
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

/** Why a line may not be deleted here; null where it may: nobody paid anything for it and no booking has it. */
export function removalLock(line: IncomeLine) {
  if (line.id_reg_reserva !== null) return 'msg.AccedeReservaRealizarCambio'
  return isPaid(line) || line.pagado !== 0 ? 'msg.no_action' : null
}
