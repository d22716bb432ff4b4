import { wallClock } from './clock.ts'

/** A time of day in minutes from midnight, 0 to 1440. */
export type Minute = number

const pad = (n: number) => String(n).padStart(2, '0')

const ofClock = (hour: number, minute: number): Minute | null => {
  const total = hour * 60 + minute
  return minute < 60 && total <= 1440 ? total : null
}

/** Time of the wire: '09:30', '9:30', '24:00', or minutes as a number or digits 0..1440 (so '930' is 15:30); null if unreadable. */
export const readMinute = (raw: string | number): Minute | null => {
  const text = String(raw).trim()
  const clock = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(text)
  if (clock) return ofClock(Number(clock[1]), Number(clock[2]))
  return /^\d{1,4}$/.test(text) && Number(text) <= 1440 ? Number(text) : null
}

/** Time as typed at the desk: '9', '930', '0930', '9.30', '9h30', '9:30' are clock times, never minutes; null if unreadable. */
export const parseDeskMinute = (raw: string): Minute | null => {
  const text = raw.trim().toLowerCase()
  const clock = /^(\d{1,2})(?:[:.,h ](\d{2})?)?$/.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text)
  return clock ? ofClock(Number(clock[1]), Number(clock[2] ?? 0)) : null
}

/** 'HH:mm'; the end of the day, 1439 or 1440, is '24:00'; beyond it the hour of the next day. */
export const formatMinute = (m: Minute): string => {
  if (asMidnight(m) === 1440) return '24:00'
  const inDay = m % 1440
  return `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`
}

/** 1439, the stored end of the day in selectors, is read as 1440. */
export const asMidnight = (m: Minute): Minute => (m === 1439 ? 1440 : m)

/** The minute of the day of an instant in a zone such as 'Europe/Madrid'. */
export const minuteOf = (instant: Date, zone: string): Minute => wallClock(instant, zone).minute
