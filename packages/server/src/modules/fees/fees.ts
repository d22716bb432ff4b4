import { collections, feeFrequencies, proportions } from '@app/contract/fees/fee-terms'
import * as declared from '@app/contract/fees/fees'
import { sentOnly } from '@app/contract/kit/partial'
import { daysBetween } from '@app/contract/values/day'
import { perMonth } from '@app/contract/values/money'
import type { Tx } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { incomesSeenBy, inIncomes, requireAllowedIncome } from '../income-types/public.ts'
import { amountsOf } from './amounts.ts'
import { type Held, holdingsFrom, lastsUntil } from './holdings.ts'
import { afterPause, changedRhythm, rescheduled } from './reschedule.ts'
import { saveSchedules } from './save-holdings.ts'
import { allFees, type Fee, type FeeWithType } from './terms.ts'

const seenFees = async ({ tx, user }: Call<unknown>) =>
  tx
    .selectFrom('cuotas')
    .where(inIncomes('id_mst_tipoingreso', await incomesSeenBy(tx, user)))
    .orderBy('desc_cuota')
    .orderBy('id_mst_cuotas')

export const list = handle(declared.listFees, async (call) => (await seenFees(call)).selectAll().execute())
export const dropdown = handle(declared.feeChoices, async (call) =>
  (await seenFees(call)).select(['id_mst_cuotas as id', 'desc_cuota as text']).execute(),
)

export const create = handle(declared.createFee, async ({ tx, user, input }) => {
  const { id_mst_cuotas: _id, inactiva_desde: _since, ...row } = input
  await requireAllowedIncome(tx, user, [row])
  return tx.insertInto('cuotas').values(row).returningAll().executeTakeFirstOrThrow()
})

/** The fee, locked: its members' fees are locked after it. */
async function lockFee(tx: Tx, id: number): Promise<FeeWithType> {
  await tx.selectFrom('cuotas').select('id_mst_cuotas').where('id_mst_cuotas', '=', id).forNoKeyUpdate().executeTakeFirst()
  const row = await tx.selectFrom('cuotas').selectAll().where('id_mst_cuotas', '=', id).executeTakeFirst()
  if (!row) return refuse('msg.not_found')
  return { ...(await allFees(tx)).get(id)!, ...row }
}

/** Members' fees of a fee that have not ended, locked in the order of their numbers. */
const lockHolders = (tx: Tx, id: number): Promise<Held[]> =>
  tx.selectFrom('socios_cuotas').selectAll().where('id_cuota', '=', id).orderBy('id_reg_socios_cuotas').forNoKeyUpdate().execute()

/** Days of the members' fees after a change of their fee: of day and frequency (A-152), of the collection, of a pause (A-151). */
async function rescheduleHolders({ tx, today }: Call<unknown>, before: FeeWithType, after: FeeWithType) {
  const isOther = (...names: (keyof Fee)[]) => names.some((name) => before[name] !== after[name])
  const hasRhythm = isOther('dia_generacion_factura', 'frecuencia_cuotas')
  const isBack = !before.activo && after.activo
  if (!hasRhythm && !isBack && !isOther('periodo_cobro_cuota')) return
  const rows = (await lockHolders(tx, before.id_mst_cuotas)).map((row) => {
    const rhythm = hasRhythm ? { ...row, ...changedRhythm(before, after, row, row) } : row
    const collected = isOther('periodo_cobro_cuota')
      ? { ...rhythm, ...rescheduled({ fee: before, row: rhythm }, { fee: after, row: rhythm }) }
      : rhythm
    return isBack ? { ...collected, ...afterPause(after, collected, before.inactiva_desde ?? today, today) } : collected
  })
  await saveSchedules(tx, rows)
}

