import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRecords, parseTable } from './read-table.ts'

test('a list with semicolons, quotes and Windows line ends becomes a table', () => {
  const table = parseTable('\ufeffNom;Cognoms;Observacions\r\nLaia;"Puig; Serra";"Diu ""hola""\r\ni adéu"\r\nJan;Ros;\r\n')
  expect(table.header).toEqual(['Nom', 'Cognoms', 'Observacions'])
  expect(table.rows).toEqual([
    ['Laia', 'Puig; Serra', 'Diu "hola"\r\ni adéu'],
    ['Jan', 'Ros', ''],
  ])
})

test.each([
  ['nombre,email\nLaia,l@example.test\nJan,j@example.test'],
  ['nombre\temail\nLaia\tl@example.test\nJan\tj@example.test'],
  ['sep=;\nnombre;email\nLaia;l@example.test\nJan;j@example.test'],
  ['nombre|email\rLaia|l@example.test\rJan|j@example.test\r'],
  ['nombre;email\nLaia;l@example.test\nJan;j@example.test;'],
])('the separator of %o is found', (text) => {
  expect(parseTable(text)).toEqual({
    header: ['nombre', 'email'],
    rows: [
      ['Laia', 'l@example.test'],
      ['Jan', 'j@example.test'],
    ],
    lines: expect.anything(),
  })
})

test('commas inside the cells do not win over the semicolons between them', () => {
  expect(parseTable('Apellidos, nombre;Cuota\nPuig, Laia;12,50\nRos, Jan;3,00').header).toEqual(['Apellidos, nombre', 'Cuota'])
})

test('of two separators that cut a list alike the semicolon wins, and a last row that is only a remark does not hide the comma', () => {
  expect(parseTable('Nombre;Cuota, €\nLaia;12,50').header).toEqual(['Nombre', 'Cuota, €'])
  expect(parseTable('nombre,email\nfin').header).toEqual(['nombre', 'email'])
})

test('titles above the header, empty rows and empty columns are left out and lines keep their numbers', () => {
  const table = parseTable('LLISTAT DE SOCIS 2026;;;\n;;;\nNom;;Cognoms;\nLaia;;Puig;\n;;;\nJan;;Ros;')
  expect(table).toEqual({
    header: ['Nom', 'Cognoms'],
    rows: [
      ['Laia', 'Puig'],
      ['Jan', 'Ros'],
    ],
    lines: [4, 6],
  })
})

test('the header is the first row that fills six tenths of the width, below empty rows and a title', () => {
  expect(parseTable('a;b;c;;\n1;2;3;4;5')).toMatchObject({ header: ['a', 'b', 'c', '', ''], lines: [2] })
  expect(parseTable(';;\n;;\nSocis;;\na;b;c\n1;2;3')).toEqual({ header: ['a', 'b', 'c'], rows: [['1', '2', '3']], lines: [5] })
  expect(parseTable(`${';\n'.repeat(20)}a;b\n1;2`)).toMatchObject({ header: ['a', 'b'], lines: [22] })
})

test('a cell below no header keeps its column, and short rows are filled up', () => {
  expect(parseTable('a;b;\n1;2;3\n4')).toEqual({
    header: ['a', 'b', ''],
    rows: [
      ['1', '2', '3'],
      ['4', '', ''],
    ],
    lines: [2, 3],
  })
})

test('a first column without a header stays the first one', () => {
  expect(parseTable(';nombre;email\n1;Laia;l@example.test')).toMatchObject({
    header: ['', 'nombre', 'email'],
    rows: [['1', 'Laia', 'l@example.test']],
  })
})

test('an empty text is an empty table', () => {
  expect(parseTable('')).toEqual({ header: [], rows: [], lines: [] })
})

test('no more records are read than are asked for, and none after the last line end', () => {
  expect(parseRecords('a\nb\n', ';')).toEqual([['a'], ['b']])
  expect(parseRecords('a\nb\nc', ';', 2)).toEqual([['a'], ['b']])
})

test('a quote that never closes swallows nothing: its row ends with its line (E5)', () => {
  expect(parseRecords('a;"b;c\nd', ';')).toEqual([['a', '"b', 'c'], ['d']])
})

test('whatever cells are written by the standard are read back (RFC 4180)', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ñ', '"', ';', ',', '\n', '\r', ' ', '|', '\t') })
  const records = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }))
  fc.assert(
    fc.property(records, fc.constantFrom(';', ',', '\t', '|'), (rows, separator) => {
      const text = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(separator)).join('\r\n')
      expect(parseRecords(text, separator)).toEqual(rows)
    }),
  )
})

test('any text at all ends in a table with rows as wide as its header', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '"', ';', ',', '\n', '\r', '\t', ' ') }), (text) => {
      const { header, rows, lines } = parseTable(text)
      expect(rows.every((row) => row.length === header.length)).toBe(true)
      expect(lines.length).toBe(rows.length)
    }),
  )
})
