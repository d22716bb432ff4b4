import type { courtPrice } from '@app/contract/courts/court-parts'
import { type HourRow, hourComplaints } from '@app/contract/courts/court-rules'
import type { RowOfResource } from '@app/contract/kit/resource'
import type { FirstRow, Row } from '../../kit/forms/form-types.ts'
import { t } from '../../kit/i18n.ts'

export const priceNames = ['id_mst_tiposocio', 'hora_ini', 'hora_fin', 'precio'] as const
/** A price by hour as a form asks it. */
export type Price = Pick<RowOfResource<typeof courtPrice>, (typeof priceNames)[number]>

const numberOf = (draft: unknown): number | null => (typeof draft === 'number' ? draft : null)

/** A row to go on with: the same member type, from where the last one ends. */
export function nextPrice(rows: readonly Row<Price>[]): FirstRow<Price> {
  const last = rows.at(-1)?.draft
  const end = numberOf(last?.hora_fin)
  if (!last || end === null || end >= 1439) return { id_mst_tiposocio: null, precio: null, hora_ini: 0, hora_fin: 1439 }
  return { id_mst_tiposocio: numberOf(last.id_mst_tiposocio), precio: null, hora_ini: end, hora_fin: 1439 }
}

/** What rows contradict each other in, by row and field: '2.hora_fin'; told while they are typed. */
export function contradictions(rows: readonly Row<Price>[]): Readonly<Record<string, string>> {
  const readable = rows.flatMap(({ key, draft }) => {
    const [id_mst_tiposocio, hora_ini, hora_fin] = [numberOf(draft.id_mst_tiposocio), numberOf(draft.hora_ini), numberOf(draft.hora_fin)]
    return id_mst_tiposocio === null || hora_ini === null || hora_fin === null ? [] : [{ key, id_mst_tiposocio, hora_ini, hora_fin }]
  })
  const said = Object.entries(hourComplaints(readable satisfies readonly HourRow[])).map(([place, { key, values }]) => {
    const [at, name] = place.split('.')
    return [`${readable[Number(at)]!.key}.${name}`, t(key, values)]
  })
  return Object.fromEntries(said)
}
