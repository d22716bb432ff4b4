import type { Day } from '@app/contract/values/day'
import type { Tx } from './database.ts'

/** The import of members that brings rows along. */
export interface ImportFacts {
  readonly now: Date
  readonly today: Day
  /** The user. */
  readonly by: number
  /** Name of the file. */
  readonly file: string
}
/** Inserts a module's own rows about imported members, of which each has an id and the values of its row in the list. */
export type ImportRows = (tx: Tx, members: never, facts: ImportFacts) => Promise<void>
