import { callsOf } from '@app/contract/kit/generic-calls'
import { importRegistry } from '@app/contract/registry/import-registry'
import { registryEntry } from '@app/contract/registry/registry-entry'
import { expect, it } from 'vitest'
import { club } from '../../testing/club.ts'
import { uploadList } from '../../testing/upload-list.ts'

const desk = await club()
const { create, list } = callsOf(registryEntry)
const entries = async () =>
  (await desk.call(list)).map(({ nombre, nif, poblacion }) => [nif, nombre, poblacion].join(' ')).toSorted((a, b) => (a < b ? -1 : 1))

const read = async (text: string) => (await uploadList(desk, text)).body.token

it('a list of the town is brought in by file: known tax ids are updated, wrong ones are refused as rows (A-48b)', async () => {
  await desk.call(create, { nombre: 'Ane', nif: '12345678Z', poblacion: 'Getxo' })
  const token = await read(
    [
      'DNI;Nombre;Apellidos;Municipio',
      '12345678Z;Ane;Ruiz;',
      '87654321X;Pol;García;Vic',
      '11111111T;Mal;Letra;Vic',
      '00000001R;;;Vic',
      'Y1234567X;Iker;Ruiz;Bilbo',
    ].join('\r\n'),
  )
  const done = await desk.call(importRegistry, { token })
  expect(done).toMatchObject({ nuevos: 2, actualizados: 1, rechazados: 2 })
  expect(done.filas).toMatchObject([
    { line: 4, nif: '11111111T', motivo: expect.stringContaining('H') },
    { line: 5, motivo: 'Falta este dato.' },
  ])
  expect(await entries()).toEqual(['12345678Z Ane Ruiz Getxo', '87654321X Pol García Vic', 'Y1234567X Iker Ruiz Bilbo'])
  await expect(desk.call(importRegistry, { token })).rejects.toMatchObject({ code: 'importacion.lectura_caducada' })
})

it('a list without tax ids or names is refused, and thousands of rows are written at once', async () => {
  await expect(desk.call(importRegistry, { token: await read('Nombre;Municipio\r\nAne;Vic') })).rejects.toMatchObject({
    ...{ status: 422, code: 'padron.sin_columna_nif' },
  })
  await expect(desk.call(importRegistry, { token: await read('DNI;Municipio\r\n12345678Z;Vic') })).rejects.toMatchObject({
    code: 'padron.sin_columna_nombre',
  })
  const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'
  const rows = Array.from({ length: 6000 }, (_, at) => `${20_000_000 + at}${letters[(20_000_000 + at) % 23]};Vecino ${at};Vic`)
  expect(await desk.call(importRegistry, { token: await read(['DNI;Nombre;Municipio', ...rows].join('\r\n')) })).toMatchObject({
    ...{ nuevos: 6000, actualizados: 0, rechazados: 0 },
  })
})
