/** Where the keyboard is in a picture, and from where it marks something new; `P` is a place in it. */
export interface PictureCursor<P> {
  readonly at: P
  readonly anchor: P | null
}
/** A key, with what is held beside it. */
export type Press = Readonly<Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>>
