import { addBooking } from '@app/contract/bookings/add-booking'
import { newBookingInfo } from '@app/contract/bookings/booking-form'
import { editBooking } from '@app/contract/bookings/change-booking'
import { courtSchedule } from '@app/contract/bookings/court-schedule'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf, someDay } from '../../testing/modules/bookings.ts'
import { saveSetting } from '../club/public.ts'

const desk = await deskClub()
const { padel, other, members, book } = desk
const at = (hora_ini: number) => ({ hora_ini })

/** A calendar that is open every day for the given stretches of minutes. */
async function openFrom(...hours: readonly (readonly [number, number])[]) {
  const { id_mst_calendario } = await desk.db
    .insertInto('calendario')
    .values({ desc_calendario: 'Horas' })
    .returning('id_mst_calendario')
    .executeTakeFirstOrThrow()
  const { id_mst_horarios } = await desk.db
    .insertInto('horario')
    .values({ id_mst_calendario, tipo_horario: 1 })
    .returning('id_mst_horarios')
    .executeTakeFirstOrThrow()
  const rows = hours.map(([hora_ini, hora_fin]) => ({ id_mst_horarios, hora_ini, hora_fin }))
  await desk.db.insertInto('horario_hora').values(rows).execute()
  return id_mst_calendario
}

