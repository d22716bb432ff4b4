import type { RefObject } from 'react'
import type { Surface } from '../drag/pointer-place.ts'
import { PlannerTip } from '../frame/planner-tip.tsx'
import type { Board } from '../planner-model.ts'
import { useHover } from './use-hover.ts'

interface Props {
  scroller: RefObject<HTMLElement | null>
  /** Element that marks the free cell under a mouse. */
  cell: RefObject<HTMLElement | null>
  board: Board
  surface: () => Surface | null
  /** Booking with an open panel. */
  selected: number | null
}

/** Hover information of the planner: the free time there, or the details of a booking. */
export function PlannerPointing({ scroller, cell, board, surface, selected }: Props) {
  useHover(scroller, cell, { board, surface })
  return <PlannerTip scroller={scroller} board={board} selected={selected} />
}
