import { Worker } from 'node:worker_threads'
import { importLimits } from '@app/contract/members/import/fields'
import type { ImportKey } from '@app/contract/members/import/finding'
import type { Table } from '@app/contract/members/import/read-table'
import { openQueue } from '../../kit/queue.ts'

/** What reading a file gives: its table, or why not, as a text key with what fills it. */
export type ImportReading = { table: Table } | { problem: ImportKey; params: Readonly<Record<string, number>> }

/** What one reading may take; two of them leave the machine to the desks. */
const memoryMb = 256
const milliseconds = 10_000
const mb = importLimits.bytes / 1024 / 1024

/** Where uploaded lists wait for their turn. */
export const readings = openQueue({ places: 2, waiting: 8 })

/**
 * The table of an uploaded .xlsx or delimited text file, whatever its name says, read in a thread of its own with bounded memory and time.
 * Refuses more than 10 MB, 50,000 rows or 100 columns, and with 503 when too many wait already.
 */
export function readImportFile(bytes: Uint8Array, timeLimit = milliseconds): Promise<ImportReading> {
  if (bytes.length > importLimits.bytes) return Promise.resolve({ problem: 'import.file_too_big', params: { mb } })
  return readings(() => readInThread(bytes, timeLimit))
}

function readInThread(bytes: Uint8Array, timeLimit: number): Promise<ImportReading> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
      workerData: Uint8Array.from(bytes),
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    const timer = setTimeout(() => settle({ problem: 'import.file_too_slow', params: {} }), timeLimit)
    const settle = (reading: ImportReading) => {
      clearTimeout(timer)
      // the next in line begins when this thread has given back its memory
      void worker.terminate().then(() => resolve(reading))
    }
    worker.once('message', settle)
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        return settle({ problem: 'import.file_too_many_rows', params: { max: importLimits.rows } })
      clearTimeout(timer)
      reject(error)
    })
  })
}
