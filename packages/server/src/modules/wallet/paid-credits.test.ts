import { drawerInfo } from '@app/contract/cash/drawer'
import { addCash } from '@app/contract/cash/move-cash'
import { chargeSelected } from '@app/contract/invoices/collect'
import { refundLines } from '@app/contract/invoices/refund'
import { voidPayments } from '@app/contract/invoices/wrong-payment'
import { createIncome } from '@app/contract/one-off-income/edit-income'
import { addCredits, buyCredits, refundCredits, transferCredits } from '@app/contract/wallet/move-credits'
import { walletOf } from '@app/contract/wallet/wallet-movements'
import { saveWalletPrices } from '@app/contract/wallet/wallet-prices'
import { describe, expect, it } from 'vitest'
import { type Random, randomFrom } from '../../kit/random.ts'
import { broken, deskClub } from '../../testing/modules/bookings.ts'
import { roundsOf, seedOf } from '../../testing/rounds.ts'
import { expireCredits } from './expire-credits.ts'

const desk = await deskClub()
const wallet = 7
const prices = await desk.call(saveWalletPrices, {
  precios: [
    { id_mst_monedero_virtual_precios: null, precio: 10_000, credito: 11_500, desc: 'Cien', dias_caducidad: 0, id_mst_tipoingreso: null },
    { id_mst_monedero_virtual_precios: null, precio: 1000, credito: 1000, desc: 'Diez', dias_caducidad: 30, id_mst_tipoingreso: null },
  ],
})
const [ten, hundred] = prices.map((one) => one.id_mst_monedero_virtual_precios)
await desk.call(addCash, { id_mst_caja: desk.register, amount: 10_000_000 })
const inDrawer = async () => (await desk.call(drawerInfo, { id: desk.register })).expectedAmount
const of = (id: number) => desk.call(walletOf, { id })
const income = async (id_mst_socios: number, precio: number) =>
  (await desk.call(createIncome, { id_mst_socios, concepto: 'Pala', precio })).id_reg_factura
const pay = async (id: number, id_mst_tipopago = wallet) =>
  (await desk.call(chargeSelected, { facturasSeleccionadas: [id], id_mst_tipopago })).cobros.map((one) => one.id_reg_cobro)
const inCash = (id_reg_factura: number, confirmar_monedero = true) =>
  desk.call(refundLines, { facturas: [{ id_reg_factura, importe: null }], forma: 'efectivo', confirmar_monedero })
const expire = () => desk.db.transaction().execute((tx) => expireCredits(tx as never, desk.now(), desk.product.clubs.all()[0]!))

describe('credits as money', () => {
  it('are at most what was paid for them: a gift never leaves the wallet, and that of a pack lapses with it (A-158)', async () => {
    const id = await desk.member('Dora')
    await desk.call(buyCredits, { id, pack: hundred!, f: 0 })
    await desk.call(addCredits, { id, n: 500, f: 0 })
    expect(await of(id)).toMatchObject({ creditos: 12_000, en_dinero: 10_000 })
    await expect(desk.call(refundCredits, { id, cents: 10_001, id_tipopago: 1 })).rejects.toMatchObject({
      status: 409,
      code: 'monedero.solo_lo_pagado',
      msg: expect.stringContaining('100,00'),
      body: { status: 0 },
    })
    const before = await inDrawer()
    await desk.call(refundCredits, { id, cents: 10_000, id_tipopago: 1 })
    expect(await inDrawer()).toBe(before - 10_000)
    expect(await of(id)).toMatchObject({ creditos: 500, en_dinero: 0 })
  })
  it('are spent from their paid part first (A-158)', async () => {
    const id = await desk.member('Elsa')
    await desk.call(buyCredits, { id, pack: hundred!, f: 0 })
    await pay(await income(id, 9900))
    expect(await of(id)).toMatchObject({ creditos: 1600, en_dinero: 100 })
  })
  it('keep both parts when they pass to another member (A-158)', async () => {
    const [id, to] = [await desk.member('Fina'), await desk.member('Gina')]
    await desk.call(buyCredits, { id, pack: hundred!, f: 0 })
    await desk.call(transferCredits, { id_mst_socios_origen: id, id_mst_socios_destino: to, creditos: 11_000 })
    expect([await of(id), await of(to)]).toMatchObject([{ en_dinero: 0 }, { creditos: 11_000, en_dinero: 10_000 }])
    await desk.call(transferCredits, { id_mst_socios_origen: to, id_mst_socios_destino: id, creditos: 11_000 })
    expect(await of(id)).toMatchObject({ creditos: 11_500, en_dinero: 10_000 })
  })
  it('are none while the line of a top-up is unpaid, and never by a line that given credits paid (A-158)', async () => {
    const id = await desk.member('Hugo')
    await desk.call(addCredits, { id, n: 1000, f: 0 })
    const f = await income(id, 1000)
    await pay(f)
    await expect(desk.call(buyCredits, { id, pack: ten!, f })).rejects.toMatchObject({ code: 'monedero.recarga_con_saldo' })
    expect(await of(id)).toMatchObject({ creditos: 0 })
  })
  it('of a line paid with them return to the wallet, and only their paid part in cash, after the desk was told (A-158)', async () => {
    const id = await desk.member('Iris')
    await desk.call(buyCredits, { id, pack: ten!, f: 0 })
    await desk.call(addCredits, { id, n: 500, f: 0 })
    const line = await income(id, 1500)
    await pay(line)
    const before = await inDrawer()
    await expect(inCash(line, false)).rejects.toMatchObject({
      status: 409,
      code: 'monedero.devolver_en_dinero',
      msg: expect.stringMatching(/10,00.*5,00/),
      body: { confirm: 'confirmar_monedero' },
    })
    expect(await inDrawer()).toBe(before)
    expect(await inCash(line)).toMatchObject({ devuelto: 1500 })
    expect(await inDrawer()).toBe(before - 1000)
    expect(await of(id)).toMatchObject({ creditos: 500, en_dinero: 0 })
    await expect(desk.call(refundLines, { facturas: [{ id_reg_factura: line, importe: null }], forma: 'maquina' })).rejects.toMatchObject({
      code: 'msg.nada_que_devolver',
    })
    expect(await broken(desk)).toEqual([])
  })
  it('that return after their end keep their paid part (A-158)', async () => {
    const id = await desk.member('Joan')
    await desk.call(buyCredits, { id, pack: hundred!, f: 0 })
    const line = await income(id, 2000)
    await pay(line)
    await desk.db.updateTable('libro_cuenta').set({ vence: desk.now() }).where('id_mst_socios', '=', id).execute()
    await expire()
    await desk.db
      .updateTable('libro_asiento')
      .set({ fecha: new Date(desk.now().getTime() - 3_600_000) })
      .where('id_reg_factura', '=', line)
      .execute()
    await desk.call(refundLines, { facturas: [{ id_reg_factura: line, importe: null }] })
    expect(await of(id)).toMatchObject({ creditos: 2000, en_dinero: 2000 })
  })
})

