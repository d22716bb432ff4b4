import type { CSSProperties } from 'react'
import { shapeOf } from '../../kinds/shapes.ts'
import { firstWidth, type GridColumn, type SavedLayout } from '../column.ts'

/** Visible column with the style shared by header, rows and footer; its width is a CSS variable, so that a resize renders no cell again. */
export interface VisibleColumn<T> {
  column: GridColumn<T>
  pin: 'start' | 'end' | undefined
  className: string
  style: CSSProperties
  /** Position on a card; absent in a row. */
  spot?: GridColumn<T>['card']
}

/** Visible columns in drawing order: pinned at the start, free, pinned at the end. */
export function visibleColumns<T>(columns: readonly GridColumn<T>[], layout: SavedLayout): VisibleColumn<T>[] {
  const byKey = new Map(columns.map((column) => [column.key as string, column]))
  const pinOf = (id: string) => (layout.pinned.start.includes(id) ? 'start' : layout.pinned.end.includes(id) ? 'end' : undefined)
  const rank = { start: 0, none: 1, end: 2 }
  const sides = layout.order
    .filter((id) => !layout.hidden.includes(id))
    .flatMap((id) => {
      const column = byKey.get(id)
      return column ? [{ column, pin: pinOf(id) as VisibleColumn<T>['pin'] }] : []
    })
    .toSorted((a, b) => rank[a.pin ?? 'none'] - rank[b.pin ?? 'none'])
  const lastStart = sides.findLastIndex(({ pin }) => pin === 'start')
  const firstEnd = sides.findIndex(({ pin }) => pin === 'end')
  return sides.map(({ column, pin }, index) => {
    const { align: ofKind, grows } = shapeOf(column.kind)
    const align = column.align ?? ofKind
    const grow = grows && !pin && layout.widths[column.key] === undefined
    const edge = index === lastStart || index === firstEnd ? ' edge' : ''
    return {
      column,
      pin,
      className: `dg-cell${align === 'end' ? ' number' : ''}${pin ? ` pin-${pin}${edge}` : ''}`,
      style: {
        flex: `${grow ? 1 : 0} 0 var(--w-${column.key})`,
        ...(pin === 'start' ? { left: `var(--at-${column.key})` } : {}),
        ...(pin === 'end' ? { right: `var(--at-${column.key})` } : {}),
      },
    }
  })
}

/** CSS variables of the widths and of the offsets of pinned columns; `lead` and `tail` are the widths of the selection and action columns. */
export function widthVariables<T>(
  shown: readonly VisibleColumn<T>[],
  widths: SavedLayout['widths'],
  { lead, tail }: { lead: number; tail: number },
): CSSProperties {
  const widthOf = ({ column }: VisibleColumn<T>) => widths[column.key] ?? firstWidth(column)
  const variables: Record<string, string> = { '--lead': `${lead}px`, '--tail': `${tail}px` }
  let start = lead
  let end = tail
  for (const one of shown) {
    variables[`--w-${one.column.key}`] = `${widthOf(one)}px`
    if (one.pin !== 'start') continue
    variables[`--at-${one.column.key}`] = `${start}px`
    start += widthOf(one)
  }
  for (const one of shown.toReversed()) {
    if (one.pin !== 'end') continue
    variables[`--at-${one.column.key}`] = `${end}px`
    end += widthOf(one)
  }
  const total = shown.reduce((sum, one) => sum + widthOf(one), lead + tail)
  return { ...variables, '--total': `${total}px`, '--pins-start': `${start}px`, '--pins-end': `${end}px` }
}
