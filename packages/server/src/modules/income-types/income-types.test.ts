import { collectsDebt, walletRefundable } from '@app/contract/income-types/payment-type'
import { expect, test } from 'vitest'
import { club } from '../../kit/test-club.ts'

const desk = await club()
const get = async (url: string) => (await desk.http({ method: 'GET', url })).body as unknown as { id: number; text: string }[]

test('a club starts with the seven payment types, each with its role (A-05, R-298)', async () => {
  const types = await get('/api/tipo_pago/dropdown')
  expect(types.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect([walletRefundable, collectsDebt]).toEqual([
    [2, 7],
    [1, 4, 6, 7],
  ])
})

test('a club starts with income types and with its company, whose keys nobody reads', async () => {
  expect(await get('/api/tipo_ingreso/dropdown')).toContainEqual({ id: 1, text: 'Reservas' })
  expect(await get('/api/empresa/dropdown')).toEqual([{ id: 1, text: 'Club' }])
  expect((await desk.http({ method: 'GET', url: '/api/empresa/1' })).status).toBe(404)
})

test('staff without the right read these lists, for they choose from them', async () => {
  const clerk = await desk.as({ rights: ['bookings'] })
  for (const url of ['/api/tipo_pago/dropdown', '/api/tipo_ingreso', '/api/tipo_ingreso/1'])
    expect((await clerk.http({ method: 'GET', url })).status).toBe(200)
})
