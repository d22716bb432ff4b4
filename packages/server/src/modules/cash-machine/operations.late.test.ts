import { acknowledgeOperation, cardPayments, decideOperation, queryGateway } from '@app/contract/cards/card-payments'
import { startPayout } from '@app/contract/cash-machine/operations'
import { chargeSelected } from '@app/contract/invoices/collect'
import { refundLines } from '@app/contract/invoices/refund'
import { accounts } from '@app/contract/ledger/account'
import { afterEach, describe, expect, it } from 'vitest'
import { machineClub } from '../../testing/modules/cash-machine.ts'

const desk = await machineClub()
const { machine, line, rowOf, tick, drained, state, sale, balance, inMachine, requireRight } = desk
afterEach(async () => {
  machine.well()
  await tick(200)
  await requireRight()
})

const paidInCash = async (cents: number) => {
  const id = await line(cents)
  await desk.call(chargeSelected, { facturasSeleccionadas: [id] })
  return id
}
/** A payout without a report of the machine, left to staff. */
async function silentPayout(id_reg_factura: number) {
  machine.behave('askOperation', 'silent')
  const { operation_id } = await desk.call(startPayout, { facturas: [{ id_reg_factura, importe: null }], motivo: null })
  await drained()
  await tick(160)
  expect(await state(operation_id)).toMatchObject({ estado: 'dudosa' })
  return operation_id
}
const decide = (id: number, hecha: boolean) => desk.call(decideOperation, { id, hecha })
/** The machine answers again, and the worker queries it at its next turn. */
const answers = async () => {
  machine.well()
  await tick(200)
}
const told = async (id: number) => (await desk.call(cardPayments)).operaciones.find((one) => one.id_reg_operacion === id)
const refunds = (id: number) =>
  desk.db
    .selectFrom('libro_asiento as a')
    .innerJoin('libro_asiento as p', 'p.id_reg_asiento', 'a.revierte')
    .where('p.id_reg_factura', '=', id)
    .select(({ fn }) => fn.sum<number>('a.importe').as('sum'))
    .whereRef('a.devuelto', '<', 'a.importe')
    .executeTakeFirstOrThrow()

describe('money that the machine paid out, as it says after somebody decided that it had not (A-50)', () => {
  it('is given back after all, and the desk is told until it has taken note', async () => {
    const id = await paidInCash(400)
    const before = await inMachine()
    const operation = await silentPayout(id)
    await decide(operation, false)
    expect(await rowOf(id)).toMatchObject({ id_reg_factura_anulacion: null })
    await answers()
    expect(await told(operation)).toMatchObject({ estado: 'hecha', respuesta: 'tarde 0', movido: 400, visto: false })
    expect((await rowOf(id)).id_reg_factura_anulacion).not.toBeNull()
    expect(await rowOf((await rowOf(id)).id_reg_factura_anulacion!)).toMatchObject({ precio: -400, pagado: -400, fecha_baja: null })
    expect((await inMachine()) - before).toBe(-400)
    expect(await balance(accounts.transit)).toBe(0)
    await expect(desk.call(refundLines, { facturas: [{ id_reg_factura: id, importe: null }] })).rejects.toMatchObject({
      code: 'msg.nada_que_devolver',
    })
    await desk.call(acknowledgeOperation, { id: operation })
    expect(await told(operation)).toMatchObject({ visto: true })
  })
  it.each([
    [400, 400],
    [150, 150],
    // all that is left
    [null, 400],
  ])(
    'is missing where %s cents were given back another way meanwhile, and the desk is told how much to ask back',
    async (other, missing) => {
      const id = await paidInCash(400)
      const [before, lacked] = [await inMachine(), await balance(accounts.difference)]
      const operation = await silentPayout(id)
      await decide(operation, false)
      await desk.call(refundLines, { facturas: [{ id_reg_factura: id, importe: other }] })
      await answers()
      expect(await told(operation)).toMatchObject({ estado: 'hecha', respuesta: `tarde ${missing}`, movido: 400, visto: false })
      expect((await inMachine()) - before).toBe(-400)
      expect((await balance(accounts.difference)) - lacked).toBe(missing)
      expect(await balance(accounts.transit)).toBe(0)
      expect(Number((await refunds(id)).sum)).toBe(400)
    },
  )
  it('gives back both payments of a line that was paid in two', async () => {
    const id = await line(400)
    await desk.call(chargeSelected, { facturasSeleccionadas: [id], importe: 150 })
    await desk.call(chargeSelected, { facturasSeleccionadas: [id] })
    const operation = await silentPayout(id)
    await decide(operation, false)
    await answers()
    expect(await told(operation)).toMatchObject({ estado: 'hecha', respuesta: 'tarde 0', movido: 400 })
    expect(await rowOf((await rowOf(id)).id_reg_factura_anulacion!)).toMatchObject({ precio: -400, pagado: -400, fecha_baja: null })
    expect(Number((await refunds(id)).sum)).toBe(400)
  })
  it('gives back its own lines alone, not those of a pay-out that the machine had refused', async () => {
    const [id, other] = [await paidInCash(400), await paidInCash(250)]
    machine.behave('startOperation', -998)
    const refused = await desk.call(startPayout, { facturas: [{ id_reg_factura: other, importe: null }], motivo: null })
    await drained()
    expect(await state(refused.operation_id)).toMatchObject({ estado: 'retirada' })
    machine.well()
    const operation = await silentPayout(id)
    await decide(operation, false)
    await answers()
    expect(await told(operation)).toMatchObject({ estado: 'hecha', respuesta: 'tarde 0', movido: 400 })
    expect(Number((await refunds(id)).sum)).toBe(400)
    expect((await refunds(other)).sum).toBeNull()
  })
  it('is heard hours later too, and once', async () => {
    const id = await paidInCash(300)
    const before = await inMachine()
    const operation = await silentPayout(id)
    await decide(operation, false)
    for (let hour = 0; hour < 3; hour += 1) await tick(3600)
    expect(await told(operation)).toMatchObject({ estado: 'retirada', respuesta: 'decidido' })
    machine.well()
    await tick(3700)
    await answers()
    expect(await told(operation)).toMatchObject({ estado: 'hecha', respuesta: 'tarde 0' })
    expect((await inMachine()) - before).toBe(-300)
    await expect(desk.call(queryGateway, { id: operation })).rejects.toMatchObject({ code: 'cards.ya_no_pendiente' })
  })
})

