import { activityEnrolment } from '@app/contract/activities/activity'
import { enrol, enrolledInGroup, updateEnrolment } from '@app/contract/activities/enrolments'
import { processDeparture } from '@app/contract/departures/departure'
import { erasePersonalData } from '@app/contract/departures/erase-data'
import { callsOf } from '@app/contract/kit/generic-calls'
import { mergeMembers } from '@app/contract/member-merge/merge'
import { describe, expect, it } from 'vitest'
import { activityClub } from '../../testing/modules/activities.ts'

const { desk, group, newGroup, person } = await activityClub()
const at = { id_reg_actividades_grupo: group }
const { get, remove } = callsOf(activityEnrolment)

describe('enrolling', () => {
  it('takes a member, shown by name with the own e-mail and telephone, today and free by default (A-175)', async () => {
    const anna = await person('Anna')
    const row = await desk.call(enrol, { ...at, id_mst_socios: anna.id, email: 'otro@club.test' })
    expect(row).toMatchObject({
      id_mst_socios: anna.id,
      nombre: null,
      email: null,
      precio: 0,
      fecha: '2026-11-20',
      fecha_facturacion: null,
    })
    expect((await desk.call(enrolledInGroup, { id: group })).inscritos).toMatchObject([
      { nombre_completo: 'Anna Puig', numsocio: anna.numsocio, email_contacto: 'anna@club.test', telefono_contacto: '+34600112233' },
    ])
  })
  it('takes the name of somebody else, with e-mail, telephone, extra columns, price and day', async () => {
    const sent = {
      ...{ ...at, nombre: 'Zoe Prats', email: 'zoe@fuera.test', telefono: '+34600445566', precio: 1250, fecha: '2026-11-02' },
      ...{ fecha_facturacion: '2026-11-30', valores: { Talla: 'M', Años: 7.5, Nacimiento: '2019-05-01', Comedor: 1 } },
    }
    const row = await desk.call(enrol, sent)
    expect(row).toMatchObject({ ...sent, id_mst_socios: null })
    const shown = await desk.call(enrolledInGroup, { id: group })
    expect(shown).toMatchObject({ desc_actividad: 'Campus', desc_actividades_grupo: 'Mañanas' })
    expect(shown.inscritos.at(-1)).toMatchObject({
      ...{ nombre_completo: 'Zoe Prats', numsocio: null, email_contacto: 'zoe@fuera.test', telefono_contacto: '+34600445566' },
      valores: sent.valores,
    })
  })
  it('takes either a member or a name, exactly one of the two', async () => {
    const both = { status: 422, code: 'inscrito.una_persona' }
    const { id } = await person('Biel')
    await expect(desk.call(enrol, { ...at, id_mst_socios: id, nombre: 'Biel Puig' })).rejects.toMatchObject(both)
    await expect(desk.call(enrol, at)).rejects.toMatchObject(both)
    await expect(
      desk.db
        .insertInto('actividad_inscrito')
        .values({ ...at, fecha: '2026-11-20' })
        .execute(),
    ).rejects.toThrow('actividad_inscrito_una_persona')
  })
  it('takes a member once per group, and in another group again', async () => {
    const { id } = await person('Carla')
    await desk.call(enrol, { ...at, id_mst_socios: id })
    await expect(desk.call(enrol, { ...at, id_mst_socios: id })).rejects.toMatchObject({ status: 409, code: 'inscrito.ya_inscrito' })
    await desk.call(enrol, { id_reg_actividades_grupo: await newGroup('Otro'), id_mst_socios: id })
  })
  it('refuses each wrong value of an extra column by its name, and a column that the group does not have', async () => {
    const valores = { Talla: 'x'.repeat(201), Años: 'siete', Nacimiento: '2019-02-30', Comedor: 'quizá', Color: 'rojo' } as never
    await expect(desk.call(enrol, { ...at, nombre: 'Pol', valores })).rejects.toMatchObject({
      status: 422,
      fields: {
        'valores.Talla': [expect.any(String)],
        'valores.Años': [expect.any(String)],
        'valores.Nacimiento': [expect.any(String)],
        'valores.Comedor': [expect.any(String)],
        'valores.Color': [expect.any(String)],
      },
    })
    await expect(desk.call(enrol, { ...at, nombre: 'Pol', precio: -1 })).rejects.toMatchObject({ status: 422 })
  })
  it('does not know an unknown group, and is kept by staff with the right to bookings only', async () => {
    await expect(desk.call(enrol, { id_reg_actividades_grupo: 999, nombre: 'Pol' })).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(enrolledInGroup, { id: 999 })).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(updateEnrolment, { id: 999, precio: 1 })).rejects.toMatchObject({ status: 404 })
    const other = await desk.as({ rights: ['members'] })
    await expect(other.call(enrol, { ...at, nombre: 'Pol' })).rejects.toMatchObject({ status: 403 })
    await expect(other.call(enrolledInGroup, { id: group })).rejects.toMatchObject({ status: 403 })
  })
})

