import { useCallback, useEffect, useState } from 'react'
import { type Count, emptyCount, keepCount, keptCount } from './count.ts'

interface Drawer {
  readonly close: number
  readonly expected: number
}

/** The count of a register; it survives a reload, and remembers what the drawer was when it began. */
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
  /** Whoever counts has put something right: the drawer is meant to hold so many cents more than when the count began. */
  const correct = useCallback(
    (cents: number) => setCount((now) => ({ ...now, began: now.began && { ...now.began, expected: now.began.expected + cents } })),
    [],
  )
  return { count, change, clear, accept, correct }
}
