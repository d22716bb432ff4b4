import { isPaid } from '@app/contract/invoices/invoice-rules'
import type { InputOf } from '@app/contract/kit/action'
import { guestMember } from '@app/contract/members/member'
import { firstProduct } from '@app/contract/products/product'
import { addBooking, addDebt, addProduct, changePrice, changeQuantity, removeLine } from '@app/contract/till/cart-lines'
import { formatEuros } from '@app/contract/values/money'
import { refuse } from '../../kit/http/refusal.ts'
import { handle } from '../../kit/http/serve.ts'
import { requireAllowedIncome } from '../income-types/public.ts'
import {
  assignToCart,
  changeTillLine,
  insertTillLine,
  type Line,
  lockBookingLines,
  lockCartLines,
  lockLines,
  removeTillLine,
  taxOf,
} from '../invoices/public.ts'
import { sellable } from '../products/public.ts'
import { cartFile } from './cart-files.ts'
import { type Cart, currentCart, type DeskCall, deskName, insertCart, lockCart, touchCart } from './lock-cart.ts'

type CartRef = { readonly hash: string; readonly id_reg_tpv_carro: number | null }

/** The requested cart, locked; a new one if none is named and the desk has none. */
export async function cartFor(call: DeskCall, meant: CartRef, member: number | null): Promise<Cart> {
  const isThere = meant.id_reg_tpv_carro !== null || (await currentCart(call.tx, deskName(call.user, meant.hash))) !== undefined
  return isThere ? lockCart(call, meant) : insertCart(call, meant.hash, member)
}

/** Pieces of a product in a cart's lines of the till, except one line. */
const piecesIn = (lines: readonly Line[], id_mst_producto: number, but = 0) =>
  lines.reduce(
    (sum, line) => sum + (line.borrador && line.id_mst_producto === id_mst_producto && line.id_reg_factura !== but ? line.cantidad : 0),
    0,
  )

/** Price and name of a product in a cart: only built-in ones accept them from the desk. */
function named({ id_mst_producto, precio, concepto }: InputOf<typeof addProduct>, product: { nombre: string; precio: number }) {
  const isHouse = id_mst_producto < firstProduct
  const fields = {
    ...(!isHouse && precio !== null && { precio: 'tpv.linea_no_se_cambia' }),
    ...(!isHouse && concepto !== null && { concepto: 'tpv.linea_no_se_cambia' }),
  }
  if (Object.keys(fields).length > 0) refuse('tpv.linea_no_se_cambia', fields)
  return { precio: precio ?? product.precio, concepto: concepto ?? product.nombre }
}

export const add = handle(addProduct, async (call) => {
  const { tx, input, today, user } = call
  const cart = await cartFor(call, input, guestMember)
  const lines = await lockCartLines(tx, cart.id_reg_tpv_carro)
  const product = await sellable(tx, input.id_mst_producto, piecesIn(lines, input.id_mst_producto) + input.cantidad)
  await requireAllowedIncome(tx, user, [product])
  const { precio, concepto } = named(input, product)
  const same = lines.find(
    (line) => line.borrador && line.id_mst_producto === input.id_mst_producto && line.precio === precio && line.concepto === concepto,
  )
  const cantidad = (same?.cantidad ?? 0) + input.cantidad
  if (cantidad > 9999) refuse('msg.invalid_input', { cantidad: { key: 'invalid.max', values: { max: 9999 } } })
  if (same) await changeTillLine(tx, same.id_reg_factura, { cantidad })
  else
    await insertTillLine(
      tx,
      {
        id_reg_tpv_carro: cart.id_reg_tpv_carro,
        id_mst_socios: cart.id_mst_socios,
        id_mst_producto: input.id_mst_producto,
        id_mst_tipoabonos: null,
        id_mst_tipoingreso: product.id_mst_tipoingreso,
        concepto,
        precio,
        cantidad,
      },
      { today, by: user.id_mst_socios },
    )
  await touchCart(call, cart.id_reg_tpv_carro)
  return cartFile(call, cart.id_reg_tpv_carro)
})

/** Puts locked lines into a locked cart; refuses paid lines, lines of the till itself, and those in another cart. */
async function putDebts(call: DeskCall, lines: readonly Line[], id: number) {
  if (lines.some(isPaid)) refuse('msg.FACTURA_YA_PAGADA')
  const others = lines.filter((line) => line.id_reg_tpv_carro !== null && line.id_reg_tpv_carro !== id)
  if (others.length > 0) {
    const open = await call.tx
      .selectFrom('tpv_carro')
      .select('id_reg_tpv_carro')
      .where(
        'id_reg_tpv_carro',
        'in',
        others.map((line) => line.id_reg_tpv_carro!),
      )
      .where('fecha_pago', 'is', null)
      .limit(1)
      .executeTakeFirst()
    if (open) refuse('tpv.linea_en_otro_carro', {}, { carro: open.id_reg_tpv_carro })
  }
  await assignToCart(
    call.tx,
    lines.map((line) => line.id_reg_factura),
    id,
  )
  await touchCart(call, id)
}

