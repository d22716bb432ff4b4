import { getMember } from '@app/contract/members/member-list'
import { adjacentMembers, memberPage, memberTotals } from '@app/contract/members/member-page'
import { removeMember } from '@app/contract/members/remove-member'
import { expect, test } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'

const desk = await deskClub()

const member = async (apellidos: string, more: Record<string, unknown> = {}) => {
  const { id_mst_socios } = await desk.db
    .insertInto('socio')
    .values({ nombre: 'Rosa', apellidos, id_mst_tiposocio: 2, ...more } as never)
    .returning('id_mst_socios')
    .executeTakeFirstOrThrow()
  return id_mst_socios
}
const agirre = await member('Agirre Martínez', { numsocio: 1139, telefono: '+34772860249', nif: '99019741A', fecha_nac: '1985-03-14' })
const batlle = await member('Batlle Cano', { numsocio: 77, id_mst_tiposocio: 4, activo: false })
const coll = await member('Coll Hidalgo', { numsocio: 254, telefono: '+34773450661' })
const owes = (id_mst_socios: number, precio: number, more: Record<string, unknown> = {}) =>
  desk.db
    .insertInto('factura')
    .values({ id_mst_socios, concepto: 'Cuota', precio, cantidad: 1, fecha_creacion: '2026-11-01', ...more } as never)
    .execute()
await owes(agirre, 3850)
await owes(coll, 1800)
await owes(coll, 900, { fecha_baja: '2026-11-02' })
await desk.db
  .insertInto('etiqueta')
  .values({ id_mst_etiqueta: 1, desc_etiqueta: 'Liga' } as never)
  .execute()
await desk.db
  .insertInto('socios_etiqueta')
  .values({ id_mst_socios: coll, id_mst_etiqueta: 1 } as never)
  .execute()
await desk.db
  .insertInto('libro_cuenta')
  .values({ clase: 'credito', unidad: 1, signo: -1, saldo: 0, id_mst_socios: agirre, id_mst_tipopago: 7 } as never)
  .execute()

const surnames = async (asked: Parameters<typeof desk.call<typeof memberPage>>[1]) =>
  (await desk.call(memberPage, asked)).filas.map((row) => row.apellidos)
const where = (columna: string, more: Record<string, unknown>) => surnames({ condiciones: [{ columna, ...more }] } as never)

test('a page of the list has what the desk asks of a member, and what the filter finds adds up (R-299, R-301, A-120)', async () => {
  const found = await desk.call(memberPage, { buscar: 'rosa' })
  expect(found.total).toBe(3)
  expect(await desk.call(memberTotals, { buscar: 'rosa' })).toEqual({ debe: 5650, monedero: 0 })
  expect(found.filas.map(({ apellidos, debe, etiquetas }) => [apellidos, debe, etiquetas])).toEqual([
    ['Agirre Martínez', 3850, []],
    ['Batlle Cano', 0, []],
    ['Coll Hidalgo', 1800, ['Liga']],
  ])
  const coll = found.filas.at(-1)!.id_mst_socios
  expect(await desk.call(getMember, { id: coll })).toMatchObject({ pdte_pago: 1800, etiquetas: ['Liga'] })
})

test('the next booking of a row is the first that has not begun', async () => {
  const next = async () => (await desk.call(memberPage, { buscar: 'agirre' })).filas.map((row) => [row.proxima_fecha, row.proxima_hora])
  expect(await next()).toEqual([[null, null]])
  await desk.book({ id_mst_socios: agirre, socios: [agirre], fecha_ini: '2026-11-21' })
  await desk.book({ id_mst_socios: agirre, socios: [agirre], fecha_ini: '2026-11-20', hora_ini: 690 })
  expect(await next()).toEqual([['2026-11-20', 690]])
  desk.at('2026-11-20T10:45:00Z')
  expect(await next()).toEqual([['2026-11-21', 600]])
  expect(await where('proxima_fecha', { desde: '2026-11-21' })).toEqual(['Agirre Martínez'])
  desk.at('2026-11-20T10:00:00Z')
})

test('the server filters by each column as the grid does: words without accents, a telephone with and without spaces, amounts, days, types', async () => {
  expect(await where('apellidos', { contiene: 'MARTINEZ' })).toEqual(['Agirre Martínez'])
  expect(await where('telefono', { contiene: '773 45 06' })).toEqual(['Coll Hidalgo'])
  expect(await where('debe', { desde: '1800', sin_desde: true })).toEqual(['Agirre Martínez'])
  expect(await where('debe', { desde: '1800' })).toEqual(['Agirre Martínez', 'Coll Hidalgo'])
  expect(await where('fecha_nac', { desde: '1985-03-14', hasta: '1985-03-14' })).toEqual(['Agirre Martínez'])
  expect(await where('id_mst_tiposocio', { es: '4' })).toEqual(['Batlle Cano'])
  expect(await where('etiquetas', { contiene: 'lig' })).toEqual(['Coll Hidalgo'])
  expect(await where('apellidos', { contiene: '%' })).toEqual([])
  const rosas = (more: object) => surnames({ buscar: 'rosa', condiciones: [{ columna: 'activo', ...more }] } as never)
  expect(await rosas({ es: '1' })).toEqual(['Agirre Martínez', 'Coll Hidalgo'])
  expect(await rosas({ es: '0' })).toEqual(['Batlle Cano'])
  expect(await where('debe', { hasta: '1800', sin_hasta: true, desde: '1' })).toEqual([])
  expect(await where('debe', { hasta: '1800', desde: '1' })).toEqual(['Coll Hidalgo'])
  // an empty condition excludes no member
  expect(await surnames({ buscar: 'rosa', condiciones: [{ columna: 'nif' }] } as never)).toHaveLength(3)
  expect(await surnames({ buscar: 'rosa', activos: false })).toEqual(['Batlle Cano'])
})

