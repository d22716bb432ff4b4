import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readImportFile } from './import-file.ts'

/** A stored or deflated zip; `claim` declares another unpacked size than the true one. */
const zip = (files: Record<string, string | Buffer>, claim?: number): Buffer => {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(claim ?? Buffer.byteLength(content), 22)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    head.copy(entry, 6, 4, 28)
    entry.writeUInt32LE(at, 42)
    locals.push(head, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    at += head.length + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, list, end])
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const workbook = (rows: string) => ({
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Socios" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
})
const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`

test('an Excel list becomes a table with days, whole numbers and the lines of the sheet', async () => {
  const rows = `<row r="1">${text('A1', 'LISTADO')}</row><row r="3">${text('A3', 'Nombre')}${text('B3', 'Nacimiento')}${text('C3', 'Móvil')}</row><row r="4">${text('A4', 'Núria &amp; Pau')}<c r="B4" s="1"><v>31111</v></c><c r="C4"><v>600112233</v></c></row>`
  expect(await readImportFile(zip(workbook(rows)))).toEqual({
    table: { header: ['Nombre', 'Nacimiento', 'Móvil'], rows: [['Núria & Pau', '1985-03-05', '600112233']], lines: [4] },
  })
})

test.each([
  ['UTF-8', Buffer.from('nom;població\nNúria;L’Escala')],
  ['UTF-8 with its mark', Buffer.from('\ufeffnom;població\nNúria;L’Escala')],
  ['UTF-16', Buffer.from('\ufeffnom;població\nNúria;L’Escala', 'utf16le')],
  ['Windows-1252', Buffer.from('nom;poblaci\xf3\nN\xfaria;L\x92Escala', 'latin1')],
])('a list in %s keeps its accents', async (_, bytes) => {
  expect(await readImportFile(bytes)).toEqual({ table: { header: ['nom', 'població'], rows: [['Núria', 'L’Escala']], lines: [2] } })
})

test.each([
  ['import.file_too_big', Buffer.alloc(10 * 1024 * 1024 + 1, 'a')],
  ['import.file_too_many_rows', Buffer.from(`a;b\n${'1;2\n'.repeat(50_001)}`)],
  ['import.file_too_many_columns', Buffer.from(`${'a;'.repeat(100)}a\n${'1;'.repeat(100)}1`)],
  ['import.file_empty', Buffer.from('nombre;apellidos\n')],
  ['import.file_empty', Buffer.alloc(0)],
  ['import.file_unreadable', Buffer.from([1, 0, 2, 0, 3])],
  ['import.file_unreadable', Buffer.from('PK\x03\x04 not a zip')],
  ['import.file_unreadable', zip({ 'word/document.xml': '<w/>' })],
  ['import.file_unreadable', zip(workbook('<row r="1"><c'))],
  ['import.file_old_excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
  ['import.file_protected', Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')])],
])('%s is said of a file that is so', async (problem, bytes) => {
  expect(await readImportFile(bytes)).toMatchObject({ problem })
})

test('a zip bomb is refused before it unpacks, also when it lies about its size', async () => {
  const bomb = Buffer.alloc(210 * 1024 * 1024)
  expect(await readImportFile(zip({ 'xl/workbook.xml': bomb }))).toMatchObject({ problem: 'import.file_too_many_rows' })
  expect(await readImportFile(zip({ 'xl/workbook.xml': bomb }, 1000))).toMatchObject({ problem: 'import.file_unreadable' })
})

test.each([
  ['XFD1', 'import.file_too_many_rows'],
  ['A1048576', 'import.file_too_many_rows'],
  ['B99999', 'import.file_empty'],
])('a sheet whose only cell is %s is answered at once', async (at, problem) => {
  expect(await readImportFile(zip(workbook(`<row r="${at.replace(/\D+/, '')}">${text(at, 'x')}</row>`)))).toMatchObject({ problem })
})

test('reading stops when its time is over', async () => {
  expect(await readImportFile(Buffer.from('a;b\n1;2'), 0)).toEqual({ problem: 'import.file_too_slow', params: {} })
})
