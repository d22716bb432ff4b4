import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultLight, type LightHours, lightComplaints, lightIntervals, shiftLight } from './light-rules.ts'

const aMonthDay = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 })).map(([month, day]) => month * 100 + day)
const aSlot: fc.Arbitrary<LightHours> = fc.record({
  diames_ini: aMonthDay,
  diames_fin: aMonthDay,
  hora_ini: fc.integer({ min: 0, max: 1439 }),
  hora_fin: fc.integer({ min: 0, max: 1440 }),
  dias: fc.integer({ min: 0, max: 127 }),
})
const aDay = fc.integer({ min: 0, max: 7670 }).map((n) => new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10))

const isOn = (slots: readonly LightHours[], day: string, minute: number) =>
  lightIntervals(slots, day).some(({ from, to }) => from <= minute && minute < to)

/** Slow reference answer, minute by minute. */
function slowOn(slots: readonly LightHours[], day: string, minute: number): boolean {
  return slots.some(({ diames_ini, diames_fin, hora_ini, hora_fin, dias }) =>
    [0, 1].some((back) => {
      const date = new Date(`${day}T00:00:00Z`)
      date.setUTCDate(date.getUTCDate() - back)
      const at = (date.getUTCMonth() + 1) * 100 + date.getUTCDate()
      const isInside = diames_ini <= diames_fin ? diames_ini <= at && at <= diames_fin : !(diames_fin < at && at < diames_ini)
      if (!isInside || !(dias & (1 << ((date.getUTCDay() + 6) % 7)))) return false
      let end = hora_fin === 1439 ? 1440 : hora_fin
      if (end <= hora_ini) end += 1440
      const here = minute + back * 1440
      return hora_ini <= here && here < end
    }),
  )
}

test('lights are on exactly in the minutes that the slow way says (R-435)', () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 1439 }), { minLength: 20, maxLength: 40 })
  fc.assert(
    fc.property(fc.array(aSlot, { maxLength: 5 }), aDay, minutes, (slots, day, asked) => {
      for (const minute of asked) expect(isOn(slots, day, minute)).toBe(slowOn(slots, day, minute))
    }),
    { numRuns: 400 },
  )
})

test('the intervals of a day are in order and apart', () => {
  fc.assert(
    fc.property(fc.array(aSlot, { maxLength: 5 }), aDay, (slots, day) => {
      const on = lightIntervals(slots, day)
      return on.every(({ from, to }, index) => from < to && to <= 1440 && from > (on[index - 1]?.to ?? -1))
    }),
  )
})

test('a slot starts at 18:00 and ends at 23:59, which is midnight (R-434, A-17)', () => {
  const winter = { diames_ini: 1001, diames_fin: 331, ...defaultLight }
  expect(lightIntervals([winter], '2026-11-20')).toEqual([{ from: 1080, to: 1440 }])
  expect([isOn([winter], '2026-11-20', 1439), isOn([winter], '2026-11-20', 1079), isOn([winter], '2026-06-01', 1200)]).toEqual([
    true,
    false,
    false,
  ])
})

test('a slot is on from its first day to its last, one day too, and over New Year', () => {
  const on = (diames_ini: number, diames_fin: number) =>
    ['2026-05-31', '2026-06-01', '2026-08-31', '2026-09-01'].map((day) => isOn([{ diames_ini, diames_fin, ...defaultLight }], day, 1080))
  expect(on(601, 831)).toEqual([false, true, true, false])
  expect(on(601, 601)).toEqual([false, true, false, false])
  expect(on(901, 531)).toEqual([true, false, false, true])
})

test('slots that touch or overlap are one interval', () => {
  const slot = (hora_ini: number, hora_fin: number) => ({ diames_ini: 101, diames_fin: 1231, hora_ini, hora_fin, dias: 127 })
  const on = (...slots: LightHours[]) => lightIntervals(slots, '2026-11-20')
  expect(on(slot(1140, 1200), slot(1080, 1140))).toEqual([{ from: 1080, to: 1200 }])
  expect(on(slot(1080, 1200), slot(1100, 1110), slot(1260, 1320))).toEqual([
    { from: 1080, to: 1200 },
    { from: 1260, to: 1320 },
  ])
})

test('a shift there and back changes nothing; one that crosses midnight is none (R-432)', () => {
  fc.assert(
    fc.property(aSlot, fc.integer({ min: -1440, max: 1440 }), (slot, minutes) => {
      // midnight is stored in one form, 1439
      fc.pre(slot.hora_ini !== slot.hora_fin && slot.hora_fin % 1440 !== 0)
      const moved = shiftLight(slot, minutes)
      fc.pre(moved !== null)
      // an end moved to 23:59 becomes midnight, and is moved back as midnight: a minute later, or not at all
      const end = slot.hora_fin === 1439 ? 1440 : slot.hora_fin
      const later = end === 1440 ? null : { ...slot, hora_fin: end + 1 }
      expect(shiftLight(moved!, -minutes)).toEqual(end + minutes === 1439 && minutes !== 0 ? later : slot)
    }),
  )
  const evening = { diames_ini: 101, diames_fin: 1231, hora_ini: 1080, hora_fin: 1380, dias: 127 }
  expect(shiftLight(evening, 60)).toMatchObject({ hora_ini: 1140, hora_fin: 1439 })
  expect([shiftLight(evening, 75), shiftLight(evening, -1095)]).toEqual([null, null])
  expect(shiftLight(evening, -1080)).toMatchObject({ hora_ini: 0, hora_fin: 300 })
  const toMidnight = { ...evening, hora_fin: 1439 }
  expect(shiftLight(toMidnight, -30)).toMatchObject({ hora_ini: 1050, hora_fin: 1410 })
  expect(shiftLight(toMidnight, 30)).toBeNull()
  expect(shiftLight({ ...evening, hora_ini: 1320, hora_fin: 60 }, 120)).toBeNull()
  expect(shiftLight({ ...evening, hora_ini: 1320, hora_fin: 60 }, -30)).toMatchObject({ hora_ini: 1290, hora_fin: 30 })
  expect(shiftLight({ ...evening, hora_ini: 1320, hora_fin: 60 }, -60)).toBeNull()
})

test('days that no year has, no weekday and hours that end before they start are named by field', () => {
  const wrong = (more: Partial<LightHours>) =>
    Object.entries(lightComplaints({ diames_ini: 101, diames_fin: 1231, ...defaultLight, ...more })).map(
      ([field, { key }]) => `${field} ${key}`,
    )
  expect(wrong({ diames_ini: 231, diames_fin: 631 })).toEqual(['diaInicio luz.dia_inexistente', 'diaFin luz.dia_inexistente'])
  expect(wrong({ diames_ini: 100, diames_fin: 1301 })).toEqual(['diaInicio luz.dia_inexistente', 'diaFin luz.dia_inexistente'])
  expect(wrong({ dias: 0 })).toEqual(['dias luz.sin_dias'])
  expect([wrong({ hora_ini: 0, hora_fin: 0 }), wrong({ hora_fin: 1000 }), wrong({ hora_fin: 60 })]).toEqual([
    ['horario luz.horas_iguales'],
    ['horario luz.fin_antes'],
    [],
  ])
})
