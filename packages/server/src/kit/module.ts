import type { ImportRows } from './database/import-rows.ts'
import type { MemberColumn } from './database/member-columns.ts'
import type { DemoFill } from './demo.ts'
import type { Guards } from './http/platform.ts'
import type { Restrictions } from './http/restrictions.ts'
import type { Route } from './http/serve.ts'
import type { Seed } from './install.ts'
import type { Check } from './verify.ts'
import type { Job } from './work/attempt.ts'
import type { Closing } from './work/closing.ts'
import type { Tidy } from './work/housekeeping.ts'

/** Parts of a module on the server: all of it in its `module.ts`. */
export interface ServerModule {
  /** Its calls with their handlers. */
  readonly routes: readonly Route[]
  /** Constraint → its refusal. */
  readonly guards?: Guards
  /** Table → the restriction of its rows to some users, at every call that names one. */
  readonly restrictions?: Restrictions
  /** Rows of a new club; `after` names the modules whose rows are inserted before. */
  readonly seed?: { readonly run: Seed; readonly after?: readonly string[] }
  /** Rows of the demo club; `after` as above. */
  readonly demo?: { readonly fill: DemoFill; readonly after?: readonly string[] }
  /** The invariants that `npm run verify` looks at. */
  readonly checks?: readonly Check[]
  /** Its kinds of outbox jobs with their handlers. */
  readonly jobs?: readonly Job[]
  /** The columns of its tables that refer to members, every one. */
  readonly memberColumns?: readonly MemberColumn[]
  /** Inserts its rows about imported members. */
  readonly importRows?: ImportRows
  /** Hourly work: clears rows, or schedules jobs. */
  readonly tidy?: Tidy
  /** Work at the end of the transactions of other modules. */
  readonly closing?: Closing
}

const isRoute = (one: unknown): one is Route => typeof one === 'object' && one !== null && 'action' in one && 'steps' in one
/** The calls that files of a module answer: every one that they export. */
export const routesIn = (...files: readonly object[]): readonly Route[] => files.flatMap((file) => Object.values(file).filter(isRoute))

/** Parts of one kind of all modules, each after those it needs. Refuses a cycle, and an unknown module. */
export function inOrder<P extends { readonly after?: readonly string[] }>(
  modules: Readonly<Record<string, ServerModule>>,
  partOf: (one: ServerModule) => P | undefined,
): { name: string; part: P }[] {
  const done = new Map<string, P | undefined>()
  const under = new Set<string>()
  const visit = (name: string) => {
    if (done.has(name)) return
    const one = modules[name]
    if (!one || under.has(name)) throw new Error(`module ${name} is unknown, or part of a cycle of "after"`)
    under.add(name)
    const part = partOf(one)
    for (const before of part?.after ?? []) visit(before)
    done.set(name, part)
  }
  for (const name of Object.keys(modules)) visit(name)
  return [...done].flatMap(([name, part]) => (part ? [{ name, part }] : []))
}
