import { drawerInfo } from '@app/contract/cash/drawer'
import { deleteLines } from '@app/contract/invoices/delete-lines'
import { refundInvoice } from '@app/contract/invoices/refund'
import { voidPayments } from '@app/contract/invoices/wrong-payment'
import { createIncome } from '@app/contract/one-off-income/edit-income'
import { addCredits, buyCredits, refundCredits, removeCredits, transferCredits } from '@app/contract/wallet/move-credits'
import { walletMovements, walletOf } from '@app/contract/wallet/wallet-movements'
import { saveWalletPrices, walletPrices } from '@app/contract/wallet/wallet-prices'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest } from '../../testing/modules/bookings.ts'
import { expireCredits } from './expire-credits.ts'

const desk = await deskClub()
const [anna, berta, carles] = desk.members
const credits = async (id: number) => (await desk.call(walletOf, { id })).creditos
const give = (id: number, n: number, dias_caducidad = 0) => desk.call(addCredits, { id, n, f: 0, dias_caducidad })
const year = { fechaIni: '2026-01-01', fechaFin: '2026-12-31' }
const moved = (id: number) => desk.call(walletMovements, { id, ...year })
const expire = () => desk.db.transaction().execute((tx) => expireCredits(tx as never, desk.now(), desk.product.clubs.all()[0]!))
const empty = async (id: number) => {
  const n = await credits(id)
  if (n > 0) await desk.call(removeCredits, { id, n, f: 0 })
}
const price = (more: object = {}) => ({
  ...{ id_mst_monedero_virtual_precios: null, precio: 1000, credito: 1000, desc: '--', dias_caducidad: 0, id_mst_tipoingreso: null },
  ...more,
})
const lastLine = () => desk.db.selectFrom('factura').selectAll().orderBy('id_reg_factura', 'desc').limit(1).executeTakeFirstOrThrow()

describe('the price list of the wallet', () => {
  it('starts a row with price 10, credit 10, description -- and no expiry (R-331)', async () => {
    expect((await desk.http({ method: 'POST', url: '/api/monederoVirtualPrecios/save', body: { precios: [{}] } })).status).toBe(200)
    expect(await desk.call(walletPrices)).toMatchObject([
      { precio: 1000, credito: 1000, desc: '--', dias_caducidad: 0, id_mst_tipoingreso: null },
    ])
  })
  it('is saved whole, the cheapest first: what is not sent is gone', async () => {
    const [old] = await desk.call(walletPrices)
    const saved = await desk.call(saveWalletPrices, {
      precios: [
        price({ ...old, desc: 'Pequeña' }),
        price({ precio: 500, credito: 600, desc: 'Prueba', dias_caducidad: 30, id_mst_tipoingreso: 5 }),
      ],
    })
    expect(saved.map(({ desc }) => desc)).toEqual(['Prueba', 'Pequeña'])
    expect(await desk.call(saveWalletPrices, { precios: [saved[0]!] })).toEqual([saved[0]])
    await expect(desk.call(saveWalletPrices, { precios: [saved[1]!] })).rejects.toMatchObject({ code: 'msg.changed_meanwhile' })
  })
  it('refuses credit of nothing, a negative price and a NUL, and is read by whoever tops up', async () => {
    for (const bad of [{ credito: 0 }, { precio: -1 }, { desc: 'a\0' }, { dias_caducidad: -1 }])
      await expect(desk.call(saveWalletPrices, { precios: [price(bad)] })).rejects.toMatchObject({ status: 422 })
    const clerk = await desk.as({ rights: ['members'] })
    expect(await clerk.call(walletPrices)).toHaveLength(1)
    await expect(clerk.call(saveWalletPrices, { precios: [] })).rejects.toMatchObject({ status: 403 })
  })
})

