import { accounts } from '@app/contract/ledger/account'
import type { Tx } from '../../../kit/database/database.ts'
import { lockMembers, post } from '../../ledger/public.ts'
import { lockLines } from '../charge.ts'
import type { Line, MoneyContext } from '../settle.ts'
import { markRefunded } from './refundable-payments.ts'
import { ownersOfTaken, retakePasses } from './refunded-passes.ts'

/** Reverted refunds of an operation: cents, with the payment and its line, or the account, that they came from. */
const revertedParts = (tx: Tx, id_reg_operacion: number) =>
  tx
    .selectFrom('libro_asiento as a')
    .leftJoin('libro_asiento as p', 'p.id_reg_asiento', 'a.revierte')
    .leftJoin('libro_cuenta as c', 'c.id_reg_cuenta', 'a.debe')
    .select(['a.id_reg_asiento', 'a.debe', 'a.devuelto', 'a.id_reg_factura', 'a.revierte'])
    .select(['p.id_reg_factura as pagada', 'p.importe as cobrado', 'p.devuelto as ya_devuelto', 'c.saldo', 'c.id_mst_socios'])
    .where('a.id_reg_operacion', '=', id_reg_operacion)
    .where('a.devuelto', '>', 0) // only for speed
    .orderBy('a.id_reg_asiento')
    .execute()
type RevertedParts = Awaited<ReturnType<typeof revertedParts>>

/** Refundable part of each: of a payment without the parts refunded meanwhile, of an account its balance. */
function sharesOf(found: RevertedParts, most: number) {
  const left = new Map<string, number>()
  let rest = most
  return found.flatMap((one) => {
    const from = one.revierte === null ? `c${one.debe}` : `p${one.revierte}`
    const free = left.get(from) ?? (one.revierte === null ? (one.saldo ?? 0) : one.cobrado! - one.ya_devuelto!)
    const importe = Math.min(rest, one.devuelto, free)
    rest -= importe
    left.set(from, free - importe)
    return importe > 0 ? [{ ...one, importe }] : []
  })
}

/** Restores the lines of the opposite sign, for the refunded part of each. */
async function bringBack({ tx, today }: MoneyContext, lines: readonly Line[], cents: ReadonlyMap<number, number>) {
  const back: Line[] = []
  for (const line of lines) {
    const importe = cents.get(line.id_reg_factura)
    if (importe === undefined) continue
    const pagado = line.pagado - importe
    back.push(
      await tx
        .updateTable('factura')
        .set({ pagado, precio: pagado, cantidad: 1, fecha_pago: today, fecha_baja: null })
        .where('id_reg_factura', '=', line.id_reg_factura)
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  }
  return back
}

/**
 * Repeats the reverted refund of a locked operation that was carried out after all: at most `most` cents, without the
 * parts refunded another way meanwhile. Returns the refunded cents.
 */
export async function redoRefund(call: MoneyContext, id_reg_operacion: number, most: number): Promise<number> {
  const { tx } = call
  const seen = await revertedParts(tx, id_reg_operacion)
  const ids = [...new Set(seen.flatMap((one) => [one.id_reg_factura ?? [], one.pagada ?? []].flat()))]
  const lines = ids.length > 0 ? await lockLines(tx, ids) : []
  await lockMembers(tx, [
    ...seen.flatMap((one) => (one.revierte === null ? (one.id_mst_socios ?? []) : [])),
    ...(await ownersOfTaken(tx, ids)),
  ])
  const parts = sharesOf(await revertedParts(tx, id_reg_operacion), most)
  const asientos = await post(
    call,
    parts.map(({ debe, importe, id_reg_factura, revierte }) => ({
      ...{ debe, haber: accounts.transit, importe, motivo: 'devolucion' as const, id_reg_factura, id_reg_operacion, revierte },
    })),
  )
  const cents = new Map<number, number>()
  for (const { id_reg_factura: id, importe } of parts) if (id !== null) cents.set(id, (cents.get(id) ?? 0) + importe)
  const back = await bringBack(call, lines, cents)
  await retakePasses(call, [...cents.keys()])
  const refundOf = new Map(
    parts.flatMap(({ pagada, id_reg_factura }) => {
      const refund = back.find((line) => line.id_reg_factura === id_reg_factura)
      return refund ? [[pagada!, refund] as const] : []
    }),
  )
  if (refundOf.size > 0) await markRefunded(tx, refundOf)
  call.note('libro_asiento', null, asientos)
  if (back.length > 0)
    call.note(
      'factura',
      lines.filter((line) => cents.has(line.id_reg_factura)),
      back,
    )
  return parts.reduce((sum, { importe }) => sum + importe, 0)
}
