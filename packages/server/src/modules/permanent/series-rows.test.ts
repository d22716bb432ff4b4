import { bookingsOfPermanent, deletePermanent, updatePermanent } from '@app/contract/permanent/permanent-bookings'
import { previewEnd } from '@app/contract/permanent/series-preview'
import { newCart } from '@app/contract/till/carts'
import { describe, expect, it } from 'vitest'
import { linesOf } from '../../testing/modules/bookings.ts'
import { invoiceOver } from '../../testing/modules/official-invoices.ts'
import { outcomesOf, seriesClub } from '../../testing/modules/permanent.ts'
import { switchTill } from '../../testing/modules/till.ts'

const { desk, form, make } = await seriesClub()
await switchTill(desk, 1)
const [anna] = desk.members
const { carro } = await desk.call(newCart, { hash: 'one' })
const line = { id_mst_socios: anna, concepto: 'Clase', precio: 0, fecha_creacion: '2026-11-20' }
const inserted = async (more: object = {}) =>
  (
    await desk.db
      .insertInto('factura')
      .values({ ...line, ...more })
      .returning('id_reg_factura')
      .executeTakeFirstOrThrow()
  ).id_reg_factura
const ticket = await inserted()
const id_reg_facturaoficial = await invoiceOver(desk, [await inserted({ precio: 500, pagado: 500, fecha_pago: '2026-11-20' })])

describe('a date of a permanent booking', () => {
  it.each([
    ['money came', { pagado: 100 }],
    ['the cash machine is at work', { retenido: 900 }],
    ['a pass has paid', { precio: 0, fecha_pago: '2026-11-20' }],
    ['there is an invoice', { id_reg_facturaoficial }],
    ['somebody has a cart', { id_reg_tpv_carro: carro.id_reg_tpv_carro }],
    ['another line is the first', { id_reg_factura_origen: ticket }],
  ])('for whose line %s is neither changed nor deleted with the others', async (_why, touched) => {
    const asked = { id_mst_socios: anna, recursos: [await desk.court('Pádel 3')] }
    const { id_mst_reservasfijas: id } = await make(asked)
    const second = (await desk.call(bookingsOfPermanent, { id }))[1]!
    const [own] = await linesOf(desk, second.id_reg_reserva)
    await desk.db.updateTable('factura').set(touched).where('id_reg_factura', '=', own!.id_reg_factura).execute()
    const kept = ['12-07 removed', '12-14 paid', '12-21 removed', '12-28 removed']
    expect(outcomesOf(await desk.call(previewEnd, { id }))).toEqual(kept)
    expect(await desk.call(updatePermanent, { ...form({ ...asked, hora_ini: 1260, hora_fin: 1350 }), id })).toMatchObject({ movidas: 3 })
    expect(await desk.call(deletePermanent, { id })).toMatchObject({ quitadas: 3 })
    expect(await linesOf(desk, second.id_reg_reserva)).toMatchObject([{ id_reg_factura: own!.id_reg_factura, ...touched }])
  })
})
