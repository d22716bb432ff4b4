import { isEmpty } from '@app/contract/kit/field'
import { type ShownKind, shapeOf } from '../../kinds/shapes.ts'

const collators = new Map<string, Intl.Collator>()

/** Collator of a language for sorting names: ignores accents and case, compares numbers by size; 'en-EN' is read as British. */
export function collatorOf(language: string): Intl.Collator {
  const tag = language === 'en-EN' ? 'en-GB' : language
  const known = collators.get(tag) ?? new Intl.Collator(tag, { numeric: true, sensitivity: 'base' })
  collators.set(tag, known)
  return known
}

/** Comparator of raw values of a kind; empty values come first, and so last in descending order. */
export function comparing(kind: ShownKind, collator: Intl.Collator): (a: unknown, b: unknown) => number {
  const { compare } = shapeOf(kind)
  return (a, b) => {
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(b)) - Number(isEmpty(a))
    if (compare === 'words') return collator.compare(String(a as string | number), String(b as string | number))
    if ((a as number) < (b as number)) return -1
    return (a as number) > (b as number) ? 1 : 0
  }
}
