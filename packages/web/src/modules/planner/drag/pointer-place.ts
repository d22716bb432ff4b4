import type { Scale } from '../day/geometry.ts'

/** What it takes to turn a position of the window into a court and a minute. */
export interface Surface {
  lanes: HTMLElement
  scale: Scale
  width: number
  courts: number
}

/** The court (index, clamped), the minute (clamped) and the unclamped height in the day under a position of the window; `inside` is false beside the courts. */
export function placeAt({ lanes, scale, width, courts }: Surface, clientX: number, clientY: number) {
  const box = lanes.getBoundingClientRect()
  const column = Math.floor((clientX - box.left) / width)
  const y = clientY - box.top
  return {
    court: Math.max(0, Math.min(courts - 1, column)),
    minute: scale.minute(y),
    y,
    inside: column >= 0 && column < courts && y >= 0 && y < scale.height,
  }
}
