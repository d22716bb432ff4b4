import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type Cell = string | number | boolean | Date | null | readonly unknown[] | Readonly<Record<string, unknown>>

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
function asCopy(cell: Cell): string {
  if (cell === null) return '\\N'
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'boolean') return cell ? 't' : 'f'
  const text = typeof cell === 'string' ? cell : cell instanceof Date ? cell.toISOString() : JSON.stringify(cell)
  return text.replaceAll(/[\\\t\n\r]/g, (sign) => escapes[sign]!)
}

/** Lines in pieces of about 64 kB: a stream of single lines costs more than the COPY itself. */
function* inChunks(rows: Iterable<readonly Cell[]>): Generator<string> {
  let piece = ''
  for (const row of rows) {
    piece += `${row.map(asCopy).join('\t')}\n`
    if (piece.length > 65_536) {
      yield piece
      piece = ''
    }
  }
  if (piece !== '') yield piece
}

/** Writes many rows by COPY: `columns` name the values of a row, in order. */
export async function copyRows(client: pg.ClientBase, table: string, columns: readonly string[], rows: Iterable<readonly Cell[]>) {
  const copy = client.query(copyFrom(`copy ${table} (${columns.map((column) => `"${column}"`).join(', ')}) from stdin`))
  await pipeline(Readable.from(inChunks(rows)), copy)
}
