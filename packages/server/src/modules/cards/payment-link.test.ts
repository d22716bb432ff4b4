import { cardPayments, decideOperation, useSurplus, withdrawLink } from '@app/contract/cards/card-payments'
import { sendPaymentLinks } from '@app/contract/cards/payment-link'
import { updateCompany } from '@app/contract/company/companies'
import { chargeSelected } from '@app/contract/invoices/collect'
import { describe, expect, it } from 'vitest'
import { broken, guest } from '../../testing/modules/bookings.ts'
import { cardClub, secret } from '../../testing/modules/cards.ts'

const desk = await cardClub()
const { gateway, line, link, open, press, begin, notify, decided, rows, operation } = desk
const refusal = (code: string) => expect.objectContaining({ code })
const sendTo = (...ids: number[]) =>
  desk.call(sendPaymentLinks, { items: ids.map((id_reg_factura) => ({ id_reg_factura, id_mst_socios: null })) })

describe('mailing a payment link', () => {
  it('is for unpaid lines only, of members with an address, all or none (R-138, R-139, R-156)', async () => {
    const [free, paid, nobody] = [await line(1000), await line(500), await line(700, guest)]
    await desk.call(chargeSelected, { facturasSeleccionadas: [paid] })
    await expect(sendTo(free, paid)).rejects.toEqual(refusal('msg.FACTURA_YA_PAGADA'))
    await expect(sendTo(free, nobody)).rejects.toEqual(refusal('msg.CORREO_FACTURA_NO_ENVIADO'))
    await expect(sendTo()).rejects.toEqual(refusal('No_element_selected'))
    await expect(sendTo(free, 999_999)).rejects.toEqual(refusal('msg.not_found'))
    expect(await desk.db.selectFrom('libro_operacion').select('id_reg_operacion').execute()).toEqual([])
    const { status, body } = await desk.http({ method: 'POST', url: '/enviar_email_pago_factura/', body: [{ id_reg_factura: free }] })
    expect([status, body]).toMatchObject([200, { status: 1, enlaces: 1 }])
  })
  it('keeps the print of its secret, not the secret, and opens in the payer’s language', async () => {
    const url = await link([await line(1950)])
    const kept = await desk.db.selectFrom('libro_operacion').select('huella').execute()
    expect(kept.map((one) => one.huella)).not.toContain(url.slice(6))
    expect(await open(url)).toContain('<html lang="es">')
    expect(await open(`${url}?lang=eu`)).toContain('Ordaintzeko daukazu')
  })
  it('is not offered by a club without a gateway, which says so', async () => {
    const [id, url] = [await line(100), await link([await line(300)])]
    await desk.call(updateCompany, { id: 1, clavepagospriv: null })
    await expect(sendTo(id)).rejects.toEqual(refusal('cards.sin_pasarela'))
    expect((await desk.call(cardPayments)).sin_pasarela).toBe(true)
    expect(await open(url)).toContain('Ahora no se puede pagar con tarjeta')
    await desk.call(updateCompany, { id: 1, clavepagospriv: secret })
  })
})

