import { chargeSelected } from '@app/contract/invoices/collect'
import { deleteLines } from '@app/contract/invoices/delete-lines'
import { refundLines } from '@app/contract/invoices/refund'
import { undoLineRefund } from '@app/contract/invoices/undo-refund'
import { changePaymentMethod, voidPayments } from '@app/contract/invoices/wrong-payment'
import { createIncome, removeIncome, setIncomeType, updateIncome, writeOffLines } from '@app/contract/one-off-income/edit-income'
import { closedUntil, closeMonth, listMonths, reopenMonth } from '@app/contract/periods/closed-month'
import { describe, expect, it } from 'vitest'
import { broken, deskClub } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const [anna] = desk.members
const closed = { status: 409, code: 'periodo.cerrado', msg: expect.stringContaining('10/2026') }
const october = '2026-10-01'
const line = async (more: object = {}) =>
  (await desk.call(createIncome, { id_mst_socios: anna, concepto: 'Pala', precio: 600, fecha_creacion: '2026-10-14', ...more }))
    .id_reg_factura
const pay = (id: number) => desk.call(chargeSelected, { facturasSeleccionadas: [id] })
/** A payment as of a day in October. */
async function paidInOctober(id: number) {
  const { cobros } = await pay(id)
  const ids = cobros.map((one) => one.id_reg_cobro)
  await desk.db.updateTable('libro_asiento').set({ dia: '2026-10-15' }).where('id_reg_asiento', 'in', ids).execute()
  return ids
}

