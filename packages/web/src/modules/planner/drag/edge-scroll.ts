import type { Surface } from './pointer-place.ts'

const edge = 44
const fastest = 18

const speed = (position: number, low: number, high: number) => {
  if (position < low + edge) return -Math.min(fastest, Math.ceil((low + edge - position) / 3))
  if (position > high - edge) return Math.min(fastest, Math.ceil((position - high + edge) / 3))
  return 0
}

/** Scrolls the courts one frame if the pointer is near their edge; `sideways` only for a move. Returns true if it did. */
export function scrollAtEdge(
  scroller: HTMLElement,
  { lanes }: Surface,
  { x, y, sideways }: { x: number; y: number; sideways: boolean },
): boolean {
  const box = scroller.getBoundingClientRect()
  const head = lanes.parentElement?.offsetTop ?? 0
  const across = sideways ? speed(x, box.left + lanes.offsetLeft, box.right) : 0
  const down = speed(y, box.top + head, box.bottom)
  if (across || down) scroller.scrollBy(across, down)
  return across !== 0 || down !== 0
}
