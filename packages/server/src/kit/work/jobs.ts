import { json, type Tx } from '../database/database.ts'

/** Puts a job into the outbox with the business row: it is there exactly when the commit is. */
export async function insertJob(tx: Tx, { kind, payload, now }: { kind: string; payload: unknown; now: Date }) {
  await tx
    .insertInto('outbox')
    .values({ kind, payload: json(payload), run_at: now })
    .execute()
}
