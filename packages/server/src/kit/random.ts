/** A seeded source of randomness: the same seed produces the same club. */
export interface Random {
  /** A number from 0 up to but not 1. */
  next(): number
  /** An integer from `min` to `max`, both included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** One of the entries, each as likely as its weight. */
  weighted<T>(entries: readonly (readonly [T, number])[]): T
}

/** Chance from a seed (mulberry32: 32 bits of state, enough for a demonstration, not for secrets). */
export const randomFrom = (seed: number): Random => {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(next() * list.length)]
    if (found === undefined) throw new Error('nothing to pick from')
    return found
  }
  const weighted = <T>(entries: readonly (readonly [T, number])[]): T => {
    let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [value, weight] of entries) {
      rest -= weight
      if (rest < 0) return value
    }
    return pick(entries)[0]
  }
  return { next, int, chance: (probability) => next() < probability, pick, weighted }
}
