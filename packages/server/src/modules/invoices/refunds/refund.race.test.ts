import { addCash } from '@app/contract/cash/move-cash'
import { chargeSelected } from '@app/contract/invoices/collect'
import { refundLines } from '@app/contract/invoices/refund'
import { expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf } from '../../../testing/modules/bookings.ts'
import { roundsOf } from '../../../testing/rounds.ts'

const desk = await deskClub()
const rounds = roundsOf({ test: 5, proofs: 200 })
await desk.call(addCash, { id_mst_caja: desk.register, amount: 1_000_000 })
const { id_reg_reserva } = await desk.book({ fecha_ini: '2026-12-14', hora_ini: 600, id_mst_socios: guest })
const [first] = await linesOf(desk, id_reg_reserva)
/** n unpaid lines of 6,00. */
const newLines = async (count: number) => {
  const { id_reg_factura: _id, ...row } = first!
  const rows = await desk.db
    .insertInto('factura')
    .values(Array.from({ length: count }, () => ({ ...row, explicacion: null, cobrado_por: null })))
    .returning('id_reg_factura')
    .execute()
  return rows.map((one) => one.id_reg_factura)
}
const codes = async (work: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'done'))
const back = (id_reg_factura: number, importe: number) => desk.call(refundLines, { facturas: [{ id_reg_factura, importe }] })

it('eight desks that give the same money back: what is left is given back once', { timeout: 300_000 }, async () => {
  for (const line of await newLines(rounds)) {
    await desk.call(chargeSelected, { facturasSeleccionadas: [line] })
    const told = await codes(Array.from({ length: 8 }, () => back(line, 400)))
    expect(told.toSorted()).toEqual(['done', ...Array.from({ length: 7 }, () => 'msg.IMPORTE_SUPERIOR_DISPONIBLE')])
  }
})
it('eight parts of 1,00 of 6,00: six are given back', { timeout: 300_000 }, async () => {
  for (const line of await newLines(rounds)) {
    await desk.call(chargeSelected, { facturasSeleccionadas: [line], id_mst_tipopago: 4 })
    const told = await codes(Array.from({ length: 8 }, () => back(line, 100)))
    expect(told.filter((code) => code === 'done')).toHaveLength(6)
  }
})
it('giving back against charging the rest of the same line: neither waits for the other in a circle, and every cent is known', {
  timeout: 300_000,
}, async () => {
  for (const line of await newLines(rounds)) {
    await desk.call(chargeSelected, { facturasSeleccionadas: [line], importe: 200 })
    const told = await codes([
      back(line, 200),
      desk.call(chargeSelected, { facturasSeleccionadas: [line] }),
      back(line, 200),
      desk.call(chargeSelected, { facturasSeleccionadas: [line] }),
    ])
    expect(told.filter((code) => !['done', 'msg.FACTURA_YA_PAGADA', 'msg.nada_que_devolver'].includes(code))).toEqual([])
  }
  expect(desk.deadlocks()).toBe(0)
  expect(await broken(desk)).toEqual([])
})
