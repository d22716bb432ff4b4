import type { Fields } from '@app/contract/kit/field'
import type { Call } from './serve.ts'

/** Guarded change of a call: the text keys of its settings, and the password sent with it. */
export interface GuardedChange {
  readonly settings: readonly string[]
  readonly password: string | null
}
/** Rules of guarded settings; of the module that has the accounts. */
export interface SettingsGuard {
  /**
   * Refuses users other than administrators, and a missing or wrong password; notifies all administrators. Returns the check of the changed
   * state: it refuses one in which no administrator could sign in any more.
   */
  confirm(
    call: Pick<Call<unknown>, 'tx' | 'user' | 'now' | 'today' | 'club' | 'request' | 'say' | 'later'>,
    change: GuardedChange,
  ): Promise<() => Promise<void>>
}

/** Names of the guarded fields whose value a change alters; a secret counts as altered whenever it is sent. */
export const guardedNames = (fields: Fields, before: Readonly<Record<string, unknown>>, change: Readonly<Record<string, unknown>>) =>
  Object.keys(change).filter((name) => {
    const field = fields[name]
    return field?.facts.guarded && change[name] !== undefined && (field.kind === 'secret' || change[name] !== before[name])
  })
