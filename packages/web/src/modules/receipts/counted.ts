import { formatCount } from '../../kit/grid/cells/value.ts'

/** Values of a text with a number: its digits in groups, and the number that chooses the word. */
export const counted = (n: number) => ({ n: formatCount(n), total: n })

/** Sum of a figure over rows, in cents. */
export const sumOf = <T>(rows: readonly T[], figure: (row: T) => number): number => rows.reduce((sum, row) => sum + figure(row), 0)
