import writeExcelFile from 'write-excel-file/browser'
import { excelCells, excelWidths } from './excel.ts'
import type { Sheet } from './sheet.ts'

/** Answer of the worker: the file, or the failure. */
export type ExcelAnswer = { readonly file: Blob } | { readonly failure: string }

const written = (sheet: Sheet) => writeExcelFile(excelCells(sheet), { columns: excelWidths(sheet), stickyRowsCount: 1 }).toBlob()

// a rejected promise in a worker raises no error on the page
addEventListener('message', ({ data }: MessageEvent<Sheet>) => {
  void Promise.resolve(data)
    .then(written)
    .then(
      (file): ExcelAnswer => ({ file }),
      (error: unknown): ExcelAnswer => ({ failure: String(error) }),
    )
    .then((answer) => postMessage(answer))
})
