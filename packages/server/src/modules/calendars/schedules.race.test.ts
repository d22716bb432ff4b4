import { createCalendar, getCalendar, removeCalendar } from '@app/contract/calendars/calendars'
import { changeSchedule, generateSchedule } from '@app/contract/calendars/schedules'
import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const newCalendar = async () => (await desk.call(createCalendar, { desc_calendario: 'Pistas' })).id_mst_calendario
const wholeYear = { tipoHorario: 1 as const, tipoHorario2_diasMeses: [] }
const codes = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'rejected' ? (result.reason as { code: string }).code : 'ok')).sort()

test('of eight desks that make the hours of the whole year at once one does, the others hear that they are there (R-063)', async () => {
  const id = await newCalendar()
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => desk.call(generateSchedule, { id, ...wholeYear })))
  expect(codes(results)).toEqual([...Array.from({ length: 7 }, () => 'calendario.tipo1_repetido'), 'ok'])
  expect((await desk.call(getCalendar, { id })).horarios).toHaveLength(1)
})

test('two desks that change one schedule take turns: the hours are those of one of them, whole', async () => {
  const id = await newCalendar()
  const { id_mst_horarios } = await desk.call(generateSchedule, { id, ...wholeYear })
  const slots = (from: number) =>
    [0, 1, 2].map((index) => ({ dias: 127, hora_ini: from + index * 120, hora_fin: from + index * 120 + 60, duracion: 60 }))
  await Promise.all(
    [480, 500, 520, 540].map((from) => desk.call(changeSchedule, { id, id_mst_horarios, ...wholeYear, horaris: slots(from) })),
  )
  const [schedule] = (await desk.call(getCalendar, { id })).horarios
  const first = schedule!.horas[0]!.hora_ini
  expect(schedule!.horas.map(({ hora_ini }) => hora_ini)).toEqual([first, first + 120, first + 240])
})

test('a calendar that is deleted while a schedule is added is gone whole, or stays whole', async () => {
  const id = await newCalendar()
  await Promise.allSettled([desk.call(generateSchedule, { id, ...wholeYear }), desk.call(removeCalendar, { id })])
  const calendars = await desk.db.selectFrom('calendario').selectAll().where('id_mst_calendario', '=', id).execute()
  const schedules = await desk.db.selectFrom('horario').selectAll().where('id_mst_calendario', '=', id).execute()
  expect(calendars.length === 0 && schedules.length > 0).toBe(false)
})
