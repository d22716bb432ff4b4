import { sql } from 'kysely'
import { json, type Tx } from '../database/database.ts'

/** Inserts a job into the outbox with the business row: it exists exactly if the transaction commits. */
export async function insertJob(tx: Tx, { kind, payload, now }: { kind: string; payload: unknown; now: Date }) {
  await tx
    .insertInto('outbox')
    .values({ kind, payload: json(payload), run_at: now })
    .execute()
}

/** Deletes the ended jobs, done or failed, whose payload has this text in a field, in any case of letters. */
export async function deleteEndedJobs(tx: Tx, field: string, text: string) {
  await tx
    .deleteFrom('outbox')
    .where((eb) => eb.or([eb('done_at', 'is not', null), eb('failed_at', 'is not', null)]))
    .where(sql<boolean>`lower(payload ->> ${field}) = lower(${text})`)
    .execute()
}
