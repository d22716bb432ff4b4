import { pick, type RowOfResource } from '@app/contract/kit/resource'
import { listActs, type memberAct, type memberActChange, undoAct } from '@app/contract/member-acts/member-act'
import { json, type Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { handle, type WorkCall } from '../../kit/http/serve.ts'
import { withdrawLinks } from '../cards/public.ts'
import { type EndedFee, lockFeesOf, reopenFees, takeFees } from '../fees/public.ts'
import { addLabelTo, removeLabelFrom } from '../labels/public.ts'
import { lockMembers } from '../ledger/public.ts'
import { changeMembers, type MemberChange, takeTurns, withoutDoorCode, withoutLogin } from '../members/public.ts'
import { revertPasses } from '../passes/public.ts'
import { inSlices, type Slice, sliceRows, startRun } from '../runs/public.ts'
import { revertTopUps, type TopUp } from '../wallet/public.ts'
import { changesAfter, lockAct } from './lock-act.ts'
import { undoRun } from './run-kinds.ts'

type Row = RowOfResource<typeof memberAct>
type Change = RowOfResource<typeof memberActChange>

/** Maximum of acts listed. */
const newest = 50

/** Members that an undoing could not give their access back. */
const shutOutBy = ({ sin_acceso }: Pick<Row, 'sin_acceso'>) => sin_acceso ?? []

/** Names of members by their ids. */
const namesOf = async (tx: Tx, ids: readonly number[]) => {
  const people = await tx
    .selectFrom('socio as s')
    .select(['s.id_mst_socios', fullName('s').as('nombre')])
    .where('s.id_mst_socios', 'in', ids)
    .execute()
  return new Map(people.map((one) => [one.id_mst_socios, one.nombre]))
}

export const list = handle(listActs, async ({ tx }) => {
  const acts = await tx
    .selectFrom('socio_acto as a')
    .leftJoin('socio as s', 's.id_mst_socios', 'a.id_mst_socios_creacion')
    .selectAll('a')
    .select(fullName<string | null>('s').as('autor'))
    .orderBy('a.id_reg_socio_acto', 'desc')
    .limit(newest)
    .execute()
  const names = await namesOf(tx, acts.flatMap(shutOutBy))
  return acts.map((act) => ({ ...act, sin_acceso: shutOutBy(act).flatMap((id) => names.get(id) ?? []) }))
})

/** Members that would regain web access or the doors although another one has their login name or card by now; locked. */
async function shutOut(tx: Tx, changes: readonly Change[]) {
  const regaining = (name: keyof MemberChange) => changes.filter(({ antes }) => antes[name] === true).map((change) => change.id_mst_socios)
  return new Set([...(await withoutLogin(tx, regaining('acceso_web'))), ...(await withoutDoorCode(tx, regaining('activo')))])
}

/**
 * Restores the values before an act, if they are still those of the act. Returns the number restored, and the members
 * whose login name or card is taken.
 */
async function giveBack(
  call: Pick<WorkCall, 'tx' | 'note' | 'now' | 'today' | 'user'>,
  wrote: MemberChange,
  changes: readonly Change[],
): Promise<UndoResult> {
  const { tx } = call
  const names = Object.keys(wrote) as (keyof MemberChange)[]
  const ids = changes.map((change) => change.id_mst_socios)
  const stored = await tx
    .selectFrom('socio')
    .select(['id_mst_socios', ...names])
    .where('id_mst_socios', 'in', ids)
    .execute()
  const still = new Set(stored.filter((row) => names.every((name) => row[name] === wrote[name])).map((row) => row.id_mst_socios))
  const there = changes.filter((change) => still.has(change.id_mst_socios))
  const shut = await shutOut(tx, there)
  const own = there.filter((change) => !shut.has(change.id_mst_socios))
  const before = ({ antes }: Change) => pick(antes, ...names) as MemberChange
  for (const group of Map.groupBy(own, (change) => JSON.stringify(before(change))).values())
    await changeMembers(
      call,
      group.map((change) => change.id_mst_socios),
      before(group[0]!),
    )
  await reopenFees(
    call,
    own.flatMap(({ antes }) => (antes.cuotas as readonly EndedFee[] | undefined) ?? []),
  )
  return { deshechos: own.length, sinAcceso: [...shut] }
}

interface UndoResult {
  readonly deshechos: number
  readonly sinAcceso: readonly number[]
}
const all = (deshechos: number): UndoResult => ({ deshechos, sinAcceso: [] })

/** Withdraws the links of an act, except paid ones. Before the letters leave there are no links, and none will be sent. */
async function takeBackLinks(call: WorkCall, changes: readonly Change[]): Promise<UndoResult> {
  const linksOf = ({ antes }: Change) => (antes.enlaces as readonly number[] | undefined) ?? []
  const done = await withdrawLinks(call, changes.flatMap(linksOf))
  return all(changes.filter((change) => !linksOf(change).some((id) => done.has(id))).length)
}

/** Undoes an act as far as possible; returns the numbers of members. */
async function takeBack(call: WorkCall, { acto, datos }: Row, changes: readonly Change[]): Promise<UndoResult> {
  const { tx } = call
  const ids = changes.map((change) => change.id_mst_socios)
  const label = Number(datos.id_mst_etiqueta)
  if (acto === 'mail') return all(ids.length)
  if (acto === 'pass') {
    const stay = await revertPasses(
      call,
      changes.map(({ antes }) => Number(antes.id_reg_abonos)),
    )
    return all(ids.length - stay.length)
  }
  if (acto === 'fee') {
    const kept = await takeFees(
      call,
      changes.map(({ antes }) => Number(antes.id_reg_socios_cuotas)),
    )
    return all(ids.length - kept)
  }
  if (acto === 'topup')
    return all(
      await revertTopUps(
        call,
        ids,
        changes.map(({ antes }) => antes as unknown as TopUp),
      ),
    )
  if (acto === 'link') return takeBackLinks(call, changes)
  if (acto === 'leave') await lockFeesOf(tx, ids)
  if (acto === 'leave') await takeTurns(tx)
  await lockMembers(tx, ids)
  if (acto === 'label_add') return all(await removeLabelFrom(tx, label, ids))
  if (acto === 'label_remove') {
    const there = await tx
      .selectFrom('etiqueta')
      .select('id_mst_etiqueta')
      .where('id_mst_etiqueta', '=', label)
      .forKeyShare()
      .executeTakeFirst()
    if (!there) return all(0)
    await addLabelTo(tx, label, ids)
    return all(ids.length)
  }
  return giveBack(call, datos as MemberChange, changes)
}

/** Undoes an act for some of its changes, and adds the result to it. */
async function undoChanges(work: WorkCall, act: Row, changes: readonly Change[]): Promise<UndoResult> {
  const done = await takeBack(work, act, changes)
  await work.tx
    .updateTable('socio_acto')
    .set((eb) => ({ deshechos: eb('deshechos', '+', done.deshechos), sin_acceso: json([...shutOutBy(act), ...done.sinAcceso]) }))
    .where('id_reg_socio_acto', '=', act.id_reg_socio_acto)
    .execute()
  return done
}

/** One slice of an undoing. */
async function slice(work: Slice<{ id: number; hasta: number }>) {
  const { tx } = work
  const { id, hasta } = work.datos
  const act = await lockAct(tx, id)
  const changes = await changesAfter(tx, id, { hasta, most: sliceRows })
  if (changes.length > 0) await undoChanges(work, act, changes)
  const last = changes.at(-1)?.id_reg_socio_acto_cambio ?? hasta
  return { hechos: changes.length, isLast: changes.length < sliceRows, datos: { id, hasta: last } }
}
export const undoSlices = inSlices(undoRun, slice)

export const undo = handle(undoAct, async (call) => {
  const { tx, input, now } = call
  const act = await lockAct(tx, input.id)
  if (act.deshecho !== null) refuse('acto.ya_deshecho')
  if (act.acto === 'mail' && act.enviado !== null) refuse('acto.correo_enviado')
  await tx.updateTable('socio_acto').set({ deshecho: now }).where('id_reg_socio_acto', '=', input.id).execute()
  if (act.hechos > sliceRows) {
    const begin = { total: act.hechos, detalle: act.detalle, datos: { id: input.id, hasta: 0 } }
    return { deshechos: 0, quedan: 0, sin_acceso: [], id_reg_proceso: await startRun(call, undoRun, begin) }
  }
  const changes = await changesAfter(tx, input.id, { hasta: 0, most: sliceRows })
  const { deshechos, sinAcceso } = await undoChanges(call, act, changes)
  const names = await namesOf(tx, sinAcceso)
  return { deshechos, quedan: changes.length - deshechos, sin_acceso: sinAcceso.flatMap((id) => names.get(id) ?? []), id_reg_proceso: null }
})
