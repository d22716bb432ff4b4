import { consumedAccounts, issuedAccounts, units } from '@app/contract/ledger/account'
import { passMode, passModes } from '@app/contract/pass-types/pass-rules'
import { amountOfUse, amountText, periodOf, unitOfPass } from '@app/contract/passes/pass-terms'
import { type Day, dayOf, formatDay } from '@app/contract/values/day'
import { sql } from 'kysely'
import { lastInstantOf, wallInstant } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import type { MoneyContext } from '../invoices/public.ts'
import { openAccount, ownAccounts, post, setEnd } from '../ledger/public.ts'
import { isWrittenOff } from './keeps-its-money.ts'
import type { Pass } from './lock-passes.ts'
import { accountsOf, balanceOn, endOfAccount, endOfTerm, type PassAccount } from './pass-accounts.ts'

/** A use of a pass: the day and minute of play, how long, and the line of the place that it pays for. */
export interface Use {
  readonly day: Day
  readonly minute: number
  /** Minutes of play. */
  readonly duracion: number
  readonly line?: number
}

/** Refuses a pass that is not valid at a moment: inactive, not begun, ended. */
export function requireGood(pass: Pass, { day, minute }: Pick<Use, 'day' | 'minute'>, zone: string) {
  if (!pass.activo) refuse('abono.inactivo')
  if (day < pass.fecha_compra) refuse('abono.aun_no_vale', {}, { fecha: formatDay(pass.fecha_compra) })
  if (pass.vence !== null && wallInstant(day, minute, zone) >= pass.vence)
    refuse('abono.caducado', {}, { fecha: formatDay(dayOf(lastInstantOf(pass.vence), zone)) })
}

/** The account for a use on a day, and the transfers that fill it first for an unused week. */
async function accountFor(call: MoneyContext, pass: Pass, own: readonly PassAccount[], day: Day) {
  if (passMode(pass) !== passModes.weekly) return { account: own[0]!.id_reg_cuenta, filling: [] }
  const { desde } = periodOf(pass, day)
  const week = own.find((one) => one.desde === desde)
  if (week) return { account: week.id_reg_cuenta, filling: [] }
  const { id_mst_socios, id_reg_abonos } = pass
  const vence = endOfAccount(pass, desde, call.club.zone)
  const id_reg_cuenta = await openAccount(call.tx, { clase: 'abono', unidad: units.uses, id_mst_socios, id_reg_abonos, desde, vence })
  const filled = {
    debe: issuedAccounts[units.uses],
    haber: id_reg_cuenta,
    importe: pass.num_reservas,
    unidad: units.uses,
    motivo: 'bono' as const,
  }
  return { account: id_reg_cuenta, filling: [filled] }
}

/** Refuses a pass whose money went back, or whose line, or the rest of it, was written off; an unpaid line keeps it valid. */
export async function requireItsMoney(tx: Tx, { id_reg_factura }: Pick<Pass, 'id_reg_factura'>) {
  if (id_reg_factura === null) return
  const line = await tx
    .selectFrom('factura as l')
    .select(['l.id_reg_factura_anulacion', isWrittenOff.as('perdonada')])
    .where('id_reg_factura', '=', id_reg_factura)
    .executeTakeFirst()
  if (!line) return
  if (line.id_reg_factura_anulacion !== null) refuse('abono.devuelto')
  if (line.perdonada) refuse('abono.perdonado')
}

/** Refuses a pass that is not valid at that time, or has not enough balance for that day. */
export async function requireUsable({ tx, club }: Pick<Call<unknown>, 'tx' | 'club'>, pass: Pass, use: Use) {
  await requireItsMoney(tx, pass)
  requireLeft(pass, await accountsOf(tx, [pass.id_reg_abonos]), use, club.zone)
}

/** The same of a pass with the given balances. */
export function requireLeft(pass: Pass, own: readonly PassAccount[], use: Use, zone: string) {
  requireGood(pass, use, zone)
  const left = balanceOn(pass, own, use.day)
  const needed = amountOfUse(pass, use.duracion)
  if (left !== null && left < needed) refuse('abono.sin_saldo', {}, { quedan: amountText(pass, left), falta: amountText(pass, needed) })
}

/** Takes one use of a locked pass, or the minutes of play; refuses more than the balance on that day. Returns the updated pass. */
export async function takeUse(call: MoneyContext, pass: Pass, use: Use): Promise<Pass> {
  const { tx, note } = call
  await requireUsable(call, pass, use)
  const own = await accountsOf(tx, [pass.id_reg_abonos])
  const importe = amountOfUse(pass, use.duracion)
  const unidad = unitOfPass(pass)
  const { account, filling } = await accountFor(call, pass, own, use.day)
  const taken = {
    debe: account,
    haber: consumedAccounts[unidad],
    importe,
    unidad,
    motivo: 'uso' as const,
    id_reg_factura: use.line ?? null,
  }
  note('libro_asiento', null, await post({ ...call, today: use.day }, [...filling, taken]))
  return withTerm(call, pass)
}

/** Uses of passes that are not reverted, each with its pass and amount. */
export const usesLeft = (tx: Tx) =>
  tx
    .selectFrom('libro_asiento as a')
    .innerJoin('libro_cuenta as c', 'c.id_reg_cuenta', 'a.debe')
    .select(['a.id_reg_asiento', 'a.id_reg_factura', 'a.debe', 'a.haber', 'a.unidad', 'a.importe', 'a.dia', 'c.id_reg_abonos'])
    .where('a.motivo', '=', 'uso')
    .where('a.debe', '>=', ownAccounts) // only for speed
    .where('a.devuelto', '=', 0)
