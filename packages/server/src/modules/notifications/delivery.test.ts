import { noticeDelivery, resendLetter } from '@app/contract/notifications/delivery'
import { monthOfMail, notices, oneNotice, sendNotice, stopNotice, takeBackNotice } from '@app/contract/notifications/notices'
import { beforeEach, describe, expect, it } from 'vitest'
import { after } from '../../kit/clock.ts'
import { backOff, maxAttempts } from '../../kit/work/attempt.ts'
import { ownMailServer } from '../../testing/mail-server.ts'
import { noticeClub } from '../../testing/modules/notifications.ts'

const desk = await noticeClub()
const { db, member, draft, leave, send } = desk
const { received, behaviour } = await ownMailServer()
beforeEach(() => {
  received.splice(0)
  behaviour.decide = async () => 'taken'
})
const readers = [await member('Anna', { telefono: '+34600112233' }), await member('Berta'), await member('Carles')]
const silent = await member('Silenci', { notificar: false })

const delivery = (id: number) => desk.call(noticeDelivery, { id })
/** Names of the readers with their outcomes, in the order shown. */
const outcomes = async (id: number) => (await delivery(id)).filas.map(({ nombre, estado }) => `${nombre.split(' ')[0]} ${estado}`)
const state = async (id: number) => (await desk.call(oneNotice, { id })).estado
const sentTo = () => received.map(({ to }) => to.split('@')[0]!).toSorted((a, b) => a.localeCompare(b))
const rowOf = async (id: number, name: string) => (await delivery(id)).filas.find((one) => one.nombre.startsWith(name))!
/** Lets every attempt of refused letters pass. */
async function exhaust() {
  for (let attempt = 0; attempt <= maxAttempts; attempt += 1) {
    desk.at(after(desk.now(), backOff(attempt + 1)).toISOString())
    await desk.product.outbox.drained()
  }
}

describe('the delivery of a letter', () => {
  it('tells each reader’s outcome with its hour, those to look at first, and the sums by outcome (R-426)', async () => {
    behaviour.decide = async ({ to }) => (to.startsWith('berta') ? 'refused' : to.startsWith('carles') ? 'cut' : 'taken')
    const id = await draft({ id_usuario_envio: [...readers, silent] })
    await send(id)
    expect(await outcomes(id)).toEqual(['Carles dudoso', 'Anna entregado', 'Berta en_cola', 'Silenci no_recibe'])
    expect(await delivery(id)).toMatchObject({ correos: 3, salidos: 2, leidos: 0, avisos_app: 0, autor: 'Prueba Sin derechos' })
    expect(await rowOf(id, 'Berta')).toMatchObject({ siguiente: expect.any(Date), detalle: expect.stringContaining('try later') })
    expect(await rowOf(id, 'Anna')).toMatchObject({ hora: desk.now(), siguiente: null, telefono: '+34600112233' })
    expect(await rowOf(id, 'Silenci')).toMatchObject({ motivo: 'sin_avisos', hora: null })
    expect(await state(id)).toBe('saliendo')
    await exhaust()
    expect(await outcomes(id)).toEqual(['Carles dudoso', 'Berta fallido', 'Anna entregado', 'Silenci no_recibe'])
    expect((await delivery(id)).resultados.toSorted((a, b) => a.estado.localeCompare(b.estado))).toEqual([
      { estado: 'dudoso', correos: 1 },
      { estado: 'entregado', correos: 1 },
      { estado: 'fallido', correos: 1 },
    ])
    expect(await state(id)).toBe('enviada')
  })
  it('tells bounces first, for good before those for now, with the words of the reader’s server (A-66)', async () => {
    const id = await draft({ id_usuario_envio: readers })
    await send(id)
    const bounce = (to: string, rebote: 'permanente' | 'temporal') =>
      db
        .updateTable('correo')
        .set({ rebote, rebote_texto: `No: ${to}`, rebote_fecha: desk.now() })
        .where('para', '=', to)
        .execute()
    await bounce('berta@club.test', 'temporal')
    await bounce('carles@club.test', 'permanente')
    expect(await outcomes(id)).toEqual(['Carles rebotado', 'Berta rebote_temporal', 'Anna entregado'])
    expect(await rowOf(id, 'Carles')).toMatchObject({ detalle: 'No: carles@club.test', hora: desk.now() })
    const listed = (await desk.call(notices, {})).find((one) => one.id_reg_notificaciones === id)
    expect(listed).toMatchObject({ personas: 3, correos: 3, llegaron: 1, rebotes: 2 })
  })
  it('counts a letter to a family once (0118)', async () => {
    const family = [await member('Jan', { email: 'casa@club.test' }), await member('Ona', { email: 'casa@club.test' })]
    const id = await draft({ id_usuario_envio: family })
    await send(id)
    expect(await delivery(id)).toMatchObject({ correos: 1, resultados: [{ estado: 'entregado', correos: 1 }], filas: [{}, {}] })
    expect(sentTo()).toEqual(['casa'])
  })
})

