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
  type LimitNode,
  type OperationNode,
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  sql,
  Transaction,
  ValueNode,
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
/** Transaction whose tables and columns are data, without their types; tests run it for every resource. */
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

/** Maximum of statement plans that a connection keeps; further statements are planned each time. */
const rememberedStatements = 500

/** Maximum of clubs that a connection reads: PostgreSQL keeps the definitions of every table that it has read, and frees them with the connection. */
const clubsMet = 60
/** The club of a statement, by the first table that it names. */
const clubIn = /"(club_\w+)"\./

const isStream = (query: unknown) => typeof query === 'object' && query !== null && 'submit' in query

/** Names every parameterised statement, so that PostgreSQL parses and plans it once per connection. */
class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>()
  readonly #clubs = new Set<string>()
  constructor(config?: pg.ClientConfig) {
    super(config)
    // A broken connection fails its statement and then emits an error; without a listener Node would exit.
    this.on('error', () => {})
  }
  // the overloads of pg are not ours to repeat
  override query(...args: any[]): any {
    this.#sendTogether()
    // a COPY has exclusive use of the connection
    if (isStream(args[0])) Object.assign(this, { pipeline: false })
    const [text, values, ...rest] = args as [unknown, unknown, ...unknown[]]
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? this.#nameOf(text) : undefined
    return name === undefined
      ? super.query(...(args as [string]))
      : super.query({ name, text: text as string, values: values as unknown[] }, ...(rest as []))
  }
  /** Sends queries of the same tick in one write: a write per statement costs more than the statement. */
  #sendTogether() {
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
  }
  /** True once it has met more clubs than a connection keeps. */
  get isSpent(): boolean {
    return this.#clubs.size > clubsMet
  }
  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    const club = clubIn.exec(text)?.[1]
    if (club !== undefined) this.#clubs.add(club)
    if (this.#names.size >= rememberedStatements) return undefined
    const name = `s${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}

/**
 * A prepared statement keeps one plan for all values: every table is read by its keys and days, and on a busy desk
 * PostgreSQL would otherwise spend more on planning joins than on reading them. The cost of such a plan may be
 * overestimated, so none starts parallel workers or JIT: starting either takes longer than the rows (0137). A page
 * anywhere costs about as much as the next one, on solid disks and in memory: with PostgreSQL's assumption of four
 * times as much, a report of a month would read a whole table of years (0198).
 */
const settings = [
  'search_path=ext',
  'timezone=UTC',
  'plan_cache_mode=force_generic_plan',
  'max_parallel_workers_per_gather=0',
  'jit=off',
  'random_page_cost=1.1',
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

/** Milliseconds that a call waits for a connection, be it a new one or one that others use. */
const connectWithin = 10_000

/**
 * A pool whose search path has the extensions only: a table without its club's schema fails instead of reading another
 * club's. Its statements run as the connecting user unless a role is given.
 */
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
  // the pool lets go of a connection that is ending
  pool.on('release', (_error, client) => {
    if ((client as unknown as PreparingClient).isSpent) void client.end()
  })
  return pool
}

/**
 * Sends a list of values to PostgreSQL as one array: the statement is the same for lists of any length, so it stays a
 * prepared one, and an empty list matches no row instead of being a syntax error. Flags that are compared and limits are written into the
 * statement: a plan for all values would take half of the rows for flagged, a tenth of them for wanted, and no partial index (0198).
 */
class FewValuesAsText extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode) {
    const { leftOperand, operator, rightOperand } = node
    if (isFlag(rightOperand)) return super.visitBinaryOperation({ ...node, rightOperand: written(rightOperand) })
    const comparison = OperatorNode.is(operator) ? listComparisons.get(operator.operator) : undefined
    if (!comparison || !PrimitiveValueListNode.is(rightOperand)) return super.visitBinaryOperation(node)
    this.visitNode(leftOperand)
    this.append(` ${comparison}(`)
    this.appendValue(rightOperand.values)
    this.append(')')
  }
  protected override visitLimit(node: LimitNode) {
    super.visitLimit(ValueNode.is(node.limit) ? { ...node, limit: written(node.limit) } : node)
  }
}
const isFlag = (node: OperationNode): node is ValueNode => ValueNode.is(node) && typeof node.value === 'boolean'
const written = ({ value }: ValueNode) => ValueNode.createImmediate(value)
const listComparisons: ReadonlyMap<string, string> = new Map([
  ['in', '= any'],
  ['not in', '<> all'],
])
class Dialect extends PostgresDialect {
  override createQueryCompiler() {
    return new FewValuesAsText()
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

/** The same transaction, pipelined: statements issued together do not wait for each other's results. */
export const pipelined = (tx: Transaction<Database>): Transaction<Database> =>
  new Transaction<Database>({ ...ofTransactions, executor: tx.getExecutor().withConnectionProvider(new OneForAll(tx.getExecutor())) })

/** Signs of a lost connection: failing system calls, PostgreSQL's SQLSTATEs at shutdown, and messages of the driver, which has no codes. */
const lostBySystem = new Set(['connect', 'read', 'write', 'getaddrinfo'])
const lostBySqlState = /^(08|57P0[1235]|53300)/
const lostByDriver =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed|Cannot use a pool after calling end)/

/** True if the database is unreachable or the connection was lost: the outcome of the work is unknown, only unacknowledged. */
export const isLostConnection = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.some(isLostConnection)
  if (!(error instanceof Error)) return false
  const { code, syscall, message } = error as Error & { code?: string; syscall?: string }
  return syscall === undefined ? (code === undefined ? lostByDriver.test(message) : lostBySqlState.test(code)) : lostBySystem.has(syscall)
}

const endedByDriver = /^(Connection terminated unexpectedly|Client has encountered a connection error)/
/** True if a pooled connection had already ended, so another may work. A failure to connect is not included. */
const isEndedConnection = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, syscall, message } = error as Error & { code?: string; syscall?: string }
  return syscall === 'read' || syscall === 'write' || code === '57P01' || endedByDriver.test(message)
}

/** Retries on other connections if the pooled one had ended, which the pool does not notice while idle. Only for idempotent work. */
export const onLiveConnection = <T>(ask: () => Promise<T>, left = 3): Promise<T> =>
  ask().catch(async (error) => {
    if (left === 0 || !isEndedConnection(error)) throw error
    // lets the pool notice the other ended connections
    await turn()
    return onLiveConnection(ask, left - 1)
  })

/**
 * Plans the transaction's further statements by their values: for searches, because a rare word and a frequent one
 * require different plans.
 */
export const planByValues = (tx: Tx) => sql`set local plan_cache_mode = force_custom_plan`.execute(tx)

/**
 * Lets PostgreSQL choose between the plan for all values and one by the values: for deletions, whose foreign keys would otherwise read a
 * whole table of a large club for a column with few different values.
 */
export const planByCost = (tx: Tx) => sql`set local plan_cache_mode = auto`.execute(tx)

/** A jsonb parameter: arrays would otherwise travel as PostgreSQL arrays. */
export const json = <T>(value: T): T => JSON.stringify(value) as T

/** Condition that a column is one of many numbers, sent as one parameter. */
export const isOneOf = (column: string, ids: readonly number[]) => sql<boolean>`${sql.ref(column)} = any(${[...ids]}::bigint[])`
/** Condition that a column is one of many texts, sent as one parameter. */
export const isOneText = (column: string, values: readonly string[]) => sql<boolean>`${sql.ref(column)} = any(${[...values]}::text[])`
