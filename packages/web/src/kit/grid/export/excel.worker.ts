import writeExcelFile from 'write-excel-file/browser'
import { excelCells, excelWidths } from './excel.ts'
import type { Sheet } from './sheet.ts'

/** What the worker answers: the file, or why there is none. */
export type ExcelAnswer = { readonly file: Blob } | { readonly failure: string }

const written = (sheet: Sheet) => writeExcelFile(excelCells(sheet), { columns: excelWidths(sheet), stickyRowsCount: 1 }).toBlob()

// what fails in a promise of a worker reaches no page by itself
addEventListener('message', ({ data }: MessageEvent<Sheet>) => {
  void Promise.resolve(data)
    .then(written)
    .then(
      (file): ExcelAnswer => ({ file }),
      (error: unknown): ExcelAnswer => ({ failure: String(error) }),
    )
    .then((answer) => postMessage(answer))
})
