import { changeLineMember } from '@app/contract/bookings/booking-line'
import { deleteBooking } from '@app/contract/bookings/cancel-booking'
import { editBooking, moveBooking } from '@app/contract/bookings/change-booking'
import { decideOperation } from '@app/contract/cards/card-payments'
import { previewClosure } from '@app/contract/closures/close-courts'
import { deleteLine, deleteLines } from '@app/contract/invoices/delete-lines'
import { removeIncome, updateIncome, writeOffLines } from '@app/contract/one-off-income/edit-income'
import { afterEach, describe, expect, it } from 'vitest'
import { linesOf, someDay } from '../../testing/modules/bookings.ts'
import { machineClub } from '../../testing/modules/cash-machine.ts'

const desk = await machineClub()
const { machine, line, rowOf, tick, sale, state, requireRight } = desk
afterEach(requireRight)

/** The refusal while the machine reserves a line, with the operation it names. */
const refusal = (code: string, operacion: number) => ({ status: 409, code, message: expect.stringContaining(`operación ${operacion})`) })
const atMachine = (operacion: number) => refusal('factura.en_maquina', operacion)
const inDoubt = (operacion: number) => refusal('factura.en_duda', operacion)

describe('a line that the cash machine holds', () => {
  it('is neither deleted, nor made cheaper, nor written off, and is paid by the coins that fall (A-50)', async () => {
    const id = await line(500)
    const operation = await sale([id])
    const acts = [
      () => desk.call(deleteLines, { id_reg_facturas: [id] }),
      () => desk.call(deleteLine, { id: 0, id_factura: id }),
      () => desk.call(removeIncome, { id }),
      () => desk.call(updateIncome, { id_reg_factura: id, precio: 100 }),
      () => desk.call(writeOffLines, { id: desk.members[0], ids: String(id) }),
    ]
    for (const act of acts) await expect(act()).rejects.toMatchObject(atMachine(operation))
    await desk.call(updateIncome, { id_reg_factura: id, concepto: 'Otra' })
    expect(await desk.call(deleteLines, { id_reg_facturas: [await line(200)] })).toMatchObject({ borradas: 1 })
    machine.insert(500)
    await tick()
    expect(await rowOf(id)).toMatchObject({ pagado: 500, retenido: 0, concepto: 'Otra', fecha_baja: null })
    expect(await desk.call(deleteLines, { id_reg_facturas: [id] })).toMatchObject({ borradas: 1, anulado: 500 })
  })
  it('names the sale at the machine, not a payment by card that somebody began of it before', async () => {
    const id = await line(300)
    const { id_reg_operacion } = await desk.db
      .insertInto('libro_operacion')
      .values({ clase: 'pasarela_cobro', estado: 'pendiente', importe: 300, fecha: desk.now() })
      .returning('id_reg_operacion')
      .executeTakeFirstOrThrow()
    await desk.db.insertInto('libro_operacion_linea').values({ id_reg_operacion, id_reg_factura: id, importe: 300 }).execute()
    const operation = await sale([id])
    await expect(desk.call(deleteLines, { id_reg_facturas: [id] })).rejects.toMatchObject(atMachine(operation))
    machine.insert(300)
    await tick()
    await desk.db.updateTable('libro_operacion').set({ estado: 'caducada' }).where('id_reg_operacion', '=', id_reg_operacion).execute()
  })
  it.each([true, false])('stays while it is doubtful, until a person says what happened (done: %s)', async (hecha) => {
    const id = await line(400)
    const operation = await sale([id])
    machine.behave('askOperation', 'silent')
    await tick(200)
    expect(await state(operation)).toMatchObject({ estado: 'dudosa' })
    await expect(desk.call(deleteLines, { id_reg_facturas: [id] })).rejects.toMatchObject(inDoubt(operation))
    machine.well()
    await desk.call(decideOperation, { id: operation, hecha })
    expect(await rowOf(id)).toMatchObject({ pagado: hecha ? 400 : 0, retenido: 0 })
    expect(await desk.call(deleteLines, { id_reg_facturas: [id] })).toMatchObject({ borradas: 1, anulado: hecha ? 400 : 0 })
  })
  it('keeps its booking, its player and its price, whatever is done with the booking, and is paid all the same', async () => {
    const [anna, berta] = desk.members
    const { id_reg_reserva } = await desk.book()
    const { id_reg_factura: id, precio } = (await linesOf(desk, id_reg_reserva))[0]!
    const operation = await sale([id])
    const row = await desk.db.selectFrom('reserva').selectAll().where('id_reg_reserva', '=', id_reg_reserva).executeTakeFirstOrThrow()
    const gone = desk.call(deleteBooking, { id_reg_reserva })
    await expect(gone).rejects.toMatchObject(atMachine(operation))
    const other = desk.call(changeLineMember, { id: id_reg_reserva, id_factura: id, idSocio: berta })
    await expect(other).rejects.toMatchObject(atMachine(operation))
    const leaves = desk.call(editBooking, { id_reg_reserva, version: row.version, id_mst_socios: berta, socios: [] })
    await expect(leaves).rejects.toMatchObject(atMachine(operation))
    const area = { id_mst_tiporecurso: 1, motivo: 'rain', fecha: someDay, recursos: [desk.padel], hora_ini: 540, hora_fin: 900 } as const
    const { lineas } = await desk.call(previewClosure, { ...area, politica: 'cancel' })
    expect(lineas[0]!.posibles).not.toContain('cancel')
    await desk.call(moveBooking, { id_reg_reserva, id_mst_recurso: desk.other })
    expect(await rowOf(id)).toMatchObject({ precio, id_mst_socios: anna, id_reg_reserva })
    machine.insert(precio)
    await tick()
    expect(await rowOf(id)).toMatchObject({ pagado: precio, retenido: 0, id_reg_reserva })
  })
})
