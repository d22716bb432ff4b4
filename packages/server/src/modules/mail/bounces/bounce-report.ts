import { type BounceOutcome, bounceOutcome } from '@app/contract/mail/bounce-rule'
import { product } from '@app/contract/product'
import type { ReportParts } from './report-parts.ts'

/** A letter that came back, or was marked as unwanted, according to a message of the mailbox: nothing in it is proven. */
export interface Bounce {
  readonly club: string
  /** Outbox job of the letter. */
  readonly id: number
  /** Addresses that the message names for its reader, in small letters. */
  readonly addresses: readonly string[]
  readonly outcome: BounceOutcome | 'queja'
  /** Words of the reader's server. */
  readonly words: string | null
}

const mostWords = 500

/** Text of a part: in UTF-8, otherwise byte by byte; without control characters other than its lines. */
function textOf(bytes: Buffer, encoding: string): string {
  const raw = bytes.toString('latin1')
  const plain =
    encoding === 'base64'
      ? Buffer.from(raw, 'base64')
      : encoding === 'quoted-printable'
        ? Buffer.from(
            raw
              .replaceAll(/=[ \t]*\r?\n/g, '')
              .replaceAll(/=([\dA-Fa-f]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
            'latin1',
          )
        : bytes
  const utf8 = plain.toString('utf8')
  const text = utf8.includes('\uFFFD') ? plain.toString('latin1') : utf8
  return text.replaceAll('\r\n', '\n').replaceAll(/[^\P{Cc}\n\t]/gu, ' ')
}

type FieldGroup = ReadonlyMap<string, readonly string[]>
/** Groups of fields, `Name: value`, between empty lines; a line that begins with a space continues the one before. */
function groupsOf(text: string): FieldGroup[] {
  return text
    .replaceAll(/\n[ \t]+(?=\S)/g, ' ')
    .split(/\n[ \t]*\n/)
    .map((group) =>
      Map.groupBy(
        group.split('\n').flatMap((line) => {
          const [, name, value] = /^([!-9;-~]+)[ \t]*:(.*)$/.exec(line) ?? []
          return name === undefined ? [] : [{ name: name.toLowerCase(), value: value!.trim() }]
        }),
        ({ name }) => name,
      ),
    )
    .map((group) => new Map([...group].map(([name, all]) => [name, all.map(({ value }) => value)])))
}

/** 'rfc822; <Anna@Example.test>' → anna@example.test. */
const addressIn = (value: string) =>
  value
    .replace(/^[^;@]*;/, '')
    .replaceAll(/^.*<|>.*$/g, '')
    .trim()
    .toLowerCase()
const addressesIn = (values: readonly (string | undefined)[]) => values.flatMap((one) => (one?.includes('@') ? [addressIn(one)] : []))

/** The first of our own message ids in texts of fields. */
function ownLetter(texts: readonly (string | undefined)[]) {
  const own = new RegExp(`(?<![\\w.])([0-9a-z]{1,40})\\.(\\d{1,15})@${product.slug}\\.invalid(?![\\w.])`, 'i')
  for (const text of texts) {
    const [, club, id] = own.exec(text ?? '') ?? []
    if (club !== undefined) return { club: club.toLowerCase(), id: Number(id) }
  }
  return null
}

/** Bytes of a report as read from the mailbox. */
export interface ReadReport {
  readonly parts: ReportParts
  readonly fields: Buffer
  readonly headers: Buffer
  /** Headers of the message itself that name the letter that it answers. */
  readonly own: Buffer
}

const shortened = (words: string) => words.replaceAll(/\s+/g, ' ').trim().slice(0, mostWords) || null

/** Bounces of a report of delivery: its recipients that failed. A report of a delay, or of a delivery, has none. */
const failures = (groups: FieldGroup[]) =>
  groups.flatMap((one) => {
    const first = (name: string) => one.get(name)?.[0] ?? ''
    if (!/^failed/i.test(first('action'))) return []
    const words = first('diagnostic-code').replace(/^[\w-]+;/, '')
    const status = first('status')
    const addresses = addressesIn([one.get('original-recipient')?.[0], one.get('final-recipient')?.[0]])
    return [{ addresses, outcome: bounceOutcome({ status, words }), words: shortened(words || status) }]
  })

/** Kinds of feedback by which a reader complains. */
const complains = new Set(['abuse', 'fraud'])

/** The complaint of a feedback report; a report that a letter was wanted is none. */
function complaint(groups: FieldGroup[], returnedTo: readonly string[]) {
  const all = (name: string) => groups.flatMap((one) => one.get(name) ?? [])
  const type = all('feedback-type')[0]?.toLowerCase() ?? ''
  if (!complains.has(type)) return []
  const told = all('original-rcpt-to')
  const addresses = addressesIn(told.length > 0 ? told : returnedTo)
  return [{ addresses, outcome: 'queja' as const, words: shortened([type, ...all('user-agent')].join(' · ')) }]
}

/** The bounces of our own letters in a report; none in one about somebody else's. */
export function bouncesIn({ parts, fields, headers, own }: ReadReport): readonly Bounce[] {
  const groups = groupsOf(textOf(fields, parts.fields.encoding)).filter(({ size }) => size > 0)
  const letterHeaders = groupsOf(textOf(headers, parts.headers?.encoding ?? ''))[0]
  const answered = groupsOf(textOf(own, ''))[0]
  const about = groups.flatMap((one) => [...(one.get('original-message-id') ?? []), ...(one.get('x-original-message-id') ?? [])])
  const letter = ownLetter([
    ...about,
    letterHeaders?.get('message-id')?.[0],
    answered?.get('in-reply-to')?.[0],
    answered?.get('references')?.[0],
  ])
  if (!letter) return []
  const found = parts.kind === 'delivery' ? failures(groups) : complaint(groups, letterHeaders?.get('to') ?? [])
  return found.map((one) => ({ ...letter, ...one }))
}
