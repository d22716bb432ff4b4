import { QueryClient } from '@tanstack/react-query'
import { RefusedError } from '../dialogs/refused-error.ts'
import { reuseEqual } from '../texts/reuse-equal.ts'
import { dependsOn, noteWrite } from './sources.ts'

/** Cache of server reads, by call and input. A lost connection is retried, a refusal is not. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && error instanceof RefusedError && error.status === 0,
      retryDelay: 1000,
      structuralSharing: reuseEqual,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

let reading: Promise<unknown> = Promise.resolve()

/** Refetches the displayed data of these resources; everything if none is named. */
export function refresh(resources?: readonly string[]): Promise<void> {
  noteWrite(resources ?? null)
  const next = queries.invalidateQueries({ predicate: (query) => dependsOn(query, resources) })
  reading = Promise.all([reading, next])
  return next
}

/** Waits until the changes of earlier writes are on the screen. */
export const refreshed = async (): Promise<void> => void (await reading)
