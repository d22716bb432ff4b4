import { PassThrough } from 'node:stream'
import { bounceOutcome } from '@app/contract/mail/bounce-rule'
import { createTransport, type Transporter } from 'nodemailer'
import { InDoubt, type JobContext, type LastWrites } from '../../kit/work/attempt.ts'
import { recordBounce } from './bounces/record-bounce.ts'
import { messageIdOf } from './keep-letter.ts'
import { blanked, type CalendarPart, type Letter } from './letter.ts'
import { senderOf } from './sender.ts'
import { storeLetter } from './store-letter.ts'

/** Error of a mail server: its code and words, and the command that it answered. */
interface Refused {
  readonly message: string
  readonly responseCode?: number
  readonly command?: string
  readonly response?: string
}

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

/** Refusals of an address by name, for good or because it is full: without such a status a refusal may concern the sender. */
const ofAddress = /(?<![\d.])5[.][12][.]\d{1,3}(?![.\d])/

/**
 * Sends a mail. Returns the words of a server that refused its address for good; fails otherwise, in doubt when the server had all of it and
 * gave no answer.
 */
async function submit(server: Transporter, mail: Parameters<Transporter['sendMail']>[0]): Promise<string | null> {
  let isWhole = false
  const marked = new PassThrough({
    flush: (done) => {
      isWhole = true
      done()
    },
  })
  try {
    await server.sendMail({ ...mail, marked } as never)
    return null
  } catch (error) {
    const { message, responseCode = 0, command, response = '' } = error as Refused
    if (isWhole && !responseCode) throw new InDoubt(message)
    if (command === 'RCPT TO' && responseCode >= 500 && ofAddress.test(response)) return response
    throw error
  }
}

/** A file of a letter, made when it leaves. */
export interface Attachment {
  readonly filename: string
  readonly content: Buffer
  readonly contentType: string
}
/** Parts of a mail beside its letter: files, headers, and the letter as it is stored where its own text holds links that are nobody else's. */
interface Enclosed {
  readonly attachments?: readonly Attachment[]
  readonly headers?: Readonly<Record<string, string>>
  readonly kept?: Letter
}

const calendarFile = 'reserva.ics'
/** Calendar entries of a letter: a request or a cancellation also as its alternative, which mail programs show. */
function calendarParts(part: CalendarPart | undefined) {
  if (!part) return { icalEvent: undefined, files: [] }
  const { metodo: method, texto: content } = part
  if (method !== 'PUBLISH') return { icalEvent: { method, filename: calendarFile, content }, files: [] }
  const contentType = `text/calendar; charset=utf-8; method=${method}`
  return { icalEvent: undefined, files: [{ filename: calendarFile, content: Buffer.from(content), contentType }] }
}

/**
 * Stores the mail and sends it if a mail server is configured. The row is stored once per outbox job; the sending is
 * recorded together with the end of the job.
 */
export async function sendMail(
  letter: Letter,
  context: JobContext,
  { attachments = [], headers = {}, kept = letter }: Enclosed = {},
): Promise<LastWrites | undefined> {
  const { id, club, now, inTransaction } = context
  const server = transport(process.env.SMTP_URL)
  const messageId = messageIdOf(club, id)
  const isHeld = await inTransaction((tx) => storeLetter(tx, server ? blanked(kept) : letter, { id, now, messageId }))
  if (!server || isHeld) return undefined
  await context.contact()
  const from = senderOf(club)
  const { para: to, asunto: subject, texto: text, html, calendario } = letter
  const { icalEvent, files } = calendarParts(calendario)
  // pictures go as attachments that the letter shows: mail programs show none that an address holds
  const refused = await submit(server, {
    from,
    to,
    subject,
    text,
    html,
    messageId,
    attachDataUrls: true,
    icalEvent,
    attachments: [...attachments, ...files],
    headers,
  })
  return async (tx) => {
    await tx.updateTable('correo').set({ sent_at: now }).where('id_outbox', '=', id).execute()
    if (refused === null) return
    const outcome = bounceOutcome({ status: '', words: refused })
    await recordBounce(tx, { club: club.slug, id, addresses: [to.toLowerCase()], outcome, words: refused.slice(0, 500) }, { club, now })
  }
}
