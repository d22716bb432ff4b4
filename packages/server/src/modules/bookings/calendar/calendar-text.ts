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

/** The lines of an event, not folded. */
export const eventLines = ({ uid, changed, start, end, summary, location, status, sequence }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utc(changed)}`,
  `DTSTART:${utc(start)}`,
  `DTEND:${utc(end)}`,
  `SUMMARY:${escaped(summary)}`,
  ...(location ? [`LOCATION:${escaped(location)}`] : []),
  `STATUS:${status}`,
  `SEQUENCE:${sequence}`,
  'END:VEVENT',
]

/** A calendar as a program subscribes to it. */
export const calendarText = ({ product, name, events }: { product: string; name: string; events: readonly CalendarEvent[] }): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//ES`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
