import type { courtPrice } from '@app/contract/courts/court-parts'
import { type HourRow, hourComplaints } from '@app/contract/courts/court-rules'
import type { RowOfResource } from '@app/contract/kit/resource'
import type { Row, Rows } from '../../kit/forms/form-types.ts'
import { t } from '../../kit/texts/i18n.ts'

/** Identity of prices in a form; one without an amount is ignored. */
export const pricePlan = { by: ['id_mst_tiposocio', 'hora_ini', 'hora_fin'], blank: ['precio'] } as const
/** Price by hour in a form. */
export type Price = Pick<RowOfResource<typeof courtPrice>, 'id_mst_tiposocio' | 'hora_ini' | 'hora_fin' | 'precio'>

const numberOf = (draft: unknown): number | null => (typeof draft === 'number' ? draft : null)

/** Hours of a band, as typed. */
export interface Hours {
  readonly hora_ini: unknown
  readonly hora_fin: unknown
}
/** Band of hours with its prices; `added` is the original band while it has none. */
export interface Band extends Hours {
  readonly key: string
  readonly rows: readonly Row<Price>[]
  readonly added?: Hours
}

export const isSameBand = (one: Hours, other: Hours) => one.hora_ini === other.hora_ini && one.hora_fin === other.hora_fin

/** Bands of hours with prices, in order of appearance, followed by the added ones. */
export function bandsOf(rows: readonly Row<Price>[], added: readonly Hours[]): Band[] {
  const groups = Map.groupBy(rows, ({ draft }) => `${draft.hora_ini}-${draft.hora_fin}`)
  const used = [...groups.values()].map((group): Band => ({ ...group[0]!.draft, key: group[0]!.key, rows: group }))
  const empty = added.filter((one) => !used.some((band) => isSameBand(band, one)))
  return [...used, ...empty.map((one, at): Band => ({ ...one, key: `added-${at}`, rows: [], added: one }))]
}

/** Default for the next band: from the end of the last one. */
export function nextBand(bands: readonly Hours[]): Hours {
  const end = numberOf(bands.at(-1)?.hora_fin)
  return { hora_ini: end === null || end >= 1439 ? 0 : end, hora_fin: 1439 }
}

/** Price of a member type in a band: the existing one, or one added on typing; null while the hours cannot be read. */
export function priceIn(rows: Rows<Price>, band: Band, id_mst_tiposocio: number): Row<Price> | null {
  const there = band.rows.find(({ draft }) => draft.id_mst_tiposocio === id_mst_tiposocio)
  if (there) return there
  const [hora_ini, hora_fin] = [numberOf(band.hora_ini), numberOf(band.hora_fin)]
  if (hora_ini === null || hora_fin === null) return null
  const row = rows.at({ id_mst_tiposocio, hora_ini, hora_fin, precio: null })
  // a row that had these hours when it was read, and others since, is not this one
  return isSameBand(row.draft, { hora_ini, hora_fin }) ? row : null
}

/** Contradictions between prices, by row and field: '2.hora_fin'; shown during typing. */
export function contradictions(rows: readonly Row<Price>[]): Readonly<Record<string, string>> {
  const readable = rows.flatMap(({ key, draft }) => {
    if (String(draft.precio).trim() === '') return []
    const [id_mst_tiposocio, hora_ini, hora_fin] = [numberOf(draft.id_mst_tiposocio), numberOf(draft.hora_ini), numberOf(draft.hora_fin)]
    return id_mst_tiposocio === null || hora_ini === null || hora_fin === null ? [] : [{ key, id_mst_tiposocio, hora_ini, hora_fin }]
  })
  const complaints = Object.entries(hourComplaints(readable satisfies readonly HourRow[])).map(([place, { key, values }]) => {
    const [at, name] = place.split('.')
    return [`${readable[Number(at)]!.key}.${name}`, t(key, values)]
  })
  return Object.fromEntries(complaints)
}
