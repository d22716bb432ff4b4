import { addDays, type Day, makeDay, weekday } from './day.ts'

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones, Butcher). */
function easter(year: number): Day {
  const century = Number(String(year).slice(0, -2))
  const golden = year % 19
  const moonShift = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + moonShift + 15) % 30
  const fullMoon = epact - (epact === 29 || (epact === 28 && golden > 10) ? 1 : 0)
  const march = makeDay(year, 3, 21)!
  const paschal = addDays(march, fullMoon)
  return addDays(paschal, 7 - (weekday(paschal) % 7))
}

const fixed = new Set(['01-01', '05-01', '12-25', '12-26'])

/**
 * True on a day of TARGET, on which banks settle: not on Saturdays, Sundays, 1 January, Good Friday, Easter Monday, 1 May, 25 and 26
 * December. Holidays of a country do not count.
 */
export const isTargetDay = (day: Day): boolean => {
  if (weekday(day) > 5 || fixed.has(day.slice(5))) return false
  const sunday = easter(Number(day.slice(0, 4)))
  return day !== addDays(sunday, -2) && day !== addDays(sunday, 1)
}

/** The day itself if banks settle on it, else the next one on which they do. */
export const nextTargetDay = (day: Day): Day => (isTargetDay(day) ? day : nextTargetDay(addDays(day, 1)))

/** Day of TARGET n of them after a day, or before it if n is negative; 0 is the next one from the day on. */
export function addTargetDays(day: Day, n: number): Day {
  const step = n < 0 ? -1 : 1
  let [at, left] = n === 0 ? [nextTargetDay(day), 0] : [day, Math.abs(n)]
  while (left > 0) {
    at = addDays(at, step)
    if (isTargetDay(at)) left -= 1
  }
  return at
}
