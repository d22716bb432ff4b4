/** Distinct numbers of a list, smallest first. */
export const ascending = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b)

/**
 * Comparator by a number of each item, smallest first; equal ones by the next number, and so on: `rows.toSorted(by(({ hora_ini }) =>
 * hora_ini))`.
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
