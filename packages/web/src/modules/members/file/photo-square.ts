/** Position of a picture in the square: its middle as parts of its own size, and its enlargement over the minimum cover. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** Pixels of a picture shown by a place, as a square; never beyond its edges. */
export function squareOf({ width, height }: { readonly width: number; readonly height: number }, { x, y, zoom }: Place) {
  const size = Math.min(width, height) / zoom
  const start = (middle: number, whole: number) => Math.min(Math.max(middle * whole - size / 2, 0), whole - size)
  return { left: start(x, width), top: start(y, height), size }
}
