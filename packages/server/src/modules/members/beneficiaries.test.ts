import * as family from '@app/contract/members/beneficiaries'
import { checkMember, createMember, updateMember } from '@app/contract/members/member-file'
import { getMember } from '@app/contract/members/member-list'
import { provinceChoices } from '@app/contract/members/provinces'
import { expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { saveSetting } from '../club/public.ts'

const desk = await club()
const person = (nombre: string) =>
  desk.call(createMember, { nombre, apellidos: 'Gil Soto', telefono: '600111222', poblacion: 'Getxo', direccion: 'Calle Mayor 3' })
const { id_mst_socios: holder } = await person('Marta')

it('a family grows on its holder’s file: with his surname, address and telephone, the next number and no web access (spec 1 §3)', async () => {
  expect(await desk.call(family.newBeneficiary, { id_socio: holder })).toMatchObject({ nombre: '', apellidos: 'Gil Soto' })
  const made = await desk.call(family.createBeneficiary, { id_socio: holder, nombre: 'Leo', apellidos: 'Gil', fecha_nac: '2016-05-01' })
  expect(made).toMatchObject({
    nombre_completo: 'Leo Gil',
    id_mst_tiposocio: 5,
    desc_tiposocio: 'Beneficiario',
    activo: true,
    id: made.id_mst_socios,
  })
  expect(await desk.call(getMember, { id: made.id })).toMatchObject({
    ...{ telefono: '+34600111222', poblacion: 'Getxo', direccion: 'Calle Mayor 3', acceso_web: false, fecha_alta: '2026-11-20' },
    ...{ id_mst_socios_titular: holder, nombre_titular: 'Marta Gil Soto', numsocio: made.numsocio },
  })
  const renamed = await desk.call(family.updateBeneficiary, { id_socio: holder, id_beneficiario: made.id, nombre: 'Leonardo' })
  expect(renamed).toMatchObject({ nombre: 'Leonardo', apellidos: 'Gil', fecha_nac: '2016-05-01' })
  expect(await desk.call(family.getBeneficiary, { id_socio: holder, id_beneficiario: made.id })).toEqual(renamed)
  expect(await desk.call(family.listBeneficiaries, { id_socio: holder })).toEqual([renamed])
})
it('a child is entered on the day that it is born', async () => {
  const born = { id_socio: holder, nombre: 'Nora', apellidos: 'Gil', fecha_nac: '2026-11-20' }
  const child = await desk.call(family.createBeneficiary, born)
  expect(child).toMatchObject({ fecha_nac: '2026-11-20' })
  await desk.call(family.removeBeneficiary, { id_socio: holder, id_beneficiario: child.id })
})
it('a birth date in the future, a family of somebody else, and a family of the guest are refused', async () => {
  const future = { id_socio: holder, nombre: 'Ada', apellidos: 'Gil', fecha_nac: '2026-11-21' }
  await expect(desk.call(family.createBeneficiary, future)).rejects.toMatchObject({ fields: { fecha_nac: [expect.any(String)] } })
  const [mine] = await desk.call(family.listBeneficiaries, { id_socio: holder })
  await expect(
    desk.call(family.updateBeneficiary, { id_socio: holder, id_beneficiario: mine!.id, fecha_nac: '2026-11-21' }),
  ).rejects.toMatchObject({ fields: { fecha_nac: [expect.any(String)] } })
  const stranger = await person('Rosa')
  const theirs = { id_socio: stranger.id_mst_socios, id_beneficiario: mine!.id }
  for (const call of [family.getBeneficiary, family.updateBeneficiary, family.removeBeneficiary] as const)
    await expect(desk.call(call as typeof family.removeBeneficiary, theirs)).rejects.toMatchObject({ status: 404 })
  await expect(desk.call(family.createBeneficiary, { id_socio: 3, nombre: 'X', apellidos: 'Y' })).rejects.toMatchObject({
    code: 'socio.usuario_reservado',
  })
  expect(await desk.call(family.listBeneficiaries, { id_socio: stranger.id_mst_socios })).toEqual([])
})
it('a member is put under a holder, and taken out again with his file kept; a holder has none himself (spec 1 §7)', async () => {
  const [son, other] = [await person('Ion'), await person('Eva')]
  const titular = holder
  expect(await desk.call(family.setHolder, { titular, id: son.id_mst_socios })).toEqual({
    id_mst_socios: son.id_mst_socios,
    id_mst_socios_titular: holder,
  })
  const refused = (input: { titular: number; id: number }, code: string) =>
    expect(desk.call(family.setHolder, input)).rejects.toMatchObject({
      status: 422,
      code,
      fields: { id_mst_socios_titular: [expect.any(String)] },
    })
  await refused({ titular: son.id_mst_socios, id: other.id_mst_socios }, 'socio.titular_es_beneficiario')
  await refused({ titular: other.id_mst_socios, id: holder }, 'socio.tiene_beneficiarios')
  await refused({ titular: holder, id: holder }, 'socio.titular_invalido')
  await refused({ titular: 3, id: other.id_mst_socios }, 'socio.titular_invalido')
  await refused({ titular: 999_999, id: other.id_mst_socios }, 'socio.titular_invalido')
  await expect(desk.call(family.createBeneficiary, { id_socio: son.id_mst_socios, nombre: 'Nil', apellidos: 'Gil' })).rejects.toMatchObject(
    { code: 'socio.titular_es_beneficiario' },
  )
  await desk.call(family.removeBeneficiary, { id_socio: holder, id_beneficiario: son.id_mst_socios })
  expect(await desk.call(getMember, { id: son.id_mst_socios })).toMatchObject({ nombre: 'Ion', id_mst_socios_titular: null })
})
it('the form of a member holds the same rule, of what is sent only', async () => {
  const [son, other] = [await person('Biel'), await person('Mar')]
  await desk.call(family.setHolder, { titular: holder, id: son.id_mst_socios })
  const wrong = { id: other.id_mst_socios, id_mst_socios_titular: son.id_mst_socios }
  expect(await desk.call(checkMember, wrong)).toEqual({ id_mst_socios_titular: 'socio.titular_es_beneficiario' })
  await expect(desk.call(updateMember, wrong)).rejects.toMatchObject({ fields: { id_mst_socios_titular: [expect.any(String)] } })
  expect(await desk.call(updateMember, { id: son.id_mst_socios, poblacion: 'Bilbao' })).toMatchObject({ poblacion: 'Bilbao' })
})
it('of two members whom two desks put under each other at once, one gets a holder', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, two] = [await person('Una'), await person('Dos')]
    const [a, b] = [one.id_mst_socios, two.id_mst_socios]
    const done = await Promise.allSettled([
      desk.call(family.setHolder, { titular: a, id: b }),
      desk.call(updateMember, { id: a, id_mst_socios_titular: b }),
    ])
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})
it('families are seen and changed with members’ files only', async () => {
  const clerk = await desk.as({ rights: ['cash'] })
  await expect(clerk.call(family.listBeneficiaries, { id_socio: holder })).rejects.toMatchObject({ status: 403 })
  await expect(clerk.call(family.setHolder, { titular: holder, id: holder })).rejects.toMatchObject({ status: 403 })
})
it('the provinces are those of Spain and those in which members live (spec 3 §7)', async () => {
  const { id_mst_socios } = await person('Luc')
  await desk.call(updateMember, { id: id_mst_socios, provincia: 'Gironde' })
  const names = (await desk.call(provinceChoices)).map(({ text }) => text)
  expect([names.length, names.includes('Gironde'), names.includes('Bizkaia'), names.indexOf('Ávila') < names.indexOf('Badajoz')]).toEqual([
    ...[53, true, true, true],
  ])
})
it('of what the club asks of members a child lacks nothing but its birth date, and its own type where the club has it', async () => {
  const born = { id_socio: holder, nombre: 'Aina', apellidos: 'Gil', fecha_nac: '2019-05-01' }
  for (const name of ['ALTAUSUARIO_NIF', 'ALTAUSUARIO_FECHA_NAC'] as const) await saveSetting(desk.db as never, name, { valor: 1 })
  const { fecha_nac: _, ...unborn } = born
  await expect(desk.call(family.createBeneficiary, unborn)).rejects.toMatchObject({ fields: { fecha_nac: [expect.any(String)] } })
  expect(await desk.call(family.createBeneficiary, born)).toMatchObject({ id_mst_tiposocio: 5 })
  for (const name of ['ALTAUSUARIO_NIF', 'ALTAUSUARIO_FECHA_NAC'] as const) await saveSetting(desk.db as never, name, { valor: 0 })
  // a club without a type for them assigns the holder's type
  await desk.db.updateTable('socio').set({ id_mst_tiposocio: 4 }).where('id_mst_tiposocio', '=', 5).execute()
  await desk.db.deleteFrom('tipo_socio').where('id_mst_tiposocio', '=', 5).execute()
  expect(await desk.call(family.createBeneficiary, { ...born, nombre: 'Biel' })).toMatchObject({ id_mst_tiposocio: 2 })
})
