import { importLimits } from '@app/contract/members/import/fields'
import type { ImportKey } from '@app/contract/members/import/finding'
import { parseTable, type Table, tableOf } from '@app/contract/members/import/read-table'
import { zipSync } from 'fflate'
import readExcel from 'read-excel-file/node'
import { unzip } from '../../../kit/files/unzip.ts'
import { decodeText } from './decode-text.ts'
import { htmlRecords, isHtml } from './html-table.ts'
import type { ImportReading } from './import-file.ts'
import { measureAll, TooBig } from './sheet-bounds.ts'

const starts = (bytes: Buffer, ...mark: number[]) => mark.every((byte, i) => bytes[i] === byte)

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value)
}

/** Bytes of all XML in a spreadsheet: 50,000 rows of a dozen columns are some 45 MB. */
const unpackedMax = 64 * 1024 * 1024
/** Maximum of characters of all cells: one long text may be shared by every cell of a small file. */
const textMax = 32_000_000

const problem = (key: ImportKey, params: Readonly<Record<string, number>> = {}): ImportReading => ({ problem: key, params })
const tooManyRows = problem('import.file_too_many_rows', { max: importLimits.rows })

/**
 * The first sheet with content. The reader receives only the inspected entries: a zip may hold entries that its
 * directory does not name.
 */
async function readSpreadsheet(bytes: Buffer): Promise<Table | 'too_big' | 'broken'> {
  const files = unzip(bytes, (name) => name.endsWith('.xml') || name.endsWith('.rels'), unpackedMax)
  if (typeof files === 'string') return files
  try {
    measureAll(files)
    const sheets = await readExcel(Buffer.from(zipSync(files, { level: 0 })))
    const data = sheets.find((sheet) => sheet.data.length > 1)?.data ?? []
    return tableOf(data.map((row) => row.map(cellText)))
  } catch (error) {
    return error instanceof TooBig ? 'too_big' : 'broken'
  }
}

const lengthOf = ({ header, rows }: Table) => [header, ...rows].reduce((sum, row) => row.reduce((all, cell) => all + cell.length, sum), 0)

async function read(bytes: Buffer): Promise<ImportReading> {
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return problem(bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'import.file_protected' : 'import.file_old_excel')
  const text = starts(bytes, 0x50, 0x4b) ? null : decodeText(bytes)
  const table = text === null ? await readSpreadsheet(bytes) : isHtml(text) ? tableOf(htmlRecords(text)) : parseTable(text)
  if (table === 'broken') return problem('import.file_unreadable')
  if (table === 'too_big') return tooManyRows
  if (table.rows.length === 0) return problem('import.file_empty')
  if (table.rows.length > importLimits.rows || lengthOf(table) > textMax) return tooManyRows
  if (table.header.length > importLimits.columns) return problem('import.file_too_many_columns', { max: importLimits.columns })
  return { table }
}

process.once('message', (bytes: Uint8Array) => void read(Buffer.from(bytes)).then((reading) => process.send!(reading)))
