import type { OutputOf } from '@app/contract/kit/action'
import type { listRemittances } from '@app/contract/receipts/remittances/remittances'
import { type Day, endOfMonth, startOfMonth } from '@app/contract/values/day'
import { shareOf } from '@app/contract/values/money'
import { sumOf } from '../sum-of.ts'

export type Remittance = OutputOf<typeof listRemittances>[number]
export type ShownState = Remittance['estado'] | 'firme'

/** State of a remittance; a settled one is final once nobody may have it returned. */
export const stateOn = ({ estado, firme_desde }: Remittance, day: Day): ShownState =>
  estado === 'cobrada' && firme_desde !== null && firme_desde < day ? 'firme' : estado
/** Mark of a state by form and colour. */
export const markOf = { creada: 'wait', enviada: 'plain', cobrada: 'half', firme: 'good' } as const

/** Figures over remittances on a day: still to come with its next collection, of this month, and what may come back. */
export function figuresOn(rows: readonly Remittance[], day: Day) {
  const [from, to] = [startOfMonth(day), endOfMonth(day)]
  const toCome = rows.filter(({ estado }) => estado !== 'cobrada')
  const collected = rows.filter(({ fecha_cobro }) => fecha_cobro !== null && fecha_cobro >= from && fecha_cobro <= to)
  const [next] = toCome.flatMap(({ fecha }) => (fecha >= day ? [fecha] : [])).toSorted()
  const returned = sumOf(collected, (row) => row.importe_devuelto)
  return {
    toCome: sumOf(toCome, (row) => row.quedan),
    next,
    collected: { n: collected.length, importe: sumOf(collected, (row) => row.importe) },
    returned: {
      n: sumOf(collected, (row) => row.devueltos),
      importe: returned,
      /** Hundredths of a percent. */
      share: shareOf(
        returned,
        sumOf(collected, (row) => row.importe),
      ),
    },
    returnable: sumOf(
      rows.filter((row) => row.firme_desde !== null && row.firme_desde >= day),
      (row) => row.quedan,
    ),
  }
}
