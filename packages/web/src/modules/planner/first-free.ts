import { clickRange } from './free-range.ts'
import type { Board } from './planner-model.ts'

const search = (board: Board, first: number, isLongEnough: (minutes: number, normal: number) => boolean) => {
  const step = Math.min(60, ...board.courts.map(({ minutes }) => minutes.step))
  for (let at = Math.max(board.from, Math.ceil(first / step) * step); at < board.to; at += step)
    for (const [index, court] of board.courts.entries()) {
      const range = clickRange(board, index, at)
      if (typeof range !== 'string' && range.from >= first && isLongEnough(range.to - range.from, court.minutes.normal))
        return { court: court.id, ...range }
    }
  return null
}

/** The first free stretch from a minute on, on the first court that has it: of the normal length where there is one, else a shorter one; null when the day is full. */
export const firstFree = (board: Board, minute: number) =>
  search(board, minute, (minutes, normal) => minutes >= normal) ?? search(board, minute, () => true)