describe('the page of a payment link', () => {
  it('says what is owed, leads to the gateway and nowhere else, and is paid by its notice', async () => {
    const id = await line(1950)
    const url = await link([id])
    expect(await open(url)).toContain('19,50')
    expect(await open(url)).toContain('no se cobra nada')
    const { order, text, headers } = await press(url, 1950, 'bizum')
    expect(order).toMatchObject({ cents: 1950, response: null })
    expect(headers['content-security-policy']).toContain(`form-action 'self' ${gateway.url};`)
    expect(text).not.toContain(secret)
    expect(await open(url)).toContain('Estamos esperando al banco')
    await desk.call(updateCompany, { id: 1, telefono: '937 654 321' })
    expect(await open(url)).toContain('tel:+34937654321')
    expect((await decided(order!)).status).toBe(200)
    expect(await rows([id])).toMatchObject([{ pagado: 1950, fecha_pago: '2026-11-20', id_mst_tipopago: 2 }])
    expect(await open(url)).toContain('con Bizum')
    expect(await open(url)).not.toContain('tel:')
    expect(await broken(desk)).toEqual([])
  })
  it('of no link says nothing of anybody', async () => {
    expect(await open('/pago/no-hay-tal-enlace')).toContain('Este enlace no lleva a ningún pago')
  })
  it('says that the bank refused, and takes another try under another order', async () => {
    const id = await line(800)
    const url = await link([id])
    const first = await begin(url, 800)
    await decided(first, '0190')
    expect(await open(url)).toContain('El banco no ha aceptado el pago')
    const second = await begin(url, 800)
    expect(second.order).not.toBe(first.order)
    await decided(second)
    expect(await rows([id])).toMatchObject([{ pagado: 800 }])
  })
  it('names a sum that changed before anything is paid', async () => {
    const id = await line(1000)
    const url = await link([id])
    await desk.call(chargeSelected, { facturasSeleccionadas: [id], importe: 400 })
    expect(await open(url)).toContain('antes 10,00\u00a0€, ahora 6,00\u00a0€')
    const { order, text } = await press(url, 1000)
    expect([order, text.includes('antes 10,00\u00a0€, ahora 6,00\u00a0€')]).toEqual([null, true])
    await decided(await begin(url, 600))
    expect(await rows([id])).toMatchObject([{ pagado: 1000, fecha_pago: '2026-11-20' }])
  })
  it('is over once it was withdrawn, has expired, or the desk took the money', async () => {
    const [withdrawn, expired, taken] = [await line(100), await line(200), await line(300)]
    const urls = [await link([withdrawn]), await link([expired]), await link([taken])] as const
    const { operaciones } = await desk.call(cardPayments)
    await desk.call(withdrawLink, { id: operaciones[2]!.id_reg_operacion })
    await expect(desk.call(withdrawLink, { id: operaciones[2]!.id_reg_operacion })).rejects.toEqual(refusal('cards.ya_no_pendiente'))
    await desk.call(chargeSelected, { facturasSeleccionadas: [taken] })
    expect(await open(urls[0])).toContain('El club ha retirado este enlace')
    expect((await press(urls[0], 100)).order).toBeNull()
    expect(await open(urls[2])).toContain('Ya está pagado')
    desk.at('2026-11-28T10:00:00Z')
    expect(await open(urls[1])).toContain('Este enlace ha caducado')
    expect((await press(urls[1], 200)).order).toBeNull()
    desk.at('2026-11-20T10:00:00Z')
  })
  it('waits for a payment an hour and is good for seven days, each to the instant; what was begun before is waited for longer', async () => {
    const [first, second] = [await link([await line(700)]), await link([await line(800)])]
    await begin(first, 700)
    const at = async (url: string, instant: string) => {
      desk.at(instant)
      const shown = await open(url)
      return ['Estamos esperando al banco', 'Este enlace ha caducado', 'name="medio"'].map((text) => shown.includes(text))
    }
    expect(await at(first, '2026-11-20T10:59:59.999Z')).toEqual([true, false, true])
    expect(await at(first, '2026-11-20T11:00:00.000Z')).toEqual([false, false, true])
    expect(await at(first, '2026-11-27T09:59:59.999Z')).toEqual([false, false, true])
    expect(await at(first, '2026-11-27T10:00:00.000Z')).toEqual([false, true, false])
    expect((await press(first, 700)).order).toBeNull()
    desk.at('2026-11-27T09:30:00Z')
    await begin(second, 800)
    expect(await at(second, '2026-11-27T09:59:59.999Z')).toEqual([true, false, true])
    expect(await at(second, '2026-11-27T10:00:00.000Z')).toEqual([true, false, false])
    expect((await press(second, 800)).order).toBeNull()
    expect(await at(second, '2026-11-27T10:30:00.000Z')).toEqual([false, true, false])
    desk.at('2026-11-20T10:00:00Z')
  })
  it('takes no second try while the first is waited for, once the link was withdrawn or the company takes no cards any more', async () => {
    const url = await link([await line(750)])
    const shown = async () => {
      const page = await open(url)
      return ['Estamos esperando al banco', 'name="medio"'].map((text) => page.includes(text))
    }
    const first = await begin(url, 750)
    expect(await shown()).toEqual([true, true])
    await desk.call(updateCompany, { id: 1, clavepagospriv: null })
    expect(await shown()).toEqual([true, false])
    expect((await press(url, 750)).order).toBeNull()
    await desk.call(updateCompany, { id: 1, clavepagospriv: secret })
    expect(await shown()).toEqual([true, true])
    const { id_reg_operacion_origen: id } = await operation(first.order)
    await desk.call(withdrawLink, { id: id! })
    expect(await shown()).toEqual([true, false])
    expect((await press(url, 750)).order).toBeNull()
  })
  it('of a line that was deleted meanwhile pays nothing, and keeps what comes for the payer', async () => {
    const id = await line(900)
    const order = await begin(await link([id]), 900)
    await desk.db.deleteFrom('factura').where('id_reg_factura', '=', id).execute()
    await decided(order)
    expect((await desk.call(cardPayments)).sobrantes).toMatchObject([{ importe: 900, orden: order.order }])
    expect(await broken(desk)).toEqual([])
  })
  it('of which a line could not be paid while the cash machine held it says what is left, not that it was paid', async () => {
    const ids = [await line(500), await line(300)] as const
    const url = await link(ids)
    const order = await begin(url, 800)
    const held = (retenido: number) => desk.db.updateTable('factura').set({ retenido }).where('id_reg_factura', '=', ids[1]).execute()
    await held(300)
    await decided(order)
    await held(0)
    expect(await rows(ids)).toMatchObject([{ pagado: 500 }, { pagado: 0 }])
    const sent = (await desk.call(cardPayments)).operaciones.find((one) => one.clase === 'enlace')!
    await desk.call(withdrawLink, { id: sent.id_reg_operacion })
    const page = await open(url)
    expect(['El club ha retirado este enlace', 'con tarjeta'].map((text) => page.includes(text))).toEqual([true, false])
  })
})

