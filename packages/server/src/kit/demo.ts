import type { Day } from '@app/contract/values/day'
import { sql } from 'kysely'
import type { Cell } from './database/copy-rows.ts'
import type { Database, Tx } from './database/database.ts'

/** Size of a demo club. */
export interface DemoSize {
  /** Courts of each sport. */
  readonly courts: readonly [number, number, number]
  readonly members: number
  /** Days of history and days ahead. */
  readonly back: number
  readonly ahead: number
  /** Maximum of lines per booking. */
  readonly lines: number
}

/** The demo club while it is created: the same day and size produce the same club. */
export interface Demo {
  readonly size: DemoSize
  readonly today: Day
  /** The minute of today up to which bookings have been played and paid. */
  readonly minute: number
  readonly zone: string
  readonly schema: string
  readonly now: Date
  /** The account that signs in to it, also the clerk of its history. */
  readonly login: { readonly id_mst_socios: number; readonly email: string; readonly password: string }
  readonly report: (progress: string) => void
  /** Work in one transaction of the club. */
  readonly write: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Inserts many rows together: `columns` name the values of a row, in order. */
  readonly copy: (table: keyof Database, columns: readonly string[], rows: Iterable<readonly Cell[]>) => Promise<void>
}
/** Fills the tables of one module. */
export type DemoFill = (demo: Demo) => Promise<void>

/** Writes rows with their ids, replacing rows of the club's own seeds. */
export async function put<T extends keyof Database & string>(tx: Tx, table: T, id: string, rows: readonly Record<string, unknown>[]) {
  for (const row of rows) {
    const rest = Object.keys(row).filter((name) => name !== id)
    const excluded = Object.fromEntries(rest.map((name) => [name, sql.ref(`excluded.${name}`)]))
    await tx
      .insertInto(table as 'socio')
      .values(row as never)
      .onConflict((conflict) => conflict.column(id as never).doUpdateSet(excluded as never))
      .execute()
  }
}
