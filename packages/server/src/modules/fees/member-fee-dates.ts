import { mostPeriods } from '@app/contract/fees/due-periods'
import { periodIndexAt } from '@app/contract/fees/fee-periods'
import { proportions } from '@app/contract/fees/fee-terms'
import * as declared from '@app/contract/fees/member-fee-dates'
import { addDays, addMonths, readDay } from '@app/contract/values/day'
import { isOneOf } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { type Amounts, amountsOf, type Charged } from './amounts.ts'
import { changed, requireHoldable, saveHolding } from './change-holding.ts'
import { explainedPeriods } from './explained-periods.ts'
import { type Held, heldOf, lastsUntil, lockHoldings } from './holdings.ts'
import { rowOf, seenHoldings } from './member-fee-rows.ts'
import { beginWaiting } from './places/begin-waiting.ts'
import { lockOpenOffer, takeOffer } from './places/course-offers.ts'
import { courseOf, requirePlace } from './places/course-places.ts'
import { settlePlaces } from './places/settle-places.ts'
import { rescheduled, typedNext } from './reschedule.ts'
import { feeWithType } from './terms.ts'

export const setNext = handle(declared.setNextDate, async (call) => {
  const { tx, input, today } = call
  const day = readDay(input.fechaProx) ?? refuse('msg.fecha_invalida', { fechaProx: 'msg.fecha_invalida' })
  const fee = await feeWithType(tx, input.id)
  const wanted = await tx
    .selectFrom('socios_cuotas')
    .select('id_reg_socios_cuotas as id')
    .where('id_cuota', '=', input.id)
    .where('espera', '=', false)
    .where(lastsUntil(today))
    .$if(input.cursoId > 0, (q) => q.where('id_mst_curso', '=', input.cursoId))
    .$if(input.ids !== null, (q) => q.where(isOneOf('id_reg_socios_cuotas', input.ids!)))
    .execute()
  const rows = await lockHoldings(
    tx,
    wanted.map((one) => one.id),
  )
  const raised = await raisedPeriods(call, rows)
  const after = rows.map((row) => ({ row, next: { ...row, ...typedNext(fee, row, day) } }))
  const done = after.filter(({ row, next }) => !raised.has(`${row.id_reg_socios_cuotas} ${next.siguiente}`))
  if (!input.solo_ver) for (const { row, next } of done) await saveHolding(call, row, next)
  return { cambiados: done.length, ya_generados: rows.length - done.length }
})

/** Raised periods of members' fees, as 'number k'. */
async function raisedPeriods({ tx }: Pick<Parameters<typeof saveHolding>[0], 'tx'>, rows: readonly Held[]) {
  const periods = await tx
    .selectFrom('cuota_periodo')
    .select(['id_reg_socios_cuotas', 'k'])
    .where(
      isOneOf(
        'id_reg_socios_cuotas',
        rows.map((row) => row.id_reg_socios_cuotas),
      ),
    )
    .where('retirado', '=', false)
    .execute()
  return new Set(periods.map((one) => `${one.id_reg_socios_cuotas} ${one.k}`))
}

export const activate = handle(declared.activateWaiting, async (call) => {
  const { tx, input, now, today, user } = call
  const [row] = await lockHoldings(tx, [input.id])
  if (!row) return refuse('msg.not_found')
  if (!row.espera) refuse('cuota.no_espera')
  const offer = await tx
    .selectFrom('curso_oferta')
    .select('id_reg_curso_oferta')
    .where('id_reg_socios_cuotas', '=', input.id)
    .where('estado', '=', 'ofrecida')
    .where('caduca', '>', now)
    .executeTakeFirst()
  if (offer) await takeOffer(call, await lockOpenOffer(call, offer.id_reg_curso_oferta), user.id_mst_socios)
  else {
    await requirePlace(call, { ...row, fecha_inicio_cuota: today }, input.ocupar_ofrecidas)
    await beginWaiting(call, row, today)
    if (row.id_mst_curso !== null) await settlePlaces(call, await courseOf(tx, row.id_mst_curso), user.id_mst_socios)
  }
  return rowOf(call, input.id)
})

