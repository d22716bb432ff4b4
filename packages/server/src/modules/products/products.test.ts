import { callsOf } from '@app/contract/kit/generic-calls'
import { firstProduct, freeAmountProduct, productImages } from '@app/contract/products/product'
import {
  createProduct,
  deleteProduct,
  freeProducts,
  getProduct,
  listProducts,
  productAdmin,
  productImageChoices,
  removeProduct,
  updateProduct,
} from '@app/contract/products/products'
import { tax } from '@app/contract/products/tax'
import { Transformer } from '@napi-rs/image'
import { describe, expect, it } from 'vitest'
import { club } from '../../testing/club.ts'

const desk = await club()
const shop = 6
const water = { nombre: 'Agua 50 cl', precio: 150, id_mst_tipoingreso: shop, id_mst_tasa: 2 }
const add = (more: Partial<typeof water> & { codigo_barras?: string } = {}) => desk.call(createProduct, { ...water, ...more })

describe('a product', () => {
  it('has its price with and without tax, and is on sale with a tile (spec 3 §3)', async () => {
    expect(await add()).toMatchObject({
      precio: 150,
      precio_base: 136,
      stock: null,
      en_venta: true,
      visible_tpv: true,
      control_stock: false,
    })
  })
  it('has a number from 100 on; those before are the house’s (A-58)', async () => {
    const { id_mst_producto: id } = await add()
    expect(id).toBeGreaterThanOrEqual(100)
    const idsOf = (rows: readonly { id_mst_producto: number }[]) => rows.map((row) => row.id_mst_producto)
    expect(idsOf(await desk.call(listProducts))).toEqual(expect.arrayContaining([freeAmountProduct, id]))
    expect(idsOf(await desk.call(freeProducts))).toContain(id)
    expect(idsOf(await desk.call(freeProducts))).not.toContain(freeAmountProduct)
    // the first one of the club's own
    expect(idsOf(await desk.call(freeProducts))).toContain(firstProduct)
    expect(await desk.call(removeProduct, { id: firstProduct })).toEqual({})
  })
  it('is changed by what is sent; what is worked out may come back as it was shown, and no other', async () => {
    const made = await add()
    const { id_mst_producto: id } = made
    const change = (body: object) => desk.http({ method: 'PUT', url: `/api/producto/${id}`, body })
    const { body: shown } = await desk.http({ method: 'GET', url: `/api/producto/${id}` })
    expect((await change({ ...shown, precio: 2 })).body).toMatchObject({ precio: 2, precio_base: 1.82, nombre: 'Agua 50 cl' })
    const derived = { status: 422, body: { code: 'producto.se_calcula' } }
    expect(await change({ precio_base: 1 })).toMatchObject({ ...derived, body: { precio_base: [expect.any(String)] } })
    expect(await change({ stock: 7 })).toMatchObject({ ...derived, body: { stock: [expect.any(String)] } })
    expect((await desk.call(getProduct, { id })).precio).toBe(200)
    const wrong = { ...water, nombre: 'Agua 1 l', precio_base: 1 }
    await expect(desk.call(createProduct, wrong)).rejects.toMatchObject({ code: 'producto.se_calcula' })
    expect(await desk.call(createProduct, { ...wrong, precio_base: 136, stock: null })).toMatchObject({ precio_base: 136 })
  })
  it('shares its bar code with no other, also when two desks save at once', async () => {
    await add({ codigo_barras: '8410128160012' })
    await expect(add({ codigo_barras: '8410128160012' })).rejects.toMatchObject({
      code: 'producto.codigo_repetido',
      fields: { codigo_barras: [expect.any(String)] },
    })
    const { id_mst_producto: id } = await add({ codigo_barras: '8410128160029' })
    expect(await desk.call(updateProduct, { id, codigo_barras: '8410128160029', precio: 160 })).toMatchObject({ precio: 160 })
    await expect(desk.call(updateProduct, { id, codigo_barras: '8410128160012' })).rejects.toMatchObject({
      code: 'producto.codigo_repetido',
    })
    const outcomes = await Promise.allSettled([add({ codigo_barras: '99' }), add({ codigo_barras: '99' }), add({ codigo_barras: '99' })])
    const said = outcomes.map((one) => (one.status === 'fulfilled' ? 'saved' : (one.reason as { code: string }).code))
    expect(said.toSorted()).toEqual(['producto.codigo_repetido', 'producto.codigo_repetido', 'saved'])
  })
  it('that no line names is deleted; the till hears status 0 with the reason otherwise (R-394)', async () => {
    const { id_mst_producto: id } = await add()
    const ask = (one: number) => desk.http({ method: 'POST', url: `/api/producto/${one}/delete` })
    expect((await ask(id)).body).toMatchObject({ status: 1 })
    await expect(desk.call(getProduct, { id })).rejects.toMatchObject({ status: 404 })
    expect(await ask(freeAmountProduct)).toMatchObject({ status: 409, body: { status: 0, code: 'msg.reserved', msg: expect.any(String) } })
    const sold = await add({ nombre: 'Vendida' })
    await desk.db
      .insertInto('factura')
      .values({ id_mst_producto: sold.id_mst_producto, concepto: 'Agua', fecha_creacion: '2026-11-20' })
      .execute()
    await expect(desk.call(removeProduct, { id: sold.id_mst_producto })).rejects.toMatchObject({ code: 'msg.in_use' })
    await expect(desk.call(deleteProduct, { id: sold.id_mst_producto })).rejects.toMatchObject({ code: 'msg.in_use' })
  })
  it('is for whoever has the till', async () => {
    const clerk = await desk.as({ rights: ['bookings'] })
    await expect(clerk.call(createProduct, water)).rejects.toMatchObject({ status: 403 })
    await expect(clerk.call(productAdmin)).rejects.toMatchObject({ status: 403 })
    expect(await clerk.call(freeProducts)).not.toEqual([])
  })
})

