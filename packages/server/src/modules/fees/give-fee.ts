import type { Day } from '@app/contract/values/day'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import type { User } from '../../kit/http/user.ts'
import { requireAllowedIncome } from '../income-types/public.ts'
import { insertHoldings, removeUnraised } from './change-holding.ts'
import { lastsUntil, lockHoldings } from './holdings.ts'
import { newHolding } from './new-holding.ts'
import type { HoldingCall } from './places/follow-course.ts'
import { feeWithType } from './terms.ts'

/** Members that have a fee, of no course, on a day or later. Refuses an unknown fee, and one of an income type that the user is not allowed. */
export async function holdersOf(
  tx: Tx,
  { ids, id_cuota, from, user }: { readonly ids: readonly number[]; readonly id_cuota: number; readonly from: Day; readonly user: User },
): Promise<ReadonlySet<number>> {
  await requireAllowedIncome(tx, user, [await feeWithType(tx, id_cuota)])
  const rows = await tx
    .selectFrom('socios_cuotas')
    .select('id_mst_socios')
    .where('id_cuota', '=', id_cuota)
    .where('id_mst_curso', 'is', null)
    .where(isOneOf('id_mst_socios', ids))
    .where(lastsUntil(from))
    .execute()
  return new Set(rows.map((row) => row.id_mst_socios))
}

/** Gives a fee to members without it, from a day on; returns the numbers of their fees in the order of the members. */
export async function giveFeeTo(
  call: HoldingCall,
  ids: readonly number[],
  { id_cuota, from }: { readonly id_cuota: number; readonly from: Day },
): Promise<number[]> {
  const fee = await feeWithType(call.tx, id_cuota)
  const given = { fecha_inicio_cuota: from, date_create: call.today }
  const made = await insertHoldings(
    call,
    ids.map((id_mst_socios) => newHolding(fee, { id_mst_socios, ...given }, null)),
  )
  return made.map((row) => row.id_reg_socios_cuotas)
}

/** Takes members' fees without raised periods back; returns the number of the others, which stay. */
export async function takeFees(call: HoldingCall, ids: readonly number[]): Promise<number> {
  let kept = 0
  for (const row of await lockHoldings(call.tx, ids)) if (!(await removeUnraised(call, row))) kept += 1
  return kept
}
