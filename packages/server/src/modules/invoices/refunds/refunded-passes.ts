import { lineTotal } from '@app/contract/invoices/invoice-rules'
import { issuedAccounts, units } from '@app/contract/ledger/account'
import { passMode, passModes } from '@app/contract/pass-types/pass-rules'
import { amountText, fromLedger, toLedger, unitOfPass } from '@app/contract/passes/pass-terms'
import { type Day, dayOf, daysBetween } from '@app/contract/values/day'
import { formatEuros, toDecimal } from '@app/contract/values/money'
import { lastInstantOf } from '../../../kit/clock.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import type { Call } from '../../../kit/http/serve.ts'
import { ownAccounts, post } from '../../ledger/public.ts'
import { heldPasses } from '../held-passes.ts'
import type { Line, MoneyContext } from '../settle.ts'

/** Passes that lines sold and members still have, with their accounts: one, or one for each week of an X-a-week pass. */
export async function passesSoldBy(tx: Tx, lines: readonly number[]) {
  if (lines.length === 0) return []
  const passes = await heldPasses(tx).where('a.id_reg_factura', 'in', lines).orderBy('a.id_reg_abonos').execute()
  if (passes.length === 0) return []
  const ids = passes.map((one) => one.id_reg_abonos)
  const accounts = await tx
    .selectFrom('libro_cuenta')
    .select(['id_reg_abonos', 'id_reg_cuenta', 'saldo'])
    .where('id_reg_abonos', 'in', ids)
    .orderBy('id_reg_cuenta')
    .execute()
  return passes.map((pass) => ({ ...pass, accounts: accounts.filter((one) => one.id_reg_abonos === pass.id_reg_abonos) }))
}
export type SoldPass = Awaited<ReturnType<typeof passesSoldBy>>[number]

const balanceOf = ({ accounts }: SoldPass) => accounts.reduce((sum, { saldo }) => sum + (saldo ?? 0), 0)
const isCounted = (pass: SoldPass) => passMode(pass) === passModes.standard

/** Remaining share of a pass: of its uses, or of its days if they are not counted. */
function shareLeft(pass: SoldPass, { today, zone }: { readonly today: Day; readonly zone: string }): number {
  if (isCounted(pass)) {
    const original = toLedger(pass, pass.saldo_original)
    return original === 0 ? 1 : Math.min(1, balanceOf(pass) / original)
  }
  const { fecha_inicio, vence } = pass
  if (fecha_inicio === null || vence === null) return 1
  const last = dayOf(lastInstantOf(vence), zone)
  return Math.min(1, Math.max(0, daysBetween(today, last) + 1) / (daysBetween(fecha_inicio, last) + 1))
}

/** Proposed refund of the line of a pass: the value of its remainder in cents, at most the refundable amount, and the uses left. */
export const proposalOf = (pass: SoldPass, line: Line, most: number, at: { readonly today: Day; readonly zone: string }) => ({
  propuesto: Math.min(most, Math.floor(lineTotal(line) * shareLeft(pass, at))),
  usos: isCounted(pass) ? fromLedger(pass, balanceOf(pass)) : null,
})

/** A refund of the line of a pass: cents, the refundable amount, and the uses that go with it. */
interface PassRefund {
  readonly line: Line
  readonly importe: number
  readonly most: number
  readonly usos: number | null
}

/** Uses, in units of the ledger, that go with a refund; asks for them, and before more than the value of the remainder is refunded. */
function usesOf(
  { today, club }: Pick<Call<unknown>, 'today' | 'club'>,
  pass: SoldPass,
  { line, importe, most, usos }: PassRefund,
  isConfirmed: boolean,
): number {
  const left = balanceOf(pass)
  const { propuesto } = proposalOf(pass, line, most, { today, zone: club.zone })
  const names = { abono: pass.desc_tipoabonos, quedan: amountText(pass, left), propuesto: formatEuros(propuesto) }
  const asked = {
    id_reg_factura: line.id_reg_factura,
    propuesto: toDecimal(propuesto),
    usos: isCounted(pass) ? fromLedger(pass, left) : null,
  }
  if (importe === most) {
    if (importe > propuesto && !isConfirmed)
      refuse('abono.usado', {}, { ...names, importe: formatEuros(importe) }, { confirm: 'confirmar_abono', ...asked })
    return left
  }
  if (!isCounted(pass)) return 0
  if (usos === null) return refuse('abono.cuantos_usos', { usos: 'abono.cuantos_usos' }, names, asked)
  const going = toLedger(pass, usos)
  if (unitOfPass(pass) === units.uses && going !== usos) refuse('abono.medio_uso', { usos: 'abono.medio_uso' })
  return going <= left
    ? going
    : refuse('abono.sin_saldo', { usos: 'abono.sin_saldo' }, { quedan: names.quedan, falta: amountText(pass, going) })
}

