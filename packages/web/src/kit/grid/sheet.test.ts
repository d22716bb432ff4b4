import readExcelFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import type { GridColumn } from './column.ts'
import { excelCells, excelWidths } from './excel.ts'
import { csvOf, sheetOf } from './sheet.ts'

interface Row {
  nombre: string
  precio: number | null
  fecha: string
  hora: number
  iva: number
  foto: string
}
const columns: GridColumn<Row>[] = [
  { key: 'nombre', header: 'Nombre', kind: 'text' },
  { key: 'precio', header: 'Precio; €', kind: 'money' },
  { key: 'fecha', header: 'Fecha', kind: 'day' },
  { key: 'hora', header: 'Hora', kind: 'minute' },
  { key: 'iva', header: 'IVA', kind: 'percent' },
  { key: 'foto', header: 'Foto', kind: 'text', inExport: false },
]
const rows: Row[] = [
  { nombre: '=1+1', precio: -123_450, fecha: '2026-11-20', hora: 90, iva: 2100, foto: 'a.png' },
  { nombre: 'Pau "el llarg"; B', precio: null, fecha: '2026-01-05', hora: 0, iva: 520, foto: '' },
]

test('a CSV opens in a Spanish spreadsheet: mark, semicolons, decimal commas, no formulas, no photo (T14, R-164)', () => {
  expect(csvOf(sheetOf(columns, rows))).toBe(
    '\uFEFFNombre;"Precio; €";Fecha;Hora;IVA\r\n' +
      "'=1+1;-1234,5;20/11/2026;01:30;21\r\n" +
      '"Pau ""el llarg""; B";;05/01/2026;00:00;5,2\r\n',
  )
})

test('an Excel file holds numbers, days and texts of their own types, and a formula stays text', async () => {
  const sheet = sheetOf(columns, rows)
  const file = await writeExcelFile(excelCells(sheet), { columns: excelWidths(sheet) }).toBuffer()
  const [first] = await readExcelFile(file)
  expect(first?.data).toEqual([
    ['Nombre', 'Precio; €', 'Fecha', 'Hora', 'IVA'],
    ['=1+1', -1234.5, new Date('2026-11-20T00:00:00Z'), expect.anything(), 0.21],
    ['Pau "el llarg"; B', null, new Date('2026-01-05T00:00:00Z'), expect.anything(), 0.052],
  ])
})
