import type { Day } from '@app/contract/values/day'
import type { Cell } from '../../kit/database/copy-rows.ts'
import { type Demo, type DemoFill, put } from '../../kit/demo.ts'
import type { Random } from '../../kit/random.ts'
import { type DemoTransfers, demoAccounts } from '../ledger/public.ts'

const float = 15_000

/** The drawers of the demo club. */
export const fill: DemoFill = ({ write }) =>
  write((tx) =>
    put(tx, 'caja', 'id_mst_caja', [
      { id_mst_caja: 1, desc_caja: 'Recepción', fondo: float },
      { id_mst_caja: 2, desc_caja: 'Bar', fondo: 10_000 },
    ]),
  )

const columns = ['id_mst_caja', 'tipo', 'amount', 'esperado', 'contador', 'id_reg_asiento', 'desc_caja', 'fecha', 'id_mst_socios']
const { drawer, outside, difference } = demoAccounts

/** The drawer of the reception through the history of the demo club; `written` returns its movements since the last call. */
export function demoDrawer({ random, transfers, clerk }: { random: Random; transfers: DemoTransfers; clerk: number }) {
  const rows: Cell[][] = []
  let holds = 0
  let last = 0
  const add = (cents: number, what: string, at: Date, day: Day) => {
    const sides = cents > 0 ? { debe: drawer, haber: outside } : { debe: outside, haber: drawer }
    const motivo = cents > 0 ? 'entrada' : 'salida'
    holds += cents
    last = transfers.post({ ...sides, cents: Math.abs(cents), motivo, at, day })
    rows.push([1, motivo, Math.abs(cents), null, null, last, what, at, clerk])
  }
  return {
    /** A payment in cash, by its transfer. */
    paid: (transfer: number, cents: number) => {
      last = transfer
      holds += cents
    },
    /** The float that it begins with. */
    open: (at: Date, day: Day) => add(float, 'Fondo inicial', at, day),
    /** The evening's close: counted, sometimes a little off, and taken out down to the float. */
    close: (at: Date, day: Day) => {
      const expected = holds
      const counted = Math.max(0, expected + (random.chance(0.08) ? random.pick([-500, -200, -50, 50, 100, 1000]) : 0))
      const sides = counted > expected ? { debe: drawer, haber: difference } : { debe: difference, haber: drawer }
      if (counted !== expected) last = transfers.post({ ...sides, cents: Math.abs(counted - expected), motivo: 'cierre', at, day })
      rows.push([1, 'cierre', counted, expected, null, last, 'Cierre del día', at, clerk])
      holds = counted
      if (counted > float) add(float - counted, 'Retirada al banco', at, day)
    },
    write: (demo: Demo) => demo.copy('caja_movimiento', columns, rows.splice(0)),
  }
}
