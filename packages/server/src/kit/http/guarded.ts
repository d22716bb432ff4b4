import type { Fields } from '@app/contract/kit/field'
import type { Say } from '@app/contract/kit/product'
import type { Day } from '@app/contract/values/day'
import type { ClubFacts } from '../database/clubs.ts'
import type { Tx } from '../database/database.ts'
import type { Later } from '../work/jobs.ts'
import type { User } from './user.ts'

/** A call that changes guarded settings, as far as their rules need it. */
export interface GuardedCall {
  readonly tx: Tx
  readonly user: User
  readonly now: Date
  readonly today: Day
  readonly club: ClubFacts
  readonly request: { readonly ip: string }
  readonly say: Say
  readonly later: Later
}
/** Guarded change of a call: the text keys of its settings, and the password sent with it. */
export interface GuardedChange {
  readonly settings: readonly string[]
  readonly password: string | null
}
/** Rules of guarded settings; of the module that has the accounts. */
export interface SettingsGuard {
  /** Refuses a missing or wrong password of the user. */
  confirmUser(call: GuardedCall, password: string | null): Promise<void>
  /**
   * Refuses users other than administrators, and a missing or wrong password; notifies all administrators. Returns the check of the changed
   * state: it refuses one in which no administrator could sign in any more.
   */
  confirm(call: GuardedCall, change: GuardedChange): Promise<() => Promise<void>>
}

/** Names of the guarded fields whose value a change alters; a secret counts as altered whenever it is sent. */
export const guardedNames = (fields: Fields, before: Readonly<Record<string, unknown>>, change: Readonly<Record<string, unknown>>) =>
  Object.keys(change).filter((name) => {
    const field = fields[name]
    return field?.facts.guarded && change[name] !== undefined && (field.kind === 'secret' || change[name] !== before[name])
  })
