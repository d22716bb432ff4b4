import { type Day, fromDayNumber, makeDay, parseDeskDay, readDay } from '../../../values/day.ts'

/** Date order of a column: day first as usual here, or month first as in American programs. */
export type DateOrder = 'day-first' | 'month-first'

const excelZero = 36_526
const oldestSerial = 3_654
const newestSerial = 73_050

/** Date order of a column: month first only if some second number cannot be a month and no first number contradicts it. */
export const dateOrderOf = (values: Iterable<string>): DateOrder => {
  let monthFirst = false
  for (const value of values) {
    const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}/.exec(value)
    if (Number(numbers?.[1]) > 12) return 'day-first'
    if (Number(numbers?.[2]) > 12) monthFirst = true
  }
  return monthFirst ? 'month-first' : 'day-first'
}

/**
 * Day from a spreadsheet: dd/MM/yyyy and its variants, ISO, or an Excel serial (1910 to 2099). A two-digit year is never after `today`'s
 * year + 1, so a birth in '45' is 1945. Refuses (null) relative words and impossible days.
 */
export const readImportDay = (raw: string, today: Day, order: DateOrder = 'day-first'): Day | null => {
  const text = raw.trim().replace(/[ T]\d{1,2}:\d{2}.*$/, '')
  if (/^\d{4,5}(?:[.,]\d+)?$/.test(text)) {
    const serial = Math.floor(Number(text.replace(',', '.')))
    return serial >= oldestSerial && serial <= newestSerial ? fromDayNumber(serial - excelZero) : null
  }
  const wire = order === 'day-first' ? readDay(text) : null
  if (wire) return wire
  const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text)
  if (yearFirst) return makeDay(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]))
  const numbers = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{2}|\d{4})$/.exec(text)
  if (!numbers) return /^\d{8}$/.test(text) ? readDay(text) : null
  const [first, second, year] = [numbers[1], numbers[2], numbers[3] ?? '']
  const day = parseDeskDay(order === 'day-first' ? `${first}/${second}/${year}` : `${second}/${first}/${year}`, today)
  const tooLate = day !== null && year.length === 2 && Number(day.slice(0, 4)) > Number(today.slice(0, 4)) + 1
  return tooLate ? makeDay(Number(day.slice(0, 4)) - 100, Number(day.slice(5, 7)), Number(day.slice(8))) : day
}
