import { refuse } from '../http/refusal.ts'

/**
 * A queue for heavy work: a fixed number of pieces run together, others wait their turn; if the waiting list is full, a
 * further one is refused with 503 `msg.busy`.
 */
export function openQueue({ places, waiting }: { places: number; waiting: number }) {
  let free = places
  const line: (() => void)[] = []
  const turn = (): Promise<void> | void => {
    if (free > 0) free -= 1
    else if (line.length >= waiting) refuse('msg.busy')
    else return new Promise((begin) => line.push(begin))
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn()
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else free += 1
    }
  }
}
