import type { Tidy } from './housekeeping.ts'
import type { Seed } from './install.ts'
import type { JobHandlers } from './outbox.ts'
import type { Guards, Route } from './serve.ts'
import type { Check } from './verify.ts'

/** What a module brings to the server: all of it in its `module.ts`. */
export interface ServerModule {
  /** Its calls with their handlers. */
  readonly routes: readonly Route[]
  /** Constraint → the refusal it stands for. */
  readonly guards?: Guards
  /** What a new club starts with; `after` names the modules whose rows must be there before. */
  readonly seed?: { readonly run: Seed; readonly after?: readonly string[] }
  /** The invariants that `npm run verify` looks at. */
  readonly checks?: readonly Check[]
  /** Who does which job of the outbox. */
  readonly jobs?: JobHandlers
  /** What it clears every hour. */
  readonly tidy?: Tidy
}

/** The seeds in an order in which one finds what it needs. Refuses a ring, and a name that is no module. */
export function seedsInOrder(modules: Readonly<Record<string, ServerModule>>): Seed[] {
  const done = new Map<string, Seed | null>()
  const under = new Set<string>()
  const visit = (name: string) => {
    if (done.has(name)) return
    const one = modules[name]
    if (!one || under.has(name)) throw new Error(`the seed of ${name} is in a ring, or there is no such module`)
    under.add(name)
    for (const before of one.seed?.after ?? []) visit(before)
    done.set(name, one.seed?.run ?? null)
  }
  for (const name of Object.keys(modules)) visit(name)
  return [...done.values()].filter((seed) => seed !== null)
}
