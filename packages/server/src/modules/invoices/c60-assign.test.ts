import { assignC60 } from '@app/contract/invoices/c60-assign'
import { createIncome, updateIncome } from '@app/contract/one-off-income/edit-income'
import { beforeAll, describe, expect, it } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const make = (more: object = {}) => desk.call(createIncome, { id_mst_socios: desk.members[0], precio: 4500, ...more })
const assign = (id_reg_factura: number, more: object = {}) => desk.call(assignC60, { id_reg_factura, ...more })
const codeOf = async (id: number) =>
  (await desk.db.selectFrom('factura').select('codigo_c60').where('id_reg_factura', '=', id).executeTakeFirstOrThrow()).codigo_c60

describe('the bar code of a payment letter', () => {
  it('is not made without an issuer, and says so (R-141)', async () => {
    await desk.db.updateTable('empresa').set({ emisora_c60: null }).execute()
    await expect(assign((await make()).id_reg_factura)).rejects.toMatchObject({
      status: 409,
      code: 'ERROR_C60_GENERAR_CODIGO',
      fields: { id_reg_factura: [expect.any(String)] },
    })
  })
  describe('with an issuer', () => {
    beforeAll(() => desk.db.updateTable('empresa').set({ emisora_c60: '280793' }).execute())
    it('is over what is left of the line, due in thirty days on a working day (0091)', async () => {
      const { id_reg_factura: id } = await make({ cantidad: 2 })
      const made = await assign(id, { precio: 4500 })
      // thirty days later is a Sunday
      expect(made).toMatchObject({ importe: 9000, limite: '2026-12-21', emisora: '280793' })
      expect(made.codigo_c60).toMatch(new RegExp(`^90521280793${String(id).padStart(10, '0')}\\d\\d1521266355000090000$`))
      expect(await codeOf(id)).toBe(made.codigo_c60)
    })
    it('is gone when the price changes: the amount is within', async () => {
      const { id_reg_factura: id } = await make()
      await assign(id)
      await desk.call(updateIncome, { id_reg_factura: id, concepto: 'Otra' })
      expect(await codeOf(id)).toMatch(/^90521/)
      await desk.call(updateIncome, { id_reg_factura: id, precio: 4600 })
      expect(await codeOf(id)).toBe(null)
    })
    it('is refused of a deleted line, and where another income type was seen; a line of another company is of that one’s issuer', async () => {
      const gone = await make()
      await desk.db.updateTable('factura').set({ fecha_baja: '2026-11-20' }).where('id_reg_factura', '=', gone.id_reg_factura).execute()
      await expect(assign(gone.id_reg_factura)).rejects.toMatchObject({ status: 404 })
      const { id_reg_factura: id, id_mst_tipoingreso } = await make({ id_mst_tipoingreso: 6 })
      await expect(assign(id, { id_mst_tipoingreso: 1 })).rejects.toMatchObject({ code: 'msg.changed_meanwhile' })
      expect(await assign(id, { id_mst_tipoingreso })).toMatchObject({ emisora: '280793' })
      const { id_mst_empresas } = await desk.db
        .insertInto('empresa')
        .values({ nombre: 'Otra', emisora_c60: '280794' })
        .returning('id_mst_empresas')
        .executeTakeFirstOrThrow()
      await desk.db.updateTable('factura').set({ id_mst_empresas }).where('id_reg_factura', '=', id).execute()
      expect(await assign(id)).toMatchObject({ emisora: '280794' })
    })
    it('is refused of a paid line, of nothing, of too much, and of a price that is another one now', async () => {
      const paid = await make()
      await desk.call(updateIncome, { id_reg_factura: paid.id_reg_factura, pagar: true })
      for (const line of [paid, await make({ precio: 0 }), await make({ precio: 100_000_000 })])
        await expect(assign(line.id_reg_factura)).rejects.toMatchObject({
          code: 'ERROR_C60_GENERAR_CODIGO',
          fields: { precio: [expect.any(String)] },
        })
      await expect(assign((await make()).id_reg_factura, { precio: 1 })).rejects.toMatchObject({ code: 'msg.changed_meanwhile' })
      await expect(assign(999_999)).rejects.toMatchObject({ status: 404 })
    })
  })
})
