import { clubTime } from '../../kit/clock.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { JobWork } from '../../kit/work/attempt.ts'
import type { MoneyContext } from './settle.ts'

/** Context in which a worker moves money: without user; the audit names its job. */
export const workerOf = (tx: Tx, { now, club, note }: Pick<JobWork, 'now' | 'club' | 'note'>): MoneyContext => ({
  tx,
  now,
  club,
  today: clubTime(now, club.zone).today,
  user: null,
  note,
})