describe('credits', () => {
  it('are added, taken off, and never below zero, with what there is (R-330)', async () => {
    expect(await give(anna, 1250)).toMatchObject({ creditos: 1250 })
    expect(await desk.call(removeCredits, { id: anna, n: 250, f: 0 })).toMatchObject({ creditos: 1000 })
    await expect(desk.call(removeCredits, { id: anna, n: 1001, f: 0 })).rejects.toMatchObject({
      status: 409,
      code: 'msg.CREDITOS_SUPERADOS',
      msg: expect.stringContaining('10,00'),
      body: { status: 0 },
    })
    expect(await credits(anna)).toBe(1000)
  })
  it('that expire first are spent first; those that have ended are none (A-60)', async () => {
    await empty(anna)
    await give(anna, 300)
    await give(anna, 200, 10)
    await give(anna, 100, 5)
    await desk.call(removeCredits, { id: anna, n: 150, f: 0 })
    expect(await desk.call(walletOf, { id: anna })).toMatchObject({
      creditos: 450,
      lotes: [
        { saldo: 150, vence: new Date('2026-11-30T23:00:00Z') },
        { saldo: 300, vence: null },
      ],
    })
    await desk.db
      .updateTable('libro_cuenta')
      .set({ vence: desk.now() })
      .where('id_mst_socios', '=', anna)
      .where('vence', 'is not', null)
      .execute()
    expect(await credits(anna)).toBe(300)
    await expect(desk.call(removeCredits, { id: anna, n: 301, f: 0 })).rejects.toMatchObject({ code: 'msg.CREDITOS_SUPERADOS' })
    await expire()
    await expire()
    expect(await moved(anna)).toEqual(
      expect.arrayContaining([expect.objectContaining({ motivo: 'caducidad', creditos: -150, credito_final: 300, key: 'Restar' })]),
    )
    expect((await moved(anna)).filter((one) => one.motivo === 'caducidad')).toHaveLength(1)
    expect(await broken(desk)).toEqual([])
  })
  it('show their movements, newest first, each with the balance before and after (R-332, A-60)', async () => {
    await give(carles, 500, 30)
    await desk.call(removeCredits, { id: carles, n: 200, f: 0, texto: 'Error' })
    expect(await moved(carles)).toMatchObject([
      { key: 'Restar', creditos: -200, credito_anterior: 500, credito_final: 300, info_reserva: 'Error', creditos_disponibles: 0 },
      {
        ...{ key: 'Anadir', creditos: 500, credito_anterior: 0, credito_final: 500, creditos_disponibles: 300 },
        ...{ creditos_disponibles_calc: 300, dias_caducidad: 31, proceso_caducado: false, creditos_caducados: 0 },
      },
    ])
    for (const [fechaIni, fechaFin] of [
      ['2026-01-01', '2026-11-19'],
      ['2026-11-21', '2026-12-31'],
    ] as const)
      expect(await desk.call(walletMovements, { id: carles, fechaIni, fechaFin })).toEqual([])
    expect(await desk.call(walletMovements, { id: carles, fechaIni: '2026-11-20', fechaFin: '2026-11-20' })).toHaveLength(2)
    const { status } = await desk.http({ method: 'GET', url: `/api/trazmonedero/get_by_user/${carles}/fechaIni/x/fechaFin/2026-11-19` })
    expect(status).toBe(422)
  })
  it('go to another member with the end that they have, and to nobody else, who is told why (R-329)', async () => {
    await empty(anna)
    await empty(berta)
    await give(anna, 100, 5)
    await give(anna, 300)
    const before = (await desk.call(walletOf, { id: anna })).lotes[0]!.vence
    const sent = { id_mst_socios_origen: anna, id_mst_socios_destino: berta, creditos: 250 }
    expect(await desk.call(transferCredits, sent)).toMatchObject({ creditos: 150 })
    expect((await desk.call(walletOf, { id: berta })).lotes).toEqual([
      { saldo: 100, vence: before },
      { saldo: 150, vence: null },
    ])
    expect((await moved(berta))[0]).toMatchObject({ motivo: 'traspaso', creditos: 250, key: 'Anadir' })
    await expect(desk.call(transferCredits, sent)).rejects.toMatchObject({ status: 409, code: 'msg.CREDITOS_SUPERADOS' })
    await expect(desk.call(transferCredits, { ...sent, id_mst_socios_destino: anna })).rejects.toMatchObject({
      code: 'monedero.mismo_socio',
    })
    await expect(desk.call(transferCredits, { ...sent, id_mst_socios_destino: 999_999 })).rejects.toMatchObject({ status: 404 })
  })
  it('are none of the guest’s, everywhere (R-037, R-334)', async () => {
    const [pack] = await desk.call(walletPrices)
    const id = guest
    for (const work of [
      () => give(id, 100),
      () => desk.call(removeCredits, { id, n: 1, f: 0 }),
      () => desk.call(buyCredits, { id, pack: pack!.id_mst_monedero_virtual_precios, f: 0 }),
      () => desk.call(refundCredits, { id, cents: 1, id_tipopago: 1 }),
      () => desk.call(transferCredits, { id_mst_socios_origen: id, id_mst_socios_destino: anna, creditos: 1 }),
      () => desk.call(transferCredits, { id_mst_socios_origen: anna, id_mst_socios_destino: id, creditos: 1 }),
    ])
      await expect(work()).rejects.toMatchObject({ status: 409, code: 'monedero.invitado' })
  })
  it('belong to a line only of the member’s own', async () => {
    const { id_reg_factura: f } = await desk.call(createIncome, { id_mst_socios: berta, concepto: 'Pala', precio: 300 })
    await expect(desk.call(addCredits, { id: anna, n: 100, f })).rejects.toMatchObject({ code: 'monedero.linea_ajena' })
    await expect(desk.call(addCredits, { id: anna, n: 100, f: 999_999 })).rejects.toMatchObject({ status: 404 })
    await desk.call(addCredits, { id: berta, n: 100, f })
    expect((await moved(berta))[0]).toMatchObject({ info_reserva: 'Pala', id_reg_factura: f })
  })
  it('are refused as odd sums, to members who are not there, by link and without the right (A-11)', async () => {
    for (const n of ['0', '-1', '1,234', 'x', '1.2.3'])
      expect(await desk.http({ method: 'POST', url: `/api/socio/${anna}/monederoVirtual/anadirCreditos/${n}/factura/0` })).toMatchObject({
        status: 422,
        body: { n: [expect.any(String)] },
      })
    await expect(give(999_999, 100)).rejects.toMatchObject({ status: 404 })
    const forged = { method: 'GET', url: `/api/socio/${anna}/monederoVirtual/anadirCreditos/1/factura/0`, headers: { 'x-csrf-token': '' } }
    expect((await desk.http(forged)).status).toBe(403)
    const clerk = await desk.as({ rights: ['bookings'] })
    await expect(clerk.call(addCredits, { id: anna, n: 100, f: 0 })).rejects.toMatchObject({ status: 403 })
  })
})