describe('a month that is closed', () => {
  it('is a past one, closed once, by an administrator, and listed with what is unpaid (A-171)', async () => {
    await line()
    await expect(desk.call(closeMonth, { mes: '2026-11-01' })).rejects.toMatchObject({ status: 422, code: 'periodo.no_pasado' })
    const months = await desk.call(closeMonth, { mes: '2026-10-20' })
    expect(months.slice(0, 2)).toMatchObject([
      { mes: october, cerrado: true, pendientes: 1, importe_pendiente: 600, desc_socio_creacion: expect.any(String) },
      { mes: '2026-09-01', cerrado: false, pendientes: 0, desc_socio_creacion: null },
    ])
    await expect(desk.call(closeMonth, { mes: october })).rejects.toMatchObject({ code: 'periodo.ya_cerrado' })
    const clerk = await desk.as({ rights: ['invoices', 'cash', 'params'] })
    await expect(clerk.call(closeMonth, { mes: '2026-09-01' })).rejects.toMatchObject({ status: 403 })
    await expect(clerk.call(listMonths, {})).rejects.toMatchObject({ status: 403 })
    await expect(desk.call(reopenMonth, { mes: october, motivo: ' ' })).rejects.toMatchObject({ status: 422 })
    await desk.call(reopenMonth, { mes: october, motivo: 'Faltaba una línea' })
    const entry = await desk.db.selectFrom('auditoria').select('datos').orderBy('id_reg_auditoria', 'desc').executeTakeFirstOrThrow()
    expect(entry.datos).toMatchObject({ motivo: 'Faltaba una línea' })
    await expect(desk.call(reopenMonth, { mes: october, motivo: 'Otra vez' })).rejects.toMatchObject({ code: 'periodo.no_cerrado' })
  })
  it('takes no change of day, income type, amount or payment of its lines, by any call; a debt is charged all the same (A-171)', async () => {
    const [open, paid, gone, today] = [await line(), await line(), await line(), await line({ fecha_creacion: '2026-11-20' })]
    const cobros = await paidInOctober(paid)
    const { facturas } = await desk.call(refundLines, { facturas: [{ id_reg_factura: await paidNow(), importe: null }] })
    const refund = facturas[0]!.id_reg_factura
    await desk.db.updateTable('libro_asiento').set({ dia: '2026-10-15' }).where('id_reg_factura', '=', refund).execute()
    await desk.call(closeMonth, { mes: october })
    for (const change of [{ precio: 700 }, { cantidad: 2 }, { fecha_creacion: '2026-11-02' }, { id_mst_tipoingreso: 6 }])
      await expect(desk.call(updateIncome, { id_reg_factura: open, ...change })).rejects.toMatchObject(closed)
    expect(await desk.call(updateIncome, { id_reg_factura: open, concepto: 'Pala nueva' })).toMatchObject({ concepto: 'Pala nueva' })
    for (const act of [
      () => desk.call(updateIncome, { id_reg_factura: paid, fecha_creacion: '2020-01-01' }),
      () => desk.call(setIncomeType, { id: paid, id_tipoingreso: 6 }),
      () => desk.call(updateIncome, { id_reg_factura: today, fecha_creacion: '2026-10-20' }),
      () => line(),
      () => desk.call(removeIncome, { id: gone }),
      () => desk.call(deleteLines, { id_reg_facturas: [gone] }),
      () => desk.call(deleteLines, { id_reg_facturas: [paid] }),
      () => desk.call(writeOffLines, { id: anna, ids: String(gone) }),
      () => desk.call(voidPayments, { cobros }),
      () => desk.call(changePaymentMethod, { cobros, id_mst_tipopago: 4 }),
      () => desk.call(undoLineRefund, { id: refund }),
    ])
      await expect(act()).rejects.toMatchObject(closed)
    expect(await pay(open)).toMatchObject({ cobrado: 600 })
    expect(await desk.call(refundLines, { facturas: [{ id_reg_factura: paid, importe: null }] })).toMatchObject({ devuelto: 600 })
    await desk.call(reopenMonth, { mes: october, motivo: 'Corrección' })
    expect(await desk.call(updateIncome, { id_reg_factura: gone, precio: 900 })).toMatchObject({ precio: 900 })
    expect(await broken(desk)).toEqual([])
  })
  it('is closed by one of two, and no change that began slips in behind it (A-171)', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ids = await Promise.all(Array.from({ length: 4 }, () => line()))
      const changes = ids.map((id_reg_factura) => desk.call(updateIncome, { id_reg_factura, precio: 1000 + round }))
      const closings = [desk.call(closeMonth, { mes: october }), desk.call(closeMonth, { mes: october })]
      const done = await Promise.allSettled([...changes, ...closings])
      expect(done.slice(4).filter((one) => one.status === 'fulfilled')).toHaveLength(1)
      const rows = await desk.db.selectFrom('factura').select('precio').where('id_reg_factura', 'in', ids).execute()
      expect(rows.filter(({ precio }) => precio !== 600)).toHaveLength(done.slice(0, 4).filter((one) => one.status === 'fulfilled').length)
      await expect(desk.call(updateIncome, { id_reg_factura: ids[0]!, precio: 1 })).rejects.toMatchObject(closed)
      await desk.call(reopenMonth, { mes: october, motivo: 'Prueba' })
    }
  })
})
/** A line of today, paid. */
async function paidNow() {
  const id = await line({ fecha_creacion: '2026-11-20' })
  await pay(id)
  return id
}

describe('the month up to which all is closed', () => {
  it('is the last closed one before which no month with lines is open; a month without lines does not count (A-171)', async () => {
    const club = await deskClub()
    const clerk = await club.as({ rights: ['invoices'] })
    const until = async () => (await clerk.call(closedUntil, {})).mes
    const close = (mes: string) => club.call(closeMonth, { mes })
    const at = (fecha_creacion: string) =>
      club.call(createIncome, { id_mst_socios: club.members[0], concepto: 'Pala', precio: 600, fecha_creacion })
    await at('2026-06-10')
    await at('2026-08-10')
    const removed = await at('2026-07-05')
    await at('2026-09-10')
    expect(await until()).toBe(null)
    await close('2026-10-01')
    expect(await until()).toBe(null)
    await close('2026-06-01')
    expect(await until()).toBe('2026-06-01')
    await close('2026-08-01')
    expect(await until()).toBe('2026-06-01')
    await club.call(removeIncome, { id: removed.id_reg_factura })
    expect(await until()).toBe('2026-08-01')
    await close('2026-09-01')
    expect(await until()).toBe('2026-10-01')
    await club.call(reopenMonth, { mes: '2026-06-01', motivo: 'Faltaba una línea' })
    expect(await until()).toBe(null)
  })
})
