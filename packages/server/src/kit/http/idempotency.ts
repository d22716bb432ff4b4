import { hash } from 'node:crypto'
import type { Action } from '@app/contract/kit/action'
import type { FastifyRequest } from 'fastify'
import type { Club, ClubSecrets } from '../database/clubs.ts'
import type { CommittedRefusal } from '../database/commit-and-refuse.ts'
import type { ClubDb, Tx } from '../database/database.ts'
import { SpooledFile } from '../files/spool.ts'
import { isSealed } from '../secrets/sealed.ts'
import { refuse } from './refusal.ts'
import type { User } from './user.ts'

/** An uploaded file counts by the hash of its bytes: written out as text, a spreadsheet of 10 MB would stop the server for a quarter of a second. */
const counted = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return { sha256: hash('sha256', value) }
  if (value instanceof SpooledFile) return { filename: value.filename, sha256: value.sha256 }
  if (Array.isArray(value)) return value.map(counted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, counted(inner)]))
}

const table = 'idempotencia'

/** Key of a saved answer: the user's key, the call and its input. */
export type AnswerKey = Readonly<Record<'clave' | 'accion' | 'huella', string> & { id_mst_socios: number }>

/**
 * The key of a write that carries an Idempotency-Key; null for any other call. Refuses one of more than 200 characters.
 * Only for signed-in users: a saved answer to a sign-in would hand out its token without the cookie.
 */
export function answerKey(action: Action, request: FastifyRequest, who: User | null): AnswerKey | null {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '' || !action.changes || !who) return null
  if (key.length > 200) refuse('msg.invalid_input', { 'Idempotency-Key': { key: 'invalid.text_long', values: { max: 200 } } })
  return {
    clave: key,
    id_mst_socios: who.id_mst_socios,
    accion: action.endpoint,
    huella: hash('sha256', JSON.stringify(counted([request.params, request.query, request.body]))),
  }
}

/** The text of the answer saved under the key; null if not saved yet. Another call or another input under the same key is refused. */
async function saved(db: ClubDb | Tx, secrets: ClubSecrets, { clave, id_mst_socios, accion, huella }: AnswerKey): Promise<string | null> {
  const found = await db
    .selectFrom(table)
    .select(['id_reg_idempotencia', 'accion', 'huella', 'respuesta'])
    .where('clave', '=', clave)
    .where('id_mst_socios', '=', id_mst_socios)
    .executeTakeFirst()
  if (!found) return null
  const open = (column: 'huella' | 'respuesta') => {
    const value = found[column]
    return value !== null && isSealed(value) ? secrets.open(value, { table, column, id: found.id_reg_idempotencia }) : value
  }
  return found.accion === accion && open('huella') === huella ? open('respuesta') : refuse('msg.idempotency_mismatch')
}

/** The saved answer, looked up before anything is prepared for the call. */
export const savedBefore = ({ db, schema, secrets }: Club, key: AnswerKey) => saved(db.withSchema(schema), secrets, key)

/**
 * With a key, the answer saved under it, byte for byte, or else the fresh one, which is saved.
 * The row is written first, so a second call with the key waits for the first one's commit and then finds its answer. A
 * committed refusal has no answer to save: its row is deleted, and the key may be sent again.
 */
export async function savedOrNew(
  tx: Tx,
  { secrets, now }: { readonly secrets: ClubSecrets; readonly now: Date },
  key: AnswerKey | null,
  fresh: () => Promise<string | CommittedRefusal>,
): Promise<string | CommittedRefusal> {
  if (!key) return fresh()
  const inserted = await tx
    .insertInto(table)
    .values({ ...key, huella: '', fecha: now })
    .onConflict((conflict) => conflict.columns(['clave', 'id_mst_socios']).doNothing())
    .returning('id_reg_idempotencia')
    .executeTakeFirst()
  if (!inserted) return (await saved(tx, secrets, key)) ?? fresh()
  const { id_reg_idempotencia: id } = inserted
  const answer = await fresh()
  const seal = (column: 'huella' | 'respuesta', text: string) => secrets.seal(text, { table, column, id })
  if (typeof answer === 'string')
    await tx
      .updateTable(table)
      .set({ huella: seal('huella', key.huella), respuesta: seal('respuesta', answer) })
      .where('id_reg_idempotencia', '=', id)
      .execute()
  else await tx.deleteFrom(table).where('id_reg_idempotencia', '=', id).execute()
  return answer
}