export const owed = handle(addDebt, async (call) => {
  const { tx, input } = call
  const ids = [...new Set(input.id_reg_factura)]
  if (ids.length === 0) refuse('No_element_selected', { id_reg_factura: 'No_element_selected' })
  const cart = await cartFor(call, input, guestMember)
  const lines = await lockLines(tx, ids)
  if (lines.length !== ids.length || lines.some((line) => line.fecha_baja !== null)) refuse('msg.not_found')
  await putDebts(call, lines, cart.id_reg_tpv_carro)
  return cartFile(call, cart.id_reg_tpv_carro)
})

export const ofBooking = handle(addBooking, async (call) => {
  const { tx, input } = call
  const booking = await tx
    .selectFrom('reserva')
    .select('id_mst_socios')
    .where('id_reg_reserva', '=', input.id_reg_reserva)
    .executeTakeFirst()
  if (!booking) return refuse('msg.not_found')
  const cart =
    input.id_reg_tpv_carro === null ? await insertCart(call, input.hash, booking.id_mst_socios ?? guestMember) : await lockCart(call, input)
  const open = (await lockBookingLines(tx, input.id_reg_reserva)).filter(
    (line) => line.fecha_baja === null && line.precio * line.cantidad > line.pagado,
  )
  if (open.length === 0) refuse('msg.FACTURA_YA_PAGADA')
  await putDebts(call, open, cart.id_reg_tpv_carro)
  return cartFile(call, cart.id_reg_tpv_carro)
})

/** A line of a cart of this desk with the other lines, all locked. */
async function lineOf(call: DeskCall, hash: string, id: number) {
  const found = await call.tx.selectFrom('factura').select('id_reg_tpv_carro').where('id_reg_factura', '=', id).executeTakeFirst()
  const cart = await lockCart(call, { hash, id_reg_tpv_carro: found?.id_reg_tpv_carro ?? refuse('msg.not_found') })
  const lines = await lockCartLines(call.tx, cart.id_reg_tpv_carro)
  return { cart, lines, line: lines.find((one) => one.id_reg_factura === id) ?? refuse('msg.not_found') }
}

export const remove = handle(removeLine, async (call) => {
  const { cart, line } = await lineOf(call, call.input.hash, call.input.id)
  if (line.borrador) await removeTillLine(call.tx, line.id_reg_factura)
  else await assignToCart(call.tx, [line.id_reg_factura], null)
  await touchCart(call, cart.id_reg_tpv_carro)
  return cartFile(call, cart.id_reg_tpv_carro)
})

/** True for a line of the till, whose quantity and price may change; a pass has the price of its member's type, and is a single piece. */
const mayChange = (line: Line) => line.borrador && line.id_mst_tipoabonos === null

export const quantity = handle(changeQuantity, async (call) => {
  const { id_reg_factura, cantidad, hash } = call.input
  const { cart, line, lines } = await lineOf(call, hash, id_reg_factura)
  if (!mayChange(line)) refuse('tpv.linea_no_se_cambia', { cantidad: 'tpv.linea_no_se_cambia' })
  const product = line.id_mst_producto
  if (product !== null && cantidad > line.cantidad) await sellable(call.tx, product, piecesIn(lines, product, id_reg_factura) + cantidad)
  await changeTillLine(call.tx, id_reg_factura, { cantidad })
  await touchCart(call, cart.id_reg_tpv_carro)
  return cartFile(call, cart.id_reg_tpv_carro)
})

export const price = handle(changePrice, async (call) => {
  const { id_reg_factura, precio, separar, hash } = call.input
  const { cart, line } = await lineOf(call, hash, id_reg_factura)
  if (!mayChange(line)) refuse('tpv.linea_no_se_cambia', { precio: 'tpv.linea_no_se_cambia' })
  if (line.cantidad > 1 && !separar) refuse('TiquetCambioPrecioAlert1', {}, { n: line.cantidad, precio: formatEuros(line.precio) })
  if (line.cantidad === 1) await changeTillLine(call.tx, id_reg_factura, { precio })
  else {
    const { id_reg_tpv_carro, id_mst_socios, id_mst_producto, id_mst_tipoabonos, id_mst_tipoingreso, concepto } = line
    await changeTillLine(call.tx, id_reg_factura, { cantidad: line.cantidad - 1 })
    await insertTillLine(
      call.tx,
      {
        ...{ id_reg_tpv_carro, id_mst_socios, id_mst_producto, id_mst_tipoabonos, id_mst_tipoingreso },
        concepto,
        ...taxOf(line),
        precio,
        cantidad: 1,
      },
      { today: call.today, by: call.user.id_mst_socios },
    )
  }
  await touchCart(call, cart.id_reg_tpv_carro)
  return cartFile(call, cart.id_reg_tpv_carro)
})
