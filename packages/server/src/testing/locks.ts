import type { Pool } from 'pg'

/** Waits until a connection to this database waits for a lock: the expected contender is blocked. */
export async function untilLockWait(pool: Pick<Pool, 'query'>): Promise<void> {
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  for (let waiting = 0; waiting === 0; ) waiting = (await pool.query(waits)).rowCount ?? 0
}
