import { courtPrice } from '@app/contract/courts/court-parts'
import { type HourRow, hourComplaints } from '@app/contract/courts/court-rules'
import { readOne, toDraft } from '../../kit/draft.ts'
import { t } from '../../kit/i18n.ts'

/** A price row as it is typed. */
export interface PriceDraft {
  readonly id_mst_tiposocio: number | ''
  readonly precio: string
  readonly hora_ini: number | string
  readonly hora_fin: number | string
}
export const priceFields = {
  id_mst_tiposocio: courtPrice.fields.id_mst_tiposocio,
  hora_ini: courtPrice.fields.hora_ini,
  hora_fin: courtPrice.fields.hora_fin,
  precio: courtPrice.fields.precio,
} as const
export type PriceField = keyof typeof priceFields
export const priceNames = Object.keys(priceFields) as PriceField[]

/** Stored rows as drafts. */
export const priceDrafts = (rows: readonly (HourRow & { readonly precio: number })[]): PriceDraft[] =>
  rows.map(({ id_mst_tiposocio, precio, hora_ini, hora_fin }) => ({
    id_mst_tiposocio,
    precio: String(toDraft(priceFields.precio, precio)),
    hora_ini,
    hora_fin,
  }))

/** A row to go on with: the same member type, from where the last one ends. */
export const nextPrice = (rows: readonly PriceDraft[]): PriceDraft => {
  const last = rows.at(-1)
  const isWhole = !last || Number(last.hora_fin) >= 1439
  return { id_mst_tiposocio: isWhole ? '' : last.id_mst_tiposocio, precio: '', hora_ini: isWhole ? 0 : last.hora_fin, hora_fin: 1439 }
}

type RowComplaints = Readonly<Record<string, string>>

/** What is wrong with typed rows, by place: '2.precio'. What is still empty is complained of once somebody tried to save. */
export function priceComplaints(rows: readonly PriceDraft[], { isTried }: { isTried: boolean }): RowComplaints {
  const wrong: Record<string, string> = {}
  const readable: { row: HourRow; index: number }[] = []
  for (const [index, row] of rows.entries()) {
    const reading = priceNames.map((name) => ({ name, read: readOne(priceFields[name], row[name]) }))
    for (const { name, read } of reading)
      if ('complaint' in read && (isTried || row[name] !== '')) wrong[`${index}.${name}`] = read.complaint
    if (reading.every(({ name, read }) => name === 'precio' || 'value' in read)) readable.push({ row: row as HourRow, index })
  }
  for (const [place, { key, values }] of Object.entries(hourComplaints(readable.map(({ row }) => row)))) {
    const [at, name] = place.split('.') as [string, string]
    wrong[`${readable[Number(at)]!.index}.${name}`] ??= t(key, values)
  }
  return wrong
}
