import type { Action } from './action.ts'
import type { Field, Fields } from './field.ts'

type Sent = Readonly<Record<string, unknown>>

/** Fields of an object, or of the items of a list of objects; none for other kinds. */
const inner = (field: Field | undefined): Fields | undefined => field?.facts.fields ?? field?.facts.item?.facts.fields

const isObject = (value: unknown): value is Sent => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Field of that name; none for what every object inherits. */
const fieldOf = (fields: Fields, name: string): Field | undefined => (Object.hasOwn(fields, name) ? fields[name] : undefined)

/** Sent values without the names that are only shown: names that `shown` has and `taken` does not, at any depth. */
function withoutShown(taken: Fields, shown: Fields, sent: Sent): Sent {
  const takenBy = (name: string) => fieldOf(taken, name) ?? Object.values(taken).find((field) => field.alias?.includes(name))
  const within = (field: Field, name: string, value: unknown): unknown => {
    const [takes, shows] = [inner(field), inner(fieldOf(shown, name))]
    if (!takes || !shows) return value
    if (Array.isArray(value)) return value.map((one: unknown) => (isObject(one) ? withoutShown(takes, shows, one) : one))
    return isObject(value) ? withoutShown(takes, shows, value) : value
  }
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]): [string, unknown][] => {
      const field = takenBy(name)
      if (field) return [[name, within(field, name, value)]]
      return fieldOf(shown, name) ? [] : [[name, value]]
    }),
  )
}

/**
 * Sent values of a call without those that its reads only show, such as names and sums: what a read answered may be sent back.
 * Names that neither has are kept, to be refused.
 */
export const withoutReadOnly = ({ input, edits = [], echoes = [] }: Action, sent: Sent): Sent =>
  [...edits.flatMap(({ read, as }) => (as ? [] : [read])), ...echoes].reduce(
    (rest, read) => withoutShown(input, read.output.facts.fields ?? {}, rest),
    sent,
  )
