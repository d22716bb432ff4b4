import { memberChanges } from '@app/contract/member-summary/changes'
import { setMemberType, typeOfMember } from '@app/contract/members/type-of-member'
import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()

test('the type of a member is told and changed; the guest keeps his, and a type that there is not is refused (spec 3 §7)', async () => {
  const { id_mst_socios: id } = await desk.db
    .insertInto('socio')
    .values({ nombre: 'Biel', apellidos: 'Quintana', id_mst_tiposocio: 2 })
    .returning('id_mst_socios')
    .executeTakeFirstOrThrow()
  expect(await desk.call(typeOfMember, { id })).toEqual({ id_mst_tiposocio: 2, desc_tiposocio: 'Socio' })
  const twice = [0, 1].map(() => desk.call(setMemberType, { id_mst_socios: id, id_mst_tiposocio: 5 }))
  expect((await Promise.allSettled(twice)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await desk.call(typeOfMember, { id })).toEqual({ id_mst_tiposocio: 5, desc_tiposocio: 'Beneficiario' })
  const [told, ...more] = await desk.call(memberChanges, { id })
  expect([told?.cambios, more.length]).toEqual([[{ campo: 'id_mst_tiposocio', antes: 2, despues: 5 }], 0])
  // another account's
  expect(await desk.call(typeOfMember, { id: desk.id })).toMatchObject({ id_mst_tiposocio: 2 })
  await expect(desk.call(setMemberType, { id_mst_socios: 3, id_mst_tiposocio: 5 })).rejects.toMatchObject({
    code: 'socio.usuario_reservado',
  })
  const unknown = { status: 422, fields: { id_mst_tiposocio: ['Este tipo de socio no existe.'] } }
  await expect(desk.call(setMemberType, { id_mst_socios: id, id_mst_tiposocio: 999 })).rejects.toMatchObject(unknown)
  await expect(desk.call(typeOfMember, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  const other = await desk.as({ rights: ['bookings'] })
  await expect(other.call(setMemberType, { id_mst_socios: id, id_mst_tiposocio: 2 })).rejects.toMatchObject({ status: 403 })
})
