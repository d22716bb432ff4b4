import { previewAct, runAct } from '@app/contract/member-acts/run-act'
import { formatEuros } from '@app/contract/values/money'
import { after } from '../../kit/clock.ts'
import { json } from '../../kit/database/database.ts'
import { inChunks } from '../../kit/database/in-chunks.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { insertJob } from '../../kit/work/jobs.ts'
import { accessChanged, publicUrl } from '../identity/public.ts'
import { addLabelTo, removeLabelFrom } from '../labels/public.ts'
import { lockMembers } from '../ledger/public.ts'
import { changeMembers, type MemberChange } from '../members/public.ts'
import { sellPassTo } from '../passes/public.ts'
import { topUpMany } from '../wallet/public.ts'
import { lettersJob, secondsToLeave } from './letters.ts'
import { type Act, type ActCall, chosenOf, type Person, type Plan, planAct, topUpPrice } from './plan-act.ts'

/** Maximum of names listed per group. */
const named = 3
const groupsOf = (groups: Plan['skipped']) =>
  [...groups].map(([motivo, people]) => ({ motivo, socios: people.length, nombres: people.slice(0, named).map(({ nombre }) => nombre) }))

export const preview = handle(previewAct, async (call) => {
  const ids = await chosenOf(call)
  const { goes, skipped, warned, importe } = await planAct(call, ids)
  return { elegidos: ids.length, hechos: goes.length, importe, saltados: groupsOf(skipped), avisos: groupsOf(warned) }
})

/** Columns of the member that an act changes; null for acts on other tables. */
function changeOf({ acto, id_mst_tiposocio, notificar, fecha_baja }: Act, today: string): MemberChange | null {
  if (acto === 'type') return { id_mst_tiposocio: id_mst_tiposocio! }
  if (acto === 'notify') return { notificar: notificar! }
  if (acto !== 'leave') return null
  // members with a leaving date of today or earlier lose access immediately (spec 3 §7)
  return { fecha_baja, ...(fecha_baja! <= today && { activo: false, acceso_web: false }) }
}

type Before = Readonly<Record<string, unknown>>
/** Applies the act, and returns each member's previous values, or the created rows. */
async function perform(call: ActCall, goes: readonly Person[], change: MemberChange | null): Promise<readonly Before[]> {
  const { tx, input } = call
  const ids = goes.map(({ id }) => id)
  if (change) {
    await changeMembers(call, ids, change)
    if (input.acto === 'leave')
      for (const { id, activo, acceso_web, hasAccount } of goes)
        if (hasAccount) await accessChanged(call, id, { activo, acceso_web, fecha_baja: null, ...change })
    const names = Object.keys(change) as (keyof MemberChange)[]
    return goes.map((person) => Object.fromEntries(names.map((name) => [name, person[name]])))
  }
  if (input.acto === 'label_add') await addLabelTo(tx, input.id_mst_etiqueta!, ids)
  if (input.acto === 'label_remove') await removeLabelFrom(tx, input.id_mst_etiqueta!, ids)
  if (input.acto === 'topup') return (await topUpMany(call, ids, await topUpPrice(call))).map((one) => ({ ...one }))
  if (input.acto !== 'pass') return goes.map(() => ({}))
  const { passes } = await sellPassTo(call, ids, input.id_mst_tipoabonos!)
  return passes.map(({ id_reg_abonos }) => ({ id_reg_abonos }))
}

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
  if (acto === 'notify') return say(notificar ? 'member-acts.notices_on' : 'member-acts.notices_off')
  if (acto === 'link') return formatEuros(importe)
  return acto === 'leave' ? fecha_baja! : asunto!
}

export const run = handle(runAct, async (call) => {
  const { tx, input, user, now, today } = call
  const ids = await chosenOf(call)
  await lockMembers(tx, ids)
  const { goes, importe } = await planAct(call, ids)
  if (goes.length === 0) refuse('acto.nadie')
  if (input.esperados !== null && input.esperados !== goes.length) refuse('acto.ha_cambiado', {}, { n: goes.length })
  const change = changeOf(input, today)
  const before = await perform(call, goes, change)
  const { acto, id_mst_etiqueta, asunto, texto } = input
  const sale = acto === 'mail' || acto === 'link' ? after(now, secondsToLeave) : null
  const row = {
    acto,
    fecha: now,
    id_mst_socios_creacion: user.id_mst_socios,
    detalle: (await detailOf(call, importe)).slice(0, 200),
    datos: json({
      ...change,
      ...(id_mst_etiqueta !== null && { id_mst_etiqueta }),
      ...(acto === 'mail' && { asunto, texto }),
      // the letters are sent without a request, so the product's address is passed along
      ...(acto === 'link' && { base: publicUrl(call.club, call.request) }),
    }),
    hechos: goes.length,
    saltados: ids.length - goes.length,
    importe,
    sale,
  }
  const { id_reg_socio_acto } = await tx.insertInto('socio_acto').values(row).returning('id_reg_socio_acto').executeTakeFirstOrThrow()
  const changes = goes.map(({ id: id_mst_socios }, at) => ({ id_reg_socio_acto, id_mst_socios, antes: json(before[at]!) }))
  await inChunks(changes, (piece) => tx.insertInto('socio_acto_cambio').values(piece).execute())
  if (sale) await insertJob(tx, lettersJob, { id: id_reg_socio_acto }, { now: sale })
  return { id_reg_socio_acto, hechos: goes.length, saltados: row.saltados, importe }
})
