import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { editBooking } from '@app/contract/bookings/change-booking'
import { closeCourts } from '@app/contract/closures/close-courts'
import { sendClosureNotices } from '@app/contract/closures/closure-notices'
import { closuresOfDay, reopenCourt, undoClosure } from '@app/contract/closures/closures'
import { markRefunded, refundDue, refundsDue } from '@app/contract/closures/refunds-due'
import { chargeSelected } from '@app/contract/invoices/collect'
import { refundLines } from '@app/contract/invoices/refund'
import { bookingsOfPermanent, savePermanent } from '@app/contract/permanent/permanent-bookings'
import { plannerDay } from '@app/contract/planner/planner-day'
import { afterEach, describe, expect, it } from 'vitest'
import { rainClub, rainyDay } from '../../testing/modules/closures.ts'

const club = await rainClub()
const { desk, db, padel, other, hall, left, right, members, area, preview, close, book, whole, lines, broken } = club
const [anna, berta] = members
const pay = async (id: number) => desk.call(chargeSelected, { facturasSeleccionadas: (await lines(id)).map((line) => line.id_reg_factura) })
const brief = ({ lineas }: Awaited<ReturnType<typeof preview>>) =>
  lineas.map((one) => `${one.hora_ini} ${one.hacer}${one.hacer === 'move' ? ` ${one.destino!.desc_recurso} ${one.destino!.hora_ini}` : ''}`)
const rowOf = (id: number) => db.selectFrom('reserva').selectAll().where('id_reg_reserva', '=', id).executeTakeFirst()
const setParam = async (cod_param: string, valor: string) =>
  db
    .insertInto('param')
    .values({ cod_param, valor, activo: true })
    .onConflict((conflict) => conflict.column('cod_param').doUpdateSet({ valor, activo: true }))
    .execute()

afterEach(async () => {
  const wrong = await broken()
  if (wrong.length > 0 || desk.deadlocks() > 0) throw new Error(JSON.stringify(wrong))
  await club.clean()
  await db.deleteFrom('param').execute()
})

it('a booking that a closure moves is another version of it, so that a desk that still shows the old one is told', async () => {
  const { id_reg_reserva: id, version } = await book(1140)
  await close()
  expect(await rowOf(id)).toMatchObject({ version: version + 1 })
  const late = desk.call(editBooking, { id_reg_reserva: id, nombre: 'Liga', version })
  await expect(late).rejects.toMatchObject({ status: 409 })
})

