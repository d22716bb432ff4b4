import { updateCompany } from '@app/contract/company/companies'
import type { SentOf } from '@app/contract/kit/action'
import { changePassTypeImage, createPassType, getPassType, removePassType } from '@app/contract/pass-types/pass-types'
import { memberPasses } from '@app/contract/passes/member-passes'
import { passesToBuy } from '@app/contract/passes/sell-pass'
import { changePrice, changeQuantity, removeLine } from '@app/contract/till/cart-lines'
import { addPass, mailTicketQrs, passImage, ticketPasses, ticketQrs } from '@app/contract/till/cart-passes'
import { assignMember, findCarts, newCart } from '@app/contract/till/carts'
import { payCart } from '@app/contract/till/pay-cart'
import { Transformer } from '@napi-rs/image'
import { describe, expect, it } from 'vitest'
import { guest } from '../../testing/modules/bookings.ts'
import { switchInvoices } from '../../testing/modules/official-invoices.ts'
import { broken, tillClub } from '../../testing/modules/till.ts'
import { checks as passChecks } from '../passes/verify.ts'

const desk = await tillClub()
const [anna, berta, carles] = desk.members
await desk.db.updateTable('socio').set({ id_mst_tiposocio: 1 }).where('id_mst_socios', '=', berta).execute()
const passType = async (desc_tipoabonos: string, more: Partial<SentOf<typeof createPassType>> = {}) =>
  (
    await desk.call(createPassType, {
      ...{ desc_tipoabonos, saldo_original: 10, unidad: 1, tiposocio_precio: [{ id_mst_tiposocio: 2, precio: 6000 }] },
      ...more,
    })
  ).id_mst_tipoabonos
const ten = await passType('Bono 10', {
  tiposocio_precio: [
    { id_mst_tiposocio: 1, precio: 4500 },
    { id_mst_tiposocio: 2, precio: 6000 },
  ],
})
const forSome = await passType('Solo adultos')

/** A cart of a member at a separate desk. */
async function cartOf(id_mst_socios: number, hash: string) {
  const { carro } = await desk.call(newCart, { hash, id_mst_socios })
  return { hash, id_reg_tpv_carro: carro.id_reg_tpv_carro }
}
const passesOf = (id: number) => desk.call(memberPasses, { id, fecha_ini: '2026-11-20', fecha_fin: '2026-11-20' })
const faults = async () => {
  const found = await Promise.all(passChecks.map(({ offending }) => offending(desk.db as never)))
  return [...(await broken(desk)), ...found.flat()]
}

