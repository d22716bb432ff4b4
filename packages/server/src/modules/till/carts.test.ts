import { chargeSelected } from '@app/contract/invoices/collect'
import { memberDebt } from '@app/contract/invoices/debt'
import { voidPayments } from '@app/contract/invoices/wrong-payment'
import { getIncome, removeIncome, writeOffLines } from '@app/contract/one-off-income/edit-income'
import { listIncome } from '@app/contract/one-off-income/income-list'
import { freeAmountProduct } from '@app/contract/products/product'
import { updateProduct } from '@app/contract/products/products'
import { addBooking, addDebt, addProduct, changePrice, changeQuantity, removeLine } from '@app/contract/till/cart-lines'
import { assignMember, closeCart, findCarts, loadCart, newCart, openCarts, removeCart, takeCart } from '@app/contract/till/carts'
import { pendingDebts } from '@app/contract/till/debts'
import { payCart } from '@app/contract/till/pay-cart'
import { dueSoon, readCode, tillData } from '@app/contract/till/till-data'
import { describe, expect, it } from 'vitest'
import { guest, linesOf } from '../../testing/modules/bookings.ts'
import { broken, tillClub } from '../../testing/modules/till.ts'

const desk = await tillClub()
const { one, water, balls, sell, carts, members, book } = desk
const [anna, berta] = members
const cartOf = (file: { carro: { id_reg_tpv_carro: number } }) => file.carro.id_reg_tpv_carro
/** A cart of a separate desk with two waters and balls. */
async function fresh(hash: string) {
  const { carro } = await desk.call(newCart, { hash })
  const id_reg_tpv_carro = carro.id_reg_tpv_carro
  await sell(water, 2, { hash, id_reg_tpv_carro })
  return { ...(await sell(balls, 1, { hash, id_reg_tpv_carro })), meant: { hash, id_reg_tpv_carro } }
}
const owed = async (member: number, precio: number, more: object = {}) =>
  (
    await desk.db
      .insertInto('factura')
      .values({ id_mst_socios: member, concepto: 'Clase', precio, id_mst_tipoingreso: 3, fecha_creacion: '2026-11-19', ...more })
      .returning('id_reg_factura')
      .executeTakeFirstOrThrow()
  ).id_reg_factura

