import type { TextKey } from '@app/contract'
import { may, type Permission } from '@app/contract/kit/permissions'
import { continueRun, listRuns, stopRun } from '@app/contract/runs/run'
import { after } from '../../kit/clock.ts'
import { fullName } from '../../kit/full-name.ts'
import { refuse } from '../../kit/http/refusal.ts'
import { type Call, handle } from '../../kit/http/serve.ts'
import { insertJob } from '../../kit/work/jobs.ts'
import { sliceJob } from './slices.ts'

/** Seconds for which an ended run is still shown. */
const remembered = 15 * 60

export const list = handle(listRuns, async ({ tx, user, now, say }) => {
  const runs = await tx
    .selectFrom('proceso as p')
    .leftJoin('socio as s', 's.id_mst_socios', 'p.id_mst_socios_creacion')
    .selectAll('p')
    .select(fullName<string | null>('s').as('autor'))
    .where((eb) => eb.or([eb('p.fecha_fin', 'is', null), eb('p.fecha_fin', '>', after(now, -remembered))]))
    .orderBy('p.id_reg_proceso', 'desc')
    .execute()
  const seen = runs
    .filter(({ permiso }) => may(user, permiso as Permission))
    .map((one) => ({ ...one, nombre: say(`mail.kind.${one.clase}` as TextKey), error: null }))
  if (!seen.some(({ estado }) => estado === 'en_curso')) return seen
  const waiting = await tx
    .selectFrom('outbox')
    .select(['kind', 'payload', 'error'])
    .where('lane', '=', 'runs')
    .where('done_at', 'is', null)
    .where('error', 'is not', null)
    .execute()
  const errorOf = new Map(waiting.map(({ payload, error }) => [(payload as { id: number }).id, error]))
  return seen.map((one) => ({ ...one, error: one.estado === 'en_curso' ? (errorOf.get(one.id_reg_proceso) ?? null) : null }))
})

/** Locks a run; refuses one that does not exist, or whose right the user does not have. */
async function lockRun({ tx, user }: Pick<Call<unknown>, 'tx' | 'user'>, id: number) {
  const found = await tx.selectFrom('proceso').selectAll().where('id_reg_proceso', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!found) return refuse('msg.not_found')
  return may(user, found.permiso as Permission) ? found : refuse('msg.not_allowed')
}

export const stop = handle(stopRun, async (call) => {
  const { tx, input } = call
  const { estado } = await lockRun(call, input.id)
  if (estado !== 'en_curso') refuse('proceso.no_en_curso')
  await tx.updateTable('proceso').set({ estado: 'parado' }).where('id_reg_proceso', '=', input.id).execute()
  return {}
})

export const goOn = handle(continueRun, async (call) => {
  const { tx, input, now } = call
  const { estado, clase } = await lockRun(call, input.id)
  if (estado !== 'parado') refuse('proceso.no_parado')
  await tx.updateTable('proceso').set({ estado: 'en_curso' }).where('id_reg_proceso', '=', input.id).execute()
  await insertJob(tx, sliceJob(clase), { id: input.id }, { now })
  return {}
})
