import type { membersWithFee } from '@app/contract/fees/member-fees'
import type { OutputOf } from '@app/contract/kit/action'
import { isOneOf } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import type { Call } from '../../kit/http/serve.ts'
import { incomesSeenBy, inIncomes } from '../income-types/public.ts'
import { type Amounts, amountsOf } from './amounts.ts'
import { comingOf } from './explained-periods.ts'
import { type Holding, holdingsFrom } from './holdings.ts'

export type MemberFeeRow = OutputOf<typeof membersWithFee>[number]
type Reading = Pick<Call<unknown>, 'tx' | 'user'>

/** Members' fees that the user sees, in the order of members' names. */
export async function seenHoldings({ tx, user }: Reading) {
  return holdingsFrom(tx)
    .innerJoin('cuotas as c', 'c.id_mst_cuotas', 'h.id_cuota')
    .where(inIncomes('c.id_mst_tipoingreso', await incomesSeenBy(tx, user)))
    .orderBy('s.apellidos')
    .orderBy('s.nombre')
    .orderBy('h.id_reg_socios_cuotas')
}

/** Unpaid cents of the lines of members' fees, and their number of raised periods, by member's fee. */
async function moneyOf({ tx }: Pick<Reading, 'tx'>, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('cuota_periodo as p')
    .leftJoin('factura as f', (join) =>
      join.onRef('f.id_reg_factura', '=', 'p.id_reg_factura').on('f.fecha_baja', 'is', null).on('f.fecha_pago', 'is', null),
    )
    .select((eb) => [
      'p.id_reg_socios_cuotas',
      eb.fn.countAll<number>().as('periodos'),
      eb.fn.sum<string | null>(eb(eb('f.precio', '*', eb.ref('f.cantidad')), '-', eb.ref('f.pagado'))).as('pendiente'),
    ])
    .where(isOneOf('p.id_reg_socios_cuotas', ids))
    .where('p.retirado', '=', false)
    .groupBy('p.id_reg_socios_cuotas')
    .execute()
  return new Map(rows.map((one) => [one.id_reg_socios_cuotas, one]))
}

/** The next amount of a member's fee as shown, or the reason for which none is raised. */
function nextAmount(amounts: Amounts, row: Holding): Pick<MemberFeeRow, 'siguiente' | 'no_se_genera'> {
  const next = amounts.of(row, row.siguiente)
  if ('motivo' in next) return { siguiente: null, no_se_genera: next.motivo }
  if (row.fecha_proxima === null) return { siguiente: null, no_se_genera: 'terminada' }
  return { siguiente: comingOf(next, row.fecha_proxima), no_se_genera: null }
}

/** Next amounts and debts of members' fees, by number. */
export async function nextAndUnpaid(call: Pick<Reading, 'tx'>, rows: readonly Holding[]) {
  if (rows.length === 0) return new Map<number, Pick<MemberFeeRow, 'siguiente' | 'no_se_genera' | 'pendiente'>>()
  const amounts = await amountsOf(call.tx, rows)
  const money = await moneyOf(
    call,
    rows.map((row) => row.id_reg_socios_cuotas),
  )
  const ofRow = (row: Holding) => ({
    ...nextAmount(amounts, row),
    pendiente: Number(money.get(row.id_reg_socios_cuotas)?.pendiente ?? 0),
  })
  return new Map(rows.map((row) => [row.id_reg_socios_cuotas, ofRow(row)]))
}

/** Members' fees as shown, with their next amounts and debts. */
export async function asRows(call: Reading, rows: readonly Holding[]): Promise<MemberFeeRow[]> {
  if (rows.length === 0) return []
  const amounts = await amountsOf(call.tx, rows)
  const money = await moneyOf(
    call,
    rows.map((row) => row.id_reg_socios_cuotas),
  )
  return rows.map(
    ({ ancla: _a, siguiente: _s, desde_cambio: _c, fecha_baja: _b, curso_activo: _k, id_mst_curso_grupo: _g, ...row }, at) => {
      const own = money.get(row.id_reg_socios_cuotas)
      const fee = amounts.fee(rows[at]!)
      return {
        ...row,
        id: row.id_reg_socios_cuotas,
        desc_cuota: fee.desc_cuota,
        precio: fee.precio,
        pendiente: Number(own?.pendiente ?? 0),
        generada: own !== undefined,
        ...nextAmount(amounts, rows[at]!),
      }
    },
  )
}

/** One member's fee as shown. */
export async function rowOf(call: Reading, id: number): Promise<MemberFeeRow> {
  const found = await (await seenHoldings(call)).where('h.id_reg_socios_cuotas', '=', id).execute()
  const [row] = await asRows(call, found)
  return row ?? refuse('msg.not_found')
}
