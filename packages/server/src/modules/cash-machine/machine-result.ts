import { lateReport } from '@app/contract/cash-machine/late-report'
import { paymentTypes } from '@app/contract/income-types/payment-type'
import { isPaid, lineRemainder } from '@app/contract/invoices/invoice-rules'
import { accounts, units } from '@app/contract/ledger/account'
import { after } from '../../kit/clock.ts'
import { type Line, lockLines, type MoneyContext, redoRefund, releaseLines, settle, undoRefund } from '../invoices/public.ts'
import { changeOperation, lockOperation, type Operation, openAccount, post } from '../ledger/public.ts'
import { closePaidCarts, lockCartsOf, sellCarts } from '../till/public.ts'
import type { MachineStatus } from './provider.ts'

/** Seconds that a machine has to end an operation; then it is doubtful. */
const grace = 30

/** The lines of an operation that are still there, with their share, and the open carts that they are in; locked, carts before lines. */
async function sharesOf({ tx }: Pick<MoneyContext, 'tx'>, id_reg_operacion: number) {
  const shares = await tx
    .selectFrom('libro_operacion_linea')
    .select(['id_reg_factura', 'importe'])
    .where('id_reg_operacion', '=', id_reg_operacion)
    .execute()
  const shareOf = new Map(shares.map((one) => [one.id_reg_factura, one.importe]))
  if (shares.length === 0) return { carts: [], shares: [] }
  const carts = await lockCartsOf(tx, [...shareOf.keys()])
  const lines = await lockLines(tx, [...shareOf.keys()])
  return { carts, shares: lines.map((line) => ({ line, importe: shareOf.get(line.id_reg_factura) ?? 0 })) }
}

/** Unpaid part of a line, in cents. */
const unpaidPart = (line: Line) => (isPaid(line) || line.fecha_baja !== null || line.borrador ? 0 : Math.max(0, lineRemainder(line)))

/** True while an operation reserves its lines. */
const isOpen = ({ estado }: Operation) => estado === 'pendiente' || estado === 'dudosa'

/** A line of the till is sold as soon as money has been received for it. */
const sold = <S extends { readonly line: Line }>(share: S): S => ({ ...share, line: { ...share.line, borrador: false } })

/**
 * Coins that stayed in the machine pay the remainder of the lines; the surplus is credited to the payer, until the desk
 * uses or refunds it. Returns the surplus.
 */
async function tookIn(call: MoneyContext, operation: Operation, cents: number): Promise<number> {
  const { id_reg_operacion, id_mst_socios } = operation
  const { carts, shares } = await sharesOf(call, id_reg_operacion)
  // a closed operation reserves nothing any more, and another one may reserve the lines by now
  const free = isOpen(operation) ? shares.map(sold) : shares.filter(({ line }) => line.retenido === 0)
  if (isOpen(operation) && shares.length > 0) {
    await releaseLines(
      call.tx,
      shares.map(({ line }) => line.id_reg_factura),
    )
    await sellCarts(call.tx, carts, call.today)
  }
  let rest = cents
  const parts = free.flatMap(({ line, importe: share }) => {
    const importe = Math.min(rest, share, unpaidPart(line))
    rest -= importe
    return importe > 0 ? [{ line, importe, cuenta: accounts.cashMachine, id_reg_operacion }] : []
  })
  await settle(call, parts, paymentTypes.cash)
  if (rest > 0) {
    const account = { clase: 'a_cuenta', unidad: units.cents, id_mst_tipopago: paymentTypes.cash, id_mst_socios } as const
    const haber = await openAccount(call.tx, account)
    await post(call, [{ debe: accounts.cashMachine, haber, importe: rest, motivo: 'cobro', id_reg_operacion }])
  }
  await closePaidCarts(call, isOpen(operation) ? carts : [])
  return rest
}

/** Money paid out by the machine completes the refund; the part not paid out is reverted, and can be refunded again. */
async function paidOut(call: MoneyContext, { id_reg_operacion, importe: whole }: Operation, cents: number) {
  const importe = Math.min(whole, cents)
  if (importe < whole) await undoRefund(call, id_reg_operacion, whole - importe)
  const { transit: debe, cashMachine: haber } = accounts
  if (importe > 0) await post(call, [{ debe, haber, importe, motivo: 'devolucion', id_reg_operacion }])
}

/**
 * Payout of a refund that was reverted meanwhile: it is posted after all, and the part refunded another way since is
 * missing, for staff to reclaim.
 */
async function paidOutLate(call: MoneyContext, { id_reg_operacion }: Operation, cents: number): Promise<number> {
  const given = await redoRefund(call, id_reg_operacion, cents)
  const { transit, difference, cashMachine: haber } = accounts
  const more = { motivo: 'devolucion', id_reg_operacion } as const
  const moved = [
    { debe: transit, haber, importe: given, ...more },
    { debe: difference, haber, importe: cents - given, ...more },
  ]
  await post(
    call,
    moved.filter(({ importe }) => importe > 0),
  )
  return cents - given
}

