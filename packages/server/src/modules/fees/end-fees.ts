import { periodIndexAt } from '@app/contract/fees/fee-periods'
import { addDays, type Day } from '@app/contract/values/day'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import { amountsOf } from './amounts.ts'
import { changed, removeUnraised, saveHolding } from './change-holding.ts'
import { heldOf, holdingsFrom, lockHoldings } from './holdings.ts'
import type { HoldingCall } from './places/follow-course.ts'
import { rescheduled } from './reschedule.ts'
import { allFees } from './terms.ts'

/** Members' fees of a member that would go on beyond a day, by number. */
const beyond = (tx: Tx, id_mst_socios: number, day: Day) =>
  holdingsFrom(tx)
    .where('h.id_mst_socios', '=', id_mst_socios)
    .where((eb) => eb.or([eb('h.fecha_fin_cuota', 'is', null), eb('h.fecha_fin_cuota', '>', day)]))
    .orderBy('h.id_reg_socios_cuotas')

/** Fees of a member that end on a day, with their last amounts; null where the last period is raised or none. */
export async function feesBeyond(tx: Tx, id_mst_socios: number, day: Day) {
  const rows = await beyond(tx, id_mst_socios, day).execute()
  const amounts = await amountsOf(tx, rows)
  const ends = await raisedUntil(
    tx,
    rows.map((row) => row.id_reg_socios_cuotas),
  )
  return rows.map((row) => {
    const k = periodIndexAt(amounts.fee(row), heldOf(row, false), day)
    const hasBegun = row.fecha_inicio_cuota <= day
    const amount = hasBegun && k >= row.siguiente ? amounts.of({ ...row, fecha_fin_cuota: day }, k) : null
    return {
      id_reg_socios_cuotas: row.id_reg_socios_cuotas,
      desc_cuota: amounts.fee(row).desc_cuota,
      ultima: amount && !('motivo' in amount) ? amount.importe : null,
      generada_hasta: ends.get(row.id_reg_socios_cuotas) ?? null,
    }
  })
}

/** Last raised day of members' fees. */
async function raisedUntil(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Day>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('cuota_periodo')
    .select((eb) => ['id_reg_socios_cuotas', eb.fn.max('hasta').as('hasta')])
    .where('id_reg_socios_cuotas', 'in', ids)
    .where('retirado', '=', false)
    .groupBy('id_reg_socios_cuotas')
    .execute()
  return new Map(rows.map((row) => [row.id_reg_socios_cuotas, addDays(row.hasta, -1)]))
}

/** Locks the fees of members, before lines and members. */
export async function lockFeesOf(tx: Tx, members: readonly number[]) {
  await tx
    .selectFrom('socios_cuotas')
    .select('id_reg_socios_cuotas')
    .where(isOneOf('id_mst_socios', members))
    .orderBy('id_reg_socios_cuotas')
    .forNoKeyUpdate()
    .execute()
}

/** End of a member's fee before and after it was set. */
export interface EndedFee {
  readonly id: number
  readonly antes: Day | null
  readonly fin: Day
}

/**
 * Ends the fees of a member on a day, as on leaving the club; those that end earlier are kept, what is raised stays, and what has not
 * begun goes. Returns the ended ones.
 */
export async function endFeesOf(call: HoldingCall, id_mst_socios: number, day: Day): Promise<EndedFee[]> {
  const { tx } = call
  const found = await beyond(tx, id_mst_socios, day).execute()
  const fees = await allFees(tx)
  const rows = await lockHoldings(
    tx,
    found.map((row) => row.id_reg_socios_cuotas),
  )
  const done: EndedFee[] = []
  for (const row of rows) {
    const fee = fees.get(row.id_cuota)!
    const hasBegun = row.fecha_inicio_cuota <= day
    if (!hasBegun && (await removeUnraised(call, row))) continue
    const ended = { ...row, fecha_fin_cuota: hasBegun ? day : row.fecha_inicio_cuota }
    await saveHolding(call, row, { ...ended, ...rescheduled({ fee, row }, { fee, row: ended }) })
    done.push({ id: row.id_reg_socios_cuotas, antes: row.fecha_fin_cuota, fin: ended.fecha_fin_cuota })
  }
  return done
}

/** Gives members' fees the end back that they had, where nobody has changed it since. */
export async function reopenFees(call: HoldingCall, ended: readonly EndedFee[]) {
  const { tx } = call
  const byId = new Map(ended.map((one) => [one.id, one]))
  for (const row of await lockHoldings(tx, [...byId.keys()])) {
    const { antes, fin } = byId.get(row.id_reg_socios_cuotas)!
    if (row.fecha_fin_cuota === fin) await saveHolding(call, row, await changed(tx, row, { fecha_fin_cuota: antes }))
  }
}
