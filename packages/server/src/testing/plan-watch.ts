import pg from 'pg'

/** A statement read with the plan in use and with one by its values, in pages of 8 kB. */
export interface PlanReading {
  /** The call that sent it. */
  readonly by: string
  readonly text: string
  readonly values: readonly unknown[]
  readonly inUse: number
  readonly byValues: number
}

interface Named {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}
const isNamed = (query: unknown): query is Named => typeof query === 'object' && query !== null && 'name' in query && 'values' in query

/** A value as a literal, which takes the type of its parameter. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(element).join(',')}}`)
  return pg.escapeLiteral(textOf(value))
}
const element = (value: unknown) => (value === null ? 'null' : `"${textOf(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`)
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly Plan[]
}
interface Explained {
  readonly rows: readonly { readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[] }[]
}
/** Pages that a plan reads; of a change those of its rows are read, not those that it writes. */
const pagesOf = ({ rows }: Explained) => {
  const plan = rows[0]!['QUERY PLAN'][0]!.Plan
  const readers = plan['Node Type'] === 'ModifyTable' ? (plan.Plans ?? []) : [plan]
  return readers.reduce((sum, one) => sum + one['Shared Hit Blocks'] + one['Shared Read Blocks'], 0)
}

/** Statements of one text that are read at most: others have other values. */
const mostOfOne = 3

/**
 * Explains the prepared statements of a database, in the transaction and right before the run of each: once with the plan in use, once with a
 * plan by the values; both are rolled back.
 */
export function watchPlans(database: string) {
  const readings: Promise<PlanReading | null>[] = []
  const times = new Map<string, number>()
  const open = new WeakSet<pg.Client>()
  const usual = pg.Client.prototype.query
  let by = ''
  let count = 0
  const explain = (client: pg.Client, { text, values }: Named) => {
    const run = (sql: string) => (usual as (this: pg.Client, sql: string) => Promise<unknown>).call(client, sql)
    const isOpen = open.has(client)
    const name = `plan_watch_${(count += 1)}`
    const execution = `explain (analyze, buffers, timing off, format json) execute ${name}(${values.map(literal).join(', ')})`
    const steps = [
      isOpen ? 'savepoint plan_watch' : 'begin',
      `prepare ${name} as ${text}`,
      'savepoint plan_watch_run',
      execution,
      'rollback to savepoint plan_watch_run',
      'set local plan_cache_mode = force_custom_plan',
      execution,
      isOpen ? 'rollback to savepoint plan_watch' : 'rollback',
    ]
    const sender = by
    const all = Promise.allSettled(steps.map(run))
    readings.push(
      all.then((settled) => {
        const [first, second] = [settled[3]!, settled[6]!]
        if (first.status === 'rejected' || second.status === 'rejected') return null
        return { by: sender, text, values, inUse: pagesOf(first.value as Explained), byValues: pagesOf(second.value as Explained) }
      }),
    )
  }
  function query(this: pg.Client, ...args: unknown[]): unknown {
    const [first] = args
    const sql = typeof first === 'string' ? first : ''
    if (this.database === database) {
      if (isNamed(first)) {
        const seen = times.get(first.text) ?? 0
        times.set(first.text, seen + 1)
        if (seen < mostOfOne) explain(this, first)
      }
      if (/^(begin|start transaction)/i.test(sql)) open.add(this)
      if (/^(commit|rollback)$/i.test(sql)) open.delete(this)
    }
    return (usual as (...all: unknown[]) => unknown).apply(this, args)
  }
  pg.Client.prototype.query = query as typeof usual
  return {
    /** Names the sender of the statements that follow. */
    sentBy: (sender: string) => {
      by = sender
    },
    /** Number of different texts so far. */
    texts: () => times.size,
    readings: async () => (await Promise.all(readings)).filter((one) => one !== null),
    /** Number of statements that could not be explained. */
    unread: async () => (await Promise.all(readings)).filter((one) => one === null).length,
    stop: () => {
      pg.Client.prototype.query = usual
    },
  }
}
