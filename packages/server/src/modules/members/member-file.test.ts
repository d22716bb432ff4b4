import { checkMember, createMember, updateMember } from '@app/contract/members/member-file'
import { expect, test } from 'vitest'
import { club } from '../../kit/test-club.ts'

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
  // one who was imported without what the club asks for
  await desk.db.insertInto('param').values({ cod_param: 'ALTAUSUARIO_TELEFONO', activo: true, valor: '1' }).execute()
  expect(await desk.call(updateMember, { id, fecha_alta: '2026-03-01' })).toMatchObject({ fecha_alta: '2026-03-01', telefono: null })
  await expect(desk.call(updateMember, { id, telefono: null })).rejects.toMatchObject({ fields: { telefono: [expect.any(String)] } })
})
