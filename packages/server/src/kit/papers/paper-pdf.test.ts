import { Transformer } from '@napi-rs/image'
import { expect, it } from 'vitest'
import { textOfPdf } from '../../testing/pdf.ts'
import type { Paper } from './paper.ts'
import { paperPdf } from './paper-pdf.ts'

const now = new Date('2026-11-20T10:00:00Z')
const paper: Paper = {
  ...{ lang: 'ca', font: 0, title: 'Tiquet 7', width: 80, nif: 'NIF B85626240' },
  empresa: {
    nombre: 'Club Esportiu Sant Jordi',
    direccion: 'Carrer de la Pau, 1',
    codigo_postal: '08001',
    poblacion: 'Barcelona',
    telefono: null,
  },
  about: [['Tiquet 7', '20/11/2026 11:00'], ['Anna Puig']],
  lines: [{ text: 'Cafè amb llet', cents: 150 }],
  sums: [{ text: 'Total', cents: 150 }],
  logo: null,
  taxes: { head: ['Impost', 'Base', 'Quota'], rows: [] },
  codes: [],
}
/** Width and height of the pages in millimetres. */
const pagesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.trunc((Number(points) * 25.4) / 72 + 0.5)),
  )

it('a paper as PDF has the words of its page, in order', async () => {
  const lines = textOfPdf(await paperPdf(paper, now)).split('\n')
  expect(lines).toEqual([
    ...['Club Esportiu Sant Jordi', 'NIF B85626240', 'Carrer de la Pau, 1 · 08001 · Barcelona', 'Tiquet 7 · 20/11/2026 11:00', 'Anna Puig'],
    ...['Cafè amb llet', '1,50\u00A0€', 'Total', '1,50\u00A0€'],
  ])
})

it('a paper as PDF tells its language, title and tags, and is the same file each time', async () => {
  const pdf = await paperPdf(paper, now)
  const raw = pdf.toString('latin1')
  expect(raw).toContain('/Lang (ca)')
  expect(raw).toContain('/Marked true')
  expect(raw).toContain('(Tiquet 7)')
  for (const tag of ['H1', 'P', 'Table', 'TR', 'TD']) expect(raw).toContain(`/S /${tag}\n`)
  expect((await paperPdf(paper, now)).equals(pdf)).toBe(true)
})

it('a roll is as long as its text, a sheet is A4 and goes on with its number on the next one', async () => {
  const [[width, height]] = pagesOf(await paperPdf(paper, now)) as [[number, number]]
  expect(width).toBe(80)
  expect(height).toBeLessThan(80)
  const lines = Array.from({ length: 20 }, (_, n) => ({ text: `Línia ${n}`, cents: n }))
  expect(pagesOf(await paperPdf({ ...paper, width: 58, lines }, now))[0]![1]).toBeGreaterThan(height + 40)
  expect(pagesOf(await paperPdf({ ...paper, width: null }, now))).toEqual([[210, 297]])
  const long = await paperPdf(
    { ...paper, width: null, lines: Array.from({ length: 90 }, (_, n) => ({ text: `Línia ${n}`, cents: n })) },
    now,
  )
  expect(pagesOf(long).length).toBeGreaterThan(1)
  const text = textOfPdf(long)
  expect(text).toContain(`1 / ${pagesOf(long).length}`)
  for (const n of [0, 45, 89]) expect(text).toContain(`Línia ${n}\n`)
})

it('names with letters of other countries are written, in the middle of a line too', async () => {
  const foreign = { ...paper, about: [['Łukasz Gębaś · Şeker']] }
  const pdf = await paperPdf(foreign, now)
  expect(pdf.toString('latin1')).toMatch(/\/BaseFont \/[A-Z]{6}\+Inter/)
  expect(textOfPdf(pdf)).toContain('ukasz G')
})

