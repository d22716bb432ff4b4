import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayNumber, fromDayNumber, weekday } from '../../values/day.ts'
import { comingSaturday, dayFigures, lastBookableDay, minutesByHour, weekOf, weeksOfMonth } from './month-rules.ts'

const days = fc.integer({ min: dayNumber('2000-01-01'), max: dayNumber('2099-12-31') }).map(fromDayNumber)
const hours = (values: Record<number, number>) => Array.from({ length: 24 }, (_, hour) => values[hour] ?? 0)

describe('weeks', () => {
  it('run from Monday to Sunday, a month from the one before its first day to the one after its last', () => {
    expect(weekOf('2026-11-22')).toEqual({ start: '2026-11-16', end: '2026-11-22' })
    expect(weeksOfMonth('2026-11-22')).toEqual({ start: '2026-10-26', end: '2026-12-06' })
    expect(weeksOfMonth('2027-02-14')).toEqual({ start: '2027-02-01', end: '2027-02-28' })
  })
  it('have a Saturday that comes, today where it is one (R-191)', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22'].map(comingSaturday)).toEqual(['2026-11-21', '2026-11-21', '2026-11-28'])
    fc.assert(
      fc.property(days, (day) => {
        const found = comingSaturday(day)
        expect(weekday(found)).toBe(6)
        expect(found >= day && found <= addDays(day, 6)).toBe(true)
      }),
    )
  })
})

describe('a stretch by the hour', () => {
  it('has every minute in its hour, past midnight too (A-17)', () => {
    expect([...minutesByHour({ hora_ini: 510, hora_fin: 600 })]).toEqual([
      [8, 30],
      [9, 60],
    ])
    expect([...minutesByHour({ hora_ini: 1410, hora_fin: 1470 })]).toEqual([
      [23, 30],
      [24, 30],
    ])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }), (hora_ini, length) => {
        const found = [...minutesByHour({ hora_ini, hora_fin: hora_ini + length }).values()]
        expect(found.reduce((sum, minutes) => sum + minutes, 0)).toBe(length)
        expect(found.every((minutes) => minutes > 0 && minutes <= 60)).toBe(true)
      }),
    )
  })
})

describe('a day in figures', () => {
  it('counts what is taken of what is open, hour by hour, and what is left from 17 to 22', () => {
    const open = hours({ 8: 60, 9: 60, 17: 120, 21: 120, 22: 60 })
    expect(dayFigures(open, hours({ 8: 30, 10: 60, 17: 120, 21: 30, 22: 60 }))).toEqual({
      ocupacion: 57,
      punta_libre: 90,
      horas: [50, 0, null, null, null, null, null, null, null, 100, null, null, null, 25, 100],
    })
  })
  it('is full at 100 and no more where bookings overlap, and empty where nothing is open', () => {
    expect(dayFigures(hours({ 9: 60 }), hours({ 9: 120 }))).toMatchObject({ ocupacion: 100, punta_libre: 0 })
    expect(dayFigures(hours({}), hours({ 9: 60 }))).toMatchObject({ ocupacion: 0, horas: Array(15).fill(null) })
  })
})

describe('how far ahead members book', () => {
  it('is counted in hours, days or months, whichever is on (R-230)', () => {
    const none = { HORAS_VISTA: 0, DIAS_VISTA: 0, MESES_VISTA: 0 }
    expect(lastBookableDay({ ...none, HORAS_VISTA: 24 }, '2026-11-20', 660)).toBe('2026-11-21')
    expect(lastBookableDay({ ...none, HORAS_VISTA: 12 }, '2026-11-20', 660)).toBe('2026-11-20')
    expect(lastBookableDay({ ...none, HORAS_VISTA: 13 }, '2026-11-20', 660)).toBe('2026-11-21')
    expect(lastBookableDay({ ...none, DIAS_VISTA: 14 }, '2026-11-20', 660)).toBe('2026-12-04')
    expect(lastBookableDay({ ...none, MESES_VISTA: 1 }, '2026-01-31', 660)).toBe('2026-02-28')
    expect(lastBookableDay(none, '2026-11-20', 660)).toBeNull()
  })
})
