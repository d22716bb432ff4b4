import type { Spot } from '../../../kit/fields/chip-drag.ts'
import type { Point } from '../../../kit/fields/pointer-gesture.ts'
import { rowMinutes } from '../day/geometry.ts'
import { rangeText } from '../planner-labels.ts'

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
/** True if another booking or closed time overlaps an area; touching edges do not. */
const isTaken = (lanes: HTMLElement, { left, top, width, height }: Area, own: number | undefined) =>
  [...lanes.querySelectorAll<HTMLElement>('[data-booking], .pl-closed')].some((one) => {
    if (own !== undefined && one.dataset.booking === String(own)) return false
    const box = one.getBoundingClientRect()
    return box.left < left + width - 2 && box.right > left + 2 && box.top < top + height - 2 && box.bottom > top + 2
  })

/** Free place under the pointer for an item of this length, as drawn by the planner; choosing it is a click there. */
export function spotAt({ x, y }: Point, { minutes, booking }: { minutes: number; booking?: number }): Spot | null {
  const under = document.elementFromPoint(x, y)
  const lanes = under?.closest<HTMLElement>('.pl-lanes')
  if (!lanes) return null
  const style = getComputedStyle(lanes)
  const read = (name: string) => Number.parseFloat(style.getPropertyValue(name))
  const [width, row] = [read('--pl-col'), read('--pl-row')]
  const box = lanes.getBoundingClientRect()
  const left = box.left + Math.floor((x - box.left) / width) * width
  const line = Math.floor((y - box.top) / row)
  const area = { left, top: box.top + line * row, width, height: (minutes / rowMinutes) * row }
  if (isTaken(lanes, area, booking)) return null
  const from = read('--pl-from') + line * rowMinutes
  const click = { bubbles: true, detail: 1, clientX: x, clientY: area.top + 1 }
  return { ...area, text: rangeText(from, from + minutes), put: () => lanes.dispatchEvent(new MouseEvent('click', click)) }
}
