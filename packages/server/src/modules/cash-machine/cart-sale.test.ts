import { decideOperation } from '@app/contract/cards/card-payments'
import { startCartSale } from '@app/contract/cash-machine/cart-sale'
import { startSale } from '@app/contract/cash-machine/operations'
import { updateCompany } from '@app/contract/company/companies'
import { chargeSelected } from '@app/contract/invoices/collect'
import { voidPayments } from '@app/contract/invoices/wrong-payment'
import { linesToConvert } from '@app/contract/official-invoices/official-invoices'
import { createProduct } from '@app/contract/products/products'
import { addDebt, addProduct, removeLine } from '@app/contract/till/cart-lines'
import { assignMember, closeCart, loadCart, newCart, openCarts, removeCart } from '@app/contract/till/carts'
import { payCart } from '@app/contract/till/pay-cart'
import { afterEach, describe, expect, it } from 'vitest'
import { machineClub } from '../../testing/modules/cash-machine.ts'
import { switchInvoices } from '../../testing/modules/official-invoices.ts'
import { switchTill } from '../../testing/modules/till.ts'

const desk = await machineClub()
await switchTill(desk, 1)
const { machine, tick, drained, state, cancel, requireRight } = desk
const refusal = (code: string) => expect.objectContaining({ code })
const one = { hash: 'one' }
const { id_mst_producto: water } = await desk.call(createProduct, { nombre: 'Agua', precio: 150, id_mst_tipoingreso: 6, id_mst_tasa: 1 })
const sell = (cantidad: number) => desk.call(addProduct, { ...one, id_mst_producto: water, cantidad })
const begin = async (total?: number) => {
  const { operation_id } = await desk.call(startCartSale, { ...one, ...(total !== undefined && { total }) })
  await drained()
  return operation_id
}
const cartOf = (id: number) => desk.db.selectFrom('tpv_carro').selectAll().where('id_reg_tpv_carro', '=', id).executeTakeFirstOrThrow()
afterEach(requireRight)

