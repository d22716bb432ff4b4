import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { acknowledgeOperation, cardPayments, decideOperation, queryGateway, refundSurplus } from '@app/contract/cards/card-payments'
import { cardRefundable, refundToCard } from '@app/contract/cards/card-refund'
import { chargeSelected } from '@app/contract/invoices/collect'
import { refundInvoice, refundLines } from '@app/contract/invoices/refund'
import { undoLineRefund } from '@app/contract/invoices/undo-refund'
import { changePaymentMethod, voidPayments } from '@app/contract/invoices/wrong-payment'
import { accounts } from '@app/contract/ledger/account'
import { describe, expect, it } from 'vitest'
import { insertJob } from '../../kit/work/jobs.ts'
import { broken } from '../../testing/modules/bookings.ts'
import { cardClub } from '../../testing/modules/cards.ts'
import { refundJob } from '../ledger/public.ts'
import { refundQueryJob } from './refund.ts'

const desk = await cardClub()
const { gateway, line, link, begin, decided, rows } = desk
const refusal = (code: string) => expect.objectContaining({ code })
const drained = () => desk.product.outbox.drained()
/** A line of n cents that was paid by card. */
const paidByCard = async (cents: number) => {
  const id = await line(cents)
  await decided(await begin(await link([id]), cents))
  return id
}
const back = (id: number, amount: number, type: 3 | 4 = 3) => desk.call(refundToCard, { id, amount, type })
/** The newest refund of the list. */
const newest = async () => (await desk.call(cardPayments)).operaciones.find((one) => one.clase === 'pasarela_devolucion')!
const balance = async (account: number) =>
  (await desk.db.selectFrom('libro_asiento').select(['debe', 'haber', 'importe']).execute()).reduce(
    (sum, { debe, haber, importe }) => sum + (debe === account ? importe : 0) - (haber === account ? importe : 0),
    0,
  )

