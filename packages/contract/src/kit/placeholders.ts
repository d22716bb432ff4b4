import { fill } from './texts.ts'

/** Placeholder names in `{name}`, in order. */
const placeholdersIn = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].toSorted()
/** Placeholder names in `{name|one|other}`, which a language may leave out. */
const choicesIn = (text: string) => [...text.matchAll(/\{(\w+)\|/g)].map(([, name]) => name!)

/**
 * True if a text may replace the Spanish one: it has the same placeholders, chooses plurals only by a number of the Spanish text, and
 * leaves no brace unfilled.
 */
export function hasSamePlaceholders(spanish: string, text: string): boolean {
  const known = [...placeholdersIn(spanish), ...choicesIn(spanish)]
  const values = Object.fromEntries(known.map((name) => [name, 1]))
  const samePlaces = placeholdersIn(text).join() === placeholdersIn(spanish).join()
  return samePlaces && choicesIn(text).every((name) => known.includes(name)) && !/[{|}]/.test(fill(text, values))
}
