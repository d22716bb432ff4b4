import { sentOnly } from '@app/contract/kit/partial'
import { ranking, reservedRanking } from '@app/contract/rankings/ranking'
import * as declared from '@app/contract/rankings/rankings'
import type { Tx } from '../../kit/database/database.ts'
import { usesOf, usesRefusal } from '../../kit/database/in-use.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'

const columns = Object.keys(ranking.fields) as (keyof typeof ranking.fields)[]

/** A ranking, locked: changes of it take turns. */
const locked = async (tx: Tx, id: number) =>
  (await tx.selectFrom('ranking').select(columns).where('id_mst_ranking', '=', id).forUpdate().executeTakeFirst()) ??
  refuse('msg.not_found')

export const list = handle(declared.rankingList, ({ tx, input: { activos } }) =>
  tx
    .selectFrom('ranking')
    .select(columns)
    .$if(activos !== null, (q) => q.where('activo', '=', activos ?? true))
    .orderBy('orden')
    .orderBy('desc')
    .orderBy('id_mst_ranking')
    .execute(),
)

/** Reason that a ranking can neither be activated nor deleted: reserved, or in use; null without obstacle. */
async function hindrance(call: Pick<Call<unknown>, 'tx' | 'user' | 'say' | 'catalogue'>, id: number): Promise<string | null> {
  const { tx, say } = call
  if (id === reservedRanking) return say('msg.reserved')
  const uses = await usesOf(tx, { table: 'ranking', id }, call)
  return uses.length > 0 ? say('msg.in_use', usesRefusal(uses).values) : null
}

export const status = handle(declared.rankingStatus, async (call) => {
  const { tx, input } = call
  const row = await tx.selectFrom('ranking').select('id_mst_ranking').where('id_mst_ranking', '=', input.id).executeTakeFirst()
  if (!row) refuse('msg.not_found')
  return (await hindrance(call, input.id)) ?? (true as const)
})

const set = (tx: Tx, id: number, activo: boolean) =>
  tx.updateTable('ranking').set({ activo }).where('id_mst_ranking', '=', id).returning(columns).executeTakeFirstOrThrow()

export const activate = handle(declared.activateRanking, async ({ tx, input: { id } }) => {
  const { activo } = await locked(tx, id)
  if (activo) refuse('registro.ya_activo')
  if (id === reservedRanking) refuse('msg.reserved')
  return set(tx, id, true)
})

export const deactivate = handle(declared.deactivateRanking, async ({ tx, input: { id } }) => {
  const { activo } = await locked(tx, id)
  if (id === reservedRanking) refuse('ranking.reservado')
  if (!activo) refuse('registro.ya_inactivo')
  return set(tx, id, false)
})

export const update = handle(declared.updateRanking, async ({ tx, input: { id, id_mst_ranking: _id, ...sent } }) => {
  const before = await locked(tx, id)
  const change = sentOnly(sent)
  if (id === reservedRanking && change.activo === false) refuse('ranking.reservado', { activo: 'ranking.reservado' })
  if (Object.keys(change).length > 0) await tx.updateTable('ranking').set(change).where('id_mst_ranking', '=', id).execute()
  return { ...before, ...change }
})

/** References refuse a ranking in use (msg.in_use, with its uses). */
export const remove = handle(declared.removeRanking, async ({ tx, input: { id } }) => {
  const { activo } = await locked(tx, id)
  if (id === reservedRanking) refuse('msg.reserved')
  if (!activo) refuse('ranking.solo_activas')
  await tx.deleteFrom('ranking').where('id_mst_ranking', '=', id).execute()
  return {}
})
