import { useCallback, useEffect, useState } from 'react'
import { type Count, emptyCount, keepCount, keptCount } from './count.ts'

interface Drawer {
  readonly close: number
  readonly expected: number
}

/** Count of a register; survives a reload, and keeps the state of the drawer at its start. */
export function useCount(register: number, drawer: Drawer) {
  const [count, setCount] = useState(() => keptCount(register))
  useEffect(() => keepCount(register, count), [register, count])
  const { close, expected } = drawer
  const change = useCallback(
    (part: Partial<Count>) => setCount((now) => ({ ...now, began: now.began ?? { close, expected }, ...part })),
    [close, expected],
  )
  const clear = useCallback(() => setCount(emptyCount), [])
  const accept = useCallback(() => setCount((now) => ({ ...now, began: { close, expected } })), [close, expected])
  /** Correction made during a count: expected cash changed by n cents since it started. */
  const correct = useCallback(
    (cents: number) => setCount((now) => ({ ...now, began: now.began && { ...now.began, expected: now.began.expected + cents } })),
    [],
  )
  return { count, change, clear, accept, correct }
}
