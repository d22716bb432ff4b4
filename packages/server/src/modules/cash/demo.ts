import type { Cell } from '../../kit/copy-rows.ts'
import { type Demo, type DemoFill, put } from '../../kit/demo.ts'
import type { Random } from '../../kit/random.ts'

const float = 15_000

/** The drawers of the demo club. */
export const fill: DemoFill = ({ write }) =>
  write((tx) =>
    put(tx, 'caja', 'id_mst_caja', [
      { id_mst_caja: 1, desc_caja: 'Recepción', fondo: float },
      { id_mst_caja: 2, desc_caja: 'Bar', fondo: 10_000 },
    ]),
  )

const columns = ['id_mst_caja', 'tipo', 'amount', 'esperado', 'contador', 'id_reg_cobro', 'desc_caja', 'fecha', 'id_mst_socios']

/** The drawer of the reception through the history of the demo club; `written` gives its movements since the last time. */
export function demoDrawer(random: Random, clerk: number) {
  const rows: Cell[][] = []
  let holds = float
  let last = 0
  return {
    /** The last payment there was, and what of it went into the drawer, in cents. */
    paid: (payment: number, cash: number) => {
      last = payment
      holds += cash
    },
    /** The float that it begins with. */
    open: (at: Date) => void rows.push([1, 'entrada', float, null, null, null, 'Fondo inicial', at, clerk]),
    /** The evening's close: counted, sometimes a little off, and taken out down to the float. */
    close: (at: Date) => {
      const expected = holds
      const counted = Math.max(0, expected + (random.chance(0.08) ? random.pick([-500, -200, -50, 50, 100, 1000]) : 0))
      rows.push([1, 'cierre', counted, expected, null, last, 'Cierre del día', at, clerk])
      holds = Math.min(counted, float)
      if (counted > float) rows.push([1, 'salida', counted - float, null, null, null, 'Retirada al banco', at, clerk])
    },
    write: (demo: Demo) => demo.copy('caja_movimiento', columns, rows.splice(0)),
  }
}
export type DemoDrawer = ReturnType<typeof demoDrawer>
