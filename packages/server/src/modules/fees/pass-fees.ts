import { addDays } from '@app/contract/values/day'
import { isOneOf, type Tx } from '../../kit/database/database.ts'
import { insertHoldings, overlapping, removeUnraised } from './change-holding.ts'
import { type Held } from './holdings.ts'
import { newHolding } from './new-holding.ts'
import type { HoldingCall } from './places/follow-course.ts'
import { feeWithType } from './terms.ts'

/** Days between a pass and the start of the fee that it brings. */
const daysAfterPass = 30

/** Gives a locked member the fee that a bought pass brings: from so many days after the purchase, unless he has it then. */
export async function giveFeeOfPass(
  call: HoldingCall,
  { id_reg_abonos, id_mst_socios, id_cuota }: { readonly id_reg_abonos: number; readonly id_mst_socios: number; readonly id_cuota: number },
) {
  const { tx, today } = call
  const fee = await feeWithType(tx, id_cuota)
  const row = newHolding(
    fee,
    { id_mst_socios, id_reg_abonos, fecha_inicio_cuota: addDays(today, daysAfterPass), frec_dias: daysAfterPass, date_create: today },
    null,
  )
  if ((await overlapping(tx, [row])).length === 0) await insertHoldings(call, [row])
}

/** The fees that passes brought, locked, before lines and members. */
export const lockFeesOfPasses = (tx: Tx, passes: readonly number[]): Promise<Held[]> =>
  tx
    .selectFrom('socios_cuotas')
    .selectAll()
    .where(isOneOf('id_reg_abonos', passes))
    .orderBy('id_reg_socios_cuotas')
    .forNoKeyUpdate()
    .execute()

/** Takes the fee of a deleted pass from its member, unless a period of it was raised. */
export async function takeFeeOfPass(call: HoldingCall, id_reg_abonos: number) {
  for (const row of await lockFeesOfPasses(call.tx, [id_reg_abonos])) await removeUnraised(call, row)
}
