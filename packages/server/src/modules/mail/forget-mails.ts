import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'
import { deleteEndedJobs } from '../../kit/work/jobs.ts'

/** Deletes a stopped address, unless another member has it too. */
async function forgetStop(tx: Tx, address: string) {
  const own = sql<boolean>`lower(email) = lower(${address})`
  const users = await tx.selectFrom('socio').select('id_mst_socios').where(own).limit(2).execute()
  if (users.length < 2) await tx.deleteFrom('direccion_parada').where(own).execute()
}

/** Deletes the mails to an address, with their finished jobs and its stop: the contents concern an erased person. */
export async function forgetMails(tx: Tx, address: string | null) {
  if (address === null) return
  await tx.deleteFrom('correo').where(sql<boolean>`lower(para) = lower(${address})`).execute()
  await forgetStop(tx, address)
  await deleteEndedJobs(tx, 'para', address)
}
