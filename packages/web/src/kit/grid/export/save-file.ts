import { saveFile } from '../../reads/saved-bytes.ts'
import type { ExcelAnswer } from './excel.worker.ts'
import type { Sheet } from './sheet.ts'

export { saveBytes, saveFile } from '../../reads/saved-bytes.ts'

/** Saves a CSV. */
export const saveCsv = (csv: string, name: string): void => saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)

/** Saves the sheet as an Excel file, written in a worker so that the page stays responsive; rejects if the worker fails. */
export async function saveExcel(sheet: Sheet, name: string): Promise<void> {
  const worker = new Worker(new URL('./excel.worker.ts', import.meta.url), { type: 'module' })
  try {
    const answer = await new Promise<ExcelAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ExcelAnswer>) => resolve(data))
      worker.addEventListener('error', (event) => reject(new Error(event.message)))
      worker.postMessage(sheet)
    })
    if ('failure' in answer) throw new Error(answer.failure)
    saveFile(answer.file, `${name}.xlsx`)
  } finally {
    worker.terminate()
  }
}
