import type { Tx } from './database.ts'

/** The import of members that brings rows along. */
export interface ImportFacts {
  readonly now: Date
  /** The user. */
  readonly by: number
  /** Name of the file. */
  readonly file: string
}
/** Inserts a module's own rows about imported members, of which each has an id and the values of its row in the list. */
export type ImportRows = (tx: Tx, members: never, facts: ImportFacts) => Promise<void>