describe('a top-up that is bought', () => {
  it('is a paid line of the price, and its credit with its days is in the wallet', async () => {
    await empty(anna)
    const [saved] = await desk.call(saveWalletPrices, {
      precios: [price({ precio: 2000, credito: 2150, desc: 'Veinte', dias_caducidad: 365, id_mst_tipoingreso: 5 })],
    })
    const { id_mst_monedero_virtual_precios: pack } = saved!
    const before = (await desk.call(drawerInfo, { id: desk.register })).expectedAmount
    expect(await desk.call(buyCredits, { id: anna, pack, f: 0 })).toMatchObject({ creditos: 2150 })
    expect((await desk.call(drawerInfo, { id: desk.register })).expectedAmount).toBe(before + 2000)
    const line = await lastLine()
    expect(line).toMatchObject({ id_mst_socios: anna, precio: 2000, pagado: 2000, fecha_pago: '2026-11-20', id_mst_tipoingreso: 5 })
    expect((await moved(anna))[0]).toMatchObject({ motivo: 'recarga', creditos: 2150, id_reg_factura: line.id_reg_factura })
    expect(await broken(desk)).toEqual([])
  })
  it('keeps its money while the wallet has its credits: no refund, no taking back, no deletion', async () => {
    const { id_reg_factura: id } = await lastLine()
    const payment = await desk.db
      .selectFrom('libro_asiento')
      .select('id_reg_asiento')
      .where('id_reg_factura', '=', id)
      .where('motivo', '=', 'cobro')
      .executeTakeFirstOrThrow()
    for (const work of [
      () => desk.call(refundInvoice, { id }),
      () => desk.call(voidPayments, { cobros: [payment.id_reg_asiento] }),
      () => desk.call(deleteLines, { id_reg_facturas: [id] }),
    ])
      await expect(work()).rejects.toMatchObject({ code: 'monedero.linea_de_recarga' })
  })
  it('may be for a line that is there: of the member, of the same sum, once; it carries no IVA from then on (A-159)', async () => {
    const [pack] = await desk.call(walletPrices)
    const { id_mst_monedero_virtual_precios: id } = pack!
    const line = (precio: number) => desk.call(createIncome, { id_mst_socios: anna, concepto: 'Veinte', precio })
    const { id_reg_factura: f } = await line(2000)
    await desk.call(buyCredits, { id: anna, pack: id, f, id_mst_tipopago: 4 })
    expect(await credits(anna)).toBe(4300)
    const topUp = await desk.db.selectFrom('factura').select('prc_iva').where('id_reg_factura', '=', f).executeTakeFirstOrThrow()
    expect(topUp).toEqual({ prc_iva: 0 })
    await expect(desk.call(buyCredits, { id: anna, pack: id, f })).rejects.toMatchObject({ code: 'monedero.linea_de_recarga' })
    await expect(desk.call(buyCredits, { id: anna, pack: id, f: (await line(1999)).id_reg_factura })).rejects.toMatchObject({
      code: 'monedero.otro_importe',
    })
    await expect(desk.call(buyCredits, { id: anna, pack: id, f: 0, id_mst_tipopago: 7 })).rejects.toMatchObject({
      code: 'msg.tipo_pago_no_cobra',
    })
    await expect(desk.call(buyCredits, { id: anna, pack: 999_999, f: 0 })).rejects.toMatchObject({ status: 404 })
  })
  it('asks about a member who is inactive, in words', async () => {
    const [pack] = await desk.call(walletPrices)
    const gone = await desk.member('Nora')
    await desk.db.updateTable('socio').set({ activo: false }).where('id_mst_socios', '=', gone).execute()
    const sent = { id: gone, pack: pack!.id_mst_monedero_virtual_precios, f: 0, id_mst_tipopago: 4 }
    await expect(desk.call(buyCredits, sent)).rejects.toMatchObject({
      status: 409,
      code: 'ledger.socio_inactivo',
      msg: expect.stringContaining('Nora Puig'),
      body: { confirm: 'confirmar_inactivos' },
    })
    expect(await credits(gone)).toBe(0)
    expect(await desk.call(buyCredits, { ...sent, confirmar_inactivos: true })).toMatchObject({ creditos: pack!.credito })
  })
})