/** Takes an amount from the accounts of a pass, the oldest first. */
function takenFrom(pass: SoldPass, amount: number) {
  let rest = amount
  return pass.accounts.flatMap(({ id_reg_cuenta, saldo }) => {
    const importe = Math.min(rest, saldo ?? 0)
    rest -= importe
    return importe > 0 ? [{ cuenta: id_reg_cuenta, importe }] : []
  })
}

/**
 * Takes the uses that go with refunds from the passes that the lines sold, whose members are locked. All of its money
 * ends a pass: its line decides (`id_reg_factura_anulacion`), so that a refund that is undone revives it.
 */
export async function takePassesBack(
  call: Call<unknown>,
  refunds: readonly PassRefund[],
  { refundOf, isConfirmed }: { readonly refundOf: ReadonlyMap<number, Line>; readonly isConfirmed: boolean },
) {
  const passes = await passesSoldBy(
    call.tx,
    refunds.map(({ line }) => line.id_reg_factura),
  )
  const refundBy = new Map(refunds.map((one) => [one.line.id_reg_factura, one]))
  const transfers = passes.flatMap((pass) => {
    const refund = refundBy.get(pass.id_reg_factura!)!
    const unidad = unitOfPass(pass)
    const { id_reg_factura } = refundOf.get(refund.line.id_reg_factura)!
    return takenFrom(pass, usesOf(call, pass, refund, isConfirmed)).map(({ cuenta, importe }) => ({
      ...{ debe: cuenta, haber: issuedAccounts[unidad], importe, unidad, id_reg_factura },
      motivo: 'bono_baja' as const,
    }))
  })
  if (transfers.length > 0) call.note('libro_asiento', null, await post(call, transfers))
}

/** Uses that went with refunds, named by their lines, and their returns. */
const takenWith = (tx: Tx, refunds: readonly number[]) =>
  tx
    .selectFrom('libro_asiento as a')
    .innerJoin('libro_cuenta as c', 'c.id_reg_cuenta', 'a.debe')
    .select([
      'a.id_reg_asiento',
      'a.debe',
      'a.haber',
      'a.unidad',
      'a.importe',
      'a.devuelto',
      'a.id_reg_factura',
      'c.saldo',
      'c.id_mst_socios',
    ])
    .where('a.id_reg_factura', 'in', refunds)
    .where('a.motivo', '=', 'bono_baja')
    .where('a.nivel', '=', 0)
    .where('a.debe', '>=', ownAccounts) // only for speed
    .orderBy('a.id_reg_asiento')

/** Members whose passes lost uses with these refunds, for their locks. */
export const ownersOfTaken = async (tx: Tx, refunds: readonly number[]) =>
  refunds.length === 0 ? [] : (await takenWith(tx, refunds).execute()).flatMap(({ id_mst_socios }) => id_mst_socios ?? [])

/** Returns the uses that went with refunds that are undone; their members are locked. */
export async function givePassesBack(call: MoneyContext, refunds: readonly number[]) {
  if (refunds.length === 0) return
  const taken = (await takenWith(call.tx, refunds).execute()).filter(({ devuelto }) => devuelto === 0)
  if (taken.length === 0) return
  const back = taken.map(({ id_reg_asiento, debe, haber, unidad, importe, id_reg_factura }) => ({
    ...{ debe: haber, haber: debe, unidad, importe, id_reg_factura, revierte: id_reg_asiento },
    motivo: 'bono_baja' as const,
  }))
  call.note('libro_asiento', null, await post(call, back))
}

/** Takes the uses again that went with refunds carried out after all: those still there; their members are locked. */
export async function retakePasses(call: MoneyContext, refunds: readonly number[]) {
  if (refunds.length === 0) return
  const given = (await takenWith(call.tx, refunds).execute()).filter(({ devuelto }) => devuelto > 0)
  const left = new Map(given.map(({ debe, saldo }) => [debe, saldo ?? 0]))
  const again = given.flatMap(({ debe, haber, unidad, importe: taken, id_reg_factura }) => {
    const importe = Math.min(taken, left.get(debe)!)
    left.set(debe, left.get(debe)! - importe)
    return importe > 0 ? [{ debe, haber, unidad, importe, id_reg_factura, motivo: 'bono_baja' as const }] : []
  })
  if (again.length > 0) call.note('libro_asiento', null, await post(call, again))
}
