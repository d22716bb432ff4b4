import { barsOf } from '@app/contract/values/code128'
import QRCode from 'qrcode'

/** A code for a reader of codes: a QR, or the bars of GS1-128 of an even number of digits; below it its caption. */
export interface Code {
  readonly kind: 'qr' | 'bars'
  readonly content: string
  readonly caption: string
}
/** Dark fields of a code as a path of an SVG, with its quiet zone: size in units of the path, and in millimetres on paper. */
export interface Drawing {
  readonly path: string
  readonly units: readonly [width: number, height: number]
  readonly millimetres: readonly [width: number, height: number]
}

/** Quiet zone around a QR, in its fields. */
const quiet = 4

function qrDrawing(content: string): Drawing {
  const { modules } = QRCode.create(content, { errorCorrectionLevel: 'M' })
  const { size } = modules
  let path = ''
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const from = column
      while (column < size && modules.get(row, column)) column += 1
      if (column > from) path += `M${from + quiet} ${row + quiet}h${column - from}v1h-${column - from}z`
    }
  const side = size + 2 * quiet
  return { path, units: [side, side], millimetres: [34, 34] }
}

/** A code as a drawing. */
export function drawingOf({ kind, content }: Code): Drawing {
  if (kind === 'qr') return qrDrawing(content)
  const { path, width } = barsOf(content)
  return { path, units: [width, 1], millimetres: [120, 20] }
}
