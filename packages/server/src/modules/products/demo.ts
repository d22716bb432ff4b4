import { type DemoFill, put } from '../../kit/demo.ts'
import { demoStock } from '../ledger/public.ts'

/** Income types of the demo club, which are the families of its till. */
const [bar, shop, hire] = [3, 6, 8]
const [general, reduced] = [1, 2]

/** Products of the demo club: price in cents. */
const products = [
  { nombre: 'Agua 50 cl', precio: 150, family: bar, tax: reduced, imagen: 'agua', codigo_barras: '8410128160012' },
  { nombre: 'Café solo', precio: 140, family: bar, tax: reduced, imagen: 'cafe' },
  { nombre: 'Café con leche', precio: 160, family: bar, tax: reduced, imagen: 'cafe_leche' },
  { nombre: 'Bebida isotónica', precio: 220, family: bar, tax: general, imagen: 'refresco', codigo_barras: '8410128160029', stock: 9 },
  { nombre: 'Cerveza', precio: 250, family: bar, tax: general, imagen: 'cerveza' },
  { nombre: 'Refresco', precio: 220, family: bar, tax: general, imagen: 'refresco', codigo_barras: '8410128160036' },
  { nombre: 'Bocadillo frío', precio: 380, family: bar, tax: reduced, imagen: 'bocadillo' },
  { nombre: 'Barrita', precio: 180, family: bar, tax: reduced, imagen: 'dulce', codigo_barras: '8410128160043', stock: 2 },
  { nombre: 'Fruta', precio: 100, family: bar, tax: reduced, imagen: 'fruta' },
  { nombre: 'Bolas pádel, bote de 3', precio: 590, family: shop, tax: general, imagen: 'bolas', codigo_barras: '8421005720014', stock: 14 },
  { nombre: 'Bolas tenis, bote de 4', precio: 750, family: shop, tax: general, imagen: 'bolas', codigo_barras: '8421005720021', stock: 3 },
  { nombre: 'Overgrip', precio: 300, family: shop, tax: general, imagen: 'grip', codigo_barras: '8421005720038', stock: 41 },
  { nombre: 'Camiseta del club', precio: 1800, family: shop, tax: general, imagen: 'camiseta', codigo_barras: '8421005720045', stock: 0 },
  { nombre: 'Toalla', precio: 200, family: hire, tax: general, imagen: 'toalla' },
  { nombre: 'Taquilla, 1 día', precio: 100, family: hire, tax: general, imagen: 'llave' },
  { nombre: 'Alquiler de pala', precio: 300, family: hire, tax: general, imagen: 'raqueta' },
  { nombre: 'Alquiler de raqueta', precio: 300, family: hire, tax: general, imagen: 'raqueta' },
  { nombre: 'Alquiler de zapatillas', precio: 400, family: hire, tax: general, imagen: 'zapatillas' },
  { nombre: 'Luz, media hora', precio: 250, family: hire, tax: general, imagen: 'luz' },
] as const

const firstId = 100

/** Water, balls, rackets for hire, coffee. */
export const fill: DemoFill = async (demo) => {
  await demo.write((tx) =>
    put(
      tx,
      'producto',
      'id_mst_producto',
      products.map(({ family, tax, ...one }, index) => ({
        id_mst_producto: firstId + index,
        nombre: one.nombre,
        precio: one.precio,
        imagen: one.imagen,
        codigo_barras: 'codigo_barras' in one ? one.codigo_barras : null,
        control_stock: 'stock' in one,
        id_mst_tipoingreso: family,
        id_mst_tasa: tax,
      })),
    ),
  )
  await demoStock(
    demo,
    products.flatMap((one, index) => ('stock' in one ? [{ product: firstId + index, pieces: one.stock }] : [])),
  )
}
