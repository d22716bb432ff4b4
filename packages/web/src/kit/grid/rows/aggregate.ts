import type { Aggregate } from '../column.ts'

const isValue = (value: unknown): value is number | string => value !== null && value !== undefined && value !== ''
const isNumber = (value: unknown): value is number => typeof value === 'number'
const sumOf = (values: readonly unknown[]) => values.filter(isNumber).reduce((total, n) => total + n, 0)

/**
 * Aggregate of a column over rows: `count` counts the non-empty values, sum and mean read numbers only, min and max also
 * days as text, a share is the percentage of two sums; undefined without readable values.
 */
export function aggregate<R>(
  how: Aggregate,
  rows: readonly R[],
  { key, read }: { readonly key: string; readonly read: (row: R, key: string) => unknown },
): number | string | undefined {
  if (typeof how === 'object') {
    const [part, whole] = how.share.map((one) => sumOf(rows.map((row) => read(row, one))))
    return whole ? (100 * part!) / whole : undefined
  }
  const values = rows.map((row) => read(row, key))
  if (how === 'count') return values.filter(isValue).length
  if (how === 'sum') return sumOf(values)
  if (how === 'mean') {
    const count = values.filter(isNumber).length
    return count ? sumOf(values) / count : undefined
  }
  const sign = how === 'min' ? 1 : -1
  return values.filter(isValue).reduce<number | string | undefined>((best, value) => {
    if (best === undefined) return value
    return sign * (value < best ? -1 : 1) < 0 ? value : best
  }, undefined)
}

/** Figures of the totals row of columns over rows, by column. */
export const totalsOver = <T>(columns: readonly { readonly key: string; readonly total?: Aggregate }[], rows: readonly T[]) =>
  new Map(
    columns.flatMap(({ key, total }) =>
      total ? [[key, aggregate(total, rows, { key, read: (row, name) => (row as Record<string, unknown>)[name] })] as const] : [],
    ),
  )
