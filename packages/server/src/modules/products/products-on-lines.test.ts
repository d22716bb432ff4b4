import { addProducts } from '@app/contract/bookings/booking-line'
import { chargeBooking, chargeSelected } from '@app/contract/invoices/collect'
import { deleteLine } from '@app/contract/invoices/delete-lines'
import { refundLines } from '@app/contract/invoices/refund'
import { undoLineRefund } from '@app/contract/invoices/undo-refund'
import { voidPayments } from '@app/contract/invoices/wrong-payment'
import { createIncome, setProduct, updateIncome } from '@app/contract/one-off-income/edit-income'
import { createProduct, updateProduct } from '@app/contract/products/products'
import { regulariseStock, stockHistory } from '@app/contract/products/stock'
import { createSupplier } from '@app/contract/suppliers/suppliers'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest } from '../../testing/modules/bookings.ts'

const desk = await deskClub()
const newProduct = async (nombre: string, precio: number, more: { en_venta?: boolean } = {}) =>
  (await desk.call(createProduct, { nombre, precio, id_mst_tipoingreso: 6, id_mst_tasa: 1, ...more })).id_mst_producto
const water = await newProduct('Agua', 150)
const balls = await newProduct('Bolas', 590)

describe('products on a booking', () => {
  it('are lines of its owner, or of whom is named, with the price, tax and income type of the product', async () => {
    const { id_reg_reserva: id } = await desk.book({ hora_ini: 480, id_mst_socios: guest })
    const productos = [
      { id_mst_producto: water, cantidad: 2 },
      { id_mst_producto: balls, cantidad: 1 },
    ]
    const { facturas } = await desk.call(addProducts, { id, productos })
    const sold = { id_mst_socios: guest, id_mst_tipoingreso: 6, precio_calculado: null }
    expect(facturas.slice(-2)).toMatchObject([
      { ...sold, concepto: 'Agua', precio: 150, cantidad: 2, total: 300, id_mst_producto: water },
      { ...sold, concepto: 'Bolas', precio: 590, cantidad: 1, total: 590, id_mst_producto: balls },
    ])
    expect(await desk.call(chargeBooking, { id, id_mst_tipopago: 4 })).toMatchObject({ cobrado: 600 + 890 })
  })
  it('refuses none, one that is not on sale or of the house, more than there are, and a booking that is not there', async () => {
    const { id_reg_reserva: id } = await desk.book({ hora_ini: 600, id_mst_socios: guest })
    const off = await newProduct('Retirado', 100, { en_venta: false })
    const rare = await newProduct('Raro', 100)
    await desk.call(updateProduct, { id: rare, control_stock: true })
    await desk.call(regulariseStock, { id_mst_producto: rare, stock: 1, concepto: 'Compra' })
    const refused = (id_mst_producto: number, cantidad: number, code: string) =>
      expect(desk.call(addProducts, { id, productos: [{ id_mst_producto, cantidad }] })).rejects.toMatchObject({ code })
    await expect(desk.call(addProducts, { id, productos: [] })).rejects.toMatchObject({ code: 'No_element_selected' })
    await refused(off, 1, 'producto.no_en_venta')
    await refused(rare, 2, 'producto.sin_stock')
    // neither in two parts: what stands unpaid on a line is promised
    const twice = [1, 1].map((cantidad) => ({ id_mst_producto: rare, cantidad }))
    await expect(desk.call(addProducts, { id, productos: twice })).rejects.toMatchObject({ code: 'producto.sin_stock' })
    const lines = (await desk.call(addProducts, { id, productos: [{ id_mst_producto: rare, cantidad: 1 }] })).facturas
    await refused(rare, 1, 'producto.sin_stock')
    await desk.call(deleteLine, { id, id_factura: lines.at(-1)!.id_reg_factura })
    const beside = await desk.book({ hora_ini: 1200, id_mst_socios: guest })
    const desks = Array.from({ length: 6 }, () =>
      desk.call(addProducts, { id: beside.id_reg_reserva, productos: [{ id_mst_producto: rare, cantidad: 1 }] }),
    )
    expect((await Promise.allSettled(desks)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await refused(1, 1, 'msg.invalid_input')
    const nowhere = desk.call(addProducts, { id: id + 1000, productos: [{ id_mst_producto: water, cantidad: 1 }] })
    await expect(nowhere).rejects.toMatchObject({ status: expect.any(Number) })
    const nobody = await desk.as({ rights: ['members'] })
    await expect(nobody.call(addProducts, { id, productos: [] })).rejects.toMatchObject({ status: 403 })
  })
})

describe('a line that was added to a booking', () => {
  it('is taken off it again, with its payment and its pieces; that of a place is not, nor one of another booking (R-124, R-125)', async () => {
    const id_mst_producto = await newProduct('Toalla', 300)
    await desk.call(updateProduct, { id: id_mst_producto, control_stock: true })
    await desk.call(regulariseStock, { id_mst_producto, stock: 2, concepto: 'Compra' })
    const { id_reg_reserva: id } = await desk.book({ hora_ini: 900, id_mst_socios: guest })
    const add = async () => (await desk.call(addProducts, { id, productos: [{ id_mst_producto, cantidad: 1 }] })).facturas
    const [place, free] = await add()
    const removed = (id_factura: number, booking = id) => desk.call(deleteLine, { id: booking, id_factura })
    expect(await removed(free!.id_reg_factura)).toMatchObject({ anulado: 0 })
    const paid = (await add()).at(-1)!.id_reg_factura
    await desk.call(chargeSelected, { facturasSeleccionadas: [paid], id_mst_tipopago: 4 })
    await expect(removed(paid, id + 1)).rejects.toMatchObject({ code: 'msg.not_found' })
    await expect(removed(paid, 0)).rejects.toMatchObject({ code: 'msg.not_found' })
    await expect(removed(place!.id_reg_factura)).rejects.toMatchObject({ code: 'booking.linea_de_plaza' })
    expect(await removed(paid)).toMatchObject({ anulado: 300 })
    expect((await desk.call(stockHistory, { id: id_mst_producto }))[0]?.quedan).toBe(2)
    const { facturas } = await desk.call(addProducts, { id, productos: [{ id_mst_producto: water, cantidad: 1 }] })
    expect(facturas.map((line) => line.concepto)).toEqual([place!.concepto, 'Agua'])
    expect(await broken(desk)).toEqual([])
  })
})

describe('pieces of a product', () => {
  it('leave with the payment of their line wherever it is paid, once, and stay out while a payment is only put right', async () => {
    const id = await newProduct('Contado', 200)
    await desk.call(updateProduct, { id, control_stock: true })
    await desk.call(regulariseStock, { id_mst_producto: id, stock: 5, concepto: 'Compra' })
    const left = async () => (await desk.call(stockHistory, { id }))[0]?.quedan
    const booking = await desk.book({ hora_ini: 720, id_mst_socios: guest })
    const productos = [{ id_mst_producto: id, cantidad: 2 }]
    const { facturas } = await desk.call(addProducts, { id: booking.id_reg_reserva, productos })
    const line = facturas.at(-1)!.id_reg_factura
    expect(await left()).toBe(5)
    await desk.call(chargeSelected, { facturasSeleccionadas: [line], id_mst_tipopago: 4, importe: 100 })
    expect(await left()).toBe(5)
    const { cobros } = await desk.call(chargeSelected, { facturasSeleccionadas: [line], id_mst_tipopago: 4 })
    expect(await left()).toBe(3)
    await desk.call(voidPayments, { cobros: [cobros[0]!.id_reg_cobro] })
    await desk.call(chargeSelected, { facturasSeleccionadas: [line], id_mst_tipopago: 4 })
    expect(await left()).toBe(3)
    const { facturas: given } = await desk.call(refundLines, { facturas: [{ id_reg_factura: line, importe: null }] })
    expect(await left()).toBe(5)
    await desk.call(undoLineRefund, { id: given[0]!.id_reg_factura })
    expect(await left()).toBe(3)
  })
})

describe('a line of income', () => {
  const line = async () => (await desk.call(createIncome, { id_mst_socios: guest, concepto: '--' })).id_reg_factura
  it('becomes that of a product, keeps its income type from then on, and may become another one’s (R-119)', async () => {
    const id = await line()
    await desk.call(updateIncome, { id_reg_factura: id, cantidad: 3 })
    expect(await desk.call(setProduct, { id, id_producto: balls })).toMatchObject({
      concepto: 'Bolas',
      precio: 590,
      cantidad: 3,
      id_mst_tipoingreso: 6,
      id_mst_producto: balls,
    })
    await expect(desk.call(updateIncome, { id_reg_factura: id, id_mst_tipoingreso: 1 })).rejects.toMatchObject({
      code: 'msg.NoPuedeCambiarTipoIngreso',
    })
    expect(await desk.call(setProduct, { id, id_producto: water })).toMatchObject({ concepto: 'Agua', precio: 150 })
  })
  it('refuses a product once it is paid, and one of the house', async () => {
    const id = await line()
    await expect(desk.call(setProduct, { id, id_producto: 1 })).rejects.toMatchObject({ code: 'msg.invalid_input' })
    await desk.call(setProduct, { id, id_producto: water })
    await desk.call(updateIncome, { id_reg_factura: id, pagar: true, id_mst_tipopago: 4 })
    await expect(desk.call(setProduct, { id, id_producto: balls })).rejects.toMatchObject({ code: 'msg.no_action' })
  })
  it('refuses one where a tariff made the price, and on a supplier’s invoice', async () => {
    const { facturas } = await desk.call(addProducts, {
      id: (await desk.book({ hora_ini: 1020, id_mst_socios: guest })).id_reg_reserva,
      productos: [{ id_mst_producto: water, cantidad: 1 }],
    })
    const { id_mst_proveedor } = await desk.call(createSupplier, { nombre: 'Aguas, S.L.' })
    const bill = await desk.call(createIncome, { id_mst_tipofactura: 1, id_mst_proveedor, concepto: 'Agua', id_mst_tipopago: 6 })
    for (const { id_reg_factura: id } of [facturas[0]!, bill])
      await expect(desk.call(setProduct, { id, id_producto: balls })).rejects.toMatchObject({ code: 'msg.no_action' })
    expect(await desk.call(setProduct, { id: facturas[1]!.id_reg_factura, id_producto: balls })).toMatchObject({ concepto: 'Bolas' })
    expect(await broken(desk)).toEqual([])
  })
})
