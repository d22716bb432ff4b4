/** An event of a calendar. */
export interface CalendarEvent {
  /** Stable for the life of the event. */
  readonly uid: string
  readonly changed: Date
  readonly start: Date
  readonly end: Date
  readonly summary: string
  readonly location: string
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  /** Grows with each change. */
  readonly sequence: number
}

/** An instant in UTC, '20261002T160000Z'. */
const utc = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** A text as a value: backslash, comma, semicolon and line breaks have a sign of their own (RFC 5545 §3.3.11). */
export const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[,;]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')

const octets = 75
const encoder = new TextEncoder()

/** Lines of at most 75 octets, each further one behind a space; no letter is cut (RFC 5545 §3.1). */
export function folded(line: string): string {
  const lines: string[] = []
  let part = ''
  let length = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (length + size > octets) {
      lines.push(part)
      part = ' '
      length = 1
    }
    part += letter
    length += size
  }
  return [...lines, part].join('\r\n')
}

/** The lines of an event, not folded; `people` are those of its organizer and its attendees. */
export const eventLines = (
  { uid, changed, start, end, summary, location, status, sequence }: CalendarEvent,
  people: readonly string[] = [],
): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utc(changed)}`,
  `DTSTART:${utc(start)}`,
  `DTEND:${utc(end)}`,
  `SUMMARY:${escaped(summary)}`,
  ...(location ? [`LOCATION:${escaped(location)}`] : []),
  `STATUS:${status}`,
  `SEQUENCE:${sequence}`,
  ...people,
  'END:VEVENT',
]

/** Lines of an iCalendar object as its text. */
const calendarOf = (product: string, method: string, lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//ES`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

/** A calendar as a program subscribes to it. */
export const calendarText = ({ product, name, events }: { product: string; name: string; events: readonly CalendarEvent[] }): string =>
  calendarOf(product, 'PUBLISH', [
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap((event) => eventLines(event)),
  ])

/** Name or address in a line of a person: without the signs that end it (RFC 5545 §3.2). */
const parameter = (text: string) => `"${text.replaceAll(/["\p{Cc}]/gu, '')}"`

interface Invitation {
  readonly product: string
  readonly organizer: { readonly name: string; readonly email: string }
  readonly attendee: { readonly name: string; readonly email: string }
  readonly events: readonly CalendarEvent[]
  /** Also a single event is published: the letter is about something else. */
  readonly isPublished?: boolean
}
/**
 * Events in a letter to one person: a request or a cancellation of one event, or several published at once, since a request has one event
 * and what is published no attendees (RFC 5546 §3.2).
 */
export function invitationText({ product, organizer, attendee, events, isPublished = false }: Invitation) {
  const [first, ...more] = events
  const metodo = isPublished || more.length > 0 ? 'PUBLISH' : first?.status === 'CANCELLED' ? 'CANCEL' : 'REQUEST'
  const people = [`ORGANIZER;CN=${parameter(organizer.name)}:mailto:${organizer.email}`]
  if (metodo !== 'PUBLISH')
    people.push(`ATTENDEE;CN=${parameter(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.email}`)
  return {
    metodo,
    texto: calendarOf(
      product,
      metodo,
      events.flatMap((event) => eventLines(event, people)),
    ),
  } as const
}
