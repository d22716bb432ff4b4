import { Worker } from 'node:worker_threads'
import { importLimits } from '@app/contract/member-import/fields'
import type { ImportKey } from '@app/contract/member-import/finding'
import type { Table } from '@app/contract/member-import/read-table'

/** What reading a file gives: its table, or why not, as a text key with what fills it. */
export type ImportReading = { table: Table } | { problem: ImportKey; params: Readonly<Record<string, number>> }

const memoryMb = 1024
const mb = importLimits.bytes / 1024 / 1024

/**
 * The table of an uploaded .xlsx or delimited text file, whatever its name says. It is read in a thread of its own with
 * bounded memory, stopped after `timeLimit` milliseconds. Refuses more than 10 MB, 50,000 rows or 100 columns.
 */
export const readImportFile = (bytes: Buffer, timeLimit = 30_000): Promise<ImportReading> => {
  if (bytes.length > importLimits.bytes) return Promise.resolve({ problem: 'import.file_too_big', params: { mb } })
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./import-worker.ts', import.meta.url), {
      workerData: Uint8Array.from(bytes),
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    const timer = setTimeout(() => settle({ problem: 'import.file_too_slow', params: {} }), timeLimit)
    const settle = (reading: ImportReading) => {
      clearTimeout(timer)
      resolve(reading)
      void worker.terminate()
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
