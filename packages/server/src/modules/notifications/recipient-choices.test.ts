import { recipientChoices } from '@app/contract/notifications/recipient-choices'
import { expect, it } from 'vitest'
import { courseClub } from '../../testing/modules/courses.ts'

const desk = await courseClub()

it('the filters of recipients name what is active, groups below their championship or activity (R-427)', async () => {
  const now = { activo: true, fecha_ini: '2026-11-01', fecha_fin: '2026-12-31' }
  const [campus, , cup] = [
    await desk.db
      .insertInto('actividad')
      .values({ desc_actividad: 'Campus', ...now })
      .returningAll()
      .executeTakeFirstOrThrow(),
    await desk.db
      .insertInto('actividad')
      .values({ desc_actividad: 'Del año pasado', ...now, activo: false })
      .execute(),
    await desk.db
      .insertInto('campeonato')
      .values({ desc_campeonato: 'Otoño', id_mst_tiporecurso: 1, ...now })
      .returningAll()
      .executeTakeFirstOrThrow(),
  ]
  await desk.db
    .insertInto('actividad_grupo')
    .values({ id_reg_actividades: campus.id_reg_actividades, desc_actividades_grupo: 'Semana 1' })
    .execute()
  const course = await desk.course('Iniciación', 0)
  const choices = await desk.call(recipientChoices, {})
  expect(choices.actividades).toEqual([
    { id: campus.id_reg_actividades, text: 'Campus', grupos: [{ id: expect.any(Number), text: 'Semana 1' }] },
  ])
  expect(choices.campeonatos).toEqual([{ id: cup.id_reg_campeonatos, text: 'Otoño', grupos: [] }])
  expect(choices.cursos).toContainEqual({ id: course, text: 'Iniciación' })
  expect(choices.tipos.length).toBeGreaterThan(0)
  expect(choices.deportes.length).toBeGreaterThan(0)
})