describe('a cart', () => {
  it('begins with its first product, is the guest’s, and adds more of the same to one line (R-379)', async () => {
    await sell(water)
    const file = await sell(water, 2)
    expect(file).toMatchObject({
      usuario: { id_mst_socios: guest },
      total: 450,
      lines: [{ concepto: 'Agua 50 cl', cantidad: 3, precio: 150, prc_iva: 2100, total: 450, pendiente: 450, es_deuda: false }],
    })
    expect(await carts()).toEqual([file])
    expect(await desk.call(loadCart, { id: 'current', ...one })).toEqual(file)
    expect(await desk.call(loadCart, { ...one, id: String(cartOf(file)) })).toEqual(file)
  })
  it('is its desk’s alone: another browser and another person are refused, also to read it (A-56)', async () => {
    const { meant } = await fresh('mine')
    const clerk = await desk.as({ rights: ['cash'] })
    const refused = { status: 409, code: 'tpv.carro_de_otro_puesto' }
    const elsewhere = { ...meant, hash: 'other' }
    await expect(sell(water, 1, elsewhere)).rejects.toMatchObject(refused)
    await expect(desk.call(payCart, elsewhere)).rejects.toMatchObject(refused)
    await expect(desk.call(loadCart, { id: String(meant.id_reg_tpv_carro), hash: 'other' })).rejects.toMatchObject(refused)
    for (const call of [
      () => clerk.call(addProduct, { ...meant, id_mst_producto: water }),
      () => clerk.call(payCart, meant),
      () => clerk.call(assignMember, { ...meant, id: anna }),
      () => clerk.call(removeCart, { hash: meant.hash, id: meant.id_reg_tpv_carro }),
      () => clerk.call(closeCart, meant),
    ])
      await expect(call()).rejects.toMatchObject(refused)
    expect(await clerk.call(openCarts, { hash: 'mine' })).toEqual([])
    expect(await carts('mine')).toHaveLength(1)
  })
  it('is put away, waits among the tickets, and is taken by a desk (R-380)', async () => {
    const { meant } = await fresh('away')
    await desk.call(closeCart, meant)
    expect(await carts('away')).toEqual([])
    const row = async () => (await desk.call(findCarts)).find((cart) => cart.id_reg_tpv_carro === meant.id_reg_tpv_carro)
    expect(await row()).toMatchObject({ estado: 'aparcado', lineas: 2, total: 890 })
    // a search reads the cart before the desk loads it
    expect(await desk.call(loadCart, { id: String(meant.id_reg_tpv_carro), hash: 'there' })).toMatchObject({ total: 890 })
    const clerk = await desk.as({ rights: ['cash'] })
    await clerk.call(takeCart, { hash: 'there', id_reg_tpv_carro: meant.id_reg_tpv_carro })
    expect(await row()).toMatchObject({ estado: 'abierto' })
    expect(await clerk.call(payCart, { ...meant, hash: 'there' })).toMatchObject({ cobrado: 890 })
    expect(await row()).toMatchObject({ estado: 'pagado' })
  })
  it('without lines is gone once it is closed', async () => {
    const { carro } = await desk.call(newCart, { hash: 'empty' })
    await desk.call(closeCart, { hash: 'empty' })
    await expect(desk.call(loadCart, { id: String(carro.id_reg_tpv_carro) })).rejects.toMatchObject({ status: 404 })
  })
  it('is for a member, whose lines they then are, or for nobody; not for a reserved one (R-377)', async () => {
    const { meant } = await fresh('whose')
    expect(await desk.call(assignMember, { ...meant, id: anna })).toMatchObject({ usuario: { nombre_completo: 'Anna Puig', debe: 0 } })
    await desk.call(assignMember, { ...meant, id: 0 })
    await expect(desk.call(payCart, meant)).rejects.toMatchObject({ status: 422, code: 'tpv.elige_socio' })
    const ended = await desk.member('Reservado')
    await desk.db.updateTable('socio').set({ reservado: true }).where('id_mst_socios', '=', ended).execute()
    for (const id of [999_999, ended])
      await expect(desk.call(assignMember, { ...meant, id })).rejects.toMatchObject({
        ...{ status: 422, code: 'msg.invalid_input', fields: { id_mst_socios: [expect.any(String)] } },
      })
    await desk.call(assignMember, { ...meant, id: berta })
    const { tique } = await desk.call(payCart, meant)
    const lines = await desk.db.selectFrom('factura').select('id_mst_socios').where('id_reg_tpv_carro', '=', cartOf(tique)).execute()
    expect(lines).toEqual([{ id_mst_socios: berta }, { id_mst_socios: berta }])
  })
  it('is for an inactive member only after a question, in words', async () => {
    const gone = await desk.member('Nora')
    await desk.db.updateTable('socio').set({ fecha_baja: '2026-11-01' }).where('id_mst_socios', '=', gone).execute()
    const question = { status: 409, code: 'ledger.socio_inactivo', body: { confirm: 'confirmar_inactivos' } }
    await expect(desk.call(newCart, { hash: 'gone', id_mst_socios: gone })).rejects.toMatchObject(question)
    const { meant } = await fresh('gone')
    await expect(desk.call(assignMember, { ...meant, id: gone })).rejects.toMatchObject(question)
    const file = await desk.call(assignMember, { ...meant, id: gone, confirmar_inactivos: true })
    expect(file).toMatchObject({ usuario: { nombre_completo: 'Nora Puig' } })
    expect(await desk.call(newCart, { hash: 'gone', id_mst_socios: gone, confirmar_inactivos: true })).toMatchObject({
      usuario: { nombre_completo: 'Nora Puig' },
    })
  })
  it('that is deleted leaves nothing sold and every debt owed (R-380)', async () => {
    const { meant } = await fresh('deleted')
    const debt = await owed(anna, 1000)
    const hidden = await owed(anna, 300)
    await desk.db.updateTable('factura').set({ fecha_baja: '2026-11-20' }).where('id_reg_factura', '=', hidden).execute()
    for (const none of [hidden, 999_999])
      await expect(desk.call(addDebt, { ...meant, id_reg_factura: [debt, none] })).rejects.toMatchObject({ status: 404 })
    await desk.call(addDebt, { ...meant, id_reg_factura: [debt] })
    await desk.call(removeCart, { hash: 'deleted', id: meant.id_reg_tpv_carro })
    expect(await carts('deleted')).toEqual([])
    expect((await desk.call(pendingDebts, { id: anna })).map((line) => line.id_reg_factura)).toContain(debt)
  })
})

