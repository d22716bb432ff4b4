import { addBooking } from '@app/contract/bookings/add-booking'
import { deleteBooking, restoreBooking } from '@app/contract/bookings/cancel-booking'
import { editBooking, moveBooking } from '@app/contract/bookings/change-booking'
import { validateBooking } from '@app/contract/bookings/pending-bookings'
import { chargeBooking } from '@app/contract/invoices/collect'
import { beforeEach, describe, expect, it } from 'vitest'
import { deskClub, guest, someDay } from '../../../testing/modules/bookings.ts'
import { letterBox } from '../../../testing/modules/notices.ts'

const desk = await deskClub()
const { db, padel, other, members } = desk
const [anna, berta, carles] = members
const box = await letterBox(desk)
const { set, pass, told } = box
let hour = 480
/** A booking of Anna and Berta that stands since yesterday, at its own hour. */
async function standing(more: Parameters<typeof desk.book>[0] = {}) {
  hour += 60
  const made = await desk.book({ hora_ini: hour, socios: [anna, berta], confirmar_mismo_horario: true, ...more })
  await told()
  return made.id_reg_reserva
}
const change = (id_reg_reserva: number, sent: object) =>
  desk.call(editBooking, { id_reg_reserva, confirmar_mismo_horario: true, ...sent } as never)
const to = (letters: Awaited<ReturnType<typeof told>>) => letters.map(({ para }) => para.split('@')[0])

beforeEach(async () => {
  await set('AVISO_RESERVAS', '1')
  hour = 480
  for (const table of ['libro_asiento', 'factura', 'reserva_ocupa', 'reserva_socio', 'reserva_aviso', 'reserva'] as const)
    await db.deleteFrom(table).execute()
  await db.updateTable('libro_cuenta').set({ saldo: 0 }).where('saldo', 'is not', null).execute()
  await told()
})

describe('AVISO_RESERVAS (A-172)', () => {
  it('0 tells nobody of anything', async () => {
    await set('AVISO_RESERVAS', '0')
    const id = await standing()
    await desk.call(moveBooking, { id_reg_reserva: id, id_mst_recurso: other })
    await desk.call(deleteBooking, { id_reg_reserva: id })
    expect(await told()).toEqual([])
    expect(await db.selectFrom('reserva_aviso').selectAll().execute()).toEqual([])
  })
  it('1 tells of moves and cancellations, not of new bookings', async () => {
    await desk.book({ hora_ini: 720 })
    expect(await told()).toEqual([])
    const id = await standing()
    await desk.call(moveBooking, { id_reg_reserva: id, id_mst_recurso: other })
    expect(await told()).toMatchObject([
      { para: 'anna@example.com', asunto: 'Reserva cambiada: Pádel 2 23/11/2026 09:00' },
      { para: 'berta@example.com', asunto: 'Reserva cambiada: Pádel 2 23/11/2026 09:00' },
    ])
    await desk.call(deleteBooking, { id_reg_reserva: id })
    expect((await told()).map(({ asunto }) => asunto)).toEqual(Array(2).fill('Reserva anulada: Pádel 2 23/11/2026 09:00'))
  })
  it('2 tells of new bookings too: when, where, with whom, what is owed', async () => {
    await set('AVISO_RESERVAS', '2')
    await desk.book({ hora_ini: 1140, socios: [anna, berta, guest, guest], pin_reserva: '4812' })
    const [letter, ...more] = await told()
    expect(to(more)).toEqual(['berta'])
    expect(letter!.asunto).toBe('Reserva confirmada: Pádel 1 23/11/2026 19:00')
    // a code is not kept beyond the sending
    expect(letter!.html).toBe('')
    await desk.book({ hora_ini: 1200, socios: [anna, berta, guest, guest] })
    const { html, texto } = (await told())[0]!
    for (const words of ['lunes, 23 de noviembre de 2026 20:00–21:00', 'Pádel 1', 'Con: Berta, 2 invitados', 'Por pagar: 6,00'])
      expect(html).toContain(words)
    expect(texto).toContain('20:00–21:00')
    expect(texto).not.toContain('Código')
  })
  it('a booking and its cancellation within the minute are no news', async () => {
    for (const level of ['1', '2']) {
      await set('AVISO_RESERVAS', level)
      const { id_reg_reserva } = await desk.book({ hora_ini: 540 })
      await desk.call(moveBooking, { id_reg_reserva, id_mst_recurso: other })
      await desk.call(deleteBooking, { id_reg_reserva })
      expect(await told()).toEqual([])
    }
  })
})

