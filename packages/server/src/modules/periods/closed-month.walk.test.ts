import { changeLineMember, repriceLines } from '@app/contract/bookings/booking-line'
import { deleteBooking, restoreBooking } from '@app/contract/bookings/cancel-booking'
import { editBooking, moveBooking } from '@app/contract/bookings/change-booking'
import { chargeSelected } from '@app/contract/invoices/collect'
import { refundLines } from '@app/contract/invoices/refund'
import { closeMonth, reopenMonth } from '@app/contract/periods/closed-month'
import { expect, it } from 'vitest'
import { tablesNamed } from '../../kit/http/restrictions.ts'
import { routes } from '../../registry.ts'
import { broken, deskClub, guest, linesOf } from '../../testing/modules/bookings.ts'
import { requestOf } from '../../testing/sample-request.ts'

const desk = await deskClub()
const { db, members, other, padel } = desk
const [anna, berta] = members
const closed = { status: 409, code: 'periodo.cerrado', msg: expect.stringContaining('10/2026') }
const october = '2026-10-01'
/** A booking of October whose lines were made then. */
async function played(more: object = {}) {
  const { id_reg_reserva } = await desk.book({ fecha_ini: '2026-10-14', socios: [anna, guest], ...more })
  await db.updateTable('factura').set({ fecha_creacion: '2026-10-10' }).where('id_reg_reserva', '=', id_reg_reserva).execute()
  return id_reg_reserva
}
const close = () => desk.call(closeMonth, { mes: october })
const reopen = () => desk.call(reopenMonth, { mes: october, motivo: 'Prueba' })
/** Lines of October, with all that its figures read. */
const figures = () =>
  db
    .selectFrom('factura')
    .select(['id_reg_factura', 'fecha_creacion', 'id_mst_tipoingreso', 'precio', 'cantidad', 'prc_iva', 'fecha_baja'])
    .where('fecha_creacion', '<', '2026-11-01')
    .orderBy('id_reg_factura')
    .execute()

it('takes no change of lines by what is done with their booking; it is charged and refunded all the same (A-171)', async () => {
  const [id, gone, kept] = [await played({ hora_ini: 600 }), await played({ hora_ini: 720 }), await played({ hora_ini: 840 })]
  const [line, second] = await linesOf(desk, id)
  const [paid] = await linesOf(desk, kept)
  await desk.call(deleteBooking, { id_reg_reserva: gone })
  await desk.call(chargeSelected, { facturasSeleccionadas: [paid!.id_reg_factura] })
  await close()
  await db.updateTable('tiporecurso_tiposocio').set({ precio: 900 }).execute()
  const before = await figures()
  const move = { id_reg_reserva: id, fecha_ini: '2026-11-24' }
  for (const act of [
    () => desk.call(moveBooking, move),
    () => desk.call(moveBooking, { id_reg_reserva: id, duracion: 120 }),
    () => desk.call(editBooking, { id_reg_reserva: id, socios: [berta] }),
    () => desk.call(repriceLines, { id_reg_reserva: id }),
    () => desk.call(changeLineMember, { id, id_factura: second!.id_reg_factura, idSocio: berta }),
    () => desk.call(deleteBooking, { id_reg_reserva: id }),
    () => desk.call(deleteBooking, { id_reg_reserva: kept, devolucion: 'conservar' }),
    () => desk.call(restoreBooking, { id: gone }),
  ])
    await expect(act()).rejects.toMatchObject(closed)
  expect(await figures()).toEqual(before)
  expect(await desk.call(editBooking, { id_reg_reserva: id, comentarios: 'Bien' })).toMatchObject({ id_reg_reserva: id })
  expect(await desk.call(chargeSelected, { facturasSeleccionadas: [line!.id_reg_factura] })).toMatchObject({ cobrado: 600 })
  expect(await desk.call(refundLines, { facturas: [{ id_reg_factura: paid!.id_reg_factura, importe: null }] })).toMatchObject({
    devuelto: 600,
  })
  await reopen()
  expect(await desk.call(moveBooking, move)).toMatchObject({ id_reg_reserva: id })
  expect(await broken(desk)).toEqual([])
})

it('takes no booking of a later day, whose lines were made in it (A-171)', async () => {
  const id = await played({ fecha_ini: '2026-11-25', id_mst_recurso: other })
  await close()
  await expect(desk.call(moveBooking, { id_reg_reserva: id, fecha_ini: '2026-10-30' })).rejects.toMatchObject(closed)
  expect(await desk.call(moveBooking, { id_reg_reserva: id, fecha_ini: '2026-11-26' })).toMatchObject({ id_reg_reserva: id })
  await reopen()
})

it('keeps the figures of its lines, whatever call names them or their booking (A-171)', async () => {
  await db
    .insertInto('param')
    .values(
      [...new Set(routes.flatMap(({ action }) => action.parametros ?? []))].map((cod_param) => ({ cod_param, activo: true, valor: '1' })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const id = await played({ hora_ini: 960 })
  const [line] = await linesOf(desk, id)
  const { id_reg_factura: alone } = await db
    .insertInto('factura')
    .values({ id_mst_socios: anna, concepto: 'Pala', precio: 500, id_mst_tipoingreso: 6, fecha_creacion: '2026-10-12' })
    .returning('id_reg_factura')
    .executeTakeFirstOrThrow()
  await close()
  const before = await figures()
  const writing = routes.map(({ action }) => action).filter(({ changes, permission }) => changes && permission !== 'anyone')
  const named = writing.filter((action) => tablesNamed(action).some((table) => ['factura', 'reserva'].includes(table)))
  expect(named.length).toBeGreaterThan(50)
  const changing: unknown[] = []
  for (const factura of [line!.id_reg_factura, alone])
    for (const action of named) {
      const ids = { factura, reserva: id, socio: berta, recurso: padel, tipo_ingreso: 8, caja: desk.register }
      const { status } = await desk.http(requestOf(action, ids))
      const after = await figures()
      if (JSON.stringify(after) !== JSON.stringify(before)) changing.push([action.endpoint, status, before, after])
      if (changing.length > 0) break
    }
  expect(changing).toEqual([])
})
