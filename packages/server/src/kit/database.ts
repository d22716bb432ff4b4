import type { Field, Fields } from '@app/contract/kit/field'
import type { ProductResource } from '@app/contract/kit/product'
import {
  type ColumnType,
  type Generated,
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  sql,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import type { kitResources } from './tables.ts'

type Column<F> =
  F extends Field<infer T, infer N>
    ? N extends 'generated'
      ? Generated<T>
      : N extends 'optional'
        ? ColumnType<T, T | undefined, T | undefined>
        : N extends 'defaulted'
          ? ColumnType<T, T | undefined, T>
          : T
    : never
type TableOf<F extends Fields> = { [K in keyof F]: Column<F[K]> }
type Declared = ProductResource | (typeof kitResources)[number]

/** Every table a club has, read off the declarations: nothing to keep in step by hand. */
export type Database = { [R in Declared as R['table']]: TableOf<R['fields']> }
export type Tx = Transaction<Database>
/** A club's tables outside of a transaction. Only the kit holds one; handlers get a `Tx`. */
export type ClubDb = Kysely<Database>

pg.types.setTypeParser(1082, (day) => day)
pg.types.setTypeParser(20, Number)
pg.types.setTypeParser(1700, Number)

export interface Connection {
  readonly host?: string
  readonly port?: number
  readonly user?: string
  readonly password?: string
  readonly database?: string
  readonly connectionString?: string
}

/** A connection remembers the plans of so many statements; further ones are planned each time. */
const rememberedStatements = 500

/** Gives every parameterised statement a name of its own, so that PostgreSQL parses and plans it once per connection. */
class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>()
  constructor(config?: pg.ClientConfig) {
    super(config)
    // A connection that breaks fails its statement and then tells once more; a client in use has nobody else who listens, and Node would end.
    this.on('error', () => {})
  }
  // the overloads of pg are not ours to repeat
  override query(...args: any[]): any {
    const [text, values, ...rest] = args as [unknown, unknown, ...unknown[]]
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? this.#nameOf(text) : undefined
    return name === undefined
      ? super.query(...(args as [string]))
      : super.query({ name, text: text as string, values: values as unknown[] }, ...(rest as []))
  }
  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= rememberedStatements) return known
    const name = `s${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}

/**
 * A remembered statement keeps one plan for all values: every table is read by its keys and days, and on a busy desk PostgreSQL would
 * otherwise spend more on planning joins anew than on reading them.
 */
const settings = '-c search_path=ext -c timezone=UTC -c plan_cache_mode=force_generic_plan'

/** Milliseconds that a call waits for a connection, be it a new one or one that others use. */
const connectWithin = 10_000

/** A pool whose search path holds the extensions only: a table without its club's schema fails instead of reading a neighbour. */
export function openPool(connection: Connection, max = 8): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    Client: PreparingClient,
    max,
    maxLifetimeSeconds: 1800,
    connectionTimeoutMillis: connectWithin,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: settings,
  })
  pool.on('error', () => {})
  return pool
}

/** An empty list in `in (…)` matches nothing, and everything in `not in (…)`: by itself it would be a fault of syntax. */
const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })

export const openDatabase = <T = Database>(pool: pg.Pool): Kysely<T> =>
  new Kysely<T>({ dialect: new PostgresDialect({ pool }), plugins: [emptyLists] })

/** What the operating system says about a connection, what PostgreSQL says when it goes, and what the driver says, which has no codes. */
const lostBySystem = new Set(['connect', 'read', 'write', 'getaddrinfo'])
const lostBySqlState = /^(08|57P0[1235]|53300)/
const lostByDriver =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed)/

/** Whether the error says that the database went away, or cannot be reached: nothing is known of the work but that it was not acknowledged. */
export const isLostConnection = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.some(isLostConnection)
  if (!(error instanceof Error)) return false
  const { code, syscall, message } = error as Error & { code?: string; syscall?: string }
  return syscall === undefined ? (code === undefined ? lostByDriver.test(message) : lostBySqlState.test(code)) : lostBySystem.has(syscall)
}

/** Plans the transaction's further statements by their values: for searches, where a rare word and a frequent one want different ways. */
export const planByValues = (tx: Tx) => sql`set local plan_cache_mode = force_custom_plan`.execute(tx)

/** A jsonb parameter: arrays would otherwise travel as PostgreSQL arrays. */
export const json = <T>(value: T): T => JSON.stringify(value) as T
