import { useRef, useState } from 'react'
import { t } from '../../texts/i18n.ts'
import { type GridColumn, inRow } from '../column.ts'
import { today } from '../keys/zone.ts'
import { editText, readCell } from './read-cell.ts'
import type { useEdits } from './use-edits.ts'

/** Editability of a cell: true, the reason of its lock, or false if its column is read-only. */
export const guardOf = <T>(column: GridColumn<T>, row: T): true | string | false => column.canEdit?.(row) ?? false

/** The one open cell editor. The draft outlives the editor's element, which scrolling may recreate. */
export function useEditor<T extends object>(
  { commit, setNotice }: Pick<ReturnType<typeof useEdits<T>>, 'commit' | 'setNotice'>,
  onLocked?: (row: T, reason: string) => void,
) {
  const [editing, setEditing] = useState<{ id: string; key: string } | null>(null)
  const draft = useRef('')

  const start = ({ id, row, column }: { id: string; row: T; column: GridColumn<T> }, typed?: string) => {
    const guard = guardOf(column, row)
    if (typeof guard === 'string') (onLocked ?? ((_row, reason) => setNotice(reason)))(row, guard)
    if (guard !== true) return
    setNotice(null)
    if (column.kind === 'flag') {
      if (typed === undefined || typed === ' ')
        void commit(row, column, typeof row[column.key] === 'number' ? Number(!row[column.key]) : !row[column.key])
      return
    }
    const own = inRow(column, row)
    draft.current = typed === undefined || own.choices ? editText(own, row) : typed
    setEditing({ id, key: column.key })
  }
  /** Commits the typed text; false if it cannot be read, and the editor stays open. */
  const finish = (row: T, column: GridColumn<T>, raw: string): boolean => {
    const own = inRow(column, row)
    const reading = raw === editText(own, row) ? null : readCell(own, raw, today())
    if (reading && 'refused' in reading) {
      setNotice(t('grid.unreadable', { column: column.header, text: raw }))
      return false
    }
    if (reading && guardOf(column, row) === true) void commit(row, column, reading.value)
    setEditing(null)
    return true
  }
  const cancel = () => {
    setNotice(null)
    setEditing(null)
  }
  return { editing, draft, start, finish, cancel }
}
