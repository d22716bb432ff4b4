import type { Day } from '@app/contract/values/day'
import type { ClubFacts } from '../database/clubs.ts'
import type { Tx } from '../database/database.ts'
import type { AuditNote, Note } from '../http/audit.ts'
import type { User } from '../http/user.ts'

/** Context of the end of a transaction: of a call, or of a job, which has no user. */
export interface ClosingWork {
  readonly tx: Tx
  readonly user: User | null
  readonly now: Date
  readonly today: Day
  readonly club: ClubFacts
  readonly note: Note
}
/**
 * Work of a module at the end of a transaction of another one, after all of its own and before the audit: by the rows that it noted. Its locks are
 * the last. Open screens are notified of its writes, which the call need not declare.
 */
export type Closing = (work: ClosingWork, notes: readonly AuditNote[]) => Promise<void>
