import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { editBooking, moveBooking } from '@app/contract/bookings/change-booking'
import { addTemplate } from '@app/contract/letters/letter-template'
import { expect, it } from 'vitest'
import { storePicture } from '../../../kit/files/stored-pictures.ts'
import { deskClub } from '../../../testing/modules/bookings.ts'
import { letterBox } from '../../../testing/modules/notices.ts'

const desk = await deskClub()
const { padel, other, members } = desk
const [anna, berta, carles] = members
const box = await letterBox(desk)
await box.set('AVISO_RESERVAS', '2')

it('a letter is in the words of the club where it has a template for it, in the reader’s language, filled and escaped', async () => {
  const picture = await storePicture(desk.tx, { bytes: Buffer.from('webp'), type: 'image/webp' } as never, desk.now())
  await desk.call(addTemplate, {
    ...{ desc_plantilla: 'Cambio', uso: 'cambio', subject: 'Cambio para {{nombre}}' },
    desc_notificacion: `<p>Hola {{nombre|socio}}:</p><p>{{reservas}}</p><p>{{importe|nada}}</p><img src="${picture}" alt="Club">`,
    textos: [{ idioma: 'ca', subject: 'Canvi per a {{nombre}}', desc_notificacion: '<p>Canvi: {{reservas}}</p>' }],
  })
  await desk.db.updateTable('socio').set({ nombre: 'Anna <i>' }).where('id_mst_socios', '=', anna).execute()
  await desk.db.updateTable('socio').set({ idioma: 'ca-ES' }).where('id_mst_socios', '=', berta).execute()
  await desk.db.updateTable('socio').set({ idioma: 'en-EN' }).where('id_mst_socios', '=', carles).execute()
  const { id_reg_reserva } = await desk.book({ hora_ini: 600, socios: [anna, berta, carles] })
  // without a template for new bookings they are told in the product's words
  expect((await box.told()).map(({ asunto }) => asunto.split(':')[0])).toEqual([
    'Reserva confirmada',
    'Reserva confirmada',
    'Booking confirmed',
  ])
  await desk.call(moveBooking, { id_reg_reserva, id_mst_recurso: other, hora_ini: 660 })
  const [first, second, third] = await box.told()
  expect(first!.asunto).toBe('Cambio para Anna <i>')
  expect(first!.html).toContain('Hola Anna &lt;i&gt;:')
  const moved = 'Pádel 1, lunes, 23 de noviembre de 2026, 10:00–11:00 → Pádel 2, lunes, 23 de noviembre de 2026, 11:00–12:00'
  expect(first!.html).toContain(moved)
  expect(first!.texto).toContain('6,00')
  expect(first!.html).toContain(`src="data:image/webp;base64,${Buffer.from('webp').toString('base64')}"`)
  expect(first!.calendar!.method).toBe('REQUEST')
  expect(second).toMatchObject({ asunto: 'Canvi per a Berta', html: expect.stringContaining('dilluns, 23 de novembre del 2026') })
  expect(third!.html).toContain('Monday, 23 November 2026')
  expect(third!.asunto).toBe('Cambio para Carles')
})

it('each act is a letter of its own, in the words for what it was', async () => {
  const [one, two] = [await desk.book({ hora_ini: 780 }), await desk.book({ hora_ini: 840 })]
  await box.told()
  await desk.call(moveBooking, { id_reg_reserva: one.id_reg_reserva, hora_ini: 900, id_mst_recurso: padel })
  await desk.call(deleteBooking, { id_reg_reserva: two.id_reg_reserva })
  // the acts are jobs of their own, done side by side
  expect((await box.told()).map(({ asunto }) => asunto).toSorted()).toEqual([
    'Cambio para Anna <i>',
    'Reserva anulada: Pádel 1 23/11/2026 14:00',
  ])
  await desk.call(editBooking, { id_reg_reserva: one.id_reg_reserva, hora_ini: 960, socios: [anna, berta] })
  expect((await box.told()).map(({ asunto }) => asunto.split(':')[0]!).toSorted()).toEqual(['Cambio para Anna <i>', 'Reserva confirmada'])
})
