import { ImapFlow } from 'imapflow'
import type { MailboxSettings } from '../../../kit/configuration.ts'
import { isLoopback } from '../../../kit/database/clubs.ts'
import { type Bounce, bouncesIn } from './bounce-report.ts'
import { type ReportParts, reportParts } from './report-parts.ts'

/** Messages whose structure is asked for together. */
const atOnce = 50
/** Bytes of a part that are read: of a longer report, or a letter with long headers, its beginning. */
const mostOfPart = 65_536
/** Largest answer of the mail server in bytes. */
const largest = 1_048_576

export type Log = (message: string, details: Record<string, unknown>) => void
/** Messages of a mailbox that are no reports: they stay unread, and are not looked at again. */
export interface LeftAlone {
  mailbox: string
  uids: ReadonlySet<number>
}

interface Round {
  readonly mailbox: MailboxSettings
  readonly left: LeftAlone
  readonly record: (bounce: Bounce) => Promise<unknown>
  readonly log: Log
  readonly signal: AbortSignal
}

const openClient = ({ host, port, isSecure, user, password }: MailboxSettings) => {
  const client = new ImapFlow({
    ...{ host, port, secure: isSecure, auth: { user, pass: password } },
    ...(!isSecure && { doSTARTTLS: !isLoopback(host) }),
    ...{ logger: false, disableAutoIdle: true },
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    ...{ maxLiteralSize: largest, maxLineLength: largest, maxResponseSize: 4 * largest },
  })
  // a lost connection also ends the command under way, which is handled there
  client.on('error', () => {})
  return client
}

/** Words of a failure, without anything that was sent. */
const wordsOf = (error: unknown) => {
  const { message, responseText } = error as { message?: string; responseText?: string }
  return (responseText || message || String(error)).slice(0, 500)
}

const nothing = Buffer.alloc(0)

/** The bounces of one report; only its first parts are asked for, whatever its size. */
async function reportOf(client: ImapFlow, uid: number, { parts, own }: { parts: ReportParts; own: Buffer | undefined }) {
  const keys = [parts.fields.key, ...(parts.headers ? [parts.headers.key] : [])]
  const found = await client.fetchOne(
    String(uid),
    { uid: true, bodyParts: keys.map((key) => ({ key, maxLength: mostOfPart })) },
    { uid: true },
  )
  const part = (key: string | undefined) => (found && key && found.bodyParts?.get(key.toLowerCase())) || nothing
  return bouncesIn({ parts, fields: part(parts.fields.key), headers: part(parts.headers?.key), own: own ?? nothing })
}

/** Reads a report and records its bounces, then marks it as read; one that cannot be read is logged and marked too, one that cannot be recorded stays for the next round. */
async function take(client: ImapFlow, uid: number, { parts, own, record, log }: { parts: ReportParts; own: Buffer | undefined } & Round) {
  let bounces: readonly Bounce[] = []
  try {
    bounces = await reportOf(client, uid, { parts, own })
  } catch (error) {
    if (!client.usable) throw error
    log('a report in the mailbox cannot be read', { uid, error: wordsOf(error) })
  }
  try {
    for (const bounce of bounces) await record(bounce)
  } catch (error) {
    return log('a bounce cannot be recorded', { uid, error: wordsOf(error) })
  }
  await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], { uid: true })
}

async function readUnseen(client: ImapFlow, round: Round) {
  const { left, signal, mailbox } = round
  const { uidValidity } = await client.mailboxOpen(mailbox.folder)
  const name = `${mailbox.folder} ${uidValidity}`
  const unseen = (await client.search({ seen: false }, { uid: true })) || []
  const alone = new Set(left.mailbox === name ? unseen.filter((uid) => left.uids.has(uid)) : [])
  Object.assign(left, { mailbox: name, uids: alone } satisfies LeftAlone)
  const fresh = unseen.filter((uid) => !alone.has(uid))
  for (let at = 0; at < fresh.length; at += atOnce) {
    const wanted = fresh.slice(at, at + atOnce).join(',')
    const found = await client.fetchAll(wanted, { uid: true, bodyStructure: true, headers: ['in-reply-to', 'references'] }, { uid: true })
    for (const { uid, bodyStructure, headers: own } of found) {
      if (signal.aborted) return
      const parts = bodyStructure ? reportParts(bodyStructure) : null
      if (parts) await take(client, uid, { ...round, parts, own })
      else alone.add(uid)
    }
  }
}

/** Reads the unseen messages of the mailbox of bounces once. A mail server that is silent or refuses is logged: the next round tries again. */
export async function readBounces(round: Round): Promise<void> {
  const { signal, log } = round
  const client = openClient(round.mailbox)
  const close = () => client.close()
  signal.addEventListener('abort', close)
  try {
    await client.connect()
    await readUnseen(client, round)
    await client.logout()
  } catch (error) {
    if (!signal.aborted) log('the mailbox of bounces cannot be read', { host: round.mailbox.host, error: wordsOf(error) })
  } finally {
    signal.removeEventListener('abort', close)
    client.close()
  }
}
