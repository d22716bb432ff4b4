import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { deleteEndedJobs } from '../../kit/work/jobs.ts'

/** Deletes the mails to an address, with their finished jobs: the contents concern an erased person. */
export async function forgetMails(tx: Tx, address: string | null) {
  if (address === null) return
  await tx.deleteFrom('correo').where(sql<boolean>`lower(para) = lower(${address})`).execute()
  await deleteEndedJobs(tx, 'para', address)
}
