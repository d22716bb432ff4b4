import { type FeeExplanation, isFeeExplanation } from '@app/contract/fees/fee-explanation'
import type { RecalculatedLine } from '@app/contract/fees/fee-period'
import { periodOf } from '@app/contract/fees/fee-periods'
import type { recalculatePreview } from '@app/contract/fees/fee-runs'
import type { FeeAmount } from '@app/contract/fees/fee-terms'
import type { OutputOf } from '@app/contract/kit/action'
import { sql } from 'kysely'
import { recheckVersion } from '../../../kit/database/cached.ts'
import { isOneOf, json, type Tx } from '../../../kit/database/database.ts'
import { refuse } from '../../../kit/http/refusal.ts'
import type { WorkCall } from '../../../kit/http/serve.ts'
import { lockLines, repriceLines } from '../../invoices/public.ts'
import { digestOf } from '../../runs/public.ts'
import { type Amounts, amountsOf } from '../amounts.ts'
import { type Holding, heldOf, holdingsFrom, lockHoldings, termsFor } from '../holdings.ts'
import { allFees } from '../terms.ts'
import { incomesOf } from './due-fees.ts'
import { type Fate, periodFates } from './fates.ts'
import { lockFeeRun } from './raise.ts'
import { type Sum, sumOf } from './sums.ts'

type Preview = OutputOf<typeof recalculatePreview>
type Kept = Preview['no_se_tocan'][number]['motivo']

/** Raised period whose line has the former price of its fee. */
interface Old {
  readonly id_reg_cuota_periodo: number
  readonly id_reg_factura: number
  readonly row: Holding
  readonly k: number
  /** Price of the fee when it was raised. */
  readonly era: number
  readonly importe: number
  readonly precio: number
  readonly explicacion: FeeExplanation
  readonly nombre_completo: string
}
/** Period whose line gets another amount. */
interface Changed extends Old {
  readonly amount: FeeAmount
}
interface Plan {
  readonly changed: readonly Changed[]
  readonly kept: readonly { readonly motivo: Kept; readonly importe: number }[]
  readonly amounts: Amounts
}

const keptFor: Partial<Record<Fate, Kept>> = {
  ...{ cobrada: 'cobrada', en_maquina: 'cobrada', facturada: 'facturada', en_recibo: 'en_recibo', cambiada: 'cambiada' },
}
const basePrice = ({ partes }: FeeExplanation) => partes.find((one) => one.paso === 'precio')?.importe ?? 0

/** Raised periods that go on today, with their lines: of some fees, or all that the user sees. */
const currentPeriods = async ({ tx, user, today }: Pick<WorkCall, 'tx' | 'user' | 'today'>, cuotas: readonly number[]) =>
  periodFates(tx, await incomesOf(tx, user))
    .select(['h.id_cuota', 'f.precio', 'f.explicacion'])
    .where('p.retirado', '=', false)
    .where('p.id_reg_factura', 'is not', null)
    .where('p.hasta', '>', today)
    .$if(cuotas.length > 0, (q) => q.where(isOneOf('h.id_cuota', cuotas)))
    .orderBy('p.id_reg_cuota_periodo')

/** Lines that the new prices of their fees change, and those that stay as they are, by reason. */
async function planOf(call: Pick<WorkCall, 'tx' | 'user' | 'today'>, cuotas: readonly number[]): Promise<Plan> {
  const { tx } = call
  const fees = await allFees(tx)
  const periods = (await (await currentPeriods(call, cuotas)).execute()).flatMap(({ explicacion, ...one }) =>
    isFeeExplanation(explicacion) && basePrice(explicacion) !== fees.get(one.id_cuota)!.precio ? [{ ...one, explicacion }] : [],
  )
  const ids = [...new Set(periods.map((one) => one.id_reg_socios_cuotas))]
  const rows = new Map(
    (await holdingsFrom(tx).where(isOneOf('h.id_reg_socios_cuotas', ids)).execute()).map((row) => [row.id_reg_socios_cuotas, row]),
  )
  const amounts = await amountsOf(tx, [...rows.values()])
  const changed: Changed[] = []
  const kept: { motivo: Kept; importe: number }[] = []
  for (const one of periods) {
    const row = rows.get(one.id_reg_socios_cuotas)!
    const { desde, hasta } = periodOf(termsFor(amounts.fee(row), row), heldOf(row, false), one.k)
    const isSame = desde === one.desde && hasta === one.hasta
    const motivo = keptFor[one.destino] ?? (isSame ? null : 'otro_ritmo')
    const amount = motivo === null ? amounts.of({ ...row, espera: false }, one.k) : null
    if (motivo !== null) kept.push({ motivo, importe: one.importe })
    else if (amount && !('motivo' in amount) && amount.importe !== one.importe)
      changed.push({ ...one, id_reg_factura: one.id_reg_factura!, precio: one.precio!, row, era: basePrice(one.explicacion), amount })
    else if (one.explicacion.partes.some(({ paso }) => paso === 'precio_especial'))
      kept.push({ motivo: 'precio_especial', importe: one.importe })
  }
  return { changed, kept, amounts }
}