/** Handles a late result for an operation already closed without effect. Any money that moved is posted, and the desk is notified. */
async function applyLateResult(call: MoneyContext, operation: Operation, cents: number): Promise<Operation['estado']> {
  const { id_reg_operacion: id, clase, estado } = operation
  if (cents <= 0) {
    if (isDecided(operation)) await changeOperation(call.tx, id, { respuesta: whyNothing(operation, call.now) })
    return estado
  }
  const isOut = clase === 'maquina_pago'
  const surplus = isOut ? await paidOutLate(call, operation, cents) : await tookIn(call, operation, cents)
  const change = { estado: 'hecha', movido: cents, respuesta: lateReport('tarde', surplus), visto: false } as const
  await changeOperation(call.tx, id, { ...change, fecha_fin: call.now })
  return 'hecha'
}

/** A result for an operation decided by staff: the same amount is fine, any other is reported to staff. */
async function compareWithDecision({ tx }: MoneyContext, { id_reg_operacion: id, movido }: Operation, cents: number): Promise<void> {
  const respuesta = cents === movido ? '1' : lateReport('distinto', Math.max(0, cents))
  await changeOperation(tx, id, { respuesta, visto: false })
}

/** Closes a locked operation without effect: no money came in or out. */
async function withoutEffect(call: MoneyContext, operation: Operation, respuesta: string): Promise<Operation['estado']> {
  const id = operation.id_reg_operacion
  if (operation.clase === 'maquina_pago') await undoRefund(call, id)
  else if (isOpen(operation)) {
    const { shares: held } = await sharesOf(call, id)
    if (held.length > 0)
      await releaseLines(
        call.tx,
        held.map(({ line }) => line.id_reg_factura),
      )
  }
  await changeOperation(call.tx, id, { estado: 'retirada', respuesta, movido: 0, fecha_fin: call.now })
  return 'retirada'
}

/** Completes a locked operation with n cents taken in, or paid out. */
async function withEffect(call: MoneyContext, operation: Operation, cents: number, respuesta: string): Promise<Operation['estado']> {
  await (operation.clase === 'maquina_pago' ? paidOut : tookIn)(call, operation, cents)
  const change = {
    estado: 'hecha',
    respuesta,
    movido: Math.min(cents, operation.clase === 'maquina_pago' ? operation.importe : cents),
  } as const
  await changeOperation(call.tx, operation.id_reg_operacion, { ...change, fecha_fin: call.now })
  return 'hecha'
}

/** The machine did not take an operation on: nothing was begun. */
export async function failStart(call: MoneyContext, id: number, code: string): Promise<Operation['estado']> {
  const operation = await lockOperation(call.tx, id)
  return operation.estado === 'pendiente' ? withoutEffect(call, operation, code) : operation.estado
}

/** Reason that no money came in: cancelled by the desk, timed out, or cancelled at the machine. */
const whyNothing = ({ respuesta, caduca }: Operation, now: Date) =>
  respuesta === 'cancelado' ? 'cancelado' : caduca !== null && caduca <= now ? 'tiempo' : 'cancelado_maquina'

/**
 * Applies a result from the machine to an operation. A completed one never changes; money that moved counts even if
 * late. One not finished some seconds after its time is doubtful: lines stay reserved until the machine reports, or
 * staff decide.
 */
export async function applyMachineResult(call: MoneyContext, id: number, result: MachineStatus): Promise<Operation['estado']> {
  const operation = await lockOperation(call.tx, id)
  const { estado, clase, caduca } = operation
  if (result.what === 'finished') {
    const cents = clase === 'maquina_pago' ? -result.cents : result.cents
    if (estado === 'hecha') {
      if (isDecided(operation)) await compareWithDecision(call, operation, cents)
      return 'hecha'
    }
    if (!isOpen(operation)) return applyLateResult(call, operation, cents)
    return cents > 0 ? withEffect(call, operation, cents, '1') : withoutEffect(call, operation, whyNothing(operation, call.now))
  }
  if (!isOpen(operation)) return estado
  const isLate = caduca === null || after(caduca, grace) <= call.now
  const respuesta = 'code' in result ? result.code : null
  if (isLate && estado === 'pendiente') await changeOperation(call.tx, id, { estado: 'dudosa', respuesta: respuesta ?? 'sin_terminar' })
  return isLate ? 'dudosa' : estado
}

const decided = 'decidido'
/** True if staff decided before the machine reported. */
export const isDecided = ({ respuesta }: Pick<Operation, 'respuesta'>) => respuesta === decided

/** Decision of staff about a doubtful operation: done in full, or not at all. */
export async function decideMachine(call: MoneyContext, id: number, isDone: boolean): Promise<Operation['estado']> {
  const operation = await lockOperation(call.tx, id)
  return isDone ? withEffect(call, operation, operation.importe, decided) : withoutEffect(call, operation, decided)
}
