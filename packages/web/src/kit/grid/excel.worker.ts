import writeExcelFile from 'write-excel-file/browser'
import { excelCells, excelWidths } from './excel.ts'
import type { Sheet } from './sheet.ts'

addEventListener('message', ({ data }: MessageEvent<Sheet>) => {
  const file = writeExcelFile(excelCells(data), { columns: excelWidths(data), stickyRowsCount: 1 })
  void file.toBlob().then((blob) => postMessage(blob))
})
