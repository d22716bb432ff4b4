import { setImmediate as turn } from 'node:timers/promises'
import type { Field, Fields } from '@app/contract/kit/field'
import type { ProductResource } from '@app/contract/kit/product'
import {
  type BinaryOperationNode,
  type ColumnType,
  type ConnectionProvider,
  type DatabaseConnection,
  type Generated,
  Kysely,
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  sql,
  Transaction,
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
/** Transaction whose tables and columns are data: their types are given up; the tests run for every resource. */
export type AnyTx = Transaction<any>
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

const isStream = (query: unknown) => typeof query === 'object' && query !== null && 'submit' in query

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
    this.#sendTogether()
    // a COPY has the connection to itself, which is lent out whole for it
    if (isStream(args[0])) Object.assign(this, { pipeline: false })
    const [text, values, ...rest] = args as [unknown, unknown, ...unknown[]]
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? this.#nameOf(text) : undefined
    return name === undefined
      ? super.query(...(args as [string]))
      : super.query({ name, text: text as string, values: values as unknown[] }, ...(rest as []))
  }
  /** What is asked for at the same moment goes out in one piece: a write of its own for each statement costs more than the statement. */
  #sendTogether() {
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
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
 * otherwise spend more on planning joins anew than on reading them. Such a plan is guessed dear where it may be cheap, so none starts
 * helping processes or compiles itself: to begin either takes longer than the rows (0137).
 */
const settings = ['search_path=ext', 'timezone=UTC', 'plan_cache_mode=force_generic_plan', 'max_parallel_workers_per_gather=0', 'jit=off']
  .map((setting) => `-c ${setting}`)
  .join(' ')

/** Milliseconds that a call waits for a connection, be it a new one or one that others use. */
const connectWithin = 10_000

/** A pool whose search path holds the extensions only: a table without its club's schema fails instead of reading a neighbour. Its statements run in the user's own role unless another one is named. */
export function openPool(connection: Connection, max = 8, role?: string): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    Client: PreparingClient,
    max,
    maxLifetimeSeconds: 1800,
    connectionTimeoutMillis: connectWithin,
    keepAlive: true,
    pipeline: true,
    keepAliveInitialDelayMillis: 10_000,
    options: role === undefined ? settings : `${settings} -c role=${role}`,
  })
  pool.on('error', () => {})
  return pool
}

/**
 * A list of values goes to PostgreSQL as one array: the statement is the same for lists of any length, so that it stays a remembered one,
 * and an empty list is in nothing and not in anything instead of a fault of syntax.
 */
class ListsAsArrays extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode) {
    const { leftOperand, operator, rightOperand } = node
    const comparison = OperatorNode.is(operator) ? listComparisons.get(operator.operator) : undefined
    if (!comparison || !PrimitiveValueListNode.is(rightOperand)) return super.visitBinaryOperation(node)
    this.visitNode(leftOperand)
    this.append(` ${comparison}(`)
    this.appendValue(rightOperand.values)
    this.append(')')
  }
}
const listComparisons: ReadonlyMap<string, string> = new Map([
  ['in', '= any'],
  ['not in', '<> all'],
])
class Dialect extends PostgresDialect {
  override createQueryCompiler() {
    return new ListsAsArrays()
  }
}

export const openDatabase = <T = Database>(pool: pg.Pool): Kysely<T> => new Kysely<T>({ dialect: new Dialect({ pool }) })

/** Lends its one connection to several statements at a time, which PostgreSQL answers in their order. */
class OneForAll implements ConnectionProvider {
  readonly #one: ConnectionProvider
  #connection: Promise<DatabaseConnection> | undefined
  constructor(one: ConnectionProvider) {
    this.#one = one
  }
  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    this.#connection ??= this.#one.provideConnection(async (connection) => connection)
    return consumer(await this.#connection)
  }
}
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('a transaction opens no connection')) })
const ofTransactions = { config: { dialect }, dialect, driver: dialect.createDriver() }

/** The same transaction, in which statements that are asked for together do not wait for each other's answers. */
export const pipelined = (tx: Transaction<Database>): Transaction<Database> =>
  new Transaction<Database>({ ...ofTransactions, executor: tx.getExecutor().withConnectionProvider(new OneForAll(tx.getExecutor())) })

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

const endedByDriver = /^(Connection terminated unexpectedly|Client has encountered a connection error)/
/** Whether the error says that a connection of the pool had ended: another one may stand. One that could not be made is not told here. */
const isEndedConnection = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, syscall, message } = error as Error & { code?: string; syscall?: string }
  return syscall === 'read' || syscall === 'write' || code === '57P01' || endedByDriver.test(message)
}

/** Asks once more on other connections when that of the pool had ended, of which it cannot know while nobody uses it. For what may be done twice. */
export const onLiveConnection = <T>(ask: () => Promise<T>, left = 3): Promise<T> =>
  ask().catch(async (error) => {
    if (left === 0 || !isEndedConnection(error)) throw error
    // the pool hears of the others that have ended
    await turn()
    return onLiveConnection(ask, left - 1)
  })

/** Plans the transaction's further statements by their values: for searches, where a rare word and a frequent one want different ways. */
export const planByValues = (tx: Tx) => sql`set local plan_cache_mode = force_custom_plan`.execute(tx)

/** A jsonb parameter: arrays would otherwise travel as PostgreSQL arrays. */
export const json = <T>(value: T): T => JSON.stringify(value) as T
