import { expect, test } from 'vitest'
import { daysIn, stretchesOf, withDays, without } from './year-days.ts'

const christmas = [
  { mes: 12, dia_mes: 25 },
  { mes: 1, dia_mes: 6 },
  { mes: 12, dia_mes: 26 },
]

test('days that follow one another are one stretch, and go back into the same days', () => {
  const stretches = stretchesOf(christmas)
  expect(stretches).toEqual([
    { ini: 106, fin: 106 },
    { ini: 1225, fin: 1226 },
  ])
  expect(stretches.flatMap(daysIn)).toHaveLength(3)
})

test('a stretch over the end of February has its 29th (A-133)', () => {
  const days = daysIn({ ini: 227, fin: 301 })
  expect(days.map(({ mes, dia_mes }) => mes * 100 + dia_mes)).toEqual([227, 228, 229, 301])
  expect(stretchesOf(days)).toEqual([{ ini: 227, fin: 301 }])
})

test('a stretch is drawn in and taken out; a day is never there twice', () => {
  const more = withDays(christmas, { ini: 1224, fin: 1225 })
  expect(stretchesOf(more)).toEqual([
    { ini: 106, fin: 106 },
    { ini: 1224, fin: 1226 },
  ])
  expect(without(more, { ini: 1224, fin: 1226 })).toEqual([{ mes: 1, dia_mes: 6 }])
})
