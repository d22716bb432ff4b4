import { editableMembers, editableMembersWithDebt, memberDetail, possibleBeneficiaries } from '@app/contract/members/editable-members'
import { expect, test } from 'vitest'
import { club } from '../../../testing/club.ts'

const desk = await club()
const member = async (nombre: string, more: Record<string, unknown> = {}) =>
  (
    await desk.db
      .insertInto('socio')
      .values({ nombre, apellidos: 'Quintana', id_mst_tiposocio: 2, ...more } as never)
      .returning('id_mst_socios')
      .executeTakeFirstOrThrow()
  ).id_mst_socios
const holder = await member('Ada')
await member('Biel', { id_mst_socios_titular: holder })
const free = await member('Clara')
await member('Dídac', { activo: false })
const line = { id_mst_socios: free, concepto: 'Cuota', precio: 1250, cantidad: 1, fecha_creacion: '2026-11-01' }
await desk.db
  .insertInto('factura')
  .values(line as never)
  .execute()
const names = (rows: readonly { nombre: string }[]) => rows.map((row) => row.nombre)

test('members who may be edited are found by their words, with what they owe where it is asked for; the guest is none of them (A-120)', async () => {
  expect(names(await desk.call(editableMembers, { filter: 'quintana' }))).toEqual(['Ada', 'Biel', 'Clara', 'Dídac'])
  expect(await desk.call(editableMembers, { filter: 'invitado' })).toEqual([])
  const owing = await desk.call(editableMembersWithDebt, { filter: 'quintana' })
  expect(owing.map((row) => row.pdte_pago)).toEqual([0, 0, 1250, 0])
})

test('a member in a line has what he owes and holds; the guest has none, an unknown one is not found', async () => {
  expect(await desk.call(memberDetail, { id_mst_socios: free })).toMatchObject({ nombre: 'Clara', pdte_pago: 1250, creditos: 0 })
  await expect(desk.call(memberDetail, { id_mst_socios: 3 })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
  await expect(desk.call(memberDetail, { id_mst_socios: 999_999 })).rejects.toMatchObject({ status: 404 })
})

test('whoever is nobody’s beneficiary and nobody’s holder may become one, by name or by what is looked for', async () => {
  expect(names(await desk.call(possibleBeneficiaries, { id: holder, text: 'quintana' }))).toEqual(['Clara'])
  // Ada has a dependant
  expect(await desk.call(possibleBeneficiaries, { id: free, text: 'quintana' })).toEqual([])
  const path = `/api/socio/get_socios_add_beneficiarios/${holder}`
  const found = await desk.http<{ nombre: string }[]>({ method: 'GET', url: `${path}/clar` })
  expect(names(found.body)).toEqual(['Clara'])
  const all = await desk.http<{ nombre: string }[]>({ method: 'GET', url: path })
  expect(names(all.body)).toContain('Clara')
  await expect(desk.call(possibleBeneficiaries, { id: 3 })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
})

test('fifty members are answered at most; of nobody’s family nothing is told', async () => {
  const many = Array.from({ length: 51 }, (_, n) => ({ nombre: `Soci ${n}`, apellidos: 'Vilaplana', id_mst_tiposocio: 2 }))
  await desk.db.insertInto('socio').values(many).execute()
  expect(await desk.call(editableMembers, { filter: 'vilaplana' })).toHaveLength(50)
  await expect(desk.call(possibleBeneficiaries, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
})