/** Last period of a member's fee that is not raised yet, charged in each of the three ways. */
function lastAmounts(amounts: Amounts, row: Charged) {
  const k = periodIndexAt(amounts.fee(row), heldOf(row, false), row.fecha_fin_cuota!)
  if (k < row.siguiente) return []
  return Object.values(proportions).flatMap((proporcion) => {
    const amount = amounts.of({ ...row, ultima_mensualidad_proporcional: proporcion }, k)
    if ('motivo' in amount) return []
    const { desde, hasta } = amount.periodo
    return [{ proporcion, desde, hasta, importe: amount.importe, partes: amount.partes }]
  })
}

/** Members of the family that pay another amount once a fee has ended. */
async function familyAfter(call: Parameters<typeof seenHoldings>[0], ended: Charged) {
  const amounts = await amountsOf(call.tx, [ended])
  const { id_mst_tipocuotas, hermanos } = amounts.fee(ended)
  if (hermanos.length === 0) return []
  const family = await (await seenHoldings(call))
    .where((eb) =>
      eb.or([eb('s.id_mst_socios', '=', ended.id_mst_socios_pagador), eb('s.id_mst_socios_titular', '=', ended.id_mst_socios_pagador)]),
    )
    .where('c.id_mst_tipocuotas', '=', id_mst_tipocuotas)
    .where('h.id_reg_socios_cuotas', '<>', ended.id_reg_socios_cuotas)
    .where('h.espera', '=', false)
    .execute()
  const after = amounts.withPlanned([ended])
  return family.flatMap((row) => {
    const k = Math.max(row.siguiente, periodIndexAt(amounts.fee(row), heldOf(row, false), addDays(ended.fecha_fin_cuota!, 1)) + 1)
    const [one, other] = [amounts.of(row, k), after.of(row, k)]
    if ('motivo' in one || 'motivo' in other || one.importe === other.importe) return []
    return [{ nombre_completo: row.nombre_completo, desc_cuota: amounts.fee(row).desc_cuota, antes: one.importe, despues: other.importe }]
  })
}

export const endShown = handle(declared.endPreview, async (call) => {
  const { tx, input } = call
  const [row] = await (await seenHoldings(call)).where('h.id_reg_socios_cuotas', '=', input.id).execute()
  if (!row) return refuse('msg.not_found')
  if (input.fecha < row.fecha_inicio_cuota) refuse('cuota.final_antes', { fecha: 'cuota.final_antes' })
  const amounts = await amountsOf(tx, [row])
  const fee = amounts.fee(row)
  const cut = { ...row, fecha_fin_cuota: input.fecha }
  const ended = { ...cut, ...rescheduled({ fee, row }, { fee, row: cut }) }
  const year = addMonths(input.fecha, 12)
  const spared = explainedPeriods(amounts, row, mostPeriods).filter(({ desde }) => desde > input.fecha && desde <= year)
  const raised = await tx
    .selectFrom('cuota_periodo as p')
    .leftJoin('factura as f', 'f.id_reg_factura', 'p.id_reg_factura')
    .select(['p.id_reg_factura', 'p.desde', 'p.hasta', 'p.importe', 'f.pagado'])
    .where('p.id_reg_socios_cuotas', '=', input.id)
    .where('p.retirado', '=', false)
    .where('p.hasta', '>', addDays(input.fecha, 1))
    .orderBy('p.k')
    .execute()
  return {
    ultimas: lastAmounts(amounts, ended),
    meses: spared.length,
    generados: raised.map(({ pagado, ...one }) => ({ ...one, partes: [], cobrado: pagado ?? 0 })),
    familia: await familyAfter(call, ended),
  }
})

export const end = handle(declared.setEnd, async (call) => {
  const { tx, input, today } = call
  const { id, fecha, sin_final, ultima_mensualidad_proporcional } = input
  const [row] = await lockHoldings(tx, [id])
  if (!row) return refuse('msg.not_found')
  const after = await changed(tx, row, {
    fecha_fin_cuota: sin_final ? null : (fecha ?? today),
    ...(ultima_mensualidad_proporcional !== null && { ultima_mensualidad_proporcional }),
  })
  await requireHoldable(tx, after)
  await saveHolding(call, row, after)
  return rowOf(call, id)
})
