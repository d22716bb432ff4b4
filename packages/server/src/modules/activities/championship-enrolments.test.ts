import { championshipEnrolment } from '@app/contract/activities/activity'
import { enrolInChampionship, enrolledInChampionship, updateChampionshipEnrolment } from '@app/contract/activities/championship-enrolments'
import { callsOf } from '@app/contract/kit/generic-calls'
import { expect, it } from 'vitest'
import { activityClub } from '../../testing/modules/activities.ts'

const { desk, league, person } = await activityClub()
const at = { id_reg_campeonatos_grupo: league }

it('a group of a championship takes members and other people, each with price and day (A-175)', async () => {
  const anna = await person('Anna')
  expect(await desk.call(enrolInChampionship, { ...at, id_mst_socios: anna.id })).toMatchObject({ precio: 0, fecha: '2026-11-20' })
  await desk.call(enrolInChampionship, { ...at, nombre: 'Zoe Prats', email: 'zoe@fuera.test', precio: 1500, fecha: '2026-11-01' })
  const shown = await desk.call(enrolledInChampionship, { id: league })
  expect(shown).toMatchObject({ desc_campeonato: 'Liga', desc_campeonatos_grupo: 'A' })
  expect(shown.inscritos).toMatchObject([
    { nombre_completo: 'Anna Puig', numsocio: anna.numsocio, email_contacto: 'anna@club.test' },
    { nombre_completo: 'Zoe Prats', numsocio: null, email_contacto: 'zoe@fuera.test', precio: 1500 },
  ])
})

it('a group takes a member once, and either a member or a name', async () => {
  const { id } = await person('Biel')
  const { id_reg_campeonatos_inscritos: own } = await desk.call(enrolInChampionship, { ...at, id_mst_socios: id })
  await expect(desk.call(enrolInChampionship, { ...at, id_mst_socios: id })).rejects.toMatchObject({ code: 'inscrito.ya_inscrito' })
  await expect(desk.call(enrolInChampionship, at)).rejects.toMatchObject({ status: 422, code: 'inscrito.una_persona' })
  expect(
    await desk.call(updateChampionshipEnrolment, { id: own, nombre: 'Biel', precio: 700, fecha_facturacion: '2026-11-30' }),
  ).toMatchObject({
    ...{ id_mst_socios: null, nombre: 'Biel', precio: 700, fecha_facturacion: '2026-11-30' },
  })
  await desk.call(callsOf(championshipEnrolment).remove, { id: own })
  await expect(desk.call(updateChampionshipEnrolment, { id: own, precio: 1 })).rejects.toMatchObject({ status: 404 })
})

it('an unknown group is not found, and staff without the right to bookings are refused', async () => {
  await expect(desk.call(enrolledInChampionship, { id: 999 })).rejects.toMatchObject({ status: 404 })
  await expect(desk.call(enrolInChampionship, { id_reg_campeonatos_grupo: 999, nombre: 'Pol' })).rejects.toMatchObject({ status: 404 })
  const other = await desk.as({ rights: ['members'] })
  await expect(other.call(enrolledInChampionship, { id: league })).rejects.toMatchObject({ status: 403 })
  await expect(other.call(enrolInChampionship, { ...at, nombre: 'Pol' })).rejects.toMatchObject({ status: 403 })
})
