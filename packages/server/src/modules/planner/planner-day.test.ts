import { confirmStates } from '@app/contract/bookings/booking'
import { moveBooking } from '@app/contract/bookings/change-booking'
import { chargeSelected } from '@app/contract/invoices/collect'
import { courtDay, plannerDay, plannerInfo } from '@app/contract/planner/planner-day'
import { describe, expect, it } from 'vitest'
import { deskClub, guest, linesOf, someDay } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const { padel, other, hall, left, right, members, book } = desk
const [anna, berta] = members
const dayOf = (day = someDay) => desk.call(plannerDay, { id: 1, day })

describe('the planner of a day', () => {
  it('says that the club has no booking yet, until the first one on any day', async () => {
    expect(await dayOf()).toMatchObject({ sin_estrenar: true })
    await book({ fecha_ini: '2026-12-20', hora_ini: 600 })
    expect(await dayOf()).toMatchObject({ sin_estrenar: false, reservas: [] })
  })
  it('has the courts in order with minutes and hours (R-215..R-220)', async () => {
    const { recursos } = await dayOf()
    expect(recursos.map((court) => court.id_mst_recurso)).toEqual([padel, other, hall, left, right])
    expect(recursos[0]).toMatchObject({
      hora_ini: 0,
      hora_fin: 1440,
      abierto: [{ hora_ini: 0, hora_fin: 1440 }],
      cerrado: [],
      capacidad_max: 4,
      ocupacion: 0,
      step_inicio: 15,
      step_tiempo: 15,
      min_tiempo: 30,
      max_tiempo: 120,
      default_tiempo: 60,
      cambiar_inicio: true,
      cambiar_duracion: true,
    })
  })
  it('has each court in slots, booked with their colour and free (spec 3 §3)', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-09', hora_ini: 600, nombre: 'Liga' })
    const [court] = (await dayOf('2026-12-09')).recursos
    expect(court).toMatchObject({
      horari: [
        { hora_ini: 0, hora_fin: 600, reserva: null, tipo_reserva: null },
        { hora_ini: 600, hora_fin: 660, reserva: { id_reg_reserva, nombre: 'Liga' }, tipo_reserva: { color: expect.stringMatching(/^#/) } },
        { hora_ini: 660, hora_fin: 1440, reserva: null, tipo_reserva: null },
      ],
      recurso: { cambiar_inicio: true, cambiar_duracion: true },
    })
  })
  it('leaves the slots out for who draws the bookings himself', async () => {
    const { recursos } = await desk.call(plannerDay, { id: 1, day: '2026-12-09', sin_horari: true })
    expect(recursos.map(({ horari }) => horari)).toEqual(recursos.map(() => null))
  })
  it('says of a court that is closed all day which holiday it is (R-066, A-16)', async () => {
    const { id_mst_calendario } = await desk.db
      .insertInto('calendario')
      .values({ desc_calendario: 'Siempre' })
      .returning('id_mst_calendario')
      .executeTakeFirstOrThrow()
    await desk.db.updateTable('recurso').set({ id_mst_calendario }).where('id_mst_recurso', '=', other).execute()
    const cerrado = async () => (await dayOf('2026-12-25')).recursos.find((court) => court.id_mst_recurso === other)?.cerrado
    expect(await cerrado()).toEqual([{ hora_ini: 0, hora_fin: 1440, motivo: null }])
    await desk.db.insertInto('festivo').values({ mes: 12, dia_mes: 25, desc_festivo: 'Navidad' }).execute()
    expect(await cerrado()).toEqual([{ hora_ini: 0, hora_fin: 1440, motivo: 'Navidad' }])
    const alone = await desk.call(courtDay, { id: other, day: '2026-12-25' })
    expect(alone.recurso.cerrado).toEqual([{ hora_ini: 0, hora_fin: 1440, motivo: 'Navidad' }])
    await desk.db.updateTable('recurso').set({ id_mst_calendario: null }).where('id_mst_recurso', '=', other).execute()
  })
  it('tells which courts share space', async () => {
    const { recursos } = await dayOf()
    expect(Object.fromEntries(recursos.map((court) => [court.id_mst_recurso, court.relacionados]))).toMatchObject({
      [hall]: [left, right],
      [left]: [hall],
      [right]: [hall],
      [padel]: [],
    })
  })
  it('shows bookings with players, colour and whether they are paid', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 600, socios: [anna, guest] })
    const find = async () => (await dayOf()).reservas.find((row) => row.id_reg_reserva === id_reg_reserva)
    expect(await find()).toMatchObject({
      hora_ini: 600,
      hora_fin: 660,
      socios: [{ id_mst_socios: anna, nombre_completo: 'Anna Puig' }, { nombre_completo: 'Invitado' }],
      color: '#2f5fe0',
      total: 1200,
      pagado: 0,
      pago: 'unpaid',
      bloqueo: null,
    })
    const lines = (await linesOf(desk, id_reg_reserva)).map((line) => line.id_reg_factura)
    await desk.call(chargeSelected, { facturasSeleccionadas: [lines[0]!] })
    expect(await find()).toMatchObject({ pagado: 600, pago: 'part' })
    await desk.call(chargeSelected, { facturasSeleccionadas: [lines[1]!], id_mst_tipopago: 4 })
    expect(await find()).toMatchObject({ pagado: 1200, pago: 'paid' })
  })
  it('says why a booking cannot be dragged (A-38)', async () => {
    const { id_reg_reserva } = await book({ hora_ini: 720, id_mst_socios: guest })
    await desk.db.updateTable('reserva').set({ id_mst_socios_creacion: null }).where('id_reg_reserva', '=', id_reg_reserva).execute()
    expect((await dayOf()).reservas.find((row) => row.id_reg_reserva === id_reg_reserva)).toMatchObject({
      bloqueo: 'booking.bloqueo_sin_creador',
    })
  })
  it('counts how full a court is, its parts included', async () => {
    await book({ fecha_ini: '2026-12-10', hora_ini: 0, duracion: 120, id_mst_recurso: left, id_mst_socios: berta })
    const { recursos } = await dayOf('2026-12-10')
    expect(Object.fromEntries(recursos.map((court) => [court.id_mst_recurso, court.ocupacion]))).toMatchObject({
      [left]: 8,
      [hall]: 8,
      [right]: 0,
    })
  })
  it('shows last night’s booking that runs into it (A-17)', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-12-11', hora_ini: 1410, id_mst_socios: guest })
    expect((await dayOf('2026-12-12')).reservas).toMatchObject([{ id_reg_reserva, fecha: '2026-12-11', hora_ini: 1410, hora_fin: 1470 }])
    expect((await dayOf('2026-12-13')).reservas).toEqual([])
    await desk.call(moveBooking, { id_reg_reserva, hora_ini: 1380 })
    expect((await dayOf('2026-12-12')).reservas).toEqual([])
  })
  it('takes a range of days, two months at most', async () => {
    const { reservas } = await desk.call(plannerDay, { id: 1, start: '2026-11-01', end: '2026-12-31' })
    expect(reservas.length).toBeGreaterThan(3)
    expect((await desk.call(plannerDay, { id: 1, start: '2026-11-01', end: '2026-11-22' })).reservas).toEqual([])
    const span = (end: string) => desk.call(plannerDay, { id: 1, start: '2027-03-01', end })
    await expect(span('2027-05-02')).resolves.toMatchObject({ reservas: [] })
    for (const end of ['2027-05-03', '2027-02-28']) await expect(span(end)).rejects.toMatchObject({ code: 'booking.demasiado_intervalo' })
    await expect(desk.call(plannerDay, { id: 1, start: '2026-01-01', end: '2026-12-31' })).rejects.toMatchObject({
      code: 'booking.demasiado_intervalo',
    })
  })
  it('is today’s when nothing is asked (R-190)', async () => {
    expect(await desk.call(plannerDay, { id: 1 })).toMatchObject({ start: '2026-11-20', end: '2026-11-20' })
  })
  it('asks for the right to bookings', async () => {
    const clerk = await desk.as({ rights: ['cash'] })
    await expect(clerk.call(plannerDay, { id: 1 })).rejects.toMatchObject({ status: 403 })
  })
})