test.for([
  ['debe', true, ['Agirre Martínez', 'Coll Hidalgo', 'Batlle Cano']],
  ['numsocio', false, ['Batlle Cano', 'Coll Hidalgo', 'Agirre Martínez']],
  ['monedero', false, ['Agirre Martínez', 'Batlle Cano', 'Coll Hidalgo']],
  ['proxima_fecha', false, ['Agirre Martínez', 'Batlle Cano', 'Coll Hidalgo']],
  ['etiquetas', false, ['Coll Hidalgo', 'Agirre Martínez', 'Batlle Cano']],
] as const)('the list is ordered by %s on the server, equal ones by name', async ([orden, descendente, expected]) => {
  expect(await surnames({ buscar: 'rosa', orden, descendente })).toEqual(expected)
})

test('pages follow each other without a gap, and whoever has no number stands last', async () => {
  const none = await member('Abad', {})
  expect(await surnames({ buscar: 'rosa', filas: 2 })).toEqual(['Agirre Martínez', 'Batlle Cano'])
  expect(await surnames({ buscar: 'rosa', desde_fila: 2, filas: 2 })).toEqual(['Coll Hidalgo', 'Abad'])
  await desk.call(removeMember, { id: none })
})

test('the list that nobody filters is the same as one that finds all, page by page', async () => {
  const whole = await desk.call(memberPage, { filas: 100 })
  const ids = async (more: object) => (await desk.call(memberPage, { filas: 2, ...more })).filas.map((row) => row.id_mst_socios)
  const all = whole.filas.map((row) => row.id_mst_socios)
  expect(whole.total).toBe(all.length)
  expect([await ids({}), await ids({ desde_fila: 2 })]).toEqual([all.slice(0, 2), all.slice(2, 4)])
  const everybody = [{ columna: 'apellidos', desde: '' }]
  expect([await ids({ condiciones: everybody }), await ids({ condiciones: everybody, desde_fila: 2 })]).toEqual([
    all.slice(0, 2),
    all.slice(2, 4),
  ])
})

test('a bound that is none of its column is refused, and so is a column that there is not', async () => {
  const refused = { status: 422, fields: { condiciones: expect.anything() } }
  await expect(where('debe', { desde: 'mucho' })).rejects.toMatchObject(refused)
  await expect(where('fecha_nac', { es: '2026-02-31' })).rejects.toMatchObject(refused)
  await expect(where('contrasena', { es: '1' })).rejects.toMatchObject({ status: 422 })
  await expect(surnames({ buscar: 'a\u0000b' })).rejects.toMatchObject({ status: 422 })
})

test('the guest is in no page, and only staff with members see one', async () => {
  expect(await surnames({ buscar: 'invitado' })).toEqual([])
  const other = await desk.as({ rights: ['bookings'] })
  await expect(other.call(memberPage, {})).rejects.toMatchObject({ status: 403 })
})

test('a member knows who stands before and behind him in the list that was asked for', async () => {
  const list = { buscar: 'rosa', orden: 'numsocio' } as const
  expect(await desk.call(adjacentMembers, { id: coll, ...list })).toEqual({ anterior: batlle, siguiente: agirre, lugar: 2, total: 3 })
  expect(await desk.call(adjacentMembers, { id: agirre, ...list })).toMatchObject({ siguiente: null, lugar: 3 })
  expect(await desk.call(adjacentMembers, { id: agirre, ...list, descendente: true })).toMatchObject({ siguiente: coll, lugar: 1 })
  expect(await desk.call(adjacentMembers, { id: batlle, ...list, activos: true })).toEqual({
    anterior: null,
    siguiente: null,
    lugar: null,
    total: 2,
  })
})

test('the next booking may begin this very minute; one of yesterday evening is over, whatever the hour', async () => {
  const dora = await member('Dorada', {})
  const next = async () => (await desk.call(memberPage, { buscar: 'dorada' })).filas.map((row) => [row.proxima_fecha, row.proxima_hora])
  for (const [fecha_ini, hora_ini] of [
    ['2026-11-20', 1320],
    ['2026-11-21', 720],
    ['2026-11-22', 540],
  ] as const)
    await desk.book({ id_mst_socios: dora, socios: [dora], fecha_ini, hora_ini, id_mst_recurso: desk.other })
  // a user signs in again after midnight
  const looksAt = async (instant: string) => {
    desk.at(instant)
    const { call } = await desk.as({ rights: ['members'] })
    const row = (await call(memberPage, { buscar: 'dorada' })).filas[0]!
    const from = async (desde: string) =>
      (await call(memberPage, { buscar: 'dorada', condiciones: [{ columna: 'proxima_fecha', hasta: desde }] } as never)).total
    return [row.proxima_fecha, row.proxima_hora, await from('2026-11-20'), await from('2026-11-21')]
  }
  expect(await next()).toEqual([['2026-11-20', 1320]])
  expect(await looksAt('2026-11-20T21:00:00Z')).toEqual(['2026-11-20', 1320, 1, 1])
  expect(await looksAt('2026-11-20T23:30:00Z')).toEqual(['2026-11-21', 720, 0, 1])
  expect(await looksAt('2026-11-21T11:00:00Z')).toEqual(['2026-11-21', 720, 0, 1])
  expect(await looksAt('2026-11-21T11:01:00Z')).toEqual(['2026-11-22', 540, 0, 0])
  desk.at('2026-11-20T10:00:00Z')
})
