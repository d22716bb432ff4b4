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
  /** Its address receives no more. */
  readonly detenido?: boolean
}
/** Stores a letter in the mailbox, once per job; a later attempt finds its address as it is then. */
export async function keepLetter(
  tx: Tx,
  { para, asunto, texto, html, socio, secreto = false }: Letter,
  { id, now, messageId, detenido = false }: Kept,
) {
  const words = { para, asunto, texto, html, secreto, detenido }
  await tx
    .insertInto('correo')
    .values({ ...words, id_outbox: id, created_at: now, message_id: messageId, id_mst_socios: socio ?? null })
    .onConflict((conflict) => conflict.column('id_outbox').doUpdateSet({ detenido }))
    .execute()
}
