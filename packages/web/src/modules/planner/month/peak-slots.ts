import { isPeak, monthHours } from '@app/contract/planner/month-rules'
import { pickRange } from '../drag/free-range.ts'
import type { Board } from '../planner-model.ts'

export interface PeakSlot {
  readonly court: number
  readonly name: string
  readonly from: number
  readonly to: number
}

/** Free stretches of the courts' default length that begin in the peak hours, from a minute on, earliest first. */
export function peakSlots(board: Board, since: number): PeakSlot[] {
  const found = new Map<string, PeakSlot>()
  for (const hour of monthHours.filter(isPeak))
    for (const [index, { id, name, minutes }] of board.courts.entries()) {
      const range = pickRange(board, index, hour * 60, null)
      if (typeof range === 'string' || range.from < since || !isPeak(Math.floor(range.from / 60)) || range.to - range.from < minutes.normal)
        continue
      found.set(`${id} ${range.from}`, { court: id, name, ...range })
    }
  return [...found.values()].toSorted((a, b) => a.from - b.from)
}
