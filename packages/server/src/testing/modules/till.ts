import { createProduct } from '@app/contract/products/products'
import { addProduct } from '@app/contract/till/cart-lines'
import { openCarts } from '@app/contract/till/carts'
import { saveSetting } from '../../modules/club/public.ts'
import { checks } from '../../modules/till/verify.ts'
import { brokenOf } from '../broken.ts'
import { broken as brokenDesk, deskClub } from './bookings.ts'

/** Switches the till on or off. */
export const switchTill = ({ db }: Pick<TillClub, 'db'>, valor: 0 | 1) =>
  db.transaction().execute((tx) => saveSetting(tx as never, 'ACTIVAR_TPV', { valor }))

/** A club whose till is on, with water at 1.50 € and balls at 5.90 €, sold at the desk called "one". */
export async function tillClub() {
  const desk = await deskClub()
  await switchTill(desk, 1)
  const newProduct = async (nombre: string, precio: number, more: { codigo_barras?: string; en_venta?: boolean } = {}) =>
    (await desk.call(createProduct, { nombre, precio, id_mst_tipoingreso: 6, id_mst_tasa: 1, ...more })).id_mst_producto
  const water = await newProduct('Agua 50 cl', 150, { codigo_barras: '8410128160012' })
  const balls = await newProduct('Bolas', 590)
  const one = { hash: 'one' }
  const sell = (id_mst_producto: number, cantidad = 1, more: { hash?: string; id_reg_tpv_carro?: number } = {}) =>
    desk.call(addProduct, { ...one, id_mst_producto, cantidad, ...more })
  const carts = (hash = 'one') => desk.call(openCarts, { hash })
  return { ...desk, newProduct, water, balls, one, sell, carts }
}
export type TillClub = Awaited<ReturnType<typeof tillClub>>

/** Everything that must always hold for carts, bookings and their money, and does not. */
export async function broken(desk: Pick<TillClub, 'db'>) {
  return [...(await brokenDesk(desk)), ...(await brokenOf(checks, desk))]
}
