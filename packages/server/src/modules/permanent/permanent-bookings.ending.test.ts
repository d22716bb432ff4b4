import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { chargeSelected } from '@app/contract/invoices/collect'
import { voidPayments } from '@app/contract/invoices/wrong-payment'
import {
  bookingsOfPermanent,
  deleteBetween,
  deletePermanent,
  incomesOfPermanent,
  listPermanent,
  onePermanent,
  permanentInfo,
  responsibleOfPermanent,
  togglePermanent,
  updatePermanent,
} from '@app/contract/permanent/permanent-bookings'
import { previewEnd, previewSeries } from '@app/contract/permanent/series-preview'
import { describe, expect, it } from 'vitest'
import { linesOf } from '../../testing/modules/bookings.ts'
import { outcomesOf, seriesClub } from '../../testing/modules/permanent.ts'

const { desk, form, make, dates, broken } = await seriesClub()
const { padel, other, left, members, db } = desk
const [anna, berta] = members

describe('ending a permanent booking', () => {
  it('asks from which date one without an end is deactivated; to activate it, and one with an end, none is needed (R-255)', async () => {
    const { id_mst_reservasfijas: id } = await make({ tipo_horario: 1, fecha_fin: null })
    await expect(desk.call(togglePermanent, { id })).rejects.toMatchObject({
      ...{ status: 422, code: 'permanent.desde_cuando', fields: { fecha_ini: [expect.any(String)] } },
    })
    expect(await desk.call(onePermanent, { id })).toMatchObject({ activo: true })
    await desk.call(togglePermanent, { id, fecha_ini: '2026-12-14' })
    await desk.call(togglePermanent, { id })
    expect(await desk.call(onePermanent, { id })).toMatchObject({ activo: true })
    const ending = await make({ hora_ini: 600, hora_fin: 660 })
    await desk.call(togglePermanent, { id: ending.id_mst_reservasfijas })
  })
  it('deactivates from a date and activates again (R-254, R-255)', async () => {
    const { id_mst_reservasfijas: id } = await make()
    const seen = await desk.call(previewEnd, { id, fecha_ini: '2026-12-14' })
    expect(outcomesOf(seen)).toEqual(['12-07 kept', '12-14 removed', '12-21 removed', '12-28 removed'])
    expect(await desk.call(togglePermanent, { id, fecha_ini: '2026-12-14' })).toMatchObject({ quitadas: 3 })
    expect(await desk.call(onePermanent, { id })).toMatchObject({ activo: false, desactivada_desde: '2026-12-14' })
    expect(await dates(id)).toEqual(['2026-12-07 Pádel 1 1200'])
    expect(await desk.call(listPermanent, { activas: true })).toEqual([])
    expect(await desk.call(togglePermanent, { id })).toMatchObject({ creadas: 3 })
    expect(await dates(id)).toHaveLength(4)
  })
  it('deletes between two dates: those stay out, beyond the horizon too (R-256)', async () => {
    const { id_mst_reservasfijas: id } = await make({ tipo_horario: 1, fecha_fin: null })
    expect(await desk.call(deleteBetween, { id, fecha_ini: '2026-12-20', fecha_fin: '2026-12-31' })).toMatchObject({ quitadas: 2 })
    expect((await dates(id)).slice(0, 3)).toEqual(['2026-12-07 Pádel 1 1200', '2026-12-14 Pádel 1 1200', '2027-01-04 Pádel 1 1200'])
    await desk.call(deleteBetween, { id, fecha_ini: '2027-12-20', fecha_fin: '2028-01-05' })
    const { saltadas } = (await desk.call(listPermanent))[0]!
    expect(saltadas).toBe(5)
  })
  it('deletes up to its own end and nothing beyond: what is added later is made (R-256)', async () => {
    const { id_mst_reservasfijas: id } = await make()
    await desk.call(deleteBetween, { id, fecha_ini: '2026-12-20', fecha_fin: '2027-02-28' })
    expect(await desk.call(listPermanent)).toMatchObject([{ saltadas: 2 }])
    expect(await desk.call(updatePermanent, { ...form({ fecha_fin: '2027-01-31' }), id })).toMatchObject({ creadas: 4 })
    expect((await dates(id)).map((one) => one.slice(5, 10))).toEqual(['12-07', '12-14', '01-04', '01-11', '01-18', '01-25'])
  })
  it('hides a line with a voided payment on the day of the club, not on that of Greenwich', async () => {
    const { id_mst_reservasfijas: id } = await make({ recursos: [left], id_mst_socios: anna })
    const [first] = await desk.call(bookingsOfPermanent, { id })
    const [line] = await linesOf(desk, first!.id_reg_reserva)
    const { cobros } = await desk.call(chargeSelected, { facturasSeleccionadas: [line!.id_reg_factura] })
    await desk.call(voidPayments, { cobros: cobros.map((one) => one.id_reg_cobro) })
    // half past midnight in Madrid
    desk.at('2026-11-20T23:30:00Z')
    const night = await desk.as({ is_admin: true })
    await night.call(deleteBetween, { id, fecha_ini: '2026-12-01', fecha_fin: '2026-12-31' })
    desk.at('2026-11-20T10:00:00Z')
    const row = db.selectFrom('factura').select('fecha_baja').where('id_reg_factura', '=', line!.id_reg_factura)
    expect(await row.executeTakeFirst()).toEqual({ fecha_baja: '2026-11-21' })
  })
  it('for good leaves past and paid bookings, and nothing else', async () => {
    const { id_mst_reservasfijas: id } = await make({ recursos: [left], id_mst_socios: anna })
    const [first] = await desk.call(bookingsOfPermanent, { id })
    await desk.call(chargeSelected, {
      facturasSeleccionadas: (await linesOf(desk, first!.id_reg_reserva)).map((line) => line.id_reg_factura),
    })
    expect(await desk.call(deletePermanent, { id })).toMatchObject({ quitadas: 3 })
    await expect(desk.call(onePermanent, { id })).rejects.toMatchObject({ status: 404 })
    expect(await db.selectFrom('reserva').select('fecha').where('id_mst_reservasfijas', '=', id).execute()).toEqual([
      { fecha: '2026-12-07' },
    ])
    expect(await broken()).toEqual([])
  })
})

