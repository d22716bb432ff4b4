import { ascending } from '../../../values/order.ts'

/** List as a table: every row has as many cells as the header; `lines` are the row numbers of a spreadsheet, from 1. */
export type Table = {
  header: string[]
  rows: string[][]
  lines: number[]
  /** Rows with a quote that does not close. */
  stray?: number[]
}

const separators = [';', '\t', ',', '|'] as const

/**
 * The end of a quoted cell that starts at `from` (after its quote): the position of its closing quote, which stands before a separator or a
 * line end; -1 for a stray quote, whose cell ends with its line like any other.
 */
const closingQuote = (text: string, from: number, ends: RegExp): number => {
  let at = text.indexOf('"', from)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at !== -1 && (at + 1 === text.length || ends.test(text[at + 1]!)) ? at : -1
}

/** Records of delimited text, and the numbers of those with a stray quote, from 1. */
export interface Records {
  readonly records: string[][]
  readonly stray: number[]
}

/**
 * Cuts delimited text into records (RFC 4180: quotes, doubled quotes, line breaks in quotes; CRLF, LF or CR), at most `limit`. A quote that
 * never closes, or closes before anything but a separator, swallows nothing: its row ends with its line and is reported.
 */
const readRecords = (text: string, separator: string, limit = Number.POSITIVE_INFINITY): Records => {
  const found: Records = { records: [], stray: [] }
  const stop = new RegExp(`[${separator}\r\n]`, 'g')
  const ends = new RegExp(`[${separator}\r\n]`)
  let record: string[] = []
  let at = 0
  while (at <= text.length && found.records.length < limit) {
    let quoted: string | null = null
    if (text[at] === '"') {
      const close = closingQuote(text, at + 1, ends)
      if (close === -1) found.stray.push(found.records.length + 1)
      else {
        quoted = text.slice(at + 1, close).replaceAll('""', '"')
        at = close + 1
      }
    }
    stop.lastIndex = at
    const end = stop.exec(text)?.index ?? text.length
    record.push(quoted ?? text.slice(at, end))
    at = end + 1
    if (text[end] === separator) continue
    if (text[end] === '\r' && text[at] === '\n') at++
    found.records.push(record)
    record = []
    if (at >= text.length) break
  }
  return found
}
/** The records alone. */
export const parseRecords = (text: string, separator: string, limit?: number): string[][] => readRecords(text, separator, limit).records

/** Guesses the separator: the one that splits the first records into many and equally many cells. */
const guessSeparator = (text: string): string => {
  const score = (separator: string) => {
    const widths = parseRecords(text, separator, 30).map((record) => record.length)
    const sameWidth = (width: number) => widths.filter((other) => other === width).length
    const usual = widths.reduce((best, next) => (sameWidth(next) > sameWidth(best) ? next : best))
    return usual === 1 ? 0 : usual * (sameWidth(usual) / widths.length) ** 2
  }
  return separators.reduce((best, next) => (score(next) > score(best) ? next : best))
}

/** Index of the header: the first of the leading rows that fills most of the width, so titles above a list are skipped. */
const headerAt = (records: readonly string[][]): number => {
  const filled = (record: readonly string[]) => record.filter((cell) => cell !== '').length
  const start = Math.max(
    0,
    records.findIndex((record) => filled(record) > 0),
  )
  const width = Math.max(0, ...records.slice(start, start + 50).map(filled))
  return start + records.slice(start, start + 15).findIndex((record) => filled(record) >= width * 0.6)
}

/** A table of raw records: trims cells, finds the header below any title, leaves out empty rows and columns. */
export const tableOf = (records: readonly (readonly string[])[]): Table => {
  const trimmed = records.map((record) => record.map((cell) => cell.replaceAll('\u00a0', ' ').trim()))
  const at = headerAt(trimmed)
  const body = trimmed.map((cells, i) => ({ cells, line: i + 1 })).slice(at + 1)
  const full = body.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const head = trimmed[at] ?? []
  const used = new Set<number>()
  for (const cells of [head, ...full.map((row) => row.cells)]) {
    for (const [column, cell] of cells.entries()) if (cell !== '') used.add(column)
  }
  const columns = ascending(used)
  const pick = (cells: readonly string[]) => columns.map((column) => cells[column] ?? '')
  return { header: pick(head), rows: full.map(({ cells }) => pick(cells)), lines: full.map(({ line }) => line) }
}

/** The same table of a list without headings: its first row is a row like any other. */
export const withoutHeadings = (table: Table): Table => ({
  ...table,
  header: table.header.map(() => ''),
  rows: [table.header, ...table.rows],
  lines: [(table.lines[0] ?? 2) - 1, ...table.lines],
})

/** The table of delimited text; the separator (`;`, tab, `,` or `|`) is guessed, or taken from a first line 'sep=;'. */
export const parseTable = (text: string): Table => {
  const body = text.replace(/^\ufeff/, '')
  const declared = /^sep=([;,|\t])\r?\n/.exec(body)
  const rest = declared ? body.slice(declared[0].length) : body
  const { records, stray } = readRecords(rest, declared?.[1] ?? guessSeparator(rest))
  return { ...tableOf(records), ...(stray.length > 0 && { stray }) }
}
