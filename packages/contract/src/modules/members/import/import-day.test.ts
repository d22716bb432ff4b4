import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber, formatDay, fromDayNumber } from '../../../values/day.ts'
import { dateOrderOf, readImportDay } from './import-day.ts'

const today = '2026-11-20'

test.each([
  ['05/03/1985', '1985-03-05'],
  ['5-3-85', '1985-03-05'],
  ['5.3.1985', '1985-03-05'],
  ['05/03/45', '1945-03-05'],
  ['05/03/26', '2026-03-05'],
  ['05/03/27', '2027-03-05'],
  ['05/03/28', '1928-03-05'],
  ['5/3/2045', '2045-03-05'],
  ['5.3.2045', '2045-03-05'],
  ['1985-03-05', '1985-03-05'],
  ['1985/3/5', '1985-03-05'],
  ['1985-03-05 00:00:00', '1985-03-05'],
  ['05/03/1985 0:00', '1985-03-05'],
  ['1985-03-05T00:00:00.000Z', '1985-03-05'],
  ['05031985', '1985-03-05'],
  ['31111', '1985-03-05'],
  ['31111.5', '1985-03-05'],
  ['3654', '1910-01-01'],
  ['73050', '2099-12-31'],
])('%s is %s', (raw, day) => {
  expect(readImportDay(raw, today)).toBe(day)
})

test.each(['31/02/1985', '31/02/85', '1985', '3653', '73051', '99999', 'hoy', '+3', '', 'marzo 1985', '20/11'])(
  '%o is no date of a list',
  (raw) => {
    expect(readImportDay(raw, today)).toBeNull()
  },
)

test('a column with a thirteenth month is American, unless another value denies it', () => {
  expect(dateOrderOf(['03/05/1985', '03/25/1985', ''])).toBe('month-first')
  expect(dateOrderOf(['25/03/1985', '03/25/1985'])).toBe('day-first')
  expect(dateOrderOf(['03/05/1985'])).toBe('day-first')
  expect([dateOrderOf(['12/25/1985']), dateOrderOf(['05/12/1985'])]).toEqual(['month-first', 'day-first'])
  expect(readImportDay('3/5/1985', today, 'month-first')).toBe('1985-03-05')
  expect(readImportDay('03/25/1985', today, 'month-first')).toBe('1985-03-25')
  expect(readImportDay('3/5/85', today, 'month-first')).toBe('1985-03-05')
})

test('a spreadsheet date is the same day as its number', () => {
  const day = fc.integer({ min: dayNumber('1912-01-01'), max: dayNumber('2098-01-01') }).map(fromDayNumber)
  fc.assert(
    fc.property(day, (d) => {
      expect(readImportDay(String(dayNumber(d) + 36_526), today)).toBe(d)
      expect(readImportDay(formatDay(d), today)).toBe(d)
    }),
  )
})