/** Random acts of members with wallets, all money in cash. */
function acts(random: Random, members: readonly number[], lines: { readonly id: number; cobros: readonly number[] }[]) {
  const who = () => random.pick(members)
  const line = () => random.pick(lines)
  return [
    async () => desk.call(addCredits, { id: who(), n: 100 * random.int(1, 30), f: 0 }),
    async () => desk.call(buyCredits, { id: who(), pack: random.pick([ten, hundred])!, f: 0 }),
    async () => {
      const id = await income(who(), 100 * random.int(1, 120))
      lines.push({ id, cobros: await pay(id) })
    },
    async () => inCash(line().id),
    async () =>
      desk.call(refundLines, {
        facturas: [{ id_reg_factura: line().id, importe: 100 * random.int(1, 20) }],
        forma: random.pick(['como_se_pago', 'monedero'] as const),
      }),
    async () => desk.call(voidPayments, { cobros: line().cobros }),
    async () => {
      const { id } = line()
      await pay(id)
    },
    async () => desk.call(refundCredits, { id: who(), cents: 100 * random.int(1, 120), id_tipopago: 1 }),
    async () =>
      desk.call(transferCredits, { id_mst_socios_origen: who(), id_mst_socios_destino: who(), creditos: 100 * random.int(1, 90) }),
    async () => {
      await desk.db
        .updateTable('libro_cuenta')
        .set({ vence: desk.now() })
        .where('vence', 'is not', null)
        .where('id_mst_socios', '=', who())
        .execute()
      await expire()
    },
  ]
}

it('no order of acts turns gifts into cash: the drawer never holds less than before, not even when all is paid out (A-158)', async () => {
  const random = randomFrom(seedOf(158))
  const start = await inDrawer()
  for (let round = 0; round < roundsOf({ test: 4, proofs: 200 }); round += 1) {
    const members = [await desk.member(`Uno ${round}`), await desk.member(`Dos ${round}`)]
    const lines: { id: number; cobros: readonly number[] }[] = []
    lines.push({ id: await income(members[0]!, 100), cobros: [] })
    const possible = acts(random, members, lines)
    for (let step = 0; step < 40; step += 1) {
      await random.pick(possible)().catch(refusedOnly)
      expect(await inDrawer()).toBeGreaterThanOrEqual(start)
    }
    for (const { id } of lines) await inCash(id).catch(refusedOnly)
    for (const id of members) {
      const { en_dinero } = await of(id)
      if (en_dinero > 0) await desk.call(refundCredits, { id, cents: en_dinero, id_tipopago: 1 })
    }
    expect(await inDrawer()).toBeGreaterThanOrEqual(start)
  }
  expect(await broken(desk)).toEqual([])
})
/** Passes over a refusal; anything else is a fault. */
function refusedOnly(error: Error & { readonly status?: number }) {
  if (!error.status || error.status >= 500) throw error
}
