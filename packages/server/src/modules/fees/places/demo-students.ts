import { addDays, addMonths, startOfMonth } from '@app/contract/values/day'
import { after } from '../../../kit/clock.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { Demo } from '../../../kit/demo.ts'
import { newHolding } from '../new-holding.ts'
import { afterPause } from '../reschedule.ts'
import { feeWithType } from '../terms.ts'

interface DemoCourse {
  readonly id_mst_curso: number
  readonly id_cuota: number
  readonly inside: readonly number[]
  readonly waiting: readonly number[]
  /** The first student leaves soon, and the first that waits has the offer of the place. */
  readonly isOffered: boolean
}
/** Days until that student leaves, and hours of the offer. */
const [daysLeft, offerHours] = [10, 24]

/** Students of a course of the demo club and of its classes: what was due until today was charged before. */
export async function demoStudents(
  tx: Tx,
  { id_mst_curso, id_cuota, inside, waiting, isOffered }: DemoCourse,
  { today, now }: Pick<Demo, 'today' | 'now'>,
) {
  const fee = await feeWithType(tx, id_cuota)
  const month = startOfMonth(today)
  const rows = [...inside, ...waiting].map((id_mst_socios, at) => {
    const espera = at >= inside.length
    const from = espera ? addDays(today, -10) : addMonths(month, -(at % 6) - 1)
    const fecha_fin_cuota = isOffered && at === 0 ? addDays(today, daysLeft) : null
    const given = { id_mst_socios, id_mst_curso, espera, clases_desde: from, fecha_inicio_cuota: from, fecha_fin_cuota, date_create: from }
    const row = newHolding(fee, given, null)
    const { id_reg_socios_cuotas: _none, ...held } = { ...row, ...afterPause(fee, row, from, today) }
    return held
  })
  if (rows.length === 0) return
  const made = await tx.insertInto('socios_cuotas').values(rows).returning(['id_reg_socios_cuotas', 'id_mst_socios']).execute()
  if (!isOffered) return
  const { id_reg_curso_plaza } = await tx
    .insertInto('curso_plaza')
    .values({
      id_mst_curso,
      desde: addDays(today, daysLeft + 1),
      id_reg_socios_cuotas: made[0]!.id_reg_socios_cuotas,
      ofrecer: true,
      fecha_creacion: now,
    })
    .returning('id_reg_curso_plaza')
    .executeTakeFirstOrThrow()
  const caduca = after(now, offerHours * 3600)
  await tx
    .insertInto('curso_oferta')
    .values({ ...made[inside.length]!, id_reg_curso_plaza, caduca, huella: null, fecha_creacion: now })
    .execute()
}
