import { collectDebt } from '@app/contract/invoices/debt'
import { createIncome } from '@app/contract/one-off-income/edit-income'
import { expect, it } from 'vitest'
import { broken, deskClub } from '../../testing/modules/bookings.ts'
import { roundsOf } from '../../testing/rounds.ts'

const desk = await deskClub()
const rounds = roundsOf({ test: 5, proofs: 200 })
const { db } = desk
const line = async (id_mst_socios: number, precio: number) => (await desk.call(createIncome, { id_mst_socios, precio })).id_reg_factura
const collect = (id: number, sent: object = {}) => desk.call(collectDebt, { id, id_mst_tipopago: 1, ...sent })

it('a debt is collected once by two desks at once, whichever lines they name (A-120)', async () => {
  const id = await desk.member('Jana')
  for (let turn = 0; turn < rounds; turn += 1) {
    const lines = [await line(id, 300), await line(id, 200)]
    const answers = await Promise.allSettled([collect(id), collect(id), collect(id, { facturas: lines.toReversed() })])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const rows = await db.selectFrom('factura').select('pagado').where('id_reg_factura', 'in', lines).orderBy('id_reg_factura').execute()
    expect(rows.map(({ pagado }) => pagado)).toEqual([300, 200])
  }
  expect(desk.deadlocks()).toBe(0)
  expect(await broken(desk)).toEqual([])
})
