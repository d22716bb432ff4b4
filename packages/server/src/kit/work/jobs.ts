import { sql } from 'kysely'
import { json, type Tx } from '../database/database.ts'
import { inChunks } from '../database/in-chunks.ts'
import { type Lane, rankOf, type Urgency } from './lanes.ts'

/** Kind of job, declared beside the code that queues it: its name in the table, its lane, and the urgency of one with this payload. */
export interface JobKind<Payload> {
  readonly name: string
  readonly lane: Lane
  readonly urgencyOf: (payload: Payload) => Urgency
}
export const jobKind = <Payload>(
  name: string,
  lane: Lane,
  urgency: Urgency | ((payload: Payload) => Urgency) = 'single',
): JobKind<Payload> => ({ name, lane, urgencyOf: typeof urgency === 'function' ? urgency : () => urgency })

interface When {
  /** Not worked before this instant. */
  readonly now: Date
  /** In place of the kind's own. */
  readonly urgency?: Urgency | undefined
}
/** Queues a job with the call's transaction: worked at once after its commit, or not before `now`. */
export type Later = <Payload>(
  kind: JobKind<Payload>,
  payload: Payload,
  when?: { readonly now?: Date | undefined; readonly urgency?: Urgency },
) => Promise<void>

const rowOf = <Payload>(kind: JobKind<Payload>, payload: Payload, { now, urgency }: When) => ({
  kind: kind.name,
  lane: kind.lane,
  urgency: rankOf(urgency ?? kind.urgencyOf(payload)),
  payload: json(payload),
  run_at: now,
})

/** Queues a job together with the business row: it exists exactly if the transaction commits. */
export async function insertJob<Payload>(tx: Tx, kind: JobKind<Payload>, payload: Payload, when: When) {
  await tx
    .insertInto('outbox')
    .values(rowOf(kind, payload, when))
    .execute()
}

/** Queues many jobs of a kind; returns their ids in the order of the payloads. */
export async function insertJobs<Payload>(tx: Tx, kind: JobKind<Payload>, payloads: readonly Payload[], when: When): Promise<number[]> {
  const ids: number[] = []
  await inChunks(payloads, async (some) => {
    const made = await tx
      .insertInto('outbox')
      .values(some.map((payload) => rowOf(kind, payload, when)))
      .returning('id')
      .execute()
    ids.push(...made.map((one) => one.id))
  })
  return ids
}

/** Deletes the ended jobs, done or failed, whose payload has this text in a field, in any case of letters. */
export async function deleteEndedJobs(tx: Tx, field: string, text: string) {
  await tx
    .deleteFrom('outbox')
    .where((eb) => eb.or([eb('done_at', 'is not', null), eb('failed_at', 'is not', null), eb('doubt_at', 'is not', null)]))
    .where(sql<boolean>`lower(payload ->> ${field}) = lower(${text})`)
    .execute()
}
