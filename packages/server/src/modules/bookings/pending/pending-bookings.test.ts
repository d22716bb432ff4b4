import { addBooking } from '@app/contract/bookings/add-booking'
import { deletedBookings, restoreBooking } from '@app/contract/bookings/cancel-booking'
import { changeMissing, moveBooking } from '@app/contract/bookings/change-booking'
import * as declared from '@app/contract/bookings/pending-bookings'
import { pendingCount } from '@app/contract/bookings/pending-count'
import { chargeSelected } from '@app/contract/invoices/collect'
import { courtDay, plannerInfo } from '@app/contract/planner/planner-day'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf, someDay } from '../../../testing/modules/bookings.ts'

const desk = await deskClub()
const { members, book } = desk
const [anna, berta, carles] = members
const chief = await desk.as({ is_admin: true })
const clerk = await desk.as({ rights: ['bookings'] })
const room = await desk.court('Sala')
await desk.db.updateTable('recurso').set({ id_mst_socios_confirmador: chief.id }).where('id_mst_recurso', '=', room).execute()

const inRoom = (more = {}) => book({ id_mst_recurso: room, ...more })
const stateOf = async (id: number) =>
  (await desk.db.selectFrom('reserva').select('pendiente_confirmar').where('id_reg_reserva', '=', id).executeTakeFirst())
    ?.pendiente_confirmar
const listed = async (more = {}) => (await desk.call(declared.pendingBookings, more)).map((row) => row.id_reg_reserva)

