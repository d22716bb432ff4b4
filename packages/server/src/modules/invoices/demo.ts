import type { Day } from '@app/contract/values/day'
import type { Cell } from '../../kit/copy-rows.ts'
import type { Demo } from '../../kit/demo.ts'
import type { Random } from '../../kit/random.ts'
import type { DemoDrawer } from '../cash/public.ts'

const columns = {
  factura: [
    'id_reg_factura',
    'id_mst_empresas',
    'id_mst_socios',
    'id_mst_tipoingreso',
    'id_mst_tipopago',
    'id_reg_reserva',
    'concepto',
    'precio',
    'precio_calculado',
    'pagado',
    'desc_tarifa',
    'fecha_creacion',
    'fecha_pago',
    'id_mst_socios_creacion',
  ],
  cobro: ['id_reg_cobro', 'id_reg_factura', 'id_mst_tipopago', 'importe', 'fecha', 'id_mst_caja', 'id_mst_socios_creacion'],
}
const cash = 1
const waysToPay = [
  [cash, 42],
  [4, 53],
  [6, 5],
] as const

/** What the players of one booking owe. */
export interface DemoCharge {
  readonly booking: number
  readonly day: Day
  readonly income: number
  readonly concept: string
  readonly players: readonly { readonly id: number; readonly cents: number; readonly tariff: string | null }[]
  /** When whoever pays does so, and how likely all of them or the first only have paid by now, 0 to 1. */
  readonly paidAt: Date
  readonly all: number
  readonly some: number
}

/** The lines and payments of the demo club's history, as they come; `write` puts those since the last time into their tables. */
export function demoCharges({ random, drawer, clerk }: { random: Random; drawer: DemoDrawer; clerk: number }) {
  const rows = { factura: [] as Cell[][], cobro: [] as Cell[][] }
  let [line, payment] = [0, 0]
  return {
    rows,
    charge: ({ booking, day, income, concept, players, paidAt, all, some }: DemoCharge) => {
      const paysAll = random.chance(all)
      const paysSome = random.chance(some)
      for (const [orden, { id, cents, tariff }] of players.entries()) {
        const isPaid = cents > 0 && (paysAll || (paysSome && orden === 0))
        const way = random.weighted(waysToPay)
        const paid = isPaid ? [way, cents, day] : [cash, 0, null]
        line += 1
        rows.factura.push([line, 1, id, income, paid[0]!, booking, concept, cents, cents, paid[1]!, tariff, day, paid[2]!, clerk])
        if (!isPaid) continue
        payment += 1
        rows.cobro.push([payment, line, way, cents, paidAt, way === cash ? 1 : null, clerk])
        drawer.paid(payment, way === cash ? cents : 0)
      }
    },
    write: async (demo: Demo) => {
      await demo.copy('factura', columns.factura, rows.factura.splice(0))
      await demo.copy('cobro', columns.cobro, rows.cobro.splice(0))
    },
  }
}
