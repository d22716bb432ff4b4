import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readImportFile } from './import-file.ts'

/** Milliseconds that a busy machine may take: these tests are about memory, the one at the end about time. */
const patience = 300_000
const read = (bytes: Uint8Array) => readImportFile(bytes, { memoryMb: 256, milliseconds: patience })

/** A deflated zip; `claim` declares another unpacked size than the true one, `hidden` are files that its directory does not name. */
const zip = (
  files: Record<string, string | Buffer>,
  { claim, hidden = {} }: { claim?: number; hidden?: Record<string, string> } = {},
): Buffer => {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of [...Object.entries(files), ...Object.entries(hidden)]) {
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
    if (files[name] === content) directory.push(entry, Buffer.from(name))
    at += head.length + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length / 2, 8)
  end.writeUInt16LE(directory.length / 2, 10)
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
  expect(await read(zip(workbook(rows)))).toEqual({
    table: { header: ['Nombre', 'Nacimiento', 'Móvil'], rows: [['Núria & Pau', '1985-03-05', '600112233']], lines: [4] },
  })
})

test.each([
  ['UTF-8', Buffer.from('nom;població\nNúria;L’Escala')],
  ['UTF-8 with its mark', Buffer.from('\ufeffnom;població\nNúria;L’Escala')],
  ['UTF-16', Buffer.from('\ufeffnom;població\nNúria;L’Escala', 'utf16le')],
  ['Windows-1252', Buffer.from('nom;poblaci\xf3\nN\xfaria;L\x92Escala', 'latin1')],
])('a list in %s keeps its accents', async (_, bytes) => {
  expect(await read(bytes)).toEqual({ table: { header: ['nom', 'població'], rows: [['Núria', 'L’Escala']], lines: [2] } })
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
  expect(await read(bytes)).toMatchObject({ problem })
})

test('a zip bomb is refused before it unpacks, also when it lies about its size', async () => {
  const bomb = Buffer.alloc(210 * 1024 * 1024)
  expect(await read(zip({ 'xl/workbook.xml': bomb }))).toMatchObject({ problem: 'import.file_too_many_rows' })
  expect(await read(zip({ 'xl/workbook.xml': bomb }, { claim: 1000 }))).toMatchObject({ problem: 'import.file_unreadable' })
})

test('what the files of a zip declare counts together, and nothing of it is unpacked', async () => {
  const claim = 30 * 1024 * 1024
  expect(await read(zip(workbook(''), { claim }))).toMatchObject({ problem: 'import.file_too_many_rows' })
  const few = { 'xl/workbook.xml': 'x' }
  expect(await read(zip(few, { claim }))).toMatchObject({ problem: 'import.file_unreadable' })
})

test.each([
  ['XFD1', 'import.file_too_many_rows'],
  ['A1048576', 'import.file_too_many_rows'],
  ['B99999', 'import.file_empty'],
])('a sheet whose only cell is %s is answered at once', async (at, problem) => {
  expect(await read(zip(workbook(`<row r="${at.replace(/\D+/, '')}">${text(at, 'x')}</row>`)))).toMatchObject({ problem })
})

/** Cells of one row in sixty thousand bytes or fewer, and far more after expansion. */
const row = (cells: string, at = 1) => `<row r="${at}">${cells}</row>`
const strings = (items: string) => ({ 'xl/sharedStrings.xml': `<sst xmlns="${main}">${items}</sst>` })
const letters = (n: number): string => (n < 26 ? '' : letters(Math.floor(n / 26) - 1)) + String.fromCharCode(65 + (n % 26))
const many = (count: number, one: (n: number) => string) => Array.from({ length: count }, (_, n) => one(n)).join('')

