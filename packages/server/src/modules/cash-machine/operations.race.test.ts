import { cashMachine, startPayout, startSale } from '@app/contract/cash-machine/operations'
import { chargeSelected } from '@app/contract/invoices/collect'
import { deleteLines } from '@app/contract/invoices/delete-lines'
import { describe, expect, it } from 'vitest'
import { machineClub } from '../../testing/modules/cash-machine.ts'
import { roundsOf } from '../../testing/rounds.ts'

const desk = await machineClub()
const { machine, line, rowOf, tick, state, cancel, inMachine, wrong } = desk
const codes = (results: readonly PromiseSettledResult<unknown>[]) =>
  new Set(results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : [])))
const done = (results: readonly PromiseSettledResult<unknown>[]) => results.filter((one) => one.status === 'fulfilled').length
const rounds = roundsOf({ test: 5, proofs: 200 })

describe('two desks at one line', () => {
  it('begin one charge at the machine, or one collects and the other is refused: the line is paid once (R-155)', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await line(500)
      const results = await Promise.allSettled([
        desk.call(startSale, { facturasSeleccionadas: [id] }),
        desk.call(chargeSelected, { facturasSeleccionadas: [id] }),
        desk.call(startSale, { facturasSeleccionadas: [id] }),
      ])
      expect(done(results)).toBe(1)
      for (const code of codes(results))
        expect(['cash_machine.linea_ocupada', 'cash_machine.ocupada', 'msg.FACTURA_YA_PAGADA']).toContain(code)
      await tick()
      machine.insert(500)
      await tick()
      expect(await rowOf(id)).toMatchObject({ pagado: 500, retenido: 0 })
    }
    expect(await wrong()).toEqual([])
    expect(desk.deadlocks()).toBe(0)
  })
  it('ask the machine for two lines at once: one is told that it is at work', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const ids = [await line(100), await line(100)]
      const results = await Promise.allSettled(ids.map((id) => desk.call(startSale, { facturasSeleccionadas: [id] })))
      expect(done(results)).toBe(1)
      expect([...codes(results)]).toEqual(['cash_machine.ocupada'])
      await tick()
      machine.insert(100)
      await tick()
    }
    expect(await wrong()).toEqual([])
  })
})
describe('a line deleted while it goes to the machine', () => {
  it('is gone and the machine never begins, or is held and paid: never charged and gone (A-50)', async () => {
    const won = new Set<string>()
    for (let round = 0; round < roundsOf({ test: 15, proofs: 600 }); round += 1) {
      const id = await line(100)
      // a sale is more work than a deletion, which therefore begins ever later
      const remove = async () => {
        for (let read = 0; read < round % 6; read += 1) await desk.call(cashMachine)
        return desk.call(deleteLines, { id_reg_facturas: [id] })
      }
      const results = await Promise.allSettled([
        desk.call(startSale, { facturasSeleccionadas: [id] }).then(() => 'sale'),
        remove().then(() => 'gone'),
      ])
      expect(done(results)).toBe(1)
      for (const code of codes(results)) expect(['factura.en_maquina', 'msg.not_found']).toContain(code)
      const first = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))[0]!
      won.add(first)
      await tick()
      machine.insert(first === 'sale' ? 100 : 0)
      await tick()
      const rows = await desk.db.selectFrom('factura').select('pagado').where('id_reg_factura', '=', id).execute()
      expect(rows).toEqual(first === 'sale' ? [{ pagado: 100 }] : [])
    }
    expect([...won].toSorted()).toEqual(['gone', 'sale'])
    expect(await wrong()).toEqual([])
    expect(desk.deadlocks()).toBe(0)
  })
})
describe('a cancellation while coins fall in', () => {
  it('ends in what the machine says: all of it or nothing, never both', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await line(300)
      const before = await inMachine()
      const { operation_id } = await desk.call(startSale, { facturasSeleccionadas: [id] })
      await tick()
      machine.insert(200)
      const both = [cancel(operation_id), Promise.resolve().then(() => machine.insert(100)), tick()]
      await Promise.allSettled(round % 2 === 0 ? both : both.toReversed())
      await tick()
      const { movido } = await state(operation_id)
      expect(await rowOf(id)).toMatchObject({ pagado: movido, retenido: 0 })
      expect((await inMachine()) - before).toBe(movido)
      expect((await desk.call(cashMachine)).en_curso).toBeNull()
    }
    expect(await wrong()).toEqual([])
  })
})
describe('a payment given back twice at once by the machine', () => {
  it('is given back once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await line(300)
      await desk.call(chargeSelected, { facturasSeleccionadas: [id] })
      const before = await inMachine()
      const once = () => desk.call(startPayout, { facturas: [{ id_reg_factura: id, importe: null }], motivo: null })
      const results = await Promise.allSettled([once(), once(), once()])
      expect(done(results)).toBe(1)
      await tick()
      await tick()
      expect((await inMachine()) - before).toBe(-300)
    }
    expect(await wrong()).toEqual([])
  })
})
