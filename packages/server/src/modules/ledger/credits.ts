import { paymentTypes } from '@app/contract/income-types/payment-type'
import { expiredAccounts, units } from '@app/contract/ledger/account'
import { takeFromLots } from '@app/contract/ledger/credits'
import { formatEuros } from '@app/contract/values/money'
import { ascending, by } from '@app/contract/values/order'
import { after } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { lockMembers } from './members.ts'
import { giftIn } from './paid-credits.ts'
import type { Transfer } from './transfer.ts'

/**
 * Spendable credits of members' wallets, first to expire first: the order in which they are spent. Cents. Decisions on
 * them require the members' locks.
 */
export const creditsOf = (tx: Tx, members: readonly number[], now: Date) =>
  tx
    .selectFrom('libro_cuenta')
    .select(['id_reg_cuenta as cuenta', 'id_mst_socios', 'vence'])
    .select(({ fn }) => fn.coalesce('saldo', ({ lit }) => lit(0)).as('saldo'))
    .where('id_mst_socios', 'in', members)
    .where('clase', '=', 'credito')
    .where('saldo', '>', 0)
    .where((eb) => eb.or([eb('vence', 'is', null), eb('vence', '>', now)]))
    .orderBy('vence', (end) => end.asc().nullsLast())
    .orderBy('id_reg_cuenta')
    .execute()

/** Spendable balance of each member's wallet, in cents; an empty one has no row. */
export const walletsOf = (tx: Tx, now: Date) =>
  tx
    .selectFrom('libro_cuenta')
    .select(['id_mst_socios', ({ fn }) => fn.sum<number>('saldo').as('saldo')])
    .where('clase', '=', 'credito')
    .where('saldo', '>', 0)
    .where((eb) => eb.or([eb('vence', 'is', null), eb('vence', '>', now)]))
    .groupBy('id_mst_socios')

/** The credits that a member can spend now, in cents. */
export const creditsLeft = async (tx: Tx, id_mst_socios: number, now: Date) =>
  (await creditsOf(tx, [id_mst_socios], now)).reduce((sum, { saldo }) => sum + saldo, 0)

/** Credits of a locked member for an amount in cents; refuses more than the balance, and names it. */
export async function creditsFor(tx: Tx, { id_mst_socios, importe }: { id_mst_socios: number; importe: number }, now: Date) {
  const lots = await creditsOf(tx, [id_mst_socios], now)
  const taken = takeFromLots(
    [importe],
    lots.map(({ saldo }) => saldo),
  )
  if (!taken) tooLittle(lots)
  return taken!.map(({ lot, importe: cents }) => ({ ...lots[lot]!, importe: cents }))
}

/**
 * Credits for several amounts, each of its member: locks the members, and refuses more than one of them has, with the
 * balance (CREDITOS_SUPERADOS). `at` is the index of the amount.
 */
export async function creditsPaying(tx: Tx, amounts: readonly { readonly id_mst_socios: number; readonly importe: number }[], now: Date) {
  const members = [...new Set(amounts.map((one) => one.id_mst_socios))]
  await lockMembers(tx, members)
  const all = Map.groupBy(await creditsOf(tx, members, now), (one) => one.id_mst_socios)
  return members.flatMap((member) => {
    const lots = all.get(member) ?? []
    const own = amounts.flatMap((one, at) => (one.id_mst_socios === member ? [{ at, importe: one.importe }] : []))
    const taken = takeFromLots(
      own.map(({ importe }) => importe),
      lots.map(({ saldo }) => saldo),
    )
    if (!taken) tooLittle(lots)
    return taken!.map(({ part, lot, importe }) => ({ at: own[part]!.at, cuenta: lots[lot]!.cuenta, importe }))
  })
}
const tooLittle = (lots: readonly { readonly saldo: number }[]) =>
  refuse('msg.CREDITOS_SUPERADOS', {}, { importe: formatEuros(lots.reduce((sum, { saldo }) => sum + saldo, 0)) })

/** A payment by credits of which `importe` cents return. */
interface Returned {
  readonly cuenta: number
  readonly fecha: Date
  readonly vence: Date | null
  readonly id_mst_socios: number | null
  readonly importe: number
}

/**
 * Accounts that receive reverted payments by credits: the same credits, or, if they have expired, new ones of the same
 * member with the time left when they were spent. Locks the members, after lines and registers.
 */
export async function creditsForReversal(tx: Tx, spent: readonly Returned[], now: Date): Promise<ReadonlyMap<number, number>> {
  const credits = [...new Map(spent.flatMap((one) => (one.id_mst_socios === null ? [] : [[one.cuenta, one]]))).values()]
  await lockMembers(
    tx,
    credits.map((one) => one.id_mst_socios!),
  )
  const places = new Map<number, number>()
  for (const { cuenta, fecha, vence, id_mst_socios } of credits.toSorted(by((one) => one.cuenta))) {
    if (vence === null || vence > now) {
      places.set(cuenta, cuenta)
      continue
    }
    const importe = spent.reduce((sum, one) => sum + (one.cuenta === cuenta ? one.importe : 0), 0)
    const rest = { vence: after(now, (vence.getTime() - fecha.getTime()) / 1000), regalo: await giftIn(tx, cuenta, importe) }
    places.set(cuenta, (await newCredits(tx, id_mst_socios!, [rest]))[0]!)
  }
  return places
}

/** A new addition to a wallet: its end, null for none, and its part given without payment (cents). */
interface NewCredit {
  readonly vence: Date | null
  readonly regalo: number
}

/** Opens empty credits of a locked member, in their order. */
export async function newCredits(tx: Tx, id_mst_socios: number, additions: readonly NewCredit[]): Promise<number[]> {
  if (additions.length === 0) return []
  const account = { clase: 'credito', unidad: units.cents, signo: -1, saldo: 0, id_mst_tipopago: paymentTypes.wallet } as const
  const made = await tx
    .insertInto('libro_cuenta')
    .values(additions.map((one) => ({ ...account, id_mst_socios, ...one })))
    .returning('id_reg_cuenta')
    .execute()
  return ascending(made.map(({ id_reg_cuenta }) => id_reg_cuenta))
}

/** Expired credits with a balance, in the order of members. */
export const endedCredits = (tx: Tx, now: Date) =>
  tx
    .selectFrom('libro_cuenta')
    .select(['id_reg_cuenta', 'id_mst_socios', 'saldo'])
    .where('clase', '=', 'credito')
    .where('vence', '<=', now)
    .where('saldo', '>', 0)
    .orderBy('id_mst_socios')
    .orderBy('id_reg_cuenta')

/** Transfer that expires the rest of a credit. */
export const expiry = (cuenta: number, importe: number): Transfer => ({
  debe: cuenta,
  haber: expiredAccounts[units.cents],
  importe,
  motivo: 'caducidad',
})

/** Lines whose credits are in a wallet: their money is refunded from there. */
export const linesWithCredits = async (tx: Tx, lines: readonly number[]) =>
  new Set(
    (
      await tx
        .selectFrom('libro_asiento')
        .select('id_reg_factura')
        .where('id_reg_factura', 'in', lines)
        .where('motivo', '=', 'recarga')
        .execute()
    ).map(({ id_reg_factura }) => id_reg_factura),
  )
