import { updateGroup } from '@app/contract/activities/activity-groups'
import { importEnrolments } from '@app/contract/activities/enrolment-import'
import { enrol, enrolledInGroup } from '@app/contract/activities/enrolments'
import { parseTable } from '@app/contract/members/import/read-table'
import { expect, test } from 'vitest'
import { activityClub } from '../../testing/modules/activities.ts'

const { desk, group, newGroup, person } = await activityClub()

test('of ten desks that enrol a member in a group at once, one does; the others are told (A-175)', async () => {
  const { id } = await person('Anna')
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => desk.call(enrol, { id_reg_actividades_grupo: group, id_mst_socios: id })),
  )
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  expect(refused).toEqual(Array.from({ length: 9 }, () => expect.objectContaining({ status: 409, code: 'inscrito.ya_inscrito' })))
  expect((await desk.call(enrolledInGroup, { id: group })).inscritos).toHaveLength(1)
})

test('a column is not removed while another desk writes a value into it: no value is left without its column', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await newGroup(`Ronda ${round}`, [{ nombre: 'A', tipo: 'text' }])
    const [removed, enrolled] = await Promise.allSettled([
      desk.call(updateGroup, { id, columnas: [] }),
      desk.call(enrol, { id_reg_actividades_grupo: id, nombre: 'Ona', valores: { A: '1' } }),
    ])
    expect([removed.status, enrolled.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  }
})

test('of five desks that import one list at once, one enrols its people (A-175)', async () => {
  const id = await newGroup('Lista')
  const tabla = parseTable(['Nombre;Correo', ...Array.from({ length: 20 }, (_, n) => `Nombre ${n};n${n}@fuera.test`)].join('\n'))
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => desk.call(importEnrolments, { id, tabla })))
  expect(outcomes.map(({ inscritos }) => inscritos).toSorted((a, b) => b - a)).toEqual([20, 0, 0, 0, 0])
  expect((await desk.call(enrolledInGroup, { id })).inscritos).toHaveLength(20)
})
