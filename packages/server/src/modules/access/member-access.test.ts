import { memberAccessLog, memberAccessSettings, memberQr, membersByAccess, saveMemberAccess } from '@app/contract/access/member-access'
import { expect, test } from 'vitest'
import { doorClub } from '../../testing/modules/access.ts'

const desk = await doorClub()
const [anna, berta] = desk.members

test('the access tab keeps every door, the code and the courts; a refusal is status 0 with the message (R-308)', async () => {
  expect(await desk.call(memberAccessSettings, { id: anna })).toEqual({
    todos: false,
    codigo: null,
    recursos: [],
    codigo_tarjeta_acceso: '00481207',
  })
  const saved = { todos: true, codigo: '771200', recursos: [desk.padel, desk.other] }
  await desk.call(saveMemberAccess, { id: anna, ...saved })
  expect(await desk.call(memberAccessSettings, { id: anna })).toMatchObject(saved)
  const url = `/api/socio/${berta}/activar_acceso_recurso_editar`
  const { body } = await desk.http({ method: 'POST', url, body: { codigo: '771200', recursos: [] } })
  expect(body).toMatchObject({ status: 0, code: 'acceso.codigo_de_otro', msg: expect.any(String) })
  await expect(desk.call(saveMemberAccess, { id: berta, codigo: '00481207', recursos: [] })).rejects.toMatchObject({ status: 409 })
  // the holder of a card may use its number as code too
  await desk.call(saveMemberAccess, { id: anna, ...saved, codigo: '00481207' })
  await desk.call(saveMemberAccess, { id: anna, ...saved })
})

test('a code is empty or of 6 to 30 characters (R-286)', async () => {
  for (const codigo of ['12345', '1'.repeat(31)])
    await expect(desk.call(saveMemberAccess, { id: berta, codigo, recursos: [] })).rejects.toMatchObject({
      status: 422,
      fields: { codigo: ['El código de acceso queda vacío o tiene de 6 a 30 caracteres.'] },
    })
  expect((await desk.call(memberAccessSettings, { id: berta })).codigo).toBeNull()
  for (const codigo of ['123456', '1'.repeat(30), null]) await desk.call(saveMemberAccess, { id: berta, codigo, recursos: [] })
})

test('two desks that give one code to two members: one of them is told', async () => {
  const gives = [anna, berta].map((id) => desk.call(saveMemberAccess, { id, codigo: '555666', recursos: [] }))
  const outcomes = await Promise.allSettled(gives)
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(1)
})

test('the reserved guest, an unknown member and a clerk without the right are refused', async () => {
  for (const call of [memberAccessSettings, memberAccessLog])
    await expect(desk.call(call, { id: 3 })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
  await expect(desk.call(saveMemberAccess, { id: 3, recursos: [] })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
  await expect(desk.call(memberAccessLog, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  const clerk = await desk.as({ rights: ['bookings'] })
  await expect(clerk.call(memberAccessSettings, { id: anna })).rejects.toMatchObject({ status: 403 })
})

test('members are found by card, by code and by the court whose doors they have', async () => {
  await desk.call(saveMemberAccess, { id: anna, codigo: '777000', recursos: [desk.padel] })
  for (const filter of ['4812', '7770', 'pádel 1']) {
    const [found] = await desk.call(membersByAccess, { filter })
    expect(found).toMatchObject({ id_mst_socios: anna, recursos: ['Pádel 1'] })
  }
  expect(await desk.call(membersByAccess, { filter: '%' })).toEqual([])
})

test('the QR of a member says his code, or else the number of his card; whoever has neither has none', async () => {
  await desk.call(saveMemberAccess, { id: anna, codigo: null, recursos: [] })
  await desk.call(saveMemberAccess, { id: berta, codigo: null, recursos: [] })
  expect(await desk.call(memberQr, { id: anna })).toMatchObject({ codigo: '00481207', qr: expect.stringMatching(/^data:image\/svg\+xml/) })
  expect(await desk.call(memberQr, { id: berta })).toBeNull()
  await desk.call(saveMemberAccess, { id: berta, codigo: '909090', recursos: [] })
  expect(await desk.call(memberQr, { id: berta })).toMatchObject({ codigo: '909090' })
  await expect(desk.call(memberQr, { id: 3 })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
  await expect(desk.call(memberQr, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  const clerk = await desk.as({ rights: ['bookings'] })
  await expect(clerk.call(memberQr, { id: anna })).rejects.toMatchObject({ status: 403 })
})
