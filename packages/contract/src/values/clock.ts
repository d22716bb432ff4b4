const clocks = new Map<string, Intl.DateTimeFormat>()

/** The wall clock of a zone at an instant: the club day and the minute of that day. */
export const wallClock = (instant: Date, zone: string): { day: string; minute: number } => {
  let format = clocks.get(zone)
  if (!format) {
    const two = '2-digit'
    const shape = { year: 'numeric', month: two, day: two, hour: two, minute: two, hourCycle: 'h23', calendar: 'gregory' } as const
    format = new Intl.DateTimeFormat('en-GB', { ...shape, timeZone: zone })
    clocks.set(zone, format)
  }
  const found = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return {
    day: `${(found.year ?? '').padStart(4, '0')}-${found.month}-${found.day}`,
    minute: Number(found.hour) * 60 + Number(found.minute),
  }
}
