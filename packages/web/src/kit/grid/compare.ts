import type { CellKind } from './column.ts'

const collators = new Map<string, Intl.Collator>()

/** The alphabet of a language for sorting names: accents and case aside, numbers by size; 'en-EN' is read as British. */
export function collatorOf(language: string): Intl.Collator {
  const tag = language === 'en-EN' ? 'en-GB' : language
  const known = collators.get(tag) ?? new Intl.Collator(tag, { numeric: true, sensitivity: 'base' })
  collators.set(tag, known)
  return known
}

const isNothing = (value: unknown) => value === null || value === undefined || value === ''
const ordinal = new Set(['day', 'instant'])

/** Compares raw values of a kind; nothing comes first, so that it comes last in descending order. */
export const comparing =
  (kind: CellKind, collator: Intl.Collator) =>
  (a: unknown, b: unknown): number => {
    if (isNothing(a) || isNothing(b)) return Number(isNothing(b)) - Number(isNothing(a))
    if (typeof a === 'string' && typeof b === 'string' && !ordinal.has(kind)) return collator.compare(a, b)
    if ((a as number) < (b as number)) return -1
    return (a as number) > (b as number) ? 1 : 0
  }
