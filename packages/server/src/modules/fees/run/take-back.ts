import { recheckVersion } from '../../../kit/database/cached.ts'
import { isOneOf, type Tx } from '../../../kit/database/database.ts'
import { lockLines, removeLines } from '../../invoices/public.ts'
import { digestOf, inSlices, runKind, type Slice, sliceRows } from '../../runs/public.ts'
import { lockHoldings } from '../holdings.ts'
import { dueAgain } from '../reschedule.ts'
import { saveSchedules } from '../save-holdings.ts'
import { allFees } from '../terms.ts'
import { incomesOf } from './due-fees.ts'
import { byFate, mayGo, periodFates } from './fates.ts'
import { lockFeeRun } from './raise.ts'
import { sumOf } from './sums.ts'

interface Rest {
  /** Number of the run of fees, and the last member's fee done. */
  readonly id: number
  readonly ultima: number
  readonly con_cambiadas: boolean
}
/** Long run that takes a run of fees back. */
export const takeBackRun = runKind<Rest>('fees.take-back', 'invoices')

const periodsOf = (tx: Tx, id: number, incomes: readonly number[] | null) =>
  periodFates(tx, incomes)
    .where('p.id_reg_cuota_proceso', '=', id)
    .where('p.retirado', '=', false)
    .orderBy('p.id_reg_socios_cuotas')
    .orderBy('p.k')

/** Periods that go when a run is taken back, with the days of their lines; sums of those that stay, by reason; the fingerprint. */
export async function takeBackPlan(
  tx: Tx,
  id: number,
  { con_cambiadas, incomes }: { con_cambiadas: boolean; incomes: readonly number[] | null },
) {
  const all = await periodsOf(tx, id, incomes).execute()
  const goes = all.filter((one) => mayGo(one, con_cambiadas))
  return {
    periodos: goes.length,
    dias: [...new Set(goes.map(({ fecha_creacion }) => fecha_creacion))],
    retirar: sumOf(goes),
    quedan: byFate(all.filter((one) => !mayGo(one, con_cambiadas))),
    huella: digestOf(goes.map(({ id_reg_cuota_periodo, importe }) => [id_reg_cuota_periodo, importe])),
  }
}

/** Next members' fees of a run's periods. */
async function nextHoldings(tx: Tx, { id, ultima }: Rest): Promise<number[]> {
  const rows = await tx
    .selectFrom('cuota_periodo')
    .select('id_reg_socios_cuotas')
    .distinct()
    .where('id_reg_cuota_proceso', '=', id)
    .where('id_reg_socios_cuotas', '>', ultima)
    .where('retirado', '=', false)
    .orderBy('id_reg_socios_cuotas')
    .limit(sliceRows)
    .execute()
  return rows.map((row) => row.id_reg_socios_cuotas)
}

/**
 * One slice of taking a run back: members' fees are locked, then lines, then all is read again, since another desk may have been first. Lines that
 * stay keep their periods.
 */
async function takeBackSlice(slice: Slice<Rest>) {
  const { tx, datos, user, today, note } = slice
  await lockFeeRun(tx, datos.id)
  const ids = await nextHoldings(tx, datos)
  const rows = await lockHoldings(tx, ids)
  recheckVersion(tx)
  const named = await tx
    .selectFrom('cuota_periodo')
    .select('id_reg_factura')
    .where('id_reg_cuota_proceso', '=', datos.id)
    .where(isOneOf('id_reg_socios_cuotas', ids))
    .where('retirado', '=', false)
    .execute()
  const lines = await lockLines(
    tx,
    named.flatMap((one) => one.id_reg_factura ?? []),
  )
  const seen = await periodsOf(tx, datos.id, await incomesOf(tx, user))
    .where(isOneOf('p.id_reg_socios_cuotas', ids))
    .execute()
  const goes = seen.filter((one) => mayGo(one, datos.con_cambiadas))
  if (goes.length > 0) {
    await tx
      .updateTable('cuota_periodo')
      .set({ retirado: true, con_su_proceso: true, id_reg_factura: null })
      .where(
        isOneOf(
          'id_reg_cuota_periodo',
          goes.map((one) => one.id_reg_cuota_periodo),
        ),
      )
      .execute()
    const gone = new Set(goes.map((one) => one.id_reg_factura))
    await removeLines(
      tx,
      lines.filter((line) => gone.has(line.id_reg_factura)),
      today,
    )
    const noted = goes.flatMap(({ id_reg_factura, importe }) => (id_reg_factura ? [{ id_reg_factura, importe }] : []))
    note('factura', noted, null)
    const fees = await allFees(tx)
    const first = Map.groupBy(goes, (one) => one.id_reg_socios_cuotas)
    await saveSchedules(
      tx,
      rows.flatMap((row) => {
        const own = first.get(row.id_reg_socios_cuotas)
        return own ? [{ ...row, ...dueAgain(fees.get(row.id_cuota)!, row, own[0]!) }] : []
      }),
    )
    const { lineas, importe } = sumOf(goes)
    await tx
      .updateTable('cuota_proceso')
      .set((eb) => ({ retiradas: eb('retiradas', '+', lineas), importe_retirado: eb('importe_retirado', '+', importe) }))
      .where('id_reg_cuota_proceso', '=', datos.id)
      .execute()
  }
  const isLast = ids.length < sliceRows
  return { hechos: goes.length, isLast, ...(!isLast && { datos: { ...datos, ultima: ids.at(-1)! } }) }
}
export const takeBackSlices = inSlices(takeBackRun, takeBackSlice)
