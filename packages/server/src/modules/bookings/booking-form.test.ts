import { bookingSexDropdown, editBookingInfo, newBookingInfo, quoteBooking } from '@app/contract/bookings/booking-form'
import { bookingType, editBookingType, newBookingType } from '@app/contract/bookings/booking-type'
import { checkSameTime } from '@app/contract/bookings/same-time'
import { chargeSelected } from '@app/contract/invoices/collect'
import { describe, expect, it } from 'vitest'
import { deskClub, guest, linesOf, someDay } from '../../testing/modules/bookings.ts'
import { saveSetting } from '../club/public.ts'

const desk = await deskClub()
const { padel, hall, left, members, book } = desk
const [anna, berta] = members

it('a booking keeps its levels, clipped to those that the club has (A-130)', async () => {
  const { id_reg_reserva: id_reserva } = await book({ hora_ini: 1200, nivel: 3, nivel_max: 7 })
  await desk.db.deleteFrom('nivel').where('cod_nivel', 'in', [3, 7]).execute()
  expect((await desk.call(editBookingInfo, { id_reserva })).reserva).toMatchObject({ nivel: 4, nivel_max: 6 })
  await desk.db
    .insertInto('nivel')
    .values([3, 7].map((cod_nivel) => ({ cod_nivel, textos: '{}' as never })))
    .execute()
  expect((await desk.call(editBookingInfo, { id_reserva })).reserva).toMatchObject({ nivel: 3, nivel_max: 7 })
})

it('a booking’s panel knows the level of each player where its court shows levels, never of a guest', async () => {
  const { id_reg_reserva: id_reserva } = await book({ hora_ini: 1110, socios: [anna, guest] })
  await desk.db.updateTable('socio').set({ nivel: 4 }).where('id_mst_socios', '=', anna).execute()
  const levels = async () => (await desk.call(editBookingInfo, { id_reserva })).socios.map((one) => one.nivel)
  expect(await levels()).toEqual([null, null])
  await desk.db.updateTable('recurso').set({ mostrar_info_nivel: true }).where('id_mst_recurso', '=', padel).execute()
  expect(await levels()).toEqual([4, null])
})

it('the lines of a booking stand as they were made, the newest first with FACTURA_RESERVA_ORDEN_DECRECIENTE (R-225)', async () => {
  const { id_reg_reserva: id_reserva } = await book({ fecha_ini: '2026-11-26', socios: [anna, berta] })
  const owners = async () => (await desk.call(editBookingInfo, { id_reserva })).facturas.map((line) => line.id_mst_socios)
  const setting = (valor: string) =>
    desk.db.transaction().execute((tx) => saveSetting(tx as never, 'FACTURA_RESERVA_ORDEN_DECRECIENTE', { valor }))
  expect(await owners()).toEqual([anna, berta])
  await setting('1')
  expect(await owners()).toEqual([berta, anna])
  await setting('0')
})

it('a court that asks for documents says which ones, in the form and in the panel of a booking, obligatory ones first', async () => {
  const { id_reg_reserva: id_reserva } = await book({ fecha_ini: '2026-11-25' })
  const asked = async () => [
    (await desk.call(newBookingInfo, { id_mst_recurso: padel, day: someDay })).documentos,
    (await desk.call(editBookingInfo, { id_reserva })).documentos,
  ]
  await desk.db
    .insertInto('recurso_documentos')
    .values([
      { id_mst_recurso: padel, descripcion: 'Autorización', obligatorio: false },
      { id_mst_recurso: padel, descripcion: 'DNI', obligatorio: true },
      { id_mst_recurso: hall, descripcion: 'Seguro', obligatorio: true },
    ])
    .execute()
  expect(await asked()).toEqual([[], []])
  await desk.db.updateTable('recurso').set({ activar_documentos_adjuntos: true }).where('id_mst_recurso', '=', padel).execute()
  const both = [
    { descripcion: 'DNI', obligatorio: true },
    { descripcion: 'Autorización', obligatorio: false },
  ]
  expect(await asked()).toEqual([both, both])
})

it('a booking’s lines know tariff and member type (MOSTRAR_TARIFA_Y_TIPOSOCIO_FACTURAS, R-224)', async () => {
  const { id_reg_reserva: id_reserva } = await book({ hora_ini: 1260 })
  const { desc } = await desk.db.selectFrom('tipo_socio').select('desc').where('id_mst_tiposocio', '=', 2).executeTakeFirstOrThrow()
  const { facturas } = await desk.call(editBookingInfo, { id_reserva })
  expect(facturas.map(({ socio, desc_tarifa }) => [socio.desc_tiposocio, desc_tarifa])).toEqual([[desc, null]])
})