const digestOfPlan = ({ changed }: Plan) => digestOf(changed.map((one) => [one.id_reg_cuota_periodo, one.amount.importe]))
const groupsOf = <T, K>(rows: readonly T[], keyOf: (row: T) => K) => [...Map.groupBy(rows, keyOf)]
const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)

/** Preview of a recalculation: lines by fee and former price, those that stay, an example. */
export async function previewRecalculation(call: Pick<WorkCall, 'tx' | 'user' | 'today'>, cuotas: readonly number[]): Promise<Preview> {
  const plan = await planOf(call, cuotas)
  const { changed, kept, amounts } = plan
  const byFee = groupsOf(changed, ({ row, era }) => `${row.id_cuota} ${era}`).map(([, own]) => {
    const { row, era } = own[0]!
    const fee = amounts.fee(row)
    const [antes, despues] = [total(own.map((one) => one.importe)), total(own.map((one) => one.amount.importe))]
    return {
      ...{ id_mst_cuotas: fee.id_mst_cuotas, desc_cuota: fee.desc_cuota, era, es: fee.precio, antes, despues },
      ...{ lineas: own.length, importe: despues - antes, socios: new Set(own.map((one) => one.row.id_mst_socios)).size },
    }
  })
  const example = changed.find(({ amount }) => amount.partes.length > 1) ?? changed[0]
  return {
    cuotas: byFee.toSorted((a, b) => a.desc_cuota.localeCompare(b.desc_cuota) || a.era - b.era),
    no_se_tocan: groupsOf(kept, ({ motivo }) => motivo).map(([motivo, own]): Sum & { motivo: Kept } => ({ motivo, ...sumOf(own) })),
    ejemplo: example
      ? {
          nombre_completo: example.nombre_completo,
          desc_cuota: amounts.fee(example.row).desc_cuota,
          antes: example.importe,
          despues: example.amount.importe,
        }
      : null,
    huella: digestOfPlan(plan),
  }
}

interface NewAmount {
  readonly id_reg_factura: number
  readonly id_reg_cuota_periodo: number
  /** Piece and total, in cents. */
  readonly precio: number
  readonly importe: number
  readonly explicacion: FeeExplanation
}
/** Writes amounts of lines and their periods, both locked, and the sums of the runs that made them. */
async function writeAmounts(call: WorkCall, rows: readonly NewAmount[], runs: readonly number[]) {
  const { tx } = call
  await repriceLines(
    call,
    rows.map(({ id_reg_factura: id, precio, explicacion }) => ({ id, precio, explicacion })),
  )
  const sent = sql<{ id: number; importe: number }>`(select * from unnest(
    ${rows.map((one) => one.id_reg_cuota_periodo)}::bigint[], ${rows.map(({ importe }) => importe)}::bigint[]) as t(id, importe))`
  await tx
    .updateTable('cuota_periodo')
    .from(sent.as('v'))
    .set({ importe: sql`v.importe` })
    .whereRef('cuota_periodo.id_reg_cuota_periodo', '=', 'v.id')
    .execute()
  await tx
    .updateTable('cuota_proceso')
    .set(({ selectFrom }) => ({
      importe: selectFrom('cuota_periodo as p')
        .select(sql<number>`sum(p.importe)`.as('sum'))
        .whereRef('p.id_reg_cuota_proceso', '=', 'cuota_proceso.id_reg_cuota_proceso'),
    }))
    .where(isOneOf('id_reg_cuota_proceso', runs))
    .execute()
}

