import { sendPaymentLinks } from '@app/contract/cards/payment-link'
import { addTemplate, removeTemplate } from '@app/contract/letters/letter-template'
import { describe, expect, it } from 'vitest'
import { cardClub } from '../../testing/modules/cards.ts'
import { letterBox } from '../../testing/modules/notices.ts'

const desk = await cardClub()
const box = await letterBox(desk)
const send = async (...ids: number[]) => {
  await desk.call(sendPaymentLinks, { items: ids.map((id_reg_factura) => ({ id_reg_factura, id_mst_socios: null })) })
  return (await box.letters())[0]!
}
const template = (desc_notificacion: string) =>
  desk.call(addTemplate, { desc_plantilla: 'Recordatorio', uso: 'recordatorio', subject: 'Te quedan {{importe}}', desc_notificacion })

describe('the letter with a payment link', () => {
  it('has the calendar entry of the coming booking that it is about, published: it invites to nothing', async () => {
    const ids = await desk.lines(1200)
    const { calendar } = await send(...ids)
    expect(calendar).toMatchObject({ method: 'PUBLISH', events: [{ STATUS: 'CONFIRMED', LOCATION: 'Pádel 1', SEQUENCE: '0' }] })
    const other = await desk.line(500)
    expect((await send(...ids, other)).calendar).toBeNull()
    expect((await send(other)).calendar).toBeNull()
    const [past] = await desk.lines(1260)
    await desk.db.updateTable('reserva').set({ fecha: '2026-11-19' }).where('hora_ini', '=', 1260).execute()
    expect((await send(past!)).calendar).toBeNull()
  })
  it('ends with the words of the club on paying later (R-166)', async () => {
    await box.set('TEXTO_PAGO_POSTERIOR_MANUAL', 'También puedes pagar en recepción.')
    expect((await send(await desk.line(700))).sent_html).toContain('También puedes pagar en recepción.')
    await box.set('TEXTO_PAGO_POSTERIOR_MANUAL', '')
  })
  it('is in the words of the club’s reminder, always with the link', async () => {
    const id = await desk.line(1950)
    const { id_mst_notificaciones_plantillas: first } = await template(
      '<p>{{nombre}}: <a href="{{enlace_pago}}" data-boton="1">Pagar</a> {{reservas}}</p>',
    )
    const letter = await send(id)
    expect(letter.asunto).toBe('Te quedan 19,50 €')
    expect(letter.sent_html).toMatch(/Anna: <a href="http:\/\/localhost\/pago\/[\w-]+"[^>]*>Pagar<\/a> Clase/)
    // the secret of the link is not kept
    expect(letter.html).toBe('')
    await desk.call(removeTemplate, { id: first })
    await template('<p>Hola {{nombre}}</p>')
    expect((await send(id)).sent_html).toMatch(/<a href="http:\/\/localhost\/pago\/[\w-]+"[^>]*>19,50/)
  })
})
