import QRCode from 'qrcode'
import { expect, it } from 'vitest'
import { drawingOf, fieldDots } from './codes.ts'

/** Dark fields of a path, as `column row`. */
function fieldsOf(path: string): Set<string> {
  const dark = new Set<string>()
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let at = 0; at < Number(width); at += 1) dark.add(`${Number(x) + at} ${y}`)
  return dark
}

it('a QR is drawn field by field, with a quiet zone of four fields', () => {
  const content = '8fK3-AB12-CD34'
  const { path, units } = drawingOf({ kind: 'qr', content, caption: '' })
  const { modules } = QRCode.create(content, { errorCorrectionLevel: 'M' })
  const expected = new Set<string>()
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1) if (modules.get(row, column)) expected.add(`${column + 4} ${row + 4}`)
  expect(fieldsOf(path)).toEqual(expected)
  expect(units).toEqual([modules.size + 8, modules.size + 8])
})

it('the 42 digits of a payment letter are 25 signs of bars with room at both ends, in their width on A4', () => {
  const { units, millimetres } = drawingOf({ kind: 'bars', content: '905212807930000000123731521266365000045000', caption: '' })
  expect(units).toEqual([10 + 24 * 11 + 13 + 10, 1])
  expect(millimetres[0]).toBeLessThanOrEqual(174)
})

it('a field of a QR is a whole number of dots of a ticket printer, as many as its side has room for', () => {
  for (const content of ['A', 'A'.repeat(60), 'A'.repeat(140), 'A'.repeat(230)]) {
    const code = { kind: 'qr', content, caption: '', side: 40 } as const
    const [fields, side] = [drawingOf(code).units[0] - 8, (fieldDots(code) * (drawingOf(code).units[0] - 8)) / 8]
    expect(Number.isInteger(fieldDots(code))).toBe(true)
    expect(side).toBeLessThanOrEqual(40)
    expect(side + fields / 8).toBeGreaterThan(40)
  }
})