describe('what closing courts would do', () => {
  it('is one line per booking in the order in which they begin: what is played ends, a permanent one skips the day, the rest moves to the next free court or hour or is cancelled (A-140)', async () => {
    await book(1020, { duracion: 90 })
    await book(1140)
    await desk.call(savePermanent, {
      nombre: 'Peña',
      recursos: [padel],
      dias: 2,
      hora_ini: 1200,
      hora_fin: 1290,
      fecha_ini: rainyDay,
      fecha_fin: '2026-12-31',
      tipo_horario: 2,
    })
    // the other courts are taken until 20:30, and the next place is on the closed court after it opens again
    for (const court of [other, left, right]) await book(1080, { id_mst_recurso: court, duracion: 120, id_mst_socios: berta })
    const planned = await preview()
    expect(brief(planned)).toEqual(['1020 shorten', '1140 move Pádel 2 1200', '1200 skip'])
    expect(planned.lineas[1]!.destino).toMatchObject({ id_mst_recurso: other, fecha: rainyDay, hora_ini: 1200, hora_fin: 1260 })
    const { lineas } = await preview({ politica: 'cancel' })
    expect(lineas.map((one) => one.hacer)).toEqual(['shorten', 'cancel', 'skip'])
    expect(lineas[1]).toMatchObject({ total: 600, total_despues: 0, por_devolver: 0, pago: 'unpaid', en_juego: false, personas: 1 })
    expect((await preview({ politica: 'leave' })).lineas.map((one) => one.hacer)).toEqual(['leave', 'leave', 'leave'])
    expect((await preview({ hora_ini: 600, hora_fin: 700 })).lineas).toEqual([])
  })
  it('lets those that move compete for free courts in the order of their start, and judges the rest anew when one is left alone', async () => {
    const first = await book(1080)
    await book(1080, { id_mst_recurso: other, id_mst_socios: berta })
    for (const court of [left, right]) await book(1065, { id_mst_recurso: court, duracion: 120, id_mst_socios: members[2] })
    const both = { recursos: [padel, other] }
    expect(brief(await preview(both))).toEqual(['1080 move Pabellón izquierda 1185', '1080 move Pabellón derecha 1185'])
    const cambios = [{ id_reg_reserva: first.id_reg_reserva, hacer: 'leave' as const }]
    expect(brief(await preview({ ...both, cambios }))).toEqual(['1080 leave', '1080 move Pabellón izquierda 1185'])
  })
  it('moves nothing of today to a minute that has begun', async () => {
    const today = '2026-11-20'
    await book(660, { fecha_ini: today })
    await book(675, { fecha_ini: today, id_mst_recurso: other, id_mst_socios: berta })
    const hours = { fecha: today, hora_ini: 650, hora_fin: 900 }
    // half past ten: both have time; eleven o'clock: the next quarter of an hour
    desk.at('2026-11-20T09:30:00Z')
    expect(brief(await preview({ ...hours, recursos: [other] }))).toEqual(['675 move Pabellón izquierda 675'])
    expect(brief(await preview(hours))).toEqual(['660 move Pabellón izquierda 660'])
    desk.at('2026-11-20T10:00:00Z')
    expect(brief(await preview(hours))).toEqual(['660 move Pabellón izquierda 675'])
  })
  it('never cancels what money was taken for: it moves at the price paid, or stays on the closed court to be given back', async () => {
    const { id_reg_reserva: id } = await book(1140)
    await pay(id)
    const { lineas } = await preview()
    expect(lineas[0]).toMatchObject({ hacer: 'move', posibles: ['move', 'owe', 'leave'], total: 600, total_despues: 600, por_devolver: 0 })
    expect((await preview({ politica: 'cancel' })).lineas[0]).toMatchObject({ hacer: 'owe', por_devolver: 600 })
    const cambios = [{ id_reg_reserva: id, hacer: 'cancel' as const }]
    expect((await preview({ cambios })).lineas[0]).toMatchObject({ hacer: 'move' })
  })
  it('knows last night’s booking that runs past midnight, and a hall of which a half closes', async () => {
    await book(1410, { fecha_ini: '2026-11-23', duracion: 90 })
    await book(30, { id_mst_recurso: hall, id_mst_socios: berta })
    expect(
      (await preview({ hora_ini: 15, hora_fin: 60, recursos: [padel, left] })).lineas.map((one) => [one.fecha, one.hora_ini, one.hacer]),
    ).toEqual([
      ['2026-11-23', 1410, 'shorten'],
      [rainyDay, 30, 'move'],
    ])
  })
  it('lists a booking of the whole hall that lies over others, when only a half closes', async () => {
    await book(1080, { id_mst_recurso: left })
    const { id_reg_reserva } = await book(1200, { id_mst_recurso: hall })
    await desk.db.updateTable('reserva').set({ solapada: true, hora_ini: 1080 }).where('id_reg_reserva', '=', id_reg_reserva).execute()
    await desk.db
      .updateTable('reserva_ocupa')
      .set((eb) => ({ hora_ini: 1080, capa: eb.case().when('id_mst_recurso', '=', left).then(id_reg_reserva).else(0).end() }))
      .where('id_reg_reserva', '=', id_reg_reserva)
      .execute()
    const listed = async (court: number) => (await preview({ recursos: [court] })).lineas.map((line) => line.desc_recurso)
    expect(await listed(left)).toEqual(['Pabellón izquierda', 'Pabellón'])
    expect(await listed(right)).toEqual(['Pabellón'])
    expect(await listed(padel)).toEqual([])
  })
  it('refuses hours that are over or upside down, courts of another sport and unknown ones, each by its field', async () => {
    const refused = (sent: Parameters<typeof preview>[0], status: number, code: string, name: string) =>
      expect(preview(sent)).rejects.toMatchObject({ status, code, fields: { [name]: [expect.any(String)] } })
    await refused({ hora_fin: 1065 }, 422, 'closures.horas_invertidas', 'hora_fin')
    await refused({ hora_ini: 0, hora_fin: 1500 }, 422, 'closures.demasiado_largo', 'hora_fin')
    await refused({ fecha: '2026-11-19' }, 422, 'closures.pasado', 'fecha')
    await refused({ fecha: '2026-11-20', hora_ini: 644 }, 422, 'closures.pasado', 'hora_ini')
    await refused({ recursos: [] }, 404, 'msg.not_found', 'recursos')
    await refused({ recursos: [padel, 99_999] }, 404, 'msg.not_found', 'recursos')
    await refused({ id_mst_tiporecurso: 2 }, 422, 'closures.otro_deporte', 'recursos')
    // eleven o'clock: a quarter of an hour late is still the same rain
    expect((await preview({ fecha: '2026-11-20', hora_ini: 645 })).lineas).toEqual([])
  })
})

