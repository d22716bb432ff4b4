import { addDays, type Day, endOfMonth, startOfMonth } from '@app/contract/values/day'
import type { DeskClient } from './desk-client.ts'
import { type Floor, medians, now, percentile, type Result, slownessOf, timed } from './measure.ts'

const cash = 1
const read = async <T>(answer: Promise<{ text: string }>) => JSON.parse((await answer).text) as T

/** So many unpaid lines of a member, of 6,00 each. */
async function newLines(product: DeskClient, count: number, id_mst_socios = 200) {
  const lines: number[] = []
  const make = async () => {
    const line = { id_mst_socios, concepto: 'Bench', precio: 600 }
    lines.push((await read<{ id_reg_factura: number }>(product.post('/api/ingresoPuntual', line))).id_reg_factura)
  }
  // eight at a time
  for (let n = 0; n < count; n += 8) await Promise.all(Array.from({ length: Math.min(8, count - n) }, make))
  return lines
}

/** A cart of twenty lines, each of a product of its own. */
async function fillCart(product: DeskClient, products: readonly number[]) {
  const hash = 'bench'
  const { carro } = await read<{ carro: { id_reg_tpv_carro: number } }>(
    product.post('/api/tpv/crearNuevoCarro', { hash, id_mst_socios: 3 }),
  )
  const meant = { hash, id_reg_tpv_carro: carro.id_reg_tpv_carro }
  for (const id_mst_producto of products) await product.post('/api/tpv/postProductoAnadirAlTiquet', { ...meant, id_mst_producto })
  return meant
}

/** Twenty products of the bench's own, which have no stock to run out of. */
async function ownProducts(product: DeskClient) {
  const name = (n: number) => `Bench ${n}`
  const all = await read<{ id_mst_producto: number; nombre: string }[]>(product.get('/api/producto'))
  const known = new Map(all.map((one) => [one.nombre, one.id_mst_producto]))
  const ids: number[] = []
  for (let n = 1; n <= 20; n += 1) {
    const sent = { nombre: name(n), precio: 100 + n, id_mst_tipoingreso: 6, id_mst_tasa: 1 }
    ids.push(known.get(name(n)) ?? (await read<{ id_mst_producto: number }>(product.post('/api/producto', sent))).id_mst_producto)
  }
  return ids
}

/** The large club is older than some of the product: what the till needs is switched on. */
const switchOn = (product: DeskClient, name: string) => product.post('/api/param/param_tribuna/save', { parametros: { [name]: '1' } })

/** Payments in cash into one register, a cart of twenty lines, and the close of two thousand movements; `floor` tells the speed of the machine meanwhile, `databaseSeconds` is the time that PostgreSQL has worked so far. */
export async function benchTill(product: DeskClient, floor: Floor, databaseSeconds: () => number): Promise<Result[]> {
  await switchOn(product, 'ACTIVAR_TPV')
  const { data } = await read<{ data: { id_mst_caja: number }[] }>(product.get('/get_cajas'))
  const { id_mst_caja } = data[0]!
  const pay = (...facturasSeleccionadas: number[]) =>
    product.post('/api/reserva/factura/cobrarSeleccionado', { facturasSeleccionadas, id_mst_tipopago: cash, id_mst_caja })
  const lines = await newLines(product, 4 * 500 + 8 * 100 + 100)
  const take = (count: number) => lines.splice(0, count)

  // with the three rounds that do not count, a hundred
  const [single = 0, bare = 0] = await medians([() => pay(...take(1)), () => floor('planner')], 97)
  const desks = Array.from({ length: 8 }, () => take(100))
  const worked = databaseSeconds()
  const began = now()
  await Promise.all(
    desks.map(async (own) => {
      for (const line of own) await pay(line)
    }),
  )
  const perSecond = 800 / ((now() - began) / 1000)
  const perShare = 800 / (databaseSeconds() - worked)

  const products = await ownProducts(product)
  const carts: number[] = []
  for (let n = 0; n < 15; n += 1) {
    const meant = await fillCart(product, products)
    carts.push(await timed(() => product.post('/api/tpv/carro/pagar', { ...meant, id_mst_tipopago: cash, id_mst_caja })))
  }

  const close = async () => {
    const { expectedAmount } = await read<{ expectedAmount: number }>(product.get(`/api/caja/getInfo/${id_mst_caja}`))
    return timed(() => product.post('/api/caja', { id_mst_caja, amount: expectedAmount, desc_caja: 'Bench' }))
  }
  await close()
  for (let n = 0; n < 4; n += 1) await pay(...take(500))
  const closing = await close()
  return [
    { what: 'one line in cash, p50', value: single, unit: 'ms', budget: 5, slowness: slownessOf(bare), sense: 'most' },
    { what: 'lines in cash into one register, 8 clients', value: perSecond, unit: '/s', budget: 300, sense: 'least' },
    { what: 'the same, a second of the database', value: perShare, unit: '/s', budget: 450, sense: 'least' },
    { what: 'a cart of 20 lines, p50', value: percentile(carts, 0.5), unit: 'ms', budget: 30, sense: 'most' },
    { what: 'close of 2,000 movements', value: closing, unit: 'ms', budget: 50, sense: 'most' },
  ]
}

/** Two records of one person become one, with two thousand lines of the one that ends. */
export async function benchMerge(product: DeskClient): Promise<Result[]> {
  const person = { nombre: 'Bench', apellidos: 'Bench', id_mst_tiposocio: 2 }
  const made = async () => (await read<{ id_mst_socios: number }>(product.post('/api/socio', person))).id_mst_socios
  const [stays, ends] = [await made(), await made()]
  await newLines(product, 2000, ends)
  const took = await timed(async () => {
    const { movidos } = await read<{ movidos: number }>(product.post(`/api/socio/${stays}/union/${ends}`, {}))
    if (movidos !== 2000) throw new Error(`${movidos} records went over`)
  })
  return [{ what: 'merge of two members, 2,000 records', value: took, unit: 'ms', budget: 1000, sense: 'most' }]
}

/** The month of the grid of all invoices that the floor is asked for too: the one before this. */
export const benchMonth = (today: Day) => ({
  from: startOfMonth(addDays(startOfMonth(today), -1)),
  to: endOfMonth(addDays(startOfMonth(today), -1)),
})

/** The grid of a month of all invoices against bare SQL, and a ticket. */
export async function benchIncome(product: DeskClient, floor: Floor, today: Day): Promise<Result[]> {
  const { from, to } = benchMonth(today)
  const grid = () => product.get(`/api/ingresoPuntual/verTodas?start_date=${from}&end_date=${to}`)
  const [value = 0, ...floors] = await medians([grid, () => floor('income'), () => floor('incomeInSql')], 25)
  const paid = (await read<{ id_reg_factura: number; pagado_check: boolean }[]>(grid())).find((line) => line.pagado_check)!
  const [ticket = 0] = await medians([() => product.get(`/view/factura/${paid.id_reg_factura}/facturasimplificada/0/imprimir`)], 20)
  return [
    { what: 'grid of all invoices of a month', value, unit: 'ms', floor: Math.min(...floors), budget: 1.5, sense: 'most' },
    { what: 'ticket of a line', value: ticket, unit: 'ms', budget: 100, sense: 'most' },
  ]
}
