import { paymentTypes } from '@app/contract/income-types/payment-type'
import { invoiceTypes } from '@app/contract/invoices/invoice'
import { deskPaymentTypes, isPaid, lineRemainder, spread } from '@app/contract/invoices/invoice-rules'
import { accounts } from '@app/contract/ledger/account'
import { guestMember } from '@app/contract/members/member'
import { formatEuros } from '@app/contract/values/money'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import { settings } from '../club/public.ts'
import { creditsPaying, linesWithCredits, lockRegisters } from '../ledger/public.ts'
import { type Line, settle } from './settle.ts'

interface Taking {
  readonly lines: readonly Line[]
  readonly id_mst_tipopago: number
  readonly id_mst_caja: number | null
  /** Cents; null takes all that is left. */
  readonly importe: number | null
}

/** Reads lines and locks them in the order of their ids: two desks, or two clicks, take turns. */
export const lockLines = (tx: Tx, ids: readonly number[]) =>
  tx.selectFrom('factura').selectAll().where('id_reg_factura', 'in', ids).orderBy('id_reg_factura').forNoKeyUpdate().execute()

/** The register for each line's cash: the requested one, that of its income type, or the only one. */
async function registersFor(tx: Tx, { lines, id_mst_tipopago, id_mst_caja }: Omit<Taking, 'importe'>): Promise<(number | null)[]> {
  if (id_mst_tipopago !== paymentTypes.cash || !(await settings(tx)).ACTIVAR_CAJA) return lines.map(() => null)
  if (id_mst_caja !== null) return lines.map(() => id_mst_caja)
  const registers = await tx.selectFrom('caja').select('id_mst_caja').limit(2).execute()
  if (registers.length < 2) return lines.map(() => registers[0]?.id_mst_caja ?? null)
  const types = await tx.selectFrom('tipo_ingreso').select(['id_mst_tipoingreso', 'id_mst_caja']).execute()
  const registerOf = new Map(types.map((type) => [type.id_mst_tipoingreso, type.id_mst_caja]))
  return lines.map((line) => registerOf.get(line.id_mst_tipoingreso ?? 0) ?? refuse('msg.falta_caja', { id_mst_caja: 'msg.falta_caja' }))
}

/** The part of each line paid now, in cents; refuses more than its remainder. */
function partsOf({ lines, importe }: Taking): number[] {
  const remainders = lines.map(lineRemainder)
  if (importe === null) return remainders
  const due = remainders.reduce((sum, cents) => sum + cents, 0)
  if (importe === 0 && due > 0) refuse('msg.importe_cero', { importe: 'msg.importe_cero' })
  const parts = remainders.some((cents) => cents < 0) ? null : spread(importe, remainders)
  return (
    parts ?? refuse('msg.importeSuperiorADeuda', { importe: 'msg.importeSuperiorADeuda' }, { pendiente: formatEuros(Math.max(0, due)) })
  )
}

/**
 * Account that receives the money of each line: its register's, or the one of the payment type. Registers are always
 * locked after the lines.
 */
export async function placesFor(tx: Tx, taking: Omit<Taking, 'importe'>) {
  const registers = await registersFor(tx, taking)
  const drawers = await lockRegisters(
    tx,
    registers.filter((id) => id !== null),
  )
  const plain = accountOf.get(taking.id_mst_tipopago) ?? accounts.cashWithoutRegister
  return registers.map((id_mst_caja) => ({ id_mst_caja, cuenta: (id_mst_caja === null ? undefined : drawers.get(id_mst_caja)) ?? plain }))
}
const accountOf: ReadonlyMap<number, number> = new Map([
  [paymentTypes.cardTerminal, accounts.cardTerminal],
  [paymentTypes.transfer, accounts.bank],
])

/** Refuses payment types that the desk does not collect with. */
export const requireDeskPaymentType = (id_mst_tipopago: number) =>
  deskPaymentTypes.includes(id_mst_tipopago) || refuse('msg.tipo_pago_no_cobra', { id_mst_tipopago: 'msg.tipo_pago_no_cobra' })

/**
 * Credits that pay amounts of lines, each from the wallet of its line's member; lines without member and the guest's
 * have no wallet, and a top-up is not paid from it (R-037, R-334, 0125).
 */
async function fromWallets({ tx, now }: Call<unknown>, lines: readonly Line[], amounts: readonly number[]) {
  if (amounts.some((importe) => importe < 0)) refuse('msg.tipo_pago_no_cobra', { id_mst_tipopago: 'msg.tipo_pago_no_cobra' })
  const wanted = lines.flatMap((line, i) => (amounts[i] === 0 ? [] : [{ line, id_mst_socios: line.id_mst_socios, importe: amounts[i]! }]))
  const owned = wanted.flatMap(({ line, id_mst_socios, importe }) => {
    if (id_mst_socios === null) return refuse('monedero.sin_socio', { id_mst_tipopago: 'monedero.sin_socio' })
    if (id_mst_socios === guestMember) return refuse('monedero.invitado', { id_mst_tipopago: 'monedero.invitado' })
    return [{ line, id_mst_socios, importe }]
  })
  const topUps = await linesWithCredits(
    tx,
    wanted.map(({ line }) => line.id_reg_factura),
  )
  if (topUps.size > 0) refuse('monedero.recarga_con_saldo', { id_mst_tipopago: 'monedero.recarga_con_saldo' })
  const paying = await creditsPaying(tx, owned, now)
  const free = lines.flatMap((line, i) =>
    amounts[i] === 0 ? [{ line, importe: 0, id_mst_caja: null, cuenta: accounts.cashWithoutRegister as number }] : [],
  )
  return [...free, ...paying.map(({ at, cuenta, importe }) => ({ line: owned[at]!.line, importe, id_mst_caja: null, cuenta }))]
}

/** Money of lines received at the desk: cash to a register, all else to the account of its payment type. */
async function fromOutside(tx: Tx, taking: Taking, amounts: readonly number[]) {
  const places = await placesFor(tx, taking)
  return taking.lines.map((line, i) => ({ line, importe: amounts[i]!, ...places[i]! }))
}

/** Pays locked lines that are not paid: a transfer for each amount, the lines brought up to date. */
export async function takePayment(call: Call<unknown>, taking: Taking) {
  const { lines, id_mst_tipopago } = taking
  const isWallet = id_mst_tipopago === paymentTypes.wallet
  if (!isWallet) requireDeskPaymentType(id_mst_tipopago)
  if (lines.some((line) => line.retenido > 0)) refuse('cash_machine.linea_ocupada')
  if (lines.some((line) => line.id_mst_tipofactura === invoiceTypes.supplier)) refuse('income.proveedor_no_cobra')
  const amounts = partsOf(taking)
  const parts = isWallet ? await fromWallets(call, lines, amounts) : await fromOutside(call.tx, taking, amounts)
  const { moved, asientos, facturas } = await settle(call, parts, id_mst_tipopago)
  return {
    cobrado: amounts.reduce((sum, cents) => sum + cents, 0),
    cobros: moved.map(({ line, importe, id_mst_caja }, i) => ({
      id_reg_cobro: asientos[i]!.id_reg_asiento,
      id_reg_factura: line.id_reg_factura,
      id_mst_tipopago,
      importe,
      fecha: call.now,
      id_mst_caja,
      id_mst_socios_creacion: call.user.id_mst_socios,
    })),
    facturas: facturas.map((line) => ({
      id_reg_factura: line.id_reg_factura,
      id_reg_reserva: line.id_reg_reserva,
      pagado: line.pagado,
      fecha_pago: line.fecha_pago,
      pagado_check: isPaid(line),
    })),
  }
}
