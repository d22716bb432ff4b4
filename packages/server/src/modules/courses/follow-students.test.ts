import { setEnd } from '@app/contract/fees/member-fee-dates'
import { expect, it } from 'vitest'
import { courseClub } from '../../testing/modules/courses.ts'

const desk = await courseClub()
const { course, timetable, join, classes, feeIn, leaves } = desk

it('classes follow the days of their students: those that come, leave, and come again', async () => {
  const id = await course('Con alumnos', 0)
  await timetable(id)
  await join(id, ['Alba', 'Biel'])
  await leaves(id, 'Alba', '2026-12-07')
  expect(await classes(id)).toEqual(['12-07 Alba Biel', '12-14 Biel', '12-21 Biel', '12-28 Biel'])
  await join(id, ['Alba'], { fecha_proporcional: '2026-12-21', fecha_modificacion: '2026-12-21' })
  expect(await classes(id)).toEqual(['12-07 Alba Biel', '12-14 Biel', '12-21 Alba Biel', '12-28 Alba Biel'])
})
it('days are read when the job runs: changes before it end with the last one', async () => {
  const id = await course('Deprisa', 0)
  await timetable(id, { hora_ini: 1080, hora_fin: 1140 })
  await join(id, ['Carla'])
  const { id: held } = await feeIn(id, 'Carla')
  await desk.call(setEnd, { id: held, fecha: '2026-12-08' })
  await desk.call(setEnd, { id: held, fecha: '2026-12-22' })
  expect(await classes(id)).toEqual(['12-07 Carla', '12-14 Carla', '12-21 Carla', '12-28'])
})
it('classes that begin after the students have theirs too, and students without classes are in none', async () => {
  const id = await course('Horario después', 0)
  await join(id, ['Dani'])
  await join(id, ['Eva'], { afegir_a_reservafija: false })
  await desk.settled()
  await timetable(id, { hora_ini: 960, hora_fin: 1020 })
  expect(await classes(id)).toEqual(['12-07 Dani', '12-14 Dani', '12-21 Dani', '12-28 Dani'])
})
it('a course that is deleted before the job runs has no classes to follow', async () => {
  const id = await course('Se borra', 0)
  await join(id, ['Hugo'])
  await desk.http({ method: 'DELETE', url: `/api/socios_cuotas/${(await feeIn(id, 'Hugo')).id}` })
  await desk.db.deleteFrom('cursos').where('id_mst_curso', '=', id).execute()
  expect(await classes(id)).toEqual([])
})