describe('the notice of the gateway', () => {
  it('forged, for another sum, or of an order that nobody made pays nothing', async () => {
    const id = await line(1000)
    const order = await begin(await link([id]), 1000)
    const good = gateway.noticeOf(order, '0000')
    for (const forged of [{ ...good, Ds_Signature: 'AAAA' }, gateway.noticeOf({ ...order, order: '2611NUNCAFUE' }, '0000')])
      expect(await notify(forged)).toMatchObject({ status: 422, body: { code: 'cards.firma' } })
    expect((await notify(good, { origin: 'https://otro.example' })).status).toBe(403)
    expect((await notify(gateway.noticeOf({ ...order, cents: 1 }, '0000'))).status).toBe(200)
    expect(await operation(order.order)).toMatchObject({ estado: 'dudosa', respuesta: '0000 1' })
    expect(await rows([id])).toMatchObject([{ pagado: 0, fecha_pago: null }])
    // staff decide after looking at the bank
    expect(await desk.call(decideOperation, { id: (await operation(order.order)).id_reg_operacion, hecha: true })).toEqual({
      estado: 'hecha',
    })
    expect(await rows([id])).toMatchObject([{ pagado: 1000 }])
  })
  it('counts once, however often and in whatever order it comes', async () => {
    const id = await line(1000)
    const order = await begin(await link([id]), 1000)
    for (const response of ['0190', '0000', '0000', '0190']) await notify(gateway.noticeOf(order, response))
    expect(await operation(order.order)).toMatchObject({ estado: 'hecha', respuesta: '0000' })
    expect(await desk.db.selectFrom('libro_asiento').select('importe').where('id_reg_factura', '=', id).execute()).toEqual([
      { importe: 1000 },
    ])
  })
  it('late counts too, after link and payment have expired', async () => {
    const id = await line(1000)
    const order = await begin(await link([id]), 1000)
    desk.at('2026-11-20T12:00:00Z')
    await desk.product.outbox.drained()
    expect(await operation(order.order)).toMatchObject({ estado: 'caducada' })
    await decided(order)
    expect(await rows([id])).toMatchObject([{ pagado: 1000 }])
    desk.at('2026-11-20T10:00:00Z')
  })
  it('that never comes is asked for, also of a gateway that is silent or talks nonsense at first', async () => {
    const id = await line(1000)
    const order = await begin(await link([id]), 1000)
    gateway.decide(order.order, '0000')
    gateway.behave('nonsense')
    desk.at('2026-11-20T10:03:00Z')
    await desk.product.outbox.drained()
    expect(await operation(order.order)).toMatchObject({ estado: 'pendiente' })
    gateway.behave('silent')
    desk.at('2026-11-20T11:30:00Z')
    await desk.product.outbox.drained()
    expect(await operation(order.order)).toMatchObject({ estado: 'dudosa' })
    gateway.behave('well')
    desk.at('2026-11-20T13:00:00Z')
    await desk.product.outbox.drained()
    expect(await operation(order.order)).toMatchObject({ estado: 'hecha' })
    expect(await rows([id])).toMatchObject([{ pagado: 1000 }])
    desk.at('2026-11-20T10:00:00Z')
  })
  it('after the desk took cash leaves a surplus of the payer, which pays what else he owes', async () => {
    const payer = await desk.member('Dolors')
    await desk.db.updateTable('socio').set({ email: 'dolors@example.test' }).where('id_mst_socios', '=', payer).execute()
    const [id, other] = [await line(1000, payer), await line(600, payer)]
    const order = await begin(await link([id]), 1000)
    await desk.call(chargeSelected, { facturasSeleccionadas: [id], importe: 700 })
    await decided(order)
    expect(await rows([id])).toMatchObject([{ pagado: 1000 }])
    const task = async () => (await desk.call(cardPayments)).sobrantes.find((one) => one.id_mst_socios === payer)
    const surplus = await task()
    expect(surplus).toMatchObject({ importe: 700, debe: 600, orden: order.order })
    expect(await desk.call(useSurplus, { id: surplus!.id_reg_cuenta })).toEqual({ usado: 600 })
    expect(await rows([other])).toMatchObject([{ pagado: 600, fecha_pago: '2026-11-20' }])
    expect(await task()).toMatchObject({ importe: 100, debe: 0 })
    await expect(desk.call(useSurplus, { id: surplus!.id_reg_cuenta })).rejects.toEqual(refusal('cards.nada_que_pagar'))
    expect(await broken(desk)).toEqual([])
  })
})
