import { chargeSelected } from '@app/contract/invoices/collect'
import {
  cloneIncome,
  cloneWithinBooking,
  createIncome,
  getIncome,
  newIncome,
  removeIncome,
  setIncomeType,
  updateIncome,
  writeOffLines,
} from '@app/contract/one-off-income/edit-income'
import { incomeChanges } from '@app/contract/one-off-income/income-changes'
import { newCart } from '@app/contract/till/carts'
import { describe, expect, it } from 'vitest'
import { broken, deskClub, guest, linesOf } from '../../testing/modules/bookings.ts'
import { switchTill } from '../../testing/modules/till.ts'

const desk = await deskClub()
const [anna, berta] = desk.members
const types = await desk.db
  .insertInto('tipo_ingreso')
  .values([{ desc_tipoingreso: 'Tienda' }, { desc_tipoingreso: 'Clases' }])
  .returning('id_mst_tipoingreso')
  .execute()
const [shop, lessons] = types.map((type) => type.id_mst_tipoingreso) as [number, number]
const { id_mst_proveedor: supplier } = await desk.db
  .insertInto('proveedor')
  .values({ nombre: 'Xarxes' })
  .returning('id_mst_proveedor')
  .executeTakeFirstOrThrow()
const make = (more: object = {}) =>
  desk.call(createIncome, { id_mst_socios: anna, concepto: 'Pala', precio: 300, id_mst_tipoingreso: shop, ...more })
const change = (line: { id_reg_factura: number }, sent: object) => desk.call(updateIncome, { id_reg_factura: line.id_reg_factura, ...sent })
const set = (line: { id_reg_factura: number }, values: object) =>
  desk.db.updateTable('factura').set(values).where('id_reg_factura', '=', line.id_reg_factura).execute()
const put = (id: number, body: object) => desk.http({ method: 'PUT', url: `/api/ingresoPuntual/${id}`, body })

it('a line that is still in a cart of the till is none yet: nobody reads or changes it here', async () => {
  await switchTill(desk, 1)
  const { carro } = await desk.call(newCart, { hash: 'one' })
  const line = await make()
  await set(line, { borrador: true, id_reg_tpv_carro: carro.id_reg_tpv_carro })
  await expect(desk.call(getIncome, { id: line.id_reg_factura })).rejects.toMatchObject({ status: 404 })
  await set(line, { borrador: false, id_reg_tpv_carro: null })
  expect(await desk.call(getIncome, { id: line.id_reg_factura })).toMatchObject({ concepto: 'Pala' })
})

describe('a new line', () => {
  it('takes the wallet’s answer of the documents with a payment, which raises no such question here (A-06, R-148)', async () => {
    const made = await desk.call(createIncome, { id_mst_socios: anna, concepto: 'Pala', precio: 300 })
    const paid = { id_reg_factura: made.id_reg_factura, pagar: true, id_mst_caja: desk.register, pasar_a_monedero: true }
    expect(await desk.call(updateIncome, paid)).toMatchObject({ pagado: 300 })
  })
  it('is offered with quantity 1, price 0, concept --, in cash, of a member, today, with 21 % of VAT (R-041, R-144, R-145, R-147, A-109)', async () => {
    expect(await desk.call(newIncome)).toMatchObject({
      ...{ id_mst_tipofactura: 2, id_mst_tipopago: 1, cantidad: 1, precio: 0, concepto: '--', prc_iva: 21, fecha_creacion: '2026-11-20' },
    })
    expect(await desk.call(createIncome, { id_mst_socios: anna })).toMatchObject({
      ...{ concepto: '--', cantidad: 1, precio: 0, total: 0, pagado: 0, pagado_check: false, id_mst_tipopago: 1, prc_iva: 2100 },
      ...{ id_mst_tipofactura: 2, desc_socio: 'Puig, Anna', fecha_creacion: '2026-11-20', id_reg_reserva: null },
    })
  })
  it('needs the member or the supplier that it is of (R-151)', async () => {
    await expect(desk.call(createIncome, {})).rejects.toMatchObject({
      ...{ status: 422, code: 'income.sin_socio', fields: { id_mst_socios: [expect.any(String)] } },
    })
    await expect(make({ id_mst_tipofactura: 2, id_mst_socios: null, id_mst_proveedor: supplier })).rejects.toMatchObject({
      code: 'income.sin_socio',
    })
    await expect(make({ id_mst_tipofactura: 1 })).rejects.toMatchObject({ code: 'income.sin_proveedor' })
    await expect(make({ id_mst_tipofactura: 1, id_mst_proveedor: 999_999 })).rejects.toMatchObject({ status: 422 })
    expect(await make({ id_mst_tipofactura: 1, id_mst_proveedor: supplier })).toMatchObject({
      desc_proveedor: 'Xarxes',
      id_mst_socios: null,
    })
  })
  it('is paid in cash by type 1, and has no pass, type 3, as its way to pay (R-132, R-133, R-153)', async () => {
    expect(await make({ id_mst_tipopago: 1 })).toMatchObject({ id_mst_tipopago: 1 })
    await expect(make({ id_mst_tipopago: 3 })).rejects.toMatchObject({ code: 'income.forma_bono' })
  })
  it('refuses amounts that are none, each at its field', async () => {
    for (const body of [
      { precio: '1.2.3' },
      { precio: '1,234' },
      { precio: -1 },
      { cantidad: -1 },
      { cantidad: 1.5 },
      { concepto: 'a\0b' },
      { precio: 1e12 },
    ])
      expect(await desk.http({ method: 'POST', url: '/api/ingresoPuntual', body: { id_mst_socios: anna, ...body } })).toMatchObject({
        status: 422,
        body: { [Object.keys(body)[0]!]: [expect.any(String)] },
      })
  })
})