describe('giving money back to the card', () => {
  it('offers what was paid there and is left of it, and refuses more, with the maximum (R-134, R-135, A-51)', async () => {
    const id = await line(2000)
    await desk.call(chargeSelected, { facturasSeleccionadas: [id], importe: 500 })
    expect(await desk.call(cardRefundable, { id })).toMatchObject({ tpv: false, tipo_pago: -1, maximo: 0, id_mst_tipotpv: null })
    await expect(back(id, 100)).rejects.toEqual(refusal('msg.nada_que_devolver'))
    await decided(await begin(await link([id]), 1500))
    expect(await desk.call(cardRefundable, { id })).toMatchObject({ tpv: true, tipo_pago: 3, maximo: 1500, id_mst_tipotpv: 2 })
    await expect(back(id, 100, 4)).rejects.toEqual(refusal('msg.invalid_input'))
    await expect(back(id, 1501)).rejects.toMatchObject({ code: 'msg.IMPORTE_SUPERIOR_DISPONIBLE', msg: expect.stringContaining('15,00') })
    const { body } = await desk.http({ method: 'POST', url: `/api/factura/${id}/refund/devolverTarjeta/4.50/3` })
    expect(body).toMatchObject({ status: 1, devuelto: 4.5 })
    expect(await desk.call(cardRefundable, { id })).toMatchObject({ maximo: 1050 })
  })
  it('is on its way until the gateway has done it, and leaves the gateway then', async () => {
    const id = await paidByCard(1000)
    const before = await balance(accounts.gateway)
    gateway.behave('well')
    await back(id, 400)
    await drained()
    expect(await newest()).toMatchObject({ estado: 'hecha', importe: 400, respuesta: '0900' })
    expect(await balance(accounts.gateway)).toBe(before - 400)
    const { id_reg_operacion: operation_id } = await newest()
    await expect(desk.call(refundInvoice, { id, operation_id })).rejects.toEqual(refusal('cash_machine.no_pagada'))
    expect(await balance(accounts.transit)).toBe(0)
    expect(await broken(desk)).toEqual([])
  })
  it('refused by the gateway is taken back: the line can be given back anew, and the desk has a task (R-123)', async () => {
    const id = await paidByCard(1000)
    const [order] = [...gateway.orders.values()].slice(-1)
    order!.refunded = 1000
    await back(id, 1000)
    await drained()
    const task = await newest()
    expect(task).toMatchObject({ estado: 'retirada', respuesta: 'SIS0057', visto: false })
    expect((await rows([id]))[0]!.id_reg_factura_anulacion).toBeNull()
    expect(await desk.call(cardRefundable, { id })).toMatchObject({ maximo: 1000 })
    await desk.call(acknowledgeOperation, { id: task.id_reg_operacion })
    expect(await newest()).toMatchObject({ visto: true })
    order!.refunded = 0
    await back(id, 1000)
    await drained()
    expect(await newest()).toMatchObject({ estado: 'hecha' })
    expect(await broken(desk)).toEqual([])
  })
  it.each(['silent', 'nonsense'] as const)(
    'that the gateway answers with %s is doubtful, sent once, and decided by a person',
    async (mood) => {
      const id = await paidByCard(700)
      gateway.behave(mood)
      await back(id, 700)
      await drained()
      const doubtful = await newest()
      expect(doubtful).toMatchObject({ estado: 'dudosa' })
      gateway.behave('well')
      const sent = gateway.received.refunds
      await drained()
      expect(gateway.received.refunds).toBe(sent)
      expect(await desk.call(decideOperation, { id: doubtful.id_reg_operacion, hecha: false })).toEqual({ estado: 'retirada' })
      await expect(desk.call(decideOperation, { id: doubtful.id_reg_operacion, hecha: true })).rejects.toEqual(
        refusal('cards.ya_no_pendiente'),
      )
      expect(await desk.call(cardRefundable, { id })).toMatchObject({ maximo: 700 })
      expect(await broken(desk)).toEqual([])
    },
  )
  it('after a crash between sending and hearing is not sent again', async () => {
    const id = await paidByCard(300)
    gateway.behave('silent')
    await back(id, 300)
    await drained()
    gateway.behave('well')
    const { id_reg_operacion } = await newest()
    // the worker had sent the refund and died before the answer; another one takes its job
    await desk.db.updateTable('libro_operacion').set({ estado: 'pendiente' }).where('id_reg_operacion', '=', id_reg_operacion).execute()
    await insertJob(desk.tx, refundJob, { id: id_reg_operacion }, { now: desk.now() })
    const sent = gateway.received.refunds
    await drained()
    expect([gateway.received.refunds, (await newest()).estado]).toEqual([sent, 'dudosa'])
    await desk.call(decideOperation, { id: id_reg_operacion, hecha: true })
    expect(await newest()).toMatchObject({ estado: 'hecha', respuesta: 'decidido' })
    expect(await broken(desk)).toEqual([])
  })
  it('that is doubtful is asked for when the desk says so, and the gateway’s list answers', async () => {
    const [done, lost] = [await paidByCard(400), await paidByCard(500)]
    const [first] = [...gateway.orders.values()].slice(-2)
    gateway.behave('silent')
    await back(done, 400)
    await drained()
    const { id_reg_operacion } = await newest()
    await back(lost, 500)
    await drained()
    const other = (await newest()).id_reg_operacion
    gateway.behave('well')
    // the first one had reached the gateway
    first!.refunded = 400
    await desk.call(queryGateway, { id: id_reg_operacion })
    await desk.call(queryGateway, { id: other })
    await drained()
    const { operaciones } = await desk.call(cardPayments)
    const stateOf = (wanted: number) => operaciones.find((one) => one.id_reg_operacion === wanted)?.estado
    expect([stateOf(id_reg_operacion), stateOf(other)]).toEqual(['hecha', 'retirada'])
    expect(await desk.call(cardRefundable, { id: lost })).toMatchObject({ maximo: 500 })
    await expect(desk.call(queryGateway, { id: other })).rejects.toEqual(refusal('cards.ya_no_pendiente'))
    expect(await broken(desk)).toEqual([])
  })
  it('that is doubtful is not asked for where its order has another refund: nobody could say which of them the list means', async () => {
    const id = await paidByCard(1000)
    const [order] = [...gateway.orders.values()].slice(-1)
    await back(id, 300)
    await drained()
    expect([await newest(), order!.refunded]).toMatchObject([{ estado: 'hecha', importe: 300 }, 300])
    gateway.behave('silent')
    await back(id, 300)
    await drained()
    gateway.behave('well')
    const { id_reg_operacion: doubtful } = await newest()
    const { questions } = gateway.received
    await desk.call(queryGateway, { id: doubtful })
    await drained()
    expect(gateway.received.questions).toBe(questions)
    expect(await newest()).toMatchObject({ id_reg_operacion: doubtful, estado: 'dudosa', importe: 300 })
    await desk.call(decideOperation, { id: doubtful, hecha: false })
    expect(await desk.call(cardRefundable, { id })).toMatchObject({ maximo: 700 })
    expect(await broken(desk)).toEqual([])
  })
  it('that is done by the time of the question is not asked for', async () => {
    const id = await paidByCard(250)
    await back(id, 250)
    await drained()
    const done = await newest()
    expect(done).toMatchObject({ estado: 'hecha', importe: 250 })
    const asked = { ...gateway.received }
    // the desk had queried it while it was on its way
    await insertJob(desk.tx, refundQueryJob, { id: done.id_reg_operacion }, { now: desk.now() })
    await drained()
    expect(gateway.received).toEqual(asked)
    expect(await newest()).toEqual(done)
    expect(await broken(desk)).toEqual([])
  })
  it('of several lines that were paid at once is one, of their sum', async () => {
    const ids = [await line(600), await line(400)]
    await decided(await begin(await link(ids), 1000))
    const [order] = [...gateway.orders.values()].slice(-1)
    const facturas = ids.map((id_reg_factura) => ({ id_reg_factura, importe: null }))
    expect(await desk.call(refundLines, { facturas })).toMatchObject({ devuelto: 1000 })
    await drained()
    expect(order!.refunded).toBe(1000)
    expect(await newest()).toMatchObject({ estado: 'hecha', importe: 1000 })
    expect(await broken(desk)).toEqual([])
  })
  it('that the gateway’s list shows with another sum stays doubtful', async () => {
    const paid = await paidByCard(400)
    const [order] = [...gateway.orders.values()].slice(-1)
    gateway.behave('silent')
    await back(paid, 400)
    await drained()
    const { id_reg_operacion: id } = await newest()
    gateway.behave('well')
    order!.refunded = 300
    await desk.call(queryGateway, { id })
    await drained()
    expect(await newest()).toMatchObject({ estado: 'dudosa', importe: 400 })
    await desk.call(decideOperation, { id, hecha: true })
    expect(await broken(desk)).toEqual([])
  })
  it('of a line paid in cash too gives each part the way it came, and keeps the cash given back when the card refuses', async () => {
    const id = await line(1000)
    await desk.call(chargeSelected, { facturasSeleccionadas: [id], importe: 300 })
    await decided(await begin(await link([id]), 700))
    const [order] = [...gateway.orders.values()].slice(-1)
    order!.refunded = 700
    const { facturas } = await desk.call(refundLines, { facturas: [{ id_reg_factura: id, importe: null }] })
    await drained()
    expect(await rows([facturas[0]!.id_reg_factura])).toMatchObject([{ precio: -300, pagado: -300, fecha_baja: null }])
    expect(await desk.call(cardRefundable, { id })).toMatchObject({ maximo: 700 })
    expect(await broken(desk)).toEqual([])
  })
  it('is the only way back of what the gateway took: the desk cannot say that it was keyed wrongly', async () => {
    const id = await paidByCard(300)
    const payment = await desk.db
      .selectFrom('libro_asiento')
      .select('id_reg_asiento')
      .where('id_reg_factura', '=', id)
      .executeTakeFirstOrThrow()
    const cobros = [payment.id_reg_asiento]
    await expect(desk.call(voidPayments, { cobros })).rejects.toEqual(refusal('cobro.de_pasarela'))
    await expect(desk.call(changePaymentMethod, { cobros, id_mst_tipopago: 1 })).rejects.toEqual(refusal('cobro.de_pasarela'))
  })
  it('is not taken back by the desk, neither on its way nor when the gateway has done it', async () => {
    const id = await paidByCard(500)
    const { facturas } = await desk.call(refundLines, { facturas: [{ id_reg_factura: id, importe: null }] })
    const undo = () => desk.call(undoLineRefund, { id: facturas[0]!.id_reg_factura })
    await expect(undo()).rejects.toEqual(refusal('devolucion.a_tarjeta'))
    await drained()
    expect(await newest()).toMatchObject({ estado: 'hecha', importe: 500 })
    await expect(undo()).rejects.toEqual(refusal('devolucion.a_tarjeta'))
  })
  it('comes with deleting a booking that was paid by card', async () => {
    const ids = await desk.lines(660)
    const due = (await rows(ids)).reduce((sum, one) => sum + one.precio, 0)
    await decided(await begin(await link(ids), due))
    const { id_reg_reserva } = (await rows(ids))[0]!
    const [order] = [...gateway.orders.values()].slice(-1)
    expect(await desk.call(deleteBooking, { id_reg_reserva: id_reg_reserva!, devolucion: 'como_se_pago' })).toMatchObject({
      devuelto: due,
    })
    await drained()
    expect([due > 0, order!.refunded]).toEqual([true, due])
    expect(await newest()).toMatchObject({ estado: 'hecha', importe: due })
    expect(await broken(desk)).toEqual([])
  })
  it('of a surplus empties its account, and fills it again when the gateway refuses', async () => {
    const id = await line(600)
    const order = await begin(await link([id]), 600)
    await desk.call(chargeSelected, { facturasSeleccionadas: [id] })
    await decided(order)
    const task = async () => (await desk.call(cardPayments)).sobrantes.find((one) => one.orden === order.order)
    const { id_reg_cuenta } = (await task())!
    order.refunded = 600
    expect(await desk.call(refundSurplus, { id: id_reg_cuenta })).toEqual({ devuelto: 600 })
    await drained()
    expect(await task()).toMatchObject({ importe: 600 })
    order.refunded = 0
    const both = await Promise.allSettled([1, 2, 3].map(() => desk.call(refundSurplus, { id: id_reg_cuenta })))
    const lost = both.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    expect(lost).toEqual(['cards.sin_sobrante', 'cards.sin_sobrante'])
    await expect(desk.call(refundSurplus, { id: 999_999 })).rejects.toMatchObject({ status: 404, code: 'msg.not_found' })
    await drained()
    expect([await task(), order.refunded]).toEqual([undefined, 600])
    expect(await broken(desk)).toEqual([])
  })
  it('ten times at once gives back what was paid, and no more', async () => {
    const id = await paidByCard(1000)
    const [order] = [...gateway.orders.values()].slice(-1)
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => back(id, 300)))
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(3)
    await drained()
    expect(order!.refunded).toBe(900)
    expect(await broken(desk)).toEqual([])
    expect(desk.deadlocks()).toBe(0)
  })
})