describe('a booking of a court that somebody confirms', () => {
  it('waits, and takes its court, unless the confirmer makes it (A-119)', async () => {
    const { id_reg_reserva: id } = await inRoom({ hora_ini: 540 })
    expect(await stateOf(id)).toBe(1)
    await expect(inRoom({ hora_ini: 540, id_mst_socios: berta })).rejects.toMatchObject({ code: 'booking.pista_ocupada' })
    const own = { fecha_ini: someDay, hora_ini: 660, duracion: 60, id_mst_recurso: room, id_mst_socios: guest }
    expect(await stateOf((await chief.call(addBooking, own)).id_reg_reserva)).toBe(0)
    expect(await stateOf((await book({ hora_ini: 540, id_mst_socios: carles })).id_reg_reserva)).toBe(0)
  })
  it('is listed 60 days back to 30 ahead with the grid’s columns, and counted (R-199)', async () => {
    const { id_reg_reserva: id } = await inRoom({ hora_ini: 720, duracion: 90, socios: [anna, berta, guest], num_faltan: 1, nivel: 2 })
    const [row] = (await desk.call(declared.pendingBookings, {})).filter((one) => one.id_reg_reserva === id)
    expect(row).toMatchObject({
      Fecha: someDay,
      Recurso: 'Sala',
      Inicio: 720,
      Fin: 810,
      Nombre: 'Anna Puig',
      // players other than the owner: the owner is named already
      NombresJugadores: expect.stringMatching(/^Berta Puig, (?!.*Anna)/),
      Horas: 1.5,
      TipoReserva: 'Reserva',
      FechaCreacion: expect.any(Date),
      NumFaltan: 1,
      Nivel: 2,
      TipoSocio: expect.any(String),
      pdte_pago: expect.any(Number),
      desc_socio_confirmador: expect.any(String),
    })
    expect([await listed({ start_date: someDay }), await listed({ start_date: '2026-11-24' })]).toEqual([expect.arrayContaining([id]), []])
    const before = (await desk.call(pendingCount, {})).pendientes
    const far = await inRoom({ fecha_ini: '2027-01-20' })
    expect(await listed()).not.toContain(far.id_reg_reserva)
    expect(await listed({ end_date: '2027-01-20' })).toContain(far.id_reg_reserva)
    expect(await listed({ start_date: '2026-01-20', end_date: '2027-01-21' })).toContain(far.id_reg_reserva)
    for (const end_date of ['2026-01-19', '2027-01-22'])
      await expect(listed({ start_date: '2026-01-20', end_date })).rejects.toMatchObject({ code: 'booking.demasiado_intervalo' })
    expect((await desk.call(pendingCount, {})).pendientes).toBe(before + 1)
    expect((await desk.call(plannerInfo, {})).pendientes).toBe(before + 1)
  })
  it('is counted from today on, and listed as long as it was sixty days ago (R-199)', async () => {
    const { id_reg_reserva: id } = await inRoom({ hora_ini: 480, id_mst_socios: carles })
    const { pendientes } = await desk.call(pendingCount, {})
    const on = async (fecha: string) => {
      await desk.db.updateTable('reserva').set({ fecha }).where('id_reg_reserva', '=', id).execute()
      return [(await desk.call(pendingCount, {})).pendientes - pendientes, (await listed()).includes(id)]
    }
    expect(await on('2026-11-20')).toEqual([0, true])
    expect(await on('2026-11-19')).toEqual([-1, true])
    expect(await on('2026-09-21')).toEqual([-1, true])
    expect(await on('2026-09-20')).toEqual([-1, false])
    expect(await on('2026-12-20')).toEqual([0, true])
    expect(await on('2026-12-21')).toEqual([0, false])
    await on(someDay)
  })
  it('is not listed where its court does not show them, and still stands in the planner', async () => {
    const quiet = await desk.court('Sala discreta')
    const set = { id_mst_socios_confirmador: chief.id, mostrar_reservas_pendientes: false }
    await desk.db.updateTable('recurso').set(set).where('id_mst_recurso', '=', quiet).execute()
    const { pendientes } = await desk.call(pendingCount, {})
    const { id_reg_reserva: id } = await book({ id_mst_recurso: quiet, hora_ini: 900 })
    expect(await listed()).not.toContain(id)
    expect(await desk.call(pendingCount, {})).toEqual({ pendientes })
    expect((await desk.call(courtDay, { id: quiet, day: someDay })).reservas.map((one) => one.id_reg_reserva)).toContain(id)
  })
  it('is validated by its confirmer or an administrator, once, and the yes can be taken back (R-200)', async () => {
    const { id_reg_reserva: id } = await inRoom({ hora_ini: 840 })
    const { id_reg_reserva: other } = await inRoom({ hora_ini: 1320 })
    await expect(clerk.call(declared.validateBooking, { id_reg_reserva: id })).rejects.toMatchObject({
      status: 403,
      code: 'booking.no_confirma',
      msg: expect.stringContaining('Sala'),
    })
    // a form opened before is notified
    expect(await chief.call(declared.validateBooking, { id_reg_reserva: id })).toMatchObject({ id_reg_reserva: id, version: 2 })
    expect([await stateOf(id), await stateOf(other)]).toEqual([0, 1])
    const waiting = await listed()
    expect([waiting.includes(id), waiting.includes(other)]).toEqual([false, true])
    await expect(desk.call(declared.validateBooking, { id_reg_reserva: id })).rejects.toMatchObject({
      status: 409,
      code: 'booking.ya_validada',
    })
    await expect(clerk.call(declared.unvalidateBooking, { id_reg_reserva: id })).rejects.toMatchObject({ status: 403 })
    await desk.call(declared.unvalidateBooking, { id_reg_reserva: id })
    expect(await stateOf(id)).toBe(1)
    const plain = await book({ hora_ini: 1080 })
    await expect(desk.call(declared.unvalidateBooking, { id_reg_reserva: plain.id_reg_reserva })).rejects.toMatchObject({
      code: 'msg.no_action',
    })
  })
  it('is rejected with a reason: it goes to the history with who and why, and comes back waiting (A-119, R-209)', async () => {
    const { id_reg_reserva: id } = await inRoom({ hora_ini: 960 })
    await expect(clerk.call(declared.rejectBooking, { id_reg_reserva: id, motivo: 'No' })).rejects.toMatchObject({ status: 403 })
    await expect(desk.call(declared.rejectBooking, { id_reg_reserva: id, motivo: '' })).rejects.toMatchObject({ status: 422 })
    await chief.call(declared.rejectBooking, { id_reg_reserva: id, motivo: 'Hay asamblea' })
    const [gone] = await desk.call(deletedBookings, { start_date: someDay, end_date: someDay })
    expect(gone).toMatchObject({ id_reg_reserva: id, motivo: 'Hay asamblea', elimina_admin: true, desc_socio_baja: expect.any(String) })
    await expect(desk.call(declared.rejectBooking, { id_reg_reserva: id, motivo: 'Otra vez' })).rejects.toMatchObject({ status: 404 })
    await desk.call(restoreBooking, { id })
    expect(await stateOf(id)).toBe(1)
    expect(await broken(desk)).toEqual([])
  })
  it('waits again when somebody moves it who may not confirm it, not when its details change', async () => {
    const { id_reg_reserva: id } = await inRoom({ hora_ini: 1140 })
    await desk.call(declared.validateBooking, { id_reg_reserva: id })
    await clerk.call(changeMissing, { id, num_faltan: 1 })
    expect(await stateOf(id)).toBe(0)
    await desk.call(moveBooking, { id_reg_reserva: id, hora_ini: 1155 })
    expect(await stateOf(id)).toBe(0)
    await clerk.call(moveBooking, { id_reg_reserva: id, hora_ini: 1170 })
    expect(await stateOf(id)).toBe(1)
    const elsewhere = await book({ hora_ini: 1260, id_mst_socios: carles })
    await clerk.call(moveBooking, { id_reg_reserva: elsewhere.id_reg_reserva, id_mst_recurso: room })
    expect(await stateOf(elsewhere.id_reg_reserva)).toBe(1)
    // a match that was approved stays so
    const match = await book({ hora_ini: 1320, id_mst_socios: carles })
    await desk.db.updateTable('reserva').set({ pendiente_confirmar: 3 }).where('id_reg_reserva', '=', match.id_reg_reserva).execute()
    await clerk.call(moveBooking, { id_reg_reserva: match.id_reg_reserva, id_mst_recurso: room, hora_ini: 600 })
    expect(await stateOf(match.id_reg_reserva)).toBe(3)
  })
})

