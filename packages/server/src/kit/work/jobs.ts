import { sql } from 'kysely'
import { json, type Tx } from '../database/database.ts'
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

/** Queues a job together with the business row: it exists exactly if the transaction commits. */
export async function insertJob<Payload>(tx: Tx, kind: JobKind<Payload>, payload: Payload, { now, urgency }: When) {
  await tx
    .insertInto('outbox')
    .values({
      kind: kind.name,
      lane: kind.lane,
      urgency: rankOf(urgency ?? kind.urgencyOf(payload)),
      payload: json(payload),
      run_at: now,
    })
    .execute()
}

/** Deletes the ended jobs, done or failed, whose payload has this text in a field, in any case of letters. */
export async function deleteEndedJobs(tx: Tx, field: string, text: string) {
  await tx
    .deleteFrom('outbox')
    .where((eb) => eb.or([eb('done_at', 'is not', null), eb('failed_at', 'is not', null), eb('doubt_at', 'is not', null)]))
    .where(sql<boolean>`lower(payload ->> ${field}) = lower(${text})`)
    .execute()
}
