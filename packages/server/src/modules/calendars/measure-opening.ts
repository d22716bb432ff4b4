import { addDays, type Day } from '@app/contract/values/day'
import type { Tx } from '../../kit/database.ts'
import { openingOn } from './public.ts'

/** The median in milliseconds of reading and working out a day of these courts, over so many days that follow one another, the first few not counted. */
export async function measureOpening(
  tx: Tx,
  courts: readonly { id_mst_recurso: number; id_mst_calendario: number | null }[],
  from: Day,
  days: number,
): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < days + 5; index += 1) {
    const start = performance.now()
    await openingOn(tx, addDays(from, index), courts)
    if (index >= 5) times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
}
