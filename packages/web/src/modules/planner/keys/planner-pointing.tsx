import type { RefObject } from 'react'
import type { Surface } from '../drag/pointer-place.ts'
import { PlannerTip } from '../frame/planner-tip.tsx'
import type { Board } from '../planner-model.ts'
import { useHover } from './use-hover.ts'

interface Props {
  scroller: RefObject<HTMLElement | null>
  /** The element that marks the free cell under a mouse. */
  cell: RefObject<HTMLElement | null>
  board: Board
  surface: () => Surface | null
  /** The booking whose panel is open. */
  selected: number | null
}

/** What the planner says of the place that is pointed at: the free time there, or all of a booking. */
export function PlannerPointing({ scroller, cell, board, surface, selected }: Props) {
  useHover(scroller, cell, { board, surface })
  return <PlannerTip scroller={scroller} board={board} selected={selected} />
}
