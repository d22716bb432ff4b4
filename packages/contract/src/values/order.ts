/** The numbers of a list, each once, the smallest first. */
export const ascending = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b)

/**
 * Puts things in the order of a number of theirs, the smallest first; those that are equal in it in the order of the next number, and so on:
 * `rows.toSorted(by(({ hora_ini }) => hora_ini))`.
 */
export const by =
  <One>(...numbers: readonly ((one: One) => number)[]) =>
  (a: One, b: One): number => {
    for (const numberOf of numbers) {
      const difference = numberOf(a) - numberOf(b)
      if (difference !== 0) return difference
    }
    return 0
  }
