/**
 * Results of several reads of one transaction, issued before the first is answered: PostgreSQL works on one while the
 * next is on its way. If several refuse, the first in order is thrown.
 */
export async function together<const W extends readonly Promise<unknown>[]>(...work: W) {
  const refused = (await Promise.allSettled(work)).find((one) => one.status === 'rejected')
  if (refused) throw refused.reason
  return Promise.all(work)
}
