import { drawerInfo } from '@app/contract/cash/drawer'
import { closeDrawer } from '@app/contract/cash/move-cash'
import { chargeSelected } from '@app/contract/invoices/collect'
import { firstOwnAccount } from '@app/contract/ledger/account'
import { createIncome } from '@app/contract/one-off-income/edit-income'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf, newRegister } from '../../testing/modules/bookings.ts'
import { roundsOf } from '../../testing/rounds.ts'

const desk = await deskClub()
const { book, register } = desk
const linesAt = async (hora_ini: number) => {
  const { id_reg_reserva } = await book({ hora_ini, id_mst_socios: guest, socios: [guest, guest, guest, guest] })
  return (await linesOf(desk, id_reg_reserva)).map((line) => line.id_reg_factura)
}
const payments = async (lines: readonly number[]) =>
  (await desk.db.selectFrom('libro_asiento').select('id_reg_asiento').where('id_reg_factura', 'in', lines).execute()).length
const codesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []))

describe('charging at several desks', () => {
  it('the same lines ten times at once charges once', async () => {
    const lines = await linesAt(480)
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => desk.call(chargeSelected, { facturasSeleccionadas: lines })))
    expect(codesOf(results)).toEqual(Array.from({ length: 9 }, () => 'msg.FACTURA_YA_PAGADA'))
    expect(await payments(lines)).toBe(4)
  })
  it('many lines in opposite orders never deadlocks', async () => {
    const lines = [...(await linesAt(600)), ...(await linesAt(660)), ...(await linesAt(720))]
    const results = await Promise.allSettled(
      [lines, lines.toReversed(), lines, lines.toReversed()].map((facturasSeleccionadas) =>
        desk.call(chargeSelected, { facturasSeleccionadas, id_mst_tipopago: 4 }),
      ),
    )
    expect(codesOf(results)).toHaveLength(3)
    expect(desk.deadlocks()).toBe(0)
    expect(await payments(lines)).toBe(12)
  })
  it('with an Idempotency-Key a double click gets the first answer again', async () => {
    const lines = await linesAt(780)
    const click = () => desk.call(chargeSelected, { facturasSeleccionadas: lines }, { 'idempotency-key': 'double-click' })
    const answers = await Promise.all([click(), click()])
    expect(answers.map((answer) => answer.cobrado)).toEqual([2400, 2400])
    expect(await payments(lines)).toBe(4)
  })
  it('while the register is closed loses no payment between two closes (A-15)', async () => {
    const batches = await Promise.all([840, 900, 960, 1020].map(linesAt))
    await Promise.all([
      ...batches.map((facturasSeleccionadas) => desk.call(chargeSelected, { facturasSeleccionadas })),
      desk.call(closeDrawer, { id_mst_caja: register, amount: 0 }),
      desk.call(closeDrawer, { id_mst_caja: register, amount: 0 }),
    ])
    const closes = await desk.db.selectFrom('caja_movimiento').select('esperado').where('tipo', '=', 'cierre').execute()
    const { expectedAmount } = await desk.call(drawerInfo, { id: register })
    const cash = await desk.db
      .selectFrom('libro_asiento')
      .select(({ fn }) => fn.sum<number>('importe').as('sum'))
      .where('motivo', '=', 'cobro')
      .where('debe', '>=', firstOwnAccount)
      .executeTakeFirstOrThrow()
    expect(closes.reduce((sum, close) => sum + (close.esperado ?? 0), expectedAmount)).toBe(Number(cash.sum))
    expect(await broken(desk)).toEqual([])
  })
  it('while its register is closed again and again has every payment in one shift (A-15)', { timeout: 300_000 }, async () => {
    const id_mst_caja = await newRegister(desk, 'Turnos')
    const rounds = roundsOf({ test: 5, proofs: 200 })
    for (let round = 0; round < rounds; round += 1) {
      const { id_reg_factura } = await desk.call(createIncome, { id_mst_socios: guest, concepto: 'Pala', precio: 600 })
      await Promise.all([
        desk.call(chargeSelected, { facturasSeleccionadas: [id_reg_factura], id_mst_caja }),
        desk.call(closeDrawer, { id_mst_caja, amount: 0 }),
      ])
    }
    const closes = await desk.db
      .selectFrom('caja_movimiento')
      .select('esperado')
      .where('tipo', '=', 'cierre')
      .where('id_mst_caja', '=', id_mst_caja)
      .execute()
    const { expectedAmount } = await desk.call(drawerInfo, { id: id_mst_caja })
    expect(closes.reduce((sum, close) => sum + (close.esperado ?? 0), expectedAmount)).toBe(rounds * 600)
    expect(desk.deadlocks()).toBe(0)
    expect(await broken(desk)).toEqual([])
  })
})