describe('a moved booking', () => {
  it('is told with the former hour struck out, beside the new one', async () => {
    const id = await standing()
    await desk.call(moveBooking, { id_reg_reserva: id, hora_ini: 1200 })
    const [letter] = await told()
    expect(letter!.html).toContain('<s>09:00–10:00</s> → 20:00–21:00')
    expect(letter!.html).not.toContain('<s>Pádel')
    await desk.call(moveBooking, { id_reg_reserva: id, id_mst_recurso: other, fecha_ini: '2026-11-24' })
    const [again] = await told()
    expect(again!.html).toMatch(/<s>lunes, 23 de noviembre de 2026 20:00–21:00<\/s> → martes, 24 de noviembre de 2026 20:00–21:00/)
    expect(again!.html).toContain('<s>Pádel 1</s> → Pádel 2')
  })
  it('there and back within the minute is no news; there, and elsewhere later, is told from where it was known', async () => {
    const id = await standing()
    await desk.call(moveBooking, { id_reg_reserva: id, id_mst_recurso: other })
    pass(30)
    await desk.call(moveBooking, { id_reg_reserva: id, id_mst_recurso: padel })
    expect(await told()).toEqual([])
    await desk.call(moveBooking, { id_reg_reserva: id, hora_ini: 1200 })
    pass(40)
    expect(await box.letters()).toEqual([])
    await desk.call(moveBooking, { id_reg_reserva: id, hora_ini: 1260 })
    // the job of the first move finds nothing to tell
    pass(30)
    expect(await box.letters()).toEqual([])
    const letters = await told()
    expect(to(letters)).toEqual(['anna', 'berta'])
    expect(letters[0]!.html).toContain('<s>09:00–10:00</s> → 21:00–22:00')
  })
  it('is no news where neither its court nor its time changes', async () => {
    const id = await standing()
    await change(id, { nombre: 'Final', observaciones: 'Con pelotas' })
    expect(await told()).toEqual([])
  })
  it('is told with the confirmation that is missing where it moved to', async () => {
    const clerk = await desk.as({ rights: ['bookings'] })
    const id = await standing()
    await db.updateTable('recurso').set({ id_mst_socios_confirmador: carles }).where('id_mst_recurso', '=', other).execute()
    await clerk.call(moveBooking, { id_reg_reserva: id, id_mst_recurso: other })
    const [letter] = await told()
    expect(letter!.texto).toContain('Falta que el club la confirme.')
    expect(letter!.calendar!.events[0]!.STATUS).toBe('TENTATIVE')
    await set('AVISO_RESERVAS', '2')
    const { id_reg_reserva } = await desk.call(addBooking, {
      ...{ fecha_ini: someDay, hora_ini: 1200, duracion: 60, id_mst_recurso: other, id_mst_socios: berta },
    })
    expect(await told()).toEqual([])
    await desk.call(validateBooking, { id_reg_reserva })
    expect(await told()).toMatchObject([{ para: 'berta@example.com', asunto: 'Reserva confirmada: Pádel 2 23/11/2026 20:00' }])
    await db.updateTable('recurso').set({ id_mst_socios_confirmador: null }).where('id_mst_recurso', '=', other).execute()
  })
})

describe('other people on a booking', () => {
  it('who was taken off is told that it is over, who was added that it is new (with 2)', async () => {
    const id = await standing()
    await change(id, { socios: [anna, carles] })
    const letters = await told()
    expect(letters).toMatchObject([{ para: 'berta@example.com', asunto: 'Reserva anulada: Pádel 1 23/11/2026 09:00' }])
    await set('AVISO_RESERVAS', '2')
    await change(id, { socios: [anna, berta] })
    expect((await told()).map(({ para, asunto }) => [para, asunto.split(':')[0]])).toEqual([
      ['berta@example.com', 'Reserva confirmada'],
      ['carles@example.com', 'Reserva anulada'],
    ])
    await change(id, { socios: [anna, guest] })
    expect(to(await told())).toEqual(['berta'])
  })
})

