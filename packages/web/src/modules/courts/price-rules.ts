import type { courtPrice } from '@app/contract/courts/court-parts'
import { type HourRow, hourComplaints } from '@app/contract/courts/court-rules'
import type { RowOfResource } from '@app/contract/kit/resource'
import type { Row, Rows } from '../../kit/forms/form-types.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Tells prices from each other in a form; one without an amount is none. */
export const pricePlan = { by: ['id_mst_tiposocio', 'hora_ini', 'hora_fin'], blank: ['precio'] } as const
/** A price by hour as a form asks it. */
export type Price = Pick<RowOfResource<typeof courtPrice>, 'id_mst_tiposocio' | 'hora_ini' | 'hora_fin' | 'precio'>

const numberOf = (draft: unknown): number | null => (typeof draft === 'number' ? draft : null)

/** The hours of a band, as they are typed. */
export interface Hours {
  readonly hora_ini: unknown
  readonly hora_fin: unknown
}
/** A band of hours with the prices in it; `added` is what it was added as while there is none. */
export interface Band extends Hours {
  readonly key: string
  readonly rows: readonly Row<Price>[]
  readonly added?: Hours
}

export const isSameBand = (one: Hours, other: Hours) => one.hora_ini === other.hora_ini && one.hora_fin === other.hora_fin

/** The bands of hours that have prices, in the order in which they come, and behind them those that were added. */
export function bandsOf(rows: readonly Row<Price>[], added: readonly Hours[]): Band[] {
  const groups = Map.groupBy(rows, ({ draft }) => `${draft.hora_ini}-${draft.hora_fin}`)
  const used = [...groups.values()].map((group): Band => ({ ...group[0]!.draft, key: group[0]!.key, rows: group }))
  const empty = added.filter((one) => !used.some((band) => isSameBand(band, one)))
  return [...used, ...empty.map((one, at): Band => ({ ...one, key: `added-${at}`, rows: [], added: one }))]
}

/** A band to go on with: from where the last one ends. */
export function nextBand(bands: readonly Hours[]): Hours {
  const end = numberOf(bands.at(-1)?.hora_fin)
  return { hora_ini: end === null || end >= 1439 ? 0 : end, hora_fin: 1439 }
}

/** The price of a member type in a band: the one that is there, else one that comes when it is typed; null while the hours cannot be read. */
export function priceIn(rows: Rows<Price>, band: Band, id_mst_tiposocio: number): Row<Price> | null {
  const there = band.rows.find(({ draft }) => draft.id_mst_tiposocio === id_mst_tiposocio)
  if (there) return there
  const [hora_ini, hora_fin] = [numberOf(band.hora_ini), numberOf(band.hora_fin)]
  if (hora_ini === null || hora_fin === null) return null
  const row = rows.at({ id_mst_tiposocio, hora_ini, hora_fin, precio: null })
  // one that had these hours when it was read, and was given others since, is not this one
  return isSameBand(row.draft, { hora_ini, hora_fin }) ? row : null
}

/** What prices contradict each other in, by row and field: '2.hora_fin'; told while they are typed. */
export function contradictions(rows: readonly Row<Price>[]): Readonly<Record<string, string>> {
  const readable = rows.flatMap(({ key, draft }) => {
    if (String(draft.precio).trim() === '') return []
    const [id_mst_tiposocio, hora_ini, hora_fin] = [numberOf(draft.id_mst_tiposocio), numberOf(draft.hora_ini), numberOf(draft.hora_fin)]
    return id_mst_tiposocio === null || hora_ini === null || hora_fin === null ? [] : [{ key, id_mst_tiposocio, hora_ini, hora_fin }]
  })
  const said = Object.entries(hourComplaints(readable satisfies readonly HourRow[])).map(([place, { key, values }]) => {
    const [at, name] = place.split('.')
    return [`${readable[Number(at)]!.key}.${name}`, t(key, values)]
  })
  return Object.fromEntries(said)
}
