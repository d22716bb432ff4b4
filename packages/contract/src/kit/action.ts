import type { AnswerStyle } from './answers.ts'
import type { CreateOf, Field, Fields, RowOf } from './field.ts'
import type { Permission } from './permissions.ts'
import type { Resource } from './resource.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** Copied from the specification, letter by letter: 'POST /api/caja/sacar_dinero'. */
export type Endpoint = `${Method} /${string}`

/** What a read showed that a call changes: with `_read` a caller says what it was, and is refused when it is not so any more. */
export interface EditedRead<I extends Fields = Fields> {
  readonly read: Action
  /** What to read again, by what the call was sent. */
  of(input: RowOf<I>): Readonly<Record<string, unknown>>
  /** The name of the answer as a whole among what is changed, of a map only the names that are sent; by the names of its own fields when absent. */
  readonly as?: string
}

/** Anything with behaviour: one call of the product. */
export interface Action<I extends Fields = Fields, O = any, P extends Permission = Permission> {
  readonly endpoint: Endpoint
  /** Other spellings of the same call. */
  readonly also?: readonly Endpoint[]
  readonly permission: P
  /** Parameters of the club that have to be on, as for its screen; refused while one is off. */
  readonly parametros?: readonly string[]
  /** Path, query and body as one object. Names in the path match integers unless they are text fields. */
  readonly input: I
  readonly output: Field<O>
  /** The resources it writes; absent means that it only reads and PostgreSQL holds it to that. */
  readonly changes?: readonly Resource[]
  /** The reads that show what it changes; a form then sends only what was changed, and from what. */
  readonly edits?: readonly EditedRead<NoInfer<I>>[]
  /** The specification's form of the answer; plain when not named. */
  readonly answer?: AnswerStyle
  /** The largest body in bytes, for uploads. */
  readonly bodyMax?: number
  /** It shows the file of the member whom this name in the input tells: who opened it is kept. */
  readonly opens?: string
}
export const action = <const I extends Fields, O, const P extends Permission>(spec: Action<I, O, P>): Action<I, O, P> => spec

/** A change of the row that a read shows, by the same id. */
export const editsOf = (read: Action): readonly EditedRead<{ id: Field<number> }>[] => [{ read, of: ({ id }) => ({ id }) }]

/** The fields of what a call `edits`, by their names in `_read`. */
export const editedFields = ({ edits = [] }: Pick<Action, 'edits'>): Fields =>
  Object.assign({}, ...edits.map(({ read, as }) => (as ? { [as]: read.output } : (read.output.facts.fields ?? {}))))

/** The names by which other desks and the API document hear of what a call writes; none for a call that only reads. */
export const writtenBy = ({ changes = [] }: Action): readonly string[] => changes.map(({ name }) => name)

/** What a handler gets: every field read, optional ones null, defaulted ones filled. */
export type InputOf<A> = A extends Action<infer I> ? RowOf<I> : never
/** What a caller gives. */
export type SentOf<A> = A extends Action<infer I> ? CreateOf<I> : never
export type OutputOf<A> = A extends Action<Fields, infer O> ? O : never
export type PermissionOf<A> = A extends Action<Fields, any, infer P> ? P : never

export const methodOf = (endpoint: Endpoint) => endpoint.slice(0, endpoint.indexOf(' ')) as Method
export const pathOf = (endpoint: Endpoint) => endpoint.slice(endpoint.indexOf(' ') + 1)
