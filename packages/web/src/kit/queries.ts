import { QueryClient } from '@tanstack/react-query'
import { Refused } from './refused.ts'
import { keepEqual } from './share.ts'

/** Everything read from the server, by call and input. A lost connection is tried again, a no is not. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && error instanceof Refused && error.status === 0,
      retryDelay: 1000,
      structuralSharing: keepEqual,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/** Reads again whatever is shown of these resources; everything when none is named. */
export function refresh(resources?: readonly string[]): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ meta }) => !resources || ((meta?.from ?? []) as readonly string[]).some((name) => resources.includes(name)),
  })
}