describe('a cancelled booking', () => {
  it('is told with what was given back to that player', async () => {
    const id = await standing()
    await desk.call(chargeBooking, { id, id_mst_caja: desk.register } as never)
    await desk.call(deleteBooking, { id_reg_reserva: id, devolucion: 'efectivo', id_mst_caja: desk.register })
    const letters = await told()
    expect(letters.map(({ texto }) => /Devuelto: 6,00/.test(texto ?? ''))).toEqual([true, true])
    expect(letters[0]!.html).toContain('<s>lunes, 23 de noviembre de 2026 09:00–10:00</s>')
    const unpaid = await standing()
    await desk.call(deleteBooking, { id_reg_reserva: unpaid })
    expect((await told())[0]!.texto).not.toContain('Devuelto')
  })
  it('restored within the minute is no news, later it is told as standing again, also with 1', async () => {
    const id = await standing()
    await desk.call(deleteBooking, { id_reg_reserva: id })
    await desk.call(restoreBooking, { id })
    expect(await told()).toEqual([])
    await desk.call(deleteBooking, { id_reg_reserva: id })
    expect(to(await told())).toEqual(['anna', 'berta'])
    await desk.call(restoreBooking, { id })
    expect((await told()).map(({ asunto }) => asunto)).toEqual(Array(2).fill('Reserva confirmada: Pádel 1 23/11/2026 09:00'))
  })
  it('that has begun is told to nobody, nor a past one that is corrected', async () => {
    const today = { fecha_ini: '2026-11-20' }
    const [first, second] = [await standing({ ...today, hora_ini: 840 }), await standing({ ...today, hora_ini: 900 })]
    pass(4 * 3600)
    await change(first, { socios: [anna, carles] })
    expect(await desk.call(deleteBooking, { id_reg_reserva: first, forzar_notificar: true })).toMatchObject({ avisos: 0 })
    await desk.call(moveBooking, { id_reg_reserva: second, hora_ini: 1200 })
    expect((await told()).map(({ asunto }) => asunto)).toEqual(Array(2).fill('Reserva cambiada: Pádel 1 20/11/2026 20:00'))
  })
  it('is told whatever the club and the player have set where staff ask for it: once, though both would', async () => {
    await db.updateTable('socio').set({ notificar: false }).where('id_mst_socios', '=', anna).execute()
    const quiet = await standing()
    await desk.call(deleteBooking, { id_reg_reserva: quiet })
    expect(to(await told())).toEqual(['berta'])
    for (const level of ['0', '1']) {
      await set('AVISO_RESERVAS', level)
      const asked = await standing()
      expect(await desk.call(deleteBooking, { id_reg_reserva: asked, forzar_notificar: true })).toMatchObject({ avisos: 2 })
      expect(to(await told())).toEqual(['anna', 'berta'])
    }
    // also one that was made just now
    const { id_reg_reserva } = await desk.book({ hora_ini: 1200 })
    await desk.call(deleteBooking, { id_reg_reserva, forzar_notificar: true })
    expect(to(await told())).toEqual(['anna'])
    await db.updateTable('socio').set({ notificar: true }).where('id_mst_socios', '=', anna).execute()
  })
})

describe('the reader of a letter', () => {
  it('is the guardian of a minor, in the language of the minor’s file, and learns whom it is for', async () => {
    await db
      .updateTable('socio')
      .set({ id_mst_socios_tutor: carles, email: null, idioma: 'ca-ES' })
      .where('id_mst_socios', '=', berta)
      .execute()
    const id = await standing()
    await desk.call(deleteBooking, { id_reg_reserva: id })
    const letters = await told()
    expect(letters).toMatchObject([
      { para: 'anna@example.com', asunto: 'Reserva anulada: Pádel 1 23/11/2026 09:00' },
      { para: 'carles@example.com', asunto: 'Reserva anul·lada: Pádel 1 23/11/2026 09:00' },
    ])
    expect(letters[1]!.texto).toMatch(/Hola, Carles Puig:[^]*És per a Berta\.[^]*dilluns, 23 de novembre del 2026/i)
    await db
      .updateTable('socio')
      .set({ id_mst_socios_tutor: null, email: 'berta@example.com', idioma: null })
      .where('id_mst_socios', '=', berta)
      .execute()
  })
  it('without address gets none; names are no markup', async () => {
    await db.updateTable('socio').set({ nombre: '<b>Bea</b> {{club}}' }).where('id_mst_socios', '=', berta).execute()
    await db.updateTable('socio').set({ email: null }).where('id_mst_socios', '=', berta).execute()
    const id = await standing()
    await desk.call(moveBooking, { id_reg_reserva: id, id_mst_recurso: other })
    const letters = await told()
    expect(to(letters)).toEqual(['anna'])
    expect(letters[0]!.html).toContain('Con: &lt;b&gt;Bea&lt;/b&gt; {{club}}')
    await db.updateTable('socio').set({ nombre: 'Berta', email: 'berta@example.com' }).where('id_mst_socios', '=', berta).execute()
  })
})