describe('closing courts', () => {
  it('does to each booking what its line says and holds the courts shut, so that nobody can book them', async () => {
    const played = await book(1020, { duracion: 90, socios: [anna, berta] })
    const moved = await book(1140, { id_mst_socios: berta })
    await db.updateTable('factura').set({ precio: 500, precio_calculado: 500 }).where('id_reg_reserva', '=', moved.id_reg_reserva).execute()
    const kept = await book(1215, { id_mst_socios: members[2] })
    const done = await close({ cambios: [{ id_reg_reserva: kept.id_reg_reserva, hacer: 'leave' }] })
    expect(done).toMatchObject({ pistas: 1, resueltas: 2, avisos: 0 })
    expect(await rowOf(played.id_reg_reserva)).toMatchObject({ hora_ini: 1020, duracion: 45 })
    // half the time, half the price (A-140)
    expect((await lines(played.id_reg_reserva)).map((line) => line.precio)).toEqual([450, 450])
    expect(await rowOf(moved.id_reg_reserva)).toMatchObject({ id_mst_recurso: other, hora_ini: 1140, duracion: 60 })
    // players moved by the club pay the agreed price
    expect((await lines(moved.id_reg_reserva))[0]).toMatchObject({
      concepto: 'Pádel 2 24/11/2026 19:00',
      precio: 500,
      precio_calculado: 600,
    })
    const { reservas } = await desk.call(plannerDay, { id: 1, day: rainyDay })
    const blocks = reservas.filter((one) => one.es_bloqueig).map((one) => [one.id_mst_recurso, one.hora_ini, one.hora_fin, one.nombre])
    expect(blocks).toEqual([[padel, 1065, 1215, 'Cerrada por lluvia']])
    await expect(book(1080)).rejects.toMatchObject({ status: 409, code: 'booking.pista_ocupada', msg: expect.stringContaining('17:45') })
    expect(await desk.call(closuresOfDay, { fecha: rainyDay })).toMatchObject([
      { hora_ini: 1065, hora_fin: 1260, deshacer: true, pistas: [{ id_mst_recurso: padel, cerrada: true }] },
    ])
    await expect(close({ politica: 'leave' })).rejects.toMatchObject({ status: 409, code: 'closures.ya_cerradas' })
  })
  it('closes around what keeps its court, before and after it', async () => {
    const kept = await book(1140)
    await close({ politica: 'leave' })
    const rows = await db
      .selectFrom('reserva')
      .select(['hora_ini', 'duracion'])
      .where('es_bloqueig', '=', true)
      .orderBy('hora_ini')
      .execute()
    expect(rows).toEqual([
      { hora_ini: 1065, duracion: 75 },
      { hora_ini: 1200, duracion: 60 },
    ])
    expect(await rowOf(kept.id_reg_reserva)).toMatchObject({ hora_ini: 1140, duracion: 60 })
  })
  it('closes a hall and one of its halves as the hall', async () => {
    expect(await close({ recursos: [left, hall] })).toMatchObject({ pistas: 1 })
    await expect(book(1080, { id_mst_recurso: right })).rejects.toMatchObject({ code: 'booking.pista_ocupada' })
  })
  it('closes of a hall what a booking of one half leaves (A-162)', async () => {
    await book(1080, { id_mst_recurso: left })
    await close({ recursos: [hall], politica: 'leave' })
    await expect(book(1080, { id_mst_recurso: right, id_mst_socios: berta })).rejects.toMatchObject({ code: 'booking.pista_ocupada' })
    await expect(book(1140, { id_mst_recurso: left, id_mst_socios: berta })).rejects.toMatchObject({ code: 'booking.pista_ocupada' })
  })
  it('gives a paid booking that found no place its court back when the court opens again (A-162)', async () => {
    const { id_reg_reserva: id } = await book(1140)
    await pay(id)
    const { id_mst_cierre } = await close({ cambios: [{ id_reg_reserva: id, hacer: 'owe' }] })
    expect(await rowOf(id)).toMatchObject({ solapada: true })
    await desk.call(reopenCourt, { id: id_mst_cierre, id_mst_recurso: padel })
    expect(await rowOf(id)).toMatchObject({ solapada: false })
    await expect(book(1140, { id_mst_socios: berta })).rejects.toMatchObject({ code: 'booking.pista_ocupada' })
  })
  it('charges a booking cut short the minutes, all of it or nothing (A-140)', async () => {
    for (const [charging, precio] of [
      ['minutes', 450],
      ['whole', 900],
      ['nothing', 0],
    ] as const) {
      await setParam('LLUVIA_COBRO', charging)
      const { id_reg_reserva: id } = await book(1020, { duracion: 90 })
      const { lineas } = await preview()
      expect(lineas[0]).toMatchObject({ hacer: 'shorten', total: 900, total_despues: precio })
      const { id_mst_cierre } = await close()
      expect((await lines(id)).map((line) => line.precio)).toEqual([precio])
      await desk.call(undoClosure, { id: id_mst_cierre })
      expect((await lines(id)).map((line) => line.precio)).toEqual([900])
      await desk.call(deleteBooking, { id_reg_reserva: id })
    }
  })
  it('lists what is to be given back until somebody notes that it was, also of a paid booking cut short', async () => {
    const played = await book(1020, { duracion: 90 })
    const whole = await book(1140, { id_mst_socios: berta })
    await pay(played.id_reg_reserva)
    await pay(whole.id_reg_reserva)
    await close({ politica: 'cancel' })
    expect((await lines(played.id_reg_reserva)).map((line) => [line.precio, line.pagado])).toEqual([[900, 900]])
    expect(await rowOf(whole.id_reg_reserva)).toMatchObject({ solapada: true, hora_ini: 1140 })
    const due = await desk.call(refundsDue)
    expect(due.map((one) => [one.id_reg_reserva, one.hacer, one.por_devolver, one.hora_ini])).toEqual([
      [played.id_reg_reserva, 'shorten', 450, 1020],
      [whole.id_reg_reserva, 'owe', 600, 1140],
    ])
    await desk.call(markRefunded, { id: due[0]!.id_reg_cierre_reserva! })
    expect(await desk.call(refundsDue)).toHaveLength(1)
    await desk.call(markRefunded, { id: due[0]!.id_reg_cierre_reserva!, devuelto: false })
    expect(await desk.call(refundsDue)).toHaveLength(2)
  })
  it('gives back from the list what it left due, once, however many desks press, and never more than is left (A-140)', async () => {
    const played = await book(1020, { duracion: 90 })
    const whole = await book(1140)
    await pay(played.id_reg_reserva)
    await pay(whole.id_reg_reserva)
    await close({ politica: 'cancel' })
    const [first, second] = await desk.call(refundsDue)
    const presses = Array.from({ length: 5 }, () => desk.call(refundDue, { id: first!.id_reg_cierre_reserva! }))
    const results = await Promise.allSettled(presses)
    expect(results.flatMap((one) => (one.status === 'fulfilled' ? [one.value.devuelto] : []))).toEqual([450])
    expect((await lines(played.id_reg_reserva)).map((line) => line.precio)).toEqual([900, -450])
    // part of the other one is refunded at its booking: the list owes only the rest
    const [line] = await lines(whole.id_reg_reserva)
    await desk.call(refundLines, { facturas: [{ id_reg_factura: line!.id_reg_factura, importe: 250 }] })
    expect((await desk.call(refundsDue)).map((one) => one.por_devolver)).toEqual([350])
    expect(await desk.call(refundDue, { id: second!.id_reg_cierre_reserva! })).toMatchObject({ devuelto: 350 })
    expect(await desk.call(refundsDue)).toEqual([])
    await expect(desk.call(refundDue, { id: second!.id_reg_cierre_reserva! })).rejects.toMatchObject({ code: 'closures.ya_devuelto' })
    const nobody = await desk.as({ rights: ['members'] })
    await expect(nobody.call(refundDue, { id: second!.id_reg_cierre_reserva! })).rejects.toMatchObject({ status: 403 })
  })
  it('leaves a permanent booking’s other dates alone and keeps the day as skipped', async () => {
    const { id_mst_reservasfijas: id } = await desk.call(savePermanent, {
      nombre: 'Peña',
      recursos: [padel],
      dias: 2,
      hora_ini: 1200,
      hora_fin: 1290,
      fecha_ini: rainyDay,
      fecha_fin: '2026-12-08',
      tipo_horario: 2,
    })
    const { id_mst_cierre } = await close()
    expect((await desk.call(bookingsOfPermanent, { id })).map((one) => one.fecha)).toEqual(['2026-12-01', '2026-12-08'])
    await desk.call(undoClosure, { id: id_mst_cierre })
    expect((await desk.call(bookingsOfPermanent, { id })).map((one) => one.fecha)).toEqual([rainyDay, '2026-12-01', '2026-12-08'])
    for (const table of ['reservafija_fecha', 'reservafija_recurso'] as const) await db.deleteFrom(table).execute()
    await db.deleteFrom('reservafija').execute()
  })
  it('is refused with the new lines when the list is another one by now, and saves nothing', async () => {
    const one = await book(1140)
    const { vista } = await preview()
    await desk.call(editBooking, { id_reg_reserva: one.id_reg_reserva, nombre: 'Otra' })
    const before = await whole()
    await expect(desk.call(closeCourts, { ...area(), vista })).rejects.toMatchObject({
      status: 409,
      code: 'closures.vista_cambiada',
      body: { lineas: [expect.objectContaining({ nombre: 'Otra' })] },
    })
    expect(await whole()).toEqual(before)
  })
  it('asks for the right of bookings', async () => {
    const stranger = await desk.as({ rights: ['members'] })
    await expect(stranger.call(closeCourts, { ...area(), vista: '-' })).rejects.toMatchObject({ status: 403 })
  })
})

