import { addDays, type Day, endOfMonth, startOfMonth } from '@app/contract/values/day'
import { ask, auditInput, type Club, read } from './clubs.ts'
import { compare, eightClients, ratioOf, type Sample, timed } from './measure.ts'
import { type Result, rate, took } from './report.ts'

const cash = 1

/** Unpaid lines of a member, of 6,00 each. */
const newLines = async ({ floor }: Club, count: number) =>
  (await ask<{ id_reg_factura: number }[]>(floor('newLines', { member: 200, count }))).map((line) => line.id_reg_factura)

/** The large club is older than some parameters of the product: the till is switched on. */
const switchOn = ({ desk }: Club, name: string) => desk.post('/api/param/param_tribuna/save', { parametros: { [name]: '1' } })

/** Twenty products of the bench, without a stock. */
async function ownProducts({ desk }: Club) {
  const all = await read<{ id_mst_producto: number; nombre: string }[]>(desk.get('/api/producto'))
  const known = new Map(all.map((one) => [one.nombre, one.id_mst_producto]))
  const ids: number[] = []
  for (let n = 1; n <= 20; n += 1) {
    const sent = { nombre: `Bench ${n}`, precio: 100 + n, id_mst_tipoingreso: 6, id_mst_tasa: 1 }
    ids.push(known.get(sent.nombre) ?? (await read<{ id_mst_producto: number }>(desk.post('/api/producto', sent))).id_mst_producto)
  }
  return ids
}

/** A cart of a line for each product. */
async function fillCart({ desk }: Club, products: readonly number[]) {
  const hash = 'bench'
  const { carro } = await read<{ carro: { id_reg_tpv_carro: number } }>(desk.post('/api/tpv/crearNuevoCarro', { hash, id_mst_socios: 3 }))
  const cart = { hash, id_reg_tpv_carro: carro.id_reg_tpv_carro }
  for (const id_mst_producto of products) await desk.post('/api/tpv/postProductoAnadirAlTiquet', { ...cart, id_mst_producto })
  return cart
}

interface Register {
  readonly id: number
  readonly pay: (lines: number[]) => Promise<unknown>
  readonly bare: (lines: number[]) => Promise<unknown>
}

/** Eight clients into one register, as a rate and by the time of the database, which is read before and after each round. */
async function benchCharges(club: Club, { pay, bare }: Register, databaseSeconds: () => number): Promise<Result[]> {
  const lines = await newLines(club, 2 * 9 * 160 + 400)
  const one = () => [lines.pop()!]
  const single = await compare(
    timed(() => pay(one())),
    [timed(() => bare(one()))],
    { rounds: 97 },
  )
  const worked = { product: [] as number[], floor: [] as number[] }
  const counted = (seconds: number[], sample: Sample): Sample => {
    return async () => {
      const before = databaseSeconds()
      const milliseconds = await sample()
      seconds.push(1000 * (databaseSeconds() - before))
      return milliseconds
    }
  }
  const eight = await compare(
    counted(
      worked.product,
      eightClients(20, () => pay(one())),
    ),
    [
      counted(
        worked.floor,
        eightClients(20, () => bare(one())),
      ),
    ],
    { rounds: 8, unjudged: 1 },
  )
  return [
    took('one line in cash', 'write', single),
    rate('lines in cash into one register, 8 clients', 'write', { count: 160, of: eight }),
    rate('the same, a second of the database', 'write', { count: 160, of: ratioOf(worked.product.slice(1), worked.floor.slice(1)) }),
  ]
}

/** Payment of a cart of twenty lines, and the close of a register after 2,000 movements. */
export async function benchTill(club: Club, databaseSeconds: () => number): Promise<Result[]> {
  const { desk, floor } = club
  await switchOn(club, 'ACTIVAR_TPV')
  const { data } = await read<{ data: { id_mst_caja: number }[] }>(desk.get('/get_cajas'))
  const id_mst_caja = data[0]!.id_mst_caja
  const register: Register = {
    id: id_mst_caja,
    pay: (facturasSeleccionadas) =>
      desk.post('/api/reserva/factura/cobrarSeleccionado', { facturasSeleccionadas, id_mst_tipopago: cash, id_mst_caja }),
    bare: (lines) => floor('charge', { lines, register: id_mst_caja, ...auditInput }),
  }
  const charges = await benchCharges(club, register, databaseSeconds)

  const products = await ownProducts(club)
  const cart = async () => {
    const filled = await fillCart(club, products)
    return timed(() => desk.post('/api/tpv/carro/pagar', { ...filled, id_mst_tipopago: cash, id_mst_caja }))()
  }
  const bareCart = async () => {
    const { id_reg_tpv_carro } = await fillCart(club, products)
    return timed(() => floor('cart', { cart: id_reg_tpv_carro, register: id_mst_caja, ...auditInput }))()
  }

  const closed = (close: (expected: number) => Promise<unknown>): Sample => {
    return async () => {
      for (let n = 0; n < 4; n += 1) await register.bare(await newLines(club, 500))
      const { expectedAmount } = await read<{ expectedAmount: number }>(desk.get(`/api/caja/getInfo/${id_mst_caja}`))
      return timed(() => close(expectedAmount))()
    }
  }
  const close = closed((amount) => desk.post('/api/caja', { id_mst_caja, amount, desc_caja: 'Bench' }))
  const bareClose = closed(() => floor('close', { register: id_mst_caja, ...auditInput }))
  return [
    ...charges,
    took('a cart of 20 lines', 'write', await compare(cart, [bareCart], { rounds: 15 })),
    took('close of 2,000 movements', 'write', await compare(close, [bareClose], { rounds: 9, unjudged: 1 })),
  ]
}

/** All invoices of the month before, and a ticket of one line. */
export async function benchIncome({ desk, floor, today }: Club): Promise<Result[]> {
  const before: Day = addDays(startOfMonth(today), -1)
  const days = { start: startOfMonth(before), end: endOfMonth(before) }
  const grid = () => desk.get(`/api/ingresoPuntual/verTodas?start_date=${days.start}&end_date=${days.end}`)
  const invoices = await compare(timed(grid), [timed(() => floor('invoices', days)), timed(() => floor('invoicesInSql', days))], {
    rounds: 15,
  })
  const line = (await read<{ id_reg_factura: number; pagado_check: boolean }[]>(grid())).find((one) => one.pagado_check)!.id_reg_factura
  const ticket = timed(() => desk.get(`/view/factura/${line}/facturasimplificada/0/imprimir`))
  return [
    took('grid of all invoices of a month', 'list', invoices),
    took('ticket of a line', 'read', await compare(ticket, [timed(() => floor('ticket', { line }))], { rounds: 40 })),
  ]
}
