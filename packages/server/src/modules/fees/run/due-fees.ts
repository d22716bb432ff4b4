import { mainCompany } from '@app/contract/company/company'
import { duePeriods } from '@app/contract/fees/due-periods'
import type { FeeRunFilter } from '@app/contract/fees/fee-period'
import { nextOf, periodOf } from '@app/contract/fees/fee-periods'
import type { leftOut } from '@app/contract/fees/fee-runs'
import type { FeeAmount, FeePeriod, HeldFee } from '@app/contract/fees/fee-terms'
import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import { isOneOf, type Tx } from '../../../kit/database/database.ts'
import type { User } from '../../../kit/http/user.ts'
import { incomesSeenBy } from '../../income-types/public.ts'
import { type Amounts, amountsOf } from '../amounts.ts'
import { heldOf, holdingsFrom, termsFor } from '../holdings.ts'
import { allFees } from '../terms.ts'

/** Question of a run: its day, the part of the fees, and the income types that its user sees; null is all. */
export interface Asked extends FeeRunFilter {
  readonly hasta: Day
  readonly incomes: readonly number[] | null
}
export type LeftOut = (typeof leftOut)[number]

/** Income types that the user of a run sees; the club's own runs see all. */
export const incomesOf = async (tx: Tx, user: User | null) => (user === null ? null : await incomesSeenBy(tx, user))

/** Fees of a run's filter, by number. */
async function feesOf(tx: Tx, { id_mst_empresas, id_mst_tipocuotas, id_mst_cuotas, incomes }: Asked): Promise<number[]> {
  const isWanted = (wanted: number | null | undefined, value: number) => !wanted || wanted === value
  return [...(await allFees(tx)).values()].flatMap((one) => {
    const isIn =
      isWanted(id_mst_empresas, one.id_mst_empresas ?? mainCompany) &&
      isWanted(id_mst_tipocuotas, one.id_mst_tipocuotas) &&
      isWanted(id_mst_cuotas, one.id_mst_cuotas) &&
      (incomes === null || incomes.includes(one.id_mst_tipoingreso))
    return isIn ? one.id_mst_cuotas : []
  })
}
/** Condition of a run's filter on members' fees. */
export async function inRun(tx: Tx, asked: Asked) {
  const group = asked.id_mst_curso_grupo
  const ofFees = isOneOf('h.id_cuota', await feesOf(tx, asked))
  if (!group) return ofFees
  const courses = await tx.selectFrom('cursos').select('id_mst_curso').where('id_mst_curso_grupo', '=', group).execute()
  return sql<boolean>`${ofFees} and ${isOneOf(
    'h.id_mst_curso',
    courses.map((one) => one.id_mst_curso),
  )}`
}

/** Members' fees of a run's filter, with their last raised period. */
export const feesInRun = async (tx: Tx, asked: Asked) =>
  holdingsFrom(tx)
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
    .where(await inRun(tx, asked))
export type RunFee = Awaited<ReturnType<Awaited<ReturnType<typeof feesInRun>>['execute']>>[number]

/** Those of them that are due on the run's day. */
export const dueInRun = async (tx: Tx, asked: Asked) => (await feesInRun(tx, asked)).where('h.fecha_proxima', '<=', asked.hasta)

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
