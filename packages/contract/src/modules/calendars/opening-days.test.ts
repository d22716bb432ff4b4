import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { wallClock } from '../../values/clock.ts'
import { addDays, type Day, dayNumber, fromDayNumber, weekday } from '../../values/day.ts'
import { type Holiday, isOpen, openOn, openThrough, type Schedule, type Slot } from './opening-rules.ts'

const slot = (hora_ini: number, hora_fin: number, dias = 127): Slot => ({ dias, hora_ini, hora_fin, duracion: 60 })
const yearRound = (...horas: Slot[]): Schedule => ({
  id_mst_horarios: 1,
  tipo_horario: 1,
  fecha_ini: null,
  fecha_fin: null,
  rangos: [],
  horas,
})
const ofDays = (diames_ini: number, diames_fin: number, ...horas: Slot[]): Schedule => ({
  ...yearRound(...horas),
  id_mst_horarios: 2,
  tipo_horario: 2,
  rangos: [{ diames_ini, diames_fin }],
})
const dated = (fecha_ini: Day, fecha_fin: Day, ...horas: Slot[]): Schedule => ({
  ...yearRound(...horas),
  id_mst_horarios: 3,
  tipo_horario: 3,
  fecha_ini,
  fecha_fin,
})

/** Every day of 2020 to 2040. */
const days = Array.from({ length: dayNumber('2041-01-01') - dayNumber('2020-01-01') }, (_, index) =>
  fromDayNumber(dayNumber('2020-01-01') + index),
)
const openMinutes = (club: readonly Schedule[], holidays: readonly Holiday[], day: Day) =>
  openOn(club, holidays, day).reduce((sum, { from, to }) => sum + Math.min(1440, to) - from, 0)

describe('the years 2020 to 2040, day by day', () => {
  const club = [
    yearRound(slot(540, 1320, 31), slot(600, 840, 96)),
    ofDays(1222, 107, slot(600, 720)),
    dated('2028-02-28', '2028-03-01', slot(0, 1439)),
  ]
  const holidays: Holiday[] = [
    { dia: null, mes: 12, dia_mes: 25 },
    { dia: null, mes: 2, dia_mes: 29 },
  ]
  /** Independent wording of the rules, as read from a notice on the wall. */
  const told = (day: Day): number => {
    const at = day.slice(5)
    if (at === '12-25' || at === '02-29') return 0
    if (day >= '2028-02-28' && day <= '2028-03-01') return 1440
    if (at >= '12-22' || at <= '01-07') return 120
    return weekday(day) <= 5 ? 780 : 240
  }
  it('opens by holiday, then dates, then days of every year, then the whole year (A-31, R-062, R-066)', () => {
    expect(days.filter((day) => openMinutes(club, holidays, day) !== told(day))).toEqual([])
  })
  it('knows 29 February in leap years only, as a holiday and inside a range (A-16)', () => {
    const closed = days.filter((day) => day.endsWith('02-29') && openMinutes(club, holidays, day) === 0)
    expect(closed).toEqual(['2020-02-29', '2024-02-29', '2028-02-29', '2032-02-29', '2036-02-29', '2040-02-29'])
    const february = [yearRound(), ofDays(229, 301, slot(540, 600))]
    expect(days.filter((day) => openMinutes(february, [], day) > 0).filter((day) => day < '2022')).toEqual([
      '2020-02-29',
      '2020-03-01',
      '2021-03-01',
    ])
  })
  it('keeps a range over New Year whole in every year (A-16)', () => {
    for (let year = 2020; year < 2040; year += 1) {
      const winter = ['12-21', '12-22', '12-31'].map((day) => openMinutes(club, [], `${year}-${day}`))
      expect(winter.slice(1)).toEqual([120, 120])
      expect(winter[0]).not.toBe(120)
      expect([openMinutes(club, [], `${year + 1}-01-07`), openMinutes(club, [], `${year + 1}-01-08`) === 120]).toEqual([120, false])
    }
  })
})

describe('days on which the clocks change', () => {
  const zone = 'Europe/Madrid'
  /** Real minutes of a club day that the club is open: every minute since the epoch, converted to local time. */
  const realMinutes = (open: readonly { from: number; to: number }[], day: Day) => {
    const start = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))) - 3 * 3_600_000
    return Array.from({ length: 30 * 60 }, (_, index) => wallClock(new Date(start + index * 60_000), zone)).filter(
      (at) => at.day === day && open.some(({ from, to }) => from <= at.minute && at.minute < to),
    ).length
  }
  it('have the hours of the wall like any other: minutes of a club day are wall-clock minutes', () => {
    const club = [yearRound(slot(60, 240), slot(540, 1320))]
    const hours = openOn(club, [], '2026-11-20')
    expect([openOn(club, [], '2026-03-29'), openOn(club, [], '2026-10-25')]).toEqual([hours, hours])
  })
  it('last 23 and 25 real hours where the club is open all day', () => {
    const allDay = openOn([yearRound(slot(0, 1439))], [], '2026-03-29')
    expect(['2026-03-28', '2026-03-29', '2026-10-25'].map((day) => realMinutes(allDay, day))).toEqual([1440, 1380, 1500])
  })
  it('lose or gain the hour between 2:00 and 3:00 only', () => {
    const night = [{ from: 60, to: 240 }]
    expect(['2026-03-29', '2026-10-25', '2026-11-20'].map((day) => realMinutes(night, day))).toEqual([120, 240, 180])
    const daytime = [{ from: 540, to: 1320 }]
    expect(['2026-03-29', '2026-10-25'].map((day) => realMinutes(daytime, day))).toEqual([780, 780])
  })
})

const aSlot = fc.record({
  dias: fc.integer({ min: 0, max: 127 }),
  hora_ini: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
  hora_fin: fc.oneof(
    fc.integer({ min: 0, max: 96 }).map((quarter) => quarter * 15),
    fc.constant(1439),
  ),
  duracion: fc.constant(60),
})
const aDay = fc.integer({ min: 0, max: days.length - 2 }).map((index) => days[index]!)

test('a booking past midnight is open when every minute of both days is (A-17)', () => {
  const aBooking = fc.record({ from: fc.integer({ min: 0, max: 95 }), length: fc.integer({ min: 1, max: 96 }) })
  fc.assert(
    fc.property(fc.array(aSlot, { maxLength: 4 }), aDay, aBooking, fc.boolean(), (horas, day, { from, length }, isHoliday) => {
      const club = [yearRound(...horas)]
      const holidays: Holiday[] = isHoliday ? [{ dia: addDays(day, 1), mes: null, dia_mes: null }] : []
      const both = [openOn(club, holidays, day), openOn(club, holidays, addDays(day, 1))]
      const isOpenAt = (minute: number) =>
        both.some((open, index) => open.some((one) => one.from + index * 1440 <= minute && minute < one.to + index * 1440))
      const minutes = Array.from({ length: length * 15 }, (_, index) => from * 15 + index)
      expect(isOpen(openThrough(club, holidays, day), from * 15, (from + length) * 15)).toBe(minutes.every(isOpenAt))
    }),
    { numRuns: 500 },
  )
})
