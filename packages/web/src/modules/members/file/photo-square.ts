/** Where a picture lies in the square: its middle as parts of its own size, and how much it is enlarged over what just covers the square. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** The square of a picture's pixels that a place shows; never beyond its edges. */
export function squareOf({ width, height }: { readonly width: number; readonly height: number }, { x, y, zoom }: Place) {
  const size = Math.min(width, height) / zoom
  const start = (middle: number, whole: number) => Math.min(Math.max(middle * whole - size / 2, 0), whole - size)
  return { left: start(x, width), top: start(y, height), size }
}
