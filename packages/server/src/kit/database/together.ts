/**
 * What several reads of one transaction answer that are asked for together, before the first one is answered: PostgreSQL works on one while
 * the next is under way to it. Of those that refuse, the first in their order is the one that is told.
 */
export async function together<const W extends readonly Promise<unknown>[]>(...work: W) {
  const refused = (await Promise.allSettled(work)).find((one) => one.status === 'rejected')
  if (refused) throw refused.reason
  return Promise.all(work)
}
