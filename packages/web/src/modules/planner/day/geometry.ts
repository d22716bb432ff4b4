/** Minutes of one grid row. */
export const rowMinutes = 15

/** Pixels and minutes of the visible day; `row` is the height of 15 minutes. */
export interface Scale {
  from: number
  to: number
  row: number
  height: number
  y: (minute: number) => number
  minute: (y: number) => number
}

/** Scale of a day from `from` to `to` (minutes); positions outside the day are clamped to its edges. */
export function makeScale(from: number, to: number, row: number): Scale {
  const pixels = row / rowMinutes
  const clamp = (minute: number) => Math.max(from, Math.min(to, minute))
  return {
    from,
    to,
    row,
    height: (to - from) * pixels,
    y: (minute) => (clamp(minute) - from) * pixels,
    minute: (y) => clamp(from + y / pixels),
  }
}

interface Span {
  id: number
  from: number
  to: number
}

/** Booking in its lane: it covers `span` of `lanes` lanes from `lane` on. */
export interface LanePlacement<T> {
  item: T
  lane: number
  lanes: number
  span: number
}

const meet = (a: Span, b: Span) => a.from < b.to && b.from < a.to

/** Places overlapping bookings side by side: never two at the same time in one lane; a booking widens over the free lanes beside it. */
export function placeInLanes<T extends Span>(items: readonly T[]): LanePlacement<T>[] {
  const placed: LanePlacement<T>[] = []
  let cluster: LanePlacement<T>[] = []
  let ends: number[] = []
  let until = Number.NEGATIVE_INFINITY
  const close = () => {
    for (const one of cluster) {
      one.lanes = ends.length
      const right = cluster.filter((other) => other.lane > one.lane && meet(one.item, other.item)).map((other) => other.lane)
      one.span = Math.min(one.lanes, ...right) - one.lane
    }
    cluster = []
    ends = []
  }
  for (const item of [...items].sort((a, b) => a.from - b.from || b.to - a.to || a.id - b.id)) {
    if (item.from >= until) close()
    const free = ends.findIndex((end) => end <= item.from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = item.to
    const one = { item, lane, lanes: 1, span: 1 }
    cluster.push(one)
    placed.push(one)
    until = Math.max(until, item.to)
  }
  close()
  return placed
}

/** Maximum useful width of a column. */
const widest = 720

/** Minimum width of a column for a booking's upright surname. */
const narrowest = 24
/** Below this width a card shows its surname upright and only the payment besides. */
const upright = 56
export const isUpright = (width: number) => width < upright

/** Column width: wide enough for names, all courts in the window, or a number of pixels. */
export type LaneWidth = 'names' | 'all' | number

/** Width of a court column in pixels: fills the window with few courts, scrolls with many, two and a bit on a phone; `wanted` overrides it, never below the width that shows all courts or a surname. */
export function columnWidth(room: number, courts: number, wanted: LaneWidth = 'names'): number {
  const all = Math.max(narrowest, Math.min(widest, Math.floor(room / Math.max(1, courts))))
  if (wanted !== 'names') return wanted === 'all' ? all : Math.max(all, Math.min(widest, wanted))
  const narrow = room < 560
  const least = narrow ? Math.max(132, Math.floor(room / 2.2)) : 118
  return Math.max(least, Math.min(widest, Math.floor(room / Math.max(1, courts))))
}

/** Number of player lines that fit on a card under its name and its time, above its foot. */
export const playerLines = ({ height, foot }: { height: number; foot: boolean }): number =>
  Math.max(1, Math.floor((height - 6 - 16 - 15 - (foot ? 15 : 0)) / 15))

const firstName = (name: string) => name.split(' ')[0] ?? name

/** Players on as many lines: one a line; the last line joins the first names of those that do not fit. */
export function linesOfPlayers(players: readonly string[], lines: number): string[] {
  if (players.length <= lines) return [...players]
  const whole = players.slice(0, lines - 1)
  return [...whole, players.slice(whole.length).map(firstName).join(', ')]
}

/** Text form of a booking: `line` (one line), `two` (name and time) or `full`. */
export type Fit = 'line' | 'two' | 'full'

/** Text form of a card of this height in pixels. */
export const fitOf = (height: number): Fit => (height < 30 ? 'line' : height < 50 ? 'two' : 'full')
