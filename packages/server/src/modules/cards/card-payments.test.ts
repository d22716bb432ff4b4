import {
  acknowledgeOperation,
  cardPayments,
  decideOperation,
  queryGateway,
  useSurplus,
  withdrawLink,
} from '@app/contract/cards/card-payments'
import { describe, expect, it } from 'vitest'
import { cardClub } from '../../testing/modules/cards.ts'

const desk = await cardClub()
const { line, link, begin, decided, operation } = desk
const over = expect.objectContaining({ status: 409, code: 'cards.ya_no_pendiente' }) as unknown
/** The link and the payment that was begun from it. */
async function begun() {
  const id = await line(1000)
  const order = await begin(await link([id]), 1000)
  const { id_reg_operacion: payment, id_reg_operacion_origen: origin } = await operation(order.order)
  return { order, payment, origin: origin! }
}

describe('what a desk does with a payment', () => {
  it('withdraws a link that waits, once, and no payment that somebody began', async () => {
    const { payment, origin } = await begun()
    await expect(desk.call(withdrawLink, { id: payment })).rejects.toEqual(over)
    expect(await desk.call(withdrawLink, { id: origin })).toEqual({})
    await expect(desk.call(withdrawLink, { id: origin })).rejects.toEqual(over)
  })
  it('asks the gateway of what has no answer yet: not of a link, nor of what is done', async () => {
    const { order, payment, origin } = await begun()
    await expect(desk.call(queryGateway, { id: origin })).rejects.toEqual(over)
    expect(await desk.call(queryGateway, { id: payment })).toEqual({})
    await decided(order)
    await expect(desk.call(queryGateway, { id: payment })).rejects.toEqual(over)
  })
  it('decides what is doubtful only: not a link, nor what may still be answered', async () => {
    const { order, payment, origin } = await begun()
    for (const id of [origin, payment]) await expect(desk.call(decideOperation, { id, hecha: true })).rejects.toEqual(over)
    await desk.notify(desk.gateway.noticeOf({ ...order, cents: 1 }, '0000'))
    await desk.db.updateTable('libro_operacion').set({ estado: 'dudosa' }).where('id_reg_operacion', '=', origin).execute()
    await expect(desk.call(decideOperation, { id: origin, hecha: true })).rejects.toEqual(over)
    await desk.db.updateTable('libro_operacion').set({ estado: 'pendiente' }).where('id_reg_operacion', '=', origin).execute()
    expect(await desk.call(decideOperation, { id: payment, hecha: false })).toEqual({ estado: 'retirada' })
    await expect(desk.call(decideOperation, { id: payment, hecha: true })).rejects.toEqual(over)
  })
  it('uses a surplus that there is', async () => {
    await expect(desk.call(useSurplus, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  })
})

it('the list has the newest 500, and before them what is still open: what is doubtful, and what came late until somebody noted it', async () => {
  const { clase, importe, fecha } = await operation((await begun()).order.order)
  const old = (more: object) =>
    desk.db
      .insertInto('libro_operacion')
      .values({ clase, importe, fecha, estado: 'caducada', ...more })
      .returning('id_reg_operacion')
      .executeTakeFirstOrThrow()
  const answers = ['tarde 0000', 'distinto 0000', 'tarde 0000', '0190']
  const doubtful = await old({ estado: 'dudosa' })
  const [late, other, noted, refused] = [
    await old({ respuesta: answers[0] }),
    await old({ respuesta: answers[1] }),
    await old({ respuesta: answers[2] }),
    await old({ respuesta: answers[3] }),
  ]
  await desk.call(acknowledgeOperation, { id: noted.id_reg_operacion })
  const newest = Array.from({ length: 500 }, () => ({ clase, importe, fecha, estado: 'caducada' as const }))
  await desk.db.insertInto('libro_operacion').values(newest).execute()
  const { operaciones } = await desk.call(cardPayments)
  const listed = operaciones.map((one) => one.id_reg_operacion)
  expect(listed.slice(500).toSorted((a, b) => a - b)).toEqual([doubtful, late, other].map((one) => one.id_reg_operacion))
  expect(listed).not.toContain(refused.id_reg_operacion)
  expect(new Set(listed).size).toBe(listed.length)
})
