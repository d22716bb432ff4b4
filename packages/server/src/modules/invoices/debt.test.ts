import { collectDebt, memberDebt } from '@app/contract/invoices/debt'
import { createIncome } from '@app/contract/one-off-income/edit-income'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const line = async (id_mst_socios: number, precio: number, more: object = {}) =>
  (await desk.call(createIncome, { id_mst_socios, precio, concepto: `De ${precio}`, ...more })).id_reg_factura
const debtOf = (id: number) => desk.call(memberDebt, { id })
const collect = (id: number, sent: object = {}) => desk.call(collectDebt, { id, id_mst_tipopago: 4, ...sent })
const paidOf = async (ids: readonly number[]) => {
  const rows = await desk.db.selectFrom('factura').select(['id_reg_factura', 'pagado']).where('id_reg_factura', 'in', ids).execute()
  return ids.map((id) => rows.find((row) => row.id_reg_factura === id)?.pagado)
}

describe('what a member owes', () => {
  it('is what is left of due lines, the oldest first: a booking that has not begun is not owed yet (A-120)', async () => {
    const id = await desk.member('Dora')
    const newer = await line(id, 1000, { fecha_creacion: '2026-11-10' })
    const older = await line(id, 500, { fecha_creacion: '2026-10-10' })
    const { id_reg_reserva } = await desk.book({ id_mst_socios: id, fecha_ini: '2026-11-20', hora_ini: 720 })
    expect(await debtOf(id)).toMatchObject({
      ...{ pdte_pago: 1500, nombre_completo: 'Dora Puig' },
      lineas: [
        { id_reg_factura: older, desde: '2026-10-10', pendiente: 500 },
        { id_reg_factura: newer, pendiente: 1000 },
      ],
    })
    desk.at('2026-11-20T11:00:00Z')
    const [booked] = await linesOf(desk, id_reg_reserva)
    expect((await debtOf(id)).lineas.at(-1)).toMatchObject({ id_reg_factura: booked!.id_reg_factura, desde: '2026-11-20', pendiente: 600 })
    desk.at('2026-11-20T10:00:00Z')
  })
  it('names the lines of dependants, whose debt is not his', async () => {
    const [id, child] = [await desk.member('Eva'), await desk.member('Oriol')]
    await desk.db.updateTable('socio').set({ id_mst_socios_titular: id }).where('id_mst_socios', '=', child).execute()
    const own = await line(id, 300)
    const hers = await line(child, 800)
    expect(await debtOf(id)).toMatchObject({
      pdte_pago: 300,
      lineas: [{ id_reg_factura: own }, { id_reg_factura: hers, desc_socio: 'Oriol Puig' }],
    })
    expect(await collect(id)).toMatchObject({ cobrado: 300, pdte_pago: 0 })
    expect(await collect(id, { facturas: [hers] })).toMatchObject({ cobrado: 800 })
  })
  it('is nothing of lines that cost nothing or are money for him, which nobody collects with the others', async () => {
    const id = await desk.member('Jana')
    const owed = await line(id, 600)
    const none = [0, -250].map((precio) => ({ id_mst_socios: id, concepto: 'Nada', precio, fecha_creacion: '2026-11-01' }))
    await desk.db.insertInto('factura').values(none).execute()
    expect(await debtOf(id)).toMatchObject({ pdte_pago: 600, lineas: [{ id_reg_factura: owed }] })
    expect((await debtOf(id)).lineas).toHaveLength(1)
    expect(await collect(id, { facturas: [owed, owed] })).toMatchObject({ cobrado: 600, pdte_pago: 0 })
  })
  it('is nothing for the guest, who is many people, and unknown for nobody', async () => {
    await line(guest, 300)
    expect(await debtOf(guest)).toMatchObject({ pdte_pago: 0, lineas: [] })
    await expect(debtOf(999_999)).rejects.toMatchObject({ status: 404 })
  })
})

describe('collecting a debt', () => {
  it('spreads the amount from the oldest line, the last one in part (R-297)', async () => {
    const id = await desk.member('Fina')
    const newest = await line(id, 700, { fecha_creacion: '2026-11-19' })
    const oldest = await line(id, 1000, { fecha_creacion: '2026-09-01' })
    const middle = await line(id, 500, { fecha_creacion: '2026-10-01' })
    expect(await collect(id, { importe: 1200 })).toMatchObject({ cobrado: 1200, pdte_pago: 1000 })
    expect(await paidOf([oldest, middle, newest])).toEqual([1000, 200, 0])
    expect(await collect(id, { facturas: [newest] })).toMatchObject({ cobrado: 700 })
    expect(await broken(desk)).toEqual([])
  })
  it('refuses more than the debt, with the debt, and nothing (R-297)', async () => {
    const id = await desk.member('Gal·la')
    await line(id, 1000)
    await expect(collect(id, { importe: 1001 })).rejects.toMatchObject({
      code: 'msg.importeSuperiorADeuda',
      fields: { importe: [expect.stringContaining('10,00')] },
    })
    await expect(collect(id, { importe: 0 })).rejects.toMatchObject({ code: 'msg.importe_cero' })
    await expect(collect(id, { facturas: [] })).rejects.toMatchObject({ code: 'No_element_selected' })
    expect((await debtOf(id)).pdte_pago).toBe(1000)
  })
  it('is by cash, terminal or transfer (R-298)', async () => {
    const id = await desk.member('Hug')
    for (const paymentType of [1, 4, 6]) {
      await line(id, 200)
      expect((await desk.http({ method: 'POST', url: `/api/socio/${id}/updatePdtePago/${paymentType}`, body: {} })).body).toMatchObject({
        status: 'ok',
        data: { cobrado: 2, pdte_pago: 0 },
      })
    }
    await line(id, 200)
    for (const paymentType of [2, 3, 5])
      await expect(collect(id, { id_mst_tipopago: paymentType })).rejects.toMatchObject({ code: 'msg.tipo_pago_no_cobra' })
    expect((await desk.http({ method: 'POST', url: `/api/socio/${id}/updatePdtePago`, body: { id_mst_tipopago: 4 } })).status).toBe(200)
    await expect(collect(id)).rejects.toMatchObject({ code: 'msg.sin_facturas' })
  })
  it('refuses all when one of the lines was paid meanwhile, or is of somebody else', async () => {
    const id = await desk.member('Ivet')
    const [one, two] = [await line(id, 300), await line(id, 400)]
    await collect(id, { facturas: [one] })
    await expect(collect(id, { facturas: [one, two] })).rejects.toMatchObject({ code: 'msg.FACTURA_YA_PAGADA' })
    await expect(collect(id, { facturas: [await line(desk.members[0], 100)] })).rejects.toMatchObject({ code: 'msg.FACTURA_YA_PAGADA' })
    expect(await paidOf([two])).toEqual([0])
  })
})
