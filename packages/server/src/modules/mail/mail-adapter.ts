import { product } from '@app/contract/product'
import { createTransport, type Transporter } from 'nodemailer'
import type { JobContext } from '../../kit/work/outbox.ts'
import type { Letter } from './letter.ts'

/** A mail with a secret as shown in the mailbox. */
const blanked = ({ para, asunto }: Letter) => ({ para, asunto: asunto.replaceAll(/\d{6}/g, '······'), texto: '', html: '' })
const whole = ({ para, asunto, texto, html }: Letter) => ({ para, asunto, texto, html })

const transports = new Map<string, Transporter>()
/** The mail server that SMTP_URL names; null keeps every mail in the development mailbox. */
function transport(url: string | undefined): Transporter | null {
  if (!url) return null
  const known = transports.get(url) ?? createTransport(url, { connectionTimeout: 10_000, socketTimeout: 20_000 } as never)
  transports.set(url, known)
  return known
}

/** Host of the message ids: one that the recipients' servers do not look up. */
const messageId = (club: string, id: number) => `<${club}.${id}@${product.slug}.invalid>`

/**
 * Stores the mail and sends it if a mail server is configured. The row is stored once per outbox job and records the
 * sending; the message id is the same at a second attempt, so a mail sent just before a crash is recognised as a
 * duplicate.
 */
export async function sendMail(letter: Letter, id: number, { club, now, inTransaction }: JobContext): Promise<void> {
  const named = messageId(club.slug, id)
  const server = transport(process.env.SMTP_URL)
  const kept = server && letter.secreto ? blanked(letter) : whole(letter)
  const row = await inTransaction(async (tx) => {
    await tx
      .insertInto('correo')
      .values({ id_outbox: id, ...kept, created_at: now, message_id: named })
      .onConflict((conflict) => conflict.column('id_outbox').doNothing())
      .execute()
    return tx.selectFrom('correo').select(['id_reg_correo', 'sent_at']).where('id_outbox', '=', id).executeTakeFirstOrThrow()
  })
  if (!server || row.sent_at) return
  const result = (change: { sent_at?: Date; error: string | null }) =>
    inTransaction((tx) => tx.updateTable('correo').set(change).where('id_reg_correo', '=', row.id_reg_correo).execute())
  try {
    const from = process.env.MAIL_FROM ?? `${club.nombre} <no-reply@${product.slug}.invalid>`
    const { para: to, asunto: subject, texto: text, html } = letter
    // pictures go as attachments that the letter shows: mail programs show none that an address holds
    await server.sendMail({ from, to, subject, text, html, messageId: named, attachDataUrls: true })
    await result({ sent_at: now, error: null })
  } catch (error) {
    await result({ error: (error as Error).message.slice(0, 2000) })
    throw error
  }
}
