import type { Action, OutputOf, SentOf } from '@app/contract/kit/action'
import type { Query, QueryFunctionContext } from '@tanstack/react-query'
import { Refused } from '../dialogs/refused.ts'
import { type CallOptions, callWithReads } from './call.ts'

/** What each kept answer is made of, as the server said with it. A query's own `meta` would not do: every screen that shows it replaces that. */
const sources = new WeakMap<object, ReadonlySet<string>>()

/** Writes that came while something was being read, the newest last: what is on its way may be older than they are. */
let underway = 0
const heard: (readonly string[] | null)[] = []

/** Notes a write to these resources (all of them when null) for reads on their way. */
export function hearOfWrite(resources: readonly string[] | null) {
  if (underway > 0) heard.push(resources)
}
const touches = (names: ReadonlySet<string>, written: readonly string[] | null) =>
  written === null || written.some((name) => names.has(name))

/** Whether a write to these resources makes a kept answer old. One whose sources are not known is old after any write. */
export function isMadeOf(query: Query, written: readonly string[] | undefined): boolean {
  if (!written) return true
  const names = sources.get(query)
  return names ? touches(names, written) : query.state.status !== 'pending'
}

type Read = <A extends Action>(action: A, input: SentOf<A>, options?: CallOptions) => Promise<OutputOf<A>>

/** A query function whose answer stays as it was read until somebody asks again: what is long to read, and no picture of now. */
export function still<A extends Action>(action: A, input: SentOf<A>) {
  return async ({ client, queryKey, signal }: QueryFunctionContext): Promise<OutputOf<A>> => {
    const { output } = await callWithReads(action, input, { signal })
    const query = client.getQueryCache().find({ queryKey, exact: true })
    if (query) sources.set(query, new Set())
    return output
  }
}

/** How often an answer that was overtaken by a write is asked for again. */
const againAtMost = 2

/**
 * A query function that learns what its answer is made of. Every call made with the given `read` adds its resources; a refusal too, since
 * somebody may make what lacked. What was written meanwhile is read again.
 */
export function sourced<T>(work: (read: Read, context: QueryFunctionContext) => Promise<T>) {
  return async (context: QueryFunctionContext): Promise<T> => {
    const { client, queryKey } = context
    const query = client.getQueryCache().find({ queryKey, exact: true })
    underway += 1
    try {
      for (let again = 0; ; again += 1) {
        const since = heard.length
        const names = new Set<string>()
        const add = (more: readonly string[] | null) => {
          if (more === null) return void (query && sources.delete(query))
          for (const name of more) names.add(name)
          // together with what is known already: a list that grows page by page is made of all of them
          if (query) sources.set(query, new Set([...(sources.get(query) ?? []), ...more]))
        }
        const read: Read = async (action, input, options) => {
          const { output, reads } = await callWithReads(action, input, { signal: context.signal, ...options }).catch((error: unknown) => {
            if (error instanceof Refused) add(error.reads)
            throw error
          })
          add(reads)
          return output
        }
        const answer = await work(read, context)
        if (again >= againAtMost || !heard.slice(since).some((written) => touches(names, written))) return answer
      }
    } finally {
      underway -= 1
      if (underway === 0) heard.length = 0
    }
  }
}