describe('the form of a new booking', () => {
  it('knows lengths, starts and types of its court (R-202, R-213, R-219)', async () => {
    const info = await desk.call(newBookingInfo, { id_mst_recurso: padel, day: someDay, hora_ini: 600 })
    expect(info).toMatchObject({
      duracion: 60,
      id_mst_tiporeserva: 1,
      hora_ini: 600,
      recurso: { capacidad_max: 4, step_inicio: 15, cambiar_inicio: true },
      abierto: [{ hora_ini: 0, hora_fin: 1440 }],
    })
    expect(info.duraciones).toEqual([30, 45, 60, 75, 90, 105, 120])
    expect(info.tipos.map((type) => type.id_mst_tiporeserva)).toContain(1)
  })
  it('leaves out starts that are taken, also by a part of the court', async () => {
    await book({ hora_ini: 600, id_mst_recurso: left, id_mst_socios: guest })
    const info = await desk.call(newBookingInfo, { id_mst_recurso: hall, day: someDay })
    expect(info.ocupado).toEqual([{ hora_ini: 600, hora_fin: 660 }])
    expect(info.inicios).toContain(570)
    expect(info.inicios).not.toContain(585)
    expect(info.inicios).toContain(660)
  })
  it('quotes each player with the reason before anything is saved (A-115)', async () => {
    const quote = await desk.call(quoteBooking, { id_mst_recurso: padel, day: someDay, hora_ini: 600, duracion: 90, socios: [anna, guest] })
    expect(quote).toMatchObject({
      total: 1800,
      lineas: [{ id_mst_socios: anna, nombre_completo: 'Anna Puig', precio: 900, id_mst_tipoingreso: 1 }, { precio: 900 }],
    })
    expect(quote.lineas[0]!.explicacion).toEqual(expect.arrayContaining([expect.objectContaining({ source: 'court_type', applied: true })]))
  })
  it('takes the spelling court, day, from, minutes, type, players too', async () => {
    const body = { court: padel, day: '23/11/2026', from: '10:00', minutes: 60, type: 1, players: [guest] }
    expect((await desk.http({ method: 'POST', url: '/api/reserva/nueva/precio', body })).body).toMatchObject({ total: 6 })
  })
})

describe('the form of a booking', () => {
  it('has players, lines, sums and what may be done (A-38)', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 480, socios: [anna, guest] })
    const [first] = await linesOf(desk, id_reg_reserva)
    await desk.call(chargeSelected, { facturasSeleccionadas: [first!.id_reg_factura] })
    expect(await desk.call(editBookingInfo, { id_reserva: id_reg_reserva })).toMatchObject({
      reserva: { id_reg_reserva, hora_fin: 540, desc_recurso: 'Pádel 1', desc_tiporeserva: 'Reserva' },
      socios: [{ nombre_completo: 'Anna Puig' }, { nombre_completo: 'Invitado' }],
      facturas: [{ pagado_check: true }, { pagado_check: false }],
      total: 1200,
      pagado: 600,
      pago: 'part',
      bloqueo_mover: null,
      bloqueo_duplicar: null,
      bloqueo_eliminar: 'booking.tiene_pagos',
    })
  })
})

it('a booking that nobody paid may be deleted; one that was paid in part says that it has payments (A-38)', async () => {
  const { id_reg_reserva: id_reserva } = await book({ fecha_ini: '2026-11-29', socios: [anna, guest] })
  const locks = async () => {
    const { pagado, bloqueo_eliminar } = await desk.call(editBookingInfo, { id_reserva })
    return { pagado, bloqueo_eliminar }
  }
  expect(await locks()).toEqual({ pagado: 0, bloqueo_eliminar: null })
  const [line] = await linesOf(desk, id_reserva)
  await desk.call(chargeSelected, { facturasSeleccionadas: [line!.id_reg_factura], importe: 1 })
  expect(await locks()).toEqual({ pagado: 1, bloqueo_eliminar: 'booking.tiene_pagos' })
})

it('a type that is not used any more is offered to no new booking, and to the one that has it', async () => {
  const { id_mst_tiporeserva } = await desk.db
    .insertInto(bookingType.table)
    .values({ desc_tiporeserva: 'Alquiler antiguo' })
    .returning('id_mst_tiporeserva')
    .executeTakeFirstOrThrow()
  const [old, plain] = [await book({ fecha_ini: '2026-11-27', id_mst_tiporeserva }), await book({ fecha_ini: '2026-11-28' })]
  await desk.db.updateTable(bookingType.table).set({ activo: false }).where('id_mst_tiporeserva', '=', id_mst_tiporeserva).execute()
  const ids = ({ tipos }: { tipos: readonly { id_mst_tiporeserva: number }[] }) => tipos.map((type) => type.id_mst_tiporeserva)
  const ofBooking = async (id_reserva: number) => ids(await desk.call(editBookingInfo, { id_reserva }))
  expect(ids(await desk.call(newBookingInfo, { id_mst_recurso: padel, day: someDay }))).not.toContain(id_mst_tiporeserva)
  expect(await ofBooking(plain.id_reg_reserva)).not.toContain(id_mst_tiporeserva)
  expect(await ofBooking(old.id_reg_reserva)).toEqual(expect.arrayContaining([1, id_mst_tiporeserva]))
})