describe('around the planner', () => {
  it('one court has its bookings of a day', async () => {
    expect(await desk.call(courtDay, { id: padel, day: someDay })).toMatchObject({
      recurso: { id_mst_recurso: padel },
      reservas: [{ hora_ini: 600 }, { hora_ini: 720 }],
    })
    expect((await desk.call(courtDay, { id: other, day: someDay })).reservas).toEqual([])
  })
  it('court types are offered with how many courts and bookings they have, those in use only', async () => {
    await desk.db.insertInto('tipo_recurso').values({ desc_tiporecurso: 'Petanca', activo: false }).execute()
    await desk.db.insertInto('recurso').values({ desc_recurso: 'Pádel 3', id_mst_tiporecurso: 1, activo: false }).execute()
    expect(await desk.call(plannerInfo, { day: someDay })).toMatchObject({
      today: '2026-11-20',
      id_mst_tiporecurso: 1,
      tipos_recurso: [{ id_mst_tiporecurso: 1, recursos: 5, reservas: 2 }],
      pendientes: 0,
    })
    await expect(desk.call(plannerInfo, { id_mst_tiporecurso: 999_999 })).rejects.toMatchObject({ status: 404 })
  })
  it('bookings that wait for somebody’s word are counted from today on', async () => {
    for (const [fecha_ini, hora_ini] of [
      ['2026-11-20', 1200],
      ['2026-12-20', 600],
    ] as const) {
      const { id_reg_reserva } = await book({ fecha_ini, hora_ini, id_mst_recurso: other, id_mst_socios: guest })
      const pendiente_confirmar = confirmStates.validation
      await desk.db.updateTable('reserva').set({ pendiente_confirmar }).where('id_reg_reserva', '=', id_reg_reserva).execute()
    }
    expect((await desk.call(plannerInfo)).pendientes).toBe(2)
    desk.at('2026-11-21T10:00:00Z')
    const clerk = await desk.as({ rights: ['bookings'] })
    expect((await clerk.call(plannerInfo)).pendientes).toBe(1)
    desk.at('2026-11-20T10:00:00Z')
  })
})
