import { useMemo } from 'react'
import { useKeptState } from '../../screen/kept-state.ts'
import type { VisibleColumn } from '../rows/visible-columns.ts'
import type { CellPosition } from './move.ts'

const head = 'head'
interface Active {
  id: string
  key: string
  row: number
}

/** Active cell, held by row id and column key so that it follows its row through sorts and filters; if the row is removed it stays at its position. */
export function useActive<T>(name: string, items: readonly { id: string }[], shown: readonly VisibleColumn<T>[]) {
  const [active, setActive] = useKeptState<Active | null>(`${name} active`, null)
  const place = useMemo((): CellPosition | null => {
    if (!active || shown.length === 0) return null
    const column = Math.max(
      0,
      shown.findIndex((one) => one.column.key === active.key),
    )
    if (active.id === head) return { row: -1, column }
    const found = items[active.row]?.id === active.id ? active.row : items.findIndex((item) => item.id === active.id)
    return { row: found < 0 ? Math.min(active.row, items.length - 1) : found, column }
  }, [active, items, shown])

  const setPlace = ({ row, column }: CellPosition) => {
    const key = shown[column]?.column.key
    if (key) setActive({ id: items[row]?.id ?? head, key, row: Math.max(0, row) })
  }
  return { place, setPlace }
}
