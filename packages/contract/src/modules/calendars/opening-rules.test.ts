import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Holiday, isOpen, type OpenInterval, openOn, type Schedule, type Slot, scheduleOn } from './opening-rules.ts'

const slot = (hora_ini: number, hora_fin: number, dias = 127, duracion = 60): Slot => ({ dias, hora_ini, hora_fin, duracion })
const schedule = (tipo_horario: 1 | 2 | 3, horas: Slot[], more: Partial<Schedule> = {}): Schedule => ({
  id_mst_horarios: tipo_horario,
  tipo_horario,
  fecha_ini: null,
  fecha_fin: null,
  rangos: [],
  horas,
  ...more,
})
const christmas: Holiday = { dia: null, mes: 12, dia_mes: 25 }
const hours = (open: OpenInterval[]) => open.map(({ from, to }) => [from, to])

const whole = schedule(1, [slot(540, 1380)])
const summer = schedule(2, [slot(480, 1439)], { rangos: [{ diames_ini: 615, diames_fin: 915 }] })
const tournament = schedule(3, [slot(420, 1320)], { fecha_ini: '2026-07-01', fecha_fin: '2026-07-05' })

test('a holiday comes before dates, dates before yearly ranges, those before the whole year (A-31, R-062)', () => {
  const club = [whole, summer, tournament]
  expect(scheduleOn(club, [christmas], '2026-07-03')?.tipo_horario).toBe(3)
  expect(scheduleOn(club, [christmas], '2026-07-06')?.tipo_horario).toBe(2)
  expect(scheduleOn(club, [christmas], '2026-11-20')?.tipo_horario).toBe(1)
  expect(scheduleOn(club, [christmas], '2026-12-25')).toBeNull()
  expect(scheduleOn(club, [{ dia: '2026-07-03', mes: null, dia_mes: null }], '2026-07-03')).toBeNull()
})

test('days of every year may be a single one', () => {
  const reyes = schedule(2, [slot(480, 720)], { rangos: [{ diames_ini: 106, diames_fin: 106 }] })
  const onDay = (day: string) => scheduleOn([whole, reyes], [], day)?.tipo_horario
  expect(['2026-01-05', '2026-01-06', '2026-01-07'].map(onDay)).toEqual([1, 2, 1])
})

test('a recurring holiday closes every year, a dated one its own day (R-066, A-16)', () => {
  expect([openOn([whole], [christmas], '2026-12-25'), openOn([whole], [christmas], '2031-12-25')]).toEqual([[], []])
  const dated: Holiday = { dia: '2026-11-20', mes: null, dia_mes: null }
  expect([openOn([whole], [dated], '2026-11-20').length, openOn([whole], [dated], '2027-11-20').length]).toEqual([0, 1])
})

test('the default slot 0:00 to 24:00 is the whole day in both of its spellings (R-065, A-17)', () => {
  for (const end of [1439, 1440]) expect(hours(openOn([schedule(1, [slot(0, end)])], [], '2026-11-20'))).toEqual([[0, 1440]])
})

test('hours past midnight stay open on the next day, even on a holiday (A-17)', () => {
  const night = schedule(1, [slot(1200, 120, 16)])
  expect(hours(openOn([night], [], '2026-11-20'))).toEqual([[1200, 1560]])
  expect(hours(openOn([night], [], '2026-11-21'))).toEqual([[0, 120]])
  expect(hours(openOn([night], [{ dia: '2026-11-21', mes: null, dia_mes: null }], '2026-11-21'))).toEqual([[0, 120]])
  expect(hours(openOn([night], [], '2026-11-22'))).toEqual([])
})

test('the same hour at both ends is a day and a night: from it to it (A-17)', () => {
  expect(hours(openOn([schedule(1, [slot(600, 600, 16)])], [], '2026-11-20'))).toEqual([[600, 2040]])
})

test('of slots that start at once the longest counts, with the length of its bookings', () => {
  const two = schedule(1, [slot(600, 660, 127, 30), slot(600, 720, 127, 90)])
  expect(openOn([two], [], '2026-11-20')).toEqual([{ from: 600, to: 720, duracion: 90 }])
})

test('of two schedules alike the one made last is in force', () => {
  const [old, young] = [schedule(1, [slot(0, 600)], { id_mst_horarios: 7 }), schedule(1, [slot(600, 900)], { id_mst_horarios: 8 })]
  for (const all of [
    [old, young],
    [young, old],
  ])
    expect(scheduleOn(all, [], '2026-11-20')).toBe(young)
})

test('slots hold on their weekdays only (R-064, R-038)', () => {
  const club = [schedule(1, [slot(540, 1320, 31), slot(600, 840, 96)])]
  expect(hours(openOn(club, [], '2026-11-20'))).toEqual([[540, 1320]])
  expect(hours(openOn(club, [], '2026-11-21'))).toEqual([[600, 840]])
})