describe('a pass in a cart', () => {
  it('costs what the type of its member pays, and is issued with the payment, beside what else is sold (R-379)', async () => {
    const meant = await cartOf(anna, 'sale')
    await desk.sell(desk.water, 1, meant)
    const { lines, total } = await desk.call(addPass, { ...meant, id_mst_tipoabonos: ten })
    expect(lines).toMatchObject([
      { concepto: 'Agua 50 cl' },
      { concepto: 'Bono 10', precio: 6000, id_mst_tipoabonos: ten, es_deuda: false },
    ])
    expect([total, await passesOf(anna)]).toEqual([6150, []])
    const { tique } = await desk.call(payCart, { ...meant, total: 6150 })
    const [pass] = await passesOf(anna)
    expect(pass).toMatchObject({ saldo_restante: 10, pagado_check: true, precio: 6000, id_reg_factura: tique.lines[1]!.id_reg_factura })
    expect(await faults()).toEqual([])
    await expect(desk.call(payCart, meant)).rejects.toMatchObject({ code: 'tpv.carro_pagado' })
    expect(await passesOf(anna)).toHaveLength(1)
  })
  it('is a line of its own each time, whose quantity and price stay, and goes again before it is paid', async () => {
    const meant = await cartOf(anna, 'lines')
    await desk.call(addPass, { ...meant, id_mst_tipoabonos: ten })
    const { lines } = await desk.call(addPass, { ...meant, id_mst_tipoabonos: ten })
    expect(lines.map((line) => line.cantidad)).toEqual([1, 1])
    const [{ id_reg_factura } = lines[0]!] = lines
    const stays = { code: 'tpv.linea_no_se_cambia' }
    await expect(desk.call(changeQuantity, { hash: meant.hash, id_reg_factura, cantidad: 2 })).rejects.toMatchObject(stays)
    await expect(desk.call(changePrice, { hash: meant.hash, id_reg_factura, precio: 1 })).rejects.toMatchObject(stays)
    expect((await desk.call(removeLine, { hash: meant.hash, id: id_reg_factura })).lines).toHaveLength(1)
  })
  it('is sold to a member, never to the guest or to nobody (R-334)', async () => {
    const meant = await cartOf(guest, 'guest')
    await expect(desk.call(addPass, { ...meant, id_mst_tipoabonos: ten })).rejects.toMatchObject({ status: 422, code: 'abono.invitado' })
    await desk.call(assignMember, { ...meant, id: 0 })
    await expect(desk.call(addPass, { ...meant, id_mst_tipoabonos: ten })).rejects.toMatchObject({ code: 'tpv.elige_socio' })
    const own = await cartOf(anna, 'guest')
    await desk.call(addPass, { ...own, id_mst_tipoabonos: ten })
    await expect(desk.call(assignMember, { ...own, id: guest })).rejects.toMatchObject({ code: 'abono.invitado' })
  })
  it('follows its cart to another member at the price of his type, or refuses to (R-352)', async () => {
    const meant = await cartOf(anna, 'moves')
    await desk.call(addPass, { ...meant, id_mst_tipoabonos: ten })
    expect(await desk.call(assignMember, { ...meant, id: berta })).toMatchObject({ total: 4500 })
    await desk.call(assignMember, { ...meant, id: carles })
    await desk.call(addPass, { ...meant, id_mst_tipoabonos: forSome })
    await expect(desk.call(assignMember, { ...meant, id: berta })).rejects.toMatchObject({ status: 422, code: 'abono.sin_precio' })
    await desk.call(payCart, { ...meant, total: 12_000 })
    expect((await passesOf(carles)).map((pass) => pass.desc_tipoabonos)).toEqual(expect.arrayContaining(['Bono 10', 'Solo adultos']))
    expect([await passesOf(berta), await faults()]).toEqual([[], []])
  })
  it('is bought with the right of the till alone', async () => {
    const clerk = await desk.as({ rights: ['cash'] })
    expect((await clerk.call(passesToBuy, { id: anna })).map((offer) => offer.desc_tipoabonos)).toContain('Bono 10')
    const { carro } = await clerk.call(newCart, { hash: 'clerk', id_mst_socios: anna })
    const meant = { hash: 'clerk', id_reg_tpv_carro: carro.id_reg_tpv_carro }
    await clerk.call(addPass, { ...meant, id_mst_tipoabonos: ten })
    expect(await clerk.call(payCart, meant)).toMatchObject({ cobrado: 6000 })
  })
})

