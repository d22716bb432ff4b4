import { paymentTypes } from '@app/contract/income-types/payment-type'
import { accounts } from '@app/contract/ledger/account'
import { addDays, type Day } from '@app/contract/values/day'
import { wallInstant } from '../../kit/clock.ts'
import type { Cell } from '../../kit/database/copy-rows.ts'
import type { DemoFill } from '../../kit/demo.ts'
import { randomFrom } from '../../kit/random.ts'
import { type DemoTransfers, demoTransfers } from '../ledger/public.ts'

const columns = [
  ...(['id_reg_factura', 'id_mst_tipofactura', 'id_mst_empresas', 'id_mst_socios', 'id_mst_proveedor', 'id_mst_tipoingreso'] as const),
  ...(['id_mst_tipopago', 'concepto', 'precio', 'cantidad', 'pagado', 'fecha_creacion', 'fecha_pago', 'id_mst_socios_creacion'] as const),
]
/** Items sold at the desk besides courts: concept, income type, cents. */
const sold = [
  ['Clase particular, 1 h', 2, 2800],
  ['Encordado de raqueta', 3, 1250],
  ['Alquiler de pala', 1, 300],
  ['Camiseta del club', 3, 1500],
  ['Taquilla anual', 3, 6000],
  ['Inscripción torneo de otoño', 2, 2500],
  ['Bote de pelotas', 3, 650],
] as const
const bought = [
  ['Pelotas, caja de 72', 14_850],
  ['Redes de pádel', 23_500],
  ['Bombillas LED', 38_000],
  ['Material de limpieza', 9620],
] as const
/** Payment types and their receiving accounts; cash is part of the history of the bookings. */
const accountOf = { [paymentTypes.cardTerminal]: accounts.cardTerminal, [paymentTypes.transfer]: accounts.bank } as const
const paymentTypeWeights = [
  [paymentTypes.cardTerminal, 80],
  [paymentTypes.transfer, 20],
] as const

interface Facts {
  readonly today: Day
  readonly zone: string
  readonly clerk: number
  readonly people: readonly number[]
  readonly transfers: DemoTransfers
  /** The last existing line. */
  readonly last: number
}

/** Lines of the last weeks, two of three paid, with the transfers of their payments. */
function sales({ today, zone, clerk, people, transfers, last }: Facts) {
  const random = randomFrom(30_26)
  const rows: Cell[][] = []
  let line = last
  const sell = (day: Day) => {
    const [concept, income, cents] = random.pick(sold)
    const units = random.chance(0.15) ? 2 : 1
    const type = random.weighted(paymentTypeWeights)
    const isPaid = random.chance(0.66)
    const [paymentType, paid, on] = isPaid ? [type, cents * units, day] : [paymentTypes.cash, 0, null]
    line += 1
    rows.push([line, 2, 1, random.pick(people), null, income, paymentType, concept, cents, units, paid, day, on, clerk])
    if (!isPaid) return
    const at = wallInstant(day, random.int(480, 540), zone)
    transfers.post({ debe: accountOf[type], haber: accounts.sales, cents: paid, motivo: 'cobro', at, day, line })
  }
  for (let back = 45; back >= 0; back -= 1) for (let n = random.int(0, 2); n > 0; n -= 1) sell(addDays(today, -back))
  for (const [n, [concept, cents]] of bought.entries()) {
    line += 1
    const day = addDays(today, -n * 4)
    rows.push([line, 1, 1, null, (n % 3) + 1, null, paymentTypes.transfer, concept, cents, 1, 0, day, null, clerk])
  }
  return rows
}

/** Lines without booking and a few invoices of suppliers, besides the history of the bookings. */
export const fill: DemoFill = async (demo) => {
  const { today, zone } = demo
  const clerk = demo.login.id_mst_socios
  const found = await demo.write(async (tx) => ({
    line: await tx
      .selectFrom('factura')
      .select(({ fn }) => fn.max('id_reg_factura').as('id'))
      .executeTakeFirst(),
    transfer: await tx
      .selectFrom('libro_asiento')
      .select(({ fn }) => fn.max('id_reg_asiento').as('id'))
      .executeTakeFirst(),
    people: await tx
      .selectFrom('socio')
      .select('id_mst_socios')
      .where('reservado', '=', false)
      .where('activo', '=', true)
      .orderBy('id_mst_socios')
      .limit(120)
      .execute(),
  }))
  const transfers = demoTransfers(clerk, found.transfer?.id ?? 0)
  const people = found.people.map((one) => one.id_mst_socios)
  await demo.copy('factura', columns, sales({ today, zone, clerk, people, transfers, last: found.line?.id ?? 0 }))
  await transfers.write(demo)
}
