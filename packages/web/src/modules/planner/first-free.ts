import { clickRange } from './free-range.ts'
import type { Board } from './planner-model.ts'

/** The first free stretch from a minute on, on the first court that has it, or null when the day is full. */
export function firstFree(board: Board, minute: number): { court: number; from: number; to: number } | null {
  const step = Math.min(60, ...board.courts.map(({ minutes }) => minutes.step))
  const first = Math.max(board.from, Math.ceil(minute / step) * step)
  for (let at = first; at < board.to; at += step)
    for (const [index, court] of board.courts.entries()) {
      const range = clickRange(board, index, at)
      if (typeof range !== 'string' && range.from >= first) return { court: court.id, ...range }
    }
  return null
}
