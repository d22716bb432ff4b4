import type { ClubFacts } from '../../kit/database/clubs.ts'

/** Milliseconds for which what was read of a club answers further searches. */
const keptFor = 30_000
/** Most answers kept of a club: its listing, its dates and the days of a search. */
const most = 80

interface Kept {
  readonly until: number
  readonly answer: Promise<unknown>
}
const memories = new WeakMap<ClubFacts, Map<string, Kept>>()

/** Returns what was read of a club under this name within the last seconds, or reads it; simultaneous searches share one read, and a failed one is not repeated before its time. */
export function kept<T>(club: ClubFacts, name: string, now: Date, read: () => Promise<T>): Promise<T> {
  const own = memories.get(club) ?? new Map<string, Kept>()
  memories.set(club, own)
  const known = own.get(name)
  if (known && now.getTime() < known.until && now.getTime() >= known.until - keptFor) return known.answer as Promise<T>
  own.delete(name)
  const answer = read()
  own.set(name, { until: now.getTime() + keptFor, answer })
  const [oldest] = own.keys()
  if (own.size > most && oldest !== undefined) own.delete(oldest)
  return answer
}
