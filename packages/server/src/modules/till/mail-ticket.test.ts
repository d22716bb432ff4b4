import { mails } from '@app/contract/mail/mail'
import { newCart } from '@app/contract/till/carts'
import { mailTicket } from '@app/contract/till/mail-ticket'
import { payCart } from '@app/contract/till/pay-cart'
import { cartTicket } from '@app/contract/till/ticket'
import { expect, it } from 'vitest'
import { ownMailServer } from '../../testing/mail-server.ts'
import { tillClub } from '../../testing/modules/till.ts'
import { attachedPdf, textOfPdf } from '../../testing/pdf.ts'

const desk = await tillClub()
const { received } = await ownMailServer()

async function sale(hash: string) {
  const { carro } = await desk.call(newCart, { hash })
  await desk.sell(desk.water, 2, { hash, id_reg_tpv_carro: carro.id_reg_tpv_carro })
  return { hash, id_reg_tpv_carro: carro.id_reg_tpv_carro }
}

it('a paid ticket is mailed as a PDF that is made when the letter leaves, and stands in the list of letters', async () => {
  const meant = await sale('mail')
  await desk.call(payCart, { ...meant, entregado: 500 })
  const id = meant.id_reg_tpv_carro
  expect(await desk.call(cartTicket, { id })).toMatchObject({ email: null })
  await desk.call(mailTicket, { id, email: 'anna@club.test' })
  const [queued] = await desk.db.selectFrom('outbox').select(['lane', 'payload']).where('kind', '=', 'till.ticket').execute()
  expect(queued).toMatchObject({ lane: 'mail' })
  await desk.product.outbox.drained()
  expect(received.map(({ to }) => to)).toEqual(['anna@club.test'])
  const { head, pdf } = attachedPdf(received[0]!.message)
  expect(head).toContain(`Tique ${id}.pdf`)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const text = textOfPdf(pdf)
  for (const words of [`Tique ${id}`, 'Agua 50 cl', '3,00\u00A0€', 'Cambio', '2,00\u00A0€']) expect(text).toContain(words)
  expect((await desk.call(mails, {}))[0]).toMatchObject({
    tipo: 'till.ticket',
    estado: 'hecho',
    para: 'anna@club.test',
    asunto: expect.stringContaining(String(id)),
  })
})

it('an open cart is not mailed, nor anything to a wrong address', async () => {
  const { id_reg_tpv_carro: id } = await sale('open')
  await expect(desk.call(mailTicket, { id, email: 'anna@club.test' })).rejects.toMatchObject({ code: 'msg.MarcarPagadoAntesTiquet' })
  await expect(desk.call(mailTicket, { id, email: 'anna' })).rejects.toMatchObject({ status: 422, fields: { email: [expect.any(String)] } })
  await desk.product.outbox.drained()
  expect(received).toHaveLength(1)
})
