import { isPaid } from '@app/contract/invoices/invoice-rules'
import { sentOnly } from '@app/contract/kit/partial'
import { issuedAccounts } from '@app/contract/ledger/account'
import * as declared from '@app/contract/passes/member-passes'
import { unitOfPass } from '@app/contract/passes/pass-terms'
import { addMonths } from '@app/contract/values/day'
import { refuse } from '../../kit/http/refusal.ts'
import { handle, type WorkCall } from '../../kit/http/serve.ts'
import { lockFeesOfPasses, takeFeeOfPass } from '../fees/public.ts'
import { hideLine, lockLines } from '../invoices/public.ts'
import { post, refuseOwnRecord, requireMember } from '../ledger/public.ts'
import { lockPass, lockPasses } from './lock-passes.ts'
import { accountsOf, endOf } from './pass-accounts.ts'
import { asRows, passesFrom, rowOf } from './pass-rows.ts'
import { setEndOfPass, usesLeft } from './use-pass.ts'

export const ofMember = handle(declared.memberPasses, async (call) => {
  const { id, fecha_ini, fecha_fin } = call.input
  await requireMember(call.tx, id)
  const found = await passesFrom(call)
    .where('a.id_mst_socios', '=', id)
    .where('a.fecha_compra', '>=', fecha_ini)
    .where('a.fecha_compra', '<=', fecha_fin)
    .execute()
  return asRows(call, found)
})

export const list = handle(declared.listPasses, async (call) => {
  const { start_date, end_date } = call.input
  const found = await passesFrom(call)
    .where('a.fecha_compra', '>=', start_date ?? addMonths(call.today, -12))
    .where('a.fecha_compra', '<=', end_date ?? call.today)
    .execute()
  return asRows(call, found)
})

export const get = handle(declared.getPass, (call) => rowOf(call, call.input.id))

export const update = handle(declared.updatePass, async (call) => {
  const { tx, input, club, note } = call
  const { id, fecha_caducidad, ...sent } = input
  const pass = await lockPass(tx, id)
  const change = sentOnly(sent)
  // the day as it was read is no change: an end counted from the sale stays one
  if (fecha_caducidad !== undefined && fecha_caducidad !== (await rowOf(call, id)).fecha_caducidad) {
    if (fecha_caducidad !== null && fecha_caducidad < pass.fecha_compra)
      refuse('abono.termina_antes', { fecha_caducidad: 'abono.termina_antes' })
    refuseOwnRecord(call, [pass.id_mst_socios])
    await setEndOfPass(call, pass, fecha_caducidad === null ? null : endOf(fecha_caducidad, club.zone))
  }
  if (Object.keys(change).length > 0) {
    await tx.updateTable('abono').set(change).where('id_reg_abonos', '=', id).execute()
    note('abono', pass, { ...pass, ...change })
  }
  return rowOf(call, id)
})

export const end = handle(declared.endPasses, async (call) => {
  const { tx, input, club } = call
  const { bonos_selecionados: ids, fecha_fin_cuota: day } = input
  if (ids.length === 0) refuse('No_element_selected')
  const passes = [...(await lockPasses(tx, ids)).values()]
  if (passes.some((pass) => day < pass.fecha_compra)) refuse('abono.termina_antes', { fecha_fin_cuota: 'abono.termina_antes' })
  const vence = endOf(day, club.zone)
  const lasting = passes.filter((pass) => pass.vence === null || pass.vence > vence)
  for (const pass of lasting) await setEndOfPass(call, pass, vence)
  return { terminados: lasting.length }
})

export const feeOf = handle(declared.relatedFee, async ({ tx, input: { socio, abono } }) => {
  const pass = await tx
    .selectFrom('abono')
    .select('id_reg_abonos')
    .where('id_reg_abonos', '=', abono)
    .where('id_mst_socios', '=', socio)
    .executeTakeFirst()
  if (!pass) return refuse('msg.not_found')
  const fee = await tx
    .selectFrom('socios_cuotas as h')
    .innerJoin('cuotas as c', 'c.id_mst_cuotas', 'h.id_cuota')
    .select(['h.id_reg_socios_cuotas', 'h.id_cuota', 'h.fecha_inicio_cuota', 'h.fecha_fin_cuota', 'h.fecha_proxima', 'c.desc_cuota'])
    .where('h.id_reg_abonos', '=', abono)
    .orderBy('h.id_reg_socios_cuotas', 'desc')
    .executeTakeFirst()
  return { cuota: fee ?? null }
})

export const remove = handle(declared.removePass, (call) => deletePass(call, call.input.id))

/** Deletes a pass: its balance expires, and its line is deleted if it is unpaid and unused; otherwise returns the line's id. */
async function deletePass(call: WorkCall, id: number) {
  const { tx, today, note } = call
  await takeFeeOfPass(call, id)
  const seen = await tx.selectFrom('abono').select('id_reg_factura').where('id_reg_abonos', '=', id).executeTakeFirst()
  const [line] = await lockLines(tx, seen?.id_reg_factura ? [seen.id_reg_factura] : [])
  const pass = await lockPass(tx, id)
  const unidad = unitOfPass(pass)
  const rest = (await accountsOf(tx, [pass.id_reg_abonos])).flatMap(({ id_reg_cuenta, saldo }) =>
    saldo ? [{ debe: id_reg_cuenta, haber: issuedAccounts[unidad], importe: saldo, unidad, motivo: 'bono_baja' as const }] : [],
  )
  if (rest.length > 0) note('libro_asiento', null, await post(call, rest))
  const used = await usesLeft(tx).where('c.id_reg_abonos', '=', pass.id_reg_abonos).limit(1).execute()
  await tx.updateTable('abono').set({ fecha_baja: today, activo: false }).where('id_reg_abonos', '=', pass.id_reg_abonos).execute()
  note('abono', pass, null)
  if (!line || line.fecha_baja !== null) return { id_reg_factura: null }
  const isUntouched = line.pagado === 0 && !isPaid(line) && !line.borrador && used.length === 0
  if (isUntouched) await hideLine(call, line)
  return { id_reg_factura: isUntouched ? null : line.id_reg_factura }
}

/** Deletes unused passes with unpaid lines; returns the others. Their fees are locked before lines, lines are locked before their members. */
export async function revertPasses(call: WorkCall, ids: readonly number[]): Promise<number[]> {
  const { tx } = call
  await lockFeesOfPasses(tx, ids)
  const passes = await tx
    .selectFrom('abono')
    .select(['id_reg_abonos', 'id_reg_factura', 'fecha_baja'])
    .where('id_reg_abonos', 'in', ids)
    .execute()
  const lines = await lockLines(
    tx,
    passes.flatMap(({ id_reg_factura }) => id_reg_factura ?? []),
  )
  await lockPasses(tx, ids, { alsoDeleted: true })
  const used = new Set((await usesLeft(tx).where('c.id_reg_abonos', 'in', ids).execute()).map((one) => one.id_reg_abonos))
  const paid = new Set(lines.filter((line) => line.pagado !== 0 || (isPaid(line) && line.precio !== 0)).map((line) => line.id_reg_factura))
  const stays = passes.filter((one) => one.fecha_baja !== null || used.has(one.id_reg_abonos) || paid.has(one.id_reg_factura!))
  const staying = new Set(stays.map((one) => one.id_reg_abonos))
  for (const id of ids) if (!staying.has(id)) await deletePass(call, id)
  return [...staying]
}
