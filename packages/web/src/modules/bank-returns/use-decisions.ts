import { useCallback, useMemo, useRef, useState } from 'react'
import { today } from '../../kit/reads/today.ts'
import {
  type Decision,
  type DeskRow,
  isApplicable,
  proposed,
  type ReadReturns,
  type ReturnRow,
  type StepName,
  withStep,
} from './desk-rows.ts'

/** Decisions on the rows of a file, those left for later, and the row at hand. */
export function useDecisions(read: ReadReturns | null) {
  const [decisions, setDecisions] = useState<ReadonlyMap<number, Decision>>(new Map())
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [at, show] = useState(0)
  // keys come faster than the screen is drawn
  const place = useRef(0)
  const setAt = useCallback((n: number) => {
    place.current = n
    show(n)
  }, [])
  const rows = useMemo(
    () =>
      read?.devoluciones.map((row, n): DeskRow => {
        const decision = decisions.get(n) ?? proposed(row)
        return { ...row, n, decision, isChosen: isApplicable(row, decision) && !left.has(n) }
      }),
    [read, decisions, left],
  )
  const decide = (n: number, change: (now: Decision, row: ReturnRow) => Decision) => {
    const row = read?.devoluciones[n]
    if (row) setDecisions((now) => new Map(now).set(n, change(now.get(n) ?? proposed(row), row)))
  }
  return {
    ...{ rows, at, setAt },
    /** The row at hand now. */
    here: () => place.current,
    move: (by: number) => setAt(Math.max(0, Math.min((rows?.length ?? 1) - 1, place.current + by))),
    /** Chooses the step of a row. */
    step: (n: number, paso: StepName) => decide(n, (now, row) => withStep(row, now, paso, today())),
    block: (n: number) => decide(n, (now) => ({ ...now, bloquea: !now.bloquea })),
    change: (n: number, change: Partial<Decision>) => decide(n, (now) => ({ ...now, ...change })),
    /** Rows that are applied; the others stay for later. */
    choose: (ids: readonly number[]) => {
      const kept = new Set(ids)
      setLeft(new Set(rows?.filter((row) => !kept.has(row.n)).map((row) => row.n)))
    },
    leave: (n: number, isLeft: boolean) => setLeft((now) => (isLeft ? new Set([...now, n]) : new Set([...now].filter((one) => one !== n)))),
    clear: () => {
      setDecisions(new Map())
      setLeft(new Set())
      setAt(0)
    },
  }
}
