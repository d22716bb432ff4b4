import { assignC60 } from '@app/contract/invoices/c60-assign'
import { mailPaper, paperReader } from '@app/contract/invoices/mail-paper'
import type { PaperFlag } from '@app/contract/invoices/ticket-page'
import { mails } from '@app/contract/mail/mail'
import { createIncome, updateIncome } from '@app/contract/one-off-income/edit-income'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownMailServer } from '../../../testing/mail-server.ts'
import { deskClub } from '../../../testing/modules/bookings.ts'
import { attachedPdf, textOfPdf } from '../../../testing/pdf.ts'

const desk = await deskClub()
const { received } = await ownMailServer()
const [anna] = desk.members
await desk.db.updateTable('socio').set({ email: 'anna@club.test' }).where('id_mst_socios', '=', anna!).execute()
await desk.db.updateTable('empresa').set({ emisora_c60: '280793', nif: 'B85626240' }).execute()
beforeEach(() => void received.splice(0))

const make = async (pagar: boolean) => {
  const { id_reg_factura: id } = await desk.call(createIncome, { id_mst_socios: anna, precio: 1210, concepto: 'Pala' })
  if (pagar) await desk.call(updateIncome, { id_reg_factura: id, pagar: true })
  return id
}
const send = (id: number, flag: PaperFlag, email = 'anna@club.test') => desk.call(mailPaper, { id, flag, email })
const textReceived = async () => {
  await desk.product.outbox.drained()
  const { head, pdf } = attachedPdf(received.at(-1)!.message)
  return { head, text: textOfPdf(pdf), pdf }
}

describe('mailing the paper of a line', () => {
  it('offers the address of its member', async () => {
    expect(await desk.call(paperReader, { id: await make(false) })).toEqual({ email: 'anna@club.test' })
    await expect(desk.call(paperReader, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  })

  it.each([
    [0, 'Tique', 80],
    [1, 'Justificante de pago', 210],
  ] as const)('sends paper %i as a PDF with all that its page has, and lists it among the letters', async (flag, name, width) => {
    const id = await make(true)
    await send(id, flag)
    const { head, text, pdf } = await textReceived()
    expect(head).toContain(`${name} ${id}.pdf`)
    for (const words of [
      'NIF B85626240',
      `${name} ${id} · 20/11/2026`,
      'Anna Puig',
      'Pala',
      '12,10\u00A0€',
      'IVA 21 %',
      '10,00\u00A0€',
      '2,10\u00A0€',
    ])
      expect(text).toContain(words)
    const [, points] = /\/MediaBox \[0 0 ([\d.]+)/.exec(pdf.toString('latin1'))!
    expect(Math.abs((Number(points) * 25.4) / 72 - width)).toBeLessThan(0.1)
    expect((await desk.call(mails, {}))[0]).toMatchObject({ tipo: 'invoices.paper', estado: 'hecho', para: 'anna@club.test' })
  })

  it('sends the payment letter of a line with its bars (R-141)', async () => {
    const id = await make(false)
    await expect(send(id, 2)).rejects.toMatchObject({ status: 409, code: 'ERROR_C60_GENERAR_CODIGO' })
    const { codigo_c60 } = await desk.call(assignC60, { id_reg_factura: id })
    await send(id, 2)
    const { text, pdf } = await textReceived()
    for (const words of [`Carta de pago ${id}`, 'Emisora: 280793', codigo_c60]) expect(text).toContain(words)
    expect(pdf.toString('latin1')).toContain(`/Alt (${codigo_c60})`)
  })

  it('speaks the language of the member, in letter and paper', async () => {
    await desk.db.insertInto('cuenta').values({ id_mst_socios: anna!, lang: 'ca-ES' }).execute()
    const id = await make(true)
    await send(id, 1)
    const { head, text } = await textReceived()
    expect(head).toContain(`Justificant de pagament ${id}.pdf`)
    expect(text).toContain('Justificant de pagament')
    expect(received.at(-1)!.message).toContain(`Justificant de pagament ${id} de`)
  })

  it('is refused of an unpaid line (R-137), of none, to no address and without the right', async () => {
    const id = await make(false)
    await expect(send(id, 0)).rejects.toMatchObject({ status: 409, code: 'msg.MarcarPagadoAntesTiquet' })
    await expect(send(999_999, 0)).rejects.toMatchObject({ status: 404 })
    await expect(send(await make(true), 0, 'anna')).rejects.toMatchObject({ status: 422, fields: { email: [expect.any(String)] } })
    const clerk = await desk.as({ rights: ['courts'] })
    await expect(clerk.call(mailPaper, { id, flag: 0, email: 'a@b.test' })).rejects.toMatchObject({ status: 403 })
    await expect(clerk.call(paperReader, { id })).rejects.toMatchObject({ status: 403 })
    await desk.product.outbox.drained()
    expect(received).toEqual([])
  })
})
