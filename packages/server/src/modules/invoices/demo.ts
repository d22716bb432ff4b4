import { paymentTypes } from '@app/contract/income-types/payment-type'
import type { PriceStep } from '@app/contract/tariffs/price-rules'
import type { Day } from '@app/contract/values/day'
import type { Cell } from '../../kit/database/copy-rows.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Demo } from '../../kit/demo.ts'
import type { Random } from '../../kit/random.ts'
import { type DemoTransfers, demoAccounts } from '../ledger/public.ts'

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
    'explicacion',
    'fecha_creacion',
    'fecha_pago',
    'id_mst_socios_creacion',
  ],
}
const cash = 1
const paymentTypeWeights = [
  [cash, 42],
  [4, 53],
  [6, 5],
] as const

const accountOf = { [cash]: demoAccounts.drawer, 4: demoAccounts.cardTerminal, 6: demoAccounts.bank } as const

/** Charges of the players of one booking. */
export interface DemoCharge {
  readonly booking: number
  readonly day: Day
  readonly income: number
  readonly concept: string
  readonly players: readonly {
    readonly id: number
    readonly cents: number
    readonly tariff: string | null
    readonly steps: readonly PriceStep[]
  }[]
  /** Time of payment, and the probability, 0 to 1, that all of them or only the first have paid by now. */
  readonly paidAt: Date
  readonly all: number
  readonly some: number
}

/** Register that receives the payments in cash, each by its transfer. */
interface CashDrawer {
  readonly paid: (transfer: number, cents: number) => void
}

/** The lines and payments of the demo club's history, in order; `write` inserts those since the last call into their tables. */
export function demoCharges({
  random,
  transfers,
  drawer,
  clerk,
}: {
  random: Random
  transfers: DemoTransfers
  drawer: CashDrawer
  clerk: number
}) {
  const rows = { factura: [] as Cell[][] }
  let line = 0
  return {
    rows,
    charge: ({ booking, day, income, concept, players, paidAt, all, some }: DemoCharge) => {
      const paysAll = random.chance(all)
      const paysSome = random.chance(some)
      for (const [orden, { id, cents, tariff, steps }] of players.entries()) {
        const isPaid = cents > 0 && (paysAll || (paysSome && orden === 0))
        const paymentType = random.weighted(paymentTypeWeights)
        const [type, sum, on] = isPaid ? [paymentType, cents, day] : [cash, 0, null]
        line += 1
        rows.factura.push([line, 1, id, income, type, booking, concept, cents, cents, sum, tariff, JSON.stringify(steps), day, on, clerk])
        if (!isPaid) continue
        const paid = transfers.post({
          debe: accountOf[paymentType],
          haber: demoAccounts.sales,
          cents,
          motivo: 'cobro',
          at: paidAt,
          day,
          line,
        })
        if (paymentType === cash) drawer.paid(paid, cents)
      }
    },
    write: async (demo: Demo) => {
      await demo.copy('factura', columns.factura, rows.factura.splice(0))
    },
  }
}

/** A line of no booking that was paid by card on a day of the demo club's history. */
export async function demoPaidLine(
  tx: Tx,
  { day, ...sold }: { id_mst_socios: number; id_mst_tipoabonos: number; concepto: string; precio: number; day: Day },
  clerk: number,
): Promise<number> {
  const { id_reg_factura } = await tx
    .insertInto('factura')
    .values({
      ...sold,
      ...{
        pagado: sold.precio,
        fecha_creacion: day,
        fecha_pago: day,
        id_mst_tipopago: paymentTypes.cardTerminal,
        id_mst_socios_creacion: clerk,
      },
    })
    .returning('id_reg_factura')
    .executeTakeFirstOrThrow()
  return id_reg_factura
}
