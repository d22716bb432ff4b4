import { acknowledgeOperation, cardPayments, decideOperation } from '@app/contract/cards/card-payments'
import { cashMachine, confirmSale, operationState, startPayout } from '@app/contract/cash-machine/operations'
import { chargeSelected } from '@app/contract/invoices/collect'
import { refundInvoice, refundLines } from '@app/contract/invoices/refund'
import { accounts } from '@app/contract/ledger/account'
import { afterEach, describe, expect, it } from 'vitest'
import { machineClub } from '../../testing/modules/cash-machine.ts'

const desk = await machineClub()
const { machine, line, rowOf, tick, drained, state, sale, cancel, balance, inMachine, requireRight } = desk
const refusal = (code: string) => expect.objectContaining({ code })
/** A line of n cents that was paid at the machine. */
const paidAtMachine = async (cents: number) => {
  const id = await line(cents)
  await sale([id])
  machine.insert(cents)
  await tick()
  return id
}
const paidInCash = async (cents: number) => {
  const id = await line(cents)
  await desk.call(chargeSelected, { facturasSeleccionadas: [id] })
  return id
}
const payOut = (id_reg_factura: number, importe: number | null = null) =>
  desk.call(startPayout, { facturas: [{ id_reg_factura, importe }], motivo: 'Lluvia' })
const refundLineOf = async (operation: number) =>
  desk.db
    .selectFrom('libro_operacion_linea as l')
    .innerJoin('factura as f', 'f.id_reg_factura', 'l.id_reg_factura')
    .selectAll('f')
    .where('l.id_reg_operacion', '=', operation)
    .executeTakeFirstOrThrow()
afterEach(async () => {
  machine.well()
  const { en_curso } = await desk.call(cashMachine)
  if (en_curso !== null) await cancel(en_curso)
  await tick(200)
  await tick(200)
  await requireRight()
})