describe('a cart at the cash machine', () => {
  it('is a ticket when all of it has come in, and nobody changes it meanwhile (R-391)', async () => {
    const { carro } = await sell(4)
    const id = carro.id_reg_tpv_carro
    await expect(begin(1)).rejects.toEqual(refusal('tpv.carro_ha_cambiado'))
    const beside = await desk.call(addProduct, { hash: 'beside', id_mst_producto: water })
    const operation = await begin(600)
    await expect(sell(1)).rejects.toEqual(refusal('cash_machine.carro_ocupado'))
    await expect(desk.call(payCart, one)).rejects.toEqual(refusal('cash_machine.carro_ocupado'))
    await expect(desk.call(closeCart, { ...one, id_reg_tpv_carro: id })).rejects.toEqual(refusal('cash_machine.carro_ocupado'))
    await expect(begin()).rejects.toEqual(refusal('cash_machine.carro_ocupado'))
    machine.insert(1000)
    await tick()
    expect(await state(operation)).toMatchObject({ estado: 'hecha', movido: 600 })
    expect(await cartOf(id)).toMatchObject({ fecha_pago: expect.any(Date), hash: null })
    const { lines } = await desk.call(loadCart, { id: String(id), ...one })
    expect(lines).toMatchObject([{ pendiente: 0, es_deuda: false, fecha_pago: '2026-11-20' }])
    expect(await desk.call(openCarts, one)).toEqual([])
    expect(await desk.call(openCarts, { hash: 'beside' })).toEqual([beside])
  })
  it('is what it was before when nothing came in, and pays the rest another way when a part did', async () => {
    const { carro } = await sell(2)
    const nothing = await begin()
    await cancel(nothing)
    await drained()
    await tick()
    expect(await cartOf(carro.id_reg_tpv_carro)).toMatchObject({ fecha_pago: null })
    expect((await desk.call(openCarts, one))[0]).toMatchObject({ total: 300, lines: [{ es_deuda: false }] })
    await sell(2)
    const part = await begin(600)
    machine.insert(200)
    machine.jam(true)
    await cancel(part)
    await drained()
    await tick()
    machine.jam(false)
    expect(await state(part)).toMatchObject({ estado: 'hecha', movido: 200 })
    expect(await desk.call(payCart, { ...one, total: 400 })).toMatchObject({ cobrado: 400 })
    expect(await cartOf(carro.id_reg_tpv_carro)).toMatchObject({ fecha_pago: expect.any(Date) })
  })
  it('is invoiced with its last coin; what could not be is refused before the machine takes any (A-177)', async () => {
    await switchInvoices(desk, 1)
    const { carro } = await sell(2)
    await expect(begin()).rejects.toEqual(refusal('oficial.sin_nif'))
    await desk.call(updateCompany, { id: 1, nif: 'B85626240' })
    const paying = await begin()
    machine.insert(300)
    await tick()
    expect(await state(paying)).toMatchObject({ estado: 'hecha', movido: 300 })
    const file = await desk.call(loadCart, { id: String(carro.id_reg_tpv_carro), ...one })
    expect(file.facturas_oficiales).toEqual([{ id_reg_facturaoficial: file.carro.id_reg_facturaoficial, num_completo: 'T26/000001' }])
    // the company loses its tax id while the coins fall: they stay, and the lines wait for the conversion
    const late = (await sell(1)).carro.id_reg_tpv_carro
    const operation = await begin()
    await desk.db.updateTable('empresa').set({ nif: null }).execute()
    machine.insert(150)
    await tick()
    expect(await state(operation)).toMatchObject({ estado: 'hecha', movido: 150 })
    expect(await cartOf(late)).toMatchObject({ fecha_pago: expect.any(Date), id_reg_facturaoficial: null })
    expect((await desk.call(linesToConvert, {})).map(({ total }) => total)).toContain(150)
    await switchInvoices(desk, 0)
  })
  it('stays the ticket of its moment when a line of it that was paid wrongly is collected at the machine later', async () => {
    const { carro, lines } = await sell(2)
    await desk.call(payCart, { ...one, id_mst_tipopago: 4 })
    const ticket = await cartOf(carro.id_reg_tpv_carro)
    const line = lines[0]!.id_reg_factura
    const { id_reg_asiento } = await desk.db
      .selectFrom('libro_asiento')
      .select('id_reg_asiento')
      .where('id_reg_factura', '=', line)
      .where('motivo', '=', 'cobro')
      .executeTakeFirstOrThrow()
    await desk.call(voidPayments, { cobros: [id_reg_asiento] })
    await tick(60)
    const operation = await desk.sale([line])
    machine.insert(300)
    await tick()
    expect(await state(operation)).toMatchObject({ estado: 'hecha', movido: 300 })
    expect(await cartOf(carro.id_reg_tpv_carro)).toEqual(ticket)
  })
  it('is charged when there is something in it and somebody whom it is for, and nothing else of it was paid already (R-377)', async () => {
    const { carro, lines } = await sell(1)
    const meant = { ...one, id_reg_tpv_carro: carro.id_reg_tpv_carro }
    await desk.call(assignMember, { ...meant, id: 0 })
    await expect(desk.call(startCartSale, meant)).rejects.toEqual(refusal('tpv.elige_socio'))
    await desk.call(assignMember, { ...meant, id: desk.members[0] })
    await desk.call(removeLine, { ...one, id: lines[0]!.id_reg_factura })
    await expect(desk.call(startCartSale, meant)).rejects.toEqual(refusal('tpv.carro_vacio'))
    const debt = await desk.line(700)
    await desk.call(addDebt, { ...meant, id_reg_factura: [debt] })
    await desk.call(chargeSelected, { facturasSeleccionadas: [debt] })
    await expect(desk.call(startCartSale, meant)).rejects.toEqual(refusal('tpv.carro_vacio'))
    await desk.call(removeCart, { ...one, id: carro.id_reg_tpv_carro })
  })
  it('stays open when money comes late for a debt in it, after a person decided that none had come: nobody charges it by then', async () => {
    const { carro } = await desk.call(newCart, { hash: 'late' })
    const meant = { hash: 'late', id_reg_tpv_carro: carro.id_reg_tpv_carro }
    await desk.call(assignMember, { ...meant, id: desk.members[0] })
    const debt = await desk.line(500)
    await desk.call(addDebt, { ...meant, id_reg_factura: [debt] })
    const { operation_id } = await desk.call(startCartSale, meant)
    await drained()
    machine.insert(500)
    machine.behave('askOperation', 'silent')
    await tick(200)
    await desk.call(decideOperation, { id: operation_id, hecha: false })
    const before = await cartOf(carro.id_reg_tpv_carro)
    machine.well()
    await tick(200)
    expect(await state(operation_id)).toMatchObject({ estado: 'hecha', movido: 500 })
    expect(await desk.rowOf(debt)).toMatchObject({ pagado: 500 })
    expect(await cartOf(carro.id_reg_tpv_carro)).toEqual(before)
    expect(before).toMatchObject({ fecha_pago: null, hash: expect.stringContaining('late') })
    await desk.call(removeCart, { hash: 'late', id: carro.id_reg_tpv_carro })
  })
  it('is charged as a cart alone, and only by its own desk', async () => {
    const { lines, carro } = await sell(1)
    await expect(desk.call(startSale, { facturasSeleccionadas: lines.map((line) => line.id_reg_factura) })).rejects.toEqual(
      refusal('msg.not_found'),
    )
    const id_reg_tpv_carro = carro.id_reg_tpv_carro
    await expect(desk.call(startCartSale, { hash: 'two', id_reg_tpv_carro })).rejects.toEqual(refusal('tpv.carro_de_otro_puesto'))
    await expect(desk.call(startCartSale, { hash: 'two' })).rejects.toEqual(refusal('msg.not_found'))
  })
})
