import { deleteBooking, restoreBooking } from '@app/contract/bookings/cancel-booking'
import { moveBooking } from '@app/contract/bookings/change-booking'
import { chargeSelected } from '@app/contract/invoices/collect'
import {
  bookingsOfPermanent,
  deletePermanent,
  onePermanent,
  savePermanent,
  updatePermanent,
} from '@app/contract/permanent/permanent-bookings'
import { previewSeries } from '@app/contract/permanent/series-preview'
import { describe, expect, it } from 'vitest'
import { guest, linesOf } from '../../testing/modules/bookings.ts'
import { dateText, outcomesOf, type Sent, seriesClub } from '../../testing/modules/permanent.ts'

const { desk, form, make, preview, dates, broken } = await seriesClub()
const { padel, other, hall, left, members, book, db } = desk
const [anna, berta] = members

/** Members with the places of a booking. */
const placesOf = async (id: number) => {
  const places = db.selectFrom('reserva_socio').select('id_mst_socios').where('id_reg_reserva', '=', id).orderBy('orden')
  return (await places.execute()).map((one) => one.id_mst_socios)
}

describe('making a permanent booking', () => {
  it('repeats on its weekdays between two dates on each of its courts, with people, lines and its own data (R-253, R-264)', async () => {
    const saved = await make({
      recursos: [padel, other],
      socios: [
        { id_mst_socios: anna, cantidad: 1 },
        { id_mst_socios: guest, cantidad: 2 },
      ],
      pin_reserva: '4471',
      nivel: 2,
      nivel_max: 4,
    })
    expect(saved).toMatchObject({ creadas: 8, movidas: 0, quitadas: 0, anuladas: 0, saltadas: 0 })
    const id = saved.id_mst_reservasfijas
    expect(await dates(id)).toEqual(
      ['2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'].flatMap((day) => [`${day} Pádel 1 1200`, `${day} Pádel 2 1200`]),
    )
    const [first] = await desk.call(bookingsOfPermanent, { id })
    expect(first).toMatchObject({ duracion: 90, hora_fin: 1290, nombre: 'Peña', total: 2700, pagado: 0, pago: 'unpaid' })
    const row = await db.selectFrom('reserva').selectAll().where('id_reg_reserva', '=', first!.id_reg_reserva).executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      id_mst_socios: anna,
      pin_reserva: '4471',
      nivel: 2,
      nivel_max: 4,
      id_mst_reservasfijas: id,
      es_bloqueig: false,
    })
    expect(await placesOf(first!.id_reg_reserva)).toEqual([anna, guest, guest])
    expect(await linesOf(desk, first!.id_reg_reserva)).toMatchObject([
      { id_mst_socios: anna, precio: 900, cantidad: 1, concepto: 'Pádel 1 07/12/2026 20:00', precio_calculado: 900 },
      { id_mst_socios: guest, precio: 900, cantidad: 2 },
    ])
    expect(await broken()).toEqual([])
  })
  it('gives a member one place, whatever he is charged for, and guests as many as there are', async () => {
    const { id_mst_reservasfijas: id } = await make({
      id_mst_socios: berta,
      socios: [
        { id_mst_socios: anna, cantidad: 2 },
        { id_mst_socios: guest, cantidad: 3 },
        { id_mst_socios: berta, cantidad: 1 },
      ],
    })
    const [first] = await desk.call(bookingsOfPermanent, { id })
    expect(await placesOf(first!.id_reg_reserva)).toEqual([berta, anna, guest, guest, guest])
    expect((await linesOf(desk, first!.id_reg_reserva)).map((line) => line.cantidad)).toEqual([1, 2, 3])
  })
  it('for ever makes bookings up to the horizon of its parameter (R-253)', async () => {
    const { id_mst_reservasfijas: id, creadas } = await make({ tipo_horario: 1, fecha_ini: '2026-11-23', fecha_fin: null })
    expect(creadas).toBe(57)
    expect(await desk.call(onePermanent, { id })).toMatchObject({ generada_hasta: '2027-12-25', fecha_fin: null })
    expect((await dates(id)).at(-1)).toBe('2027-12-20 Pádel 1 1200')
  })
  it('may run past midnight; 23:59 is midnight (R-251)', async () => {
    const night = await make({ hora_ini: 1380, hora_fin: 60 })
    expect((await desk.call(bookingsOfPermanent, { id: night.id_mst_reservasfijas }))[0]).toMatchObject({
      hora_ini: 1380,
      duracion: 120,
      hora_fin: 1500,
    })
    await desk.call(deletePermanent, { id: night.id_mst_reservasfijas })
    const evening = await make({ hora_ini: 1380, hora_fin: 1439 })
    expect((await desk.call(bookingsOfPermanent, { id: evening.id_mst_reservasfijas }))[0]).toMatchObject({ duracion: 60 })
  })
  it.each([
    ['recursos', { recursos: [] }],
    ['hora_ini', { hora_ini: null }],
    ['hora_fin', { hora_fin: 0 }],
    ['dias', { dias: 0 }],
    ['nombre', { nombre: null }],
    ['fecha_fin', { fecha_fin: null }],
  ] as const)('asks for %s (R-244, R-245, R-246, R-247, R-248)', async (field, sent) => {
    await expect(make(sent as Partial<Sent>)).rejects.toMatchObject({
      status: 422,
      code: 'msg.form_full_required',
      fields: { [field]: expect.anything() },
    })
  })
  it('refuses what cannot be: a pin of 3 characters, levels and dates the wrong way round, too many places, courts that share ground (R-243, R-249, R-250)', async () => {
    for (const [sent, code] of [
      [{ pin_reserva: '123' }, 'permanentReservations.CodigoAccesoReservaFija'],
      [{ nivel: 5, nivel_max: 2 }, 'booking.nivel_invertido'],
      [{ nivel: 0, nivel_max: 8 }, 'msg.invalid_input'],
      [{ fecha_fin: '2026-11-30' }, 'permanent.fechas_invertidas'],
      [{ num_faltan: 5 }, 'booking.faltan_demasiados'],
      [{ recursos: [hall, left] }, 'permanent.pistas_comparten'],
      [{ fecha_ini: '2028-12-01', fecha_fin: '2028-12-31' }, 'permanent.fuera_horizonte'],
      [{ fecha_ini: '2026-10-01', fecha_fin: '2026-10-31' }, 'permanent.sin_fechas'],
      [{ socios: [{ id_mst_socios: 999_999, cantidad: 1 }] }, 'booking.jugador_desconocido'],
      [{ tipo_ingresos: [{ id_mst_tipoingreso: 999_999 }] }, 'msg.invalid_input'],
      [{ id_mst_tiporeserva: 999_999 }, 'msg.invalid_input'],
      [{ id_mst_curso: 987_654 }, 'msg.invalid_input'],
      [{ nombre: '   ' }, 'msg.form_full_required'],
    ] as const)
      await expect(make(sent as Partial<Sent>)).rejects.toMatchObject({ code })
  })
  it('leaves closed days out and says which holiday it is (R-066)', async () => {
    const { id_mst_calendario } = await db
      .insertInto('calendario')
      .values({ desc_calendario: 'Tarde' })
      .returning('id_mst_calendario')
      .executeTakeFirstOrThrow()
    const { id_mst_horarios } = await db
      .insertInto('horario')
      .values({ id_mst_calendario, tipo_horario: 1 })
      .returning('id_mst_horarios')
      .executeTakeFirstOrThrow()
    await db.insertInto('horario_hora').values({ id_mst_horarios, dias: 127, hora_ini: 960, hora_fin: 1320, duracion: 60 }).execute()
    await db.insertInto('festivo').values({ dia: '2026-12-14', desc_festivo: 'Patrón' }).execute()
    await db.updateTable('recurso').set({ id_mst_calendario }).where('id_mst_recurso', '=', other).execute()
    const seen = await preview({ recursos: [other] })
    expect(outcomesOf(seen)).toEqual(['12-07 new', '12-14 closed', '12-21 new', '12-28 new'])
    expect(seen.fechas[1]).toMatchObject({ marcable: false, celdas: [{ motivo: 'Patrón' }] })
    await expect(make({ recursos: [other], hora_ini: 540, hora_fin: 600 })).rejects.toMatchObject({ code: 'permanent.sin_fechas' })
    await db.updateTable('recurso').set({ id_mst_calendario: null }).where('id_mst_recurso', '=', other).execute()
  })
  it('takes no hour that the clocks skip (A-129)', async () => {
    const seen = await preview({ dias: 64, hora_ini: 150, hora_fin: 210, fecha_ini: '2027-03-01', fecha_fin: '2027-03-31' })
    expect(outcomesOf(seen)).toEqual(['03-07 new', '03-14 new', '03-21 new', '03-28 closed'])
    expect(seen.fechas[3]?.celdas[0]?.motivo).toBe('Cambio de hora')
  })
})