describe('who is booked at the same time', () => {
  const when = { day: someDay, hora_ini: 510, duracion: 60 }
  it('is told with error 1 and a message, by all three spellings (R-229, A-41)', async () => {
    for (const spelling of [
      'selectSocio',
      'selectSocio/check_RESERVA_PERMITIR_EN_MISMO_HORARIO',
      'selectSocios/check_RESERVA_PERMITIR_EN_MISMO_HORARIO',
    ]) {
      const { status, body } = await desk.http({
        method: 'POST',
        url: `/api/reserva/${spelling}`,
        body: { ...when, socios: [anna, guest] },
      })
      expect({ status, ...body }).toEqual({
        status: 200,
        error: 1,
        msg: 'Anna Puig ya tiene una reserva a esa hora: Pádel 1, de 08:00 a 09:00.',
      })
    }
  })
  it('is error 0 for others, for guests and at other times', async () => {
    expect(await desk.call(checkSameTime, { ...when, id_mst_socios: berta })).toMatchObject({ error: false })
    expect(await desk.call(checkSameTime, { ...when, id_mst_socios: guest })).toMatchObject({ error: false })
    expect(await desk.call(checkSameTime, { ...when, hora_ini: 540, id_mst_socios: anna })).toMatchObject({ error: false })
  })
})

describe('booking types', () => {
  it('start blue in the grid and black in the call (R-373, R-374, A-22)', async () => {
    expect(await desk.call(newBookingType)).toMatchObject({ color: '#0000ff', color_usuario: '#0000ff', activo: 1, color_segun_pago: 0 })
    const made = await desk.http({ method: 'POST', url: '/api/tipo_reserva', body: { desc_tiporeserva: 'Clase' } })
    expect(made.body).toMatchObject({ color: '#000000', activo: 1, color_segun_pago: 0, restriccion_reservas: 0 })
  })
  it('keep type 1, and keep it active (A-89, A-131)', async () => {
    await expect(desk.call(editBookingType, { id: 1, activo: false })).rejects.toMatchObject({
      status: 409,
      code: 'booking.tipo_siempre_activo',
      fields: { activo: [expect.any(String)] },
    })
    expect((await desk.http({ method: 'DELETE', url: '/api/tipo_reserva/1' })).body).toMatchObject({ code: 'msg.reserved' })
    // its other data change, and other types are deactivated
    expect(await desk.call(editBookingType, { id: 1, desc_tiporeserva: 'Alquiler' })).toMatchObject({ desc_tiporeserva: 'Alquiler' })
    const { id_mst_tiporeserva: id } = await desk.db
      .insertInto(bookingType.table)
      .values({ desc_tiporeserva: 'Antiguo' })
      .returning('id_mst_tiporeserva')
      .executeTakeFirstOrThrow()
    expect(await desk.call(editBookingType, { id, activo: false })).toMatchObject({ activo: false })
  })
  it('lock what users see of a type that only administrators see (R-370, R-371, R-372, R-376)', async () => {
    const { id_mst_tiporeserva: id } = await desk.db
      .insertInto(bookingType.table)
      .values({ desc_tiporeserva: 'Torneo', visible: 0 })
      .returning('id_mst_tiporeserva')
      .executeTakeFirstOrThrow()
    for (const [name, value] of Object.entries({ desc_tiporeserva_usuario: 'Torneo', color_usuario: '#123456' }))
      await expect(desk.call(editBookingType, { id, [name]: value })).rejects.toMatchObject({
        code: 'booking.tipo_bloqueado',
        fields: { [name]: [expect.any(String)] },
      })
    expect(await desk.call(editBookingType, { id, color: '#123456' })).toMatchObject({ color: '#123456', color_usuario: '#0000ff' })
    await expect(desk.call(editBookingType, { id, visible: 1, desc_tiporeserva_usuario: 'Torneo' })).resolves.toMatchObject({
      desc_tiporeserva_usuario: 'Torneo',
    })
  })
  it('say who plays in the user’s language (A-118, R-214)', async () => {
    expect(await desk.call(bookingSexDropdown)).toEqual([
      { id: '-', text: 'Cualquiera' },
      { id: 'M', text: 'Masculino' },
      { id: 'F', text: 'Femenino' },
      { id: 'X', text: 'Mixto' },
    ])
  })
})
