import { periodOf } from '@app/contract/fees/fee-periods'
import type { previewFeeRun } from '@app/contract/fees/fee-runs'
import type { OutputOf } from '@app/contract/kit/action'
import { addMonths, type Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import { type Amounts, amountsOf } from '../amounts.ts'
import { heldOf, termsFor } from '../holdings.ts'
import { type Asked, feesInRun, type Judged, type LeftOut, type RunFee } from './due-fees.ts'

export type OutRow = OutputOf<typeof previewFeeRun>['fuera'][number]

/** Reasons that look like a slip. */
const slips: readonly LeftOut[] = ['inactiva', 'curso_inactivo', 'de_baja']

/** Day on which a fee that went on would be raised after its last period. */
const naturalDay = (amounts: Amounts, row: RunFee): Day =>
  periodOf(termsFor(amounts.fee(row), row), { ...heldOf(row, false), fecha_fin_cuota: null }, row.ultimo_k! + 1).generar

/** Amount of the last period, if the one after it would be of the month up to a day. */
const amountBefore = (amounts: Amounts, row: RunFee, hasta: Day): number | null => {
  if (row.ultimo_k === null) return null
  const day = naturalDay(amounts, row)
  return day > addMonths(hasta, -1) && day <= hasta ? row.ultimo_importe : null
}

const asOut = (amounts: Amounts, row: RunFee, motivo: LeftOut, { dia, antes }: Pick<OutRow, 'dia' | 'antes'>): OutRow => ({
  id_reg_socios_cuotas: row.id_reg_socios_cuotas,
  id_mst_socios: row.id_mst_socios,
  nombre_completo: row.nombre_completo,
  id_mst_cuotas: row.id_cuota,
  desc_cuota: amounts.fee(row).desc_cuota,
  id_mst_curso: row.id_mst_curso,
  desc_curso: row.desc_curso,
  ...{ motivo, dia, antes },
  descuido: slips.includes(motivo) && row.fecha_proxima !== null,
})

/** Those that are due and left out: waiting, inactive, left, taken out. */
export const outOfDue = (amounts: Amounts, judged: readonly Judged[], hasta: Day) =>
  judged.flatMap(({ row, motivo }) => {
    if (motivo === null) return []
    const days: Partial<Record<LeftOut, Day | null>> = {
      espera: row.fecha_inicio_cuota,
      inactiva: amounts.fee(row).inactiva_desde,
      de_baja: row.fecha_baja,
    }
    return [{ row, out: asOut(amounts, row, motivo, { dia: days[motivo] ?? null, antes: amountBefore(amounts, row, hasta) }) }]
  })

/** Those that paid the last period and are not due: ended, left, moved to a later day; and those that begin in the month after. */
export async function notDue(tx: Tx, asked: Asked) {
  const { hasta } = asked
  const rows = await (await feesInRun(tx, asked))
    .where((eb) => eb.or([eb('h.fecha_proxima', 'is', null), eb('h.fecha_proxima', '>', hasta)]))
    .where(
      sql<boolean>`case when u.k is null
        then not h.espera and h.fecha_inicio_cuota > ${hasta} and h.fecha_inicio_cuota <= ${addMonths(hasta, 1)}
        else u.hasta <= ${hasta} and (h.fecha_fin_cuota is null or h.fecha_fin_cuota >= ${addMonths(hasta, -13)}) end`,
    )
    .execute()
  const amounts = await amountsOf(tx, rows)
  const found = rows.flatMap((row) => {
    const antes = amountBefore(amounts, row, hasta)
    if (row.ultimo_k !== null && antes === null) return []
    const motivo = row.fecha_proxima !== null ? 'empieza_despues' : row.fecha_baja !== null ? 'de_baja' : 'termina_antes'
    const days = { empieza_despues: row.fecha_proxima, de_baja: row.fecha_baja, termina_antes: row.fecha_fin_cuota }
    return [{ row, out: asOut(amounts, row, motivo, { dia: days[motivo], antes }) }]
  })
  return { amounts, found }
}
