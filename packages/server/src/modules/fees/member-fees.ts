import { periodOf } from '@app/contract/fees/fee-periods'
import * as declared from '@app/contract/fees/member-fees'
import { sentOnly } from '@app/contract/kit/partial'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { requireMember } from '../ledger/public.ts'
import { amountsOf } from './amounts.ts'
import { changed, insertHoldings, removeUnraised, requireHoldable, requireOthersPrice, saveHolding } from './change-holding.ts'
import { type Explained, explainedPeriods } from './explained-periods.ts'
import { lockHoldings } from './holdings.ts'
import { asRows, rowOf, seenHoldings } from './member-fee-rows.ts'
import { newHolding } from './new-holding.ts'
import { countActive, lockCourse, requirePlace } from './places/course-places.ts'
import { settlePlaces } from './places/settle-places.ts'
import { feeWithType } from './terms.ts'

export const list = handle(declared.listMemberFees, async (call) => asRows(call, await (await seenHoldings(call)).execute()))

export const get = handle(declared.getMemberFee, (call) => rowOf(call, call.input.id))

export const withFee = handle(declared.membersWithFee, async (call) => {
  const { id, idcurso } = call.input
  await feeWithType(call.tx, id)
  const found = (await seenHoldings(call)).where('h.id_cuota', '=', id).$if(idcurso > 0, (q) => q.where('h.id_mst_curso', '=', idcurso))
  return asRows(call, await found.execute())
})

export const ofMember = handle(declared.feesOfMember, async (call) => {
  const { id, familia } = call.input
  await requireMember(call.tx, id)
  const found = (await seenHoldings(call)).where((eb) =>
    familia ? eb.or([eb('h.id_mst_socios', '=', id), eb('s.id_mst_socios_titular', '=', id)]) : eb('h.id_mst_socios', '=', id),
  )
  return asRows(call, await found.execute())
})

export const create = handle(declared.createMemberFee, async (call) => {
  const { tx, input, today } = call
  const { id: _id, id_reg_socios_cuotas: _row, date_create: _made, ...sent } = input
  const { fecha_proxima, cantidad, fecha_inicio_cuota, ocupar_ofrecidas, ...own } = sent
  const fee = await feeWithType(tx, own.id_cuota)
  const given = { ...own, ...(cantidad !== null && { cantidad }), fecha_inicio_cuota: fecha_inicio_cuota ?? today, date_create: today }
  const row = newHolding(fee, given, fecha_proxima)
  await requireMember(tx, row.id_mst_socios)
  requireOthersPrice(call, newHolding(fee, { id_mst_socios: row.id_mst_socios, fecha_inicio_cuota: today, date_create: today }, null), row)
  await requireHoldable(tx, row)
  if (!row.espera) await requirePlace(call, row, ocupar_ofrecidas)
  const [made] = await insertHoldings(call, [row])
  if (row.id_mst_curso !== null) await settlePlaces(call, await lockCourse(tx, row.id_mst_curso), call.user.id_mst_socios)
  return rowOf(call, made!.id_reg_socios_cuotas)
})

export const update = handle(declared.updateMemberFee, async (call) => {
  const { tx, input } = call
  const { id, id_reg_socios_cuotas: _row, date_create: _made, ...sent } = input
  const [before] = await lockHoldings(tx, [id])
  if (!before) return refuse('msg.not_found')
  const after = await changed(tx, before, sentOnly(sent))
  requireOthersPrice(call, before, after)
  await requireHoldable(tx, after)
  const takesPlace = !after.espera && (before.espera || after.id_mst_curso !== before.id_mst_curso)
  if (takesPlace) await requirePlace(call, after, false)
  await saveHolding(call, before, after)
  return rowOf(call, id)
})

export const remove = handle(declared.removeMemberFee, async (call) => {
  const [row] = await lockHoldings(call.tx, [call.input.id])
  if (!row) return refuse('msg.not_found')
  return (await removeUnraised(call, row)) ? {} : refuse('cuota.generada')
})

export const active = handle(declared.activeStudents, async ({ tx, input: { curso }, today }) => {
  const found = await tx.selectFrom('cursos').select('id_mst_curso').where('id_mst_curso', '=', curso).executeTakeFirst()
  if (!found) return refuse('msg.not_found')
  return { numactivos: await countActive(tx, curso, today) }
})

/** Periods of a member's fee shown ahead. */
const ahead = 4

export const periods = handle(declared.periodsOfMemberFee, async (call) => {
  const { tx, input } = call
  const [row] = await (await seenHoldings(call)).where('h.id_reg_socios_cuotas', '=', input.id).execute()
  if (!row) return refuse('msg.not_found')
  const amounts = await amountsOf(tx, [row])
  const proximos = explainedPeriods(amounts, row, ahead)
  const generados = await tx
    .selectFrom('cuota_periodo as p')
    .leftJoin('factura as f', 'f.id_reg_factura', 'p.id_reg_factura')
    .leftJoin('tipo_pago as t', 't.id_mst_tipopago', 'f.id_mst_tipopago')
    .select(['p.k', 'p.desde', 'p.hasta', 'p.importe', 'p.retirado', 'p.id_reg_factura'])
    .select(['f.fecha_creacion', 'f.pagado', 'f.fecha_pago', 'f.explicacion', 't.desc_tipopago'])
    .where('p.id_reg_socios_cuotas', '=', input.id)
    .orderBy('p.k')
    .orderBy('p.id_reg_cuota_periodo')
    .execute()
  const next = amounts.of(row, row.siguiente)
  return {
    generados: generados.map(({ pagado, explicacion, fecha_pago, desc_tipopago, ...one }) => ({
      ...one,
      partes: (explicacion as Partial<Explained> | null)?.partes ?? [],
      cobrado: pagado ?? 0,
      fecha_pago,
      desc_tipopago: fecha_pago === null ? null : desc_tipopago,
    })),
    proximos,
    no_se_genera: 'motivo' in next ? next.motivo : null,
    familia: amounts.before(row, periodOf(amounts.fee(row), row, row.siguiente).desde).map((one) => one.nombre_completo),
  }
})
