import { barsOf } from '@app/contract/values/code128'
import QRCode from 'qrcode'

/** A code for a reader of codes: a QR, or the bars of GS1-128 of an even number of digits; below it its caption. */
export interface Code {
  readonly kind: 'qr' | 'bars'
  readonly content: string
  readonly caption: string
  /** Largest side of a QR without its quiet zone, in millimetres; 28 if unset. */
  readonly side?: number
}
/** Dark fields of a code as a path of an SVG, with its quiet zone: size in units of the path, and in millimetres on paper. */
export interface Drawing {
  readonly path: string
  readonly units: readonly [width: number, height: number]
  readonly millimetres: readonly [width: number, height: number]
}

/** Quiet zone around a QR, in its fields. */
const quiet = 4
/** Dots of a ticket printer in a millimetre (203 dpi): a field of a QR is a whole number of them, so that its edges are sharp. */
const dots = 8

function qrDrawing(content: string, largest: number): Drawing {
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
  const field = Math.max(1, Math.floor((largest * dots) / size)) / dots
  return { path, units: [side, side], millimetres: [side * field, side * field] }
}

/** A code as a drawing. */
export function drawingOf({ kind, content, side = 28 }: Code): Drawing {
  if (kind === 'qr') return qrDrawing(content, side)
  const { path, width } = barsOf(content)
  return { path, units: [width, 1], millimetres: [120, 20] }
}

/** Dots of a field of a QR on a ticket printer. */
export function fieldDots(code: Code): number {
  const { millimetres, units } = drawingOf(code)
  return (millimetres[0] * dots) / units[0]
}
