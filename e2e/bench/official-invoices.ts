import { type Club, read } from './clubs.ts'
import { now, percentile } from './measure.ts'
import type { Result } from './report.ts'

/** Settings of an installation that makes records of VERI*FACTU. */
export const invoicingSettings = {
  PRODUCER_NAME: 'Bench, S.L.',
  PRODUCER_NIF: 'B44531218',
  PRODUCER_ADDRESS: 'Carrer Major, 1',
  VERIFACTU_SITE: 'test',
}

interface Cart {
  readonly hash: string
  readonly id_reg_tpv_carro: number
}

/** Sales of one line with a document and its record beside the same without, PDF of a document; returns to the club as it was. */
export async function benchInvoices({ desk, floor }: Club): Promise<Result[]> {
  const set = (name: string, on: 0 | 1) => desk.post('/api/param/param_tribuna/save', { parametros: { [name]: String(on) } })
  await set('ACTIVAR_TPV', 1)
  await floor('beginRecords')
  const sold = { nombre: `Bench ${now()}`, precio: 150, id_mst_tipoingreso: 6, id_mst_tasa: 1 }
  const { id_mst_producto } = await read<{ id_mst_producto: number }>(desk.post('/api/producto', sold))
  const { data: registers } = await read<{ data: { id_mst_caja: number }[] }>(desk.get('/get_cajas'))
  const { id_mst_caja } = registers[0]!
  const fill = async (hash: string): Promise<Cart> => {
    const { carro } = await read<{ carro: { id_reg_tpv_carro: number } }>(desk.post('/api/tpv/crearNuevoCarro', { hash, id_mst_socios: 3 }))
    const cart = { hash, id_reg_tpv_carro: carro.id_reg_tpv_carro }
    await desk.post('/api/tpv/postProductoAnadirAlTiquet', { ...cart, id_mst_producto })
    return cart
  }
  const pay = (cart: Cart) => desk.post('/api/tpv/carro/pagar', { ...cart, id_mst_tipopago: 4, id_mst_caja })
  const times: Record<0 | 1, number[]> = { 0: [], 1: [] }
  for (let round = -3; round < 60; round += 1)
    for (const on of [0, 1] as const) {
      await set('ACTIVAR_FACTURA_OFICIAL', on)
      const cart = await fill('bench')
      const began = now()
      await pay(cart)
      if (round >= 0) times[on].push(now() - began)
    }
  const [clients, each] = [50, 6]
  const carts: Cart[] = []
  while (carts.length < clients * each) carts.push(await fill(`bench ${carts.length % clients}`))
  const began = now()
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let n = 0; n < each; n += 1) await pay(carts[n * clients + client]!)
    }),
  )
  const apiece = (now() - began) / carts.length
  const { facturas_oficiales: issued } = await read<{ facturas_oficiales: { id_reg_facturaoficial: number }[] }>(
    desk.get(`/api/tpv/cargarCarro/${carts[0]!.id_reg_tpv_carro}?hash=bench+0`),
  )
  const pdfs: number[] = []
  for (let round = -3; round < 40; round += 1) {
    const start = now()
    await desk.get(`/api/facturaoficial/${issued[0]!.id_reg_facturaoficial}/pdf`)
    if (round >= 0) pdfs.push(now() - start)
  }
  await set('ACTIVAR_FACTURA_OFICIAL', 0)
  return [
    {
      what: 'a document with its record over the sale alone',
      unit: 'ms',
      value: percentile(times[1], 0.5) - percentile(times[0], 0.5),
      budget: 3,
    },
    { what: 'a sale with a document, 50 clients', unit: 'ms apiece', value: apiece, budget: 1000 / 150 },
    { what: 'an official invoice as PDF', unit: 'ms', value: percentile(pdfs, 0.95), budget: 60 },
  ]
}