describe('taking a closure back', () => {
  it('restores bookings, places, prices and ground exactly (A-140)', async () => {
    const played = await book(1020, { duracion: 90, socios: [anna, berta] })
    await pay(played.id_reg_reserva)
    await book(1140, { id_mst_socios: berta })
    const paid = await book(1200, { id_mst_socios: members[2] })
    await pay(paid.id_reg_reserva)
    await book(1065, { id_mst_recurso: other, duracion: 120 })
    const before = await whole()
    const cambios = [{ id_reg_reserva: paid.id_reg_reserva, hacer: 'owe' as const }]
    for (const politica of ['move', 'cancel'] as const) {
      const { id_mst_cierre: id } = await close({ recursos: [padel, other], politica, cambios })
      expect(await whole()).not.toEqual(before)
      expect((await desk.call(undoClosure, { id })).devueltas).toBe(4)
      expect(await whole()).toEqual(before)
      expect(await desk.call(refundsDue)).toEqual([])
      await expect(desk.call(undoClosure, { id })).rejects.toMatchObject({ status: 409, code: 'closures.ya_deshecho' })
    }
  })
  it('names what somebody touched since and restores nothing', async () => {
    const moved = await book(1140, { nombre: 'Los jueves' })
    await book(1215, { id_mst_socios: berta })
    const { id_mst_cierre: id } = await close()
    await pay(moved.id_reg_reserva)
    const before = await whole()
    await expect(desk.call(undoClosure, { id })).rejects.toMatchObject({
      status: 409,
      code: 'booking.tocada_despues',
      msg: expect.stringContaining('Los jueves'),
      body: { reservas: [expect.objectContaining({ id_reg_reserva: moved.id_reg_reserva })] },
    })
    expect(await whole()).toEqual(before)
  })
  it('is refused when another booking took the place that one would get back', async () => {
    await book(1140)
    const { id_mst_cierre: id } = await close()
    await desk.call(reopenCourt, { id, id_mst_recurso: padel })
    await book(1155, { id_mst_socios: berta })
    await expect(desk.call(undoClosure, { id })).rejects.toMatchObject({
      code: 'booking.pista_ocupada',
      msg: expect.stringContaining('19:15'),
    })
  })
  it('opens one court again, and does the rest all the same when it is taken back later', async () => {
    const one = await book(1140)
    const { id_mst_cierre: id } = await close({ recursos: [padel, left] })
    await desk.call(reopenCourt, { id, id_mst_recurso: left })
    await expect(desk.call(reopenCourt, { id, id_mst_recurso: left })).rejects.toMatchObject({ status: 409, code: 'closures.ya_abierta' })
    expect((await desk.call(closuresOfDay, { fecha: rainyDay }))[0]!.pistas.map((court) => court.cerrada)).toEqual([true, false])
    const { id_reg_reserva } = await book(1080, { id_mst_recurso: left, id_mst_socios: berta })
    await desk.call(undoClosure, { id })
    expect(await rowOf(one.id_reg_reserva)).toMatchObject({ id_mst_recurso: padel, hora_ini: 1140 })
    expect(await rowOf(id_reg_reserva)).toMatchObject({ hora_ini: 1080 })
  })
  it('opens a court of one closure and leaves what another one closed of it', async () => {
    const { id_mst_cierre: early } = await close({ hora_ini: 600, hora_fin: 700 })
    const { id_mst_cierre: late } = await close({ hora_ini: 700, hora_fin: 800 })
    await desk.call(reopenCourt, { id: early, id_mst_recurso: padel })
    const open = (await desk.call(closuresOfDay, { fecha: rainyDay })).map((one) => [one.id_mst_cierre, one.pistas[0]!.cerrada])
    expect(open).toEqual([
      [late, true],
      [early, false],
    ])
    await book(600)
    await expect(book(700)).rejects.toMatchObject({ code: 'booking.pista_ocupada' })
  })
})

