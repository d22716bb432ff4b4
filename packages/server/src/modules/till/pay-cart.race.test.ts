import { chargeSelected } from '@app/contract/invoices/collect'
import { addDebt, addProduct } from '@app/contract/till/cart-lines'
import { newCart, openCarts, takeCart } from '@app/contract/till/carts'
import { payCart } from '@app/contract/till/pay-cart'
import { describe, expect, it } from 'vitest'
import { broken, tillClub } from '../../testing/modules/till.ts'
import { roundsOf } from '../../testing/rounds.ts'

const desk = await tillClub()
const rounds = roundsOf({ test: 5, proofs: 200 })
const { water, balls, sell, members } = desk
const times = 8
const all = (call: (turn: number) => Promise<unknown>) => Promise.allSettled(Array.from({ length: times }, (_, turn) => call(turn)))
const codes = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
const collected = async () =>
  (
    await desk.db
      .selectFrom('factura')
      .select(({ fn }) => fn.sum<number>('pagado').as('sum'))
      .executeTakeFirstOrThrow()
  ).sum
async function cart(hash: string) {
  const { carro } = await desk.call(newCart, { hash })
  const meant = { hash, id_reg_tpv_carro: carro.id_reg_tpv_carro }
  await sell(water, 2, meant)
  await sell(balls, 1, meant)
  return meant
}

describe('one cart, many clicks', () => {
  it('is paid once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const meant = await cart('clicks')
      const before = Number(await collected())
      const refused = codes(await all(() => desk.call(payCart, meant)))
      expect(refused).toEqual(Array.from({ length: times - 1 }, () => 'tpv.carro_pagado'))
      expect(Number(await collected()) - before).toBe(890)
    }
  })
  it('keeps every piece that is scanned', async () => {
    const { carro } = await desk.call(newCart, { hash: 'scans' })
    const meant = { hash: 'scans', id_reg_tpv_carro: carro.id_reg_tpv_carro }
    await all((turn) => desk.call(addProduct, { ...meant, id_mst_producto: turn % 2 === 0 ? water : balls }))
    const [file] = await desk.call(openCarts, { hash: 'scans' })
    expect(file!.lines.map((line) => line.cantidad)).toEqual([4, 4])
  })
  it('is paid whole with what was added before, or is not paid with it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const meant = await cart('late')
      const [paid, added] = await Promise.allSettled([
        desk.call(payCart, { ...meant, total: 890 }),
        desk.call(addProduct, { ...meant, id_mst_producto: water }),
      ])
      expect([paid.status, added.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    }
  })
  it('belongs to one desk, whoever takes it', async () => {
    const { id_reg_tpv_carro } = await cart('taken')
    await all((turn) => desk.call(takeCart, { hash: `desk ${turn}`, id_reg_tpv_carro }))
    const holders = await Promise.all(Array.from({ length: times }, (_, turn) => desk.call(openCarts, { hash: `desk ${turn}` })))
    expect(holders.flat()).toHaveLength(1)
  })
})

describe('a debt', () => {
  it('is charged once, at the till or at the desk', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id_reg_factura } = await desk.db
        .insertInto('factura')
        .values({ id_mst_socios: members[0], concepto: 'Clase', precio: 1000, fecha_creacion: '2026-11-01' })
        .returning('id_reg_factura')
        .executeTakeFirstOrThrow()
      const meant = await cart('both')
      await desk.call(addDebt, { ...meant, id_reg_factura: [id_reg_factura] })
      const before = Number(await collected())
      await Promise.allSettled([
        desk.call(payCart, { ...meant, total: 1890 }),
        desk.call(chargeSelected, { facturasSeleccionadas: [id_reg_factura] }),
      ])
      expect([1000, 1890]).toContain(Number(await collected()) - before)
    }
  })
  it('is in one of many carts', async () => {
    const { id_reg_factura } = await desk.db
      .insertInto('factura')
      .values({ id_mst_socios: members[0], concepto: 'Clase', precio: 1000, fecha_creacion: '2026-11-01' })
      .returning('id_reg_factura')
      .executeTakeFirstOrThrow()
    const carts = await Promise.all(Array.from({ length: times }, (_, turn) => cart(`many ${turn}`)))
    const refused = codes(await all((turn) => desk.call(addDebt, { ...carts[turn]!, id_reg_factura: [id_reg_factura] })))
    expect(refused).toEqual(Array.from({ length: times - 1 }, () => 'tpv.linea_en_otro_carro'))
  })
})

describe('afterwards', () => {
  it('everything adds up, and PostgreSQL broke no deadlock', async () => {
    expect(await broken(desk)).toEqual([])
    expect(desk.deadlocks()).toBe(0)
  })
})
