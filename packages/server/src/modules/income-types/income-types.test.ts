import {
  createIncomeType,
  getIncomeType,
  incomeTypeInput,
  linkCourtType,
  mayRemoveIncomeType,
  newIncomeType,
  removeIncomeType,
  updateIncomeType,
} from '@app/contract/income-types/income-types'
import { debtPaymentTypes, walletRefundable } from '@app/contract/income-types/payment-type'
import { expect, test } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const get = async <Row = { id: number; text: string }>(url: string) => (await desk.http<Row[]>({ method: 'GET', url })).body

test('a club starts with the seven payment types, each with its role (A-05, R-298)', async () => {
  const types = await get('/api/tipo_pago/dropdown')
  expect(types.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect([walletRefundable, debtPaymentTypes]).toEqual([
    [2, 7],
    [1, 4, 6, 7],
  ])
})

test('a club starts with income types and with its company', async () => {
  expect(await get('/api/tipo_ingreso/dropdown')).toContainEqual({ id: 1, text: 'Reservas' })
  expect(await get('/api/empresa/dropdown')).toEqual([{ id: 1, text: 'Club' }])
})

test('staff choose from the lists that their screens have, and read no more of them (A-138)', async () => {
  const statuses = async (right: 'bookings' | 'tariffs') => {
    const clerk = await desk.as({ rights: [right] })
    const urls = ['/api/tipo_pago/dropdown', '/api/tipo_ingreso/dropdown', '/api/tipo_ingreso', '/api/tipo_ingreso/1']
    return Promise.all(urls.map(async (url) => (await clerk.http({ method: 'GET', url })).status))
  }
  expect(await statuses('bookings')).toEqual([200, 200, 403, 403])
  expect(await statuses('tariffs')).toEqual([403, 200, 403, 403])
})

const make = (more: object = {}) => desk.call(createIncomeType, { desc_tipoingreso: 'Bar', ...more })

test('the five accounting codes take 12, 12, 15, 15 and 25 characters, each named when it is too long (R-356)', async () => {
  const codes = Object.entries({ codigo_1: 12, codigo_2: 12, codigo_3: 15, codigo_4: 15, codigo_5: 25 })
  const of = (extra: number) => Object.fromEntries(codes.map(([name, max]) => [name, '7'.repeat(max + extra)]))
  expect(await make(of(0))).toMatchObject(of(0))
  const { status, body } = await desk.http({ method: 'POST', url: '/api/tipo_ingreso', body: { desc_tipoingreso: 'X', ...of(1) } })
  expect([status, Object.keys(body)]).toEqual([422, expect.arrayContaining(codes.map(([name]) => name))])
  expect(body.codigo_5).toEqual(['Como máximo 25 caracteres.'])
})

test('an income type has a cash register, a pass type and an official prefix, which the invoices list', async () => {
  const pass = await desk.db
    .insertInto('tipo_abono')
    .values({ desc_tipoabonos: 'Bo 10' })
    .returning('id_mst_tipoabonos')
    .executeTakeFirstOrThrow()
  const { id_mst_caja } = await desk.db.selectFrom('caja').select('id_mst_caja').executeTakeFirstOrThrow()
  const made = await make({ desc_tipoingreso: 'Bons', factura_oficial_prefijo: 'BO', id_mst_caja, ...pass })
  expect(made).toMatchObject({ id_mst_caja, ...pass, mostrar: true, activo: true, reservado: false, usar_horario_domotica: false })
  expect(made.tiporecursos).toEqual([])
  const prefixes = await get('/api/tipo_ingreso/facturaoficial_prefijos')
  expect(prefixes).toHaveLength(1)
  expect(prefixes).toContainEqual({
    id_mst_tipoingreso: made.id_mst_tipoingreso,
    desc_tipoingreso: 'Bons',
    factura_oficial_prefijo: 'BO',
  })
  await expect(make({ id_mst_caja: 999 })).rejects.toMatchObject({ status: 422, fields: { id_mst_caja: [expect.any(String)] } })
  await expect(make({ id_mst_tipoabonos: 999 })).rejects.toMatchObject({ fields: { id_mst_tipoabonos: [expect.any(String)] } })
  expect(Object.keys(await desk.call(newIncomeType)).toSorted()).toEqual(Object.keys(incomeTypeInput).toSorted())
})

test('the lists answer under every spelling, one of them without the reserved ones (A-12)', async () => {
  for (const url of ['/api/tipo_ingreso', '/api/tipo-ingreso', '/api/tipo-ingreso/obtener'])
    expect(await get<unknown>(url)).toContainEqual(expect.objectContaining({ id_mst_tipoingreso: 1, desc_tipoingreso: 'Reservas' }))
  for (const url of ['/api/tipo_ingreso/getExcludeReservado', '/api/tipo_ingreso/get_exclude_reservado']) {
    const rows = await get<{ id_mst_tipoingreso: number }>(url)
    expect([rows.length > 0, rows.some((row) => row.id_mst_tipoingreso === 1)]).toEqual([true, false])
  }
  expect(await get('/api/tipo-ingreso/dropdown')).toEqual(await get('/api/tipo_ingreso/dropdown'))
})

test('the next income type never leads back, however long the way', async () => {
  const [a, b, c] = [await make(), await make(), await make()].map((row) => row.id_mst_tipoingreso) as [number, number, number]
  await desk.call(updateIncomeType, { id: a, id_mst_tipoingreso_next: b })
  await desk.call(updateIncomeType, { id: b, id_mst_tipoingreso_next: c })
  for (const next of [a, c])
    await expect(desk.call(updateIncomeType, { id: c, id_mst_tipoingreso_next: next })).rejects.toMatchObject({
      fields: { id_mst_tipoingreso_next: ['El siguiente vuelve a este mismo tipo: elige otro.'] },
    })
  expect(await desk.call(updateIncomeType, { id: c, id_mst_tipoingreso_next: null })).toMatchObject({ id_mst_tipoingreso_next: null })
})

test('two desks cannot close a circle together', async () => {
  const [a, b] = [await make(), await make()].map((row) => row.id_mst_tipoingreso) as [number, number]
  const point = (id: number, id_mst_tipoingreso_next: number) => desk.call(updateIncomeType, { id, id_mst_tipoingreso_next })
  const outcomes = await Promise.allSettled([point(a, b), point(b, a)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a court type is linked and let go, twice the same as once (A-116)', async () => {
  const { id_mst_tipoingreso } = await make()
  const link = (status: boolean) => desk.call(linkCourtType, { id_mst_tipoingreso, id_mst_tiporecurso: 1, status })
  const linked = async () => (await desk.call(getIncomeType, { id: id_mst_tipoingreso })).tiporecursos
  await Promise.all([link(true), link(true)])
  expect(await linked()).toEqual([1])
  const other = await make()
  await desk.call(linkCourtType, { id_mst_tipoingreso: other.id_mst_tipoingreso, id_mst_tiporecurso: 1, status: true })
  const { id_mst_tiporecurso } = await desk.db
    .insertInto('tipo_recurso')
    .values({ desc_tiporecurso: 'Tenis' })
    .returning('id_mst_tiporecurso')
    .executeTakeFirstOrThrow()
  await desk.call(linkCourtType, { id_mst_tipoingreso, id_mst_tiporecurso, status: true })
  await desk.call(linkCourtType, { id_mst_tipoingreso, id_mst_tiporecurso: 1, status: false })
  expect(await linked()).toEqual([id_mst_tiporecurso])
  expect((await desk.call(getIncomeType, { id: other.id_mst_tipoingreso })).tiporecursos).toEqual([1])
  await desk.call(linkCourtType, { id_mst_tipoingreso, id_mst_tiporecurso, status: false })
  await link(false)
  await link(false)
  expect(await linked()).toEqual([])
  await expect(desk.call(linkCourtType, { id_mst_tipoingreso, id_mst_tiporecurso: 999, status: true })).rejects.toMatchObject({
    status: 422,
  })
})

test('an income type that is used is not deleted: the call before says so too, with where (R-357)', async () => {
  const { id_mst_tipoingreso: id } = await make({ desc_tipoingreso: 'Padel' })
  await desk.db.insertInto('tarifa').values({ desc_tarifa: 'Tardes', id_mst_tipoingreso: id }).execute()
  await desk.call(linkCourtType, { id_mst_tipoingreso: id, id_mst_tiporecurso: 1, status: true })
  const may = await desk.call(mayRemoveIncomeType, { id })
  expect(may).toMatchObject({ permitir: false, msg: expect.stringMatching(/^No se puede eliminar este tipo de ingreso.*Tardes/) })
  await expect(desk.call(removeIncomeType, { id })).rejects.toMatchObject({
    status: 409,
    code: 'msg.NoPuedeEliminarTipoIngreso',
    msg: may.msg,
    body: { in_use: may.in_use },
  })
  await desk.db.deleteFrom('tarifa').where('id_mst_tipoingreso', '=', id).execute()
  await expect(desk.call(removeIncomeType, { id })).rejects.toMatchObject({ code: 'msg.NoPuedeEliminarTipoIngreso' })
  await desk.call(linkCourtType, { id_mst_tipoingreso: id, id_mst_tiporecurso: 1, status: false })
  expect(await desk.call(mayRemoveIncomeType, { id })).toEqual({ permitir: true, msg: null, in_use: null })
  expect(await desk.call(removeIncomeType, { id })).toEqual({})
  await expect(desk.call(removeIncomeType, { id })).rejects.toMatchObject({ status: 404 })
})

test('the reserved income type is changed but never deleted (A-90)', async () => {
  expect(await desk.call(mayRemoveIncomeType, { id: 1 })).toMatchObject({ permitir: false, msg: expect.stringContaining('reservado') })
  await expect(desk.call(removeIncomeType, { id: 1 })).rejects.toMatchObject({ status: 409, code: 'msg.reserved' })
  expect(await desk.call(updateIncomeType, { id: 1, codigo_1: '70500001' })).toMatchObject({ codigo_1: '70500001', reservado: true })
})

test('an income type of the house is never deleted, by its mark or by its number (A-90)', async () => {
  const { id_mst_tipoingreso: id } = await make()
  const mark = (one: number, reservado: boolean) =>
    desk.db.updateTable('tipo_ingreso').set({ reservado }).where('id_mst_tipoingreso', '=', one).execute()
  await mark(id, true)
  await mark(1, false)
  for (const one of [id, 1])
    await expect(desk.call(removeIncomeType, { id: one })).rejects.toMatchObject({ status: 409, code: 'msg.reserved' })
  await mark(1, true)
  await mark(id, false)
  expect(await desk.call(removeIncomeType, { id })).toEqual({})
})

test('whoever lacks the right of invoices writes no income type', async () => {
  const clerk = await desk.as({ rights: ['bookings'] })
  await expect(clerk.call(createIncomeType, { desc_tipoingreso: 'No' })).rejects.toMatchObject({ status: 403 })
  await expect(clerk.call(linkCourtType, { id_mst_tipoingreso: 1, id_mst_tiporecurso: 1, status: true })).rejects.toMatchObject({
    status: 403,
  })
})