describe('a line that nothing was paid for', () => {
  it('takes every change of its cells', async () => {
    const line = await make()
    expect(
      await change(line, {
        precio: 450,
        cantidad: 2,
        concepto: 'Dos palas',
        prc_iva: 1000,
        id_mst_tipopago: 4,
        id_mst_tipoingreso: lessons,
        id_mst_socios: berta,
      }),
    ).toMatchObject({ total: 900, desc_socio: 'Puig, Berta', prc_iva: 1000, id_mst_tipopago: 4, id_mst_tipoingreso: lessons })
    expect(await change(line, { observaciones: 'x', fecha_creacion: '2026-11-02' })).toMatchObject({
      observaciones: 'x',
      fecha_creacion: '2026-11-02',
      precio: 450,
    })
  })
  it('refuses a change that another desk was quicker with', async () => {
    const line = await make()
    await change(line, { precio: 500 })
    await expect(
      desk.call(updateIncome, { id_reg_factura: line.id_reg_factura, precio: 600, _read: { precio: 3 } } as never),
    ).rejects.toMatchObject({ status: 409, code: 'msg.changed_meanwhile' })
  })
  it('is deleted, and found no more', async () => {
    const line = await make()
    await desk.call(removeIncome, { id: line.id_reg_factura })
    await expect(desk.call(getIncome, { id: line.id_reg_factura })).rejects.toMatchObject({ status: 404 })
  })
  it('is paid with pagar, or with its mark, into the register (R-117)', async () => {
    const [one, two] = [await make(), await make({ id_mst_tipopago: 4 })]
    expect(await change(one, { pagar: 1 })).toMatchObject({ pagado: 300, pagado_check: true, fecha_pago: '2026-11-20' })
    expect(await change(two, { pagado_check: true })).toMatchObject({ pagado: 300, id_mst_tipopago: 4 })
    await expect(change(one, { pagar: true })).rejects.toMatchObject({ status: 409, code: 'msg.FACTURA_YA_PAGADA' })
    await expect(change(one, { pagado_check: false })).rejects.toMatchObject({ code: 'msg.no_action' })
    expect(await broken(desk)).toEqual([])
  })
})