describe('making a booking', () => {
  it('takes the court and makes a priced line for each player, the owner first (R-201, A-121, A-115)', async () => {
    const saved = await book({ ...at(540), socios: [members[0], guest, guest] })
    const lines = await linesOf(desk, saved.id_reg_reserva)
    expect(saved.total).toBe(1800)
    expect(lines.map((line) => [line.id_mst_socios, line.precio, line.precio_calculado, line.pagado])).toEqual([
      [members[0], 600, 600, 0],
      [guest, 600, 600, 0],
      [guest, 600, 600, 0],
    ])
    expect(lines[0]).toMatchObject({ concepto: 'Pádel 1 23/11/2026 09:00', id_mst_tipoingreso: 1, explicacion: expect.any(Array) })
    expect(
      await desk.db.selectFrom('reserva').selectAll().where('id_reg_reserva', '=', saved.id_reg_reserva).executeTakeFirst(),
    ).toMatchObject({
      id_mst_socios: members[0],
      id_mst_tiporeserva: 1,
      sx: '-',
      ocupado: true,
      id_mst_socios_creacion: desk.id,
      fecha: someDay,
    })
  })
  it('is refused without an owner (R-201)', async () => {
    await expect(desk.call(addBooking, { fecha_ini: someDay, hora_ini: 600, duracion: 60, id_mst_recurso: padel })).rejects.toMatchObject({
      status: 422,
      code: 'msg.at_least_one_user',
    })
  })
  it('is refused on a taken court, and the message names court and time', async () => {
    await book(at(660))
    await expect(book({ ...at(690), id_mst_socios: members[1] })).rejects.toMatchObject({
      status: 409,
      code: 'booking.pista_ocupada',
      msg: 'Pádel 1 está ocupada el 23/11/2026 de 11:00 a 12:00 (Anna Puig).',
    })
    await expect(book({ ...at(720), id_mst_socios: members[1] })).resolves.toBeDefined()
  })
  it('tells the loser of a slot which booking stands there, a block by its name, and nothing of another sport’s', async () => {
    const taken = await book({ ...at(1200), id_mst_recurso: desk.left, nombre: 'Torneo' })
    const rival = (id_mst_recurso: number) => book({ ...at(1200), id_mst_recurso, id_mst_socios: members[1] })
    const standing = { id_reg_reserva: taken.id_reg_reserva, nombre: 'Torneo', desc_recurso: 'Pabellón izquierda', es_bloqueig: false }
    await expect(rival(desk.hall)).rejects.toMatchObject({
      msg: expect.stringContaining('(Torneo)'),
      body: { reservas: [{ ...standing, start: '2026-11-23 20:00' }] },
    })
    const { id_mst_tiporecurso } = await desk.db
      .insertInto('tipo_recurso')
      .values({ desc_tiporecurso: 'Fútbol sala' })
      .returning('id_mst_tiporecurso')
      .executeTakeFirstOrThrow()
    await desk.db.updateTable('recurso').set({ id_mst_tiporecurso }).where('id_mst_recurso', '=', desk.left).execute()
    await expect(rival(desk.hall)).rejects.toMatchObject({
      msg: 'Pabellón izquierda está ocupada el 23/11/2026 de 20:00 a 21:00.',
      body: expect.not.objectContaining({ reservas: expect.anything() }),
    })
    await desk.db.updateTable('recurso').set({ id_mst_tiporecurso: 1 }).where('id_mst_recurso', '=', desk.left).execute()
  })
  it('asks about fewer players than the court wants, sought ones included, and goes on once that is confirmed (A-173)', async () => {
    const court = await desk.court('De cuatro')
    await desk.db.updateTable('recurso').set({ capacidad_min: 4, capacidad_max: 4 }).where('id_mst_recurso', '=', court).execute()
    const sent = { ...at(1080), id_mst_recurso: court, id_mst_socios: guest, socios: [guest, guest] }
    await expect(book(sent)).rejects.toMatchObject({
      status: 409,
      code: 'booking.pocos_jugadores',
      msg: 'De cuatro pide 4 jugadores como mínimo y la reserva tiene 2, contando los que se buscan.',
      body: { confirm: 'confirmar_jugadores' },
    })
    await expect(book({ ...sent, num_faltan: 2 })).resolves.toBeDefined()
    const { id_reg_reserva } = await book({ ...sent, ...at(1200), confirmar_jugadores: true })
    const fewer = { id_reg_reserva, id_mst_socios: guest, socios: [guest] }
    await expect(desk.call(editBooking, fewer)).rejects.toMatchObject({ code: 'booking.pocos_jugadores' })
    await desk.call(editBooking, { ...fewer, confirmar_jugadores: true })
  })
  it('asks about members who are not active on that day, as owner and as player', async () => {
    const [gone, leaving] = [await desk.member('Greta'), await desk.member('Lluís')]
    await desk.db.updateTable('socio').set({ activo: false }).where('id_mst_socios', '=', gone).execute()
    await desk.db.updateTable('socio').set({ fecha_baja: '2026-11-22' }).where('id_mst_socios', '=', leaving).execute()
    const question = { status: 409, code: 'booking.jugador_inactivo', body: { confirm: 'confirmar_inactivos' } }
    const place = { ...at(1260), id_mst_recurso: other }
    await expect(book({ ...place, id_mst_socios: gone })).rejects.toMatchObject({
      ...question,
      msg: 'Greta Puig no está de alta el 23/11/2026.',
    })
    await expect(book({ ...place, id_mst_socios: guest, socios: [leaving] })).rejects.toMatchObject(question)
    const { id_reg_reserva } = await book({ ...place, id_mst_socios: gone, confirmar_inactivos: true })
    await desk.call(editBooking, { id_reg_reserva, nombre: 'Otra' })
    await expect(desk.call(editBooking, { id_reg_reserva, id_mst_socios: gone, socios: [leaving] })).rejects.toMatchObject(question)
  })
  it('knows no type that is not there', async () => {
    await expect(book({ ...at(420), id_mst_tiporeserva: 999_999 })).rejects.toMatchObject({
      status: 422,
      fields: { id_mst_tiporeserva: [expect.stringContaining('Ya no existe')] },
    })
    await expect(book({ ...at(420), id_mst_curso: 987_654 })).rejects.toMatchObject({
      status: 422,
      fields: { id_mst_curso: [expect.any(String)] },
    })
  })
  it('keeps to the lengths between minimum and maximum in steps (R-202, R-216, R-217, R-218)', async () => {
    await expect(book({ ...at(900), duracion: 20 })).rejects.toMatchObject({
      code: 'booking.duracion_no_valida',
      fields: { duracion: ['La duración va de 30 a 120 minutos, en pasos de 15.'] },
    })
    await expect(book({ ...at(900), duracion: 135 })).rejects.toMatchObject({ code: 'booking.duracion_no_valida' })
    await expect(book({ ...at(900), duracion: 40 })).rejects.toMatchObject({ code: 'booking.duracion_no_valida' })
    await expect(book({ ...at(900), duracion: 120 })).resolves.toBeDefined()
  })
  it('starts on the step (R-215)', async () => {
    await expect(book(at(1050 + 7))).rejects.toMatchObject({ code: 'booking.inicio_no_valido' })
  })
  it('starts on the step of the opening hours that it falls in (R-215)', async () => {
    const id_mst_calendario = await openFrom([540, 780], [970, 1320])
    const split = await desk.court('Partida', { id_mst_calendario })
    await expect(book({ ...at(970), id_mst_recurso: split, id_mst_socios: guest })).resolves.toBeDefined()
    await expect(book({ ...at(1036), id_mst_recurso: split, id_mst_socios: guest })).rejects.toMatchObject({
      code: 'booking.inicio_no_valido',
    })
  })
  it('never starts or ends within the hour that the clocks skip in spring (A-129)', async () => {
    const night = (hora_ini: number, duracion: number) => book({ fecha_ini: '2027-03-28', hora_ini, duracion })
    await expect(night(120, 60)).rejects.toMatchObject({
      status: 409,
      code: 'booking.hora_inexistente',
      fields: { hora_ini: ['El 28/03/2027 el reloj salta de las 02:00 a las 03:00: una reserva no puede empezar ni acabar en esa hora.'] },
    })
    await expect(night(90, 60)).rejects.toMatchObject({ code: 'booking.hora_inexistente', fields: { duracion: [expect.any(String)] } })
    await expect(night(60, 60)).resolves.toBeDefined()
    await expect(night(180, 60)).resolves.toBeDefined()
    await expect(
      book({ fecha_ini: '2027-03-28', hora_ini: 90, duracion: 90, id_mst_recurso: other, id_mst_socios: guest }),
    ).resolves.toBeDefined()
    const long = await desk.court('Larga')
    const minutes = [0, 1, 2].map((tipo) => ({ id_mst_recurso: long, tipo_minutosreserva: tipo as 0, minutes: 180 }))
    await desk.db.insertInto('minutos_reserva').values(minutes).execute()
    const overnight = (hora_ini: number) =>
      book({ fecha_ini: '2027-03-27', hora_ini, duracion: 180, id_mst_recurso: long, id_mst_socios: guest })
    await expect(overnight(1410)).rejects.toMatchObject({ code: 'booking.hora_inexistente', msg: expect.stringContaining('28/03/2027') })
    await expect(overnight(1380)).resolves.toBeDefined()
  })
  it('is offered no hour that the clocks skip, in the form and in a court’s schedule (A-129)', async () => {
    const day = '2028-03-26'
    const form = await desk.call(newBookingInfo, { id_mst_recurso: padel, day })
    const { inicios } = await desk.call(courtSchedule, { id: padel, id_reserva: 0, day })
    for (const offered of [form.inicios, inicios]) {
      // half an hour at least: from 1:45 on it would end in the hour that is not there
      expect(offered.filter((start) => start > 75 && start < 195)).toEqual([90, 180])
    }
  })
  it('keeps the minutes of the club day in the hour that comes twice in October, and lasts what the planner says (A-129)', async () => {
    const night = (hora_ini: number, values = {}) => book({ fecha_ini: '2027-10-31', hora_ini, id_mst_socios: guest, ...values })
    const { id_reg_reserva: id } = await night(120)
    await expect(night(150)).rejects.toMatchObject({ status: 409, code: 'booking.pista_ocupada' })
    await expect(night(180)).resolves.toBeDefined()
    await expect(night(60)).resolves.toBeDefined()
    const row = await desk.db.selectFrom('reserva').select(['hora_ini', 'duracion']).where('id_reg_reserva', '=', id).executeTakeFirst()
    expect(row).toEqual({ hora_ini: 120, duracion: 60 })
    const paid = await desk.db.selectFrom('factura').select('precio').where('id_reg_reserva', '=', id).execute()
    const ordinary = await night(120, { fecha_ini: '2027-11-01' })
    const same = await desk.db.selectFrom('factura').select('precio').where('id_reg_reserva', '=', ordinary.id_reg_reserva).execute()
    expect(paid).toEqual(same)
  })
  it('is on 29 February where the year has one (A-16)', async () => {
    await expect(book({ fecha_ini: '2028-02-29', hora_ini: 600 })).resolves.toBeDefined()
    for (const fecha_ini of ['2027-02-29', '29/02/2027'])
      await expect(book({ fecha_ini, hora_ini: 600 })).rejects.toMatchObject({ status: 422, fields: { fecha_ini: [expect.any(String)] } })
  })
  it('is within the dates of its court’s calendar: on others the court is closed all day (A-31)', async () => {
    const id_mst_calendario = await openFrom([480, 1320])
    await desk.db
      .updateTable('horario')
      .set({ tipo_horario: 3, fecha_ini: '2027-06-01', fecha_fin: '2027-08-31' })
      .where('id_mst_calendario', '=', id_mst_calendario)
      .execute()
    const summer = await desk.court('Verano', { id_mst_calendario })
    const on = (fecha_ini: string) => book({ fecha_ini, hora_ini: 600, id_mst_recurso: summer, id_mst_socios: guest })
    for (const outside of ['2027-05-31', '2027-09-01'])
      await expect(on(outside)).rejects.toMatchObject({ status: 409, code: 'booking.cerrado' })
    for (const inside of ['2027-06-01', '2027-08-31']) await expect(on(inside)).resolves.toBeDefined()
  })
  it('is of a day that there can be bookings on', async () => {
    for (const fecha_ini of ['1900-01-01', '1999-12-31', '9999-12-31'])
      await expect(book({ fecha_ini })).rejects.toMatchObject({ status: 422, fields: { fecha_ini: [expect.any(String)] } })
  })
  it('follows the lengths of its court before those of the club (R-366)', async () => {
    const fixed = await desk.court('Pista de 90')
    await desk.db
      .insertInto('minutos_reserva')
      .values([0, 1, 2].map((tipo) => ({ id_mst_recurso: fixed, tipo_minutosreserva: tipo as 0, minutes: 90 })))
      .execute()
    await expect(book({ ...at(600), id_mst_recurso: fixed, duracion: 60, id_mst_socios: guest })).rejects.toMatchObject({
      code: 'booking.duracion_no_valida',
    })
    await expect(book({ ...at(600), id_mst_recurso: fixed, duracion: 90, id_mst_socios: guest })).resolves.toBeDefined()
  })
  it('stays within the opening hours of the court', async () => {
    const id_mst_calendario = await openFrom([480, 840])
    const morning = await desk.court('Mañana', { id_mst_calendario })
    await expect(book({ ...at(810), id_mst_recurso: morning, id_mst_socios: guest })).rejects.toMatchObject({
      code: 'booking.cerrado',
      msg: 'Mañana no está abierta el 23/11/2026 de 13:30 a 14:30.',
    })
    await expect(book({ ...at(780), id_mst_recurso: morning, id_mst_socios: guest })).resolves.toBeDefined()
  })
  it('is told which holiday closes the court, and on another day its hours', async () => {
    const id_mst_calendario = await openFrom([480, 840])
    const court = await desk.court('Festiva', { id_mst_calendario })
    await desk.db.insertInto('festivo').values({ dia: '2027-04-23', desc_festivo: 'Sant Jordi' }).execute()
    const on = (fecha_ini: string) => book({ fecha_ini, hora_ini: 900, id_mst_recurso: court, id_mst_socios: guest })
    await expect(on('2027-04-23')).rejects.toMatchObject({
      ...{ status: 409, code: 'booking.cerrado_festivo', msg: 'Festiva está cerrada el 23/04/2027 por festivo: Sant Jordi.' },
    })
    await expect(on('2027-04-22')).rejects.toMatchObject({ code: 'booking.cerrado' })
  })
  it('may run past midnight, and holds the next day’s first hour too (A-17)', async () => {
    await book({ ...at(1410), id_mst_recurso: other })
    await expect(book({ fecha_ini: '2026-11-24', hora_ini: 0, id_mst_recurso: other, id_mst_socios: members[1] })).rejects.toMatchObject({
      code: 'booking.pista_ocupada',
    })
    await expect(book({ fecha_ini: '2026-11-24', hora_ini: 30, id_mst_recurso: other, id_mst_socios: members[1] })).resolves.toBeDefined()
  })
  it('takes no more people than fit, nobody twice, and seeks no more than are missing (A-121)', async () => {
    const [anna, berta] = members
    await expect(book({ ...at(1080), socios: [guest, guest, guest, guest] })).rejects.toMatchObject({
      code: 'booking.demasiados_jugadores',
    })
    await expect(book({ ...at(1080), socios: [anna, berta, berta] })).rejects.toMatchObject({
      code: 'booking.jugador_repetido',
      msg: 'Berta Puig está dos veces en la reserva.',
    })
    await expect(book({ ...at(1080), num_faltan: 4 })).rejects.toMatchObject({ code: 'booking.faltan_demasiados' })
    await expect(book({ ...at(1080), socios: [999_999] })).rejects.toMatchObject({ code: 'booking.jugador_desconocido' })
    await expect(book({ ...at(1080), num_faltan: 3 })).resolves.toBeDefined()
  })
  it('refuses a type that is not used any more and levels the wrong way round', async () => {
    const { id_mst_tiporeserva } = await desk.db
      .insertInto('tipo_reserva')
      .values({ desc_tiporeserva: 'Antiguo', activo: false })
      .returning('id_mst_tiporeserva')
      .executeTakeFirstOrThrow()
    await expect(book({ ...at(300), id_mst_tiporeserva })).rejects.toMatchObject({ code: 'booking.tipo_inactivo' })
    await expect(book({ ...at(300), nivel: 5, nivel_max: 2 })).rejects.toMatchObject({
      code: 'booking.nivel_invertido',
      fields: { nivel_max: [expect.any(String)] },
    })
    await expect(book({ ...at(180), fecha_ini: '2026-12-02', nivel: 5, nivel_max: 5 })).resolves.toBeDefined()
  })
  it('is refused while its sport, calendar, type or court is not active, each with its own words (A-131)', async () => {
    const { id_mst_tiporecurso } = await desk.db
      .insertInto('tipo_recurso')
      .values({ desc_tiporecurso: 'Frontón' })
      .returning('id_mst_tiporecurso')
      .executeTakeFirstOrThrow()
    const { id_mst_calendario } = await desk.db
      .insertInto('calendario')
      .values({ desc_calendario: 'Vell' })
      .returning('id_mst_calendario')
      .executeTakeFirstOrThrow()
    const court = await desk.court('Frontón 1')
    await desk.db.updateTable('recurso').set({ id_mst_tiporecurso }).where('id_mst_recurso', '=', court).execute()
    const isRefused = (code: string) =>
      expect(book({ ...at(300), id_mst_recurso: court })).rejects.toMatchObject({
        status: 409,
        code,
        msg: expect.stringContaining('Frontón 1'),
      })
    const sport = (activo: boolean) =>
      desk.db.updateTable('tipo_recurso').set({ activo }).where('id_mst_tiporecurso', '=', id_mst_tiporecurso).execute()
    await sport(false)
    await isRefused('booking.deporte_inactivo')
    await sport(true)
    await desk.db.updateTable('recurso').set({ id_mst_calendario }).where('id_mst_recurso', '=', court).execute()
    await desk.db.updateTable('calendario').set({ activo: false }).execute()
    await isRefused('booking.calendario_inactivo')
    await desk.db.updateTable('recurso').set({ id_mst_calendario: null, activo: false }).where('id_mst_recurso', '=', court).execute()
    await isRefused('booking.pista_sin_reservas')
    await expect(book({ ...at(300), id_mst_tiporeserva: 2 })).rejects.toMatchObject({ status: 409, code: 'booking.tipo_inactivo' })
  })
  it('warns of a player who is booked at that time and goes on once confirmed (R-229)', async () => {
    const [, , carles] = members
    await book({ ...at(240), id_mst_socios: carles })
    const twice = { ...at(240), id_mst_recurso: other, id_mst_socios: guest, socios: [guest, carles] }
    await expect(book(twice)).rejects.toMatchObject({
      status: 409,
      msg: 'Carles Puig ya tiene una reserva a esa hora: Pádel 1, de 04:00 a 05:00.',
      body: { error: 1, confirm: 'confirmar_mismo_horario' },
    })
    await expect(book({ ...twice, confirmar_mismo_horario: true })).resolves.toBeDefined()
  })
  it('does not warn where the club allows it (R-229)', async () => {
    await desk.db.transaction().execute((tx) => saveSetting(tx as never, 'RESERVA_PERMITIR_EN_MISMO_HORARIO', { valor: '1' }))
    const [, , carles] = members
    await expect(book({ ...at(180), id_mst_socios: carles })).resolves.toBeDefined()
    await expect(book({ ...at(180), id_mst_recurso: other, id_mst_socios: carles })).resolves.toBeDefined()
  })
  it('asks for the right to bookings', async () => {
    const cashier = await desk.as({ rights: ['cash'] })
    await expect(
      cashier.call(addBooking, { fecha_ini: someDay, hora_ini: 60, duracion: 60, id_mst_recurso: padel, id_mst_socios: guest }),
    ).rejects.toMatchObject({ status: 403 })
  })
  it('writes one audit entry that holds the lines of money', async () => {
    await book({ hora_ini: 120, id_mst_socios: guest })
    const entry = await desk.db.selectFrom('auditoria').selectAll().orderBy('id_reg_auditoria', 'desc').limit(1).executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      accion: 'POST /api/reserves/add_reservation',
      id_mst_socios: desk.id,
      tablas: ['reserva', 'reserva_ocupa', 'reserva_socio', 'factura'],
      cambios: [{ table: 'factura', after: [{ precio: 600 }] }],
    })
  })
  it('leaves everything in order', async () => {
    expect(await broken(desk)).toEqual([])
  })
})

describe('a hall and its halves', () => {
  it('take each other’s court, the halves not (A-119)', async () => {
    const { hall, left, right } = desk
    const when = { fecha_ini: '2026-12-01', hora_ini: 600, id_mst_socios: guest }
    await book({ ...when, id_mst_recurso: left })
    await expect(book({ ...when, id_mst_recurso: hall })).rejects.toMatchObject({
      code: 'booking.pista_ocupada',
      msg: expect.stringContaining('Pabellón izquierda'),
    })
    await book({ ...when, id_mst_recurso: right })
    await book({ ...when, hora_ini: 660, id_mst_recurso: hall })
    await expect(book({ ...when, hora_ini: 660, id_mst_recurso: left })).rejects.toMatchObject({ code: 'booking.pista_ocupada' })
    expect(await broken(desk)).toEqual([])
  })
})
