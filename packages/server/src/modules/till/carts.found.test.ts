import { findCarts, newCart } from '@app/contract/till/carts'
import { payCart } from '@app/contract/till/pay-cart'
import { expect, it } from 'vitest'
import { tillClub } from '../../testing/modules/till.ts'

const desk = await tillClub()
const now = desk.now().toISOString()
async function cart(hash: string) {
  const { carro } = await desk.call(newCart, { hash })
  const meant = { hash, id_reg_tpv_carro: carro.id_reg_tpv_carro }
  await desk.sell(desk.water, 2, meant)
  return meant
}
const between = async (startDate?: string, endDate?: string) =>
  (await desk.call(findCarts, { ...(startDate && { startDate }), ...(endDate && { endDate }) })).map((one) => one.id_reg_tpv_carro)
/** Does something as if the clock stood elsewhere. */
async function at<T>(instant: string, work: () => Promise<T>): Promise<T> {
  desk.at(instant)
  const done = await work()
  desk.at(now)
  return done
}

it('tickets are looked for by the day on which they were paid, carts that are not by the day they were begun, both days included', async () => {
  // half an hour after midnight and half an hour before it, in the club's time
  const early = await at('2026-11-17T23:30:00Z', () => cart('early'))
  const late = await at('2026-11-18T22:30:00Z', () => cart('late'))
  const [first, second] = [early.id_reg_tpv_carro, late.id_reg_tpv_carro]
  expect(await between('2026-11-18', '2026-11-18')).toEqual([second, first])
  expect(await between('2026-11-17', '2026-11-17')).toEqual([])
  expect(await between('2026-11-19', '2026-11-19')).toEqual([])
  await at('2026-11-19T12:00:00Z', () => desk.call(payCart, late))
  expect(await between('2026-11-18', '2026-11-18')).toEqual([first])
  expect(await between('2026-11-19', '2026-11-19')).toEqual([second])
  expect(await between('2026-11-18', '2026-11-19')).toEqual([second, first])
})

it('are those of the month so far where no days are said, and of a first day to come that day’s', async () => {
  const before = await at('2026-10-31T12:00:00Z', () => cart('October'))
  const since = await at('2026-11-01T00:30:00Z', () => cart('November'))
  const after = await cart('to come')
  const fecha_creacion = new Date('2026-11-25T12:00:00Z')
  await desk.db.updateTable('tpv_carro').set({ fecha_creacion }).where('id_reg_tpv_carro', '=', after.id_reg_tpv_carro).execute()
  const found = await between()
  expect(found).toContain(since.id_reg_tpv_carro)
  expect(found).not.toContain(before.id_reg_tpv_carro)
  expect(found).not.toContain(after.id_reg_tpv_carro)
  expect(await between('2026-11-25')).toEqual([after.id_reg_tpv_carro])
  expect(await between('2026-11-26')).toEqual([])
  expect(await between('2026-10-31')).toContain(before.id_reg_tpv_carro)
})

it('are not looked for between days the wrong way round', async () => {
  await expect(desk.call(findCarts, { startDate: '2026-11-02', endDate: '2026-11-01' })).rejects.toMatchObject({
    status: 422,
    code: 'tpv.rango_fechas',
    fields: { endDate: [expect.any(String)] },
  })
  expect(await between('2026-01-01', '2026-01-01')).toEqual([])
})
