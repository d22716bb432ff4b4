import { callsOf } from '@app/contract/kit/generic-calls'
import { memberSummary } from '@app/contract/member-summary/summary'
import { createMember, updateMember } from '@app/contract/members/member-file'
import { registryEntry } from '@app/contract/registry/registry-entry'
import { expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const { create, list, update, remove } = callsOf(registryEntry)

it('the register has a tax id once, and says its rows’ number as id too (A-48b, A-104)', async () => {
  const made = await desk.http({ method: 'POST', url: '/api/padron', body: { nombre: 'Ane Ruiz', nif: '12345678Z', poblacion: 'Getxo' } })
  expect(made.body).toMatchObject({ id: made.body.id_mst_padron, nombre: 'Ane Ruiz', nif: '12345678Z', poblacion: 'Getxo' })
  await expect(desk.call(create, { nombre: 'Otra', nif: '12345678-z' })).rejects.toMatchObject({ status: 409, code: 'padron.repetido' })
  expect(await desk.call(list)).toHaveLength(1)
  const clerk = await desk.as({ rights: ['cash'] })
  await expect(clerk.call(list)).rejects.toMatchObject({ status: 403 })
})
it('a member whose tax id is on the register is told to be a resident, of which town (A-48b)', async () => {
  const { id_mst_socios: id } = await desk.call(createMember, { nombre: 'Ane', apellidos: 'Ruiz', telefono: '600111222' })
  expect(await desk.call(memberSummary, { id })).toMatchObject({ empadronado: false, empadronado_en: null })
  await desk.call(updateMember, { id, nif: '12345678Z' })
  expect(await desk.call(memberSummary, { id })).toMatchObject({ empadronado: true, empadronado_en: 'Getxo' })
  const [row] = await desk.call(list)
  await desk.call(update, { id: row!.id_mst_padron, poblacion: null })
  expect(await desk.call(memberSummary, { id })).toMatchObject({ empadronado: true, empadronado_en: null })
  await desk.call(remove, { id: row!.id_mst_padron })
  expect(await desk.call(memberSummary, { id })).toMatchObject({ empadronado: false })
})
it('a Spanish tax id of the register has its right control; a foreign one and an old DNI of seven digits are taken', async () => {
  for (const nif of ['11111111T', 'A11111118', 'X1234567A'])
    await expect(desk.call(create, { nombre: 'X', nif })).rejects.toMatchObject({ fields: { nif: [expect.any(String)] } })
  expect(await desk.call(create, { nombre: 'Y', nif: '1234567-L' })).toMatchObject({ nif: '01234567L' })
  expect(await desk.call(create, { nombre: 'Z', nif: 'AB123456' })).toMatchObject({ nif: 'AB123456' })
})
