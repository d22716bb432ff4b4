interface WallClock {
  readonly day: string
  readonly minute: number
}
interface Clock {
  readonly format: Intl.DateTimeFormat
  last?: { readonly instant: number; readonly wall: WallClock }
}
/** Clock of each zone, with its last result: a request needs its own moment several times, and formatting is slow. */
const clocks = new Map<string, Clock>()

const two = '2-digit'
const shape = { year: 'numeric', month: two, day: two, hour: two, minute: two, hourCycle: 'h23', calendar: 'gregory' } as const
function clockOf(zone: string): Clock {
  const known = clocks.get(zone)
  if (known) return known
  const clock = { format: new Intl.DateTimeFormat('en-GB', { ...shape, timeZone: zone }) }
  clocks.set(zone, clock)
  return clock
}

/** The wall clock of a zone at an instant: the club day and the minute of that day. */
export const wallClock = (instant: Date, zone: string): WallClock => {
  const clock = clockOf(zone)
  if (clock.last?.instant === instant.getTime()) return clock.last.wall
  const found = Object.fromEntries(clock.format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const wall = {
    day: `${(found.year ?? '').padStart(4, '0')}-${found.month}-${found.day}`,
    minute: Number(found.hour) * 60 + Number(found.minute),
  }
  clock.last = { instant: instant.getTime(), wall }
  return wall
}
