import { sql } from 'kysely'
import type { Tx } from '../../kit/database/database.ts'

/** Deletes the mails to an address, with their finished jobs: the contents concern an erased person. */
export async function forgetMails(tx: Tx, address: string | null) {
  if (address === null) return
  await tx.deleteFrom('correo').where(sql<boolean>`lower(para) = lower(${address})`).execute()
  await tx
    .deleteFrom('outbox')
    .where((eb) => eb.or([eb('done_at', 'is not', null), eb('failed_at', 'is not', null)]))
    .where(sql<boolean>`lower(payload ->> 'para') = lower(${address})`)
    .execute()
}
