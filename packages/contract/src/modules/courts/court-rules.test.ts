import { describe, expect, it, test } from 'vitest'
import { hourComplaints, isPaymentDueAtBooking, slotComplaints, timeComplaints } from './court-rules.ts'
import { passChoice } from './pass-choice.ts'

const keys = (complaints: object) => Object.fromEntries(Object.entries(complaints).map(([name, { key }]) => [name, key]))

describe('the three times of a court or a type (R-358)', () => {
  const of = (min: number, max: number, normal: number) => keys(timeComplaints({ min, max, normal }, 30))
  it('are -1 or multiples of the step', () => {
    expect([of(-1, -1, -1), of(30, 120, 90), of(-1, 60, -1), of(60, 60, 60)]).toEqual([{}, {}, {}, {}])
    const off = 'recurso.tiempo_multiplo'
    expect(of(45, 0, -2)).toEqual({ min: off, max: off, normal: off })
    expect(timeComplaints({ min: 45, max: -1, normal: -1 }, 30).min?.values).toEqual({ paso: 30 })
  })
  it('go from the shortest over the usual to the longest; what asks the next level is compared with nothing', () => {
    expect(of(90, 60, -1)).toEqual({ max: 'recurso.maximo_menor' })
    expect([of(90, -1, 60), of(-1, 60, 90)]).toEqual([{ normal: 'recurso.habitual_fuera' }, { normal: 'recurso.habitual_fuera' }])
    expect(of(-1, -1, 600)).toEqual({})
  })
})

describe('prices by hour (R-359)', () => {
  const row = (hora_ini: number, hora_fin: number, id_mst_tiposocio = 2) => ({ id_mst_tiposocio, hora_ini, hora_fin })
  it('may touch, and differ by member type', () => {
    expect(hourComplaints([row(0, 600), row(600, 1439), row(0, 1440, 5)])).toEqual({})
  })
  it('do not give one member type two prices for an hour, past midnight neither', () => {
    expect(keys(hourComplaints([row(0, 600), row(599, 700)]))).toEqual({ '1.hora_ini': 'recurso.horas_solapadas' })
    expect(keys(hourComplaints([row(1320, 120), row(60, 90), row(120, 1320)]))).toEqual({ '1.hora_ini': 'recurso.horas_solapadas' })
  })
  it('have a length: identical 00:00 is refused', () => {
    expect(keys(hourComplaints([row(0, 0)]))).toEqual({ '0.hora_fin': 'recurso.horas_iguales' })
  })
})

test('a payment slot lies on days that some year has, ends after it starts, and has a weekday', () => {
  const slot = { diaInicio: 1, mesInicio: 10, diaFin: 31, mesFin: 3, hora_ini: 1080, hora_fin: 1439, dias: 127 }
  expect(slotComplaints(slot)).toEqual({})
  expect(slotComplaints({ ...slot, diaFin: 29, mesFin: 2 })).toEqual({})
  expect(Object.keys(slotComplaints({ ...slot, diaInicio: 31, mesInicio: 9, diaFin: 30, mesFin: 2, hora_fin: 1080, dias: 0 }))).toEqual([
    'diaInicio',
    'diaFin',
    'horario.hora_fin',
    'dias',
  ])
})

test('chosen pass types are read from a list, or from a map of id to 1 or 0', () => {
  expect(passChoice.read([3, '5', 3])).toEqual([3, 5])
  expect(passChoice.read({ 3: 1, 5: 0, 7: 'true', 9: false })).toEqual([3, 7])
  expect(passChoice.read([])).toEqual([])
  expect(() => passChoice.read(undefined)).toThrow('invalid.required')
  expect(() => passChoice.read({ x: 1 })).toThrow('invalid.number')
})

test('a booking that reaches into a payment slot is paid as it is made (A-117)', () => {
  const winter = { diaInicio: 1, mesInicio: 10, diaFin: 31, mesFin: 3, hora_ini: 1080, hora_fin: 1439, dias: 31 }
  const due = (day: string, from: number, to: number, slots = [winter]) => isPaymentDueAtBooking(slots, { day, from, to })
  // 2026-11-20 is a Friday
  expect([due('2026-11-20', 1080, 1140), due('2026-11-20', 1050, 1110), due('2026-11-20', 1380, 1470)]).toEqual([true, true, true])
  expect([due('2026-11-20', 1020, 1080), due('2026-11-21', 1080, 1140), due('2026-11-20', 1080, 1140, [])]).toEqual([false, false, false])
  expect([
    due('2026-10-01', 1200, 1260),
    due('2027-03-31', 1200, 1260),
    due('2026-09-30', 1200, 1260),
    due('2027-04-01', 1200, 1260),
  ]).toEqual([true, true, false, false])
  const day = { ...winter, diaInicio: 20, mesInicio: 11, diaFin: 20, mesFin: 11, hora_fin: 1200 }
  expect(['2026-11-19', '2026-11-20', '2026-11-23'].map((on) => due(on, 1080, 1140, [day]))).toEqual([false, true, false])
  expect([due('2026-11-20', 1200, 1260, [day]), due('2026-11-20', 1199, 1260, [day])]).toEqual([false, true])
  const summer = { ...winter, diaInicio: 1, mesInicio: 6, diaFin: 31, mesFin: 8 }
  expect(['2026-05-29', '2026-06-01', '2026-07-15', '2026-08-31', '2026-09-01'].map((on) => due(on, 1200, 1260, [summer]))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
})
