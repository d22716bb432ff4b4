import { json } from '../../kit/database/database.ts'
import { type EndedFee, endFeesOf, giveFeeTo, lockFeesOf } from '../fees/public.ts'
import { accessChanged } from '../identity/public.ts'
import { addLabelTo, removeLabelFrom } from '../labels/public.ts'
import { lockMembers } from '../ledger/public.ts'
import { changeMembers, type MemberChange } from '../members/public.ts'
import { sellPassTo } from '../passes/public.ts'
import { inSlices, type Slice, sliceRows, startRun } from '../runs/public.ts'
import { topUpMany } from '../wallet/public.ts'
import { lockAct } from './lock-act.ts'
import { type Act, type ActCall, type Person, type Plan, planAct, topUpPrice } from './plan-act.ts'
import { actRun, sendRun } from './run-kinds.ts'

/** True of an act that consists of letters, which leave after it. */
export const isMailed = (acto: Act['acto']) => acto === 'mail' || acto === 'link'

/** Columns of the member that an act changes; null for acts on other tables. */
export function changeOf({ acto, id_mst_tiposocio, notificar, fecha_baja }: Omit<Act, 'seleccion'>, today: string): MemberChange | null {
  if (acto === 'type') return { id_mst_tiposocio: id_mst_tiposocio! }
  if (acto === 'notify') return { notificar: notificar! }
  if (acto !== 'leave') return null
  // members with a leaving date of today or earlier lose access immediately (spec 3 §7)
  return { fecha_baja, ...(fecha_baja! <= today && { activo: false, acceso_web: false }) }
}

type Before = Readonly<Record<string, unknown>>
/** Applies the act, and returns each member's previous values, or the created rows. */
async function perform(call: ActCall, goes: readonly Person[]): Promise<readonly Before[]> {
  const { tx, input, today } = call
  const ids = goes.map(({ id }) => id)
  const change = changeOf(input, today)
  if (change) {
    await changeMembers(call, ids, change)
    // a later departure ends them on its day
    const fees: (readonly EndedFee[])[] = []
    if (change.activo === false) for (const id of ids) fees.push(await endFeesOf(call, id, change.fecha_baja!))
    if (input.acto === 'leave')
      for (const { id, activo, acceso_web, hasAccount } of goes)
        if (hasAccount) await accessChanged(call, id, { activo, acceso_web, fecha_baja: null, ...change })
    const names = Object.keys(change) as (keyof MemberChange)[]
    return goes.map((person, at) => ({
      ...Object.fromEntries(names.map((name) => [name, person[name]])),
      ...(fees[at] && { cuotas: fees[at] }),
    }))
  }
  if (input.acto === 'label_add') await addLabelTo(tx, input.id_mst_etiqueta!, ids)
  if (input.acto === 'label_remove') await removeLabelFrom(tx, input.id_mst_etiqueta!, ids)
  if (input.acto === 'topup') return (await topUpMany(call, ids, await topUpPrice(call))).map((one) => ({ ...one }))
  if (input.acto === 'fee') {
    const given = { id_cuota: input.id_mst_cuotas!, from: input.fecha_inicio_cuota ?? today }
    return (await giveFeeTo(call, ids, given)).map((id_reg_socios_cuotas) => ({ id_reg_socios_cuotas }))
  }
  if (input.acto !== 'pass') return goes.map(() => ({}))
  const { passes } = await sellPassTo(call, ids, input.id_mst_tipoabonos!)
  return passes.map(({ id_reg_abonos }) => ({ id_reg_abonos }))
}

/** Applies an act to locked members as planned, and records them with it. */
export async function applySlice(
  call: ActCall,
  id_reg_socio_acto: number,
  { ids, plan: { goes, importe } }: { ids: readonly number[]; plan: Plan },
) {
  const { tx } = call
  const before = goes.length > 0 ? await perform(call, goes) : []
  const changes = goes.map(({ id: id_mst_socios }, at) => ({ id_reg_socio_acto, id_mst_socios, antes: json(before[at]!) }))
  if (changes.length > 0) await tx.insertInto('socio_acto_cambio').values(changes).execute()
  await tx
    .updateTable('socio_acto')
    .set((eb) => ({
      hechos: eb('hechos', '+', goes.length),
      saltados: eb('saltados', '+', ids.length - goes.length),
      importe: eb('importe', '+', importe),
    }))
    .where('id_reg_socio_acto', '=', id_reg_socio_acto)
    .execute()
}

/** Marks an act as done; its letters follow by a run. */
export async function endAct(call: Pick<ActCall, 'tx' | 'now' | 'user'>, id: number) {
  const { tx, now } = call
  const act = await tx
    .updateTable('socio_acto')
    .set({ fecha_fin: now })
    .where('id_reg_socio_acto', '=', id)
    .returning(['acto', 'detalle', 'hechos', 'sale', 'deshecho'])
    .executeTakeFirstOrThrow()
  if (!act.sale || act.deshecho) return
  const from = act.sale > now ? act.sale : now
  await startRun(call, sendRun, { total: act.hechos, detalle: act.detalle, datos: { id, hasta: 0 }, from })
}

/** One slice of an act: its members are locked and looked at again, and the act ends early once it is being undone. */
async function slice(work: Slice<{ id: number; act: Omit<Act, 'seleccion'>; ids: readonly number[] }>) {
  const { id, act, ids } = work.datos
  const { deshecho } = await lockAct(work.tx, id)
  const own = deshecho === null ? ids.slice(work.hechos, work.hechos + sliceRows) : []
  if (own.length > 0) {
    const call = { ...work, input: { ...act, seleccion: { regla: null, menos: [], ids: [...own] } } }
    if (act.acto === 'leave') await lockFeesOf(work.tx, own)
    await lockMembers(work.tx, own)
    await applySlice(call, id, { ids: own, plan: await planAct(call, own) })
  }
  const isLast = deshecho !== null || work.hechos + own.length >= ids.length
  if (isLast) await endAct(work, id)
  return { hechos: own.length, isLast }
}
export const actSlices = inSlices(actRun, slice)
