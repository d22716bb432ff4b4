import { refuse } from './refusal.ts'

/** Maximum of heavy reads of one user that run together, and of those that wait for their turn. */
const atOnce = 2
const mostWaiting = 20

interface Queue {
  running: number
  readonly waiting: (() => void)[]
}
const queues = new Map<string, Queue>()

/**
 * Turn of a heavy read: two of a user, or of an address without one, run together, further ones wait without a connection, more than twenty are refused. Returns the function
 * that ends the turn.
 */
export async function takeTurn(user: string): Promise<() => void> {
  const queue = queues.get(user) ?? { running: 0, waiting: [] }
  queues.set(user, queue)
  if (queue.running < atOnce) queue.running += 1
  else if (queue.waiting.length >= mostWaiting) refuse('msg.too_many_reads')
  // the turn is handed over by the one that ends
  else await new Promise<void>((begin) => queue.waiting.push(begin))
  return () => {
    const next = queue.waiting.shift()
    if (next) return next()
    queue.running -= 1
    if (queue.running === 0) queues.delete(user)
  }
}
