import { importLimits } from '@app/contract/members/import/fields'
import type { ImportKey } from '@app/contract/members/import/finding'
import type { Table } from '@app/contract/members/import/read-table'
import { openQueue } from '../../../kit/work/queue.ts'
import { readApart } from '../../../kit/work/read-apart.ts'

/** Result of reading a file: its table, or the problem as a text key with its values. */
export type ImportReading = { table: Table } | { problem: ImportKey; params: Readonly<Record<string, number>> }

/** Limits of one reading; two of them leave enough of the machine to the desks. */
const most = { memoryMb: 256, milliseconds: 10_000 }
const mb = importLimits.bytes / 1024 / 1024

/** Queue of uploaded lists. */
export const readings = openQueue({ places: 2, waiting: 8 })

/**
 * The table of an uploaded .xlsx or delimited text file, regardless of its name, read in a separate process with
 * bounded memory and time (0136). Refuses more than 10 MB, 50,000 rows or 100 columns, and with 503 when too many are
 * waiting.
 */
export function readImportFile(bytes: Uint8Array, limits = most): Promise<ImportReading> {
  if (bytes.length > importLimits.bytes) return Promise.resolve({ problem: 'import.file_too_big', params: { mb } })
  return readings(async () => {
    const reading = await readApart<ImportReading>(new URL('./import-reader.ts', import.meta.url), bytes, limits)
    if (reading === 'time') return { problem: 'import.file_too_slow', params: {} }
    return reading === 'memory' ? { problem: 'import.file_too_many_rows', params: { max: importLimits.rows } } : reading
  })
}
