import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { t } from '../../texts/i18n.ts'
import type { GridColumn, RowId } from '../column.ts'
import { type Edit, withEdits } from './edits.ts'

interface Options<T> {
  rows: T[] | undefined
  rowId: (row: T) => RowId
  onEdit: ((row: T, key: keyof T & string, value: unknown) => Promise<void>) | undefined
}

const none: never[] = []

/** Optimistic cell edits: the new value shows immediately; if `onEdit` rejects, the cell reverts and `notice` holds the message. */
export function useEdits<T>({ rows, rowId, onEdit }: Options<T>) {
  const [edits, setEdits] = useState<readonly Edit[]>([])
  const [notice, setNotice] = useState<string | null>(null)
  const latest = useRef({ rows, rowId, onEdit })
  latest.current = { rows, rowId, onEdit }

  // New rows carry the accepted edits.
  useEffect(() => setEdits((now) => (now.some((edit) => edit.settled) ? now.filter((edit) => !edit.settled) : now)), [rows])

  const commit = useCallback(async (row: T, column: GridColumn<T>, value: unknown) => {
    const { rows: before, rowId: idOf, onEdit: save } = latest.current
    if (!save) return
    const edit: Edit = { id: idOf(row), key: column.key, value, settled: false }
    const isSameCell = (other: Edit) => other.id === edit.id && other.key === edit.key
    setNotice(null)
    setEdits((now) => [...now.filter((other) => !isSameCell(other)), edit])
    try {
      await save(row, column.key, value)
      const isBack = latest.current.rows !== before
      setEdits((now) => now.flatMap((other) => (other !== edit ? [other] : isBack ? [] : [{ ...edit, settled: true }])))
    } catch (error) {
      setEdits((now) => now.filter((other) => other !== edit))
      const reason = error instanceof Error ? error.message : String(error)
      setNotice(t('grid.edit_failed', { column: column.header, reason }))
    }
  }, [])

  const data = useMemo(() => withEdits(rows ?? none, edits, rowId), [rows, edits, rowId])
  return { data, commit, notice, setNotice }
}
