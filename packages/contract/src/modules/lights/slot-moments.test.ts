import { expect, test } from 'vitest'
import { daysOf, momentsOf, slotMoments, yearMoment } from './slot-moments.ts'

const nobody = { diaInicio: null, mesInicio: null, diaFin: null, mesFin: null }
const said = { diaInicio: 15, mesInicio: 6, diaFin: 1, mesFin: 9 }

test('the moments of a slot say its days and minutes; times that are not sent are 18:00 and 23:59 (R-364, R-434)', () => {
  const sent = { fecha_ini: { dia: 15, mes: 6, hora: 20, minuto: 30 }, fecha_fin: { dia: 1, mes: 9, hora: 22, minuto: 15 } }
  expect(momentsOf(slotMoments.read(sent))).toEqual({ days: said, hora_ini: 1230, hora_fin: 1335 })
  expect(momentsOf(slotMoments.read({}))).toEqual({ days: nobody, hora_ini: 1080, hora_fin: 1439 })
  expect(yearMoment(615, 1230)).toBe('0004-06-15 20:30')
})

test('the days of the call count before those of the moments, and each that neither says is named (decision 0018)', () => {
  expect(daysOf(said, { ...said, diaInicio: 1 })).toEqual({ days: said })
  expect(daysOf(nobody, said)).toEqual({ days: said })
  for (const name of Object.keys(said)) expect(daysOf({ ...said, [name]: null }, nobody)).toEqual({ missing: [name] })
  expect(daysOf(nobody, nobody)).toEqual({ missing: Object.keys(said) })
})