test.each<[string, Record<string, string>]>([
  ['has a far cell between single quotes', workbook(row("<c r='XFD1048576'/>"))],
  ['has a far cell after a line break', workbook(row('<c\nr="XFD1048576"/>'))],
  ['has a far cell under another prefix', workbook(row('<c xmlns:q="q" q:r="XFD1048576"/>'))],
  ['has a cell in the last row and column that are allowed', workbook(row(text('ZZ99999', 'x'), 99_999))],
  ['is 16 MB of blanks', workbook(' '.repeat(16_000_000))],
  ['is 16 MB of blanks within an element', workbook(row(`<c${' '.repeat(16_000_000)}r="A1"/>`))],
  ['is half a million blanks, a hundred times', workbook(many(100, (n) => row(' '.repeat(530_000), n + 1)))],
  ['has a million columns', workbook(row(many(1_000_000, (n) => `<c r="${letters(n)}1"/>`)))],
  ['has two million empty rows', workbook('<row/>'.repeat(2_000_000))],
  ['has ten million empty cells', workbook(row('<c/>'.repeat(10_000_000)))],
  ['has ten million empty texts', { ...workbook(row(text('A1', 'x'))), ...strings('<si/>'.repeat(10_000_000)) }],
  ['has a text of 60 MB', { ...workbook(row('<c r="A1" t="s"><v>0</v></c>')), ...strings(`<si><t>${'x'.repeat(60_000_000)}</t></si>`) }],
  [
    'shows one long text a hundred thousand times',
    {
      ...workbook(
        many(20_000, (n) =>
          row(
            many(5, (column) => `<c r="${letters(column)}${n + 1}" t="s"><v>0</v></c>`),
            n + 1,
          ),
        ),
      ),
      ...strings(`<si><t>${'x'.repeat(32_767)}</t></si>`),
    },
  ],
  ['unpacks to 190 MB', workbook(`${' '.repeat(1000)}<row/>`.repeat(189_000))],
])('a small file whose sheet %s is refused within its memory', async (_, files) => {
  const file = zip(files)
  expect(file.length).toBeLessThan(10 * 1024 * 1024)
  expect(await read(file)).toMatchObject({ problem: 'import.file_too_many_rows' })
})

test('a cell whose place is spelt in a way of its own is no list', async () => {
  for (const place of ['&#88;FD1048576', 'xfd1048576', 'A1e6', '$A$1'])
    expect(await read(zip(workbook(row(`<c r="${place}"/>`))))).toMatchObject({ problem: 'import.file_unreadable' })
})

test('a declared prefix is no place', async () => {
  const cells = `<c xmlns:r="${relations}" r="A1" t="inlineStr"><is><t>Nombre</t></is></c>`
  expect(await read(zip(workbook(row(cells) + row(text('A2', 'Pau'), 2))))).toMatchObject({ table: { rows: [['Pau']] } })
})

test('what the directory of a zip does not name is not read', async () => {
  const honest = workbook(row(text('A1', 'Nombre')) + row(text('A2', 'Pau'), 2))
  const hidden = { 'xl/worksheets/sheet1.xml': workbook(row(text('XFD1', 'x')) + row(text('XFD2', 'y'), 2))['xl/worksheets/sheet1.xml'] }
  expect(await read(zip(honest, { hidden }))).toMatchObject({ table: { header: ['Nombre'], rows: [['Pau']] } })
})

test('a list of thirty thousand members and twelve columns is read', async () => {
  const cells = (at: number) => many(12, (column) => `<c r="${letters(column)}${at}" t="s"><v>${(at - 1) * 12 + column}</v></c>`)
  const file = zip({
    ...workbook(many(30_000, (n) => row(cells(n + 1), n + 1))),
    ...strings(many(360_000, (n) => `<si><t>Valor ${n}</t></si>`)),
  })
  const reading = await read(file)
  expect('table' in reading && [reading.table.rows.length, reading.table.rows.at(-1)?.at(-1)]).toEqual([29_999, 'Valor 359999'])
})

test.each([
  ['millions of short lines', 'a\n'.repeat(2_000_000)],
  ['one line of millions of cells', 'a;'.repeat(2_000_000)],
])('a list of %s is refused when its memory is over, and takes nobody along', async (_what, list) => {
  const reading = readImportFile(Buffer.from(list), { memoryMb: 48, milliseconds: patience })
  expect(await reading).toMatchObject({ problem: 'import.file_too_many_rows' })
  expect(await read(Buffer.from('a;b\n1;2'))).toMatchObject({ table: { rows: [['1', '2']] } })
})

test('reading stops when its time is over', async () => {
  expect(await readImportFile(Buffer.from('a;b\n1;2'), { memoryMb: 256, milliseconds: 0 })).toEqual({
    problem: 'import.file_too_slow',
    params: {},
  })
})
