import { saveImport } from '@app/contract/members/import-save'
import { createMember } from '@app/contract/members/member-file'
import { expect, test } from 'vitest'
import { json } from '../../../kit/database/database.ts'
import { club } from '../../../testing/club.ts'

const desk = await club()
const rows = Array.from({ length: 200 }, (_, n) => [`Soci ${n}`, 'De Llista', `6000${String(n).padStart(5, '0')}`])
const tabla = { header: ['Nombre', 'Apellidos', 'Teléfono'], rows, lines: rows.map((_row, n) => n + 2) }
const keep = (token: string) =>
  desk.db
    .insertInto('importacion_lectura')
    .values({ token, fecha: desk.now(), id_mst_socios_autor: desk.id, nombre_fichero: 'socis.csv', tabla: json(tabla) })
    .execute()

test('a file that is imported twice at once goes in once', async () => {
  await keep('twice')
  const file = { token: 'twice', mapping: ['nombre', 'apellidos', 'telefono'] as never[] }
  const outcomes = await Promise.allSettled([desk.call(saveImport, file), desk.call(saveImport, file), desk.call(saveImport, file)])
  expect(outcomes.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual(['fulfilled', 'rejected', 'rejected'])
  const there = await desk.db.selectFrom('socio').select('id_mst_socios').where('apellidos', '=', 'De Llista').execute()
  expect(there).toHaveLength(200)
})

test('members that desks add while a list goes in get numbers of their own (R-288)', async () => {
  await keep('meanwhile')
  await Promise.all([
    desk.call(saveImport, { token: 'meanwhile', mapping: ['nombre', 'apellidos', 'telefono'] as never[] }),
    ...Array.from({ length: 8 }, (_, n) => desk.call(createMember, { nombre: `Soci ${n}`, apellidos: 'A Mà', telefono: '611222333' })),
  ])
  const numbers = await desk.db.selectFrom('socio').select('numsocio').where('numsocio', 'is not', null).orderBy('numsocio').execute()
  expect(numbers.map(({ numsocio }) => numsocio)).toEqual(numbers.map((_row, n) => numbers[0]!.numsocio! + n))
})
