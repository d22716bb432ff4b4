import { parentPort, workerData } from 'node:worker_threads'
import { importLimits } from '@app/contract/member-import/fields'
import { parseTable, type Table, tableOf } from '@app/contract/member-import/read-table'
import readExcel from 'read-excel-file/node'
import { decodeText } from './decode-text.ts'
import type { ImportReading } from './import-file.ts'
import { weighZip } from './zip-size.ts'

const starts = (bytes: Buffer, ...mark: number[]) => mark.every((byte, i) => bytes[i] === byte)

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value)
}

const unreadable: ImportReading = { problem: 'import.file_unreadable', params: {} }

/** The first sheet that has anything in it. */
const readSheets = async (bytes: Buffer): Promise<Table | null> => {
  try {
    const sheets = await readExcel(bytes)
    const data = sheets.find((sheet) => sheet.data.length > 1)?.data ?? []
    return tableOf(data.map((row) => row.map(cellText)))
  } catch {
    return null
  }
}

const read = async (bytes: Buffer): Promise<ImportReading> => {
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    const locked = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    return { problem: locked ? 'import.file_protected' : 'import.file_old_excel', params: {} }
  }
  let table: Table | null = null
  if (starts(bytes, 0x50, 0x4b)) {
    const weight = weighZip(bytes)
    if (weight === 'too_big') return { problem: 'import.file_too_many_rows', params: { max: importLimits.rows } }
    table = weight === 'fine' ? await readSheets(bytes) : null
  } else {
    const text = decodeText(bytes)
    table = text === null ? null : parseTable(text)
  }
  if (!table) return unreadable
  if (table.rows.length === 0) return { problem: 'import.file_empty', params: {} }
  if (table.rows.length > importLimits.rows) return { problem: 'import.file_too_many_rows', params: { max: importLimits.rows } }
  if (table.header.length > importLimits.columns) return { problem: 'import.file_too_many_columns', params: { max: importLimits.columns } }
  return { table }
}

parentPort?.postMessage(await read(Buffer.from(workerData)))
