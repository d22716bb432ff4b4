import { fill } from './texts.ts'

/** Placeholder names in `{name}`, in order. */
const placesIn = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].toSorted()
/** Placeholder names in `{name|one|other}`, which a language may leave out. */
const choicesIn = (text: string) => [...text.matchAll(/\{(\w+)\|/g)].map(([, name]) => name!)

/**
 * True if a text may replace the Spanish one: it has the same placeholders, chooses plurals only by a number of the Spanish text, and
 * leaves no brace unfilled.
 */
export function isFilledAs(spanish: string, text: string): boolean {
  const known = [...placesIn(spanish), ...choicesIn(spanish)]
  const values = Object.fromEntries(known.map((name) => [name, 1]))
  const samePlaces = placesIn(text).join() === placesIn(spanish).join()
  return samePlaces && choicesIn(text).every((name) => known.includes(name)) && !/[{|}]/.test(fill(text, values))
}
