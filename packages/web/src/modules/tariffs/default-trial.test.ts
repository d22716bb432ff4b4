import { expect, test } from 'vitest'
import { defaultTrial, type TariffTimes } from './default-trial.ts'

const whole: TariffTimes = {
  tipo_tarifa: 1,
  fecha_ini: null,
  fecha_fin: null,
  dias: 127,
  hora_ini: 0,
  hora_fin: 1439,
  duracion: 0,
  dias_tarifa: [],
}
/** A Friday. */
const today = '2026-11-20'
const ask = (more: Partial<TariffTimes>) => defaultTrial({ ...whole, ...more }, today)

test('the question is Saturday at 18:00 where the tariff is for it', () => {
  expect(ask({})).toEqual({ fecha: '2026-11-21', hora_ini: 1080, duracion: 60 })
})

test('else it is the next day and start that the tariff is for, with its length', () => {
  expect(ask({ dias: 1, hora_ini: 480, hora_fin: 840, duracion: 90 })).toEqual({ fecha: '2026-11-23', hora_ini: 480, duracion: 90 })
  expect(ask({ tipo_tarifa: 2, dias_tarifa: [{ mes: 12, dia_mes: 25 }] }).fecha).toBe('2026-12-25')
  expect(ask({ tipo_tarifa: 3, fecha_ini: '2027-07-01', fecha_fin: '2027-08-31', dias: 31 }).fecha).toBe('2027-07-01')
})

test('a tariff that is never in force is asked about on Saturday', () => {
  expect(ask({ dias: 0 }).fecha).toBe('2026-11-21')
  expect(ask({ tipo_tarifa: 3, fecha_ini: '2020-01-01', fecha_fin: '2020-12-31' }).fecha).toBe('2026-11-21')
})
