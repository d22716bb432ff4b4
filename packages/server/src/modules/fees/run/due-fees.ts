import { mainCompany } from '@app/contract/company/company'
import { duePeriods } from '@app/contract/fees/due-periods'
import type { FeeRunFilter } from '@app/contract/fees/fee-period'
import { nextOf, periodOf } from '@app/contract/fees/fee-periods'
import type { leftOut } from '@app/contract/fees/fee-runs'
import type { FeeAmount, FeePeriod, HeldFee } from '@app/contract/fees/fee-terms'
import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Tx } from '../../../kit/database/database.ts'
import type { User } from '../../../kit/http/user.ts'
import { incomesSeenBy, inIncomes } from '../../income-types/public.ts'
import { type Amounts, amountsOf } from '../amounts.ts'
import { heldOf, holdingsFrom, isOneOf, termsFor } from '../holdings.ts'

/** Question of a run: its day, the part of the fees, and the income types that its user sees; null is all. */
export interface Asked extends FeeRunFilter {
  readonly hasta: Day
  readonly incomes: readonly number[] | null
}
export type LeftOut = (typeof leftOut)[number]

/** Income types that the user of a run sees; the club's own runs see all. */
export const incomesOf = async (tx: Tx, user: User | null) => (user === null ? null : await incomesSeenBy(tx, user))

/** Members' fees of a run's filter, with their fees and their last raised period. */
export const feesInRun = (tx: Tx, { id_mst_empresas, id_mst_tipocuotas, id_mst_cuotas, id_mst_curso_grupo, incomes }: Asked) =>
  holdingsFrom(tx)
    .innerJoin('cuotas as c', 'c.id_mst_cuotas', 'h.id_cuota')
    .leftJoinLateral(
      (db) =>
        db
          .selectFrom('cuota_periodo as p')
          .select(['p.k', 'p.hasta', 'p.importe', 'p.id_reg_factura'])
          .whereRef('p.id_reg_socios_cuotas', '=', 'h.id_reg_socios_cuotas')
          .where('p.retirado', '=', false)
          .orderBy('p.k', 'desc')
          .limit(1)
          .as('u'),
      (join) => join.onTrue(),
    )
    .select(['u.k as ultimo_k', 'u.hasta as ultimo_hasta', 'u.importe as ultimo_importe', 'u.id_reg_factura as ultima_factura'])
    .where(inIncomes('c.id_mst_tipoingreso', incomes))
    .$if(!!id_mst_empresas, (q) => q.where(sql<boolean>`coalesce(c.id_mst_empresas, ${mainCompany}) = ${id_mst_empresas}`))
    .$if(!!id_mst_tipocuotas, (q) => q.where('c.id_mst_tipocuotas', '=', id_mst_tipocuotas!))
    .$if(!!id_mst_cuotas, (q) => q.where('c.id_mst_cuotas', '=', id_mst_cuotas!))
    .$if(!!id_mst_curso_grupo, (q) => q.where('k.id_mst_curso_grupo', '=', id_mst_curso_grupo!))
export type RunFee = Awaited<ReturnType<ReturnType<typeof feesInRun>['execute']>>[number]

/** Those of them that are due on the run's day. */
export const dueInRun = (tx: Tx, asked: Asked) => feesInRun(tx, asked).where('h.fecha_proxima', '<=', asked.hasta)

/** Period to be raised, with its amount and its place among those of the same member's fee. */
export interface Due {
  readonly row: RunFee
  readonly amount: FeeAmount
  /** Day on which it is due, computed or typed. */
  readonly generar: Day
  readonly n: number
  readonly de: number
}
/** Periods of a member's fee that are due, and what comes after them; the reason if it is left out. */
export interface Judged {
  readonly row: RunFee
  readonly due: readonly Due[]
  readonly motivo: LeftOut | null
  readonly next: Pick<HeldFee, 'siguiente' | 'fecha_proxima'>
}

type Taken = Pick<FeePeriod, 'k' | 'desde' | 'hasta'>
const isTaken = (taken: readonly Taken[], { k, desde, hasta }: FeePeriod) =>
  taken.some((one) => one.k === k || (one.desde < hasta && desde < one.hasta))

/** Raised periods of members' fees that have some at or after their next one, by member's fee. */
async function takenBy(tx: Tx, amounts: Amounts, rows: readonly RunFee[]): Promise<ReadonlyMap<number, Taken[]>> {
  const behind = rows.filter(
    (row) =>
      row.ultimo_k !== null &&
      (row.ultimo_k >= row.siguiente || row.ultimo_hasta! > periodOf(termsFor(amounts.fee(row), row), row, row.siguiente).desde),
  )
  if (behind.length === 0) return new Map()
  const ids = behind.map((row) => row.id_reg_socios_cuotas)
  const periods = await tx
    .selectFrom('cuota_periodo')
    .select(['id_reg_socios_cuotas', 'k', 'desde', 'hasta'])
    .where(isOneOf('id_reg_socios_cuotas', ids))
    .where('retirado', '=', false)
    .execute()
  return Map.groupBy(periods, (one) => one.id_reg_socios_cuotas)
}

/** Reason for which none of a member's due periods is raised: waiting, inactive, taken out. */
function reasonOut(amounts: Amounts, row: RunFee, first: FeePeriod | undefined, sin: ReadonlySet<number>): LeftOut | null {
  if (sin.has(row.id_reg_socios_cuotas)) return 'quitada'
  if (row.espera) return 'espera'
  if (!amounts.fee(row).activo) return 'inactiva'
  if (row.curso_activo === false) return 'curso_inactivo'
  return first && row.fecha_baja !== null && row.fecha_baja < first.desde ? 'de_baja' : null
}

/** Periods of one member's fee that are due: raised days and those after its member left are passed over. */
function judge(amounts: Amounts, row: RunFee, hasta: Day, { taken, sin }: { taken: readonly Taken[]; sin: ReadonlySet<number> }): Judged {
  const terms = termsFor(amounts.fee(row), row)
  const held = heldOf(row, false)
  const all = duePeriods(terms, held, hasta)
  const motivo = reasonOut(amounts, row, all[0], sin)
  if (motivo !== null) return { row, due: [], motivo, next: row }
  const stays = all.filter(({ desde }) => row.fecha_baja === null || desde <= row.fecha_baja)
  const found = stays.flatMap((period) => {
    if (isTaken(taken, period)) return []
    const amount = amounts.of(row, period.k)
    return 'motivo' in amount ? [] : [{ amount, generar: period.k === row.siguiente ? row.fecha_proxima! : period.generar }]
  })
  const last = stays.at(-1)
  return {
    row,
    due: found.map((one, at) => ({ ...one, row, n: at + 1, de: found.length })),
    motivo: null,
    next: last ? nextOf(terms, held, last.k) : row,
  }
}

/** Periods that are due of members' fees, with their amounts (A-143 to A-153): one function for preview and run. */
export async function judgeFees(tx: Tx, rows: readonly RunFee[], { hasta, sin = [] }: Pick<Asked, 'hasta' | 'sin'>) {
  const amounts = await amountsOf(tx, rows)
  const taken = await takenBy(tx, amounts, rows)
  const without = new Set(sin)
  return {
    amounts,
    judged: rows.map((row) => judge(amounts, row, hasta, { taken: taken.get(row.id_reg_socios_cuotas) ?? [], sin: without })),
  }
}
