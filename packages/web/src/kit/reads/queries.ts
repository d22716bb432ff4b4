import { QueryClient } from '@tanstack/react-query'
import { Refused } from '../dialogs/refused.ts'
import { reuseEqual } from '../texts/share.ts'
import { hearOfWrite, isMadeOf } from './sources.ts'

/** Everything read from the server, by call and input. A lost connection is tried again, a refusal is not. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && error instanceof Refused && error.status === 0,
      retryDelay: 1000,
      structuralSharing: reuseEqual,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

let reading: Promise<unknown> = Promise.resolve()

/** Reads again whatever is shown of these resources; everything when none is named. */
export function refresh(resources?: readonly string[]): Promise<void> {
  hearOfWrite(resources ?? null)
  const next = queries.invalidateQueries({ predicate: (query) => isMadeOf(query, resources) })
  reading = Promise.all([reading, next])
  return next
}

/** Waits until what earlier writes changed is on the screen. */
export const refreshed = async (): Promise<void> => void (await reading)
