import { isPaid, lineRemainder } from '@app/contract/invoices/invoice-rules'
import { formatEuros } from '@app/contract/values/money'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Line, lockCartLines, type MoneyContext, sellTillLines } from '../invoices/public.ts'
import { issueIfPossible, requireIssuableSale } from '../official-invoices/public.ts'
import { type DeskCall, lockCart, touchCart } from './lock-cart.ts'

interface CartRequest {
  readonly hash: string
  readonly id_reg_tpv_carro: number | null
  readonly total: number | null
}

/** Open lines of this desk's cart, locked, for a charge by an external system. Refuses like a payment, and what could not be invoiced. */
export async function cartToCharge(call: DeskCall & Pick<MoneyContext, 'today'>, request: CartRequest): Promise<Line[]> {
  const cart = await lockCart(call, request)
  if (cart.id_mst_socios === null) refuse('tpv.elige_socio')
  const open = (await lockCartLines(call.tx, cart.id_reg_tpv_carro)).filter((line) => !isPaid(line))
  if (open.length === 0) refuse('tpv.carro_vacio')
  const total = open.reduce((sum, line) => sum + lineRemainder(line), 0)
  if (request.total !== null && request.total !== total) refuse('tpv.carro_ha_cambiado', {}, { total: formatEuros(total) })
  await requireIssuableSale(call, { lines: open, id_mst_socios: cart.id_mst_socios, nombre: null })
  return open
}

/** Locks the open carts of lines, before the lines themselves; returns their numbers. */
export async function lockCartsOf(tx: Tx, lines: readonly number[]): Promise<number[]> {
  const found = await tx.selectFrom('factura').select('id_reg_tpv_carro').where('id_reg_factura', 'in', lines).execute()
  const locked = await tx
    .selectFrom('tpv_carro')
    .select('id_reg_tpv_carro')
    .where('id_reg_tpv_carro', 'in', [...new Set(found.map((one) => one.id_reg_tpv_carro))])
    .where('fecha_pago', 'is', null)
    .orderBy('id_reg_tpv_carro')
    .forNoKeyUpdate()
    .execute()
  return locked.map((one) => one.id_reg_tpv_carro)
}

/** Sells the content of locked carts: they have been paid. */
export async function sellCarts(tx: Tx, carts: readonly number[], today: string) {
  for (const id of carts) await sellTillLines(tx, id, today)
}

/**
 * Turns locked, fully paid carts into tickets, each with its official invoice: the last part of a transaction. The money is in the machine
 * already, so lines that cannot be invoiced meanwhile are left for the conversion.
 */
export async function closePaidCarts(call: MoneyContext, carts: readonly number[]) {
  const change = { hash: null, fecha_pago: call.now, entregado: null }
  for (const id of carts) {
    const lines = await lockCartLines(call.tx, id)
    if (lines.length === 0 || !lines.every(isPaid)) continue
    const payer = await call.tx
      .selectFrom('tpv_carro as c')
      .leftJoin('socio as s', 's.id_mst_socios', 'c.id_mst_socios')
      .select(['c.id_mst_socios', fullName<string | null>('s').as('nombre')])
      .where('c.id_reg_tpv_carro', '=', id)
      .executeTakeFirstOrThrow()
    const [invoice] = await issueIfPossible(call, { ...payer, lines })
    await touchCart(call, id, { ...change, id_reg_facturaoficial: invoice?.id_reg_facturaoficial ?? null })
  }
}
