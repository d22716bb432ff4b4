import { ascending } from '../../../values/order.ts'

/** List as a table: every row has as many cells as the header; `lines` are the row numbers of a spreadsheet, from 1. */
export type Table = { header: string[]; rows: string[][]; lines: number[] }

const separators = [';', '\t', ',', '|'] as const

/** The end of a quoted cell that starts at `from` (after its quote): the position of the closing quote, or the end of the text. */
const closingQuote = (text: string, from: number): number => {
  let at = text.indexOf('"', from)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at === -1 ? text.length : at
}

/** Cuts delimited text into records (RFC 4180: quotes, doubled quotes, line breaks in quotes; CRLF, LF or CR), at most `limit`. */
export const parseRecords = (text: string, separator: string, limit = Number.POSITIVE_INFINITY): string[][] => {
  const records: string[][] = []
  const stop = new RegExp(`[${separator}\r\n]`, 'g')
  let record: string[] = []
  let at = 0
  while (at <= text.length && records.length < limit) {
    let quoted = ''
    if (text[at] === '"') {
      const close = closingQuote(text, at + 1)
      quoted = text.slice(at + 1, close).replaceAll('""', '"')
      at = Math.min(close + 1, text.length)
    }
    stop.lastIndex = at
    const end = stop.exec(text)?.index ?? text.length
    record.push(quoted + text.slice(at, end))
    at = end + 1
    if (text[end] === separator) continue
    if (text[end] === '\r' && text[at] === '\n') at++
    records.push(record)
    record = []
    if (at >= text.length) break
  }
  return records
}

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

/** The table of delimited text; the separator (`;`, tab, `,` or `|`) is guessed, or taken from a first line 'sep=;'. */
export const parseTable = (text: string): Table => {
  const body = text.replace(/^\ufeff/, '')
  const declared = /^sep=([;,|\t])\r?\n/.exec(body)
  if (declared?.[1] !== undefined) return tableOf(parseRecords(body.slice(declared[0].length), declared[1]))
  return tableOf(parseRecords(body, guessSeparator(body)))
}