describe('what the machine says of what somebody decided', () => {
  it('is well where it says the same: nobody is told', async () => {
    const id = await paidInCash(200)
    const operation = await silentPayout(id)
    await decide(operation, true)
    await answers()
    expect(await told(operation)).toMatchObject({ estado: 'hecha', respuesta: '1', movido: 200 })
  })
  it('is well where nothing moved and a person said so', async () => {
    const id = await line(200)
    const operation = await sale([id])
    machine.behave('askOperation', 'silent')
    await tick(200)
    await decide(operation, false)
    await answers()
    expect(await told(operation)).toMatchObject({ estado: 'retirada', respuesta: 'tiempo' })
    expect(await rowOf(id)).toMatchObject({ pagado: 0, retenido: 0 })
  })
  it('is told where the machine counted another sum: nothing came in that somebody said had come', async () => {
    const id = await line(200)
    const operation = await sale([id])
    machine.behave('askOperation', 'silent')
    await tick(200)
    await decide(operation, true)
    await answers()
    expect(await told(operation)).toMatchObject({ estado: 'hecha', respuesta: 'distinto 0', movido: 200, visto: false })
    expect(await rowOf(id)).toMatchObject({ pagado: 200 })
  })
  it('leaves a line with the sale that holds it by now: money that comes late stays the payer’s', async () => {
    const id = await line(200)
    const first = await sale([id])
    machine.behave('askOperation', 'silent')
    machine.insert(200)
    await tick(200)
    await decide(first, false)
    machine.well()
    const second = await sale([id])
    await tick(200)
    expect(await told(first)).toMatchObject({ estado: 'hecha', movido: 200 })
    expect(await rowOf(id)).toMatchObject({ pagado: 0, retenido: 200 })
    await decide(second, false)
    await tick(200)
    expect(await rowOf(id)).toMatchObject({ pagado: 0, retenido: 0 })
  })
  it('pays the line where money came in after all, and the desk is told', async () => {
    const id = await line(200)
    const operation = await sale([id])
    machine.behave('askOperation', 'silent')
    machine.insert(200)
    await tick(200)
    await decide(operation, false)
    await answers()
    expect(await told(operation)).toMatchObject({ estado: 'hecha', respuesta: 'tarde 0', movido: 200, visto: false })
    expect(await rowOf(id)).toMatchObject({ pagado: 200, retenido: 0 })
  })
})
