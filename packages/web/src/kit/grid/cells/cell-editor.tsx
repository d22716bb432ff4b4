import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { shapeOf } from '../../kinds/shapes.ts'
import type { GridColumn } from '../column.ts'

export type Leave = 'down' | 'next' | 'back' | 'stay'

interface Props<T> {
  column: GridColumn<T>
  draft: RefObject<string>
  /** True to start with the whole value selected; otherwise with the typed text. */
  isWhole: boolean
  /** False keeps the editor open: the text cannot be read. */
  onFinish: (raw: string, leave: Leave) => boolean
  onCancel: () => void
}

/** Editor inside a cell: Enter saves and moves down, Tab saves and moves on, Escape cancels, blur saves. */
export function CellEditor<T>({ column, draft, isWhole, onFinish, onCancel }: Props<T>) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const isDone = useRef(false)
  const [isRefused, setRefused] = useState(false)
  const [text, setText] = useState(draft.current)

  useEffect(() => {
    isDone.current = false
    field.current?.focus({ preventScroll: true })
    if (isWhole) field.current?.select?.()
    return () => {
      isDone.current = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the editor appears
  }, [])

  /** Saving moves the focus, and blur saves: `done` is set first, so that saving happens once. */
  const finish = (leave: Leave) => {
    if (isDone.current) return
    isDone.current = true
    isDone.current = onFinish(text, leave)
    setRefused(!isDone.current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // the screen's own key, such as Ctrl+S, finds the typed value saved
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') return finish('stay')
    const leave: Leave | undefined = event.key === 'Enter' ? 'down' : event.key === 'Tab' ? (event.shiftKey ? 'back' : 'next') : undefined
    event.stopPropagation()
    if (!leave && event.key !== 'Escape') return
    event.preventDefault()
    if (leave) return finish(leave)
    isDone.current = true
    onCancel()
  }
  const shared = {
    ref: field,
    className: 'dg-editor',
    value: text,
    'aria-label': column.header,
    'aria-invalid': isRefused,
    onKeyDown,
    onBlur: () => finish('stay'),
    onChange: (event: { currentTarget: { value: string } }) => {
      draft.current = event.currentTarget.value
      setText(draft.current)
    },
  }
  if (!column.choices) return <input {...shared} type="text" {...shapeOf(column.kind).input} />
  return (
    <select {...shared}>
      {column.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  )
}
