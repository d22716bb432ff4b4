import { fork } from 'node:child_process'
import { importLimits } from '@app/contract/members/import/fields'
import type { ImportKey } from '@app/contract/members/import/finding'
import type { Table } from '@app/contract/members/import/read-table'
import { openQueue } from '../../../kit/work/queue.ts'

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
  return readings(() => readApart(bytes, limits))
}

function readApart(bytes: Uint8Array, { memoryMb, milliseconds }: typeof most): Promise<ImportReading> {
  return new Promise((resolve, reject) => {
    const reader = fork(new URL('./import-reader.ts', import.meta.url), {
      execArgv: [`--max-old-space-size=${memoryMb}`],
      // none of the secrets of the server
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    let reading: ImportReading | undefined
    const settle = (result: ImportReading) => {
      reading = result
      reader.kill('SIGKILL')
    }
    const timer = setTimeout(() => settle({ problem: 'import.file_too_slow', params: {} }), milliseconds)
    reader.once('message', settle)
    // the next in the queue begins after this process has freed its memory
    reader.once('exit', (code) => {
      clearTimeout(timer)
      if (reading) resolve(reading)
      // our own error exits with 1; any other code is V8 out of memory
      else if (code === 1) reject(new Error('Reading the list failed.'))
      else resolve({ problem: 'import.file_too_many_rows', params: { max: importLimits.rows } })
    })
    reader.once('error', reject)
    // a failure to send the bytes ends the process, which is handled above
    reader.send(bytes, () => {})
  })
}