export const update = handle(declared.updateFee, async (call) => {
  const { tx, user, input, today } = call
  const { id, id_mst_cuotas: _id, inactiva_desde: _since, ...sent } = input
  const before = await lockFee(tx, id)
  const change = sentOnly(sent)
  const row = { ...before, ...change }
  await requireAllowedIncome(tx, user, [before, row])
  const inactiva_desde = row.activo ? null : (before.inactiva_desde ?? today)
  const after = await tx
    .updateTable('cuotas')
    .set({ ...change, inactiva_desde })
    .where('id_mst_cuotas', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await rescheduleHolders(call, before, { ...before, ...after })
  return after
})

/** Numbers of the rows that refer to a fee. */
async function usesOf(tx: Tx, id: number) {
  const { socios } = await tx
    .selectFrom('socios_cuotas')
    .select((eb) => eb.fn.countAll<number>().as('socios'))
    .where('id_cuota', '=', id)
    .executeTakeFirstOrThrow()
  const { cursos } = await tx
    .selectFrom('cursos')
    .select((eb) => eb.fn.countAll<number>().as('cursos'))
    .where('id_mst_cuotas', '=', id)
    .executeTakeFirstOrThrow()
  const { tipos_abono } = await tx
    .selectFrom('tipo_abono')
    .select((eb) => eb.fn.countAll<number>().as('tipos_abono'))
    .where('asignar_id_mst_cuotas', '=', id)
    .executeTakeFirstOrThrow()
  return { socios, cursos, tipos_abono, eliminable: socios + cursos + tipos_abono === 0 }
}

export const checkRemoval = handle(declared.checkFeeRemoval, async ({ tx, input: { id } }) => {
  if (!(await allFees(tx)).has(id)) refuse('msg.not_found')
  return usesOf(tx, id)
})

export const remove = handle(declared.removeFee, async ({ tx, user, input: { id }, note }) => {
  const row = await lockFee(tx, id)
  await requireAllowedIncome(tx, user, [row])
  if (!(await usesOf(tx, id)).eliminable) refuse('msg.NO_ELIMINAR_CUOTA')
  await tx.deleteFrom('cuotas').where('id_mst_cuotas', '=', id).execute()
  note('cuotas', row, null)
  return {}
})

/** Unpaid amounts of the lines of fees, by fee. */
const unpaidOf = (tx: Tx) =>
  tx
    .selectFrom('cuota_periodo as p')
    .innerJoin('factura as f', 'f.id_reg_factura', 'p.id_reg_factura')
    .innerJoin('socios_cuotas as h', 'h.id_reg_socios_cuotas', 'p.id_reg_socios_cuotas')
    .select((eb) => [
      'h.id_cuota',
      eb.fn.sum<number>(eb(eb('f.precio', '*', eb.ref('f.cantidad')), '-', eb.ref('f.pagado'))).as('pendiente'),
    ])
    .where('p.retirado', '=', false)
    .where('f.fecha_baja', 'is', null)
    .where('f.fecha_pago', 'is', null)
    .groupBy('h.id_cuota')
    .execute()

export const figures = handle(declared.feeFigures, async ({ tx, user, today }) => {
  const seen = await incomesSeenBy(tx, user)
  const rows = await holdingsFrom(tx)
    .innerJoin('cuotas as c', 'c.id_mst_cuotas', 'h.id_cuota')
    .where(inIncomes('c.id_mst_tipoingreso', seen))
    .where(lastsUntil(today))
    .execute()
  const amounts = await amountsOf(tx, rows)
  const unpaid = new Map((await unpaidOf(tx)).map((one) => [one.id_cuota, Number(one.pendiente)]))
  const byFee = Map.groupBy(rows, (row) => row.id_cuota)
  const fees = [...amounts.fees.values()].filter((one) => seen === null || seen.includes(one.id_mst_tipoingreso))
  return fees.map((one) => {
    const held = byFee.get(one.id_mst_cuotas) ?? []
    const next = held.map((row) => ({ row, amount: amounts.of(row, row.siguiente) })).filter(({ row }) => !row.espera)
    const monthly = next.map(({ row, amount }) =>
      'motivo' in amount ? 0 : perMonth(amount.importe, row.frecuencia_cuotas ?? one.frecuencia_cuotas),
    )
    return {
      id_mst_cuotas: one.id_mst_cuotas,
      socios: next.length,
      esperan: held.length - next.length,
      al_mes: monthly.reduce((sum, cents) => sum + cents, 0),
      otro_precio: next.filter(({ amount }) => !('motivo' in amount) && amount.precio !== one.precio).length,
      pendiente: unpaid.get(one.id_mst_cuotas) ?? 0,
    }
  })
})

/** Active fees as choices: those of a member type and of none; of any for none. */
async function choicesFor(call: Call<unknown>, id_mst_tiposocio: number | null) {
  const active = (await seenFees(call)).select(['id_mst_cuotas as id', 'desc_cuota as text']).where('activo', '=', true)
  return active
    .$if(id_mst_tiposocio !== null, (q) =>
      q.where((eb) => eb.or([eb('id_mst_tiposocio', 'is', null), eb('id_mst_tiposocio', '=', id_mst_tiposocio)])),
    )
    .execute()
}
export const forMemberType = handle(declared.feesForMemberType, (call) => choicesFor(call, call.input.id || null))
export const forPassType = handle(declared.feesForPassType, async (call) => {
  const { tx, input } = call
  if (input.id === 0) return choicesFor(call, null)
  const type = await tx
    .selectFrom('tipo_abono')
    .select('asignar_id_mst_tiposocio')
    .where('id_mst_tipoabonos', '=', input.id)
    .executeTakeFirst()
  return type ? choicesFor(call, type.asignar_id_mst_tiposocio) : refuse('msg.not_found')
})

export const frequencies = handle(declared.frequencies, async ({ say }) =>
  feeFrequencies.map((id) => ({ id, text: say(`cuota.frecuencia_${id}`) })),
)
export const collectionNames = handle(declared.collectionChoices, async ({ say }) =>
  Object.values(collections).map((id) => ({ id, text: say(`cuota.cobro_${id}`) })),
)
export const proportionNames = handle(declared.proportionChoices, async ({ say }) =>
  Object.values(proportions).map((id) => ({ id, text: say(`cuota.proporcion_${id}`) })),
)

/** Lines of a fee that are raised, unpaid and of another price than a new one. */
async function linesAtOtherPrice(tx: Tx, id: number, precio: number) {
  const { n } = await tx
    .selectFrom('cuota_periodo as p')
    .innerJoin('socios_cuotas as h', 'h.id_reg_socios_cuotas', 'p.id_reg_socios_cuotas')
    .innerJoin('factura as f', 'f.id_reg_factura', 'p.id_reg_factura')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('h.id_cuota', '=', id)
    .where('p.retirado', '=', false)
    .where('f.pagado', '=', 0)
    .where('f.precio', '<>', precio)
    .executeTakeFirstOrThrow()
  return n
}

export const changePreview = handle(declared.feeChangePreview, async ({ tx, input, today }) => {
  const { id, ...sent } = input
  const before = (await allFees(tx)).get(id) ?? refuse('msg.not_found')
  const after = { ...before, ...sentOnly(sent) }
  const rows = await holdingsFrom(tx)
    .innerJoin('socio as m', 'm.id_mst_socios', 'h.id_mst_socios')
    .select('m.id_mst_tiposocio')
    .where('h.id_cuota', '=', id)
    .where(lastsUntil(today))
    .orderBy('h.id_reg_socios_cuotas')
    .execute()
  const example = rows.find((row) => !row.espera && row.frecuencia_cuotas === null && row.dia_generacion_factura === null)
  const changed = example && { ...example, ...changedRhythm(before, after, example, example) }
  const amounts = await amountsOf(tx, changed ? [changed] : [])
  const amount = changed && amounts.withFee(after).of(changed, changed.siguiente)
  return {
    socios: rows.length,
    otro_tipo: after.id_mst_tiposocio === null ? 0 : rows.filter((row) => row.id_mst_tiposocio !== after.id_mst_tiposocio).length,
    lineas_otro_precio: await linesAtOtherPrice(tx, id, after.precio),
    ejemplo:
      amount && !('motivo' in amount)
        ? {
            nombre_completo: example!.nombre_completo,
            ...{ desde: amount.periodo.desde, hasta: amount.periodo.hasta, importe: amount.importe },
            dias: daysBetween(amount.periodo.desde, amount.periodo.hasta),
          }
        : null,
  }
})
