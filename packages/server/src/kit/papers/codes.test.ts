import QRCode from 'qrcode'
import { expect, it } from 'vitest'
import { drawingOf } from './codes.ts'

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
