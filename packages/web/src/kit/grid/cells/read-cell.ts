import { isEmpty } from '@app/contract/kit/field'
import type { Day } from '@app/contract/values/day'
import { draftText, shapeOf } from '../../kinds/shapes.ts'
import type { GridColumn } from '../column.ts'

type Reading = { value: unknown } | { refused: true }

const orRefused = (value: unknown): Reading => (value === null ? { refused: true } : { value })

/** Reads typed text as a value of the column's kind; empty is null (the server decides if it is allowed); refuses unreadable text. */
export function readCell<T>(column: GridColumn<T>, raw: string, today: Day): Reading {
  const text = raw.trim()
  if (column.choices) return orRefused(column.choices.find((choice) => String(choice.value) === text)?.value ?? null)
  if (text === '') return { value: null }
  const shape = shapeOf(column.kind)
  return shape.parse ? orRefused(shape.parse(text, today)) : { value: text }
}

/** Initial text of an editor. */
export function editText<T>(column: GridColumn<T>, row: T): string {
  const value = row[column.key]
  if (isEmpty(value)) return ''
  return column.choices ? String(value) : draftText(shapeOf(column.kind), value)
}
