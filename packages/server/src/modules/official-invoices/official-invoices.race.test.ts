import { updateCompany } from '@app/contract/company/companies'
import { generateSimplified } from '@app/contract/official-invoices/official-invoices'
import { expect, test } from 'vitest'
import { deskClub } from '../../testing/modules/bookings.ts'
import { brokenInvoices } from '../../testing/modules/official-invoices.ts'
import { withInvoicingSystem } from '../../testing/modules/verifactu.ts'

withInvoicingSystem()
const desk = await deskClub()
const { db } = desk
await desk.call(updateCompany, { id: 1, nif: 'B85626240' })
await db.updateTable('empresa').set({ verifactu_desde: '2026-01-01' }).execute()

const newLine = async (precio: number) =>
  (
    await db
      .insertInto('factura')
      .values({
        id_mst_socios: desk.members[0],
        concepto: 'Clase',
        precio,
        pagado: precio,
        fecha_creacion: '2026-11-20',
        fecha_pago: '2026-11-20',
      })
      .returning('id_reg_factura')
      .executeTakeFirstOrThrow()
  ).id_reg_factura

test('fifty desks that issue in two series, some of them refused: no gap, no fork, no line twice', async () => {
  const good = await Promise.all(Array.from({ length: 40 }, () => newLine(500)))
  const dear = await Promise.all(Array.from({ length: 10 }, () => newLine(400_000)))
  const send = (ids: number[], prefijo: string) => desk.call(generateSimplified, { prefijo, id_reg_factura: ids })
  const tries = [
    ...good.map((id, at) => send([id], at % 2 === 0 ? 'A' : 'B')),
    // refused at its second line, after the first was numbered
    ...dear.map(async (id) => send([await newLine(100), id], 'A')),
    // the same line at two desks
    ...good.slice(0, 5).map((id) => send([id], 'A')),
  ]
  const ended = await Promise.allSettled(tries)
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(40)
  const issued = await db.selectFrom('facturaoficial').select(['prefijo', 'num_factura']).orderBy('num_factura').execute()
  for (const prefijo of ['A', 'B']) {
    const own = issued.filter((one) => one.prefijo === prefijo).map((one) => one.num_factura)
    expect(own).toEqual(own.map((_, at) => at + 1))
  }
  expect(issued).toHaveLength(40)
  expect(await brokenInvoices(desk)).toEqual([])
  expect(desk.deadlocks()).toBe(0)
})
