import type { Day } from '@app/contract/values/day'
import { requireHoldable, saveHolding } from '../change-holding.ts'
import type { Held } from '../holdings.ts'
import { newSchedule } from '../reschedule.ts'
import { feeWithType } from '../terms.ts'
import type { HoldingCall } from './follow-course.ts'

/** Ends the waiting of a locked member's fee: it begins on a day. One whose last day was before has none. */
export async function beginWaiting(call: HoldingCall, row: Held, from: Day) {
  const fee = await feeWithType(call.tx, row.id_cuota)
  const ends = row.fecha_fin_cuota !== null && row.fecha_fin_cuota >= from
  const begun = { ...row, espera: false, fecha_inicio_cuota: from, fecha_fin_cuota: ends ? row.fecha_fin_cuota : null }
  await requireHoldable(call.tx, begun)
  await saveHolding(call, row, { ...begun, ...newSchedule(fee, begun, null) })
}
