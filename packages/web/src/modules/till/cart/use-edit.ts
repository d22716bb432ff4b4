import { readEuros } from '@app/contract/values/money'
import { useEffect, useRef, useState } from 'react'
import { type Editing, type KeypadKey, press } from '../pay/keypad-rules.ts'
import { type CartLine, isFixed, type Till } from '../use-till.ts'

/** Milliseconds after the last key of the keypad before its value is saved. */
const rest = 900

interface Open {
  readonly line: CartLine
  readonly field: Editing
  readonly text: string
  /** Typed in the line itself; otherwise by the keypad. */
  readonly isTyped: boolean
}

/** Applies the rules of the keypad to typing: invalid keys are ignored. */
const asTyped = (text: string, field: Editing) =>
  [...text.replace('.', ',')].reduce((all, one) => (/[\d,]/.test(one) ? press(all, one as KeypadKey, field) : all), '')

/** Quantity or price of the selected line during editing, in the line or on the keypad. */
export function useEdit(till: Till, chosen: CartLine | null) {
  const [open, setOpen] = useState<Open | null>(null)
  const [mode, setMode] = useState<Editing>('cantidad')
  const latest = useRef(open)
  latest.current = open
  const put = (next: Open | null) => {
    latest.current = next
    setOpen(next)
  }
  const commit = () => {
    const now = latest.current
    put(null)
    if (!now || now.text === '') return
    const { line, field, text } = now
    if (field === 'cantidad') {
      const cantidad = Number(text)
      if (cantidad === 0) void till.removeLine(line)
      else if (cantidad !== line.cantidad) void till.setQuantity(line, cantidad)
      return
    }
    const precio = readEuros(text.replace(/,$/, ''))
    if (precio !== null && precio !== line.precio) void till.setPrice(line, precio)
  }
  const held = useRef(commit)
  held.current = commit
  const isWaiting = open !== null && !open.isTyped
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- each key begins the wait anew
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => held.current(), rest)
    return () => clearTimeout(timer)
  }, [isWaiting, open?.text])
  const start = (line: CartLine, field: Editing, isTyped: boolean) => {
    if (isFixed(line)) return
    commit()
    setMode(field)
    if (isTyped) put({ line, field, text: '', isTyped })
  }
  return {
    mode,
    field: open?.field ?? null,
    text: open?.text ?? '',
    isTyped: open?.isTyped ?? false,
    start,
    commit,
    cancel: () => put(null),
    type: (text: string) => open && put({ ...open, text: asTyped(text, open.field) }),
    setMode: (field: Editing) => {
      commit()
      setMode(field)
    },
    press: (key: KeypadKey) => {
      const now = latest.current ?? (chosen && !isFixed(chosen) ? { line: chosen, field: mode, text: '', isTyped: false } : null)
      if (now) put({ ...now, text: press(now.text, key, now.field) })
    },
  }
}
export type Edit = ReturnType<typeof useEdit>