describe('the notices of a closure', () => {
  it('leave after five minutes, one letter a person in his or her words, and not at all when it was taken back (A-140)', async () => {
    await db.updateTable('socio').set({ email: 'anna@example.com' }).where('id_mst_socios', '=', anna).execute()
    await db.updateTable('socio').set({ email: 'berta@example.com' }).where('id_mst_socios', '=', berta).execute()
    await book(1020, { duracion: 90, socios: [anna, berta] })
    await book(1140, { id_mst_socios: anna })
    const mails = () => db.selectFrom('correo').select('para').execute()
    // Carles has no address
    await book(1215, { id_mst_socios: members[2] })
    expect((await preview()).lineas.map((line) => line.avisos)).toEqual([2, 1, 0])
    const first = await close()
    expect(first.avisos).toBe(2)
    await desk.call(undoClosure, { id: first.id_mst_cierre })
    desk.at('2026-11-20T10:06:00Z')
    await desk.product.outbox.drained()
    expect(await mails()).toEqual([])

    const { id_mst_cierre: id } = await close()
    await desk.product.outbox.drained()
    expect(await mails()).toEqual([])
    desk.at('2026-11-20T10:11:01Z')
    await expect(desk.call(undoClosure, { id })).rejects.toMatchObject({ code: 'closures.avisos_enviados' })
    await desk.product.outbox.drained()
    const letters = await db.selectFrom('correo').select(['para', 'texto']).orderBy('para').execute()
    expect(letters.map((one) => one.para)).toEqual(['anna@example.com', 'berta@example.com'])
    expect(letters[0]!.texto).toContain(
      'Pádel 1 24/11/2026 17:00 termina a las 17:45. Pádel 1 24/11/2026 19:00 pasa a Pádel 2 24/11/2026 19:00.',
    )
    expect(letters[1]!.texto).not.toContain('19:00')
    await expect(desk.call(sendClosureNotices, { id })).rejects.toMatchObject({ code: 'closures.avisos_enviados' })
    desk.at('2026-11-20T10:00:00Z')
  })
  it('that nobody is to get do not keep a closure from being taken back later', async () => {
    await db.updateTable('socio').set({ email: null }).where('id_mst_socios', '=', anna).execute()
    const { id_reg_reserva } = await book(1140)
    const { id_mst_cierre: id, avisos } = await close()
    expect(avisos).toBe(0)
    desk.at('2026-11-20T10:06:00Z')
    expect(await desk.call(undoClosure, { id })).toMatchObject({ devueltas: 1 })
    expect(await rowOf(id_reg_reserva)).toMatchObject({ id_mst_recurso: padel, hora_ini: 1140 })
    desk.at('2026-11-20T10:00:00Z')
  })
})