describe('the passes of a ticket', () => {
  const sold = async (hash: string) => {
    const meant = await cartOf(anna, hash)
    await desk.call(addPass, { ...meant, id_mst_tipoabonos: ten })
    return meant
  }
  it('are named with their QRs once it is paid, and the list of tickets marks it', async () => {
    const meant = await sold('qr')
    const ticket = { id: meant.id_reg_tpv_carro }
    await expect(desk.call(ticketPasses, ticket)).rejects.toMatchObject({ status: 409, code: 'msg.MarcarPagadoAntesTiquet' })
    await desk.call(payCart, meant)
    const passes = await desk.call(ticketPasses, ticket)
    expect(passes).toMatchObject([{ desc_tipoabonos: 'Bono 10', nombre_completo: 'Anna Puig' }])
    const { abonos, email } = await desk.call(ticketQrs, ticket)
    expect([email, abonos.map((one) => one.cod_reg_abonos)]).toEqual([null, [passes[0]!.cod_reg_abonos]])
    expect(abonos[0]!.qr).toMatch(/^data:image\/svg\+xml;base64,/)
    const paper = await desk.http<{ text: string }>({ method: 'GET', url: `/api/view/facturaoficial/${ticket.id}/imprimir` })
    expect(paper.body.text).toContain(`<figcaption>Bono 10 · ${passes[0]!.cod_reg_abonos}</figcaption>`)
    const row = (await desk.call(findCarts)).find((one) => one.id_reg_tpv_carro === ticket.id)
    expect(row?.te_qrs).toBe(true)
  })
  it('go to the address of whose the ticket is', async () => {
    const address = (id: number, email: string | null) =>
      desk.db.updateTable('socio').set({ email }).where('id_mst_socios', '=', id).execute()
    await address(berta, 'berta@club.test')
    const hers = await cartOf(berta, 'hers')
    const his = await sold('his')
    await desk.call(addPass, { ...hers, id_mst_tipoabonos: ten })
    for (const meant of [his, hers]) await desk.call(payCart, meant)
    expect((await desk.call(ticketQrs, { id: hers.id_reg_tpv_carro })).email).toBe('berta@club.test')
    expect((await desk.call(ticketQrs, { id: his.id_reg_tpv_carro })).email).toBeNull()
    await address(berta, null)
  })
  it('are none of a ticket that sold none (R-387)', async () => {
    const meant = await cartOf(anna, 'none')
    await desk.sell(desk.water, 1, meant)
    await desk.call(payCart, meant)
    const ticket = { id: meant.id_reg_tpv_carro }
    expect(await desk.call(ticketPasses, ticket)).toEqual([])
    const none = { status: 409, code: 'msg.NO_HAY_ABONOS_QRS' }
    await expect(desk.call(ticketQrs, ticket)).rejects.toMatchObject(none)
    await expect(desk.call(mailTicketQrs, { ...ticket, email: 'anna@club.test' })).rejects.toMatchObject(none)
    await expect(desk.call(ticketPasses, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  })
  it('are found by its official invoice while there are such, and by its own number where that is said (0177)', async () => {
    await desk.call(updateCompany, { id: 1, nif: 'B85626240' })
    await switchInvoices(desk, 1)
    const meant = await sold('invoice')
    const { tique } = await desk.call(payCart, meant)
    const id = tique.carro.id_reg_facturaoficial!
    const passes = await desk.call(ticketPasses, { id })
    expect(passes).toMatchObject([{ desc_tipoabonos: 'Bono 10', id_reg_factura: tique.lines[0]!.id_reg_factura }])
    const code = passes[0]!.cod_reg_abonos
    expect((await desk.call(ticketQrs, { id })).abonos.map((one) => one.cod_reg_abonos)).toEqual([code])
    expect(await desk.call(ticketPasses, { id: meant.id_reg_tpv_carro, es_tique: true })).toEqual(passes)
    await expect(desk.call(ticketPasses, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
    const paper = await desk.http<{ text: string }>({ method: 'GET', url: `/api/view/facturaoficial/${id}/imprimir` })
    expect(paper.body.text).toContain(`<figcaption>Bono 10 · ${code}</figcaption>`)
    await switchInvoices(desk, 0)
  })
  it('are mailed with their QRs as pictures, to an address only (R-386)', async () => {
    const meant = await sold('mail')
    await desk.call(payCart, meant)
    const id = meant.id_reg_tpv_carro
    await expect(desk.call(mailTicketQrs, { id, email: 'nobody' })).rejects.toMatchObject({ status: 422 })
    await desk.call(mailTicketQrs, { id, email: 'anna@club.test' })
    await desk.product.outbox.drained()
    const [{ cod_reg_abonos } = { cod_reg_abonos: '' }] = await desk.call(ticketPasses, { id })
    const letter = await desk.db.selectFrom('correo').selectAll().executeTakeFirstOrThrow()
    expect(letter).toMatchObject({
      para: 'anna@club.test',
      asunto: expect.stringContaining('bonos'),
      texto: expect.stringContaining(cod_reg_abonos),
    })
    expect(letter.html).toContain('<img src="data:image/png;base64,')
    const forged = await desk.http({
      method: 'GET',
      url: `/api/tpv/${id}/mail/anna@club.test/email_qrs_factura_oficial`,
      headers: { 'x-csrf-token': '' },
    })
    expect(forged.status).toBe(403)
  })
})

describe('the picture of a pass type', () => {
  const send = async (id: number, file: Uint8Array) => {
    const head = '--x\r\ncontent-disposition: form-data; name="pictureFile"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
    const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')])
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    return desk.http({ method: 'POST', url: `/api/tipo_abono/${id}/actualizaImagen`, body, headers })
  }
  const jpeg = () => Transformer.fromRgbaPixels(new Uint8Array(300 * 200 * 4).fill(90), 300, 200).jpeg(90)
  const kept = async () => (await desk.db.selectFrom('imagen').select('id_reg_imagen').execute()).length

  it('is on its tile, is read by its path, and goes with a word or with its type', async () => {
    const id = await passType('Con imagen')
    expect((await send(id, await jpeg())).status).toBe(200)
    const path = (await desk.call(getPassType, { id })).imagen!
    expect((await desk.call(passesToBuy, { id: anna })).find((one) => one.id_mst_tipoabonos === id)?.imagen).toBe(path)
    expect(await desk.call(passImage, { path })).toMatchObject({ path, imagen: expect.stringMatching(/^data:image\/webp;base64,/) })
    await desk.call(changePassTypeImage, { id })
    expect([await kept(), (await desk.call(getPassType, { id })).imagen]).toEqual([0, null])
    await send(id, await jpeg())
    await desk.call(removePassType, { id })
    expect(await kept()).toBe(0)
  })
  it('is no other picture of the club', async () => {
    await expect(desk.call(passImage, { path: '/api/imagen/1/abc' })).rejects.toMatchObject({ status: 404 })
    const id = await passType('Sin imagen')
    expect((await send(id, Buffer.from('hola'))).body).toMatchObject({ code: 'foto.no_es_imagen' })
  })
})