type UseLeft = Awaited<ReturnType<ReturnType<typeof usesLeft>['execute']>>[number]

/** Reverts uses of locked passes: the amounts are returned. */
export async function revertUses(call: Call<unknown>, passes: ReadonlyMap<number, Pass>, uses: readonly UseLeft[]) {
  const back = uses.map(({ id_reg_asiento, debe, haber, unidad, importe, id_reg_factura }) => ({
    ...{ debe: haber, haber: debe, unidad, importe, id_reg_factura },
    motivo: 'uso_devuelto' as const,
    revierte: id_reg_asiento,
  }))
  // amounts returned to a pass deleted meanwhile follow its expired remainder
  const gone = uses.flatMap(({ id_reg_abonos, debe, unidad, importe }) => {
    const pass = passes.get(id_reg_abonos ?? 0)
    const isLost = pass?.fecha_baja && passMode(pass) !== passModes.unlimited && unidad !== units.cents && unidad !== units.pieces
    return isLost ? [{ debe, haber: issuedAccounts[unidad], unidad, importe, motivo: 'bono_baja' as const }] : []
  })
  call.note('libro_asiento', null, await post(call, [...back, ...gone]))
  for (const pass of passes.values()) await withTerm(call, pass)
}

/** A pass that counts from its first use begins with the first one there is, and ends accordingly; without one neither is known. */
async function withTerm(call: MoneyContext, pass: Pass): Promise<Pass> {
  if (pass.tipo_caducidad !== 2) return pass
  const term = await termFromUses(call, pass, [])
  return term.fecha_inicio === pass.fecha_inicio ? pass : setTerm(call, pass, term)
}

/** Start and end of a pass that counts from its first use, ignoring uses on these lines; null without one. */
export async function termFromUses(
  { tx, club }: Pick<Call<unknown>, 'tx' | 'club'>,
  pass: Pass,
  except: readonly number[],
): Promise<Pick<Pass, 'fecha_inicio' | 'vence'>> {
  const first = await usesLeft(tx)
    .leftJoin('factura as f', 'f.id_reg_factura', 'a.id_reg_factura')
    .leftJoin('reserva as r', 'r.id_reg_reserva', 'f.id_reg_reserva')
    .select('r.hora_ini')
    .where('c.id_reg_abonos', '=', pass.id_reg_abonos)
    .where((eb) => eb.or([eb('a.id_reg_factura', 'is', null), eb('a.id_reg_factura', 'not in', [0, ...except])]))
    .orderBy('a.dia')
    .orderBy(sql`coalesce(r.hora_ini, 0)`)
    .limit(1)
    .executeTakeFirst()
  const begins = first && { day: first.dia, at: wallInstant(first.dia, first.hora_ini ?? 0, club.zone) }
  return { fecha_inicio: begins?.day ?? null, vence: begins ? endOfTerm(pass, begins, club.zone) : null }
}

/** Sets start and end of a locked pass and of its accounts. The expired balance of a pass that is valid again is returned. */
async function setTerm(
  call: MoneyContext,
  pass: Pass,
  term: Partial<Pick<Pass, 'fecha_inicio' | 'vence' | 'tipo_caducidad'>>,
): Promise<Pass> {
  const { tx, club, now, note } = call
  const after = await tx
    .updateTable('abono')
    .set(term)
    .where('id_reg_abonos', '=', pass.id_reg_abonos)
    .returningAll()
    .executeTakeFirstOrThrow()
  note('abono', pass, after)
  const alive: number[] = []
  for (const { id_reg_cuenta, desde } of await accountsOf(tx, [pass.id_reg_abonos])) {
    const vence = endOfAccount(after, desde, club.zone)
    if (vence === null || vence > now) alive.push(id_reg_cuenta)
    await setEnd(tx, id_reg_cuenta, vence)
  }
  await reviveExpired(call, alive)
  return after
}

/** Sets a chosen end of a locked pass, or none: it no longer counts from the first use. */
export const setEndOfPass = (call: MoneyContext, pass: Pass, vence: Date | null) =>
  setTerm(call, pass, { fecha_inicio: pass.fecha_inicio ?? pass.fecha_compra, vence, tipo_caducidad: vence === null ? 0 : 1 })

async function reviveExpired(call: MoneyContext, accounts: readonly number[]) {
  if (accounts.length === 0) return
  const over = await call.tx
    .selectFrom('libro_asiento')
    .select(['id_reg_asiento', 'debe', 'haber', 'unidad', 'importe'])
    .where('debe', 'in', accounts)
    .where('debe', '>=', ownAccounts) // only for speed
    .where('motivo', '=', 'bono_caduca')
    .where('devuelto', '=', 0)
    .orderBy('id_reg_asiento')
    .execute()
  const back = over.map(({ id_reg_asiento, debe, haber, unidad, importe }) => ({
    ...{ debe: haber, haber: debe, unidad, importe, revierte: id_reg_asiento },
    motivo: 'bono_caduca' as const,
  }))
  call.note('libro_asiento', null, await post(call, back))
}