describe('sending again', () => {
  it('is for letters in doubt or failed only, each by an act of a person, and once', async () => {
    behaviour.decide = async ({ to }) => (to.startsWith('berta') ? 'refused' : to.startsWith('carles') ? 'cut' : 'taken')
    const id = await draft({ id_usuario_envio: [...readers, silent] })
    await send(id)
    await exhaust()
    behaviour.decide = async () => 'taken'
    received.splice(0)
    const idOf = async (name: string) => (await rowOf(id, name)).id_reg_notificaciones_destinos
    const again = async (name: string) => desk.call(resendLetter, { id: await idOf(name) })
    for (const name of ['Anna', 'Silenci']) await expect(again(name)).rejects.toMatchObject({ status: 409, code: 'notificacion.no_dudoso' })
    await expect(desk.call(resendLetter, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
    await again('Berta')
    await again('Carles')
    await desk.product.outbox.drained()
    expect(sentTo()).toEqual(['berta', 'carles'])
    await expect(again('Berta')).rejects.toMatchObject({ code: 'notificacion.no_dudoso' })
    expect(await outcomes(id)).toEqual(['Anna entregado', 'Berta entregado', 'Carles entregado', 'Silenci no_recibe'])
  })
  it('needs the right to messages, like the delivery (A-188)', async () => {
    const id = await draft({ id_usuario_envio: readers })
    const clerk = await desk.as({ rights: ['members'] })
    await expect(clerk.call(noticeDelivery, { id })).rejects.toMatchObject({ status: 403 })
    await expect(clerk.call(resendLetter, { id: 1 })).rejects.toMatchObject({ status: 403 })
    await expect(delivery(999_999)).rejects.toMatchObject({ status: 404 })
    const writer = await desk.as({ rights: ['messages'] })
    expect(await writer.call(noticeDelivery, { id })).toMatchObject({ correos: 0, filas: [] })
  })
})

describe('stopping a letter', () => {
  it('ends what waits for its turn; what failed or is in doubt can still be sent again (R-426)', async () => {
    behaviour.decide = async ({ to }) => (to.startsWith('carles') ? 'cut' : to.startsWith('berta') ? 'refused' : 'taken')
    const id = await draft({ id_usuario_envio: readers })
    await send(id)
    const sentInMonth = async () => (await desk.call(monthOfMail, {})).enviados
    const before = await sentInMonth()
    expect(await desk.call(stopNotice, { id })).toEqual({ parados: 1 })
    expect(await outcomes(id)).toEqual(['Carles dudoso', 'Anna entregado', 'Berta parado'])
    // what was stopped has not left, and leaves its place in the month
    expect(await delivery(id)).toMatchObject({ correos: 3, salidos: 2 })
    expect(await sentInMonth()).toBe(before - 1)
    expect(await state(id)).toBe('parada')
    behaviour.decide = async () => 'taken'
    received.splice(0)
    await exhaust()
    expect(sentTo()).toEqual([])
    await expect(desk.call(stopNotice, { id })).rejects.toMatchObject({ status: 409, code: 'notificacion.no_sale' })
    await desk.call(resendLetter, { id: (await rowOf(id, 'Carles')).id_reg_notificaciones_destinos })
    await desk.product.outbox.drained()
    expect(sentTo()).toEqual(['carles'])
  })
  it('is refused before its hour and after its last mail', async () => {
    const id = await draft({ id_usuario_envio: readers })
    const refused = () => expect(desk.call(stopNotice, { id })).rejects.toMatchObject({ status: 409, code: 'notificacion.no_sale' })
    await refused()
    await desk.call(sendNotice, { id })
    await refused()
    await leave()
    await refused()
    expect(sentTo()).toEqual(['anna', 'berta', 'carles'])
  })
})

describe('the order to send', () => {
  it('given twice at once sends once (R-426, A-67)', async () => {
    const id = await draft({ id_usuario_envio: readers })
    const orders = await Promise.allSettled([desk.call(sendNotice, { id }), desk.call(sendNotice, { id })])
    expect(orders.map((one) => one.status).toSorted((a, b) => a.localeCompare(b))).toEqual(['fulfilled', 'rejected'])
    expect(orders.find((one) => one.status === 'rejected')).toMatchObject({ reason: { status: 409, code: 'notificacion.ya_sale' } })
    await leave()
    await leave()
    expect(sentTo()).toEqual(['anna', 'berta', 'carles'])
    expect((await delivery(id)).correos).toBe(3)
  })
  it('is taken back within its minute, and the place of its mails in the month with it (R-424, R-426)', async () => {
    const id = await draft({ id_usuario_envio: readers })
    await expect(desk.call(takeBackNotice, { id })).rejects.toMatchObject({ code: 'notificacion.no_sale' })
    await desk.call(sendNotice, { id })
    desk.at(after(desk.now(), 59).toISOString())
    await desk.product.outbox.drained()
    expect(await desk.call(takeBackNotice, { id })).toMatchObject({ estado: 'borrador' })
    await leave()
    expect([sentTo(), (await delivery(id)).filas]).toEqual([[], []])
    await send(id)
    expect(sentTo()).toEqual(['anna', 'berta', 'carles'])
    await expect(desk.call(takeBackNotice, { id })).rejects.toMatchObject({ code: 'notificacion.ya_sale' })
  })
})