describe('credits given back as money', () => {
  it('are a paid line below zero, in hundredths, out of the register; the gift lapses in proportion (R-327, A-61, A-158)', async () => {
    const before = (await desk.call(drawerInfo, { id: desk.register })).expectedAmount
    expect(await desk.call(refundCredits, { id: anna, cents: 1575, id_tipopago: 1 })).toMatchObject({ creditos: 2725 - 119 })
    expect((await desk.call(drawerInfo, { id: desk.register })).expectedAmount).toBe(before - 1575)
    expect(await lastLine()).toMatchObject({ precio: -1575, pagado: -1575, fecha_pago: '2026-11-20', id_mst_socios: anna })
    expect(await broken(desk)).toEqual([])
  })
  it('are no more than there are, nor more than the register has; then nothing moved (R-330)', async () => {
    const lines = async () => (await desk.db.selectFrom('factura').select('id_reg_factura').execute()).length
    const before = await lines()
    await expect(desk.call(refundCredits, { id: anna, cents: 2607, id_tipopago: 4 })).rejects.toMatchObject({
      code: 'msg.CREDITOS_SUPERADOS',
      msg: expect.stringContaining('26,06'),
    })
    await expect(desk.call(refundCredits, { id: anna, cents: 2000, id_tipopago: 1 })).rejects.toMatchObject({
      code: 'ledger.no_hay_tanto',
    })
    await expect(desk.call(refundCredits, { id: anna, cents: 100, id_tipopago: 7 })).rejects.toMatchObject({ status: 422 })
    expect(await lines()).toBe(before)
    expect(await credits(anna)).toBe(2606)
  })
})