describe('changing an enrolment', () => {
  it('changes the sent values of the extra columns only; null empties one', async () => {
    const { id_reg_actividades_inscritos: id } = await desk.call(enrol, { ...at, nombre: 'Quim', valores: { Talla: 'S', Años: 8 } })
    await desk.call(updateEnrolment, { id, valores: { Comedor: 0, Talla: null as never } })
    expect((await desk.call(get, { id })).valores).toEqual({ Años: 8, Comedor: 0 })
    await desk.call(updateEnrolment, { id, precio: 900 })
    expect(await desk.call(get, { id })).toMatchObject({ nombre: 'Quim', precio: 900, valores: { Años: 8, Comedor: 0 } })
    await expect(desk.call(updateEnrolment, { id, valores: { Años: 'ocho' } })).rejects.toMatchObject({
      fields: { 'valores.Años': [expect.any(String)] },
    })
    await desk.call(updateEnrolment, { id, valores: null })
    expect((await desk.call(get, { id })).valores).toBeNull()
  })
  it('puts a member in the place of a name, and a name in the place of a member', async () => {
    const rosa = await person('Rosa')
    const { id_reg_actividades_inscritos: id } = await desk.call(enrol, { ...at, nombre: 'Rosa P.', email: 'r@fuera.test' })
    expect(await desk.call(updateEnrolment, { id, id_mst_socios: rosa.id })).toMatchObject({
      ...{ id_mst_socios: rosa.id, nombre: null, email: null },
    })
    expect(await desk.call(updateEnrolment, { id, nombre: 'Rosa Otra' })).toMatchObject({ id_mst_socios: null, nombre: 'Rosa Otra' })
    await expect(desk.call(updateEnrolment, { id, id_mst_socios: rosa.id, nombre: 'Rosa' })).rejects.toMatchObject({ status: 422 })
    await expect(desk.call(updateEnrolment, { id, nombre: null })).rejects.toMatchObject({ code: 'inscrito.una_persona' })
    await desk.call(remove, { id })
    await expect(desk.call(remove, { id })).rejects.toMatchObject({ status: 404 })
  })
})

it('erasing the data of a member empties the extra columns of the enrolment, which stays with its price (A-164, A-175)', async () => {
  const { id } = await person('Sira')
  const made = await desk.call(enrol, { ...at, id_mst_socios: id, precio: 500, valores: { Talla: 'XL secreta' } })
  await desk.call(processDeparture, { id })
  await desk.call(erasePersonalData, { id, nombre_completo: 'Sira Puig' })
  const left = await desk.call(get, { id: made.id_reg_actividades_inscritos })
  expect(left).toMatchObject({ id_mst_socios: id, valores: null, precio: 500 })
})

it('two records of one person become one, whose second enrolment in a group does not move (A-175)', async () => {
  const [kept, gone] = [await person('Teo'), await person('Teodor', { email: null })]
  const other = await newGroup('Fusión')
  await desk.call(enrol, { ...at, id_mst_socios: kept.id })
  await desk.call(enrol, { ...at, id_mst_socios: gone.id })
  await desk.call(enrol, { id_reg_actividades_grupo: other, id_mst_socios: gone.id })
  await desk.call(mergeMembers, { id: kept.id, otro: gone.id } as never)
  expect((await desk.call(enrolledInGroup, { id: other })).inscritos.map((one) => one.id_mst_socios)).toEqual([kept.id])
  expect((await desk.call(enrolledInGroup, { id: group })).inscritos.filter((one) => one.id_mst_socios === kept.id)).toHaveLength(1)
})
