import { product } from '@app/contract/product'
import type { ClubFacts } from '../../kit/database/clubs.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Letter } from './letter.ts'

/** The message id of a letter, the same at each attempt; its host is one that the recipients' servers do not look up. */
export const messageIdOf = ({ slug }: ClubFacts, id: number) => `<${slug}.${id}@${product.slug}.invalid>`

interface Kept {
  /** Outbox job of the letter. */
  readonly id: number
  readonly now: Date
  readonly messageId: string | null
}
/** Stores a letter in the mailbox, once per job. */
export async function keepLetter(tx: Tx, { para, asunto, texto, html }: Letter, { id, now, messageId }: Kept) {
  await tx
    .insertInto('correo')
    .values({ id_outbox: id, para, asunto, texto, html, created_at: now, message_id: messageId })
    .onConflict((conflict) => conflict.column('id_outbox').doNothing())
    .execute()
}
