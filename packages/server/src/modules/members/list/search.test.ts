import { createMember } from '@app/contract/members/member-file'
import { searchMembers } from '@app/contract/members/search'
import { expect, test } from 'vitest'
import { club } from '../../../testing/club.ts'

const desk = await club()
const made = async (nombre: string, more: object = {}) =>
  (await desk.call(createMember, { nombre, apellidos: 'Serra', ...more })).id_mst_socios
const found = async (text: string) => (await desk.call(searchMembers, { text })).map((row) => row.id_mst_socios)

test('whoever has exactly the number typed comes first and once, also where his name begins with it (R-034)', async () => {
  const [named, both, far] = [
    await made('7050 Amigos', { numsocio: 41 }),
    await made('7050 Pádel', { numsocio: 7050 }),
    await made('Vera', { numsocio: 70_501, telefono: '600117050' }),
  ]
  expect(await found('7050')).toEqual([both, named, far])
})

test('of several who have a code the active ones come first, each once (R-034)', async () => {
  const away = await made('Ada', { nif: '00000011B', activo: false })
  const here = await made('Zoe', { codigo_tarjeta_acceso: '00000011B' })
  expect(await found('00000011b')).toEqual([here, away])
})

test('a number is found up to the largest there can be; a longer one, or one with a letter in it, is no number', async () => {
  const named = await made('Amigos')
  await desk.db.updateTable('socio').set({ nombre: '2147483647 Amigos' }).where('id_mst_socios', '=', named).execute()
  const thousand = await made('Pau', { numsocio: 1000 })
  const largest = await made('Ona', { numsocio: 2_147_483_647 })
  expect([await found('2147483647'), await found('1000')]).toEqual([[largest, named], [thousand]])
  expect([await found('2147483648'), await found('99999999999999'), await found('1e3')]).toEqual([[], [], []])
})
