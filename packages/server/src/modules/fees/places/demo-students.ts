import { addDays, addMonths, type Day, startOfMonth } from '@app/contract/values/day'
import type { Tx } from '../../../kit/database/database.ts'
import { newHolding } from '../new-holding.ts'
import { afterPause } from '../reschedule.ts'
import { feeWithType } from '../terms.ts'

interface DemoCourse {
  readonly id_mst_curso: number
  readonly id_cuota: number
  readonly inside: readonly number[]
  readonly waiting: readonly number[]
}
/** Students of a course of the demo club and of its classes: what was due until today was charged before. */
export async function demoStudents(tx: Tx, { id_mst_curso, id_cuota, inside, waiting }: DemoCourse, today: Day) {
  const fee = await feeWithType(tx, id_cuota)
  const month = startOfMonth(today)
  const rows = [...inside, ...waiting].map((id_mst_socios, at) => {
    const espera = at >= inside.length
    const from = espera ? addDays(today, -10) : addMonths(month, -(at % 6) - 1)
    const given = { id_mst_socios, id_mst_curso, espera, clases_desde: from, fecha_inicio_cuota: from, date_create: from }
    const row = newHolding(fee, given, null)
    const { id_reg_socios_cuotas: _none, ...held } = { ...row, ...afterPause(fee, row, from, today) }
    return held
  })
  if (rows.length > 0) await tx.insertInto('socios_cuotas').values(rows).execute()
}
