import { previewAct, runAct } from '@app/contract/member-acts/run-act'
import { formatEuros } from '@app/contract/values/money'
import { after } from '../../kit/clock.ts'
import { json } from '../../kit/database/database.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { lockFeesOf } from '../fees/public.ts'
import { publicUrl } from '../identity/public.ts'
import { lockMembers } from '../ledger/public.ts'
import { sliceRows, startRun } from '../runs/public.ts'
import { applySlice, changeOf, endAct, isMailed } from './apply-act.ts'
import { secondsToLeave } from './letters.ts'
import { type ActCall, chosenOf, type Plan, planAct, topUpPrice } from './plan-act.ts'
import { actRun } from './run-kinds.ts'

/** Maximum of names listed per group. */
const named = 3
const groupsOf = (groups: Plan['skipped']) =>
  [...groups].map(([motivo, people]) => ({ motivo, socios: people.length, nombres: people.slice(0, named).map(({ nombre }) => nombre) }))

export const preview = handle(previewAct, async (call) => {
  const ids = await chosenOf(call)
  const { goes, skipped, warned, importe, huella } = await planAct(call, ids)
  return { elegidos: ids.length, hechos: goes.length, importe, saltados: groupsOf(skipped), avisos: groupsOf(warned), huella }
})

/** Subject of the act for its list: name of the label, type or pass, the top-up, the subject, the day, the requested sum. */
async function detailOf(call: ActCall, importe: number): Promise<string> {
  const { tx, input, say } = call
  const { acto, id_mst_etiqueta, id_mst_tiposocio, id_mst_tipoabonos, asunto, fecha_baja, notificar } = input
  if (acto === 'label_add' || acto === 'label_remove') {
    const row = await tx
      .selectFrom('etiqueta')
      .select('desc_etiqueta')
      .where('id_mst_etiqueta', '=', id_mst_etiqueta)
      .executeTakeFirstOrThrow()
    return row.desc_etiqueta
  }
  if (acto === 'type')
    return (await tx.selectFrom('tipo_socio').select('desc').where('id_mst_tiposocio', '=', id_mst_tiposocio).executeTakeFirstOrThrow())
      .desc
  if (acto === 'pass') {
    const types = tx.selectFrom('tipo_abono').select('desc_tipoabonos').where('id_mst_tipoabonos', '=', id_mst_tipoabonos)
    return (await types.executeTakeFirstOrThrow()).desc_tipoabonos
  }
  if (acto === 'topup') return (await topUpPrice(call)).desc
  if (acto === 'fee') {
    const fees = tx.selectFrom('cuotas').select('desc_cuota').where('id_mst_cuotas', '=', input.id_mst_cuotas)
    return (await fees.executeTakeFirstOrThrow()).desc_cuota
  }
  if (acto === 'notify') return say(notificar ? 'member-acts.notices_on' : 'member-acts.notices_off')
  if (acto === 'link') return formatEuros(importe)
  return acto === 'leave' ? fecha_baja! : asunto!
}

export const run = handle(runAct, async (call) => {
  const { tx, input, user, now, today } = call
  const ids = await chosenOf(call)
  const isLong = ids.length > sliceRows
  // a run locks the members of each slice; of a short act they stay as planned
  if (!isLong && input.acto === 'leave') await lockFeesOf(tx, ids)
  if (!isLong) await lockMembers(tx, ids)
  const plan = await planAct(call, ids)
  const hechos = plan.goes.length
  if (hechos === 0) refuse('acto.nadie')
  if (input.huella !== null && input.huella !== plan.huella) refuse('acto.ha_cambiado', {}, { n: hechos })
  const { acto, id_mst_etiqueta, asunto, texto } = input
  const detalle = (await detailOf(call, plan.importe)).slice(0, 200)
  const row = {
    acto,
    fecha: now,
    id_mst_socios_creacion: user.id_mst_socios,
    detalle,
    datos: json({
      ...changeOf(input, today),
      ...(id_mst_etiqueta !== null && { id_mst_etiqueta }),
      ...(acto === 'mail' && { asunto, texto }),
      // the letters are sent without a request, so the product's address is passed along
      ...(acto === 'link' && { base: publicUrl(call.club, call.request) }),
    }),
    ...{ hechos: 0, saltados: 0, importe: 0 },
    sale: isMailed(acto) ? after(now, secondsToLeave) : null,
  }
  const { id_reg_socio_acto } = await tx.insertInto('socio_acto').values(row).returning('id_reg_socio_acto').executeTakeFirstOrThrow()
  const begun = { id_reg_socio_acto, hechos, saltados: ids.length - hechos, importe: plan.importe }
  if (isLong) {
    const { seleccion: _chosen, ...act } = input
    const datos = { id: id_reg_socio_acto, act, ids }
    const name = call.say(`member-acts.${acto}`)
    const id_reg_proceso = await startRun(call, actRun, { total: ids.length, detalle: `${name}: ${detalle}`, datos })
    return { ...begun, id_reg_proceso }
  }
  await applySlice(call, id_reg_socio_acto, { ids, plan })
  await endAct(call, id_reg_socio_acto)
  return { ...begun, id_reg_proceso: null }
})
