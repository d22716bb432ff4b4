import { type Day, makeDay, readDay } from '../../values/day.ts'
import { parseMonthDay } from '../../values/month-day.ts'

/** Holiday of a list: one day, or a yearly day as month × 100 + day. */
export interface ListedHoliday {
  readonly day: Day | null
  readonly monthDay: number | null
  readonly name: string | null
}
/** Unreadable line, counted from 1. */
export interface WrongLine {
  readonly line: number
  readonly text: string
}
export type HolidayList = { readonly holidays: readonly ListedHoliday[] } | { readonly wrong: readonly WrongLine[] }

interface Line {
  readonly line: number
  readonly date: string
  readonly name: string | null
  readonly text: string
}
const trimmed = (text: string | undefined) =>
  text
    ?.trim()
    .replace(/^"(.*)"$/, '$1')
    .trim() || null

/** Lines of a table: the date first, then the name; a heading is left out. */
const ofTable = (text: string): Line[] =>
  text
    .split(/\r?\n/)
    .map((whole, index) => {
      const [date, ...rest] = whole.split(/[;\t]|,(?=\S)/)
      return { line: index + 1, date: trimmed(date) ?? '', name: trimmed(rest.join(' ')), text: whole.trim() }
    })
    .filter(({ text: whole, line, date }) => whole !== '' && !(line === 1 && !/\d/.test(date)))

/** The all-day events of an iCalendar file. */
function ofCalendar(text: string): Line[] {
  const found: Line[] = []
  let date: { line: number; text: string } | null = null
  let name: string | null = null
  // a line that begins with a blank continues the one before (RFC 5545 §3.1)
  for (const [index, line] of text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .entries()) {
    const start = /^DTSTART[^:]*:(\d{8})/.exec(line)
    if (line.startsWith('DTSTART')) date = { line: index + 1, text: start?.[1] ?? line }
    if (line.startsWith('SUMMARY')) name = line.slice(line.indexOf(':') + 1).replaceAll(/\\([,;\\])/g, '$1')
    if (line !== 'END:VEVENT') continue
    if (date)
      found.push({
        line: date.line,
        date: date.text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
        name: trimmed(name ?? ''),
        text: date.text,
      })
    date = null
    name = null
  }
  return found
}

/** `[{date, name}]`, alone or under `holidays` or `national`. */
function ofJson(text: string): Line[] {
  const parsed = JSON.parse(text) as { holidays?: unknown; national?: unknown }
  const rows = Array.isArray(parsed) ? parsed : (parsed.holidays ?? parsed.national)
  return (Array.isArray(rows) ? rows : []).map((row: { date?: unknown; day?: unknown; name?: unknown }, index) => {
    const date = String(row.date ?? row.day ?? '')
    return { line: index + 1, date, name: trimmed(String(row.name ?? '')), text: date }
  })
}

function linesOf(text: string): Line[] {
  if (/^\s*BEGIN:VCALENDAR/.test(text)) return ofCalendar(text)
  try {
    return /^\s*[[{]/.test(text) ? ofJson(text) : ofTable(text)
  } catch {
    return [{ line: 1, date: '', name: null, text: text.trim().slice(0, 40) }]
  }
}

const readDate = (text: string): Pick<ListedHoliday, 'day' | 'monthDay'> | null => {
  const recurring = /^0004-(\d{2})-(\d{2})$/.exec(text)
  const monthDay =
    recurring && makeDay(2004, Number(recurring[1]), Number(recurring[2])) ? Number(recurring[1]! + recurring[2]!) : parseMonthDay(text)
  if (monthDay !== null) return { day: null, monthDay }
  const day = readDay(text)
  return day ? { day, monthDay: null } : null
}

/**
 * Reads holidays from a file: a table 'date; name', an iCalendar file or JSON. A date without a year recurs. One wrong date refuses the
 * whole list, naming every line.
 */
export function readHolidayList(text: string): HolidayList {
  const lines = linesOf(text.replace(/^\uFEFF/, ''))
  const read = lines.map((one) => ({ ...one, found: readDate(one.date) }))
  const wrong = read.filter(({ found }) => found === null).map(({ line, text: shown }) => ({ line, text: shown }))
  if (wrong.length > 0 || lines.length === 0) return { wrong }
  return { holidays: read.map(({ found, name }) => ({ ...found!, name })) }
}