describe('lines of a cart', () => {
  it('change their quantity, and their price one piece at a time (R-385)', async () => {
    const { meant, lines } = await fresh('lines')
    const [waters, some] = lines.map((line) => line.id_reg_factura) as [number, number]
    expect(await desk.call(changeQuantity, { hash: 'lines', id_reg_factura: waters, cantidad: 5 })).toMatchObject({ total: 1340 })
    const dearer = { hash: 'lines', id_reg_factura: waters, precio: 100 }
    await expect(desk.call(changePrice, dearer)).rejects.toMatchObject({
      code: 'TiquetCambioPrecioAlert1',
      msg: expect.stringContaining('5 unidades'),
    })
    expect((await desk.call(changePrice, { ...dearer, separar: true })).lines).toMatchObject([
      { cantidad: 4, precio: 150 },
      { id_reg_factura: some },
      { cantidad: 1, precio: 100 },
    ])
    expect(await desk.call(changePrice, { hash: 'lines', id_reg_factura: some, precio: 0 })).toMatchObject({ total: 700 })
    await expect(desk.call(changeQuantity, { hash: 'lines', id_reg_factura: waters, cantidad: 0 })).rejects.toMatchObject({ status: 422 })
    expect((await sell(water, 1, meant)).lines[0]).toMatchObject({ cantidad: 5 })
  })
  it('go, product or debt', async () => {
    const { meant, lines } = await fresh('go')
    const debt = await owed(berta, 700)
    const full = await desk.call(addDebt, { ...meant, id_reg_factura: [debt] })
    expect(full.lines.map((line) => line.es_deuda)).toEqual([false, false, true])
    await desk.call(removeLine, { hash: 'go', id: lines[0]!.id_reg_factura })
    const left = await desk.call(removeLine, { hash: 'go', id: debt })
    expect(left.lines.map((line) => line.concepto)).toEqual(['Bolas'])
    expect((await desk.call(pendingDebts, { id: berta })).map((line) => line.id_reg_factura)).toContain(debt)
    await expect(desk.call(removeLine, { hash: 'go', id: debt })).rejects.toMatchObject({ status: 404 })
  })
  it('of the house bear the price and the words that are written; others do not', async () => {
    const sold = { ...one, id_mst_producto: freeAmountProduct, precio: 1234, concepto: 'Cordaje' }
    const { carro } = await desk.call(newCart, one)
    const { lines } = await desk.call(addProduct, { ...sold, id_reg_tpv_carro: carro.id_reg_tpv_carro })
    expect(lines).toMatchObject([{ concepto: 'Cordaje', precio: 1234 }])
    await expect(desk.call(addProduct, { ...sold, id_mst_producto: water })).rejects.toMatchObject({
      code: 'tpv.linea_no_se_cambia',
      fields: { precio: [expect.any(String)], concepto: [expect.any(String)] },
    })
  })
  it('are one where product, price and words are the same, and another one where any of them differs', async () => {
    const { carro } = await desk.call(newCart, { hash: 'same' })
    const sold = {
      ...one,
      hash: 'same',
      id_reg_tpv_carro: carro.id_reg_tpv_carro,
      id_mst_producto: freeAmountProduct,
      precio: 150,
      concepto: 'Agua',
    }
    for (const more of [{}, {}, { precio: 200 }, { concepto: 'Cordaje' }]) await desk.call(addProduct, { ...sold, ...more })
    const twin = await desk.newProduct('Agua', 150)
    const { lines } = await desk.call(addProduct, { ...one, hash: 'same', id_reg_tpv_carro: carro.id_reg_tpv_carro, id_mst_producto: twin })
    expect(lines.map((line) => [line.concepto, line.precio, line.cantidad])).toEqual([
      ['Agua', 150, 2],
      ['Agua', 200, 1],
      ['Cordaje', 150, 1],
      ['Agua', 150, 1],
    ])
  })
  it('are of products on sale', async () => {
    const gone = await desk.newProduct('Ya no', 100)
    const [inCart] = (await sell(gone, 2, { hash: 'gone' })).lines
    await desk.call(updateProduct, { id: gone, en_venta: false })
    const fewer = { hash: 'gone', id_reg_factura: inCart!.id_reg_factura, cantidad: 1 }
    expect((await desk.call(changeQuantity, fewer)).lines).toMatchObject([{ cantidad: 1 }])
    await desk.call(changeQuantity, fewer)
    await expect(desk.call(changeQuantity, { ...fewer, cantidad: 2 })).rejects.toMatchObject({ code: 'producto.no_en_venta' })
    await expect(sell(gone)).rejects.toMatchObject({ code: 'producto.no_en_venta' })
    await expect(sell(999_999)).rejects.toMatchObject({ status: 422 })
    await expect(sell(water, 0)).rejects.toMatchObject({ status: 422 })
    await expect(sell(water, 10_000)).rejects.toMatchObject({ status: 422 })
    expect((await desk.call(tillData)).productos.map((one) => one.id_mst_producto)).not.toContain(gone)
  })
  it('nobody owes, and nobody else sees, changes or takes money for', async () => {
    const { meant, lines } = await fresh('draft')
    await desk.call(assignMember, { ...meant, id: anna })
    const before = await desk.call(pendingDebts, { id: anna })
    expect(before.map((line) => line.id_reg_factura)).not.toContain(lines[0]!.id_reg_factura)
    await expect(desk.call(chargeSelected, { facturasSeleccionadas: [lines[0]!.id_reg_factura] })).rejects.toMatchObject({
      status: 409,
      code: 'tpv.linea_en_carro',
    })
    const id = lines[0]!.id_reg_factura
    expect((await desk.call(listIncome)).map((line) => line.id_reg_factura)).not.toContain(id)
    expect((await desk.call(memberDebt, { id: anna })).lineas.map((line) => line.id_reg_factura)).not.toContain(id)
    await expect(desk.call(getIncome, { id })).rejects.toMatchObject({ status: 404 })
    const change = { method: 'PUT', url: `/api/ingresoPuntual/${id}`, body: { precio: 1 } }
    expect(await desk.http(change)).toMatchObject({ status: 409, body: { code: 'tpv.linea_en_carro' } })
    await expect(desk.call(removeIncome, { id })).rejects.toMatchObject({ code: 'tpv.linea_en_carro' })
    await expect(desk.call(writeOffLines, { id: anna, ids: String(id) })).rejects.toMatchObject({ code: 'tpv.linea_en_carro' })
  })
})