describe('a permanent booking that meets others', () => {
  it('is refused with the list of them, and goes on with an override: leave both, cancel (A-01, R-260, R-262)', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-07', hora_ini: 1230, nombre: 'Rosa' })
    const refused = await make().catch((error) => error)
    expect(refused).toMatchObject({ status: 400, code: 'permanent.choca' })
    expect(refused.body.reservas).toEqual([{ id_reg_reserva, nombre: 'Rosa', start: '2026-12-07 20:30', desc_recurso: 'Pádel 1' }])
    const both = await make({ override: 1 })
    expect(both).toMatchObject({ creadas: 4, anuladas: 0 })
    const rows = await desk.call(bookingsOfPermanent, { id: both.id_mst_reservasfijas })
    expect(rows.map((row) => row.solapada)).toEqual([true, false, false, false])
    expect(await broken()).toEqual([])
    await desk.call(deletePermanent, { id: both.id_mst_reservasfijas })
    const cancelled = await make({ override: 2 })
    expect(cancelled).toMatchObject({ creadas: 4, anuladas: 1 })
    expect(await db.selectFrom('outbox').select('kind').execute()).toEqual([])
    await desk.call(deletePermanent, { id: cancelled.id_mst_reservasfijas })
    expect(await desk.call(restoreBooking, { id: id_reg_reserva })).toMatchObject({ id_reg_reserva })
    expect(await broken()).toEqual([])
    await desk.call(deleteBooking, { id_reg_reserva })
  })
  it('notifies who played when that is asked: one letter each (A-01)', async () => {
    await db.updateTable('socio').set({ email: 'anna@example.com' }).where('id_mst_socios', '=', anna).execute()
    for (const fecha_ini of ['2026-12-07', '2026-12-14']) await book({ fecha_ini, hora_ini: 1230, id_mst_socios: anna })
    const { anuladas } = await make({ override: 4 })
    expect(anuladas).toBe(2)
    desk.at('2026-11-20T10:01:01Z')
    await desk.product.outbox.drained()
    const letters = await db.selectFrom('correo').select(['para', 'asunto', 'html']).execute()
    expect(letters).toMatchObject([{ para: 'anna@example.com', asunto: '2 reservas anuladas' }])
    for (const day of [7, 14]) expect(letters[0]!.html).toContain(`lunes, ${day} de diciembre de 2026`)
    desk.at('2026-11-20T10:00:00Z')
  })
  it('never cancels a booking that money was taken for', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-07', hora_ini: 1230 })
    await desk.call(chargeSelected, { facturasSeleccionadas: (await linesOf(desk, id_reg_reserva)).map((line) => line.id_reg_factura) })
    const refused = await make({ override: 2 }).catch((error) => error)
    expect(refused).toMatchObject({
      status: 409,
      code: 'permanent.choque_cobrado',
      msg: expect.stringMatching(/^Anna Puig, 07\/12\/2026 20:30:/),
    })
    const { id_mst_reservasfijas: id } = await make({ resolver: 'skip' })
    expect(await dates(id)).toHaveLength(3)
    await db.updateTable('reserva').set({ fecha: '2026-12-08' }).where('id_reg_reserva', '=', id_reg_reserva).execute()
    await db.updateTable('reserva_ocupa').set({ fecha: '2026-12-08' }).where('id_reg_reserva', '=', id_reg_reserva).execute()
  })
  it('another permanent one is said by its own message with the option flag (A-114, R-261)', async () => {
    await make()
    const refused = await make({ nombre: 'Otra', hora_ini: 1260, hora_fin: 1320 }).catch((error) => error)
    expect(refused).toMatchObject({ status: 400, code: 'msg.period_has_full_events', body: { option: 1 } })
    expect(refused.msg).toBe('msg.period_has_full_events')
    expect(refused.body.texto).toContain('Peña')
    expect(refused.body.reservas).toHaveLength(4)
  })
  it('counts the minutes that courts keep free after bookings', async () => {
    await db.updateTable('recurso').set({ tiempo_reserva_posterior: 15 }).where('id_mst_recurso', '=', padel).execute()
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-07', hora_ini: 1130, duracion: 60 }).catch(() =>
      book({ fecha_ini: '2026-12-07', hora_ini: 1125, duracion: 75 }),
    )
    expect(outcomesOf(await preview())[0]).toBe('12-07 clash')
    const { id_mst_reservasfijas: id } = await make({ override: 1 })
    expect((await desk.call(bookingsOfPermanent, { id })).map((row) => row.solapada)).toEqual([false, false, false, false])
    await desk.call(deleteBooking, { id_reg_reserva })
    await db.updateTable('recurso').set({ tiempo_reserva_posterior: 0 }).where('id_mst_recurso', '=', padel).execute()
  })
  it('offers other courts that are free, takes the one that is chosen, and skips what is unticked, which may be taken up again', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-07', hora_ini: 1200 })
    const seen = await preview()
    expect(outcomesOf(seen)).toEqual(['12-07 clash', '12-14 new', '12-21 new', '12-28 new'])
    expect(seen.fechas[0]!.celdas[0]).toMatchObject({ choques: [id_reg_reserva], libres: expect.arrayContaining([other, left]) })
    expect(seen.recursos.find((court) => court.id_mst_recurso === padel)).toMatchObject({ choques: 1 })
    expect(seen.choques).toMatchObject([{ id_reg_reserva, nombre: 'Anna Puig', desc_recurso: 'Pádel 1', hora_fin: 1260 }])
    const { id_mst_reservasfijas: id, saltadas } = await make({
      choques: [{ fecha: '2026-12-07', id_mst_recurso: padel, hacer: 'elsewhere', pista: other }],
      fechas: [{ fecha: '2026-12-21', marcada: false }],
      vista: seen.vista,
    })
    expect(saltadas).toBe(1)
    expect(await dates(id)).toEqual(['2026-12-07 Pádel 2 1200', '2026-12-14 Pádel 1 1200', '2026-12-28 Pádel 1 1200'])
    const again = await preview({ id_mst_reservasfijas: id })
    expect(outcomesOf(again)).toEqual(['12-07 kept', '12-14 kept', '12-21 skipped', '12-28 kept'])
    await desk.call(updatePermanent, { id, ...form(), fechas: [{ fecha: '2026-12-21', marcada: true }] })
    expect(await dates(id)).toHaveLength(4)
    expect(await broken()).toEqual([])
    await desk.call(deleteBooking, { id_reg_reserva })
  })
  it('says which court that was chosen instead is not free, and on which day', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-07', hora_ini: 1200 })
    const { id_reg_reserva: beside } = await book({ fecha_ini: '2026-12-07', hora_ini: 1200, id_mst_recurso: other, id_mst_socios: berta })
    const elsewhere = (pista: number) => make({ choques: [{ fecha: '2026-12-07', id_mst_recurso: padel, hacer: 'elsewhere', pista }] })
    const refused = await elsewhere(other).catch((error) => error)
    expect(refused).toMatchObject({ status: 409, code: 'permanent.pista_no_libre', msg: expect.stringContaining('Pádel 2') })
    expect(refused.msg).toContain('07/12/2026')
    await expect(elsewhere(999_999)).rejects.toMatchObject({ status: 409, code: 'permanent.pista_no_libre' })
    for (const id of [id_reg_reserva, beside]) await desk.call(deleteBooking, { id_reg_reserva: id })
  })
  it('shows dates of two months ago, and none before them', async () => {
    const { id_mst_reservasfijas: id } = await make()
    const start = desk.now().toISOString()
    const shownAt = async (instant: string) => {
      desk.at(instant)
      const clerk = await desk.as({ rights: ['bookings'] })
      return outcomesOf(await clerk.call(previewSeries, { ...form(), id_mst_reservasfijas: id }))
    }
    expect(await shownAt('2027-02-05T10:00:00Z')).toEqual(['12-07 past', '12-14 past', '12-21 past', '12-28 past'])
    expect(await shownAt('2027-02-13T10:00:00Z')).toEqual(['12-21 past', '12-28 past'])
    desk.at(start)
  })
  it('is refused when the list is another one than was seen', async () => {
    const { vista } = await preview()
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-07', hora_ini: 1200 })
    await expect(make({ vista, resolver: 'skip' })).rejects.toMatchObject({ status: 409, code: 'permanent.vista_cambiada' })
    await desk.call(deleteBooking, { id_reg_reserva })
  })
})

