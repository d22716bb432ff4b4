import type { RowOfResource } from '@app/contract/kit/resource'
import { listActs, type memberAct, type memberActChange, undoAct } from '@app/contract/member-acts/member-act'
import type { Tx } from '../../kit/database/database.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { withdrawLinks } from '../cards/public.ts'
import { addLabelTo, removeLabelFrom } from '../labels/public.ts'
import { lockMembers } from '../ledger/public.ts'
import { changeMembers, type MemberChange, takeTurns, withoutDoorCode, withoutLogin } from '../members/public.ts'
import { revertPasses } from '../passes/public.ts'
import { revertTopUps, type TopUp } from '../wallet/public.ts'

type Row = RowOfResource<typeof memberAct>
type Change = RowOfResource<typeof memberActChange>

/** Maximum of acts listed. */
const newest = 50

export const list = handle(listActs, ({ tx }) =>
  tx
    .selectFrom('socio_acto as a')
    .leftJoin('socio as s', 's.id_mst_socios', 'a.id_mst_socios_creacion')
    .selectAll('a')
    .select(fullName<string | null>('s').as('autor'))
    .orderBy('a.id_reg_socio_acto', 'desc')
    .limit(newest)
    .execute(),
)

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
  { tx, note }: Pick<Call<unknown>, 'tx' | 'note'>,
  wrote: MemberChange,
  changes: readonly Change[],
): Promise<UndoResult> {
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
  for (const group of Map.groupBy(own, ({ antes }) => JSON.stringify(antes)).values())
    await changeMembers(
      { tx, note },
      group.map((change) => change.id_mst_socios),
      group[0]!.antes as MemberChange,
    )
  return { deshechos: own.length, sinAcceso: [...shut] }
}

interface UndoResult {
  readonly deshechos: number
  readonly sinAcceso: readonly number[]
}
const all = (deshechos: number): UndoResult => ({ deshechos, sinAcceso: [] })

/** Withdraws the links of an act, except paid ones. Before the letters leave there are no links, and none will be sent. */
async function takeBackLinks(call: Call<unknown>, changes: readonly Change[]): Promise<UndoResult> {
  const linksOf = ({ antes }: Change) => (antes.enlaces as readonly number[] | undefined) ?? []
  const done = await withdrawLinks(call, changes.flatMap(linksOf))
  return all(changes.filter((change) => !linksOf(change).some((id) => done.has(id))).length)
}

/** Undoes an act as far as possible; returns the numbers of members. */
async function takeBack(call: Call<unknown>, { acto, datos, enviado }: Row, changes: readonly Change[]): Promise<UndoResult> {
  const { tx } = call
  const ids = changes.map((change) => change.id_mst_socios)
  const label = Number(datos.id_mst_etiqueta)
  if (acto === 'mail') return enviado === null ? all(ids.length) : refuse('acto.correo_enviado')
  if (acto === 'pass') {
    const stay = await revertPasses(
      call,
      changes.map(({ antes }) => Number(antes.id_reg_abonos)),
    )
    return all(ids.length - stay.length)
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

export const undo = handle(undoAct, async (call) => {
  const { tx, input, now } = call
  const act = await tx.selectFrom('socio_acto').selectAll().where('id_reg_socio_acto', '=', input.id).forUpdate().executeTakeFirst()
  if (!act) return refuse('msg.not_found')
  if (act.deshecho !== null) refuse('acto.ya_deshecho')
  const changes = await tx
    .selectFrom('socio_acto_cambio')
    .selectAll()
    .where('id_reg_socio_acto', '=', input.id)
    .orderBy('id_mst_socios')
    .execute()
  const { deshechos, sinAcceso } = await takeBack(call, act, changes)
  await tx.updateTable('socio_acto').set({ deshecho: now }).where('id_reg_socio_acto', '=', input.id).execute()
  const people = await tx
    .selectFrom('socio as s')
    .select(fullName('s').as('nombre'))
    .where('s.id_mst_socios', 'in', sinAcceso)
    .orderBy('s.id_mst_socios')
    .execute()
  return { deshechos, quedan: changes.length - deshechos, sin_acceso: people.map(({ nombre }) => nombre) }
})