describe('a debt in a cart', () => {
  it('is no longer among what its member is said to owe beside the cart; the guest owes nothing', async () => {
    const { meant } = await fresh('in debt')
    const dora = await desk.member('Dora')
    const [court] = [await owed(dora, 1500), await owed(dora, 900, { cantidad: 2 })]
    await owed(guest, 700)
    expect((await carts('in debt'))[0]!.usuario).toMatchObject({ id_mst_socios: guest, debe: 0, lineas_debe: 0 })
    expect((await desk.call(assignMember, { ...meant, id: dora })).usuario).toMatchObject({ debe: 3300, lineas_debe: 2 })
    const file = await desk.call(addDebt, { ...meant, id_reg_factura: [court] })
    expect(file.usuario).toMatchObject({ id_mst_socios: dora, debe: 1800, lineas_debe: 1 })
  })
  it('is in one cart at most, and is refused once it is paid', async () => {
    const debt = await owed(anna, 1500)
    const { meant } = await fresh('debt one')
    const { meant: second } = await fresh('debt two')
    await desk.call(addDebt, { ...meant, id_reg_factura: [debt] })
    await expect(desk.call(addDebt, { ...second, id_reg_factura: [debt] })).rejects.toMatchObject({
      code: 'tpv.linea_en_otro_carro',
      msg: expect.stringContaining(String(meant.id_reg_tpv_carro)),
    })
    await desk.call(payCart, meant)
    await expect(desk.call(addDebt, { ...second, id_reg_factura: [debt] })).rejects.toMatchObject({ code: 'msg.FACTURA_YA_PAGADA' })
  })
  it('whose payment on a ticket was keyed wrongly is owed again, and is paid in another cart', async () => {
    const debt = await owed(anna, 1500)
    const { meant } = await fresh('wrong')
    const { meant: second } = await fresh('right')
    await desk.call(addDebt, { ...meant, id_reg_factura: [debt] })
    await desk.call(payCart, meant)
    const { id_reg_asiento } = await desk.db
      .selectFrom('libro_asiento')
      .select('id_reg_asiento')
      .where('id_reg_factura', '=', debt)
      .executeTakeFirstOrThrow()
    await desk.call(voidPayments, { cobros: [id_reg_asiento] })
    await desk.call(addDebt, { ...second, id_reg_factura: [debt] })
    expect((await desk.call(payCart, { ...second, total: 2390 })).tique.lines).toHaveLength(3)
  })
  it('that was paid elsewhere meanwhile is no part of the sale', async () => {
    const debt = await owed(anna, 1500)
    const { meant } = await fresh('meanwhile')
    await desk.call(addDebt, { ...meant, id_reg_factura: [debt] })
    await desk.call(chargeSelected, { facturasSeleccionadas: [debt] })
    expect((await carts('meanwhile'))[0]).toMatchObject({ total: 890, lines: [{}, {}, { pendiente: 0, fecha_pago: '2026-11-20' }] })
    await expect(desk.call(payCart, { ...meant, total: 2390 })).rejects.toMatchObject({
      code: 'tpv.carro_ha_cambiado',
      msg: expect.stringContaining('8,90'),
    })
    const { tique } = await desk.call(payCart, { ...meant, total: 890 })
    expect(tique.lines).toHaveLength(2)
  })
  it('may be all that is unpaid of a booking, also of one that begins soon', async () => {
    const { id_reg_reserva } = await book({ fecha_ini: '2026-11-20', hora_ini: 720, socios: [anna, guest] })
    expect(await desk.call(dueSoon)).toMatchObject([
      { id_reg_reserva, hora_ini: 720, desc_recurso: 'Pádel 1', pendiente: 1200, total: 1200 },
    ])
    const rest = { id_mst_socios: anna, id_reg_reserva, concepto: 'Otra', id_mst_tipoingreso: 1, fecha_creacion: '2026-11-20' }
    const others = [
      { ...rest, precio: 500, fecha_baja: '2026-11-20' },
      { ...rest, precio: 0 },
      { ...rest, precio: -200 },
    ]
    await desk.db.insertInto('factura').values(others).execute()
    const file = await desk.call(addBooking, { hash: 'court', id_reg_reserva })
    expect(file).toMatchObject({ usuario: { id_mst_socios: anna }, total: 1200, lines: [{ detalle: 'Pádel 1 · 20/11 12:00' }, {}] })
    expect(await desk.call(dueSoon)).toEqual([])
    await desk.call(payCart, { hash: 'court', id_reg_tpv_carro: cartOf(file), id_mst_tipopago: 4 })
    const [first, second] = await linesOf(desk, id_reg_reserva)
    expect([first!.fecha_pago, second!.fecha_pago]).toEqual(['2026-11-20', '2026-11-20'])
    await expect(desk.call(addBooking, { hash: 'court', id_reg_reserva })).rejects.toMatchObject({ code: 'msg.FACTURA_YA_PAGADA' })
  })
})

describe('a code', () => {
  it('is a member’s card or number, a ticket, or a product, and is said to be unknown otherwise', async () => {
    await desk.db.updateTable('socio').set({ codigo_tarjeta_acceso: 'CARD-77', numsocio: 4711 }).where('id_mst_socios', '=', anna).execute()
    const [cart] = await carts()
    expect(await desk.call(readCode, { codigo: 'CARD-77' })).toEqual({ es: 'socio', id: anna })
    expect(await desk.call(readCode, { codigo: '4711' })).toEqual({ es: 'socio', id: anna })
    expect(await desk.call(readCode, { codigo: `T${cartOf(cart!)}` })).toEqual({ es: 'tique', id: cartOf(cart!) })
    expect(await desk.call(readCode, { codigo: '8410128160012' })).toEqual({ es: 'producto', id: water })
    await expect(desk.call(readCode, { codigo: '8411111222223' })).rejects.toMatchObject({ status: 404, code: 'tpv.codigo_desconocido' })
  })
})

it('leaves everything adding up', async () => {
  expect(await broken(desk)).toEqual([])
})
