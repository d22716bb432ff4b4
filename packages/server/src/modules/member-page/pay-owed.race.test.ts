import { chargeSelected } from '@app/contract/invoices/collect'
import { payOwed } from '@app/contract/member-page/pay-owed'
import { expect, it } from 'vitest'
import { broken } from '../../testing/modules/bookings.ts'
import { playerClub } from '../../testing/modules/member-page.ts'
import { roundsOf } from '../../testing/rounds.ts'

const desk = await playerClub()
const { anna, db, line } = desk
const rounds = roundsOf({ test: 5, proofs: 200 })
const pay = (facturas: number[] | null = null) => anna.call(payOwed, { facturas })
const openLinks = () =>
  db.selectFrom('libro_operacion').selectAll().where('clase', '=', 'enlace').where('estado', '=', 'pendiente').execute()

it('pressed five times at once there is one open payment, at one address', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const id = await line(1000)
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay()))
    expect(new Set(answers.map((one) => one.url)).size).toBe(1)
    expect(await openLinks()).toHaveLength(1)
    await desk.decided(await desk.begin(answers[0]!.url, 1000))
    expect(await desk.rows([id])).toMatchObject([{ pagado: 1000 }])
  }
  expect([await broken(desk), desk.deadlocks()]).toEqual([[], 0])
})

it('for overlapping lines at once one payment stays open for each line', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [one, two, three] = [await line(100), await line(200), await line(400)]
    await Promise.all([pay([one, two]), pay([two, three]), pay(), pay([three])])
    const lines = await db
      .selectFrom('libro_operacion_linea as l')
      .innerJoin('libro_operacion as o', 'o.id_reg_operacion', 'l.id_reg_operacion')
      .select('l.id_reg_factura')
      .where('o.estado', '=', 'pendiente')
      .where('l.id_reg_factura', 'in', [one, two, three])
      .execute()
    expect(lines).toHaveLength(new Set(lines.map((row) => row.id_reg_factura)).size)
    await desk.call(chargeSelected, { facturasSeleccionadas: [one, two, three] })
  }
  expect([await broken(desk), desk.deadlocks()]).toEqual([[], 0])
})

it('beside the desk, which collects the same line, the line is paid once and what is too much is kept', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const id = await line(900)
    const { url } = await pay()
    const order = await desk.begin(url, 900)
    const [again] = await Promise.allSettled([pay(), desk.call(chargeSelected, { facturasSeleccionadas: [id] }), desk.decided(order)])
    expect([url, 'mi.sin_pagar']).toContain(again.status === 'fulfilled' ? again.value.url : again.reason.code)
    expect(await desk.rows([id])).toMatchObject([{ pagado: 900 }])
  }
  expect(await broken(desk)).toEqual([])
})
