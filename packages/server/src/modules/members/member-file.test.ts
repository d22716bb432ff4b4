import { checkMember, createMember, updateMember } from '@app/contract/members/member-file'
import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const laia = { nombre: 'Laia', apellidos: 'García Núñez' }

test('a tax id that is none here is held to the rule again once its member is no foreigner, and by nothing else that changes', async () => {
  const { id_mst_socios: id } = await desk.call(createMember, { ...laia, nif: 'AB 123456', extranjero: true })
  await expect(desk.call(updateMember, { id, extranjero: false })).rejects.toMatchObject({ fields: { nif: [expect.any(String)] } })
  await desk.db.updateTable('socio').set({ extranjero: false }).where('id_mst_socios', '=', id).execute()
  await expect(desk.call(updateMember, { id, poblacion: 'Vic' })).resolves.toMatchObject({ poblacion: 'Vic' })
})

test('a joining date after the day on which the member left is refused at that day, and asks for nothing else that he lacks', async () => {
  const { id_mst_socios: id } = await desk.call(createMember, { ...laia, fecha_alta: '2026-01-01', fecha_baja: '2026-03-01' })
  const wrong = { id, fecha_alta: '2026-03-02' }
  await expect(desk.call(updateMember, wrong)).rejects.toMatchObject({ fields: { fecha_baja: [expect.any(String)] } })
  expect(await desk.call(checkMember, wrong)).toEqual({ fecha_baja: 'socio.baja_antes_de_alta' })
  // a member imported without the required fields
  await desk.db.insertInto('param').values({ cod_param: 'ALTAUSUARIO_TELEFONO', activo: true, valor: '1' }).execute()
  expect(await desk.call(updateMember, { id, fecha_alta: '2026-03-01' })).toMatchObject({ fecha_alta: '2026-03-01', telefono: null })
  await expect(desk.call(updateMember, { id, telefono: null })).rejects.toMatchObject({ fields: { telefono: [expect.any(String)] } })
})

test('nobody changes the guest, a record that is reserved or one that is not there (R-296)', async () => {
  const { id_mst_socios: id } = await desk.call(createMember, { ...laia, telefono: '600112233' })
  await desk.db.updateTable('socio').set({ reservado: true }).where('id_mst_socios', '=', id).execute()
  for (const reserved of [3, id])
    await expect(desk.call(updateMember, { id: reserved, poblacion: 'Vic' })).rejects.toMatchObject({ code: 'socio.usuario_reservado' })
  for (const call of [updateMember, checkMember]) await expect(desk.call(call, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
})

test('an address is one’s own to sign in with only where both have web access; another change of who shares one is not held up (A-137)', async () => {
  const shared = { ...laia, telefono: '600112233', email: 'casa@club.test' }
  const { id_mst_socios: first } = await desk.call(createMember, shared)
  await expect(desk.call(createMember, shared)).rejects.toMatchObject({ fields: { email: [expect.any(String)] } })
  const { id_mst_socios: child } = await desk.call(createMember, { ...shared, acceso_web: false })
  await expect(desk.call(updateMember, { id: child, acceso_web: true })).rejects.toMatchObject({ fields: { email: [expect.any(String)] } })
  expect(await desk.call(checkMember, { id: child, acceso_web: true })).toEqual({ email: 'socio.email_repetido' })
  expect(await desk.call(updateMember, { id: child, poblacion: 'Vic', email: 'CASA@club.test' })).toMatchObject({ poblacion: 'Vic' })
  await desk.call(updateMember, { id: first, acceso_web: false })
  await expect(desk.call(updateMember, { id: child, acceso_web: true })).resolves.toMatchObject({ acceso_web: true })
  // a member with a shared login name from before may still get another telephone
  await desk.db.updateTable('socio').set({ acceso_web: true }).where('id_mst_socios', '=', first).execute()
  await expect(desk.call(updateMember, { id: first, telefono: '600112244' })).resolves.toMatchObject({ telefono: '+34600112244' })
})

test('a member may be born and leave on the very day, and have a card of six to thirty characters (R-286)', async () => {
  const today = '2026-11-20'
  const phone = { telefono: '600112233' }
  const newborn = await desk.call(createMember, { ...laia, ...phone, fecha_nac: today, fecha_alta: today, fecha_baja: today })
  expect(newborn).toMatchObject({ fecha_nac: today, fecha_baja: today })
  for (const codigo_tarjeta_acceso of ['1'.repeat(6), '1'.repeat(30)])
    expect(await desk.call(updateMember, { id: newborn.id_mst_socios, codigo_tarjeta_acceso })).toMatchObject({ codigo_tarjeta_acceso })
})
