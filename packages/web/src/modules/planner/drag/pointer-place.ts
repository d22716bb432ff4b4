import type { Scale } from '../day/geometry.ts'

/** Geometry for mapping a window position to a court and a minute. */
export interface Surface {
  lanes: HTMLElement
  scale: Scale
  width: number
  courts: number
}

/** Court (index, clamped), minute (clamped) and unclamped height in the day of a window position; `inside` is false outside the courts. */
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
