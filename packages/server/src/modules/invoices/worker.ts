import { clubTime } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Note } from '../../kit/http/audit.ts'
import type { JobContext } from '../../kit/work/outbox.ts'
import type { Settling } from './settle.ts'

/** What a worker moves money with: nobody's hand; what it settles is in the audit under its job. */
export const workerOf = (tx: Tx, note: Note, { now, club }: Pick<JobContext, 'now' | 'club'>): Settling => ({
  tx,
  now,
  club,
  today: clubTime(now, club.zone).today,
  user: null,
  note,
})
