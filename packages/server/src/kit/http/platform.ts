import type { RefusalCode } from '@app/contract/kit/product'
import type { RefusalStatus } from '@app/contract/kit/refusals'
import type { Catalogue } from '../database/catalogue.ts'
import type { Club } from '../database/clubs.ts'
import type { Tx } from '../database/database.ts'
import type { Closing } from '../work/closing.ts'
import type { SettingsGuard } from './guarded.ts'
import type { Restrictions } from './restrictions.ts'
import type { User } from './user.ts'

/** Constraint name → its refusal, so that a rule of PostgreSQL has a text for users. */
export type Guards = Readonly<Record<string, RefusalCode>>

export interface Platform {
  readonly now: () => Date
  readonly clubFor: (host: string) => Club | null
  /** All clubs of the installation. */
  readonly clubs: () => readonly Club[]
  /** Writes a line into the log of the server. */
  readonly warn: (message: string, details: Readonly<Record<string, unknown>>) => void
  readonly sessionUser: (club: Club, token: string, now: Date) => Promise<User | null>
  readonly isSessionOpen: (club: Club, token: string, now: Date) => Promise<boolean>
  /** Resources whose writes may have ended a session. */
  readonly decidesAccess: readonly string[]
  /** True if a parameter of the club is on. */
  readonly isOn: (tx: Tx, parameter: string) => Promise<boolean>
  readonly refusals: Readonly<Record<RefusalCode, RefusalStatus>>
  readonly catalogue: Catalogue
  readonly guards: Guards
  readonly restrictions: Restrictions
  /** Work of modules at the end of transactions. */
  readonly closings: readonly Closing[]
  readonly say: (key: string, language: string | null, values?: Readonly<Record<string, string | number>>) => string
  /** Called after a commit with the resources it wrote. */
  readonly published: (club: Club, resources: readonly string[], origin: string | null) => void
  /** Position of the live news, for a page that opens its stream later. */
  readonly livePosition: () => string
  readonly guard: SettingsGuard
  /** Records that a user opened a member's file. */
  readonly opened: (club: Club, opening: { readonly member: number; readonly by: number; readonly now: Date }) => Promise<void>
  /** Checks every answer against its declaration, and the written tables against `changes`; used by tests. */
  readonly strict: boolean
}
