import { json, type Tx } from '../database/database.ts'

/** Inserts a job into the outbox with the business row: it exists exactly if the transaction commits. */
export async function insertJob(tx: Tx, { kind, payload, now }: { kind: string; payload: unknown; now: Date }) {
  await tx
    .insertInto('outbox')
    .values({ kind, payload: json(payload), run_at: now })
    .execute()
}
