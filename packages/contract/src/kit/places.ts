import { fill } from './texts.ts'

/** The names in `{name}`, in order. */
const placesIn = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].toSorted()
/** The names in `{name|one|other}`, which a language may do without. */
const choicesIn = (text: string) => [...text.matchAll(/\{(\w+)\|/g)].map(([, name]) => name!)

/** Whether a text may stand for the Spanish one: it fills the same places, chooses words only by a number that the Spanish one names, and leaves no brace unfilled. */
export function isFilledAs(spanish: string, text: string): boolean {
  const known = [...placesIn(spanish), ...choicesIn(spanish)]
  const values = Object.fromEntries(known.map((name) => [name, 1]))
  const samePlaces = placesIn(text).join() === placesIn(spanish).join()
  return samePlaces && choicesIn(text).every((name) => known.includes(name)) && !/[{|}]/.test(fill(text, values))
}
