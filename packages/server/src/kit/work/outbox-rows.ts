import type { UpdateObject } from 'kysely'
import { type ExpressionBuilder, sql } from 'kysely'
import { after } from '../clock.ts'
import type { ClubDb, Database, Tx } from '../database/database.ts'
import { type Lane, lanes, urgencies } from './lanes.ts'

/** Seconds that a taken job belongs to its worker, unless it extends them: a crash delays the job by so much. */
export const leaseSeconds = 60

/** A worker's lease of a job ended, and another one may have it: nothing more of it is written here. */
export class LostLease extends Error {}

type Outbox = ExpressionBuilder<Database, 'outbox'>
/** The condition of the index `outbox_turno`, in its own words. */
const waits = (eb: Outbox) => eb.and([eb('done_at', 'is', null), eb('failed_at', 'is', null), eb('doubt_at', 'is', null)])

/** The instant of the first waiting job of each lane and urgency: one look into the index for each. */
export const firstDue = (db: ClubDb) =>
  db
    .selectFrom(
      sql<{ lane: Lane; urgency: number }>`(
        select lane, urgency from unnest(${Object.keys(lanes)}::text[]) as lane cross join generate_series(0, ${urgencies.length - 1}::int) as urgency
      )`.as('turn'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('outbox')
          .select('run_at')
          .whereRef('outbox.lane', '=', 'turn.lane')
          .whereRef('outbox.urgency', '=', 'turn.urgency')
          .where(waits as never)
          .orderBy('run_at')
          .limit(1)
          .as('first'),
      (join) => join.onTrue(),
    )
    .select(['turn.lane', 'turn.urgency', 'first.run_at'])
    .orderBy('turn.urgency')
    .execute()

interface Turn {
  readonly lane: Lane
  readonly urgency: number
  readonly now: Date
  readonly lease: string
}
/** Takes the first due job of a lane and urgency, so that no other worker does: until the lease ends it is not due. */
export async function takeJob(db: ClubDb, { lane, urgency, now, lease }: Turn) {
  const taken = await db
    // materialized: a plan may otherwise run the limited choice anew for each row, and take them all
    .with(
      (cte) => cte('due').materialized(),
      (eb) =>
        eb
          .selectFrom('outbox')
          .select('id')
          .where('lane', '=', lane)
          .where('urgency', '=', urgency)
          .where('run_at', '<=', now)
          .where(waits)
          .orderBy('run_at')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('outbox')
    .from('due')
    .set((eb) => ({ run_at: after(now, leaseSeconds), lease, attempts: eb('attempts', '+', 1) }))
    .whereRef('outbox.id', '=', 'due.id')
    .returning(['outbox.id', 'kind', 'payload', 'attempts', 'contacted_at', 'error'])
    .executeTakeFirst()
  return taken && { ...taken, lease }
}
export type Taken = NonNullable<Awaited<ReturnType<typeof takeJob>>>
type Held = Pick<Taken, 'id' | 'lease'>

/** Locks the job for its worker's transaction. Refuses a lost lease. */
export async function unlessLost(tx: Tx, { id, lease }: Held) {
  const row = await tx.selectFrom('outbox').select('id').where('id', '=', id).where('lease', '=', lease).forUpdate().executeTakeFirst()
  if (!row) throw new LostLease()
}

/** Writes the outcome of an attempt, and gives the lease back unless it is kept. False if it was lost. */
export async function recordOutcome(db: ClubDb | Tx, { id, lease }: Held, change: UpdateObject<Database, 'outbox'>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ lease: null, ...change })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Extends a lease; one whose job is just in a transaction needs none, and is not waited for. */
export const extendLease = (db: ClubDb, { id, lease }: Held, now: Date) =>
  db
    .updateTable('outbox')
    .set({ run_at: after(now, leaseSeconds) })
    .where('id', 'in', (eb) =>
      eb.selectFrom('outbox').select('id').where('id', '=', id).where('lease', '=', lease).forUpdate().skipLocked(),
    )
    .execute()
