import { closeSuspects } from '@app/contract/cash/close-suspects'
import { drawerInfo } from '@app/contract/cash/drawer'
import { addCash, closeDrawer } from '@app/contract/cash/move-cash'
import { takings, takingsLines } from '@app/contract/cash/takings'
import { paymentTypes } from '@app/contract/income-types/payment-type'
import { chargeBooking } from '@app/contract/invoices/collect'
import { refundLines } from '@app/contract/invoices/refund'
import { voidPayments } from '@app/contract/invoices/wrong-payment'
import { expect, it } from 'vitest'
import { deskClub, guest, newRegister } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const sum = (cells: readonly { readonly importe: number }[]) => cells.reduce((all, { importe }) => all + importe, 0)
let hour = 8
async function charged(way: object) {
  hour += 1
  const { id_reg_reserva: id } = await desk.book({ hora_ini: hour * 60, id_mst_socios: guest })
  return (await desk.call(chargeBooking, { id, ...way })).cobros.map((one) => one.id_reg_cobro)
}
/** Every figure of the cash screens of a register beside the sum of the lines that it opens. */
async function figuresOf(register: number) {
  const of = { id_mst_caja: register }
  const { origen } = await desk.call(drawerInfo, { id: register })
  const { celdas } = await desk.call(takings, of)
  const lines = async (narrow: object) => sum(await desk.call(takingsLines, { ...of, ...narrow }))
  const { datafono_esperado } = await desk.call(closeSuspects, { id: register, contado: 0 })
  for (const { id_mst_tipopago, id_mst_socios, hora, importe } of celdas)
    expect(await lines({ id_mst_tipopago, id_mst_socios: id_mst_socios ?? 0, hora })).toBe(importe)
  const cash = { id_mst_tipopago: paymentTypes.cash }
  const terminal = { id_mst_tipopago: paymentTypes.cardTerminal }
  expect([await lines(cash), await lines(terminal), await lines({})]).toEqual([origen.collected, datafono_esperado, sum(celdas)])
  return { cash: origen.collected, terminal: datafono_esperado }
}

it('drawer, takings and causes of a register count the same shift, and every figure equals its lines (A-15)', async () => {
  const bar = await newRegister(desk, 'Bar')
  await desk.call(addCash, { id_mst_caja: desk.register, amount: 10_000 })
  await charged({ id_mst_tipopago: 4 })
  await charged({ id_mst_caja: desk.register })
  // cash of another drawer is no figure of this one; its shift begins with its first transfer
  desk.at('2026-11-20T11:00:00Z')
  const beer = await charged({ id_mst_caja: bar })
  expect([await figuresOf(desk.register), await figuresOf(bar)]).toEqual([
    { cash: 600, terminal: 600 },
    { cash: 600, terminal: 0 },
  ])
  desk.at('2026-11-20T11:30:00Z')
  const { expectedAmount } = await desk.call(drawerInfo, { id: desk.register })
  await desk.call(closeDrawer, { id_mst_caja: desk.register, amount: expectedAmount })
  expect(await figuresOf(desk.register)).toEqual({ cash: 0, terminal: 0 })
  desk.at('2026-11-20T12:30:00Z')
  await charged({ id_mst_tipopago: 4 })
  await charged({ id_mst_caja: desk.register })
  await charged({ id_mst_tipopago: 6 })
  const [line] = await desk.call(takingsLines, { id_mst_caja: desk.register, id_mst_tipopago: 4 })
  await desk.call(refundLines, { facturas: [{ id_reg_factura: line!.id_reg_factura!, importe: 250 }] })
  await desk.call(voidPayments, { cobros: beer })
  expect([await figuresOf(desk.register), await figuresOf(bar)]).toEqual([
    { cash: 600, terminal: 350 },
    { cash: 0, terminal: 350 },
  ])
})
