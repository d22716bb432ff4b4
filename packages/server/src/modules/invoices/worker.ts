import { clubTime } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Note } from '../../kit/http/audit.ts'
import type { JobContext } from '../../kit/work/outbox.ts'
import type { MoneyContext } from './settle.ts'

/** Context in which a worker moves money: without user; the audit names its job. */
export const workerOf = (tx: Tx, note: Note, { now, club }: Pick<JobContext, 'now' | 'club'>): MoneyContext => ({
  tx,
  now,
  club,
  today: clubTime(now, club.zone).today,
  user: null,
  note,
})