test('a yearly range may run over New Year (A-16)', () => {
  const winter = schedule(2, [slot(600, 700)], { rangos: [{ diames_ini: 1201, diames_fin: 131 }] })
  expect(['2026-12-01', '2027-01-31', '2027-02-01'].map((day) => openOn([winter], [], day).length)).toEqual([1, 1, 0])
})

test('a booking may lie across two slots that touch, not across a gap', () => {
  const open = openOn([schedule(1, [slot(540, 840), slot(840, 900), slot(960, 1320)])], [], '2026-11-20')
  expect([isOpen(open, 600, 900), isOpen(open, 800, 900), isOpen(open, 840, 960), isOpen(open, 500, 600)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

/** Slow reference answer, minute by minute, on purpose without a line of the rules. */
function slowOpen(club: readonly Schedule[], holidays: readonly Holiday[], day: string): boolean[] {
  const minutes = Array.from({ length: 1440 }, () => false)
  for (const back of [1, 0]) {
    const date = new Date(`${day}T00:00:00Z`)
    date.setUTCDate(date.getUTCDate() - back)
    const text = date.toISOString().slice(0, 10)
    const [month, dayOfMonth] = [date.getUTCMonth() + 1, date.getUTCDate()]
    if (holidays.some((h) => h.dia === text || (h.mes === month && h.dia_mes === dayOfMonth))) continue
    let inForce: Schedule | undefined
    for (const type of [3, 2, 1]) {
      for (const one of club) {
        if (one.tipo_horario !== type || (inForce && inForce.tipo_horario > type)) continue
        let counts = type === 1
        if (type === 3) counts = !(one.fecha_ini && text < one.fecha_ini) && !(one.fecha_fin && text > one.fecha_fin)
        for (const range of type === 2 ? one.rangos : []) {
          let at = range.diames_ini
          for (let step = 0; step < 1300 && !counts; step += 1) {
            if (at === month * 100 + dayOfMonth) counts = true
            if (at === range.diames_fin) break
            at = at % 100 === 31 ? ((Math.floor(at / 100) % 12) + 1) * 100 + 1 : at + 1
          }
        }
        if (counts && (!inForce || one.id_mst_horarios > inForce.id_mst_horarios)) inForce = one
      }
    }
    for (const slotHere of inForce?.horas ?? []) {
      if (!(slotHere.dias & (1 << ((date.getUTCDay() + 6) % 7)))) continue
      const end = slotHere.hora_fin === 1439 ? 1440 : slotHere.hora_fin
      let minute = slotHere.hora_ini
      do {
        const here = minute - back * 1440
        if (here >= 0 && here < 1440) minutes[here] = true
        minute += 1
      } while (minute !== end && minute !== end + 1440)
    }
  }
  return minutes
}

const monthDay = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 })).map(([month, day]) => month * 100 + day)
const aDay = fc.integer({ min: 0, max: 7670 }).map((n) => new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10))
const aSlot = fc.record({
  dias: fc.integer({ min: 0, max: 127 }),
  hora_ini: fc.integer({ min: 0, max: 1438 }),
  hora_fin: fc.oneof(fc.integer({ min: 0, max: 1440 }), fc.constantFrom(1439, 1440)),
  duracion: fc.constantFrom(30, 60, 90),
})
const aSchedule = fc.record({
  tipo_horario: fc.constantFrom(1 as const, 2 as const, 3 as const),
  fecha_ini: fc.option(aDay),
  fecha_fin: fc.option(aDay),
  rangos: fc.array(fc.record({ diames_ini: monthDay, diames_fin: monthDay }), { maxLength: 3 }),
  horas: fc.array(aSlot, { maxLength: 4 }),
})
const aHoliday: fc.Arbitrary<Holiday> = fc.oneof(
  aDay.map((dia) => ({ dia, mes: null, dia_mes: null })),
  monthDay.map((at) => ({ dia: null, mes: Math.floor(at / 100), dia_mes: at % 100 })),
)
const aClub = fc
  .array(aSchedule, { maxLength: 5 })
  .map((club) => club.map((one, index): Schedule => ({ ...one, id_mst_horarios: index + 1 })))

test('every minute of every day is open exactly when the slow way says so (A-31, A-17, R-064)', () => {
  fc.assert(
    fc.property(aClub, fc.array(aHoliday, { maxLength: 4 }), aDay, (club, holidays, day) => {
      const open = openOn(club, holidays, day)
      const slow = slowOpen(club, holidays, day)
      for (let minute = 0; minute < 1440; minute += 1) {
        if (open.some(({ from, to }) => from <= minute && minute < to) !== slow[minute]) throw new Error(`${day} ${minute}`)
      }
    }),
    { numRuns: 400 },
  )
})

test('open intervals are in order, never empty and never overlap', () => {
  fc.assert(
    fc.property(aClub, fc.array(aHoliday, { maxLength: 2 }), aDay, (club, holidays, day) =>
      openOn(club, holidays, day).every(({ from, to }, index, all) => from < to && from >= (all[index - 1]?.to ?? 0)),
    ),
  )
})