describe('a booking that has to be paid when it is made', () => {
  it('says so in its answer and stands in the list until it is paid (A-117)', async () => {
    const court = await desk.court('Con luz')
    const evening = { diaInicio: 1, mesInicio: 1, diaFin: 31, mesFin: 12, hora_ini: 1080, hora_fin: 1320, dias: 127 }
    await desk.db
      .insertInto('recurso_pago_tramo')
      .values({ id_mst_recurso: court, ...evening })
      .execute()
    const at = { id_mst_recurso: court, id_mst_socios: guest }
    expect(await book({ ...at, hora_ini: 960 })).toMatchObject({ pago_inmediato: false })
    const due = await book({ ...at, hora_ini: 1050 })
    expect(due).toMatchObject({ pago_inmediato: true, total: 600 })
    // one that costs nothing is not to be paid
    const free = await desk.member('Gratis')
    await desk.db.updateTable('socio').set({ id_mst_tiposocio: 1 }).where('id_mst_socios', '=', free).execute()
    expect(await book({ id_mst_recurso: court, id_mst_socios: free, hora_ini: 1260 })).toMatchObject({ pago_inmediato: false, total: 0 })
    const unpaid = () => desk.call(declared.unpaidBookings, { start_date: someDay, end_date: someDay })
    expect(await unpaid()).toMatchObject([
      { id_reg_reserva: due.id_reg_reserva, Recurso: 'Con luz', Inicio: 1050, Fin: 1110, total: 600, pagado: 0, pendiente: 600 },
    ])
    const takes = (ocupado: boolean) =>
      desk.db.updateTable('reserva').set({ ocupado }).where('id_reg_reserva', '=', due.id_reg_reserva).execute()
    await takes(false)
    expect(await unpaid()).toEqual([])
    await takes(true)
    expect(await desk.call(moveBooking, { id_reg_reserva: due.id_reg_reserva, hora_ini: 1140 })).toMatchObject({ pago_inmediato: true })
    const [line] = await linesOf(desk, due.id_reg_reserva)
    const pay = (importe: number) =>
      desk.call(chargeSelected, { facturasSeleccionadas: [line!.id_reg_factura], importe, id_mst_tipopago: 1, id_mst_caja: desk.register })
    await pay(200)
    expect(await unpaid()).toMatchObject([{ total: 600, pagado: 200, pendiente: 400 }])
    await pay(400)
    expect(await unpaid()).toEqual([])
    expect(await desk.call(moveBooking, { id_reg_reserva: due.id_reg_reserva, hora_ini: 1200 })).toMatchObject({ pago_inmediato: false })
  })
})