describe('the picture of a product', () => {
  it('is one of the drawings, each said in the language of whoever asks', async () => {
    const choices = await desk.call(productImageChoices)
    expect(choices.map(({ imagen }) => imagen)).toEqual([...productImages])
    expect(choices[0]).toEqual({ imagen: 'agua', desc: 'Agua' })
  })
  const change = (id: number, body: object | Buffer, headers: Record<string, string> = {}) =>
    desk.http({ method: 'POST', url: `/api/tpv/producto/${id}/actualizaImagen`, body, headers })
  it('changes to a drawing or to none, and to nothing unknown', async () => {
    const { id_mst_producto: id } = await add()
    expect((await change(id, { imagen: 'agua' })).body).toMatchObject({ imagen: 'agua' })
    const unknown = { code: 'producto.imagen_desconocida', imagen: [expect.any(String)] }
    expect(await change(id, { imagen: '/etc/passwd' })).toMatchObject({ status: 422, body: unknown })
    const made = { ...water, imagen: '/api/imagen/1' }
    await expect(desk.call(createProduct, made)).rejects.toMatchObject({ code: 'producto.imagen_desconocida' })
    expect(await desk.call(updateProduct, { id, imagen: 'agua' })).toMatchObject({ imagen: 'agua' })
    expect((await change(id, {})).body).toMatchObject({ imagen: null })
    await expect(desk.call(updateProduct, { id, imagen: 'https://example.test/x.png' })).rejects.toMatchObject({ status: 422 })
  })
  it('may be a photo, which goes with the product or with the next picture', async () => {
    const { id_mst_producto: id } = await add()
    const jpeg = await Transformer.fromRgbaPixels(new Uint8Array(800 * 400 * 4).fill(90), 800, 400).jpeg(90)
    const head = '--x\r\ncontent-disposition: form-data; name="pictureFile"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
    const form = Buffer.concat([Buffer.from(head), jpeg, Buffer.from('\r\n--x--\r\n')])
    const send = () => change(id, form, { 'content-type': 'multipart/form-data; boundary=x' })
    const kept = async () => (await desk.db.selectFrom('imagen').select('id_reg_imagen').execute()).length
    expect((await send()).body.imagen).toMatch(/^\/api\/imagen\//)
    await send()
    expect(await kept()).toBe(1)
    await change(id, { imagen: 'bolas' })
    expect(await kept()).toBe(0)
    await send()
    await desk.call(updateProduct, { id, nombre: 'Con foto' })
    expect(await kept()).toBe(1)
    await desk.call(updateProduct, { id, imagen: 'bolas' })
    expect(await kept()).toBe(0)
    await send()
    await desk.call(removeProduct, { id })
    expect(await kept()).toBe(0)
  })
})

describe('rates of VAT', () => {
  it('are four at first; one that a product has is not deleted', async () => {
    const rates = await desk.call(callsOf(tax).list)
    expect(rates).toMatchObject([{ prc_iva: 0 }, { prc_iva: 2100 }, { prc_iva: 1000 }, { prc_iva: 400 }])
    await add()
    await expect(desk.call(callsOf(tax).remove, { id: 2 })).rejects.toMatchObject({ code: 'msg.in_use' })
    expect(await desk.call(callsOf(tax).remove, { id: 3 })).toEqual({})
  })
  it('come with the administration of products, with the families there are', async () => {
    const { productos, tasas, tipos_ingreso } = await desk.call(productAdmin)
    expect([productos.length > 0, tasas.length, tipos_ingreso.length]).toEqual([true, 3, 7])
  })
})
