import { type InHand, pickRange } from '../drag/free-range.ts'
import type { Board } from '../planner-model.ts'

type IsEnough = (minutes: number, normal: number) => boolean

function search(board: Board, first: number, held: InHand | null, isEnough: IsEnough) {
  const step = Math.min(60, ...board.courts.map(({ minutes }) => minutes.step))
  for (let at = Math.max(board.from, Math.ceil(first / step) * step); at < board.to; at += step)
    for (const [index, court] of board.courts.entries()) {
      const range = pickRange(board, index, at, held)
      if (typeof range !== 'string' && range.from >= first && isEnough(range.to - range.from, court.minutes.normal))
        return { court: court.id, ...range }
    }
  return null
}

/**
 * First free stretch from a minute on, on the first court that has one: of the held item's length; otherwise of the default length if
 * possible, or shorter; null if the day is full.
 */
export const firstFree = (board: Board, minute: number, held: InHand | null = null) =>
  search(board, minute, held, (minutes, normal) => held !== null || minutes >= normal) ??
  (held ? null : search(board, minute, held, () => true))
