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
