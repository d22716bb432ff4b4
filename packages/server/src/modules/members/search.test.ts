import { createMember } from '@app/contract/members/member-file'
import { searchMembers } from '@app/contract/members/search'
import { expect, test } from 'vitest'
import { club } from '../../kit/test-club.ts'

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
