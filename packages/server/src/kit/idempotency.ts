import { createHash } from 'node:crypto'
import type { Action } from '@app/contract/kit/action'
import type { FastifyRequest } from 'fastify'
import { json, type Tx } from './database.ts'
import { refuse } from './fail.ts'
import type { User } from './sessions.ts'

interface Asked {
  readonly action: Action
  readonly request: FastifyRequest
  readonly who: User | null
  readonly now: Date
  readonly fresh: () => Promise<unknown>
}

/** What makes two bodies the same; an uploaded file counts by its bytes. */
const fingerprint = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/**
 * With an Idempotency-Key, the saved answer for the same key and body; another body under the same key is refused.
 * Only for whoever is signed in: a saved answer to a sign-in would hand out its token without the cookie.
 * The row is written first, so a second call with the key waits for the first one's commit and then finds its answer.
 */
export async function savedOrNew(tx: Tx, { action, request, who, now, fresh }: Asked): Promise<unknown> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '' || !action.changes || !who) return fresh()
  if (key.length > 200) refuse('msg.invalid_input', { 'Idempotency-Key': { key: 'invalid.text_long', values: { max: 200 } } })
  const mine = {
    clave: key,
    id_mst_socios: who.id_mst_socios,
    accion: action.endpoint,
    huella: fingerprint([request.params, request.query, request.body]),
  }
  const inserted = await tx
    .insertInto('idempotencia')
    .values({ ...mine, fecha: now })
    .onConflict((conflict) => conflict.columns(['clave', 'id_mst_socios']).doNothing())
    .returning('id_reg_idempotencia')
    .executeTakeFirst()
  if (!inserted) {
    const saved = await tx
      .selectFrom('idempotencia')
      .selectAll()
      .where('clave', '=', key)
      .where('id_mst_socios', '=', mine.id_mst_socios)
      .executeTakeFirstOrThrow()
    return saved.accion === mine.accion && saved.huella === mine.huella
      ? (saved.respuesta as { body: unknown }).body
      : refuse('msg.idempotency_mismatch')
  }
  const body = await fresh()
  await tx
    .updateTable('idempotencia')
    .set({ respuesta: json({ body }) })
    .where('id_reg_idempotencia', '=', inserted.id_reg_idempotencia)
    .execute()
  return body
}
