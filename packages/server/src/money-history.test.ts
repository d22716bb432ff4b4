import { expect, it } from 'vitest'
import { randomFrom } from './kit/random.ts'
import { broken } from './testing/modules/till.ts'
import { historyClub, MoneyHistory } from './testing/money-history.ts'
import { inProofs, roundsOf, seedOf } from './testing/rounds.ts'

/** `npm run proofs -- money-history --rounds 100000 --seed 7` runs as many as wished. */
const count = roundsOf({ test: 30, proofs: 1000 })
const seed = seedOf(11)
const actsOfOne = 12

const club = await historyClub()

it(
  `${count} random histories of money keep every balance, never give back more than was paid, and add up from their transfers alone`,
  async () => {
    const random = randomFrom(seed)
    const done = new Map<string, number>()
    for (let n = 0; n < count; n += 1) {
      const history = new MoneyHistory(club, random)
      await history.run(actsOfOne)
      expect(history.faults).toEqual([])
      for (const act of history.done) done.set(act, (done.get(act) ?? 0) + 1)
    }
    expect(await broken(club)).toEqual([])
    expect(club.deadlocks()).toBe(0)
    // each act was done, and refused if that is possible
    expect(done.size).toBeGreaterThan(20)
    if (inProofs) console.log(Object.fromEntries(done))
  },
  60_000 + count * 1000,
)