describe('changing a permanent booking', () => {
  it('moves what is to come, leaves paid, past and unticked dates alone, and prices anew', async () => {
    const { id_mst_reservasfijas: id } = await make({ fecha_ini: '2026-11-23', id_mst_socios: anna })
    const rows = await desk.call(bookingsOfPermanent, { id })
    const lines = await linesOf(desk, rows[1]!.id_reg_reserva)
    await desk.call(chargeSelected, { facturasSeleccionadas: lines.map((line) => line.id_reg_factura) })
    desk.at('2026-11-24T10:00:00Z')
    const clerk = await desk.as({ rights: ['bookings'] })
    const change = { ...form({ fecha_ini: '2026-11-23', id_mst_socios: anna }), hora_ini: 1230, hora_fin: 1350 }
    const seen = await clerk.call(previewSeries, { ...change, id_mst_reservasfijas: id })
    expect(outcomesOf(seen)).toEqual(['11-23 past', '11-30 paid', '12-07 moved', '12-14 moved', '12-21 moved', '12-28 moved'])
    const saved = await clerk.call(savePermanent, {
      ...change,
      edit: true,
      id_mst_reservasfijas: id,
      fechas: [{ fecha: '2026-12-14', marcada: false }],
    })
    expect(saved).toMatchObject({ movidas: 3, creadas: 0, quitadas: 0 })
    expect((await clerk.call(bookingsOfPermanent, { id })).map(dateText)).toEqual([
      '2026-11-23 Pádel 1 1200',
      '2026-11-30 Pádel 1 1200',
      '2026-12-07 Pádel 1 1230',
      '2026-12-14 Pádel 1 1200',
      '2026-12-21 Pádel 1 1230',
      '2026-12-28 Pádel 1 1230',
    ])
    expect(await linesOf(desk, rows[2]!.id_reg_reserva)).toMatchObject([{ precio: 1200, concepto: 'Pádel 1 07/12/2026 20:30' }])
    expect(await linesOf(desk, rows[3]!.id_reg_reserva)).toMatchObject([{ precio: 900 }])
    expect(await broken()).toEqual([])
    // the one with unchanged hours counts as edited by hand from now on: it is shown, and not ticked
    expect((await clerk.call(previewSeries, { ...change, id_mst_reservasfijas: id })).fechas[3]).toMatchObject({
      resultado: 'moved',
      marcada: false,
    })
    desk.at('2026-11-20T10:00:00Z')
  })
  it('leaves what was added to a date by hand when its player changes: only what the booking was priced at goes', async () => {
    const morning = { fecha_ini: '2026-11-23', id_mst_socios: anna, hora_ini: 600, hora_fin: 690 }
    const { id_mst_reservasfijas: id } = await make(morning)
    const [first] = await desk.call(bookingsOfPermanent, { id })
    const added = {
      id_reg_reserva: first!.id_reg_reserva,
      id_mst_socios: anna,
      concepto: 'Pelotas',
      precio: 500,
      fecha_creacion: '2026-11-20',
    }
    await db.insertInto('factura').values(added).execute()
    await desk.call(savePermanent, {
      ...form({ ...morning, id_mst_socios: berta }),
      edit: true,
      id_mst_reservasfijas: id,
    })
    expect(await linesOf(desk, first!.id_reg_reserva)).toMatchObject([
      { id_mst_socios: anna, concepto: 'Pelotas', precio: 500 },
      { id_mst_socios: berta, precio: 900 },
    ])
    await desk.call(deletePermanent, { id })
  })
  it('leaves a booking that somebody moved where it is, unless it is ticked', async () => {
    const { id_mst_reservasfijas: id } = await make()
    const [first] = await desk.call(bookingsOfPermanent, { id })
    await desk.call(moveBooking, { id_reg_reserva: first!.id_reg_reserva, hora_ini: 900, duracion: 90 })
    await desk.call(updatePermanent, { id, ...form({ hora_ini: 1260, hora_fin: 1350 }) })
    expect(await dates(id)).toEqual([
      '2026-12-07 Pádel 1 900',
      '2026-12-14 Pádel 1 1260',
      '2026-12-21 Pádel 1 1260',
      '2026-12-28 Pádel 1 1260',
    ])
    await desk.call(updatePermanent, { id, ...form({ hora_ini: 1260, hora_fin: 1350 }), fechas: [{ fecha: '2026-12-07', marcada: true }] })
    expect((await dates(id))[0]).toBe('2026-12-07 Pádel 1 1260')
  })
  it('other weekdays and courts take away and make, and count from a day on', async () => {
    const { id_mst_reservasfijas: id } = await make()
    const saved = await desk.call(updatePermanent, { id, ...form({ dias: 2, recursos: [other] }), desde: '2026-12-14' })
    expect(saved).toMatchObject({ quitadas: 3, creadas: 3 })
    expect(await dates(id)).toEqual([
      '2026-12-07 Pádel 1 1200',
      '2026-12-15 Pádel 2 1200',
      '2026-12-22 Pádel 2 1200',
      '2026-12-29 Pádel 2 1200',
    ])
    expect(await broken()).toEqual([])
  })
  it('a name or people alone move nothing, and reach every booking to come', async () => {
    const { id_mst_reservasfijas: id } = await make({ id_mst_socios: anna })
    const saved = await desk.call(updatePermanent, { id, ...form({ nombre: 'Peña nueva', id_mst_socios: berta }) })
    expect(saved).toMatchObject({ movidas: 0, creadas: 0, quitadas: 0 })
    const rows = await desk.call(bookingsOfPermanent, { id })
    expect(new Set(rows.map((row) => `${row.nombre} ${row.total}`))).toEqual(new Set(['Peña nueva 900']))
    expect(await linesOf(desk, rows[0]!.id_reg_reserva)).toMatchObject([{ id_mst_socios: berta }])
    expect(await broken()).toEqual([])
  })
  it('of two desks with the same form the second is told', async () => {
    const { id_mst_reservasfijas: id } = await make()
    await desk.call(updatePermanent, { id, ...form({ nombre: 'Uno' }), version: 1 })
    await expect(desk.call(updatePermanent, { id, ...form({ nombre: 'Dos' }), version: 1 })).rejects.toMatchObject({
      code: 'msg.changed_meanwhile',
    })
  })
})
