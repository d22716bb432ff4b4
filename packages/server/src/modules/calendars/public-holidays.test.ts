import { publicHolidays } from '@app/contract/calendars/holidays'
import { readDay } from '@app/contract/values/day'
import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()

test('the public holidays of every region in 2026 and 2027 can be taken over (R-066, R-067)', async () => {
  const { regiones, festivos } = await desk.call(publicHolidays, {})
  expect([regiones.length, festivos]).toEqual([19, []])
  for (const { id } of regiones) {
    const { festivos: days } = await desk.call(publicHolidays, { region: id })
    expect(days.every(({ day, desc_festivo }) => readDay(day) === day && desc_festivo !== '')).toBe(true)
    expect(new Set(days.map(({ day }) => day.slice(0, 4)))).toEqual(new Set(['2026', '2027']))
  }
  await expect(desk.call(publicHolidays, { region: 'XX' })).rejects.toMatchObject({ status: 404 })
})