it('a negative amount keeps its sign', async () => {
  expect(textOfPdf(await paperPdf({ ...paper, lines: [{ text: 'Retorn', cents: -150 }] }, now))).toContain('–1,50\u00A0€')
})

it('taxes are a table with headings, as exact as on the page', async () => {
  const rows = [
    { text: 'IVA 10 %', base: 100, cuota: 10 },
    { text: 'IVA 21 %', base: 123_456, cuota: 25_926 },
  ]
  const pdf = await paperPdf({ ...paper, width: 58, taxes: { ...paper.taxes, rows } }, now)
  expect(pdf.toString('latin1').match(/\/S \/TH\n/g)).toHaveLength(3)
  expect(textOfPdf(pdf).split('\n').slice(-9)).toEqual([
    ...['Impost', 'Base', 'Quota', 'IVA 10 %', '1,00\u00A0€', '0,10\u00A0€', 'IVA 21 %', '1.234,56\u00A0€', '259,26\u00A0€'],
  ])
})

it('codes and the logo are figures with their words, drawn in lines, and make the roll longer', async () => {
  const codes = [
    { kind: 'qr', content: 'A1B2', caption: 'Bono 10 · A1B2' },
    { kind: 'bars', content: '905212807930000000123731521266365000045000', caption: 'Carta' },
  ] as const
  const pixels = Transformer.fromRgbaPixels(new Uint8Array(1200 * 400 * 4).fill(120), 1200, 400)
  const logo = { path: '/api/imagen/1/abc', webp: await pixels.webp(80) }
  const [plain, rich] = [await paperPdf(paper, now), await paperPdf({ ...paper, codes, logo }, now)]
  expect(pagesOf(rich)[0]![1]).toBeGreaterThan(pagesOf(plain)[0]![1]! + 34 + 20 + 20)
  const raw = rich.toString('latin1')
  expect(raw.match(/\/S \/Figure\n/g)).toHaveLength(3)
  expect(raw).toContain('/Alt (Carta)')
  expect(raw).toContain('/Alt (Club Esportiu Sant Jordi)')
  expect(raw).toContain('/Subtype /Image')
  expect(textOfPdf(rich).split('\n').slice(-2)).toEqual(['Bono 10 · A1B2', 'Carta'])
  expect(pagesOf(await paperPdf({ ...paper, width: null, codes, logo }, now))).toEqual([[210, 297]])
})

it('an official paper has its seal at the top, its columns as wide as their widest text, and its total at the end', async () => {
  const seal = { above: 'QR:', code: { kind: 'qr', content: 'A1B2', caption: 'A1B2', side: 40 }, below: 'Legend' } as const
  const official: Paper = {
    ...{ ...paper, width: null, heading: 'Factura F26/000001', seal, sums: [], total: { text: 'Total', cents: 300 } },
    blocks: [{ title: 'Client', lines: ['Fustes SL'] }],
    columns: ['Concepte', 'Unitats', 'Import'],
    lines: [{ text: 'Cafè', cells: ['2'], cents: 300 }],
  }
  const pdf = await paperPdf(official, now)
  expect(textOfPdf(pdf).split('\n')).toEqual([
    ...['QR:', 'Legend', 'Club Esportiu Sant Jordi', 'NIF B85626240', 'Carrer de la Pau, 1 · 08001 · Barcelona', 'Factura F26/000001'],
    ...['Tiquet 7 · 20/11/2026 11:00', 'Anna Puig', 'Client', 'Fustes SL', 'Concepte', 'Unitats', 'Import', 'Cafè', '2', '3,00\u00A0€'],
    ...['Total', '3,00\u00A0€'],
  ])
  expect(pdf.toString('latin1')).toContain('/S /H2\n')
  const { seal: _seal, ...without } = official
  const height = async (one: Paper) => pagesOf(await paperPdf({ ...one, width: 58 }, now))[0]![1]!
  expect((await height(official)) - (await height(without))).toBeGreaterThan(40)
})