describe('reading permanent bookings', () => {
  it('counts what is to come from today on, and what is owed of what was played', async () => {
    const { id_mst_reservasfijas: id } = await make({ recursos: [padel, other], id_mst_socios: anna })
    const [first] = await desk.call(bookingsOfPermanent, { id })
    await desk.call(deleteBooking, { id_reg_reserva: first!.id_reg_reserva })
    expect((await desk.call(listPermanent))[0]).toMatchObject({ proxima: '2026-12-07', reservas: 7, saltadas: 1, pendiente: 0 })
    const start = desk.now().toISOString()
    desk.at('2026-12-14T10:00:00Z')
    const clerk = await desk.as({ rights: ['bookings'] })
    expect((await clerk.call(listPermanent))[0]).toMatchObject({ proxima: '2026-12-14', reservas: 6, saltadas: 0, pendiente: 2700 })
    desk.at(start)
  })
  it('lists them with courts, next date and what they owe, by day, sport, course and whether they are active', async () => {
    const { id_mst_reservasfijas: id } = await make({ recursos: [padel, other], id_mst_socios: anna })
    const courses = await db
      .insertInto('cursos')
      .values([{ desc_curso: 'Escuela' }, { desc_curso: 'Otra escuela' }])
      .returning('id_mst_curso')
      .execute()
    const [id_mst_curso, empty] = courses.map((one) => one.id_mst_curso) as [number, number]
    await db.updateTable('reservafija').set({ id_mst_curso }).where('id_mst_reservasfijas', '=', id).execute()
    const [row] = await desk.call(listPermanent)
    expect(row).toMatchObject({
      nombre: 'Peña',
      recursos: ['Pádel 1', 'Pádel 2'],
      desc_responsable: 'Anna Puig',
      proxima: '2026-12-07',
      reservas: 8,
      saltadas: 0,
      pendiente: 0,
      duracion: 90,
    })
    for (const asked of [{ fecha: '2026-12-15' }, { id_mst_tiporecurso: 1 }, { id_mst_curso }, { activas: true }])
      expect(await desk.call(listPermanent, asked)).toHaveLength(1)
    for (const asked of [{ fecha: '2027-01-15' }, { id_mst_tiporecurso: 999 }, { id_mst_curso: empty }, { activas: false }])
      expect(await desk.call(listPermanent, asked)).toEqual([])
  })
  it('gives the form all it shows, its income types and who answers for it (R-258)', async () => {
    const ingreso = (await db.selectFrom('tipo_ingreso').select('id_mst_tipoingreso').limit(1).executeTakeFirstOrThrow()).id_mst_tipoingreso
    const { id_mst_reservasfijas: id } = await make({
      id_mst_socios: berta,
      socios: [{ id_mst_socios: anna, cantidad: 1 }],
      tipo_ingresos: [{ id_mst_tipoingreso: ingreso }],
      tipo_pagos: [{ id_mst_tipoingreso: ingreso, id_mst_tipopago: 5 }],
    })
    expect(await desk.call(permanentInfo, { id })).toMatchObject({
      recursos: [padel],
      socios: [{ id_mst_socios: anna, nombre_completo: 'Anna Puig', cantidad: 1 }],
      tipo_ingresos: [{ id_mst_tipoingreso: ingreso, id_mst_tipopago: 5 }],
      tipo_pagos: [{ id_mst_tipoingreso: ingreso, id_mst_tipopago: 5 }],
    })
    expect(await desk.call(incomesOfPermanent, { id })).toMatchObject([{ id_mst_tipoingreso: ingreso }])
    expect(await desk.call(responsibleOfPermanent, { id })).toEqual({ id_mst_socios: berta, nombre_completo: 'Berta Puig' })
    const [first] = await desk.call(bookingsOfPermanent, { id })
    expect(await linesOf(desk, first!.id_reg_reserva)).toMatchObject([
      { id_mst_socios: berta, id_mst_tipoingreso: ingreso, id_mst_tipopago: 5 },
      { id_mst_socios: anna, id_mst_tipoingreso: ingreso, id_mst_tipopago: 5 },
    ])
  })
  it('asks for the right to bookings', async () => {
    const clerk = await desk.as({ rights: ['cash'] })
    await expect(clerk.call(listPermanent)).rejects.toMatchObject({ status: 403 })
    await expect(clerk.call(previewSeries, form() as never)).rejects.toMatchObject({ status: 403 })
  })
})
