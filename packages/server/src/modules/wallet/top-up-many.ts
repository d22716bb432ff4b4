import { isPaid } from '@app/contract/invoices/invoice-rules'
import type { RowOfResource } from '@app/contract/kit/resource'
import { issuedAccounts, units } from '@app/contract/ledger/account'
import type { walletPrice } from '@app/contract/wallet/wallet-price'
import type { WorkCall } from '../../kit/http/serve.ts'
import { hideLine, insertIncome, lockLines } from '../invoices/public.ts'
import { lockMembers, newCredits, post, requireMayGive } from '../ledger/public.ts'
import { revertCredits } from './import-credits.ts'
import { endAfter, topUpLine } from './move-credits.ts'

/** A top-up of one member: its line, the account of its credits, and their amount (cents). */
export interface TopUp {
  readonly id_reg_factura: number
  readonly id_reg_cuenta: number
  readonly importe: number
}

/** Sells a price of the list to locked members, none of them the guest: each has its credits and owes its line (0125). In the order of the members. */
export async function topUpMany(call: WorkCall, members: readonly number[], price: RowOfResource<typeof walletPrice>): Promise<TopUp[]> {
  requireMayGive(call, members)
  const { precio, credito: importe } = price
  const made: TopUp[] = []
  for (const id of members) {
    // a free top-up leaves no debt
    const { id_reg_factura } = await insertIncome(call, { ...topUpLine(call, id, price), fecha_pago: precio === 0 ? call.today : null })
    const [id_reg_cuenta] = await newCredits(call.tx, id, [{ vence: endAfter(call, price.dias_caducidad), regalo: 0 }])
    made.push({ id_reg_factura, id_reg_cuenta: id_reg_cuenta!, importe })
  }
  const words = { motivo: 'recarga', texto: price.desc } as const
  const transfers = made.map(({ id_reg_factura, id_reg_cuenta }) => ({
    ...{ debe: issuedAccounts[units.cents], haber: id_reg_cuenta, importe, id_reg_factura, ...words },
  }))
  call.note('libro_asiento', null, await post(call, transfers))
  return made
}

/** Reverts unpaid and unspent top-ups of members, line and credits; returns their number. Lines are locked before their members. */
export async function revertTopUps(call: WorkCall, members: readonly number[], given: readonly TopUp[]): Promise<number> {
  const lines = await lockLines(
    call.tx,
    given.map(({ id_reg_factura }) => id_reg_factura),
  )
  await lockMembers(call.tx, members)
  const open = lines.filter(
    (line) => line.fecha_baja === null && line.pagado === 0 && line.retenido === 0 && (!isPaid(line) || line.precio === 0),
  )
  const lineOf = new Map(open.map((line) => [line.id_reg_factura, line]))
  const owed = given.filter(({ id_reg_factura }) => lineOf.has(id_reg_factura))
  const stay = new Set(await revertCredits(call, owed))
  const back = owed.filter(({ id_reg_cuenta }) => !stay.has(id_reg_cuenta))
  for (const { id_reg_factura } of back) await hideLine(call, lineOf.get(id_reg_factura)!)
  return back.length
}
