import type { Field, Fields, KindName } from './field.ts'

/**
 * Words in the columns of a table. `person` words may be about the member that the row refers to: erasing the data of
 * that member empties them in rows, in JSON copies and in the audit. `law` words are about that member too, but tax law keeps
 * them in the row: they are emptied in copies only. `club` words are about nobody.
 */
export interface WordColumns<C extends string = string> {
  readonly person?: readonly C[]
  readonly law?: readonly C[]
  readonly club?: readonly C[]
}
/** One subject for all columns, or a subject per column. */
export type Words<C extends string = string> = 'person' | 'club' | WordColumns<C>

const wordKinds: ReadonlySet<KindName> = new Set(['text', 'email', 'phone', 'httpsUrl', 'nif', 'iban', 'json'])

/** True for a field with free words, also within a list or an object. */
export const holdsWords = ({ kind, facts }: Field): boolean =>
  wordKinds.has(kind) || (facts.item !== undefined && holdsWords(facts.item)) || Object.values(facts.fields ?? {}).some(holdsWords)

/** Names of the columns with words, by subject. */
export function wordsOf<C extends string>(fields: Fields, words: Words<C> | undefined): Required<WordColumns<string>> {
  const named = Object.entries(fields).flatMap(([name, field]) => (holdsWords(field) ? [name] : []))
  if (words === 'person') return { person: named, law: [], club: [] }
  if (words === 'club') return { person: [], law: [], club: named }
  return { person: words?.person ?? [], law: words?.law ?? [], club: words?.club ?? [] }
}

/** The fields with the subject of their words, which calls that take them inherit. */
export function markWords<F extends Fields>(fields: F, words: Words | undefined): F {
  const { person, law, club } = wordsOf(fields, words)
  const subject = new Map<string, 'person' | 'club'>([
    ...[...person, ...law].map((name) => [name, 'person'] as const),
    ...club.map((name) => [name, 'club'] as const),
  ])
  const marked = Object.entries(fields).map(([name, field]) => {
    const of = subject.get(name)
    return [name, of ? { ...field, facts: { ...field.facts, words: of } } : field]
  })
  return Object.fromEntries(marked) as F
}
