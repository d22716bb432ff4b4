/** Keyboard position in a picture, and the start of a new mark; `P` is a place in it. */
export interface PictureCursor<P> {
  readonly at: P
  readonly anchor: P | null
}
