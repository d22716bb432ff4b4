import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Scale } from './day/geometry.ts'
import type { PlannerCourt } from './planner-model.ts'

interface Start {
  /** The columns are measured. */
  readonly isReady: boolean
  readonly scale: Scale
  readonly courts: readonly PlannerCourt[]
  readonly now: number | null
}
/** Scrolls once to the current time, or to the first opening of the courts; a change of day keeps the hours in sight. */
export function useStartOfDay(scroller: RefObject<HTMLElement | null>, { isReady, scale, courts, now }: Start) {
  const start = useRef(0)
  start.current = scale.y((now ?? Math.min(...courts.map((court) => court.opens))) - 75)
  useLayoutEffect(() => {
    if (isReady) scroller.current?.scrollTo({ top: start.current })
  }, [scroller, isReady])
}

/** Scrolls the selected booking into view. */
export function useSelectedInView(scroller: RefObject<HTMLElement | null>, selected: number | null) {
  useEffect(() => {
    const card = selected !== null && scroller.current?.querySelector(`[data-booking="${selected}"]`)
    if (card) card.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [scroller, selected])
}
