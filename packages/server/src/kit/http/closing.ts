import type { AuditNote } from './audit.ts'
import type { Call } from './serve.ts'
import type { User } from './user.ts'

/** Context of the end of a transaction: of a call, or of a job, which has no user. */
export type ClosingWork = Pick<Call<unknown, User | null>, 'tx' | 'user' | 'now' | 'today' | 'club' | 'note'>
/**
 * Work of a module at the end of a transaction of another one, after all of its own and before the audit: by the rows that it noted. Its locks are
 * the last. Open screens are notified of its writes, which the call need not declare.
 */
export type Closing = (work: ClosingWork, notes: readonly AuditNote[]) => Promise<void>