describe('what a line does not let change', () => {
  const expectLocked = async (line: { id_reg_factura: number }, sent: object, code: string) => {
    await expect(change(line, sent)).rejects.toMatchObject({
      status: 409,
      code,
      fields: { [Object.keys(sent)[0]!]: [expect.any(String)] },
    })
  }
  it('is its price, quantity, way and member once paid; its words stay open (R-116, R-120)', async () => {
    const line = await make()
    await change(line, { pagar: true })
    for (const sent of [{ precio: 1 }, { cantidad: 2 }, { id_mst_tipopago: 4 }, { id_mst_socios: berta }, { prc_iva: 400 }])
      await expectLocked(line, sent, 'msg.no_action')
    expect(await change(line, { concepto: 'Pala nueva', precio: 300 })).toMatchObject({ concepto: 'Pala nueva', precio: 300 })
  })
  it('is anything of a paid line while an accounting link is on (R-046, R-140)', async () => {
    const line = await make()
    await change(line, { pagar: true })
    for (const cod_param of ['ENLACE_NAVISION_ENJOY', 'ENLACE_BINSOFT']) {
      await desk.db.insertInto('param').values({ cod_param, valor: '1', activo: true }).execute()
      await expectLocked(line, { concepto: 'Otra' }, 'msg.no_action')
      await expect(desk.call(removeIncome, { id: line.id_reg_factura })).rejects.toMatchObject({ code: 'msg.no_action' })
      await desk.db.deleteFrom('param').where('cod_param', '=', cod_param).execute()
    }
  })
  it('is what a pass has settled (R-118, R-120)', async () => {
    const line = await make()
    await set(line, { id_mst_tipopago: 3 })
    for (const sent of [{ precio: 1 }, { cantidad: 2 }, { pagado_check: true }, { id_mst_tipopago: 1 }])
      await expectLocked(line, sent, 'msg.CampoNoEditableAbono')
    expect(await change(line, { concepto: 'Con bono' })).toMatchObject({ concepto: 'Con bono' })
  })
  it('is the income type of a product from 100 on (R-119)', async () => {
    const line = await make()
    const tasa = await desk.db.selectFrom('tasa').select('id_mst_tasa').limit(1).executeTakeFirstOrThrow()
    for (const id_mst_producto of [99, 100])
      await desk.db
        .insertInto('producto')
        .values({ id_mst_producto, nombre: `N.º ${id_mst_producto}`, id_mst_tipoingreso: 1, ...tasa })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await set(line, { id_mst_producto: 100 })
    await expectLocked(line, { id_mst_tipoingreso: lessons }, 'msg.NoPuedeCambiarTipoIngreso')
    await expect(desk.call(setIncomeType, { id: line.id_reg_factura, id_tipoingreso: lessons })).rejects.toMatchObject({
      code: 'msg.NoPuedeCambiarTipoIngreso',
    })
    await set(line, { id_mst_producto: 99 })
    expect(await desk.call(setIncomeType, { id: line.id_reg_factura, id_tipoingreso: lessons })).toMatchObject({
      id_mst_tipoingreso: lessons,
    })
  })
  it('is the guest (R-122)', async () => {
    await expectLocked(await make({ id_mst_socios: guest }), { id_mst_socios: anna }, 'income.invitado')
  })
  it('is of the booking: its players, its day, and all of a line that a pass paid or that is paid (R-121, R-154)', async () => {
    const { id_reg_reserva } = await desk.book()
    const [line] = await linesOf(desk, id_reg_reserva)
    await expectLocked(line!, { id_mst_socios: berta }, 'msg.AccedeReservaRealizarCambio')
    await expect(desk.call(removeIncome, { id: line!.id_reg_factura })).rejects.toMatchObject({ code: 'msg.AccedeReservaRealizarCambio' })
    expect(await change(line!, { precio: 700 })).toMatchObject({ precio: 700, id_reg_reserva })
    await set(line!, { id_mst_tipopago: 3 })
    await expectLocked(line!, { concepto: 'Otra' }, 'msg.AccedeReservaRealizarCambio')
    await set(line!, { id_mst_tipopago: 1 })
    await change(line!, { pagar: true })
    await expectLocked(line!, { concepto: 'Otra' }, 'msg.no_action')
  })
  it('is a supplier’s, who is paid and not charged (R-146)', async () => {
    const line = await make({ id_mst_tipofactura: 1, id_mst_proveedor: supplier, id_mst_tipopago: 6 })
    await expect(change(line, { id_mst_proveedor: null })).rejects.toMatchObject({ code: 'income.sin_proveedor' })
    expect(await change(line, { pagar: true })).toMatchObject({ pagado: line.precio * line.cantidad, pagado_check: true })
    await expectLocked(line, { precio: 1 }, 'msg.no_action')
  })
})