/** Locks runs of fees, then members' fees, then lines: in the order of the runs themselves. Returns the numbers of the runs. */
async function lockAll(tx: Tx, periods: readonly number[]): Promise<number[]> {
  const found = await tx
    .selectFrom('cuota_periodo')
    .select(['id_reg_socios_cuotas', 'id_reg_factura', 'id_reg_cuota_proceso'])
    .where(isOneOf('id_reg_cuota_periodo', periods))
    .execute()
  const runs = [...new Set(found.flatMap((one) => one.id_reg_cuota_proceso ?? []))].toSorted((a, b) => a - b)
  for (const id of runs) await lockFeeRun(tx, id)
  await lockHoldings(
    tx,
    found.map((one) => one.id_reg_socios_cuotas),
  )
  await lockLines(
    tx,
    found.flatMap((one) => one.id_reg_factura ?? []),
  )
  recheckVersion(tx)
  return runs
}

/** Gives the new prices of fees on to their untouched, unpaid lines, all in one transaction; refuses what differs from what was shown. */
export async function recalculateLines(call: WorkCall, cuotas: readonly number[], requireShown: (now: Sum & { huella: string }) => void) {
  const { tx, now, user, note } = call
  const seen = await planOf(call, cuotas)
  const runs = await lockAll(
    tx,
    seen.changed.map((one) => one.id_reg_cuota_periodo),
  )
  // read again under the locks
  const plan = await planOf(call, cuotas)
  const { changed } = plan
  const diferencia = total(changed.map(({ amount, importe }) => amount.importe - importe))
  requireShown({ lineas: changed.length, importe: diferencia, huella: digestOfPlan(plan) })
  if (digestOfPlan(plan) !== digestOfPlan(seen)) refuse('msg.changed_meanwhile')
  if (changed.length === 0) return { lineas: 0, diferencia: 0, id_reg_cuota_recalculo: null }
  await writeAmounts(
    call,
    changed.map(({ id_reg_factura, id_reg_cuota_periodo, explicacion, amount }) => ({
      ...{ id_reg_factura, id_reg_cuota_periodo, precio: amount.precio, importe: amount.importe },
      explicacion: { ...explicacion, partes: amount.partes },
    })),
    runs,
  )
  const lineas = changed.map(
    ({ id_reg_cuota_periodo, id_reg_factura, precio, importe, explicacion, amount }): RecalculatedLine => ({
      ...{ id_reg_cuota_periodo, id_reg_factura, antes: precio, despues: amount.precio, importe, explicacion },
    }),
  )
  const sums = (after: boolean) =>
    changed.map(({ id_reg_factura, importe, amount }) => ({ id_reg_factura, importe: after ? amount.importe : importe }))
  note('factura', sums(false), sums(true))
  const { id_reg_cuota_recalculo } = await tx
    .insertInto('cuota_recalculo')
    .values({ lineas: json(lineas), fecha: now, id_mst_socios_creacion: user.id_mst_socios })
    .returning('id_reg_cuota_recalculo')
    .executeTakeFirstOrThrow()
  return { lineas: changed.length, diferencia, id_reg_cuota_recalculo }
}

/** Gives the lines of a recalculation their amounts from before; refused once one of them is paid, changed or gone. */
export async function undoLines(call: WorkCall, id: number): Promise<number> {
  const { tx, note } = call
  const found = await tx
    .selectFrom('cuota_recalculo')
    .selectAll()
    .where('id_reg_cuota_recalculo', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) return refuse('msg.not_found')
  if (found.deshecho) refuse('cuota.recalculo_cobrado')
  const ids = found.lineas.map((one) => one.id_reg_cuota_periodo)
  const runs = await lockAll(tx, ids)
  const periods = await periodFates(tx, await incomesOf(tx, call.user))
    .select('f.precio')
    .where(isOneOf('p.id_reg_cuota_periodo', ids))
    .execute()
  const byId = new Map(periods.map((one) => [one.id_reg_cuota_periodo, one]))
  const isFree = ({ id_reg_cuota_periodo, id_reg_factura, despues }: RecalculatedLine) => {
    const one = byId.get(id_reg_cuota_periodo)
    return one?.destino === 'sin_tocar' && one.id_reg_factura === id_reg_factura && one.precio === despues
  }
  if (!found.lineas.every(isFree)) refuse('cuota.recalculo_cobrado')
  await writeAmounts(
    call,
    found.lineas.map(({ antes, ...line }) => ({ ...line, precio: antes })),
    runs,
  )
  note(
    'factura',
    periods.map(({ id_reg_factura, importe }) => ({ id_reg_factura, importe })),
    found.lineas.map(({ id_reg_factura, importe }) => ({ id_reg_factura, importe })),
  )
  await tx.updateTable('cuota_recalculo').set({ deshecho: true }).where('id_reg_cuota_recalculo', '=', id).execute()
  return found.lineas.length
}