describe('giving back by the cash machine', () => {
  it('begins at 39, and goes on to the normal refund of the line (R-403)', async () => {
    const id = await paidAtMachine(1000)
    const before = await inMachine()
    const begun = await payOut(id)
    expect(begun).toMatchObject({ clase: 'maquina_pago', progreso: 39, importe: 1000, estado: 'pendiente' })
    const { operation_id } = begun
    expect(await rowOf(id)).toMatchObject({ id_reg_factura_anulacion: expect.any(Number) })
    expect(await balance(accounts.transit)).toBe(-1000)
    await requireRight()
    await expect(desk.call(refundInvoice, { id, operation_id })).rejects.toEqual(refusal('cash_machine.no_pagada'))
    await drained()
    await tick()
    expect(await state(operation_id)).toMatchObject({ progreso: 100, status_final: 1, movido: 1000 })
    expect(await balance(accounts.transit)).toBe(0)
    expect((await inMachine()) - before).toBe(-1000)
    const back = (await rowOf(id)).id_reg_factura_anulacion!
    await expect(desk.call(confirmSale, { operation_id, id_reg_factura: back })).rejects.toEqual(refusal('cash_machine.no_pagada'))
    const again = { method: 'GET', url: `/api/factura/${id}/reserva/0/refund?operation_id=${operation_id}` } as const
    expect((await desk.http(again)).body).toMatchObject({ status: 1, devuelto: 10 })
    expect((await desk.http(again)).body).toMatchObject({ status: 1, devuelto: 10 })
    expect((await inMachine()) - before).toBe(-1000)
    await expect(desk.call(refundInvoice, { id: await line(100), operation_id })).rejects.toEqual(refusal('cash_machine.no_pagada'))
    const other = await payOut(await paidInCash(200))
    await drained()
    await tick()
    expect(await state(other.operation_id)).toMatchObject({ estado: 'hecha' })
    await expect(desk.call(refundInvoice, { id, operation_id: other.operation_id })).rejects.toEqual(refusal('cash_machine.no_pagada'))
    await expect(payOut(id)).rejects.toEqual(refusal('msg.nada_que_devolver'))
  })
  it('gives back as it was paid, out of the machine, and what a drawer took in where the desk says so', async () => {
    const id = await paidAtMachine(600)
    await desk.call(refundLines, { facturas: [{ id_reg_factura: id, importe: 200 }] })
    await drained()
    await tick()
    expect(await balance(accounts.transit)).toBe(0)
    const cash = await paidInCash(900)
    const before = await inMachine()
    await payOut(cash, 500)
    await drained()
    await tick()
    expect((await inMachine()) - before).toBe(-500)
    await expect(payOut(cash, 401)).rejects.toEqual(refusal('msg.IMPORTE_SUPERIOR_DISPONIBLE'))
  })
  it('gives back what it has when it is short of change: the rest can be given back anew', async () => {
    const id = await paidAtMachine(5000)
    const had = machine.holds()
    const other = await paidInCash(had + 2500)
    const { operation_id } = await payOut(other)
    await drained()
    await tick()
    expect(await state(operation_id)).toMatchObject({ estado: 'hecha', movido: had, importe: had + 2500 })
    expect(await refundLineOf(operation_id)).toMatchObject({ precio: -had, pagado: -had, cantidad: 1 })
    expect(await rowOf(other)).toMatchObject({ id_reg_factura_anulacion: null })
    expect(await desk.call(refundLines, { facturas: [{ id_reg_factura: other, importe: null }] })).toMatchObject({ devuelto: 2500 })
    await expect(payOut(id, 1)).resolves.toMatchObject({ progreso: 39 })
    await drained()
    await tick()
  })
  it('of several lines leaves what the machine was short of with the last of them alone', async () => {
    await paidAtMachine(5000)
    const had = machine.holds()
    const lines = [await paidInCash(had - 100), await paidInCash(2100)]
    const facturas = lines.map((id_reg_factura) => ({ id_reg_factura, importe: null }))
    const { operation_id } = await desk.call(startPayout, { facturas, motivo: 'Lluvia' })
    await drained()
    await tick()
    expect(await state(operation_id)).toMatchObject({ estado: 'hecha', movido: had, importe: had + 2000 })
    expect((await rowOf(lines[0]!)).id_reg_factura_anulacion).not.toBeNull()
    expect(await rowOf(lines[1]!)).toMatchObject({ id_reg_factura_anulacion: null })
    const left = (id_reg_factura: number) => desk.call(refundLines, { facturas: [{ id_reg_factura, importe: null }] })
    await expect(left(lines[0]!)).rejects.toEqual(refusal('msg.nada_que_devolver'))
    expect(await left(lines[1]!)).toMatchObject({ devuelto: 2000 })
  })
  it('is taken back whole when the machine does not begin, and the desk is told until it has noted it (R-404)', async () => {
    const id = await paidInCash(700)
    machine.behave('startOperation', -998)
    const { operation_id } = await payOut(id)
    await drained()
    expect(await state(operation_id)).toMatchObject({ estado: 'retirada', respuesta: '-998', progreso: 0 })
    expect(await refundLineOf(operation_id)).toMatchObject({ pagado: 0, fecha_baja: '2026-11-20' })
    const told = async () => (await desk.call(cardPayments)).operaciones.find((one) => one.id_reg_operacion === operation_id)
    expect(await told()).toMatchObject({ clase: 'maquina_pago', visto: false })
    await desk.call(acknowledgeOperation, { id: operation_id })
    expect(await told()).toMatchObject({ visto: true })
    expect(await desk.call(refundLines, { facturas: [{ id_reg_factura: id, importe: null }] })).toMatchObject({ devuelto: 700 })
  })
  it.each([true, false])('is doubtful when the machine falls silent, and a person decides (done: %s)', async (hecha) => {
    const id = await paidInCash(400)
    machine.behave('askOperation', 'silent')
    const { operation_id } = await payOut(id)
    await drained()
    await tick(160)
    expect(await state(operation_id)).toMatchObject({ estado: 'dudosa' })
    await expect(payOut(id)).rejects.toEqual(refusal('msg.nada_que_devolver'))
    await desk.call(decideOperation, { id: operation_id, hecha })
    expect(await state(operation_id)).toMatchObject({ estado: hecha ? 'hecha' : 'retirada' })
    expect(await balance(accounts.transit)).toBe(0)
    expect((await rowOf(id)).id_reg_factura_anulacion === null).toBe(!hecha)
    await expect(desk.call(decideOperation, { id: operation_id, hecha })).rejects.toEqual(refusal('cards.ya_no_pendiente'))
  })
  it('waits for a charge that is under way, and is nothing of a card’s operation', async () => {
    const id = await paidInCash(300)
    await sale([await line(200)])
    await expect(payOut(id)).rejects.toEqual(refusal('cash_machine.ocupada'))
    expect(await rowOf(id)).toMatchObject({ id_reg_factura_anulacion: null })
    await expect(desk.call(operationState, { operation_id: 999_999 })).rejects.toEqual(refusal('msg.not_found'))
  })
})
