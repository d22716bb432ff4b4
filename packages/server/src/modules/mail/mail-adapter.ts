import { PassThrough } from 'node:stream'
import { product } from '@app/contract/product'
import { createTransport, type Transporter } from 'nodemailer'
import { InDoubt, type JobContext, type LastWrites } from '../../kit/work/attempt.ts'
import { keepLetter, messageIdOf } from './keep-letter.ts'
import { blanked, type Letter } from './letter.ts'

const transports = new Map<string, Transporter>()
/**
 * The mail server that SMTP_URL names, over one connection that is kept; null keeps every mail in the development
 * mailbox. A connection that the server ended between two letters is opened again before the next one's first byte.
 */
function transport(url: string | undefined): Transporter | null {
  if (!url) return null
  const known = transports.get(url)
  if (known) return known
  const waits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
  const opened = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    maxMessages: 1000,
    maxRequeues: 1,
    ...waits,
  } as never) as Transporter
  opened.use('stream', ({ message, data }, done) => {
    message.transform((data as { marked?: PassThrough }).marked!)
    done()
  })
  transports.set(url, opened)
  return opened
}

/** Sends a mail. Fails in doubt when the server had all of it and gave no answer. */
async function submit(server: Transporter, mail: Parameters<Transporter['sendMail']>[0]) {
  let isWhole = false
  const marked = new PassThrough({
    flush: (done) => {
      isWhole = true
      done()
    },
  })
  try {
    await server.sendMail({ ...mail, marked } as never)
  } catch (error) {
    const { message, responseCode } = error as { message: string; responseCode?: number }
    if (isWhole && !responseCode) throw new InDoubt(message)
    throw error
  }
}

/** A file of a letter, made when it leaves. */
interface Attachment {
  readonly filename: string
  readonly content: Buffer
  readonly contentType: string
}

/**
 * Stores the mail and sends it if a mail server is configured. The row is stored once per outbox job; the sending is
 * recorded together with the end of the job.
 */
export async function sendMail(
  letter: Letter,
  context: JobContext,
  attachments: readonly Attachment[] = [],
): Promise<LastWrites | undefined> {
  const { id, club, now, inTransaction } = context
  const server = transport(process.env.SMTP_URL)
  const messageId = messageIdOf(club, id)
  await inTransaction((tx) => keepLetter(tx, server ? blanked(letter) : letter, { id, now, messageId }))
  if (!server) return undefined
  await context.contact()
  const from = process.env.MAIL_FROM ?? `${club.nombre} <no-reply@${product.slug}.invalid>`
  const { para: to, asunto: subject, texto: text, html } = letter
  // pictures go as attachments that the letter shows: mail programs show none that an address holds
  await submit(server, { from, to, subject, text, html, messageId, attachDataUrls: true, attachments: [...attachments] })
  return (tx) => tx.updateTable('correo').set({ sent_at: now }).where('id_outbox', '=', id).execute()
}
