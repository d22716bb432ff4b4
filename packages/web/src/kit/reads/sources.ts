import type { Action, OutputOf, SentOf } from '@app/contract/kit/action'
import type { Query, QueryFunctionContext } from '@tanstack/react-query'
import { RefusedError } from '../dialogs/refused-error.ts'
import { type CallOptions, callWithReads } from './call.ts'

/** Source resources of each cached answer, from the server. A query's own `meta` would not do: every screen that shows it replaces it. */
const sources = new WeakMap<object, ReadonlySet<string>>()

/** Writes received during a read, the newest last: the pending answer may be older than they are. */
let underway = 0
const writes: (readonly string[] | null)[] = []

/** Records a write to these resources (all of them if null) for pending reads. */
export function noteWrite(resources: readonly string[] | null) {
  if (underway > 0) writes.push(resources)
}
const touches = (names: ReadonlySet<string>, written: readonly string[] | null) =>
  written === null || written.some((name) => names.has(name))

/** True if a write to these resources makes a cached answer stale. An answer with unknown sources is stale after any write. */
export function dependsOn(query: Query, written: readonly string[] | undefined): boolean {
  if (!written) return true
  const names = sources.get(query)
  return names ? touches(names, written) : query.state.status !== 'pending'
}

type Read = <A extends Action>(action: A, input: SentOf<A>, options?: CallOptions) => Promise<OutputOf<A>>

/** Query function of a snapshot, kept until the next explicit request: for slow reads that do not show the present state. */
export function snapshotQuery<A extends Action>(action: A, input: SentOf<A>) {
  return async ({ client, queryKey, signal }: QueryFunctionContext): Promise<OutputOf<A>> => {
    const { output } = await callWithReads(action, input, { signal })
    const query = client.getQueryCache().find({ queryKey, exact: true })
    if (query) sources.set(query, new Set())
    return output
  }
}

/** Maximum refetches of an answer overtaken by a write. */
const maxRefetches = 2

/**
 * Query function that collects the source resources of its answer. Every call made with the given `read` adds its resources; so does a refusal,
 * since a later write may remove its cause. Data written during the read is read again.
 */
export function recordedQuery<T>(work: (read: Read, context: QueryFunctionContext) => Promise<T>) {
  return async (context: QueryFunctionContext): Promise<T> => {
    const { client, queryKey } = context
    const query = client.getQueryCache().find({ queryKey, exact: true })
    underway += 1
    try {
      for (let again = 0; ; again += 1) {
        const since = writes.length
        const names = new Set<string>()
        const add = (more: readonly string[] | null) => {
          if (more === null) return void (query && sources.delete(query))
          for (const name of more) names.add(name)
          // added to the known ones: a list that grows page by page has the sources of all its pages
          if (query) sources.set(query, new Set([...(sources.get(query) ?? []), ...more]))
        }
        const read: Read = async (action, input, options) => {
          const { output, reads } = await callWithReads(action, input, { signal: context.signal, ...options }).catch((error: unknown) => {
            if (error instanceof RefusedError) add(error.reads)
            throw error
          })
          add(reads)
          return output
        }
        const answer = await work(read, context)
        if (again >= maxRefetches || !writes.slice(since).some((written) => touches(names, written))) return answer
      }
    } finally {
      underway -= 1
      if (underway === 0) writes.length = 0
    }
  }
}