describe('a line', () => {
  it('is cloned as an unpaid one of today and of no booking', async () => {
    const line = await make({ cantidad: 3, fecha_creacion: '2026-10-01' })
    await change(line, { pagar: true })
    const copy = await desk.call(cloneIncome, { id: line.id_reg_factura })
    expect(copy).toMatchObject({
      concepto: 'Pala',
      precio: 300,
      cantidad: 3,
      pagado: 0,
      pagado_check: false,
      fecha_creacion: '2026-11-20',
      id_mst_socios: anna,
    })
    expect(copy.id_reg_factura).not.toBe(line.id_reg_factura)
    expect(
      (await desk.http({ method: 'GET', url: `/api/factura/${line.id_reg_factura}/reserva/0/duplicar`, headers: { 'x-csrf-token': '' } }))
        .status,
    ).toBe(403)
  })
  it('is cloned within its booking, unpaid and at a price by hand (spec 3 §7)', async () => {
    const { id_reg_reserva } = await desk.book({ hora_ini: 780 })
    const [line] = await linesOf(desk, id_reg_reserva)
    await desk.call(cloneWithinBooking, { id: line!.id_reg_factura, id_reserva: id_reg_reserva })
    expect(await linesOf(desk, id_reg_reserva)).toMatchObject([{ precio: 600 }, { precio: 600, precio_calculado: null, pagado: 0 }])
    await expect(desk.call(cloneWithinBooking, { id: line!.id_reg_factura, id_reserva: 999_999 })).rejects.toMatchObject({ status: 404 })
    expect(await broken(desk)).toEqual([])
  })
  it('tells its changes, who made them, before and after (spec 2 §7)', async () => {
    const line = await make()
    await change(line, { precio: 450 })
    await change(line, { pagar: true })
    const history = await desk.call(incomeChanges, { id: line.id_reg_factura })
    expect(history.map(({ es_nueva }) => es_nueva)).toEqual([false, false, true])
    expect(history[1]).toMatchObject({ cambios: [{ campo: 'precio', antes: 300, despues: 450 }], desc_socio: expect.any(String) })
    expect(history[0]?.cambios).toEqual(expect.arrayContaining([{ campo: 'pagado', antes: 0, despues: 450 }]))
    await expect(desk.call(incomeChanges, { id: 999_999 })).rejects.toMatchObject({ status: 404 })
  })
  it('is let off: what is unpaid of it is owed no longer, what was paid stays (spec 3 §7)', async () => {
    const [one, part, other] = [await make(), await make({ cantidad: 3 }), await make({ id_mst_socios: berta })]
    await desk.call(chargeSelected, { facturasSeleccionadas: [part.id_reg_factura], importe: 400 })
    const off = (...lines: { id_reg_factura: number }[]) =>
      desk.call(writeOffLines, { id: anna, ids: lines.map((line) => line.id_reg_factura).join() })
    await expect(off(one, other)).rejects.toMatchObject({ status: 404 })
    await expect(desk.call(writeOffLines, { id: anna, ids: '1,x' })).rejects.toMatchObject({ status: 422 })
    expect(await off(one, part)).toEqual({ facturas: 2, importe: 800 })
    expect(await desk.call(getIncome, { id: part.id_reg_factura })).toMatchObject({ total: 400, pagado: 400, pagado_check: true })
    await expect(off(part)).rejects.toMatchObject({ code: 'msg.FACTURA_YA_PAGADA' })
    expect(await broken(desk)).toEqual([])
  })
  it('is not let off once it is gone, nor where a pass is to settle it (R-118)', async () => {
    const [gone, byPass] = [await make(), await make()]
    await set(gone, { fecha_baja: '2026-11-20' })
    await set(byPass, { id_mst_tipopago: 3 })
    const off = (id: number) => desk.call(writeOffLines, { id: anna, ids: String(id) })
    await expect(off(gone.id_reg_factura)).rejects.toMatchObject({ status: 404 })
    await expect(off(byPass.id_reg_factura)).rejects.toMatchObject({ code: 'msg.CampoNoEditableAbono' })
    await expect(off(0)).rejects.toMatchObject({ status: 422 })
    await expect(off(1.5)).rejects.toMatchObject({ status: 422, fields: { ids: [expect.any(String)] } })
  })
  it('is nobody’s to change who lacks the right; what it computes is left as it is, and a field that is none refused (A-170)', async () => {
    const clerk = await desk.as({ rights: ['bookings'] })
    const line = await make()
    await expect(clerk.call(updateIncome, { id_reg_factura: line.id_reg_factura, precio: 1 })).rejects.toMatchObject({ status: 403 })
    expect((await put(999_999, { precio: 1 })).status).toBe(404)
    expect((await put(line.id_reg_factura, { pagado: 3 })).body).toMatchObject({ pagado: 0 })
    expect((await put(line.id_reg_factura, { de_nadie: 3 })).body).toMatchObject({ de_nadie: [expect.any(String)] })
  })
})
