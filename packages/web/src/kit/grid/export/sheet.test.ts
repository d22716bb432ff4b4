import readExcelFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import type { ShownKind } from '../../kinds/shapes.ts'
import type { GridColumn } from '../column.ts'
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

test('a CSV opens in a Spanish spreadsheet: mark, semicolons, decimal commas, no formulas, no photo (W-14, R-164)', () => {
  expect(csvOf(columns, rows)).toBe(
    '\uFEFFNombre;"Precio; €";Fecha;Hora;IVA\r\n' +
      "'=1+1;-1234,50;20/11/2026;01:30;21\r\n" +
      '"Pau ""el llarg""; B";;05/01/2026;00:00;5,2\r\n',
  )
})

/** Text as the only cell of a CSV. */
const alone = (kind: ShownKind, text: string) =>
  csvOf([{ key: 'texto', header: 'Texto', kind }], [{ texto: text }]).slice('\uFEFFTexto\r\n'.length, -'\r\n'.length)

test.each(['=1+1', '+1+1', '-1+1', '+cmd', '@x', '\t=1', '＝1+1', '＋1', '－1', '＠x', '+34 600-111'])(
  'a CSV takes %j for no formula (W-14)',
  (text) => {
    expect(alone('text', text)).toBe(`'${text}`)
  },
)

test.each(['\r=1', '\n=1'])('a CSV takes %j for no formula, in quotes', (text) => {
  expect(alone('text', text)).toBe(`"'${text}"`)
})

test('a CSV keeps telephones as they are', () => {
  for (const kind of ['phone', 'text'] as const) {
    expect(alone(kind, '+34600111222')).toBe('+34600111222')
    expect(alone(kind, '+376 312 345')).toBe('+376 312 345')
  }
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
