/** Minutes to which the hours of a drag snap. */
const step = 15

/** Area of the planner: positions of its courts from the left, and minutes. */
export interface Shape {
  readonly courts: readonly number[]
  readonly hours: readonly [number, number]
}
/** Place under the pointer: a court from the left, a minute. */
export interface Spot {
  readonly court: number
  readonly minute: number
}
export const edges = ['start', 'end', 'left', 'right'] as const
export type Edge = (typeof edges)[number]

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n)

/** Area between two places, in whole steps. */
export const areaBetween = (a: Spot, b: Spot): Shape => ({
  courts: range(Math.min(a.court, b.court), Math.max(a.court, b.court)),
  hours: [Math.floor(Math.min(a.minute, b.minute) / step) * step, Math.ceil(Math.max(a.minute, b.minute) / step) * step],
})

/** True if its courts are adjacent: only then it has draggable sides. */
export const isWhole = ({ courts }: Shape) => courts.every((court, n) => n === 0 || court === courts[n - 1]! + 1)

/** Area with one edge moved to a place; it keeps one court and one step at least, and stays within `day`. */
export function pulled({ courts, hours: [from, to] }: Shape, edge: Edge, { court, minute }: Spot, day: readonly [number, number]): Shape {
  const at = Math.round(minute / step) * step
  const [first, last] = [courts[0]!, courts.at(-1)!]
  if (edge === 'start') return { courts, hours: [Math.max(day[0], Math.min(at, to - step)), to] }
  if (edge === 'end') return { courts, hours: [from, Math.min(day[1], Math.max(at, from + step))] }
  return { courts: edge === 'left' ? range(Math.min(court, last), last) : range(first, Math.max(court, first)), hours: [from, to] }
}

const sides = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 } as const
/** Area after an arrow key on one of its edges, which moves in the direction of the arrow; null for other keys. */
export function nudged(
  shape: Shape,
  edge: Edge,
  key: string,
  { day, courts }: { day: readonly [number, number]; courts: number },
): Shape | null {
  const isHour = edge === 'start' || edge === 'end'
  if (!(key in sides) || isHour !== (key === 'ArrowUp' || key === 'ArrowDown')) return null
  const by = sides[key as keyof typeof sides]
  const minute = shape.hours[edge === 'start' ? 0 : 1] + by * step
  const court = (edge === 'left' ? shape.courts[0]! : shape.courts.at(-1)!) + by
  return pulled(shape, edge, { court: Math.max(0, Math.min(courts - 1, court)), minute }, day)
}
