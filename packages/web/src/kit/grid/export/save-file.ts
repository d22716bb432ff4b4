import type { ExcelAnswer } from './excel.worker.ts'
import type { Sheet } from './sheet.ts'

/** Offers a file for download; characters not allowed in file names are removed. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name.replaceAll(/[\\/:*?"<>|]+\s*/g, ' ').trim()
  document.body.append(link)
  link.click()
  link.remove()
  URL.revokeObjectURL(link.href)
}

/** Saves bytes that a call answers in Base64. */
export const saveBytes = (bytes: string, type: string, name: string): void =>
  saveFile(new Blob([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], { type }), name)

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
